// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/training.h"

#include <QSqlQuery>
#include <QVariantList>

#include <optional>
#include <variant>

namespace four {

class Connection;

/// How somebody's training lies in the database: a row for each thing that happened, with the name, so that
/// each can be read when others cannot.
namespace trainingrow {

using Entry = std::variant<PuzzleTry, RushRun, FinishedStep>;

/// Stores it unless it is there. @return false: the connection's problem() says why
[[nodiscard]] bool write(Connection &connection, const QString &name, const Entry &entry);
/// Everything of somebody. @pre in a transaction, if others write, too
[[nodiscard]] bool write(Connection &connection, const Training &training);

/// What a query of a table's columns gives, from `when` on, see columnsOf(). Nothing: no version up to this
/// one wrote it.
[[nodiscard]] std::optional<PuzzleTry> readTry(const QVariantList &columns);
[[nodiscard]] std::optional<RushRun> readRun(const QVariantList &columns);
[[nodiscard]] std::optional<FinishedStep> readStep(const QVariantList &columns);

inline constexpr auto tryColumns = "moment, day, puzzle, task, rating, mode, is_right, is_helped";
inline constexpr auto runColumns = "moment, day, solved, missed";
inline constexpr auto stepColumns = "moment, step";

} // namespace trainingrow

} // namespace four
