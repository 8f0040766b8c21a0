// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arrangement.h"

#include <QTest>

using namespace four::arrangement;

Q_DECLARE_METATYPE(four::arrangement::Kind)

namespace {
constexpr int menuBar = 2; ///< its height, in letters

/// The usual board, and words about as high as with such letters.
Needs usual(double letters = 1, bool hasPanel = false)
{
    Needs needs;
    needs.scene = {7.36, 8.4};
    needs.front = {0.04, 1.5, 7.28, 6.6};
    needs.letters = int(13 * letters);
    needs.hasPanel = hasPanel;
    needs.panelWidth = int(160 * letters);
    needs.strip = int(27 * letters);
    needs.footWidth = int(150 * letters);
    needs.footHeight = [letters](int width, double, const Foot &foot) {
        const int lines = width < 350 * letters ? 2 : 1;
        return int((lines * 20 + (foot.hasDetail ? 18 : 0) + (foot.isCompact ? 0 : 44)) * letters);
    };
    return needs;
}

/// What a window of this size has for it.
QSize roomOf(QSize window, double letters)
{
    return window - QSize(0, int(menuBar * 13 * letters));
}

QList<QSize> windows()
{
    return {{640, 480},  {683, 384},  {800, 600},   {480, 800},
            {1024, 768}, {1366, 768}, {1920, 1080}, {3840, 2160}};
}
} // namespace

class TestArrangement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choice_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("letters");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("640x480") << QSize(640, 480) << 1.0 << Kind::Side;
        QTest::newRow("800x600") << QSize(800, 600) << 1.0 << Kind::Side;
        QTest::newRow("1366x768 at 200 %") << QSize(683, 384) << 1.0 << Kind::Side;
        QTest::newRow("large letters as well") << QSize(683, 384) << 2.0 << Kind::Side;
        QTest::newRow("upright") << QSize(480, 800) << 1.0 << Kind::Tall;
        QTest::newRow("1280x800") << QSize(1280, 800) << 1.0 << Kind::Wide;
        QTest::newRow("1366x768") << QSize(1366, 768) << 1.0 << Kind::Wide;
        QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.0 << Kind::Wide;
        QTest::newRow("1920x1080, double letters") << QSize(1920, 1080) << 2.0 << Kind::Side;
    }

    void choice()
    {
        QFETCH(const QSize, window);
        QFETCH(const double, letters);
        for (const bool hasPanel : {false, true})
            QTEST(planFor(roomOf(window, letters), usual(letters, hasPanel)).kind, "kind");
    }

    void rules_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<double>("letters");
        for (const QSize window : windows()) {
            for (const double letters : {1.0, 1.5, 2.0})
                QTest::addRow("%dx%d, %.0f %%", window.width(), window.height(), 100 * letters)
                    << window << letters;
        }
    }

    void rules()
    {
        QFETCH(const QSize, window);
        QFETCH(const double, letters);
        const QSize room = roomOf(window, letters);
        const Plan alone = planFor(room, usual(letters));
        const Plan plan = planFor(room, usual(letters, true));
        // A panel is never a strip, and never changes the arrangement,
        QVERIFY2(plan.panel.height() >= leastPanel, qPrintable(QString::number(plan.panel.height())));
        QVERIFY2(plan.panel.width() >= leastColumn, qPrintable(QString::number(plan.panel.width())));
        QCOMPARE(plan.kind, alone.kind);
        // ... nor the board beside a column.
        if (plan.kind == Kind::Side)
            QCOMPARE(plan.board, alone.board);
        if (plan.kind == Kind::Wide) {
            QCOMPARE(plan.cell, alone.cell);
            QCOMPARE(plan.front.top(), alone.front.top());
            QCOMPARE(plan.cards.top(), plan.front.top());
            // Cards stand close to the board, words in its middle.
            QVERIFY(plan.front.left() - plan.cards.right() <= wideGap + 1);
            QVERIFY(alone.otherCard.left() - alone.front.right() <= wideGap + 1);
        }
        for (const Plan &each : {alone, plan}) {
            if (each.kind != Kind::Side || each.words.left() > each.cards.right())
                QVERIFY(std::abs(each.words.center().x() - each.front.center().x()) <= 2);
            QVERIFY(each.cell >= leastCell);
        }
    }

    void nothingOverlaps_data()
    {
        QTest::addColumn<double>("letters");
        QTest::newRow("usual letters") << 1.0;
        QTest::newRow("one and a half") << 1.5;
        QTest::newRow("double") << 2.0;
    }

    void nothingOverlaps()
    {
        QFETCH(const double, letters);
        for (int width = int(460 * letters); width < 2000; width += 37) {
            for (int height = int(290 * letters); height < 1200; height += 29) {
                for (const bool hasPanel : {false, true}) {
                    const Plan plan = planFor({width, height}, usual(letters, hasPanel));
                    const QList<QRect> places{plan.board, plan.cards, plan.otherCard, plan.words, plan.panel};
                    const QString where =
                        QStringLiteral("%1x%2, kind %3").arg(width).arg(height).arg(int(plan.kind));
                    for (const QRect &place : places)
                        QVERIFY2(QRect(0, 0, width, height).contains(place) || place.isEmpty(),
                                 qPrintable(where));
                    for (int i = 0; i < places.size(); ++i) {
                        for (int j = 0; j < i; ++j)
                            QVERIFY2(!places[i].intersects(places[j]), qPrintable(where));
                    }
                    QVERIFY2(!plan.free.intersects(plan.board) && !plan.free.intersects(plan.words) &&
                                 !plan.free.intersects(plan.panel),
                             qPrintable(where));
                    QVERIFY2(plan.words.height() >=
                                 usual(letters).footHeight(plan.words.width(), plan.cell, plan.foot),
                             qPrintable(where));
                }
            }
        }
    }

    void hardlyAnyRoom()
    {
        // As a window has it before it is laid out, or while it is made small.
        for (const int width : {-8, 0, 1, 7, 100, 180, 300}) {
            for (const int height : {-8, 0, 1, 30, 120, 200}) {
                for (const bool hasPanel : {false, true}) {
                    const Plan plan = planFor({width, height}, usual(1, hasPanel));
                    QVERIFY(plan.board.width() >= 0 && plan.words.height() <= std::max(0, height));
                    QCOMPARE(plan.kind, Kind::Side);
                }
            }
        }
    }

    void fewColumns()
    {
        // Four columns of nine rows: narrow, and as high as the window allows.
        Needs needs = usual();
        needs.scene = {4.36, 11.4};
        needs.front = {0.04, 1.5, 4.28, 9.6};
        const Plan plan = planFor({768, 345}, needs);
        QVERIFY(plan.board.height() > 250);
        QVERIFY(!plan.cards.isEmpty());
    }

    void columnHasItsWidth()
    {
        // The lessons in a low window, with a wide board: their buttons are wider than the column.
        Needs needs = usual(1, true);
        needs.scene = {10.36, 9.4};
        needs.panelWidth = 290;
        for (const int width : {600, 652, 700}) {
            const Plan plan = planFor({width, 380}, needs);
            QVERIFY2(plan.panel.width() >= needs.panelWidth, qPrintable(QString::number(width)));
            QVERIFY(!plan.panel.intersects(plan.board));
        }
    }
};

QTEST_MAIN(TestArrangement)
#include "tst_arrangement.moc"
