// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlerating.h"
#include "ui/learn/puzzlechoice.h"

#include <QRandomGenerator>
#include <QTest>

#include <set>

using namespace four;
using coach::Puzzle;

/// Which puzzles people get, from the set that comes with the program.
class TestPuzzleChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto opened = coach::PuzzleFile::open(std::string(FOUR_RESOURCES "/puzzles.set"));
        QVERIFY(std::holds_alternative<coach::PuzzleFile>(opened));
        m_file.emplace(std::get<coach::PuzzleFile>(std::move(opened)));
    }

    void beginsWithAWinInTwo_data()
    {
        QTest::addColumn<TrainingMode>("mode");
        QTest::newRow("next") << TrainingMode::Next;
        QTest::newRow("rush") << TrainingMode::Rush;
    }

    void beginsWithAWinInTwo()
    {
        QFETCH(const TrainingMode, mode);
        std::set<std::size_t> seen;
        for (quint32 seed = 1; seed <= 50; ++seed) {
            QRandomGenerator lot(seed);
            const Puzzle first = set().at(*choosePuzzle(set(), {}, {.mode = mode}, lot));
            QCOMPARE(first.task, Puzzle::Task::Win);
            QCOMPARE(first.number, 2);
            QCOMPARE(coach::starsOf(first.rating), 1);
            seen.insert(set().firstRated(first.rating));
        }
        QVERIFY(seen.size() > 5);
    }

    /// The level Easy in the place of a newcomer: with random numbers of its own
    /// each time, it solves eight of the first ten.
    void isEasyForANewcomer()
    {
        constexpr int newcomers = 30;
        engine::Solver solver({.tableMiB = 16, .threads = 1});
        std::size_t solved = 0;
        for (int newcomer = 1; newcomer <= newcomers; ++newcomer) {
            QRandomGenerator lot{static_cast<quint32>(newcomer)};
            Training training;
            for (int i = 0; i < 10; ++i) {
                const Puzzle puzzle = set().at(*choosePuzzle(set(), training, {}, lot));
                PuzzleTry tried = PuzzleTry::at(puzzle, TrainingMode::Next, QDateTime::fromSecsSinceEpoch(i));
                tried.isRight = coach::PuzzleTrial(puzzle, solver).solves(Level::Easy, lot.generate64());
                solved += tried.isRight ? 1U : 0U;
                training.tries.push_back(tried);
            }
            QCOMPARE(triedPuzzles(training).size(), 10);
        }
        qInfo("solved by Easy: %.1f of 10", static_cast<double>(solved) / newcomers);
        QVERIFY(solved >= 8 * newcomers);
    }

    void isNearTheRating_data()
    {
        QTest::addColumn<int>("known"); // rated tries
        QTest::addColumn<int>("harder");
        QTest::newRow("as long as no rating is shown") << 9 << -350;
        QTest::newRow("from then on") << 10 << 0;
    }

    void isNearTheRating()
    {
        QFETCH(const int, known);
        QFETCH(const int, harder);
        Training training;
        for (int i = 0; i < known; ++i)
            training.tries.push_back(
                {.puzzle = QStringLiteral("win %1").arg(i), .rating = 1500, .isRight = true});
        const int wanted = ratingOf(training).rounded() + harder;
        QRandomGenerator lot(1);
        for (int i = 0; i < 20; ++i) {
            const Puzzle puzzle = set().at(*choosePuzzle(set(), training, {}, lot));
            QVERIFY2(std::abs(puzzle.rating - wanted) <= 100, qPrintable(QString::number(puzzle.rating)));
        }
    }

    void isOfTheKind()
    {
        QRandomGenerator lot(1);
        for (const auto task : coach::allTasks) {
            const PuzzleWish wish{.mode = TrainingMode::ByTask, .kind = task};
            QCOMPARE(set().at(*choosePuzzle(set(), {}, wish, lot)).task, task);
        }
        for (const auto theme : coach::allThemes) {
            const PuzzleWish wish{.mode = TrainingMode::ByTask, .kind = theme};
            const Puzzle puzzle = set().at(*choosePuzzle(set(), {}, wish, lot));
            QCOMPARE(puzzle.theme, std::optional(theme));
            // Another one than that on the board.
            for (int i = 0; i < 20; ++i) {
                const PuzzleWish other{.mode = TrainingMode::ByTask, .kind = theme, .shown = &puzzle};
                QVERIFY(!(set().at(*choosePuzzle(set(), {}, other, lot)) == puzzle));
            }
        }
        // Finding a mistake takes too long for Rush.
        for (int solved = 0; solved < 30; ++solved) {
            const PuzzleWish wish{.mode = TrainingMode::Rush, .rushSolved = solved};
            const Training training{.tries = {PuzzleTry{.puzzle = QStringLiteral("win 1")}}};
            QVERIFY(set().at(*choosePuzzle(set(), training, wish, lot)).task != Puzzle::Task::Mistake);
        }
    }

    /// Endings have a rating of their own: that of puzzles chooses none of them, and the other way round.
    void endingsAreApart()
    {
        auto file = std::get<coach::PuzzleFile>(coach::PuzzleFile::open(FOUR_RESOURCES "/endings.set"));
        Training training;
        for (int i = 0; i < 10; ++i) {
            training.tries.push_back(
                {.puzzle = QStringLiteral("win %1").arg(i), .rating = 2000, .isRight = true});
            training.tries.push_back(
                {.puzzle = QStringLiteral("ending %1").arg(i), .task = Puzzle::Task::Ending, .rating = 1000});
        }
        QVERIFY(ratingOf(training).rating > 1800);
        const int wanted = ratingOf(training, Subject::Endings).rounded();
        QVERIFY(wanted < 1100);
        QCOMPARE(ratingCourse(training, Subject::Endings).size(), std::size_t(10));
        QRandomGenerator lot(1);
        for (int i = 0; i < 20; ++i) {
            const Puzzle ending =
                file.set().at(*choosePuzzle(file.set(), training, {.subject = Subject::Endings}, lot));
            QVERIFY2(std::abs(ending.rating - wanted) <= 200, qPrintable(QString::number(ending.rating)));
        }
        // A newcomer gets one as well, though it is no win in two.
        QVERIFY(choosePuzzle(file.set(), {}, {.subject = Subject::Endings}, lot));
    }

private:
    [[nodiscard]] const coach::PuzzleSet &set() const { return m_file->set(); }

    std::optional<coach::PuzzleFile> m_file;
};

QTEST_GUILESS_MAIN(TestPuzzleChoice)
#include "tst_puzzlechoice.moc"
