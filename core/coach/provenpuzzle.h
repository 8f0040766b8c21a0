// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/outlook.h"
#include "core/engine/position.h"
#include "core/rules/player.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace four::coach {

/// A position of the plain game on the standard board, and something to find in it. What is right is proven
/// by the solver: see puzzleproof.h for what makes a puzzle, puzzleplay.h for playing one.
struct Puzzle
{
    enum class Task : std::uint8_t {
        Win,     ///< win in `number` drops of one's own: 2 to 8; one column alone wins as soon
        Only,    ///< keep a win or a draw, which one column alone does
        Hold,    ///< hold a draw by only moves, one after the other: two at least
        Mistake, ///< which of the last `number` drops changed the result, and what was better
        Ending,  ///< how a counted ending of `number` open columns ends: ending.h
    };
    /// What the coach proves of the first drop: see puzzletheme.h.
    enum class Theme : std::uint8_t {
        DoubleThreat,    ///< two cells at which the mover wins next, or that decide in the end
        Stack,           ///< the same, one right above the other
        NotUnder,        ///< the other columns let the opponent play on a cell above
        ForcedChain,     ///< every reply is forced
        OddThreat,       ///< a threat on an odd row, counted from 1, is made, spoilt, or decides in the end
        EvenThreat,      ///< the same on an even row
        FollowUp,        ///< answering the opponent's discs by a rule is enough
        BlockWithThreat, ///< takes something from the opponent, and threatens to complete a line
        Defence,         ///< stops a win by force, and threatens nothing
    };
    static constexpr int mostWinDrops = 8;
    static constexpr int mostFollowing = 6; ///< only moves that are asked for after the first
    static constexpr int leastQuestioned = 4;
    static constexpr int mostQuestioned = 12; ///< of a game's last drops, for the mistake among them
    static constexpr int leastOpenColumns = 2;
    static constexpr int mostOpenColumns = 5; ///< of an ending

    Task task = Task::Win;
    std::vector<int> drops{}; ///< columns from 0, from the empty board on
    /// As the task says; with Only and Hold: how many of the person's following drops are only moves as well.
    int number = 0;
    std::size_t mistake = 0;  ///< with Mistake: which of `drops` changed the result, counted from 0
    std::vector<int> right{}; ///< the columns that are right at the person's first drop, from the left
    /// Of the game, for the person, with these columns: a win or a draw. With Ending a win of either player.
    Result result = Result::Win;
    std::optional<Theme> theme{}; ///< nothing: not looked for, as in puzzles of own games
    int rating = 0;               ///< how hard it is to solve, see puzzlerating.h; 0: not known

    /// The drops up to where the person plays: all, or those before the mistake.
    [[nodiscard]] std::span<const int> start() const noexcept
    {
        const std::span<const int> all(drops);
        return task == Task::Mistake ? all.first(std::min(mistake, all.size())) : all;
    }

    /// The player from there on: the person.
    [[nodiscard]] Player mover() const noexcept
    {
        return start().size() % 2 == 0 ? Player::One : Player::Two;
    }

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

/// Those that the set of puzzles is made of; endings have a set of their own.
inline constexpr std::array allTasks{Puzzle::Task::Win, Puzzle::Task::Only, Puzzle::Task::Hold,
                                     Puzzle::Task::Mistake};

inline constexpr std::array allThemes{
    Puzzle::Theme::DoubleThreat, Puzzle::Theme::Stack,           Puzzle::Theme::NotUnder,
    Puzzle::Theme::ForcedChain,  Puzzle::Theme::OddThreat,       Puzzle::Theme::EvenThreat,
    Puzzle::Theme::FollowUp,     Puzzle::Theme::BlockWithThreat, Puzzle::Theme::Defence};

/// The position after these drops; nothing if one of them is not on the board, goes into a full column or
/// comes after the end.
[[nodiscard]] std::optional<engine::Position> positionAfter(std::span<const int> drops);

/// Whether the position is one that is looked at in a mirror: of two that are each other's mirror image just
/// one is, so that a choice between equals can be mirrored, too.
[[nodiscard]] bool isSeenInMirror(const engine::Position &position);

/// One number for a position and its mirror image.
[[nodiscard]] std::uint64_t foldedKey(const engine::Position &position);

/// `4435261`, as people write a position.
[[nodiscard]] std::string columnsOf(std::span<const int> drops);

/// `win`, `only`, `hold`, `mistake`, `ending`
[[nodiscard]] std::string_view wordOf(Puzzle::Task task);

} // namespace four::coach
