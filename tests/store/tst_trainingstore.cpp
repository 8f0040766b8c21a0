// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/memoryfolder.h"
#include "ui/store/gamestore.h"
#include "ui/store/trainingstore.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <memory>

using namespace four;
using Task = coach::Puzzle::Task;

namespace {
const QString lan = QStringLiteral("Lan");
const QDate firstDay(2026, 3, 1);

PuzzleTry tryAt(const QString &puzzle, int rating, bool isRight, qint64 when)
{
    return {.puzzle = puzzle, .rating = rating, .isRight = isRight, .when = when, .day = firstDay};
}

PuzzleTry dailyOn(QDate day, bool isRight = true)
{
    return {.puzzle = QStringLiteral("win %1").arg(day.toJulianDay()),
            .rating = 1200,
            .mode = TrainingMode::Daily,
            .isRight = isRight,
            .when = day.startOfDay(Qt::UTC).toMSecsSinceEpoch(),
            .day = day};
}

Training dailiesOn(const QList<QDate> &days)
{
    Training training;
    for (const QDate day : days)
        training.tries.push_back(dailyOn(day));
    return training;
}
} // namespace

/// That what somebody did to get better is there the next time, whatever happens to the file, and that all
/// numbers follow from it.
class TestTrainingStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(memoryFolder()); }

    void isThereTheNextTime()
    {
        const coach::Puzzle puzzle{
            .task = Task::Hold, .drops = {3, 3, 4}, .number = 2, .right = {2}, .rating = 1450};
        const QDateTime now(firstDay, QTime(23, 30), QTimeZone("Asia/Ho_Chi_Minh"));
        PuzzleTry tried = PuzzleTry::at(puzzle, TrainingMode::ByTask, now);
        QCOMPARE(tried.puzzle, QStringLiteral("hold 445"));
        QCOMPARE(tried.day, firstDay); // where the person is, though it is another in London, or will be
        tried.isRight = true;
        tried.isHelped = true;
        const RushRun run{.solved = 11, .missed = 3, .when = 7, .day = firstDay};
        {
            GameStore store(path());
            TrainingStore training(&store);
            training.note(lan, tried);
            training.note(lan, run);
            training.noteStep(lan, QStringLiteral("lines-1"), now);
            training.noteStep(lan, QStringLiteral("lines-1"), now.addDays(1));
        }
        GameStore store(path());
        const Training found = TrainingStore(&store).training(lan);
        QCOMPARE(found.name, lan);
        QCOMPARE(found.tries, std::vector{tried});
        QCOMPARE(found.runs, std::vector{run});
        QCOMPARE(found.steps, std::vector({FinishedStep{.step = QStringLiteral("lines-1"),
                                                        .when = now.toMSecsSinceEpoch()}}));
        QCOMPARE(TrainingStore(&store).finishedSteps(lan), QSet({QStringLiteral("lines-1")}));
        QVERIFY(!store.takeProblem());
    }

    void isOfOnePerson()
    {
        GameStore store(path());
        TrainingStore training(&store);
        training.note(lan, tryAt(QStringLiteral("win 1"), 1300, true, 1));
        training.note(QStringLiteral("LAN"), tryAt(QStringLiteral("win 2"), 1300, true, 2));
        training.note({}, tryAt(QStringLiteral("win 3"), 1300, true, 3));
        QCOMPARE(training.training(lan).tries.size(), 2U);
        QCOMPARE(training.training(lan).name, QStringLiteral("LAN")); // as it was spelt last
        QCOMPARE(training.training({}).tries.size(), 1U);
        QCOMPARE(training.training(QStringLiteral("Binh")), (Training{.name = QStringLiteral("Binh")}));
        QStringList names = training.names();
        names.sort();
        QCOMPARE(names, QStringList({QString(), QStringLiteral("LAN")}));
    }

    void ratingFollowsTheFirstTries()
    {
        GameStore store(path());
        TrainingStore training(&store);
        QCOMPARE(training.rating(lan), coach::PersonRating());
        const coach::PersonRating first = training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        QCOMPARE(first, coach::afterTry({}, 1500, true));
        QCOMPARE(training.rating(lan), first);
        // Who has seen it knows it; one without a rating says nothing; haste is another matter.
        QCOMPARE(training.note(lan, tryAt(QStringLiteral("win 1"), 1500, false, 2)), first);
        QCOMPARE(training.note(lan, tryAt(QStringLiteral("mistake 12"), 0, false, 3)), first);
        PuzzleTry rush = tryAt(QStringLiteral("win 2"), 1500, false, 4);
        rush.mode = TrainingMode::Rush;
        QCOMPARE(training.note(lan, rush), first);
        // A hint is no find of one's own.
        PuzzleTry helped = tryAt(QStringLiteral("win 3"), 1100, true, 5);
        helped.isHelped = true;
        QCOMPARE(training.note(lan, helped), coach::afterTry(first, 1100, false));
        QCOMPARE(ratingCourse(training.training(lan)).size(), 2U);
    }

    void whatCannotBeStoredCountsAndIsStoredLater()
    {
        // A folder in the file's place.
        QVERIFY(QDir().mkpath(path()));
        GameStore store(path());
        std::ignore = store.takeProblem();
        {
            TrainingStore training(&store);
            const QSignalSpy troubled(&training, &TrainingStore::troubled);
            const QSignalSpy recovered(&training, &TrainingStore::recovered);
            training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
            training.noteStep(lan, QStringLiteral("lines-1"), QDateTime::currentDateTime());
            QCOMPARE(training.rating(lan), coach::afterTry({}, 1500, true));
            QCOMPARE(training.finishedSteps(lan).size(), 1);
            QCOMPARE(training.names(), QStringList({lan}));
            QVERIFY(QDir().rmdir(path()));
            QTRY_COMPARE(recovered.size(), troubled.size());
            QTRY_COMPARE(
                GameStore(path()).database().value(QStringLiteral("SELECT count(*) FROM puzzle_try")),
                QVariant(1));
        }
        GameStore again(path());
        QCOMPARE(TrainingStore(&again).training(lan).tries.size(), 1U);
    }

    void twoWindowsAddUp()
    {
        GameStore one(path());
        GameStore two(path());
        TrainingStore first(&one);
        TrainingStore second(&two);
        first.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        second.note(lan, tryAt(QStringLiteral("win 2"), 1500, true, 2));
        QCOMPARE(first.training(lan), second.training(lan));
        QCOMPARE(first.training(lan).tries.size(), 2U);
    }

    void anotherNameTakesItAlong()
    {
        GameStore store(path());
        TrainingStore training(&store);
        const PuzzleTry shared = tryAt(QStringLiteral("win 1"), 1500, true, 1);
        training.note(lan, shared);
        training.note(lan, tryAt(QStringLiteral("win 2"), 1500, true, 2));
        training.noteStep(lan, QStringLiteral("lines-1"), QDateTime::currentDateTime());
        training.note(QStringLiteral("Bình"), shared);
        QVERIFY(training.rename(lan, QStringLiteral("Bình")));
        QVERIFY(training.training(lan).isEmpty());
        QCOMPARE(training.training(QStringLiteral("Bình")).tries.size(), 2U);
        QCOMPARE(training.training(QStringLiteral("Bình")).steps.size(), 1U);
        // Another spelling of the same name.
        QVERIFY(training.rename(QStringLiteral("Bình"), QStringLiteral("BÌNH")));
        QCOMPARE(training.names(), QStringList({QStringLiteral("BÌNH")}));
        QCOMPARE(training.training(QStringLiteral("bình")).tries.size(), 2U);
    }

    void whatComesBackIsNotDoubled()
    {
        GameStore store(path());
        TrainingStore training(&store);
        training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        training.note(lan, RushRun{.solved = 4, .missed = 3, .when = 9, .day = firstDay});
        Training more = training.training(lan);
        more.tries.push_back(tryAt(QStringLiteral("win 2"), 1500, true, 2));
        QVERIFY(training.add(std::vector{more}));
        QVERIFY(training.add(std::vector{more}));
        QCOMPARE(training.training(lan), more);
    }

    void streakCountsLocalDays_data()
    {
        QTest::addColumn<QList<QDate>>("days");
        QTest::addColumn<QDate>("today");
        QTest::addColumn<DailyStreak>("streak");
        const auto day = [](int number) { return firstDay.addDays(number); };
        const auto row = [&](const char *name, const QList<int> &numbers, int today,
                             const DailyStreak &streak) {
            QList<QDate> days;
            for (const int number : numbers)
                days.append(day(number));
            QTest::newRow(name) << days << day(today) << streak;
        };
        row("never", {}, 0, {});
        row("today for the first time", {0}, 0, {.now = 1, .longest = 1, .isTodayDone = true});
        row("yesterday: still to be gone on with", {0}, 1, {.now = 1, .longest = 1});
        row("a day was left out", {0}, 2, {.now = 0, .longest = 1});
        row("three days", {0, 1, 2}, 2, {.now = 3, .longest = 3, .isTodayDone = true});
        row("a longer one before", {0, 1, 2, 4}, 4, {.now = 1, .longest = 3, .isTodayDone = true});
        row("a day twice, as after a flight to the west", {0, 1, 1, 2}, 2,
            {.now = 3, .longest = 3, .isTodayDone = true});
        row("in any order, as with a clock that was set back", {2, 0, 1}, 2,
            {.now = 3, .longest = 3, .isTodayDone = true});
        row("a day in the future is not yet", {0, 1, 400}, 1, {.now = 2, .longest = 2, .isTodayDone = true});
    }
    void streakCountsLocalDays()
    {
        QFETCH(QList<QDate>, days);
        QFETCH(QDate, today);
        QFETCH(DailyStreak, streak);
        QCOMPARE(dailyStreak(dailiesOn(days), today), streak);
    }

    void comesAgainWhenMissed()
    {
        const QString key = QStringLiteral("mistake 4435");
        Training training;
        const auto tryOn = [&](int day, bool isRight) {
            training.tries.push_back({.puzzle = key,
                                      .task = Task::Mistake,
                                      .mode = TrainingMode::Mistakes,
                                      .isRight = isRight,
                                      .when = day,
                                      .day = firstDay.addDays(day)});
            return dueDates(training).value(key);
        };
        QVERIFY(!dueDates(training).contains(key));
        QCOMPARE(tryOn(0, false), firstDay.addDays(1));
        QCOMPARE(tryOn(1, true), firstDay.addDays(1 + 3));
        QCOMPARE(tryOn(4, true), firstDay.addDays(4 + 7));
        QCOMPARE(tryOn(11, false), firstDay.addDays(11 + 1));
        QCOMPARE(tryOn(12, true), firstDay.addDays(12 + 3));
        QCOMPARE(tryOn(15, true), firstDay.addDays(15 + 7));
        QCOMPARE(tryOn(22, true), firstDay.addDays(22 + 21));
        QCOMPARE(tryOn(43, true), std::nullopt);
    }

    void oneThatWasNeverMissedDoesNotComeAgain()
    {
        Training training;
        training.tries.push_back({.puzzle = QStringLiteral("mistake 1"), .isRight = true, .day = firstDay});
        const auto dates = dueDates(training);
        QCOMPARE(dates.size(), 1);
        QCOMPARE(dates.begin().value(), std::nullopt);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestTrainingStore)
#include "tst_trainingstore.moc"
