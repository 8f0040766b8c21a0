// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamestore.h"
#include "ui/store/games/storetrouble.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace four {

/// A game on its way into the store.
struct KeptGame
{
    std::optional<qint64> number;   ///< nothing: it could not be stored yet
    std::unique_ptr<GameLock> lock; ///< none: another window looks at the same game, which is finished
    StoredGame game;                ///< @invariant has its times
    bool isBehind = false;          ///< its last actions could not be stored yet
};

/// Stores games, and tries again those that could not be stored: with each later one, and as StoreTrouble
/// says. GUI thread only.
class Backlog : public QObject
{
    Q_OBJECT

public:
    /// @param store must live as long as this
    explicit Backlog(GameStore *store, QObject *parent = nullptr);

    /// Takes over a game that nobody plays any more.
    void add(KeptGame game) { m_waiting.push_back(std::move(game)); }
    /// Stores all that waits, and this game if there is one. @return whether this one is stored now
    bool store(KeptGame *game);
    /// The last try, when the window goes: waits for who has the file locked, as nobody waits for the window
    /// any more. Does nothing where all is stored. @param game if there is one
    void storeAtTheEnd(KeptGame *game);
    /// Tells of what went wrong in the store meanwhile.
    void reportTrouble() { m_trouble.report(); }

Q_SIGNALS:
    void due(); ///< it is time to try again: store() is to be called
    void troubled(const four::StoreProblem &problem);
    void recovered();

private:
    bool put(KeptGame &game);

    GameStore *m_store;
    std::vector<KeptGame> m_waiting;
    StoreTrouble m_trouble;
};

} // namespace four
