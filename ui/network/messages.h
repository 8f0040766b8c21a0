// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

/// A whole game as one line of text, which people send each other by any messenger:
///
///     fiar:1.0aB3dE6gH9k02764000010000K.443532.Lan.Minh+Anh.x7c4e9
///
/// | field    | meaning                                                                             |
/// | -------- | ----------------------------------------------------------------------------------- |
/// | `fiar:1` | the format; a later one has a greater number                                        |
/// | set-up   | 11 digits the seed, by which the game is known again; 1 the starter (0 by the rules);   |
/// |          | 1 the sending player; 13   the rules, one for each number in the order of Ruleset; then |
/// |          | a letter and a digit for each later part of the rules that is used: `f` the fill; `p` 1 |
/// |          | where discs can be popped;                                                              |
/// |          | `c` the clock (1 a turn, 2 a turn or the game is lost, 3 the game), `h` and `s` its     |
/// |          | seconds as two digits, `i` those added for each turn; `x` the swap                      |
/// | actions  | a digit a drop, 0 for the tenth column; `r`, column and row a remove; `p` and column a pop; |
/// |          | `X` `O` `u` `b` `e` `s` `t` as in a record; `q` resigns; `w` word `z` any other word of one |
/// | names    | `+` for a space, `%2E` for other signs of ASCII, all other letters as they are      |
/// | check    | 6 digits: a sum of everything before, against changes by mistake                    |
///
/// Digits are those of base 62, 0–9 A–Z a–z. No sign of it is one that messengers take for mark-up.
namespace four::messages {

inline constexpr int version = 1;
/// A longer text is not read as a message.
inline constexpr std::size_t maxBytes = 65536;

struct Message
{
    Game game;     ///< both players sit here: see seatedElsewhere()
    Player sender; ///< at the other computer
};

struct Error
{
    enum class Kind : std::uint8_t {
        NotAMessage,
        NewerVersion, ///< written by a later version of the program, in the format `version`
        Altered,      ///< or cut off
        UnknownRules, ///< of a later version of the program
        Impossible,   ///< whole, but its set-up or an action is against the rules
    };
    Kind kind = Kind::NotAMessage;
    std::string version;

    friend bool operator==(const Error &, const Error &) = default;
};

/// The last field of a message, of the text before it.
[[nodiscard]] std::string checkOf(std::string_view text);

[[nodiscard]] std::string write(const Game &game, Player sender);

/// Whether there is something in the text that begins as a message.
[[nodiscard]] bool hasMessage(std::string_view text);

/// Reads the last whole message of the text. There may be other text around it, as copied from a chat, and
/// blanks and line ends within it, as mail adds them. Never throws. @param text UTF-8, composed (NFC)
[[nodiscard]] std::variant<Message, Error> read(std::string_view text);

} // namespace four::messages
