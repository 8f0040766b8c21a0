// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/outcome.h"
#include "core/rules/setup.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace four {

using Milliseconds = std::chrono::duration<std::int64_t, std::milli>;

/// When a game was played.
struct Times
{
    static constexpr Milliseconds latest{253'402'300'799'999}; ///< the last instant of the year 9999

    Milliseconds begun{0};             ///< UTC, since 1970 began; within [0, latest]
    std::vector<Milliseconds> actions; ///< of each action, since `begun`; never falling, within [0, latest]

    friend bool operator==(const Times &, const Times &) = default;
};

/// The help that the coach gave during the game; the record marks the game with it.
struct CoachHelp
{
    static constexpr int mostHints = 9999; ///< of one player; more are not counted

    /// Practice mode: the coach judges each drop of a person and reports mistakes. The mode alone is no help.
    bool practice = false;
    bool values = false;    ///< the values of the columns were shown
    bool spoke = false;     ///< the coach reported a mistake in practice mode
    PerPlayer<int> hints{}; ///< requested by each player

    [[nodiscard]] bool any() const noexcept { return values || spoke || hints != PerPlayer<int>(); }
    friend bool operator==(const CoachHelp &, const CoachHelp &) = default;
};

/// A game as it is stored: its setup and its actions. As text, version 1 (UTF-8, one field a line, in this
/// order):
///
///     four-in-a-row record 1
///     board: 7x6
///     connect: 4
///     opening: free                      | centre
///     starter: player 1                  | random
///     letters: fixed                     | random | starter chooses
///     undos: 3
///     undo on first move: yes            | no
///     violations: none                   | 2 per game | 3 per turn     (the number is what is tolerated)
///     blocks: 0
///     removes: 0
///     name length: 30
///     seed: 4711
///     begins: by the rules               | player 1 | player 2
///     player 1: person Lan               | person | computer random Máy
///     player 2: person Bình
///     fill: sides                        optional: cells filled beforehand; absent: none
///     pop out: yes                       optional: discs can be popped; absent: no
///     clock: game 300 3                  optional: seconds for the game, and more for each turn; `turn 30`
///                                        for each turn, `turn 30 loses` the game; absent: no limit
///     swap: yes                          optional: the first disc may be taken over; absent: it may not
///     begun: 2026-11-28T02:30:00.125Z    optional, UTC; absent: the time of the game is unknown
///     elsewhere: 2                       optional: the player at another computer
///     tournament: Family evening         optional: the tournament that the game belongs to
///     actions: X 4 e 4 u 5 e
///       r3,2 b 9 resign                  further lines of actions start with two spaces
///     times: 812 1500 40 2210 990 1800 35
///       4000 25 600 120                  with `begun` only: milliseconds from the last action, or the
///                                        beginning, to each
///     coach: practice values spoke 1:2 2:1
///     end                                optional, and so is each word: practice mode, what the coach
///                                        showed or said, and the hints that each player requested;
///                                        absent: no practice and no help
///
/// Columns and rows count from 1. The actions: X or O the starter's letter, a number a drop, `r` column `,`
/// row a remove, `p` column a pop, `s` swap, `u` undo, `b` block, `e` end turn, `t` out of time, `resign`. A
/// refused action is here only if it counted as a violation. A computer's level is `random`, `beginner`,
/// `easy`, `practised`, `medium`, `hard`, `expert` or `perfect`, or `adaptive` and its strength as a number.
/// Blanks at the end of a line do not count. In a game with a clock, `times` are of that clock: while it
/// stands still, no time passes. What the players have left follows from them, see Clocks.
///
/// The format grows by optional lines between `player 2` and `actions` and between the actions and `end`, see
/// recordfields.h: a version of the program that does not know such a line refuses the record and names the
/// line, so that no data is lost. A change to the meaning of the other lines increases the number in the
/// first line.
struct GameRecord
{
    GameSetup setup;
    std::vector<Action> actions;
    std::optional<Times> times; ///< nothing: the time of the game is unknown
    CoachHelp help{};

    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

/// A game, and when it was played. @invariant there is one time for each of the game's actions.
struct RecordedGame
{
    Game game;
    std::optional<Times> times;
    CoachHelp help{};

    friend bool operator==(const RecordedGame &, const RecordedGame &) = default;
};

/// The first error in the text of a record: its line and its reason.
struct RecordError
{
    enum class Kind : std::uint8_t {
        TooLong,       ///< more than maxRecordBytes
        NotARecord,    ///< the first line is another
        NewerVersion,  ///< written by a later version of the program, in the format `subject`, a number
        MissingField,  ///< `subject` names the field that should be on this line
        UnknownField,  ///< `subject` names the field, which only a later version may know
        BadValue,      ///< `subject` names the field with an invalid value
        BadAction,     ///< `subject` is the word that is no action
        TextAfterEnd,  ///< something follows the last line
        IllegalAction, ///< `subject` is the action that the rules refuse here, see `refusal`
        TimesDiffer,   ///< there is not one time for each action
    };
    Kind kind = Kind::NotARecord;
    int line = 1; ///< counted from 1
    std::string subject;
    std::optional<Refusal> refusal; ///< of an illegal action
    std::optional<Action> action;   ///< ... which was this one
    Ruleset rules;                  ///< ... by these rules

    friend bool operator==(const RecordError &, const RecordError &) = default;
};

inline constexpr std::size_t maxRecordBytes = 65536;
/// The version of the format that is written, and the latest that can be read.
inline constexpr int recordVersion = 1;

/// The games of a text with several records, and the errors of damaged records.
struct RecordList
{
    static constexpr std::size_t mostErrors = 100; ///< a text of nothing but errors takes little memory
    static constexpr std::size_t progressBytes = 65536;

    std::vector<RecordedGame> games;
    /// One for each damaged record, with lines counted through the text; only the first `mostErrors`.
    std::vector<RecordError> errors;
    std::size_t moreErrors = 0; ///< how many there were beyond those
};

/// The action as a record writes it: `4`, `r3,2`, `u`.
[[nodiscard]] std::string recordWord(const Action &action);

[[nodiscard]] GameRecord recordOf(const Game &game, std::optional<Times> times = {},
                                  const CoachHelp &help = {});

/// @pre the record is that of a game, or was parsed.
[[nodiscard]] std::string toText(const GameRecord &record);

/// Reads a record and replays it: the result is a whole legal game or an error. Never throws.
[[nodiscard]] std::variant<RecordedGame, RecordError> readRecordedGame(std::string_view text);
/// The same without the times.
[[nodiscard]] std::variant<Game, RecordError> readRecord(std::string_view text);

/// Reads any number of records that follow one another, as RecordReader does. After a stop request it returns
/// soon, with the records read so far. Throws only what `progress` throws.
/// @param progress is called on the same thread, with the number of bytes that have been read, about every
/// `progressBytes` and at the end
[[nodiscard]] RecordList readRecords(std::string_view text, const std::stop_token &stop = {},
                                     const std::function<void(std::size_t bytes)> &progress = {});

} // namespace four
