// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/board.h"

#include <QTest>

class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dropsOnTheLowestEmptyCell()
    {
        four::Board board(7, 6);
        for (int row = 0; row < 6; ++row)
            QCOMPARE(board.drop(3, four::Player::One).row, row);
        QVERIFY(!board.landing(3));
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "tst_board.moc"
