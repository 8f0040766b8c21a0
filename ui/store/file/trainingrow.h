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

/// Training in the database: a row for each event, with the name, so that each row can be read alone.
namespace trainingrow {

using Entry = std::variant<PuzzleTry, RushRun, FinishedStep, Drilled, AdaptiveGame>;

/// The value of column `who` for a name; never a null string, which would be stored as NULL.
[[nodiscard]] QString whoOf(const QString &name);

/// Stores an entry unless it is there. @return false: the connection's problem() says why
[[nodiscard]] bool write(Connection &connection, const QString &name, const Entry &entry);
/// Stores all entries of a person. @pre in a transaction
[[nodiscard]] bool write(Connection &connection, const Training &training);

/// An entry by the columns below. Nothing: no version up to this one wrote it.
[[nodiscard]] std::optional<PuzzleTry> readTry(const QVariantList &columns);
[[nodiscard]] std::optional<RushRun> readRun(const QVariantList &columns);
[[nodiscard]] std::optional<FinishedStep> readStep(const QVariantList &columns);
[[nodiscard]] std::optional<Drilled> readDrilled(const QVariantList &columns);
[[nodiscard]] std::optional<AdaptiveGame> readGame(const QVariantList &columns);

/// An entry with its name.
struct Row
{
    QString name;
    Entry entry;
};

/// The entry of a damaged file's row, recognised by its columns: its table is not known.
[[nodiscard]] std::optional<Row> recognise(const QVariantList &row);
/// Stores the entries of a copy that are missing under every name, as people may have been renamed since.
/// @return false: the connection's problem() says why
[[nodiscard]] bool writeMissing(Connection &connection, const std::vector<Row> &rows);

inline constexpr std::array tables{"puzzle_try", "rush_run", "lesson_step", "drill_try", "adaptive_game"};
inline constexpr auto tryColumns = "moment, day, puzzle, task, rating, mode, is_right, is_helped";
inline constexpr auto runColumns = "moment, day, solved, missed";
inline constexpr auto stepColumns = "moment, step";
inline constexpr auto drillColumns = "moment, day, drops, dropped, answer";
inline constexpr auto gameColumns = "moment, day, strength, points, turns, missed";

} // namespace trainingrow

} // namespace four
