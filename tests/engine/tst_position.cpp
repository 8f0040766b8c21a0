// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/geometry.h"
#include "core/engine/position.h"
#include "core/engine/positionkey.h"
#include "tests/engine/naivesolver.h"

#include <QTest>

#include <random>

using namespace four::engine;

namespace {

Position played(const char *columns, BoardShape shape = {})
{
    return std::get<Position>(Position::fromColumns(columns, shape));
}

} // namespace

class TestPosition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsEmpty()
    {
        const Position position;
        QCOMPARE(position.plies(), 0);
        QCOMPARE(position.empties(), 42);
        QVERIFY(!position.isOver());
        QVERIFY(position.canDrop(0) && position.canDrop(6));
        QVERIFY(!position.canDrop(-1) && !position.canDrop(7));
    }

    void findsLines_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("connect");
        QTest::addColumn<bool>("isWon");
        QTest::newRow("upright") << QByteArray("1212121") << 4 << true;
        QTest::newRow("flat") << QByteArray("1122334") << 4 << true;
        QTest::newRow("rising diagonal") << QByteArray("12233434544") << 4 << true;
        QTest::newRow("falling diagonal") << QByteArray("76655454344") << 4 << true;
        QTest::newRow("across the right edge") << QByteArray("5566771") << 4 << false;
        QTest::newRow("over a column's top") << QByteArray("121212313131") << 4 << false;
        QTest::newRow("three") << QByteArray("11223") << 4 << false;
        QTest::newRow("three of three") << QByteArray("11223") << 3 << true;
        QTest::newRow("four of five") << QByteArray("1122334") << 5 << false;
        QTest::newRow("five of five") << QByteArray("112233445") << 5 << true;
        QTest::newRow("six of six") << QByteArray("11223344556") << 6 << true;
    }

    void findsLines()
    {
        QFETCH(const QByteArray, columns);
        QFETCH(const int, connect);
        QFETCH(const bool, isWon);
        const auto result = Position::fromColumns(columns.toStdString(), {7, 6, connect});
        QVERIFY(std::holds_alternative<Position>(result));
        QCOMPARE(std::get<Position>(result).isWon(), isWon);
    }

    void refusesBadColumns_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("error");
        QTest::addColumn<int>("ply");
        QTest::newRow("eighth column") << QByteArray("128") << int(PositionError::NoSuchColumn) << 3;
        QTest::newRow("zero") << QByteArray("0") << int(PositionError::NoSuchColumn) << 1;
        QTest::newRow("letter") << QByteArray("44x") << int(PositionError::NoSuchColumn) << 3;
        QTest::newRow("full column") << QByteArray("4444444") << int(PositionError::ColumnFull) << 7;
        QTest::newRow("after the win") << QByteArray("12121212") << int(PositionError::GameOver) << 8;
    }

    void refusesBadColumns()
    {
        QFETCH(const QByteArray, columns);
        QFETCH(const int, error);
        QFETCH(const int, ply);
        const auto result = Position::fromColumns(columns.toStdString());
        const auto *fault = std::get_if<PositionFault>(&result);
        QVERIFY(fault);
        QCOMPARE(int(fault->error), error);
        QCOMPARE(fault->ply, ply);
    }

    void namesTenColumns()
    {
        for (int column = 0; column < 10; ++column)
            QCOMPARE(columnOf(columnName(column)).value_or(-1), column);
        QVERIFY(!columnOf('b') && !columnOf('0') && !columnOf(' '));
        QCOMPARE(played("1a2a3a4", {10, 10, 4}).isWon(), true);
    }

    void agreesWithNaiveBoard_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        for (const auto &[columns, rows] :
             {std::pair{7, 6}, {4, 4}, {5, 9}, {8, 7}, {9, 6}, {10, 10}, {3, 10}, {10, 3}})
            for (int connect = 3; connect <= 6; ++connect)
                QTest::addRow("%dx%d, %d in a row", columns, rows, connect) << columns << rows << connect;
    }

    void agreesWithNaiveBoard()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        std::mt19937 random(4);
        for (int game = 0; game < 200; ++game) {
            Position position({columns, rows, connect});
            naive::Board board(columns, rows, connect);
            while (!position.isOver()) {
                const int column = static_cast<int>(random() % static_cast<unsigned>(columns));
                QCOMPARE(position.canDrop(column), board.canDrop(column));
                if (!board.canDrop(column))
                    continue;
                const bool wins = position.isWinningDrop(column);
                position.drop(column);
                board.drop(column);
                QCOMPARE(position.isWon(), board.isWon());
                QCOMPARE(wins, board.isWon());
                QCOMPARE(position.empties(), board.empties());
            }
        }
    }

    void keepsEveryStoneInItsKey()
    {
        std::mt19937 random(5);
        const AnyGeometry<Word64> geometry(BoardShape{});
        for (int game = 0; game < 500; ++game) {
            Position position;
            while (!position.isOver()) {
                const auto mover = static_cast<Word64>(position.mover());
                const auto opponent = static_cast<Word64>(position.opponent());
                const auto stones = stonesOf(geometry, positionKey(mover, opponent));
                QCOMPARE(stones.mover, mover);
                QCOMPARE(stones.opponent, opponent);
                QVERIFY(Position::fromStones(mover, opponent) == position);
                int column = static_cast<int>(random() % 7U);
                while (!position.canDrop(column))
                    column = (column + 1) % 7;
                position.drop(column);
            }
        }
    }

    void mirrorsTwiceToItself()
    {
        const AnyGeometry<Word64> geometry(BoardShape{});
        const Position left = played("1122543");
        const Position right = played("7766345");
        const auto stones = static_cast<Word64>(left.mover());
        QCOMPARE(mirrored(geometry, stones), static_cast<Word64>(right.mover()));
        QCOMPARE(mirrored(geometry, mirrored(geometry, stones)), stones);
        QCOMPARE(
            foldedKey(geometry, stones, static_cast<Word64>(left.opponent())),
            foldedKey(geometry, static_cast<Word64>(right.mover()), static_cast<Word64>(right.opponent())));
    }
};

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
