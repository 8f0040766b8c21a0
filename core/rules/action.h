// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"

#include <variant>

namespace four {

/// What a player can ask of the game. Whether it is done is for Game to say.
namespace action {
/// The starting player's answer to "X or O?".
struct ChooseLetter
{
    Letter letter;
    friend bool operator==(const ChooseLetter &, const ChooseLetter &) = default;
};
/// A disc into a column, counted from 0. Any number may be asked for, also one that the board does not have.
struct Drop
{
    int column;
    friend bool operator==(const Drop &, const Drop &) = default;
};
/// One of the opponent's discs off the board.
struct Remove
{
    Cell cell;
    friend bool operator==(const Remove &, const Remove &) = default;
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
/// The player on turn gives the game up.
struct Resign
{
    friend bool operator==(const Resign &, const Resign &) = default;
};
/// Something that was meant as a column and is no number at all.
struct Unknown
{
    friend bool operator==(const Unknown &, const Unknown &) = default;
};
} // namespace action

using Action = std::variant<action::ChooseLetter, action::Drop, action::Remove, action::Undo, action::Block,
                            action::EndTurn, action::Resign, action::Unknown>;

} // namespace four
