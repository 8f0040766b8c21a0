// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/board.h"
#include "core/rules/player.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four {

/// What the player on turn has to do next.
enum class Step : std::uint8_t { ChooseLetter, Move, Confirm, Over };

/// Why an action was not done.
enum class Refusal : std::uint8_t {
    GameOver,
    ChooseLetterFirst, ///< the starter has not yet chosen X or O
    LetterChosen,      ///< there is no letter to choose now
    MoveFirst,         ///< undo, block or end turn in the move step
    ConfirmFirst,      ///< drop, remove or swap in the confirm step
    NotAColumn,        ///< the input is not a column number
    OutsideBoard,      ///< the board has no column of this number
    ColumnFull,
    NotCentre,     ///< the game's first drop must be in the centre
    NotInThisGame, ///< this ruleset has no such action
    NoUndoLeft,
    UndoOnFirstMove, ///< this ruleset offers no undo on a player's first action
    NoBlockLeft,
    OpponentCouldWin, ///< no block while the opponent's next disc could make a line
    NoRemoveLeft,
    RemoveBeside, ///< the board has no such cell
    RemoveEmpty,
    RemoveOwn,
    PopEmpty,  ///< the column has no disc
    PopOther,  ///< its lowest disc is the opponent's
    NoSwapNow, ///< only the reply to the game's first disc may be a swap
};

/// How a game ended.
struct Ending
{
    enum class Kind : std::uint8_t {
        Line,
        Draw, ///< the board is full
        Violations,
        Resignation,
        Time,
        Repetition, ///< a draw: the same position for the third time
    };

    Kind kind = Kind::Draw;
    std::optional<Player> winner; ///< nothing in a draw
    std::vector<Cell> cells;      ///< every cell of the winner's lines, sorted; empty unless kind is Line

    friend bool operator==(const Ending &, const Ending &) = default;
};

/// A disc and where it is, or was.
struct Disc
{
    Cell cell;
    Player owner = Player::One;
    friend bool operator==(const Disc &, const Disc &) = default;
};

/// A disc that went up or down in its column because one below it left or came back.
struct Shift
{
    Cell from;
    Cell to;
    Player owner = Player::One;
    friend bool operator==(const Shift &, const Shift &) = default;
};

/// A violation that was just counted.
struct Violation
{
    int count = 0;     ///< of this player, in this game or turn, this one included
    int tolerated = 0; ///< how many more may follow without losing
    friend bool operator==(const Violation &, const Violation &) = default;
};

/// Everything that one action changed: a view, a log or a screen reader needs no comparison of two boards.
struct Outcome
{
    Action action;
    Player player = Player::One;        ///< the player of the action
    Colour colour = Colour::Yellow;     ///< ... and of the discs that this player had before it
    std::optional<Refusal> refusal;     ///< the action was not done, and why
    std::optional<Violation> violation; ///< counted for what was refused, or for a turn lost by the clock
    std::optional<Disc> dropped;        ///< a disc fell from above the board to this cell
    std::optional<Disc> takenBack;      ///< an undone drop: the disc left this cell through the top
    std::optional<Disc> removed;        ///< a disc was taken off this cell, or popped out of it
    std::optional<Disc> returned;       ///< an undone remove or pop: the disc came back to this cell
    std::vector<Shift> shifts;          ///< discs above a removed or returned one, lowest first
    bool swapped = false;               ///< all discs changed hands: by a swap, or back by its undo
    bool turnEnded = false; ///< this player's turn is over: the opponent's follows, or, if `blocked`, another
    bool blocked = false;   ///< the opponent's turn was skipped
    std::optional<Ending> ending; ///< this action ended the game
    Step step = Step::Move;       ///< the next step ...
    Player turn = Player::One;    ///< ... and its player

    [[nodiscard]] bool done() const noexcept { return !refusal; }
    /// Whether the disc that was removed, or returned, is popped: only those are the player's own.
    [[nodiscard]] bool isOfPop() const noexcept
    {
        const std::optional<Disc> &disc = removed ? removed : returned;
        return disc && disc->owner == player;
    }
    /// Whether it was a turn's main action: a drop, a remove, a pop or a swap.
    [[nodiscard]] bool isMove() const noexcept
    {
        return dropped || removed || (swapped && std::holds_alternative<action::Swap>(action));
    }
    /// Whether it undid one of these.
    [[nodiscard]] bool isUndo() const noexcept
    {
        return takenBack || returned || (swapped && std::holds_alternative<action::Undo>(action));
    }
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

} // namespace four
