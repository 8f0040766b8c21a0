// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardending.h"

#include <QTest>

#include <algorithm>

using namespace four;

using Ends = std::vector<std::pair<Cell, Cell>>;
Q_DECLARE_METATYPE(std::vector<four::Cell>)
Q_DECLARE_METATYPE(Ends)

class TestWinLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data()
    {
        QTest::addColumn<std::vector<Cell>>("cells");
        QTest::addColumn<int>("connect");
        QTest::addColumn<Ends>("ends");
        const auto cell = [](int column, int row) { return Cell{column, row}; };
        QTest::newRow("none") << std::vector<Cell>() << 4 << Ends();
        QTest::newRow("row") << std::vector{cell(1, 0), cell(2, 0), cell(3, 0), cell(4, 0)} << 4
                             << Ends{{cell(1, 0), cell(4, 0)}};
        QTest::newRow("column") << std::vector{cell(6, 2), cell(6, 3), cell(6, 4), cell(6, 5)} << 4
                                << Ends{{cell(6, 2), cell(6, 5)}};
        QTest::newRow("rising") << std::vector{cell(0, 0), cell(1, 1), cell(2, 2), cell(3, 3)} << 4
                                << Ends{{cell(0, 0), cell(3, 3)}};
        QTest::newRow("falling") << std::vector{cell(0, 5), cell(1, 4), cell(2, 3), cell(3, 2)} << 4
                                 << Ends{{cell(0, 5), cell(3, 2)}};
        QTest::newRow("longer than it has to be")
            << std::vector{cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0), cell(4, 0), cell(5, 0)} << 4
            << Ends{{cell(0, 0), cell(5, 0)}};
        QTest::newRow("two that cross")
            << std::vector{cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0), cell(3, 1), cell(3, 2), cell(3, 3)}
            << 4 << Ends{{cell(0, 0), cell(3, 0)}, {cell(3, 0), cell(3, 3)}};
        QTest::newRow("two in one row")
            << std::vector{cell(0, 0), cell(1, 0), cell(2, 0), cell(4, 0), cell(5, 0), cell(6, 0)} << 3
            << Ends{{cell(0, 0), cell(2, 0)}, {cell(4, 0), cell(6, 0)}};
    }

    void lines()
    {
        QFETCH(std::vector<Cell>, cells);
        QFETCH(int, connect);
        QFETCH(Ends, ends);
        Ends found = linesIn(cells, connect);
        std::ranges::sort(found);
        std::ranges::sort(ends);
        QVERIFY(found == ends);
    }
};

QTEST_MAIN(TestWinLine)
#include "tst_winline.moc"
