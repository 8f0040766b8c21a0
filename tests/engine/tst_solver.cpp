// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/analysis.h"
#include "core/engine/solver.h"
#include "tests/engine/slow.h"
#include "tests/engine/testsets.h"

#include <QTest>

#include <cstdlib>
#include <thread>

using namespace four::engine;

namespace {

Position played(const char *columns, BoardShape shape = {})
{
    return std::get<Position>(Position::fromColumns(columns, shape));
}

int sign(int score)
{
    return (score > 0) - (score < 0);
}

} // namespace

class TestSolver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheTestSets_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<int>("most");
        QTest::newRow("end-easy") << QByteArray("Test_L3_R1") << 1000;
        QTest::newRow("middle-easy") << QByteArray("Test_L2_R1") << 1000;
        QTest::newRow("middle-medium") << QByteArray("Test_L2_R2") << 1000;
        QTest::newRow("begin-easy") << QByteArray("Test_L1_R1") << 1000;
        QTest::newRow("begin-medium") << QByteArray("Test_L1_R2") << (wantsSlowRows() ? 1000 : 20);
        if (wantsSlowRows())
            QTest::newRow("begin-hard") << QByteArray("Test_L1_R3") << 1000;
    }

    void knowsTheTestSets()
    {
        QFETCH(const QByteArray, set);
        QFETCH(const int, most);
        const auto positions = readTestSet(set.toStdString());
        QCOMPARE(positions.size(), std::size_t(1000));
        Solver solver;
        for (int i = 0; i < most; ++i) {
            const auto &[columns, score, position] = positions[std::size_t(i)];
            const auto solution = solver.solve(position);
            QVERIFY2(solution && solution->score == score, columns.c_str());
        }
    }

    void knowsSinglePositions_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("score");
        QTest::newRow("win at once") << QByteArray("121212") << 18;
        QTest::newRow("open three against") << QByteArray("44335") << -18;
        // A bound that had looked only as far as its window was once returned as a score here.
        QTest::newRow("a bound is no score") << QByteArray("47715713331437527153255735112") << 0;
    }

    void knowsSinglePositions()
    {
        QFETCH(const QByteArray, columns);
        QFETCH(const int, score);
        Solver solver;
        QCOMPARE(solver.solve(played(columns))->score, score);
    }

    void knowsFirstMoves_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("score"); // the first player's
        if (!wantsSlowRows())
            return;
        QTest::newRow("empty board") << QByteArray("") << 1;
        const int first[] = {-2, -1, 0, 1, 0, -1, -2};
        const int reply[] = {4, 2, 2, 1, 2, 2, 4};
        for (char column = '1'; column <= '7'; ++column) {
            QTest::addRow("1. %c", column) << QByteArray(1, column) << first[column - '1'];
            QTest::addRow("1. 4 %c", column) << QByteArray("4") + column << reply[column - '1'];
        }
    }

    void knowsFirstMoves()
    {
        if (!wantsSlowRows())
            QSKIP("slow");
        QFETCH(const QByteArray, columns);
        QFETCH(const int, score);
        static Solver solver;
        const int moverScore = solver.solve(played(columns))->score;
        QCOMPARE(columns.size() % 2 == 0 ? moverScore : -moverScore, score);
    }

    void knowsOtherBoards_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("sign"); // of the first player's score
        QTest::newRow("4x4") << 4 << 4 << 0;
        QTest::newRow("5x4") << 5 << 4 << 0;
        QTest::newRow("6x4") << 6 << 4 << -1;
        QTest::newRow("5x5") << 5 << 5 << 0;
        QTest::newRow("7x4") << 7 << 4 << 0;
        QTest::newRow("4x7") << 4 << 7 << 0;
        if (wantsSlowRows()) {
            QTest::newRow("6x5") << 6 << 5 << 0;
            QTest::newRow("5x6") << 5 << 6 << 0;
            QTest::newRow("6x6") << 6 << 6 << -1;
            QTest::newRow("7x5") << 7 << 5 << 0;
            QTest::newRow("5x7") << 5 << 7 << 0;
        }
    }

    void knowsOtherBoards()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, sign);
        Solver solver;
        QCOMPARE(solver.solve(Position({columns, rows, 4}), Strength::Weak)->score, sign);
    }

    void answersWeakly()
    {
        Solver solver;
        for (const auto &[columns, score, position] : readTestSet("Test_L2_R1"))
            QVERIFY2(solver.solve(position, Strength::Weak)->score == sign(score), columns.c_str());
    }

    void answersOneWindow()
    {
        auto positions = readTestSet("Test_L2_R1");
        positions.resize(100);
        Solver solver;
        for (const auto &[columns, score, position] : positions)
            for (int alpha = -21; alpha <= 21; ++alpha)
                QVERIFY2(solver.isAbove(position, alpha) == (score > alpha), columns.c_str());
    }

    /// Whatever the caller may say is true of the score, and however little may be searched at a time.
    void usesWhatIsKnown()
    {
        auto positions = readTestSet("Test_L2_R2");
        positions.resize(100);
        int outOfBudget = 0;
        for (const auto &[columns, score, position] : positions) {
            Solver solver({.tableMiB = 1});
            const auto answer = solver.isAbove(position, score - 1, {}, 200);
            QVERIFY2(!answer || *answer, columns.c_str());
            outOfBudget += !answer;
            for (const int distance : {0, 1, 5})
                QVERIFY2(
                    Solver({.tableMiB = 1}).solve(position, Strength::Strong, {}, score - distance)->score ==
                        score,
                    columns.c_str());
            QVERIFY2(solver.solve(position, Strength::Weak, {}, score)->score == sign(score),
                     columns.c_str());
        }
        QVERIFY(outOfBudget > 50);
    }

    void playsThePrincipalVariation()
    {
        auto positions = readTestSet("Test_L2_R1");
        positions.resize(200);
        Solver solver;
        for (const auto &[columns, score, position] : positions) {
            const auto line = principalVariation(solver, position, 42);
            QVERIFY(line);
            Position end = position;
            for (const int column : *line) {
                QVERIFY(end.canDrop(column));
                end.drop(column);
            }
            // The line ends the game, and when and how the score says.
            QVERIFY2(end.isOver(), columns.c_str());
            const int stonesLeft = end.isWon() ? (end.empties() + 2) / 2 : 0;
            const bool moverWon = line->size() % 2 == 1;
            QVERIFY2((moverWon ? stonesLeft : -stonesLeft) == score, columns.c_str());
        }
        QCOMPARE(principalVariation(solver, positions.front().position, 2)->size(), std::size_t(2));
    }

    void tellsColumnsAsTheyAreKnown_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("threads");
        QTest::newRow("soon known") << QByteArray("Test_L2_R1") << 100 << 1;
        QTest::newRow("soon known, with threads to spare") << QByteArray("Test_L2_R1") << 100 << 2;
        QTest::newRow("a column for each of two threads") << QByteArray("Test_L2_R2") << 40 << 2;
        QTest::newRow("more threads than columns") << QByteArray("Test_L2_R2") << 20 << 9;
    }

    void tellsColumnsAsTheyAreKnown()
    {
        QFETCH(const QByteArray, set);
        QFETCH(const int, most);
        QFETCH(const int, threads);
        auto positions = readTestSet(set.toStdString());
        positions.resize(std::size_t(most));
        Solver solver({16, threads});
        const std::thread::id caller = std::this_thread::get_id();
        for (const auto &[columns, score, position] : positions) {
            std::vector<std::optional<int>> told(7);
            const auto analysis =
                analyse(solver, position, Strength::Strong, [&](int column, int columnScore) {
                    QCOMPARE(std::this_thread::get_id(), caller);
                    QVERIFY(!told[std::size_t(column)]);
                    told[std::size_t(column)] = columnScore;
                });
            QVERIFY(analysis);
            QVERIFY(told == analysis->scores);
            int best = -100;
            for (int column = 0; column < 7; ++column) {
                const auto columnScore = analysis->scores[std::size_t(column)];
                QCOMPARE(columnScore.has_value(), position.canDrop(column));
                best = std::max(best, columnScore.value_or(-100));
            }
            QVERIFY2(best == score, columns.c_str());
        }
        // A drop that fills the board has a score too.
        const auto last = analyse(solver, Position({1, 1, 3}));
        QCOMPARE(last->scores.front().value_or(9), 0);
    }

    void reportsProgress()
    {
        Solver solver;
        SolverProgress last{};
        int calls = 0;
        solver.setProgressHandler([&](const SolverProgress &progress) {
            QVERIFY(progress.lower <= progress.upper);
            QVERIFY(progress.nodes >= last.nodes);
            last = progress;
            ++calls;
        });
        const auto positions = readTestSet("Test_L2_R2");
        const auto solution = solver.solve(positions.front().position);
        QVERIFY(calls > 0);
        QCOMPARE(last.lower, solution->score);
        QCOMPARE(last.upper, solution->score);
        QCOMPARE(last.nodes, solution->nodes);
    }

    void stops()
    {
        const auto positions = readTestSet("Test_L2_R2");
        for (const int threads : {1, 2}) {
            Solver solver({64, threads});
            std::stop_source source;
            source.request_stop();
            QVERIFY(!solver.solve(Position(), Strength::Strong, source.get_token()));
            source = {};
            std::jthread canceller([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                source.request_stop();
            });
            QVERIFY(!solver.solve(Position(), Strength::Strong, source.get_token()));
            source = {};
            const std::jthread another([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                source.request_stop();
            });
            QVERIFY(!analyse(solver, Position(), Strength::Strong, {}, source.get_token()));
            // A stopped search leaves nothing wrong behind.
            for (int i = 0; i < 50; ++i)
                QCOMPARE(solver.solve(positions[std::size_t(i)].position)->score,
                         positions[std::size_t(i)].score);
        }
    }

    void givesTheSameWithAnyTable()
    {
        auto positions = readTestSet("Test_L2_R2");
        positions.resize(100);
        for (const std::size_t mebibytes : {1, 3, 100}) {
            Solver solver({mebibytes, 1});
            for (const auto &[columns, score, position] : positions)
                QVERIFY2(solver.solve(position)->score == score, columns.c_str());
        }
    }

    void changesBoards()
    {
        Solver solver;
        QCOMPARE(solver.solve(Position({4, 4, 4}))->score, 0);
        QCOMPARE(solver.solve(played("47715713331437527153255735112"))->score, 0);
        QCOMPARE(solver.solve(Position({4, 4, 4}))->score, 0);
        QCOMPARE(solver.solve(Position({6, 4, 4}), Strength::Weak)->score, -1);
    }
};

QTEST_APPLESS_MAIN(TestSolver)
#include "tst_solver.moc"
