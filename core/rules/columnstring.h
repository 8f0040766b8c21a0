// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/outcome.h"
#include "core/rules/setup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace four {

/// Where a text stops being a game in column notation, and why.
struct ColumnStringError
{
    enum class Kind : std::uint8_t {
        TooLong, ///< more than maxColumnStringBytes
        Empty,   ///< no column in it
        NotAColumn,
        Refused, ///< the rules refuse this move, see `refusal` and `column`
    };
    Kind kind = Kind::Empty;
    std::size_t character = 1;      ///< counted from 1, in Unicode code points
    int move = 1;                   ///< counted from 1
    std::string subject;            ///< the character that is no column, in UTF-8
    int column = 0;                 ///< counted from 0
    std::optional<Refusal> refusal; ///< given exactly with Kind::Refused

    friend bool operator==(const ColumnStringError &, const ColumnStringError &) = default;
};

/// The most moves that a board takes, each on a line of its own, and room to spare.
inline constexpr std::size_t maxColumnStringBytes = 1024;

/// Plays a game in the notation that Connect Four programs share: one digit a drop, 1 for the leftmost
/// column, 0 for the tenth, as in `4435261`. Spaces, line ends, tabs and commas may stand between them.
///
/// What the notation cannot say is settled by itself: the starter takes X where there is a choice, and each
/// turn ends with its drop. @pre as for Game
/// @return the game, or the first thing in the text that it cannot be. Never throws.
[[nodiscard]] std::variant<Game, ColumnStringError> readColumnString(std::string_view text,
                                                                     const GameSetup &setup);

/// A game in column notation, as far as that can say it.
struct ColumnString
{
    std::string text;     ///< one digit for each drop that stands, in order
    bool isWhole = false; ///< nothing was undone, no violation counted, and nobody resigned

    friend bool operator==(const ColumnString &, const ColumnString &) = default;
};

/// @return nothing if the notation cannot say how the discs came to where they lie: after a remove or a block
[[nodiscard]] std::optional<ColumnString> columnStringOf(const Game &game);

} // namespace four
