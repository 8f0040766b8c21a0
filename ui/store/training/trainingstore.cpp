// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/training/trainingstore.h"

#include "ui/session/names.h"
#include "ui/store/file/trainingrow.h"
#include "ui/store/games/gamestore.h"

#include <QSqlQuery>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace four {

namespace {
/// The columns of a row after the first, the name.
QVariantList columnsOf(const QSqlQuery &row, int count)
{
    QVariantList columns;
    for (int i = 1; i <= count; ++i)
        columns.append(row.value(i));
    return columns;
}

/// Inserts an entry in order, mostly at the end.
template <typename Entry, typename Key>
void addTo(std::vector<Entry> &entries, const Entry &entry, Key key)
{
    const auto isBefore = [key](const Entry &one, const Entry &other) {
        return std::invoke(key, one) < std::invoke(key, other);
    };
    entries.insert(std::upper_bound(entries.begin(), entries.end(), entry, isBefore), entry);
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
    storeAtTheEnd();
}

QStringList TrainingStore::storeAtTheEnd()
{
    QStringList names;
    if (m_waiting.empty())
        return names;
    m_trouble.prepareForLastTry();
    writeWaiting();
    for (const Noted &noted : m_waiting)
        names.append(noted.name);
    names.removeDuplicates();
    return names;
}

void TrainingStore::note(const QString &name, const PuzzleTry &tried)
{
    store({.name = name, .what = tried});
}

void TrainingStore::note(const QString &name, const RushRun &run)
{
    store({.name = name, .what = run});
}

void TrainingStore::note(const QString &name, const Drilled &drilled)
{
    store({.name = name, .what = drilled});
}

void TrainingStore::note(const QString &name, const AdaptiveGame &game)
{
    store({.name = name, .what = game});
}

void TrainingStore::noteStep(const QString &name, const QString &step, const QDateTime &now)
{
    store({.name = name, .what = FinishedStep{.step = step, .when = now.toMSecsSinceEpoch()}});
}

void TrainingStore::store(Noted noted)
{
    m_waiting.push_back(std::move(noted));
    storeWaiting();
    Q_EMIT changed();
}

bool TrainingStore::writeWaiting()
{
    Database &database = m_store->database();
    std::optional<Known> known;
    const bool done = m_waiting.empty() || m_store->atomically([&] {
        // No other process writes within a transaction, so what is known stays true if it is now.
        known.reset();
        if (m_known && m_known->state == database.state())
            known = std::move(m_known);
        m_known.reset();
        for (const Noted &noted : m_waiting) {
            if (!trainingrow::write(database.connection(), noted.name, noted.what))
                return false;
            if (!known)
                continue;
            // A double changes no row.
            const QVariantList state = database.state();
            if (std::exchange(known->state, state) != state && Names::identity(noted.name) == known->who)
                std::visit([&](const auto &entry) { known->add(noted.name, entry); }, noted.what);
        }
        return true;
    });
    if (done) {
        m_waiting.clear();
        if (known)
            m_known = std::move(known);
    }
    return done;
}

bool TrainingStore::storeWaiting()
{
    const bool done = writeWaiting();
    report(done);
    return done;
}

void TrainingStore::report(bool isDone)
{
    if (!m_waiting.empty())
        m_trouble.wait();
    else if (isDone)
        m_trouble.settle();
    else
        m_trouble.report();
}

void TrainingStore::Known::add(const QString &name, const PuzzleTry &tried)
{
    addTo(training.tries, tried, [](const PuzzleTry &one) { return std::tie(one.when, one.puzzle); });
    spell(name, tried.when);
}

void TrainingStore::Known::add(const QString &name, const RushRun &run)
{
    addTo(training.runs, run, &RushRun::when);
    spell(name, run.when);
}

void TrainingStore::Known::add(const QString &name, const FinishedStep &step)
{
    addTo(training.steps, step, [](const FinishedStep &one) { return std::tie(one.when, one.step); });
    spell(name, step.when);
}

void TrainingStore::Known::add(const QString &name, const Drilled &drilled)
{
    addTo(training.drills, drilled,
          [](const Drilled &one) { return std::tie(one.when, one.drops, one.answer); });
    spell(name, drilled.when);
}

void TrainingStore::Known::add(const QString &name, const AdaptiveGame &game)
{
    addTo(training.games, game, &AdaptiveGame::when);
    spell(name, game.when);
}

void TrainingStore::Known::spell(const QString &name, qint64 when)
{
    if (when < latest)
        return;
    latest = when;
    training.name = name;
}

bool TrainingStore::readAll(Known &known)
{
    const auto read = [&](const char *table, const char *columns, int count, auto readEntry) {
        return m_store->database().each(QStringLiteral("SELECT name, %2 FROM %1 WHERE who = ?")
                                            .arg(QLatin1String(table), QLatin1String(columns)),
                                        {known.who}, [&](const QSqlQuery &row) {
                                            if (const auto entry = readEntry(columnsOf(row, count)))
                                                known.add(row.value(0).toString(), *entry);
                                        });
    };
    return read("puzzle_try", trainingrow::tryColumns, 8, trainingrow::readTry) &&
           read("rush_run", trainingrow::runColumns, 4, trainingrow::readRun) &&
           read("lesson_step", trainingrow::stepColumns, 2, trainingrow::readStep) &&
           read("drill_try", trainingrow::drillColumns, 5, trainingrow::readDrilled) &&
           read("adaptive_game", trainingrow::gameColumns, 6, trainingrow::readGame);
}

Training TrainingStore::training(const QString &name)
{
    const QString who = trainingrow::whoOf(name);
    Known known;
    m_store->reading([&] {
        // First the state: a change while reading makes what is known out of date.
        known = {.who = who, .state = m_store->database().state(), .training = {}};
        const bool isKnown = known.state.front().isValid();
        if (isKnown && m_known && m_known->who == who && m_known->state == known.state) {
            known = *m_known;
            return true;
        }
        m_known.reset();
        const bool isRead = readAll(known);
        if (isRead && isKnown)
            m_known = known;
        return isRead;
    });
    for (const Noted &noted : m_waiting) {
        if (Names::identity(noted.name) == who)
            std::visit([&](const auto &entry) { known.add(noted.name, entry); }, noted.what);
    }
    if (known.latest < 0)
        known.training.name = name;
    return std::move(known.training);
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
    report(done);
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
            // Doubles stay behind, and are deleted.
            return connection.exec(
                       QStringLiteral("UPDATE OR IGNORE %1 SET who = ?, name = ? WHERE who = ?").arg(in),
                       {other, spelt, who}) &&
                   (who == other ||
                    connection.exec(QStringLiteral("DELETE FROM %1 WHERE who = ?").arg(in), {who}));
        });
    });
    report(done);
    if (done)
        Q_EMIT renamed(from, to);
    Q_EMIT changed();
    return done;
}

} // namespace four

#include "moc_trainingstore.cpp"
