// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/coach/weakness.h"
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

/// A drop that changed the result of a person's game, as a puzzle: what was better?
struct OwnPuzzle
{
    coach::Puzzle puzzle;
    qint64 game = 0; ///< its number; the last one of games with the same drops
};

/// A person's own puzzles on a day.
struct OwnPuzzles
{
    std::vector<OwnPuzzle> due; ///< today: missed ones, the longest due first; then new ones
    int later = 0;              ///< missed ones of other days
    int learnt = 0;
    std::optional<QDate> next; ///< the first day of `later`

    [[nodiscard]] int all() const { return int(due.size()) + later + learnt; }
};

/// Finds puzzles in the stored reviews of finished games. Puzzles are not stored: they go with their games.
/// GUI thread only.
class OwnPuzzleFinder
{
public:
    /// @param store must live as long as this
    explicit OwnPuzzleFinder(GameStore *store) : m_store(store) {}

    /// @param training nameless: of the person alone against computers, see Contender::isOnePerson()
    /// @param today the local day
    [[nodiscard]] OwnPuzzles find(const Training &training, QDate today);
    /// The due puzzles of find().
    [[nodiscard]] std::vector<OwnPuzzle> due(const Training &training, QDate today)
    {
        return find(training, today).due;
    }

    /// What goes wrong in the person's last reviewed games, at most coach::Weaknesses::mostGames.
    [[nodiscard]] coach::Weaknesses weaknessesOf(const QString &name);

private:
    struct Reviewed
    {
        qint64 game;
        qint64 moves; ///< digest: another one means other puzzles
        Player player;
    };
    /// The reviewed games of a person, the latest first.
    [[nodiscard]] std::vector<Reviewed> gamesOf(const QString &name);
    [[nodiscard]] const std::vector<coach::Puzzle> &puzzlesOf(const Reviewed &reviewed);

    GameStore *m_store;
    /// By game and player: the digest, and the puzzles found for it.
    std::map<std::pair<qint64, Player>, std::pair<qint64, std::vector<coach::Puzzle>>> m_found;
};

} // namespace four
