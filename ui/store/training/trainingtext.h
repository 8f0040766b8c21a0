// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/training.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

// clang-format off
/// Training as text in files of games' records, for export and import. UTF-8, a block for each person, a line for
/// each event:
///
///     four-in-a-row training 1
///     player: Lan                                         empty: the nameless person
///     try: 2026-11-28T02:30:00.125Z 2026-11-28 daily right 1320 win 4435261
///     try: 2026-11-29T02:31:00.000Z 2026-11-29 mistakes helped - mistake 44
///     rush: 2026-11-29T02:40:00.000Z 2026-11-29 14 3
///     step: 2026-11-29T03:00:00.000Z lines-1
///     drill: 2026-11-29T03:10:00.000Z 2026-11-29 right 44 4
///     end
///
/// A try: time (UTC), local day, mode (next, daily, by-task, mistakes, rush), result of the first try (right, wrong;
/// with help: helped, helped-wrong), the puzzle's rating (-: none), task and drops. Rush: solved and missed puzzles. By heart:
/// what was answered (right, wrong, helped; chosen: no answer, but a column of one's own), drops (-: none), column.
/// Earlier versions report the block as unreadable, and read the games around it.
// clang-format on
namespace four::trainingtext {

/// Why a block cannot be read.
struct Error
{
    enum class Kind : std::uint8_t {
        NewerVersion, ///< written by a later version of the program
        BadLine,      ///< unknown to this version, and left out
        BadBlock,     ///< it does not say whose training it is
        Unfinished,   ///< its last line is missing
    };
    Kind kind = Kind::BadLine;
    int line = 1; ///< counted from 1 through the text

    friend bool operator==(const Error &, const Error &) = default;
};

[[nodiscard]] QByteArray textOf(const Training &training);

/// The training of a text; of a block that is not unfinished or of a newer version, each line that can be
/// read.
struct Found
{
    std::vector<Training> trainings; ///< with at least one entry
    std::vector<Error> errors;       ///< of unreadable blocks, at most RecordList::mostErrors
};
/// Reads the blocks, and blanks their lines in the text, so that other lines keep their numbers.
[[nodiscard]] Found extractTrainings(QByteArray &text);

} // namespace four::trainingtext
