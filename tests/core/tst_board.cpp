// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/board.h"
#include "notation.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <random>
#include <set>
#include <vector>

using namespace four;
using Line = std::vector<Cell>;

namespace {

/// Every line of `length` cells on a board of this size, found by trying each cell and direction.
std::vector<Line> linesOf(int columns, int rows, int length)
{
    std::vector<Line> lines;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            for (const auto &[columnStep, rowStep] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                Line line;
                for (int i = 0; i < length; ++i)
                    line.push_back({column + i * columnStep, row + i * rowStep});
                const Cell last = line.back();
                if (last.column < columns && last.row >= 0 && last.row < rows)
                    lines.push_back(line);
            }
        }
    }
    return lines;
}

/// Player one's discs on these cells, and player two's under them where they need support.
Board boardWith(int columns, int rows, const Line &cells)
{
    Board board(columns, rows);
    for (int column = 0; column < columns; ++column) {
        int top = -1;
        for (const Cell cell : cells)
            top = cell.column == column ? std::max(top, cell.row) : top;
        for (int row = 0; row <= top; ++row) {
            const bool mine = std::find(cells.begin(), cells.end(), Cell{column, row}) != cells.end();
            board.drop(column, mine ? Player::One : Player::Two);
        }
    }
    return board;
}

/// The cells of `length` discs in line, the slow way.
Line slowLineCells(const Board &board, Player player, int length)
{
    std::set<Cell> cells;
    for (const Line &line : linesOf(board.columns(), board.rows(), length)) {
        if (std::all_of(line.begin(), line.end(), [&](Cell cell) { return board.at(cell) == player; }))
            cells.insert(line.begin(), line.end());
    }
    return {cells.begin(), cells.end()};
}

Board randomBoard(std::mt19937 &random)
{
    Board board(4 + static_cast<int>(random() % 7), 4 + static_cast<int>(random() % 7));
    const auto drops = static_cast<int>(random() % static_cast<unsigned>(board.columns() * board.rows() + 1));
    for (int i = 0; i < drops; ++i) {
        const auto column = static_cast<int>(random() % static_cast<unsigned>(board.columns()));
        if (board.landing(column))
            board.drop(column, random() % 2 ? Player::One : Player::Two);
    }
    return board;
}

QByteArray sizeName(int columns, int rows, int connect)
{
    return QByteArray::number(columns) + "x" + QByteArray::number(rows) + " connect " +
           QByteArray::number(connect);
}

} // namespace

class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isEmptyAtFirst()
    {
        const Board board(7, 6);
        QVERIFY(board.isEmpty());
        QVERIFY(!board.isFull());
        for (int column = 0; column < 7; ++column) {
            QCOMPARE(board.landing(column), std::optional(Cell{column, 0}));
            for (int row = 0; row < 6; ++row)
                QVERIFY(!board.at({column, row}));
        }
        QVERIFY(board.lineCells(Player::One, 4).empty());
    }

    void dropsOnTheLowestEmptyCell()
    {
        Board board(7, 6);
        for (int row = 0; row < 6; ++row) {
            const Player player = row % 2 == 0 ? Player::One : Player::Two;
            QCOMPARE(board.landing(3), std::optional(Cell{3, row}));
            QCOMPARE(board.drop(3, player), (Cell{3, row}));
            QCOMPARE(board.at({3, row}), std::optional(player));
        }
        QVERIFY(!board.landing(3));
        QVERIFY(board.landing(2));
        QVERIFY(board.landing(4));
        QCOMPARE(board.count(Player::One), 3);
        QCOMPARE(board.count(Player::Two), 3);
    }

    void hasNothingBesideIt()
    {
        const Board board(5, 4);
        for (const int column : {-1, 5, 6, 9, 10, 1000, -1000}) {
            QVERIFY(!board.hasColumn(column));
            QVERIFY(!board.landing(column));
            QVERIFY(!board.at({column, 0}));
            QVERIFY(!board.wouldWin(column, Player::One, 4));
        }
        for (const int row : {-1, 4, 9, 10}) {
            QVERIFY(!board.hasCell({0, row}));
            QVERIFY(!board.at({0, row}));
        }
    }

    void isFullWithTheLastDisc()
    {
        for (const auto &[columns, rows] : {std::pair{4, 4}, {7, 6}, {10, 10}, {5, 4}, {8, 7}, {4, 10}}) {
            Board board(columns, rows);
            for (int i = 0; i < columns * rows; ++i) {
                QVERIFY(!board.isFull());
                board.drop(i % columns, Player::One);
                QVERIFY(!board.isEmpty());
            }
            QVERIFY(board.isFull());
            QCOMPARE(board.count(Player::One), columns * rows);
        }
    }

    void has69LinesWhenStandard() { QCOMPARE(linesOf(7, 6, 4).size(), std::size_t{69}); }

    void findsEveryLine_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        for (int columns = Board::minSide; columns <= Board::maxSide; ++columns) {
            for (int rows = Board::minSide; rows <= Board::maxSide; ++rows) {
                for (int connect = 3; connect <= 6; ++connect)
                    QTest::newRow(sizeName(columns, rows, connect)) << columns << rows << connect;
            }
        }
    }

    /// With each of its cells as the one that completes it. Where the disc lies on top, it is really dropped;
    /// lower in a vertical line, it is pushed in, as a remove elsewhere in the column would bring it about.
    void findsEveryLine()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        const std::vector<Line> lines = linesOf(columns, rows, connect);
        const int across = std::max(columns - connect + 1, 0);
        const int up = std::max(rows - connect + 1, 0);
        QCOMPARE(static_cast<int>(lines.size()), across * rows + columns * up + 2 * across * up);

        for (const Line &line : lines) {
            const Board whole = boardWith(columns, rows, line);
            Line sorted = line;
            std::sort(sorted.begin(), sorted.end());
            for (const Cell last : line) {
                Board board = whole;
                board.remove(last);
                QVERIFY2(board.lineCells(Player::One, connect).empty(), notation::text(line));
                if (board.landing(last.column) == last) {
                    QVERIFY2(board.wouldWin(last.column, Player::One, connect), notation::text(line));
                    QVERIFY2(!board.wouldWin(last.column, Player::One, connect + 1), notation::text(line));
                    board.drop(last.column, Player::One);
                } else {
                    board.insert(last, Player::One);
                }
                QCOMPARE(board, whole);
                QCOMPARE(notation::text(board.lineCells(Player::One, connect)), notation::text(sorted));
                QVERIFY2(board.lineCells(Player::One, connect + 1).empty(), notation::text(line));
            }
        }
    }

    void countsNoGapAndEveryDisc_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("two and two") << QByteArray("11.11..") << QByteArray();
        QTest::newRow("three and one") << QByteArray("111.1..") << QByteArray();
        QTest::newRow("both edges") << QByteArray("11...11") << QByteArray();
        QTest::newRow("three at an edge, one at the other") << QByteArray("1...111") << QByteArray();
        QTest::newRow("two and two around the opponent") << QByteArray("1121122") << QByteArray();
        QTest::newRow("three") << QByteArray("..111..") << QByteArray();
        QTest::newRow("four") << QByteArray("..1111.") << QByteArray("3,1 4,1 5,1 6,1");
        QTest::newRow("five") << QByteArray("11111..") << QByteArray("1,1 2,1 3,1 4,1 5,1");
        QTest::newRow("six") << QByteArray(".111111") << QByteArray("2,1 3,1 4,1 5,1 6,1 7,1");
        QTest::newRow("seven") << QByteArray("1111111") << QByteArray("1,1 2,1 3,1 4,1 5,1 6,1 7,1");
    }

    void countsNoGapAndEveryDisc()
    {
        QFETCH(const QByteArray, row);
        QFETCH(const QByteArray, line);
        Board board(7, 6);
        for (int column = 0; column < 7; ++column) {
            if (row[column] != '.')
                board.drop(column, row[column] == '1' ? Player::One : Player::Two);
        }
        QCOMPARE(notation::text(board.lineCells(Player::One, 4)), line);
        for (int column = 0; column < 7; ++column)
            QCOMPARE(board.wouldWin(column, Player::Two, 4), false);
    }

    void seesTheGapThatWins_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<int>("gap");
        QTest::addColumn<int>("length");
        QTest::newRow("XX_X") << QByteArray("11.1...") << 3 << 4;
        QTest::newRow("XX_XX") << QByteArray("11.11..") << 3 << 5;
        QTest::newRow("XXX_XX") << QByteArray("111.11.") << 4 << 6;
        QTest::newRow("XXX_XXX") << QByteArray("111.111") << 4 << 7;
    }

    void seesTheGapThatWins()
    {
        QFETCH(const QByteArray, row);
        QFETCH(const int, gap);
        QFETCH(const int, length);
        Board board(7, 6);
        for (int column = 0; column < 7; ++column) {
            if (row[column] == '1')
                board.drop(column, Player::One);
        }
        QVERIFY(board.wouldWin(gap - 1, Player::One, 4));
        QVERIFY(!board.wouldWin(gap - 1, Player::Two, 4));
        board.drop(gap - 1, Player::One);
        QCOMPARE(static_cast<int>(board.lineCells(Player::One, 4).size()), length);
    }

    /// Cells that follow each other in memory, in any usual layout, are not neighbours for that.
    void neverWraps()
    {
        const std::vector<Line> lines = linesOf(7, 6, 4);
        const std::set<Line> real(lines.begin(), lines.end());
        const auto byColumns = [](int index) { return Cell{index / 6, index % 6}; };
        const auto byRows = [](int index) { return Cell{index % 7, index / 7}; };
        int tried = 0;
        const auto tryLayout = [&](auto cellOf, int step) {
            for (int first = 0; first + 3 * step < 42; ++first) {
                Line cells;
                for (int i = 0; i < 4; ++i)
                    cells.push_back(cellOf(first + i * step));
                Line sorted = cells;
                std::sort(sorted.begin(), sorted.end());
                if (std::any_of(real.begin(), real.end(), [&](Line line) {
                        std::sort(line.begin(), line.end());
                        return line == sorted;
                    }))
                    continue;
                const Board board = boardWith(7, 6, cells);
                QVERIFY2(board.lineCells(Player::One, 4).empty(), notation::text(cells));
                ++tried;
            }
        };
        for (int step = 1; step <= 10; ++step) {
            tryLayout(byColumns, step);
            tryLayout(byRows, step);
        }
        QVERIFY(tried > 200);
    }

    void marksAllLinesAtOnce_data()
    {
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QByteArray>("last");
        QTest::newRow("across and rising") << QByteArray("2,1 3,1 4,1 2,2 3,3 4,4") << QByteArray("1,1");
        QTest::newRow("across and up") << QByteArray("1,4 2,4 3,4 4,1 4,2 4,3") << QByteArray("4,4");
        QTest::newRow("both diagonals") << QByteArray("1,1 2,2 3,3 5,3 6,2 7,1") << QByteArray("4,4");
        QTest::newRow("four lines") << QByteArray("1,1 2,2 3,3 5,3 6,2 7,1 4,1 4,2 4,3 5,4 6,4 7,4")
                                    << QByteArray("4,4");
        QTest::newRow("a run of five and a vertical")
            << QByteArray("1,4 2,4 4,4 5,4 3,1 3,2 3,3") << QByteArray("3,4");
        QTest::newRow("a falling run of six") << QByteArray("1,6 2,5 3,4 5,2 6,1") << QByteArray("4,3");
        QTest::newRow("a rising run of five") << QByteArray("3,2 4,3 6,5 7,6") << QByteArray("5,4");
    }

    void marksAllLinesAtOnce()
    {
        QFETCH(const QByteArray, cells);
        QFETCH(const QByteArray, last);
        std::set<Cell> all{notation::cell(last)};
        for (const QByteArray &text : cells.split(' '))
            all.insert(notation::cell(text));
        const Line sorted(all.begin(), all.end());
        Board board = boardWith(7, 6, sorted);
        if (const Cell cell = notation::cell(last); board.at({cell.column, cell.row + 1}) == std::nullopt) {
            board.lift(cell.column);
            QVERIFY(board.wouldWin(cell.column, Player::One, 4));
            board.drop(cell.column, Player::One);
        }
        QCOMPARE(notation::text(board.lineCells(Player::One, 4)), notation::text(sorted));
    }

    void marksTheLinesOfOnePlayerOnly()
    {
        Board board(7, 6);
        for (int column = 0; column < 4; ++column) {
            board.drop(column, Player::One);
            board.drop(column, Player::Two);
        }
        QCOMPARE(notation::text(board.lineCells(Player::One, 4)), "1,1 2,1 3,1 4,1");
        QCOMPARE(notation::text(board.lineCells(Player::Two, 4)), "1,2 2,2 3,2 4,2");
    }

    void discsBeyond()
    {
        Board before(7, 6);
        before.drop(3, Player::One);
        before.drop(3, Player::Two);
        QCOMPARE(before.discsBeyond(before), std::optional(0));
        QCOMPARE(before.discsBeyond(Board(7, 6)), std::optional(2));
        Board after = before;
        after.drop(3, Player::One);
        after.drop(0, Player::Two);
        QCOMPARE(after.discsBeyond(before), std::optional(2));
        QVERIFY(!before.discsBeyond(after));
        Board other(7, 6);
        other.drop(3, Player::Two);
        other.drop(3, Player::Two);
        QVERIFY(!other.discsBeyond(before));
        QVERIFY(!after.discsBeyond(Board(7, 7)));
    }

    void removeLowersWhatIsAbove()
    {
        Board board(7, 6);
        for (const Player player : {Player::One, Player::Two, Player::Two, Player::One, Player::Two})
            board.drop(0, player);
        board.drop(1, Player::One);
        QCOMPARE(board.remove({0, 1}), Player::Two);
        QCOMPARE(notation::picture(board), "11...../2....../1....../2......");
        QCOMPARE(board.count(Player::One), 3);
        QCOMPARE(board.count(Player::Two), 2);
        board.insert({0, 0}, Player::Two);
        QCOMPARE(notation::picture(board), "21...../1....../2....../1....../2......");
    }

    /// Against a search through every line of the board.
    void agreesWithASlowSearch()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 1500; ++i) {
            Board board = randomBoard(random);
            const int connect = 3 + static_cast<int>(random() % 4);
            for (const Player player : bothPlayers) {
                const Line expected = slowLineCells(board, player, connect);
                QCOMPARE(notation::text(board.lineCells(player, connect)), notation::text(expected));
                for (int column = 0; column < board.columns(); ++column) {
                    const std::optional<Cell> landing = board.landing(column);
                    bool wins = false;
                    if (landing) {
                        board.drop(column, player);
                        const Line after = slowLineCells(board, player, connect);
                        wins = std::binary_search(after.begin(), after.end(), *landing);
                        board.lift(column);
                    }
                    QCOMPARE(board.wouldWin(column, player, connect), wins);
                }
            }
        }
    }

    void everyChangeHasAnInverse()
    {
        std::mt19937 random(2);
        for (int i = 0; i < 20000; ++i) {
            Board board = randomBoard(random);
            const Board before = board;
            const auto column = static_cast<int>(random() % static_cast<unsigned>(board.columns()));
            const Player player = random() % 2 ? Player::One : Player::Two;
            if (const auto landing = board.landing(column)) {
                QCOMPARE(board.drop(column, player), *landing);
                QVERIFY(board != before);
                board.lift(column);
                QCOMPARE(board, before);

                const Cell cell{column, static_cast<int>(random() % static_cast<unsigned>(landing->row + 1))};
                board.insert(cell, player);
                QCOMPARE(board.at(cell), std::optional(player));
                QCOMPARE(board.count(player), before.count(player) + 1);
                QCOMPARE(board.remove(cell), player);
                QCOMPARE(board, before);
            }
            const int height = before.landing(column) ? before.landing(column)->row : before.rows();
            if (height > 0) {
                const Cell cell{column, static_cast<int>(random() % static_cast<unsigned>(height))};
                const Player owner = board.remove(cell);
                QCOMPARE(std::optional(owner), before.at(cell));
                QCOMPARE(board.count(owner), before.count(owner) - 1);
                QVERIFY(!board.at({column, height - 1}));
                board.insert(cell, owner);
                QCOMPARE(board, before);
            }
        }
    }

    void theWayDoesNotMatter()
    {
        Board one(7, 6);
        Board two(7, 6);
        one.drop(0, Player::One);
        one.drop(1, Player::Two);
        two.drop(1, Player::Two);
        two.drop(0, Player::Two);
        two.drop(0, Player::One);
        QVERIFY(!(one == two));
        two.remove({0, 0});
        QCOMPARE(one, two);
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "tst_board.moc"
