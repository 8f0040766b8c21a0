// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingstore.h"
#include "ui/store/training/trainingtext.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <span>

using namespace four;
using Task = coach::Puzzle::Task;
using trainingtext::Error;

namespace {
const char *const example = "four-in-a-row training 1\n"
                            "player: Lan\n"
                            "try: 2026-11-28T02:30:00.125Z 2026-11-28 daily right 1320 win 4435261\n"
                            "try: 2026-11-29T02:31:00.000Z 2026-11-30 mistakes helped - mistake 44\n"
                            "rush: 2026-11-29T02:40:00.000Z 2026-11-29 14 3\n"
                            "step: 2026-11-29T03:00:00.000Z lines-1\n"
                            "drill: 2026-11-29T03:10:00.000Z 2026-11-29 wrong - 1\n"
                            "drill: 2026-11-29T03:10:00.500Z 2026-11-29 chosen 445 3\n"
                            "adaptive: 2026-11-30T04:00:00.000Z 2026-11-30 1250 1 5 2\n"
                            "end\n";

Training exampleTraining()
{
    const auto moment = [](int day, int hour, int minute, int milliseconds) {
        return QDateTime(QDate(2026, 11, day), QTime(hour, minute, 0, milliseconds), Qt::UTC)
            .toMSecsSinceEpoch();
    };
    return {.name = QStringLiteral("Lan"),
            .tries = {{.puzzle = QStringLiteral("win 4435261"),
                       .task = Task::Win,
                       .rating = 1320,
                       .mode = TrainingMode::Daily,
                       .isRight = true,
                       .when = moment(28, 2, 30, 125),
                       .day = {2026, 11, 28}},
                      {.puzzle = QStringLiteral("mistake 44"),
                       .task = Task::Mistake,
                       .mode = TrainingMode::Mistakes,
                       .isRight = true,
                       .isHelped = true,
                       .when = moment(29, 2, 31, 0),
                       .day = {2026, 11, 30}}},
            .runs = {{.solved = 14, .missed = 3, .when = moment(29, 2, 40, 0), .day = {2026, 11, 29}}},
            .steps = {{.step = QStringLiteral("lines-1"), .when = moment(29, 3, 0, 0)}},
            .drills = {{.column = 0,
                        .answer = coach::DrillAnswer::Wrong,
                        .when = moment(29, 3, 10, 0),
                        .day = {2026, 11, 29}},
                       {.drops = QStringLiteral("445"),
                        .column = 2,
                        .answer = coach::DrillAnswer::Chosen,
                        .when = moment(29, 3, 10, 500),
                        .day = {2026, 11, 29}}},
            .games = {{.when = moment(30, 4, 0, 0),
                       .strength = 1250,
                       .points = 1,
                       .attention = {.turns = 5, .missed = 2},
                       .day = {2026, 11, 30}}}};
}

/// Random values of all that a training holds.
Training randomTraining(std::mt19937 &random, const QString &name)
{
    const auto below = [&random](int n) { return int(random() % unsigned(n)); };
    Training training{.name = name};
    qint64 when = below(1'000'000);
    for (int i = below(30); i >= 0; --i) {
        when += 1 + below(2'000'000'000);
        const auto task = Task(below(5));
        coach::Puzzle puzzle{.task = task, .drops = {below(7)}, .rating = below(3) * 700};
        while (below(8) > 0 && puzzle.drops.size() < 40)
            puzzle.drops.push_back(below(7));
        PuzzleTry tried = PuzzleTry::at(puzzle, TrainingMode(below(5)), QDateTime::fromMSecsSinceEpoch(when));
        tried.day = tried.day.addDays(below(3) - 1);
        tried.isRight = below(2) == 0;
        tried.isHelped = below(2) == 0;
        training.tries.push_back(tried);
    }
    for (int i = below(5); i > 0; --i) {
        when += 1 + below(2'000'000'000);
        training.runs.push_back(
            {.solved = below(60), .missed = below(4), .when = when, .day = QDate(2026, 1, 1).addDays(i)});
    }
    for (int i = below(5); i > 0; --i)
        training.steps.push_back({.step = QStringLiteral("lesson-%1").arg(i), .when = when += 1 + below(99)});
    for (int i = below(9); i > 0; --i) {
        Drilled drilled{.column = below(7),
                        .answer = coach::DrillAnswer(below(4)),
                        .when = when += 1 + below(2'000'000'000),
                        .day = QDate(2026, 1, 1).addDays(i)};
        for (int drops = below(5); drops > 0; --drops)
            drilled.drops += QString::number(1 + below(7));
        training.drills.push_back(drilled);
    }
    for (int i = below(5); i > 0; --i)
        training.games.push_back({.when = when += 1 + below(99),
                                  .strength = below(3000),
                                  .points = below(3),
                                  .attention = {.turns = 3 + below(4), .missed = below(3)},
                                  .day = QDate(2026, 1, 1).addDays(i)});
    return training;
}
} // namespace

/// That what is trained goes from one computer to another by a file, whole, and beside the games in it.
class TestTrainingText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesTheExample()
    {
        QCOMPARE(trainingtext::textOf(exampleTraining()), QByteArray(example));
        QByteArray text(example);
        const trainingtext::Found found = trainingtext::extractTrainings(text);
        QVERIFY(found.errors.empty());
        QCOMPARE(found.trainings, std::vector{exampleTraining()});
        QVERIFY(text.trimmed().isEmpty());
        QCOMPARE(text.count('\n'), QByteArray(example).count('\n'));
    }

    /// The law: what one store exports another has after it, and a second time changes nothing.
    void roundTrip()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 20; ++round) {
            const QTemporaryDir folder(memoryFolder());
            GameStore one(folder.filePath(QStringLiteral("one.sqlite")));
            GameStore two(folder.filePath(QStringLiteral("two.sqlite")));
            TrainingStore from(&one);
            TrainingStore to(&two);
            const QStringList names{QStringLiteral("Lan"), QStringLiteral("Nguyễn Văn Bình"), QString()};
            for (const QString &name : names)
                QVERIFY(from.add(std::vector{randomTraining(random, name)}));
            QByteArray text;
            for (const QString &name : from.names())
                text += trainingtext::textOf(from.training(name));
            const QByteArray exported = text;
            const trainingtext::Found found = trainingtext::extractTrainings(text);
            QVERIFY(found.errors.empty());
            for (int again = 0; again < 2; ++again) {
                QVERIFY(to.add(found.trainings));
                for (const QString &name : names) {
                    QCOMPARE(to.training(name), from.training(name));
                    QCOMPARE(to.rating(name), from.rating(name));
                }
            }
            QVERIFY(!two.takeProblem());
        }
    }

    void gamesAroundItAreRead()
    {
        const RecordedGame first = storedGame(1).recorded;
        const RecordedGame second = storedGame(2).recorded;
        const QByteArray before = recordfile::textOf(std::span(&first, 1));
        const QByteArray after = recordfile::textOf(std::span(&second, 1));
        QByteArray text = before + example + after;
        QCOMPARE(trainingtext::extractTrainings(text).trainings.size(), 1U);
        const RecordList list = readRecords(text.toStdString());
        QVERIFY(list.errors.empty());
        QCOMPARE(list.games.size(), 2U);
        // A program that knows nothing of training refuses it, and reads the rest.
        const RecordList old = readRecords((before + example + after).toStdString());
        QCOMPARE(old.games.size(), 2U);
        QCOMPARE(old.errors.size(), 1U);
        QCOMPARE(old.errors[0].kind, RecordError::Kind::NotARecord);
    }

    void whatIsWrongIsToldByItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const char *before, const char *after, Error::Kind kind,
                            int line) {
            QByteArray text(example);
            QVERIFY(text.contains(before));
            QTest::newRow(name) << text.replace(before, after) << int(kind) << line;
        };
        using Kind = Error::Kind;
        row("newer", "training 1", "training 2", Kind::NewerVersion, 1);
        row("no version", "training 1", "training x", Kind::BadBlock, 1);
        row("no name", "player: Lan\n", "", Kind::BadBlock, 2);
        row("two names", "rush: ", "player: Bình\nrush: ", Kind::BadLine, 5);
        row("no such day", "2026-11-28 daily", "2026-11-31 daily", Kind::BadLine, 3);
        row("no such moment", "02:30:00.125Z", "02:60:00.125Z", Kind::BadLine, 3);
        row("no time zone", "02:30:00.125Z", "02:30:00.125", Kind::BadLine, 3);
        row("no such mode", "daily", "weekly", Kind::BadLine, 3);
        row("no such result", "right", "maybe", Kind::BadLine, 3);
        row("no such task", "win 4435261", "lose 4435261", Kind::BadLine, 3);
        row("no such column", "win 4435261", "win 4435268", Kind::BadLine, 3);
        row("a rating that is none", "1320", "-1320", Kind::BadLine, 3);
        row("a number too large", "14 3", "99999999999 3", Kind::BadLine, 5);
        row("too few words", " 14 3", " 14", Kind::BadLine, 5);
        row("a line of later versions", "step: ", "streak: ", Kind::BadLine, 6);
        row("no such answer", "wrong -", "maybe -", Kind::BadLine, 7);
        row("no such position", "chosen 445", "chosen 4444444", Kind::BadLine, 8);
        row("no drop", "445 3", "445 8", Kind::BadLine, 8);
        row("cut off", "end\n", "", Kind::Unfinished, 9);
        row("a strength too great", " 1250 1 ", " 4001 1 ", Kind::BadLine, 9);
        row("more points than a game has", " 1250 1 ", " 1250 3 ", Kind::BadLine, 9);
        row("more missed than there was", " 5 2", " 5 6", Kind::BadLine, 9);
        row("another one begins", "end\n", "four-in-a-row training 1\nplayer:\nend\n", Kind::Unfinished, 9);
    }
    void whatIsWrongIsToldByItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QFETCH(int, line);
        const trainingtext::Found found = trainingtext::extractTrainings(text);
        QCOMPARE(found.errors.size(), 1U);
        QCOMPARE(int(found.errors[0].kind), kind);
        QCOMPARE(found.errors[0].line, line);
        // A line that cannot be read costs itself alone.
        const auto count = [](const Training &one) {
            return one.tries.size() + one.runs.size() + one.steps.size() + one.drills.size() +
                   one.games.size();
        };
        const bool isWhole = found.errors[0].kind != Error::Kind::BadLine;
        QCOMPARE(found.trainings.empty(), isWhole);
        if (!isWhole)
            QVERIFY(count(found.trainings.at(0)) + 1 >= count(exampleTraining()));
    }

    void manyFaultsAreTheFirstOnesInOrder()
    {
        QByteArray text;
        for (std::size_t i = 0; i < RecordList::mostErrors + 20; ++i)
            text += "four-in-a-row training 1\nplayer: Lan\n\nend of it\n";
        const trainingtext::Found found = trainingtext::extractTrainings(text);
        QCOMPARE(found.errors.size(), RecordList::mostErrors);
        for (std::size_t i = 0; i < found.errors.size(); ++i)
            QCOMPARE(found.errors[i].line, int(4 * i + 4));
        QVERIFY(found.trainings.empty());
    }

    void copyingAndMailingDoNoHarm()
    {
        QByteArray text(example);
        text.replace("\n", " \r\n");
        const trainingtext::Found found = trainingtext::extractTrainings(text);
        QVERIFY(found.errors.empty());
        QCOMPARE(found.trainings, std::vector{exampleTraining()});
    }

    void anythingIsReadWithoutHarm()
    {
        std::mt19937 random(5);
        for (int round = 0; round < 3000; ++round) {
            QByteArray text(example);
            for (auto n = 1 + random() % 5; n > 0; --n) {
                const auto at = qsizetype(random() % std::size_t(text.size()));
                if (random() % 2 == 0)
                    text[at] = char(random() % 256);
                else
                    text.remove(at, qsizetype(random() % 30));
                if (text.isEmpty())
                    break;
            }
            const qsizetype lines = text.count('\n');
            const trainingtext::Found found = trainingtext::extractTrainings(text);
            QVERIFY(found.trainings.size() <= 1);
            QCOMPARE(text.count('\n'), lines);
            for (const Training &training : found.trainings) {
                QByteArray again = trainingtext::textOf(training);
                QCOMPARE(trainingtext::extractTrainings(again).trainings, std::vector{training});
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestTrainingText)
#include "tst_trainingtext.moc"
