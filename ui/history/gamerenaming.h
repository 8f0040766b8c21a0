// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace four {

class GameLibrary;
class GameStore;

/// Asks for other names of who played a stored game, and gives them. GUI thread only.
class GameRenaming : public QObject
{
    Q_OBJECT

public:
    /// All of them must live as long as this. @param above whose dialog it is
    GameRenaming(GameStore *store, GameLibrary *library, QWidget *above);

    void ask(qint64 game);

Q_SIGNALS:
    void renamed(qint64 game);
    /// @param why in the interface's language of the moment
    void refused(const std::function<QString()> &why);

private:
    GameStore *m_store;
    GameLibrary *m_library;
    QWidget *m_above;
};

} // namespace four
