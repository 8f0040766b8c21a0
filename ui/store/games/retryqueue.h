// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/storeproblem.h"
#include "ui/store/games/gamestore.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace four {

/// The retries after a failed write: every two seconds, with one troubled() and, at the end, one recovered().
/// GameKeeper's RetryQueue and TrainingStore have one each, and keep what waits. GUI thread only.
class StoreTrouble : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit StoreTrouble(GameStore *store, QObject *parent = nullptr);

    /// After a failed write: due() follows.
    void wait();
    /// After the last write that waited.
    void settle();
    /// Emits troubled() for a new problem of the store.
    void report();
    /// Before the last write, when the window closes: it waits longer for a locked file.
    void prepareForLastTry();

Q_SIGNALS:
    void due(); ///< time to write again
    void troubled(const four::StoreProblem &problem);
    void recovered(); ///< after troubled(), all is stored

private:
    GameStore *m_store;
    QTimer m_retry;
    std::optional<StoreProblem::Kind> m_told;
};

/// A game that is stored while it is played.
struct KeptGame
{
    std::optional<qint64> number;   ///< nothing: not stored yet
    std::unique_ptr<GameLock> lock; ///< none: a finished game, open in another window too
    StoredGame game;                ///< @invariant has its times
    bool isBehind = false;          ///< its last actions are not stored yet
};

/// Stores games, and those that failed again: with each later game and on StoreTrouble::due(). GUI thread
/// only.
class RetryQueue : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit RetryQueue(GameStore *store, QObject *parent = nullptr);

    /// Adds a game that is no longer played.
    void add(KeptGame game) { m_waiting.push_back(std::move(game)); }
    /// Stores all waiting games and this one, if any. @return whether this one is stored
    bool store(KeptGame *game);
    /// The last try, when the window closes: waits longer for a locked file. @param game may be null
    void storeAtTheEnd(KeptGame *game);
    /// The games that wait, as store() would store them.
    [[nodiscard]] std::vector<StoredGame> waiting() const;
    /// Emits troubled() for a new problem of the store.
    void reportTrouble() { m_trouble.report(); }

Q_SIGNALS:
    void due(); ///< store() is to be called
    void troubled(const four::StoreProblem &problem);
    void recovered();

private:
    bool storeOne(KeptGame &game);

    GameStore *m_store;
    std::vector<KeptGame> m_waiting;
    StoreTrouble m_trouble;
};

} // namespace four
