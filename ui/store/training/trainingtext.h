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
/// What people trained, as text for files, beside the records of games: for another computer, and to be read. UTF-8,
/// a block for each person, one line for each thing that happened:
///
///     four-in-a-row training 1
///     player: Lan                                         nothing after the colon: the person without a name
///     try: 2026-11-28T02:30:00.125Z 2026-11-28 daily right 1320 win 4435261
///     try: 2026-11-29T02:31:00.000Z 2026-11-29 mistakes helped - mistake 44
///     rush: 2026-11-29T02:40:00.000Z 2026-11-29 14 3
///     step: 2026-11-29T03:00:00.000Z lines-1
///     end
///
/// A try: when (UTC), the local day, how the puzzle came (next, daily, by-task, mistakes, rush), what came of the first
/// try (right, wrong; with help: helped, helped-wrong), the puzzle's rating (- without one), its task and drops. Rush:
/// how many were solved and missed. A program that knows no training says of the block that it is no game, and reads
/// the games around it all the same.
// clang-format on
namespace four::trainingtext {

/// Where a block stops making sense.
struct Error
{
    enum class Kind : std::uint8_t {
        NewerVersion, ///< written by a later version of the program
        BadLine,      ///< nothing that this version knows
        Unfinished,   ///< its last line is missing
    };
    Kind kind = Kind::BadLine;
    int line = 1; ///< counted from 1 through the text

    friend bool operator==(const Error &, const Error &) = default;
};

[[nodiscard]] QByteArray textOf(const Training &training);

/// What a text has of training; each block is read whole or not at all.
struct Found
{
    std::vector<Training> trainings; ///< with at least one thing that happened
    std::vector<Error> errors;       ///< one for each other block, but only the first RecordList::mostErrors
};
/// Takes the blocks out of a text: empty lines stay in their place, so that all others keep their numbers.
[[nodiscard]] Found take(QByteArray &text);

} // namespace four::trainingtext
