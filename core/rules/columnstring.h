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

/// The first error in a text in column notation: its place and its reason.
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

/// Enough for the longest game with each move on a line of its own.
inline constexpr std::size_t maxColumnStringBytes = 1024;

/// Plays a game in the notation that Connect Four programs share: one digit a drop, 1 for the leftmost
/// column, 0 for the tenth, as in `4435261`. Spaces, line ends, tabs and commas may stand between them.
///
/// Actions that the notation lacks are added: the starter chooses X where there is a choice, and each turn
/// ends after its drop. @pre as for Game
/// @return the game, or the first error in the text. Never throws.
[[nodiscard]] std::variant<Game, ColumnStringError> readColumnString(std::string_view text,
                                                                     const GameSetup &setup);

/// A game in column notation, as far as the notation can express it.
struct ColumnString
{
    std::string text;     ///< one digit for each drop that was not undone, in order
    bool isWhole = false; ///< no undo, no counted violation, no resignation

    friend bool operator==(const ColumnString &, const ColumnString &) = default;
};

/// @return nothing after a remove, a pop, a swap, a block or a lost turn, and on a board filled beforehand:
/// the notation cannot express them
[[nodiscard]] std::optional<ColumnString> columnStringOf(const Game &game);

} // namespace four
