// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The lines of a record that its writer and its reader share. The format grows by optional lines, which are
/// added to `optionalFields` and nowhere else.
namespace four::recordfields {

inline constexpr std::string_view headline = "four-in-a-row record ";
/// The first line of training data, which a file may have beside records; the rest of it is defined in ui/.
inline constexpr std::string_view trainingHeadline = "four-in-a-row training ";
inline constexpr std::string_view actionsField = "actions";
inline constexpr std::string_view lastLine = "end";
inline constexpr std::string_view continuation = "  "; ///< the beginning of further lines of a field

enum class Place : std::uint8_t { BeforeActions, AfterActions };
enum class Presence : std::uint8_t { May, Must, MustNot };

/// An optional line of words. Without it the record has the default value there.
struct OptionalField
{
    std::string_view name; ///< small letters, digits and single spaces
    Place place;
    /// Whether the line is allowed here, by the lines above it.
    Presence (*presence)(const GameRecord &above);
    /// The words of the line; nothing: the record has the default, and no such line.
    std::optional<std::vector<std::string>> (*words)(const GameRecord &record);
    /// Adds the line's next word to the record. @return false if it is not valid there
    bool (*addWord)(GameRecord &record, std::string_view word);
    /// The error of the line as a whole, checked after its last word.
    std::optional<RecordError::Kind> (*fault)(const GameRecord &record);
};

/// In the order of their lines.
///
/// | line         | place          | meaning if absent                                   |
/// | ------------ | -------------- | --------------------------------------------------- |
/// | `fill`       | before actions | no cell is filled beforehand                        |
/// | `pop out`    | before actions | a disc on the board stays, unless it is removed     |
/// | `clock`      | before actions | the players' time is not limited                    |
/// | `begun`      | before actions | the time of the game is unknown                     |
/// | `elsewhere`  | before actions | both players sit at this computer                   |
/// | `tournament` | before actions | the game belongs to no tournament                   |
/// | `times`      | after actions  | the same; it is there exactly when `begun` is       |
/// | `coach`      | after actions  | the coach gave no help                              |
[[nodiscard]] std::span<const OptionalField> optionalFields() noexcept;

/// toText and readRecordedGame with other optional fields than those of this version: tests simulate a later
/// format by them.
[[nodiscard]] std::string toText(const GameRecord &record, std::span<const OptionalField> fields);
[[nodiscard]] std::variant<RecordedGame, RecordError> readRecordedGame(std::string_view text,
                                                                       std::span<const OptionalField> fields);

} // namespace four::recordfields
