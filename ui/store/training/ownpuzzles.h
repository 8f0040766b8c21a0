// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/rules/player.h"

#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace four {

class GameStore;
struct Training;

/// A drop of somebody's that changed the result of a game, as a puzzle: what was better?
struct OwnPuzzle
{
    coach::Puzzle puzzle;
    qint64 game = 0; ///< the number of the game; of several with the same drops that which was played last
};

/// What there is of somebody's own puzzles on a day.
struct OwnPuzzles
{
    std::vector<OwnPuzzle>
        due;       ///< today: those that were missed, first what waits longest; then the new ones
    int later = 0; ///< that were missed and come again another day
    int learnt = 0;
    std::optional<QDate> next; ///< the first day on which one of `later` comes

    [[nodiscard]] int all() const { return int(due.size()) + later + learnt; }
};

/// Finds the puzzles of people's own games, in the reviews that are stored with the finished ones. They are
/// never stored themselves: with a game its puzzles go, too. GUI thread only.
class OwnPuzzleFinder
{
public:
    /// @param store must live as long as this
    explicit OwnPuzzleFinder(GameStore *store) : m_store(store) {}

    /// @param training of the person; without a name: of whoever played alone against a computer, see
    ///   Contender::isOnePerson()
    /// @param today where the person is
    [[nodiscard]] OwnPuzzles find(const Training &training, QDate today);
    /// Those of find() that are due.
    [[nodiscard]] std::vector<OwnPuzzle> due(const Training &training, QDate today)
    {
        return find(training, today).due;
    }

private:
    struct Reviewed
    {
        qint64 game;
        qint64 moves; ///< digest: of another game these are other puzzles
        Player player;
    };
    /// The reviewed games of somebody, the latest first.
    [[nodiscard]] std::vector<Reviewed> gamesOf(const QString &name);
    [[nodiscard]] const std::vector<coach::Puzzle> &puzzlesOf(const Reviewed &reviewed);

    GameStore *m_store;
    /// Of each game and player what was found once, and the moves for which it is true.
    std::map<std::pair<qint64, Player>, std::pair<qint64, std::vector<coach::Puzzle>>> m_found;
};

} // namespace four
