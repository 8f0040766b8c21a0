// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardscene.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/timings.h"

#include <QTest>

using namespace four;

class TestTimings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFallIsShort_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (int columns = limits::columns.least; columns <= limits::columns.most; ++columns) {
            for (int rows = limits::rows.least; rows <= limits::rows.most; ++rows)
                QTest::addRow("%d x %d", columns, rows) << columns << rows;
        }
    }

    void everyFallIsShort()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        Match match;
        match.rules.columns = columns;
        match.rules.rows = rows;
        Session session;
        GameModel model(&session);
        model.session()->prepare(match, 1);
        const BoardScene scene(&model);
        for (int row = 0; row < rows; ++row) {
            const Cell cell{columns - 1, row};
            const double way = (scene.centreOf(cell).y() - scene.handOver(cell.column).y()) / drawing::cell;
            QVERIFY(way > 0);
            for (const AnimationSpeed speed : {AnimationSpeed::Full, AnimationSpeed::Short}) {
                const Timings timings(speed);
                QVERIFY2(timings.fall(way) <= 600, qPrintable(QString::number(timings.fall(way))));
                QVERIFY(timings.fall(way) > 0);
                QVERIFY(timings.fall(way) <= timings.fall(way + 1));
            }
            QCOMPARE(Timings(AnimationSpeed::Off).fall(way), 0);
        }
    }

    void offIsNothing()
    {
        const Timings off(AnimationSpeed::Off);
        QCOMPARE(off.lift(), 0);
        QCOMPARE(off.fade(), 0);
        QCOMPARE(off.shake(), 0);
        QCOMPARE(off.sign(), 0);
        QCOMPARE(off.toss(), 0);
    }

    void shortIsShorter()
    {
        const Timings brief(AnimationSpeed::Short);
        const Timings full(AnimationSpeed::Full);
        QVERIFY(brief.fall(6) < full.fall(6));
        QVERIFY(brief.lift() < full.lift());
        QVERIFY(brief.fade() < full.fade());
        QVERIFY(brief.shake() < full.shake());
        QVERIFY(brief.sign() < full.sign());
        QVERIFY(brief.toss() < full.toss());
    }

    void nothingFlashes()
    {
        for (const AnimationSpeed speed : {AnimationSpeed::Full, AnimationSpeed::Short}) {
            const Timings timings(speed);
            QVERIFY(timings.tossTurns() >= 1);
            QVERIFY(timings.tossTurns() * 1000 <= 3 * std::max(1000, timings.tossSpin()));
            QVERIFY(timings.tossSpin() < timings.toss());
            // To and fro no faster when it is short.
            QVERIFY(timings.sways() * Timings(AnimationSpeed::Full).shake() <=
                    Timings(AnimationSpeed::Full).sways() * timings.shake() + timings.shake());
        }
        QCOMPARE(Timings(AnimationSpeed::Short).celebration(), 0);
        QCOMPARE(Timings(AnimationSpeed::Off).celebration(), 0);
        QCOMPARE(Timings(AnimationSpeed::Off).line(), 0);
        QCOMPARE(Timings(AnimationSpeed::Off).glide(), 0);
    }
};

QTEST_MAIN(TestTimings)
#include "tst_timings.moc"
