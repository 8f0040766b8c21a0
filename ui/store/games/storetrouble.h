// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace four {

class GameStore;

/// What becomes of something that could not be stored: it is tried again, every two seconds, and people are
/// told of the trouble once and not with each try, and once more when it is over. Who has to store something
/// owns one, and keeps by itself what waits. GUI thread only.
class StoreTrouble : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit StoreTrouble(GameStore *store, QObject *parent = nullptr);

    /// After a try that has to be done again: due() follows.
    void wait();
    /// After a try that leaves nothing to be done.
    void settle();
    /// Tells of what went wrong in the store, if that is new.
    void report();
    /// Before a try after which there is none, as the window goes: that one waits for who has the file
    /// locked, as nobody waits for the window any more.
    void prepareForLastTry();

Q_SIGNALS:
    void due(); ///< it is time to try again
    void troubled(const four::StoreProblem &problem);
    void recovered(); ///< what troubled() told of is over

private:
    GameStore *m_store;
    QTimer m_retry;
    std::optional<StoreProblem::Kind> m_told;
};

} // namespace four
