// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/trainingrow.h"

#include "ui/session/names.h"
#include "ui/store/file/connection.h"
#include "ui/store/file/storedids.h"

#include <algorithm>

namespace four::trainingrow {

namespace {
constexpr qint64 largestTime = qint64{1} << 53U; ///< milliseconds
constexpr int largestNumber = 1'000'000;         ///< of a count or a rating

bool isTime(const QVariant &value)
{
    return value.typeId() == QMetaType::LongLong && value.toLongLong() >= 0 &&
           value.toLongLong() <= largestTime;
}

bool isNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::LongLong && value.toLongLong() >= -largestNumber &&
           value.toLongLong() <= largestNumber;
}

bool isText(const QVariant &value)
{
    return value.typeId() == QMetaType::QString && !value.toString().isEmpty();
}

bool isDay(const QVariant &value)
{
    // Julian days; QDate accepts far too many.
    return value.typeId() == QMetaType::LongLong && value.toLongLong() > 0 &&
           value.toLongLong() <= QDate(9999, 12, 31).toJulianDay();
}

bool write(Connection &connection, const char *table, const char *columns, const QString &name,
           const QVariantList &values)
{
    QVariantList all{whoOf(name), name.isNull() ? QStringLiteral("") : name};
    all += values;
    return connection.exec(
        QStringLiteral("INSERT INTO %1 (who, name, %2) VALUES (?%3) ON CONFLICT DO NOTHING")
            .arg(QLatin1String(table), QLatin1String(columns),
                 QStringLiteral(", ?").repeated(all.size() - 1)),
        all);
}
} // namespace

QString whoOf(const QString &name)
{
    const QString who = Names::identity(name);
    return who.isNull() ? QStringLiteral("") : who;
}

bool write(Connection &connection, const QString &name, const Entry &entry)
{
    if (const auto *tried = std::get_if<PuzzleTry>(&entry))
        return write(connection, "puzzle_try", tryColumns, name,
                     {tried->when, tried->day.toJulianDay(), tried->puzzle, storedids::numberOf(tried->task),
                      tried->rating, storedids::numberOf(tried->mode), int(tried->isRight),
                      int(tried->isHelped)});
    if (const auto *run = std::get_if<RushRun>(&entry))
        return write(connection, "rush_run", runColumns, name,
                     {run->when, run->day.toJulianDay(), run->solved, run->missed});
    if (const auto *drilled = std::get_if<Drilled>(&entry))
        return write(connection, "drill_try", drillColumns, name,
                     {drilled->when, drilled->day.toJulianDay(),
                      drilled->drops.isNull() ? QStringLiteral("") : drilled->drops, drilled->column,
                      storedids::numberOf(drilled->answer)});
    if (const auto *game = std::get_if<AdaptiveGame>(&entry))
        return write(connection, "adaptive_game", gameColumns, name,
                     {game->when, game->day.toJulianDay(), game->strength, game->points,
                      game->attention.turns, game->attention.missed});
    const auto &step = std::get<FinishedStep>(entry);
    return write(connection, "lesson_step", stepColumns, name, {step.when, step.step});
}

bool write(Connection &connection, const Training &training)
{
    const auto writeAll = [&](const auto &entries) {
        return std::ranges::all_of(
            entries, [&](const auto &entry) { return write(connection, training.name, Entry(entry)); });
    };
    return writeAll(training.tries) && writeAll(training.runs) && writeAll(training.steps) &&
           writeAll(training.drills) && writeAll(training.games);
}

std::optional<PuzzleTry> readTry(const QVariantList &columns)
{
    if (columns.size() < 8 || !isTime(columns[0]) || !isDay(columns[1]) || !isText(columns[2]) ||
        !isNumber(columns[4]))
        return {};
    const auto task = storedids::valueOf<coach::Puzzle::Task>(columns[3]);
    const auto mode = storedids::valueOf<TrainingMode>(columns[5]);
    if (!task || !mode || !isNumber(columns[6]) || !isNumber(columns[7]))
        return {};
    return PuzzleTry{.puzzle = columns[2].toString(),
                     .task = *task,
                     .rating = columns[4].toInt(),
                     .mode = *mode,
                     .isRight = columns[6].toInt() != 0,
                     .isHelped = columns[7].toInt() != 0,
                     .when = columns[0].toLongLong(),
                     .day = QDate::fromJulianDay(columns[1].toLongLong())};
}

std::optional<RushRun> readRun(const QVariantList &columns)
{
    if (columns.size() < 4 || !isTime(columns[0]) || !isDay(columns[1]) || !isNumber(columns[2]) ||
        !isNumber(columns[3]))
        return {};
    return RushRun{.solved = columns[2].toInt(),
                   .missed = columns[3].toInt(),
                   .when = columns[0].toLongLong(),
                   .day = QDate::fromJulianDay(columns[1].toLongLong())};
}

std::optional<FinishedStep> readStep(const QVariantList &columns)
{
    if (columns.size() < 2 || !isTime(columns[0]) || !isText(columns[1]))
        return {};
    return FinishedStep{.step = columns[1].toString(), .when = columns[0].toLongLong()};
}

std::optional<Drilled> readDrilled(const QVariantList &columns)
{
    if (columns.size() < 5 || !isTime(columns[0]) || !isDay(columns[1]) ||
        columns[2].typeId() != QMetaType::QString || !isNumber(columns[3]))
        return {};
    const auto answer = storedids::valueOf<coach::DrillAnswer>(columns[4]);
    if (!answer)
        return {};
    Drilled drilled{.drops = columns[2].toString(),
                    .column = columns[3].toInt(),
                    .answer = *answer,
                    .when = columns[0].toLongLong(),
                    .day = QDate::fromJulianDay(columns[1].toLongLong())};
    return drilled.asTry() ? std::optional(std::move(drilled)) : std::nullopt;
}

std::optional<AdaptiveGame> readGame(const QVariantList &columns)
{
    if (columns.size() < 6 || !isTime(columns[0]) || !isDay(columns[1]) ||
        !std::all_of(columns.begin() + 2, columns.begin() + 6, isNumber))
        return {};
    const auto within = [](int number, int most) { return number >= 0 && number <= most; };
    const AdaptiveGame game{.when = columns[0].toLongLong(),
                            .strength = columns[2].toInt(),
                            .points = columns[3].toInt(),
                            .attention = {.turns = columns[4].toInt(), .missed = columns[5].toInt()},
                            .day = QDate::fromJulianDay(columns[1].toLongLong())};
    const bool isPossible = within(game.strength, greatestStrength) && within(game.points, 2) &&
                            within(game.attention.missed, game.attention.turns);
    return isPossible ? std::optional(game) : std::nullopt;
}

std::optional<Row> recognise(const QVariantList &row)
{
    // The INTEGER PRIMARY KEY, which reads as NULL, then `who` and `name`.
    constexpr qsizetype before = 3;
    constexpr qsizetype columnsOfTry = before + 8;
    constexpr qsizetype columnsOfRun = before + 4;
    constexpr qsizetype columnsOfStep = before + 2;
    constexpr qsizetype columnsOfDrill = before + 5;
    constexpr qsizetype columnsOfGame = before + 6;
    if (row.size() < columnsOfStep || row[0].isValid() || row[1].typeId() != QMetaType::QString ||
        row[2].typeId() != QMetaType::QString)
        return {};
    const QString name = row[2].toString();
    const QVariantList columns = row.mid(before);
    if (row.size() == columnsOfTry) {
        if (auto tried = readTry(columns))
            return Row{.name = name, .entry = *std::move(tried)};
    } else if (row.size() == columnsOfRun) {
        if (const auto run = readRun(columns))
            return Row{.name = name, .entry = *run};
    } else if (row.size() == columnsOfDrill) {
        if (auto drilled = readDrilled(columns))
            return Row{.name = name, .entry = *std::move(drilled)};
    } else if (row.size() == columnsOfGame) {
        if (const auto game = readGame(columns))
            return Row{.name = name, .entry = *game};
    } else if (row.size() == columnsOfStep) {
        if (auto step = readStep(columns))
            return Row{.name = name, .entry = *std::move(step)};
    }
    return {};
}

bool writeMissing(Connection &connection, const std::vector<Row> &rows)
{
    // No two entries have the same millisecond.
    QSet<qint64> known;
    const bool isRead = std::ranges::all_of(tables, [&](const char *table) {
        return connection.each(QStringLiteral("SELECT moment FROM %1").arg(QLatin1String(table)), {},
                               [&](const QSqlQuery &row) { known.insert(row.value(0).toLongLong()); });
    });
    return isRead && std::ranges::all_of(rows, [&](const Row &row) {
               const qint64 when = std::visit([](const auto &entry) { return entry.when; }, row.entry);
               return known.contains(when) || write(connection, row.name, row.entry);
           });
}

} // namespace four::trainingrow
