// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"

#include <variant>

namespace four {

/// Everything that a player can request. Game::apply decides whether it is legal.
namespace action {
/// The starting player's answer to "X or O?".
struct ChooseLetter
{
    Letter letter;
    friend bool operator==(const ChooseLetter &, const ChooseLetter &) = default;
};
/// Drops a disc into a column, counted from 0. Game refuses a column that the board does not have.
struct Drop
{
    int column;
    friend bool operator==(const Drop &, const Drop &) = default;
};
/// Removes one of the opponent's discs from the board.
struct Remove
{
    Cell cell;
    friend bool operator==(const Remove &, const Remove &) = default;
};
/// Takes a disc of the player's own out of the bottom row.
struct Pop
{
    int column;
    friend bool operator==(const Pop &, const Pop &) = default;
};
/// Takes the game's first disc over: all discs on the board change hands, and with them the letters. The pie
/// rule.
struct Swap
{
    friend bool operator==(const Swap &, const Swap &) = default;
};
struct Undo
{
    friend bool operator==(const Undo &, const Undo &) = default;
};
struct Block
{
    friend bool operator==(const Block &, const Block &) = default;
};
struct EndTurn
{
    friend bool operator==(const EndTurn &, const EndTurn &) = default;
};
/// The player on turn resigns the game.
struct Resign
{
    friend bool operator==(const Resign &, const Resign &) = default;
};
/// The clock of the player on turn has run out. The session says so, which measures the time; Game decides
/// what follows from it.
struct TimeOut
{
    friend bool operator==(const TimeOut &, const TimeOut &) = default;
};
/// Input for a column that is not a number.
struct Unknown
{
    friend bool operator==(const Unknown &, const Unknown &) = default;
};
} // namespace action

using Action =
    std::variant<action::ChooseLetter, action::Drop, action::Remove, action::Pop, action::Swap, action::Undo,
                 action::Block, action::EndTurn, action::Resign, action::TimeOut, action::Unknown>;

} // namespace four
