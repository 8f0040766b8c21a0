// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placement.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace four;

class TestPlacement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstSize_data()
    {
        QTest::addColumn<QSize>("available");
        QTest::addColumn<bool>("knowsPanels");
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1920, 1080) << true << QSize(960, 720);
        QTest::newRow("large, panels unknown") << QSize(1920, 1080) << false << QSize(960, 720);
        QTest::newRow("1366x768 without panels") << QSize(1366, 768) << true << QSize(960, 720);
        // A panel of 44 and a title bar of 48 leave 676.
        QTest::newRow("1366x768, panels unknown") << QSize(1366, 768) << false << QSize(960, 656);
        QTest::newRow("narrow") << QSize(800, 1280) << true << QSize(784, 720);
        QTest::newRow("smaller than the smallest window") << QSize(640, 480) << false << QSize(640, 480);
    }

    void firstSize()
    {
        QFETCH(const QSize, available);
        QFETCH(const bool, knowsPanels);
        QFETCH(const QSize, size);
        QCOMPARE(placement::firstSize({640, 480}, available, knowsPanels), size);
    }

    void broughtIn_data()
    {
        QTest::addColumn<QRect>("window");
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("inside");
        const QRect left(0, 0, 1366, 768);
        const QRect right(1366, 0, 1920, 1080);
        const QRect window(100, 100, 640, 480);
        QTest::newRow("inside") << window << QList{left} << window;
        QTest::newRow("in the corner below a low title bar")
            << QRect(0, 20, 640, 480) << QList{left} << QRect(0, 20, 640, 480);
        QTest::newRow("fills it") << left << QList{left} << left;
        QTest::newRow("on two screens")
            << QRect(1200, 100, 640, 480) << QList{left, right} << QRect(1200, 100, 640, 480);
        QTest::newRow("buttons below the edge")
            << QRect(11, 220, 960, 720) << QList{left} << QRect(11, 48, 960, 720);
        QTest::newRow("to the right")
            << QRect(1000, 100, 640, 480) << QList{left} << QRect(726, 100, 640, 480);
        QTest::newRow("to the left") << QRect(-30, 100, 640, 480) << QList{left} << QRect(0, 100, 640, 480);
        QTest::newRow("title bar above")
            << QRect(100, -30, 640, 480) << QList{left} << QRect(100, 48, 640, 480);
        QTest::newRow("on a screen that is gone")
            << QRect(2000, 300, 640, 480) << QList{left} << QRect(726, 288, 640, 480);
        QTest::newRow("on the other screen, half")
            << QRect(3000, 300, 640, 480) << QList{left, right} << QRect(2646, 300, 640, 480);
        QTest::newRow("under a panel")
            << QRect(100, 10, 640, 480) << QList{QRect(0, 32, 1366, 736)} << QRect(100, 80, 640, 480);
        QTest::newRow("too large") << QRect(0, 0, 1920, 1080) << QList{left} << QRect(0, 48, 1350, 720);
        QTest::newRow("no screen at all") << window << QList<QRect>() << window;
    }

    void broughtIn()
    {
        QFETCH(const QRect, window);
        QFETCH(const QList<QRect>, screens);
        QFETCH(const QRect, inside);
        QCOMPARE(placement::broughtIn(window, screens), inside);
    }

    void whatWasBroughtInStays()
    {
        const QList screens{QRect(0, 0, 1366, 768)};
        for (int x = -2000; x < 2000; x += 97) {
            for (int y = -2000; y < 2000; y += 89) {
                const QRect inside = placement::broughtIn({x, y, 960, 720}, screens);
                QVERIFY(screens.front().contains(inside));
                QCOMPARE(placement::broughtIn(inside, screens), inside);
            }
        }
    }

    void restoresWhatWasSaved()
    {
        QWidget before;
        before.setMinimumSize(200, 150);
        placement::restore(&before, {});
        before.setGeometry(90, 120, 300, 200);
        QWidget after;
        placement::restore(&after, before.saveGeometry());
        QCOMPARE(after.geometry(), QRect(90, 120, 300, 200));

        before.setGeometry(before.screen()->availableGeometry().right() - 50, 120, 300, 200);
        placement::restore(&after, before.saveGeometry());
        QVERIFY(after.screen()->availableGeometry().contains(after.geometry()));
        QCOMPARE(after.size(), QSize(300, 200));
    }

    void furtherWindowsAreApart()
    {
        QWidget saved;
        saved.setGeometry(90, 120, 300, 200);
        QWidget one;
        QWidget two;
        QWidget three;
        for (QWidget *window : {&one, &two})
            placement::restore(window, saved.saveGeometry());
        placement::restore(&three, {});
        placement::show({&one, &two, &three});
        QCOMPARE(one.geometry().topLeft(), QPoint(90, 120));
        QCOMPARE(two.geometry(), QRect(122, 152, 300, 200));
        // The third one has no stored place: the window manager places it.
        QVERIFY(!three.testAttribute(Qt::WA_Moved));
        QVERIFY(one.isVisible() && two.isVisible() && three.isVisible());
    }
};

QTEST_MAIN(TestPlacement)
#include "tst_placement.moc"
