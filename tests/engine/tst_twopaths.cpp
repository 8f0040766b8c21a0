// SPDX-License-Identifier: GPL-3.0-or-later
// The engine against plain alpha-beta over a naive board: two ways that share no line of code.
#include "core/engine/kernels.h"
#include "core/engine/solver.h"
#include "tests/engine/naivesolver.h"
#include "tests/engine/slow.h"

#include <QTest>

#include <random>
#include <string>

using namespace four::engine;

namespace {

struct Known
{
    std::string columns;
    int score;
};

/// Random positions that are not over, most of them late, with their scores by the naive way.
std::vector<Known> knownPositions(BoardShape shape, int wanted, std::int64_t budget, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<Known> known;
    for (int tries = 0; tries < 60 * wanted && static_cast<int>(known.size()) < wanted; ++tries) {
        naive::Board board(shape.columns, shape.rows, shape.connect);
        std::string columns;
        const int cells = shape.cells();
        const int least = std::max(0, cells - 18);
        const int plies = least + static_cast<int>(random() % static_cast<unsigned>(cells - least));
        // Drops that win are taken back now and then, so that some games grow long on small boards too.
        for (int attempts = 0; attempts < 400 && static_cast<int>(columns.size()) < plies; ++attempts) {
            const int column = static_cast<int>(random() % static_cast<unsigned>(shape.columns));
            if (!board.canDrop(column))
                continue;
            board.drop(column);
            if (board.isWon())
                board.undo(column);
            else
                columns += columnName(column);
        }
        if (board.empties() == 0)
            continue;
        if (const auto score = board.score(budget))
            known.push_back({columns, *score});
    }
    return known;
}

} // namespace

class TestTwoPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agree_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        // Words of one and two, keys too long for the small table (7x8, 8x7, 9x6), odd and even heights.
        for (const auto &[columns, rows] :
             {std::pair{7, 6}, {4, 4}, {5, 4},   {4, 5},  {6, 5},  {3, 3}, {5, 5}, {6, 6},
              {7, 4},          {4, 7}, {7, 5},   {5, 7},  {6, 7},  {8, 7}, {7, 8}, {9, 6},
              {9, 7},          {8, 8}, {10, 10}, {10, 3}, {3, 10}, {1, 8}, {2, 9}})
            for (int connect = 3; connect <= 6; ++connect)
                QTest::addRow("%dx%d, %d in a row", columns, rows, connect) << columns << rows << connect;
    }

    void agree()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        const BoardShape shape{columns, rows, connect};
        const bool slow = wantsSlowRows();
        const auto known =
            knownPositions(shape, slow ? 400 : 25, slow ? 1'000'000 : 60'000,
                           static_cast<unsigned>(columns * 1000 + rows * 10 + connect) + (slow ? 7 : 0));
        // Three in a row on a large board: no random game gets far, and what there is may be beyond plain
        // alpha-beta.
        if (known.empty())
            QSKIP("no position that the naive way can solve");

        TableMemory memory;
        QVERIFY(memory.allocate(std::size_t{1} << 20));
        Solver solver;
        for (const Isa isa : {Isa::Portable, Isa::Avx2}) {
            if (!hasIsa(isa))
                continue;
            const auto kernel = makeSearchKernel(shape, memory, false, isa);
            for (const auto &[text, score] : known) {
                const auto position = std::get<Position>(Position::fromColumns(text, shape));
                QVERIFY2(solver.solve(position)->score == score, text.c_str());
                QVERIFY2(solver.solve(position, Strength::Weak)->score == (score > 0) - (score < 0),
                         text.c_str());
                const auto bounds = kernel->setRoot(position);
                QVERIFY2(bounds.lower <= score && score <= bounds.upper, text.c_str());
                if (bounds.lower == bounds.upper)
                    continue;
                // Every window, also those that the solver would never ask.
                for (int alpha = bounds.lower; alpha < bounds.upper; ++alpha) {
                    const auto bound = kernel->test(alpha, {});
                    QVERIFY2(bound && (score > alpha ? *bound > alpha && *bound <= score
                                                     : *bound <= alpha && *bound >= score),
                             text.c_str());
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTwoPaths)
#include "tst_twopaths.moc"
