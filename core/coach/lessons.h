// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace four::coach {

// clang-format off
// The lessons are data: resources/lessons/lessons.txt, UTF-8, for people to read and write. A line begins with a word
// that says what it is; what follows is its value, which goes on on lines that begin with a blank. Empty lines
// and those that begin with # mean nothing.
//
//   lesson ID               a lesson begins; then its title in each language:
//   title-en TEXT
//   title-vi TEXT
//   threats drawn           the board draws the threats of both players in all its steps
//   step ID                 a step of it begins
//   game power-ups          the preset, where it is not the classic game
//   position 4435           the drops so far, `-` for none; `?` at the end: the last one is still to be confirmed
//   right 3 5               what is right: columns, `remove:c2`, `block`, `undo` or `end`
//   claim win 3             what is true of the position, for tests to prove; any number of such lines
//   en TEXT                 what is to be found
//   en-why TEXT             said after what is right
//   en-wrong TEXT           said after anything else
//   vi TEXT                 ... and the same in Vietnamese: vi-why, vi-wrong
// clang-format on

enum class LessonLanguage : std::uint8_t { English, Vietnamese };
inline constexpr std::size_t lessonLanguages = 2;
/// One text in each language; index by the language's number.
using LessonText = std::array<std::string, lessonLanguages>;

/// A position, something to find in it, and why.
struct LessonStep
{
    std::string id; ///< of all steps, `lines-2`: progress is kept by it
    Preset preset = Preset::Classic;
    std::string position;            ///< as in the file; gameOf() plays it
    std::vector<Action> right;       ///< one at least, all of them legal
    std::vector<std::string> claims; ///< for tests to prove; at least one
    LessonText text;
    LessonText why;
    LessonText wrong;
};

struct Lesson
{
    static constexpr std::size_t leastSteps = 3;
    static constexpr std::size_t mostSteps = 8;

    std::string id;
    LessonText title;
    bool drawsThreats = false;
    std::vector<LessonStep> steps;
};

/// The cells that an English text of a lesson names, such as "row 3, column 6", in its order.
[[nodiscard]] std::vector<Cell> cellsNamedIn(std::string_view text);
/// Whether it speaks of a row.
[[nodiscard]] bool namesRows(std::string_view text);

/// An error in the file of lessons, for its author.
struct LessonError
{
    int line = 0; ///< counted from 1
    std::string reason;
};

/// Reads all lessons, or says what is wrong first: every step has everything in both languages, its position
/// can be played and what is right in it is legal. Whether the claims are true is for tests to prove.
[[nodiscard]] std::variant<std::vector<Lesson>, LessonError> readLessons(std::string_view text);

/// The step's position, with the person to act. @param seats its players
/// @pre the step comes from readLessons()
[[nodiscard]] Game gameOf(const LessonStep &step, const PerPlayer<Seat> &seats = {});

} // namespace four::coach
