// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/memoryfolder.h"
#include "ui/store/file/storecare.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/reviewstore.h"
#include "ui/store/training/ownpuzzles.h"
#include "ui/store/training/trainingstore.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <memory>

using namespace four;
using coach::Outlook;
using coach::Result;
using Task = coach::Puzzle::Task;

namespace {
const QString lan = QStringLiteral("Lan");
const QDate firstDay(2026, 3, 1);

/// Of its zone, the Windows that Qt asks knows the name of before alone.
QTimeZone vietnam()
{
    const QTimeZone zone("Asia/Ho_Chi_Minh");
    return zone.isValid() ? zone : QTimeZone("Asia/Saigon");
}

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

/// A finished game of these two; yellow's computer level, if there is one.
StoredGame gameOf(const QString &one, const QString &two, const std::vector<int> &columns,
                  std::optional<Level> level = {})
{
    Match match = matchOf(Preset::Classic);
    GameSetup setup = setupOf(match, 1);
    setup.seats[Player::One] = {.name = one.toStdString(), .level = level};
    setup.seats[Player::Two].name = two.toStdString();
    Game game(setup);
    for (const int column : columns)
        game.apply(action::Drop{column - 1});
    game.apply(action::Resign{});
    return {.match = match, .recorded = {.game = game, .times = {}}};
}

/// A review in which nothing mattered but these drops, each of which threw away a draw that column 4 kept.
coach::Review reviewOf(const Game &game, const QSet<int> &mistakes)
{
    const Outlook draw{};
    const Outlook loss{.result = Result::Loss, .drops = 5};
    std::vector<coach::ReviewedDrop> drops;
    for (const Action &done : game.actions()) {
        const auto *drop = std::get_if<action::Drop>(&done);
        if (!drop)
            continue;
        const bool isMistake = mistakes.contains(int(drops.size()));
        const Outlook rest = isMistake ? loss : draw;
        drops.push_back({.column = drop->column,
                         .player = drops.size() % 2 == 0 ? Player::One : Player::Two,
                         .before = coach::Values({rest, rest, rest, draw, rest, rest, rest}),
                         .judgement = {}});
    }
    return coach::reviewOf(std::move(drops));
}

std::vector<std::string> keysOf(const std::vector<OwnPuzzle> &puzzles)
{
    std::vector<std::string> keys;
    for (const OwnPuzzle &own : puzzles)
        keys.push_back(PuzzleTry::keyOf(own.puzzle).toStdString());
    return keys;
}
} // namespace

/// Training is there the next time, whatever happens to the file, and all numbers follow from it.
class TestTrainingStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(memoryFolder()); }

    void isThereTheNextTime()
    {
        const coach::Puzzle puzzle{
            .task = Task::Hold, .drops = {3, 3, 4}, .number = 2, .right = {2}, .rating = 1450};
        const QDateTime now(firstDay, QTime(23, 30), vietnam());
        PuzzleTry tried = PuzzleTry::at(puzzle, TrainingMode::ByTask, now);
        QCOMPARE(tried.puzzle, QStringLiteral("hold 445"));
        QCOMPARE(tried.day, firstDay); // where the person is, though it is another in London, or will be
        tried.isRight = true;
        tried.isHelped = true;
        const RushRun run{.solved = 11, .missed = 3, .when = 7, .day = firstDay};
        // A column may be chosen right after the answer.
        const std::vector<Drilled> drills{
            {.column = 3, .answer = coach::DrillAnswer::Wrong, .when = 8, .day = firstDay},
            {.drops = QStringLiteral("44"), .column = 3, .when = 9, .day = firstDay},
            {.drops = QStringLiteral("44"),
             .column = 3,
             .answer = coach::DrillAnswer::Chosen,
             .when = 9,
             .day = firstDay}};
        const AdaptiveGame game{.when = 8,
                                .strength = 1250,
                                .points = 2,
                                .attention = {.turns = 3, .missed = 1},
                                .day = firstDay};
        {
            GameStore store(path());
            TrainingStore training(&store);
            training.note(lan, tried);
            training.note(lan, run);
            training.note(lan, game);
            training.noteStep(lan, QStringLiteral("lines-1"), now);
            training.noteStep(lan, QStringLiteral("lines-1"), now.addDays(1));
            for (const Drilled &one : drills)
                training.note(lan, one);
        }
        GameStore store(path());
        const Training found = TrainingStore(&store).training(lan);
        QCOMPARE(found.name, lan);
        QCOMPARE(found.games, std::vector{game});
        QVERIFY(playingStrengthOf(found).rating > players::PlayingStrength().rating);
        QCOMPARE(found.tries, std::vector{tried});
        QCOMPARE(found.runs, std::vector{run});
        QCOMPARE(found.steps, std::vector({FinishedStep{.step = QStringLiteral("lines-1"),
                                                        .when = now.toMSecsSinceEpoch()}}));
        QCOMPARE(TrainingStore(&store).finishedSteps(lan), QSet({QStringLiteral("lines-1")}));
        QCOMPARE(found.drills, drills);
        QCOMPARE(ownPositions(found).size(), 1U);
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
        QVERIFY(!store.takeProblem());
        GameStore again(path());
        QCOMPARE(TrainingStore(&again).training(QString()).tries.size(), 1U);
        QCOMPARE(TrainingStore(&again).training(QStringLiteral("")).tries.size(), 1U);
        QStringList names = TrainingStore(&again).names();
        names.sort();
        QCOMPARE(names, QStringList({QString(), QStringLiteral("LAN")}));
    }

    void ratingFollowsTheFirstTries()
    {
        GameStore store(path());
        TrainingStore training(&store);
        QCOMPARE(training.rating(lan), coach::PersonRating());
        training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        const coach::PersonRating first = training.rating(lan);
        QCOMPARE(first, coach::afterTry({}, 1500, true));
        QCOMPARE(training.rating(lan), first);
        // A puzzle seen before does not count, nor one without a rating, nor one of a rush.
        training.note(lan, tryAt(QStringLiteral("win 1"), 1500, false, 2));
        QCOMPARE(training.rating(lan), first);
        training.note(lan, tryAt(QStringLiteral("mistake 12"), 0, false, 3));
        QCOMPARE(training.rating(lan), first);
        PuzzleTry rush = tryAt(QStringLiteral("win 2"), 1500, false, 4);
        rush.mode = TrainingMode::Rush;
        training.note(lan, rush);
        QCOMPARE(training.rating(lan), first);
        // A hint is no find of one's own.
        PuzzleTry helped = tryAt(QStringLiteral("win 3"), 1100, true, 5);
        helped.isHelped = true;
        training.note(lan, helped);
        QCOMPARE(training.rating(lan), coach::afterTry(first, 1100, false));
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

    void othersMayHaveTheFileLocked()
    {
        GameStore store(path());
        TrainingStore training(&store);
        QSignalSpy troubled(&training, &TrainingStore::troubled);
        const QSignalSpy recovered(&training, &TrainingStore::recovered);
        GameStore other(path());
        QVERIFY(other.database().connection().exec(QStringLiteral("BEGIN IMMEDIATE")));
        training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        const coach::PersonRating rating = training.rating(lan);
        QCOMPARE(rating, coach::afterTry({}, 1500, true));
        training.note(lan, tryAt(QStringLiteral("win 2"), 1500, true, 2));
        QCOMPARE(troubled.size(), 1);
        QCOMPARE(troubled[0][0].value<StoreProblem>().kind, StoreProblem::Kind::Busy);
        QVERIFY(TrainingStore(&other).training(lan).isEmpty());
        QVERIFY(other.database().connection().exec(QStringLiteral("COMMIT")));
        QTRY_COMPARE(recovered.size(), 1);
        QCOMPARE(TrainingStore(&other).training(lan).tries.size(), 2U);
    }

    void isTriedOnceMoreAtTheEnd()
    {
        GameStore store(path());
        GameStore other(path());
        {
            TrainingStore training(&store);
            QVERIFY(other.database().connection().exec(QStringLiteral("BEGIN IMMEDIATE")));
            training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
            QVERIFY(other.database().connection().exec(QStringLiteral("COMMIT")));
            // Before it is tried again by the timer, the program ends.
        }
        QCOMPARE(TrainingStore(&other).training(lan).tries.size(), 1U);
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

    void whatIsKnownIsWhatIsStored()
    {
        GameStore one(path());
        GameStore two(path());
        TrainingStore first(&one);
        TrainingStore beside(&one); // of another window of the process
        TrainingStore second(&two); // of another process
        std::size_t count = 0;
        for (TrainingStore *writer : {&first, &first, &second, &first, &beside, &first}) {
            // Equal times, so that the order of the keys decides.
            const QString key = QStringLiteral("win %1").arg(9 - count);
            writer->note(lan, tryAt(key, 1500, true, qint64(1 + count / 4)));
            ++count;
            QCOMPARE(first.training(lan).tries.size(), count);
            QCOMPARE(first.training(lan), TrainingStore(&two).training(lan));
            // A double is not added.
            first.note(lan, tryAt(key, 1500, true, qint64(1 + (count - 1) / 4)));
            QCOMPARE(first.training(lan), TrainingStore(&two).training(lan));
        }
        QVERIFY(second.rename(lan, QStringLiteral("Bình")));
        QVERIFY(first.training(lan).isEmpty());
        QCOMPARE(first.training(QStringLiteral("Bình")).tries.size(), count);
    }

    void anotherNameTakesItAlong()
    {
        GameStore store(path());
        TrainingStore training(&store);
        const PuzzleTry shared = tryAt(QStringLiteral("win 1"), 1500, true, 1);
        training.note(lan, shared);
        training.note(lan, tryAt(QStringLiteral("win 2"), 1500, true, 2));
        training.noteStep(lan, QStringLiteral("lines-1"), QDateTime::currentDateTime());
        training.note(lan, Drilled{.drops = QStringLiteral("44"), .column = 3, .when = 3, .day = firstDay});
        training.note(QStringLiteral("Bình"), shared);
        QVERIFY(training.rename(lan, QStringLiteral("Bình")));
        QVERIFY(training.training(lan).isEmpty());
        QCOMPARE(training.training(QStringLiteral("Bình")).tries.size(), 2U);
        QCOMPARE(training.training(QStringLiteral("Bình")).steps.size(), 1U);
        QCOMPARE(training.training(QStringLiteral("Bình")).drills.size(), 1U);
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

    void ownMistakesArePuzzles()
    {
        GameStore store(path());
        TrainingStore training(&store);
        OwnPuzzleFinder finder(&store);
        const auto add = [&](const StoredGame &game, const QSet<int> &mistakes) {
            const qint64 id = store.add(game).value();
            ReviewStore(&store).keep(id, game.recorded.game, reviewOf(game.recorded.game, mistakes));
            return id;
        };
        const QString binh = QStringLiteral("Bình");
        const qint64 first = add(gameOf(lan, binh, {1, 1, 2, 2}), {0, 1, 2});
        // The same opening again, and the name in other letters; the latest game comes first.
        const qint64 second = add(gameOf(QStringLiteral("LAN"), binh, {1, 7, 7, 6}), {0, 2});
        // Against a computer, which makes mistakes of its own; and two people without names.
        add(gameOf({}, {}, {5, 6}, Level::Easy), {0, 1});
        add(gameOf({}, {}, {3, 6}), {0, 1});
        QCOMPARE(keysOf(finder.due(training.training(lan), firstDay)),
                 (std::vector<std::string>{"mistake 1", "mistake 177", "mistake 112"}));
        QCOMPARE(finder.due(training.training(lan), firstDay)[0].game, second);
        QCOMPARE(finder.due(training.training(lan), firstDay)[2].game, first);
        QCOMPARE(finder.due(training.training(lan), firstDay)[0].puzzle.right, std::vector{3});
        QCOMPARE(keysOf(finder.due(training.training(binh), firstDay)),
                 std::vector<std::string>{"mistake 11"});
        QCOMPARE(keysOf(finder.due(training.training({}), firstDay)), std::vector<std::string>{"mistake 56"});
        // With a game its puzzles go.
        QVERIFY(store.erase(second));
        QCOMPARE(keysOf(finder.due(training.training(lan), firstDay)),
                 (std::vector<std::string>{"mistake 1", "mistake 112"}));
    }

    /// The days of a person that trains daily in March and April, and travels: from Hà Nội to New York on
    /// the 5th, where summer time begins on the 8th, to Berlin on the 20th, where it does on the 29th.
    void twoMonthsOfDays()
    {
        const StoredGame game = gameOf(lan, {}, {1, 1, 2, 2});
        qint64 number = 0;
        const auto zoneOn = [](QDate day) {
            return day < QDate(2026, 3, 5)    ? vietnam()
                   : day < QDate(2026, 3, 20) ? QTimeZone("America/New_York")
                                              : QTimeZone("Europe/Berlin");
        };
        QVERIFY(QTimeZone("America/New_York").isValid());
        const auto offsetOn = [&](QDate day) {
            return QDateTime(day, QTime(0, 5), zoneOn(day)).offsetFromUtc() / 3600;
        };
        QCOMPARE(offsetOn({2026, 3, 1}), 7);
        QCOMPARE(offsetOn({2026, 3, 7}), -5);
        QCOMPARE(offsetOn({2026, 3, 10}), -4);
        QCOMPARE(offsetOn({2026, 3, 22}), 1);
        QCOMPARE(offsetOn({2026, 3, 30}), 2);
        QList<int> offered;
        for (int count = 0; count < 61; ++count) {
            const QDate day = firstDay.addDays(count);
            // Now early, now late in the evening: what is between two is not always a day.
            const QDateTime now(day, count % 2 == 0 ? QTime(0, 5) : QTime(23, 55), zoneOn(day));
            QCOMPARE(now.date(), day);
            // The program is begun anew each day.
            GameStore store(path());
            TrainingStore training(&store);
            if (count == 0) {
                number = store.add(game).value();
                ReviewStore(&store).keep(number, game.recorded.game, reviewOf(game.recorded.game, {2}));
            }
            OwnPuzzleFinder finder(&store);
            const OwnPuzzles own = finder.find(training.training(lan), now.date());
            QCOMPARE(own.all(), 1);
            for (const OwnPuzzle &due : own.due) {
                offered.append(count);
                PuzzleTry tried = PuzzleTry::at(due.puzzle, TrainingMode::Mistakes, now);
                tried.isRight = offered.size() > 1; // missed at first
                training.note(lan, tried);
            }
            if (own.next)
                QVERIFY(*own.next > day);
            DailyStreak before = dailyStreak(training.training(lan), day);
            QCOMPARE(before, (DailyStreak{.now = count, .longest = count}));
            const coach::Puzzle daily{.task = Task::Win, .drops = {count % 7, 3}, .rating = 1200};
            PuzzleTry tried = PuzzleTry::at(daily, TrainingMode::Daily, now);
            tried.isRight = count % 3 != 0;
            training.note(lan, tried);
            QCOMPARE(dailyStreak(training.training(lan), day),
                     (DailyStreak{.now = count + 1, .longest = count + 1, .isTodayDone = true}));
        }
        QCOMPARE(offered, QList<int>({0, 1, 4, 11, 32}));
        // The clock is set back by a week: what is done is done, and nothing is lost.
        GameStore store(path());
        TrainingStore training(&store);
        const QDate before = firstDay.addDays(53);
        QVERIFY(dailyStreak(training.training(lan), before).isTodayDone);
        QCOMPARE(dailyStreak(training.training(lan), before).longest, 61);
        QCOMPARE(OwnPuzzleFinder(&store).find(training.training(lan), before).learnt, 1);
        // A day without, and it begins anew.
        QCOMPARE(dailyStreak(training.training(lan), firstDay.addDays(62)),
                 (DailyStreak{.now = 0, .longest = 61}));
    }

    void isRescuedFromADamagedFile_data()
    {
        QTest::addColumn<bool>("hasCopy");
        QTest::newRow("without a copy: what is left") << false;
        QTest::newRow("with one: all of it") << true;
    }
    void isRescuedFromADamagedFile()
    {
        QFETCH(const bool, hasCopy);
        constexpr int all = 400;
        Training before;
        {
            GameStore store(path());
            TrainingStore training(&store);
            Training much{.name = lan};
            for (int i = 0; i < all; ++i)
                much.tries.push_back(tryAt(QStringLiteral("win 4435%1").arg(i), 1000 + i, i % 3 == 0, i));
            much.runs.push_back({.solved = 12, .missed = 3, .when = 1000, .day = firstDay});
            much.steps.push_back({.step = QStringLiteral("lines-1"), .when = 1001});
            much.drills.push_back(
                {.drops = QStringLiteral("44"), .column = 3, .when = 1002, .day = firstDay});
            QVERIFY(training.add(std::vector{much}));
            before = training.training(lan);
            if (hasCopy)
                QCOMPARE(storecopy::checkAndCopy(path(), QDateTime::currentDateTime()),
                         storecopy::Result::Sound);
            QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        // The head, and a page with rows of the tries.
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray content = file.readAll();
        content.replace(100, 500, QByteArray(500, '\0'));
        const qsizetype row = content.indexOf("win 4435200");
        QVERIFY(row > 0);
        content.replace(row / 4096 * 4096, 4096, QByteArray(4096, '\0'));
        QVERIFY(file.seek(0));
        QCOMPARE(file.write(content), content.size());
        file.close();

        GameStore store(path());
        TrainingStore training(&store);
        const auto problem = store.takeProblem();
        QVERIFY(problem && problem->kind == StoreProblem::Kind::Damaged && !problem->movedTo.isEmpty());
        const Training after = training.training(lan);
        QCOMPARE(after.runs, before.runs);
        QCOMPARE(after.steps, before.steps);
        QCOMPARE(after.drills, before.drills);
        if (hasCopy) {
            QCOMPARE(after, before);
            return;
        }
        // A page holds about fifty.
        QVERIFY2(after.tries.size() >= all - 100, qPrintable(QString::number(after.tries.size())));
        for (const PuzzleTry &tried : after.tries)
            QCOMPARE(tried, before.tries[std::size_t(tried.when)]);
    }

    void onlyTheCopyHasIt()
    {
        const PuzzleTry tried = tryAt(QStringLiteral("win 1"), 1500, true, 1);
        {
            GameStore store(path());
            TrainingStore training(&store);
            training.note(lan, tried);
            QCOMPARE(storecopy::checkAndCopy(path(), QDateTime::currentDateTime()), storecopy::Result::Sound);
            QVERIFY(training.rename(lan, QStringLiteral("Bình")));
            // It is there, under another name.
            QCOMPARE(store.takeFromCopies(), 0);
            QCOMPARE(training.names(), QStringList({QStringLiteral("Bình")}));
        }
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(path() + QLatin1String(suffix));
        GameStore store(path());
        QCOMPARE(store.takeFromCopies(), 0);
        QCOMPARE(TrainingStore(&store).training(lan).tries, std::vector{tried});
    }

    void aLaterVersionsFileIsLeftAndTold()
    {
        {
            GameStore(path()).database().run(QStringLiteral("PRAGMA user_version = 99"));
        }
        GameStore store(path());
        TrainingStore training(&store);
        QSignalSpy troubled(&training, &TrainingStore::troubled);
        training.note(lan, tryAt(QStringLiteral("win 1"), 1500, true, 1));
        training.note(lan, tryAt(QStringLiteral("win 2"), 1500, true, 2));
        QCOMPARE(troubled.size(), 1);
        QCOMPARE(troubled[0][0].value<StoreProblem>().kind, StoreProblem::Kind::Newer);
        QCOMPARE(training.training(lan).tries.size(), 2U);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestTrainingStore)
#include "tst_trainingstore.moc"
