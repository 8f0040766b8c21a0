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

/// The lines of a record, as far as those who write and those who read it must agree on them, and how the
/// format grows: a line that a record may lack is added to `optionalFields`, and nowhere else.
namespace four::recordfields {

inline constexpr std::string_view headline = "four-in-a-row record ";
/// Of what people trained, which a file may have beside records; what follows is ui's.
inline constexpr std::string_view trainingHeadline = "four-in-a-row training ";
inline constexpr std::string_view actionsField = "actions";
inline constexpr std::string_view lastLine = "end";
inline constexpr std::string_view continuation = "  "; ///< what further lines of a field begin with

enum class Place : std::uint8_t { BeforeActions, AfterActions };
enum class Presence : std::uint8_t { May, Must, MustNot };

/// A line of words that a record may lack. Absent, it says that the record has its default there.
struct OptionalField
{
    std::string_view name; ///< small letters, digits and single spaces
    Place place;
    /// Whether the line may be here, by what stands above it.
    Presence (*presence)(const GameRecord &above);
    /// The words of the line; nothing: the record has the default, and no such line.
    std::optional<std::vector<std::string>> (*words)(const GameRecord &record);
    /// Puts the line's next word into the record. @return false if it makes no sense there
    bool (*take)(GameRecord &record, std::string_view word);
    /// What is wrong with the line as a whole, after its last word.
    std::optional<RecordError::Kind> (*fault)(const GameRecord &record);
};

/// In the order of their lines.
///
/// | line    | place          | absent, it says                                     |
/// | ------- | -------------- | --------------------------------------------------- |
/// | `begun` | before actions | nobody knows when the game was played               |
/// | `times` | after actions  | the same; it is there exactly when `begun` is       |
/// | `coach` | after actions  | the coach told nothing while it was played          |
[[nodiscard]] std::span<const OptionalField> optionalFields() noexcept;

/// toText and readRecordedGame with other optional fields than those of this version: the seam by which tests
/// look at the format of a later one.
[[nodiscard]] std::string toText(const GameRecord &record, std::span<const OptionalField> fields);
[[nodiscard]] std::variant<RecordedGame, RecordError> readRecordedGame(std::string_view text,
                                                                       std::span<const OptionalField> fields);

} // namespace four::recordfields
