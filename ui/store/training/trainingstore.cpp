// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/training/trainingstore.h"

#include "ui/session/names.h"
#include "ui/store/file/trainingrow.h"
#include "ui/store/games/gamestore.h"

#include <QSqlQuery>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace four {

namespace {
/// The columns of a row after the first one, which is the name.
QVariantList columnsOf(const QSqlQuery &row, int count)
{
    QVariantList columns;
    for (int i = 1; i <= count; ++i)
        columns.append(row.value(i));
    return columns;
}
} // namespace

TrainingStore::TrainingStore(GameStore *store, QObject *parent)
    : QObject(parent), m_store(store), m_trouble(store)
{
    connect(&m_trouble, &StoreTrouble::due, this, &TrainingStore::storeWaiting);
    connect(&m_trouble, &StoreTrouble::troubled, this, &TrainingStore::troubled);
    connect(&m_trouble, &StoreTrouble::recovered, this, &TrainingStore::recovered);
}

TrainingStore::~TrainingStore()
{
    if (m_waiting.empty())
        return;
    m_trouble.prepareForLastTry();
    writeWaiting();
}

void TrainingStore::note(const QString &name, const PuzzleTry &tried)
{
    keep({.name = name, .what = tried});
}

void TrainingStore::note(const QString &name, const RushRun &run)
{
    keep({.name = name, .what = run});
}

void TrainingStore::noteStep(const QString &name, const QString &step, const QDateTime &now)
{
    keep({.name = name, .what = FinishedStep{.step = step, .when = now.toMSecsSinceEpoch()}});
}

void TrainingStore::keep(Noted noted)
{
    m_waiting.push_back(std::move(noted));
    storeWaiting();
    Q_EMIT changed();
}

bool TrainingStore::writeWaiting()
{
    const bool done = m_waiting.empty() || m_store->atomically([this] {
        return std::ranges::all_of(m_waiting, [this](const Noted &noted) {
            return trainingrow::write(m_store->database().connection(), noted.name, noted.what);
        });
    });
    if (done)
        m_waiting.clear();
    return done;
}

bool TrainingStore::storeWaiting()
{
    const bool done = writeWaiting();
    finish(done);
    return done;
}

void TrainingStore::finish(bool isDone)
{
    if (!m_waiting.empty())
        m_trouble.wait();
    else if (isDone)
        m_trouble.settle();
    else
        m_trouble.report();
}

Training TrainingStore::training(const QString &name)
{
    const QString who = trainingrow::whoOf(name);
    Training training;
    qint64 latest = -1;
    const auto add = [&](const QString &spelt, const auto &entry) {
        if (entry.when >= latest) {
            latest = entry.when;
            training.name = spelt;
        }
        using Entry = std::decay_t<decltype(entry)>;
        if constexpr (std::is_same_v<Entry, PuzzleTry>)
            training.tries.push_back(entry);
        else if constexpr (std::is_same_v<Entry, RushRun>)
            training.runs.push_back(entry);
        else
            training.steps.push_back(entry);
    };
    const auto read = [&](const char *table, const char *columns, int count, auto readEntry) {
        return m_store->database().each(QStringLiteral("SELECT name, %2 FROM %1 WHERE who = ?")
                                            .arg(QLatin1String(table), QLatin1String(columns)),
                                        {who}, [&](const QSqlQuery &row) {
                                            if (const auto entry = readEntry(columnsOf(row, count)))
                                                add(row.value(0).toString(), *entry);
                                        });
    };
    m_store->reading([&] {
        training = {.name = name};
        latest = -1;
        return read("puzzle_try", trainingrow::tryColumns, 8, trainingrow::readTry) &&
               read("rush_run", trainingrow::runColumns, 4, trainingrow::readRun) &&
               read("lesson_step", trainingrow::stepColumns, 2, trainingrow::readStep);
    });
    for (const Noted &noted : m_waiting) {
        if (Names::identity(noted.name) == who)
            std::visit([&](const auto &entry) { add(noted.name, entry); }, noted.what);
    }
    std::ranges::stable_sort(training.tries, {}, &PuzzleTry::when);
    std::ranges::stable_sort(training.runs, {}, &RushRun::when);
    std::ranges::stable_sort(training.steps, {}, &FinishedStep::when);
    return training;
}

QSet<QString> TrainingStore::finishedSteps(const QString &name)
{
    QSet<QString> steps;
    for (const FinishedStep &finished : training(name).steps)
        steps.insert(finished.step);
    return steps;
}

QStringList TrainingStore::names()
{
    QHash<QString, std::pair<qint64, QString>> latest;
    const auto add = [&latest](const QString &name, qint64 when) {
        const QString who = Names::identity(name);
        const auto found = latest.constFind(who);
        if (found == latest.constEnd() || found->first <= when)
            latest.insert(who, {when, name});
    };
    m_store->reading([&] {
        latest.clear();
        return std::ranges::all_of(trainingrow::tables, [&](const char *table) {
            return m_store->database().each(
                QStringLiteral("SELECT name, max(moment) FROM %1 GROUP BY name").arg(QLatin1String(table)),
                {}, [&](const QSqlQuery &row) { add(row.value(0).toString(), row.value(1).toLongLong()); });
        });
    });
    for (const Noted &noted : m_waiting)
        add(noted.name, std::visit([](const auto &entry) { return entry.when; }, noted.what));
    QStringList names;
    for (const auto &[when, name] : std::as_const(latest))
        names.append(name);
    return names;
}

bool TrainingStore::add(std::span<const Training> trainings)
{
    const bool done = m_store->atomically([&] {
        return std::ranges::all_of(trainings, [this](const Training &training) {
            return trainingrow::write(m_store->database().connection(), training);
        });
    });
    finish(done);
    Q_EMIT changed();
    return done;
}

bool TrainingStore::rename(const QString &from, const QString &to)
{
    const QString who = trainingrow::whoOf(from);
    const QString other = trainingrow::whoOf(to);
    const QString spelt = to.isNull() ? QStringLiteral("") : to;
    const bool done = storeWaiting() && m_store->atomically([&] {
        Connection &connection = m_store->database().connection();
        return std::ranges::all_of(trainingrow::tables, [&](const char *table) {
            const QLatin1String in(table);
            // What the other one has, too, stays behind, and is the same.
            return connection.exec(
                       QStringLiteral("UPDATE OR IGNORE %1 SET who = ?, name = ? WHERE who = ?").arg(in),
                       {other, spelt, who}) &&
                   (who == other ||
                    connection.exec(QStringLiteral("DELETE FROM %1 WHERE who = ?").arg(in), {who}));
        });
    });
    finish(done);
    if (done)
        Q_EMIT renamed(from, to);
    Q_EMIT changed();
    return done;
}

} // namespace four
