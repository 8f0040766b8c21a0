// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/training.h"

#include <QSqlQuery>
#include <QVariantList>

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace four {

class Connection;

/// How somebody's training lies in the database: a row for each thing that happened, with the name, so that
/// each can be read when others cannot.
namespace trainingrow {

using Entry = std::variant<PuzzleTry, RushRun, FinishedStep>;

/// The name as the column `who` has it. A null string would be stored as NULL, and be nobody's.
[[nodiscard]] QString whoOf(const QString &name);

/// Stores it unless it is there. @return false: the connection's problem() says why
[[nodiscard]] bool write(Connection &connection, const QString &name, const Entry &entry);
/// Everything of somebody. @pre in a transaction, if others write, too
[[nodiscard]] bool write(Connection &connection, const Training &training);

/// What a query of a table's columns gives, from `when` on, see columnsOf(). Nothing: no version up to this
/// one wrote it.
[[nodiscard]] std::optional<PuzzleTry> readTry(const QVariantList &columns);
[[nodiscard]] std::optional<RushRun> readRun(const QVariantList &columns);
[[nodiscard]] std::optional<FinishedStep> readStep(const QVariantList &columns);

/// A row together with whose it is.
struct Row
{
    QString name;
    Entry entry;
};

/// What a row of any table of a damaged file says, if it is one of these. Nothing tells which table it is of:
/// that may be what is damaged.
[[nodiscard]] std::optional<Row> recognise(const QVariantList &row);
/// Stores those of a file's copies that are not there under any name: somebody may be called otherwise since.
/// @return false: the connection's problem() says why
[[nodiscard]] bool writeMissing(Connection &connection, const std::vector<Row> &rows);

inline constexpr std::array tables{"puzzle_try", "rush_run", "lesson_step"};
inline constexpr auto tryColumns = "moment, day, puzzle, task, rating, mode, is_right, is_helped";
inline constexpr auto runColumns = "moment, day, solved, missed";
inline constexpr auto stepColumns = "moment, step";

} // namespace trainingrow

} // namespace four
