// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arrangement.h"

#include <QTest>

using namespace four;
using namespace four::arrangement;
using Form = PlayerCard::Form;

Q_DECLARE_METATYPE(four::arrangement::Kind)

namespace {
/// Cards and a panel about as large as with letters of the usual size; their text wraps in narrow ones.
Needs usual(double letters = 1)
{
    Needs parts;
    parts.boardShape = 0.95;
    parts.line = int(17 * letters);
    parts.column = int(140 * letters);
    parts.panel = int(150 * letters);
    parts.cardHeight = [letters](Form form, int width) {
        switch (form) {
        case Form::Column:
            return int(150 * letters);
        case Form::Strip:
            return int(52 * letters) + (width < 220 * letters ? int(17 * letters) : 0);
        case Form::Name:
            return int(27 * letters);
        case Form::Line:
            break;
        }
        return int(27 * letters) + (width < 260 * letters ? int(17 * letters) : 0);
    };
    parts.panelHeight = [letters](int width) {
        return int((60 + 15000 / std::max(1, int(width / letters))) * letters);
    };
    return parts;
}

QSize boardIn(const Plan &plan, const Needs &parts)
{
    const int width = std::min(plan.board.width(), int(plan.board.height() * parts.boardShape));
    return {width, int(width / parts.boardShape)};
}
} // namespace

class TestArrangement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choice_data()
    {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<double>("letters");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("usual window") << QSize(944, 670) << 1.0 << Kind::Sides;
        QTest::newRow("large") << QSize(1900, 1000) << 1.0 << Kind::Sides;
        QTest::newRow("beside a wide panel") << QSize(640, 640) << 1.0 << Kind::Stacked;
        QTest::newRow("upright") << QSize(480, 800) << 1.0 << Kind::Above;
        QTest::newRow("640x480") << QSize(624, 415) << 1.0 << Kind::Beside;
        QTest::newRow("1024x600 at 150 %") << QSize(667, 336) << 1.0 << Kind::Beside;
        QTest::newRow("1366x768 at 200 %") << QSize(667, 320) << 1.0 << Kind::Beside;
        QTest::newRow("800x480 at 150 %") << QSize(517, 250) << 1.0 << Kind::Beside;
        QTest::newRow("low and wide") << QSize(1500, 250) << 1.0 << Kind::Beside;
        QTest::newRow("large letters") << QSize(944, 670) << 2.0 << Kind::Beside;
    }

    void choice()
    {
        QFETCH(const QSize, room);
        QFETCH(const double, letters);
        const Plan plan = planFor(room, usual(letters));
        QTEST(plan.kind, "kind");
        QVERIFY(boardIn(plan, usual(letters)).width() >= leastBoard);
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
        const Needs parts = usual(letters);
        for (int width = int(330 * letters); width < 2000; width += 37) {
            for (int height = int(225 * letters); height < 1200; height += 29) {
                const Plan plan = planFor({width, height}, parts);
                const QList<QRect> places{plan.board, plan.cardOne, plan.cardTwo, plan.panel};
                const QString where =
                    QStringLiteral("%1x%2, kind %3").arg(width).arg(height).arg(int(plan.kind));
                for (const QRect &place : places)
                    QVERIFY2(QRect(0, 0, width, height).contains(place) || place.isEmpty(),
                             qPrintable(where));
                for (int i = 0; i < places.size(); ++i) {
                    for (int j = 0; j < i; ++j)
                        QVERIFY2(!places[i].intersects(places[j]), qPrintable(where));
                    QVERIFY2(!plan.free.intersects(places[i]) || places[i] == plan.board, qPrintable(where));
                }
                // What stands in the board's place beside the board itself may be free.
                const QRect board = plan.board;
                const QSize size = boardIn(plan, parts);
                const QRect itself(board.center() - QPoint(size.width() / 2, size.height() / 2), size);
                QVERIFY2(!plan.free.intersects(itself), qPrintable(where));
                QVERIFY2(plan.panel.height() >= parts.panelHeight(plan.panel.width()), qPrintable(where));
            }
        }
    }

    void hardlyAnyRoom()
    {
        // As a window has it before it is laid out, or while it is made small.
        for (const int width : {-8, 0, 1, 7, 100, 180, 300}) {
            for (const int height : {-8, 0, 1, 30, 120, 200}) {
                for (const int guest : {0, 100}) {
                    Needs parts = usual();
                    parts.guest = guest;
                    for (const Kind kind : {Kind::Sides, Kind::Stacked, Kind::Above, Kind::Beside}) {
                        const Plan plan = planFor({width, height}, parts, kind);
                        QVERIFY(plan.board.width() >= 0 && plan.panel.height() <= std::max(0, height));
                    }
                    QCOMPARE(planFor({width, height}, parts).kind, Kind::Beside);
                }
            }
        }
    }

    void largeLettersUpright()
    {
        // Cards and a panel that leave nothing beside them: a board that can be played on is above them.
        for (const int guest : {0, 120}) {
            Needs parts = usual(2);
            parts.guest = guest;
            parts.guestAtLeast = guest / 2;
            const QSize room(464, 590);
            const Plan plan = planFor(room, parts);
            const QSize board = boardIn(plan, parts);
            QVERIFY2(std::min(board.width(), board.height()) >= leastBoard,
                     qPrintable(QString::number(board.width())));
            QVERIFY(QRect(QPoint(0, 0), room).contains(plan.panel));
            QVERIFY(plan.panel.height() >= parts.panelHeight(plan.panel.width()));
            QVERIFY(!plan.panel.intersects(plan.board) && !plan.guest.intersects(plan.board) &&
                    !plan.guest.intersects(plan.panel));
            QCOMPARE(plan.guest.isEmpty(), guest == 0);
        }
    }

    void fewColumns()
    {
        // Four columns of nine rows, with the room for the hand: narrow, and its cells are larger than the
        // usual board's.
        Needs parts = usual();
        parts.boardShape = 4.0 / 10;
        parts.columns = 4;
        const Plan plan = planFor({768, 345}, parts);
        QVERIFY(!plan.cardOne.isEmpty() && !plan.cardTwo.isEmpty());
        QVERIFY(boardIn(plan, parts).height() > 300);
        // Where nothing has room, a notice has some that is not the prompt's.
        parts.cardHeight = [](Form, int) { return 400; };
        const Plan bare = planFor({768, 345}, parts);
        QVERIFY(!bare.panel.isEmpty() && bare.free.height() > 100);
        QVERIFY(!bare.free.intersects(bare.panel) && !bare.free.intersects(bare.board));
    }

    void guestHasItsWidth()
    {
        // The lessons in a low window, with a wide board: their buttons are wider than the panel's.
        Needs parts = usual();
        parts.columns = 10;
        parts.boardShape = 10.0 / 7;
        parts.guest = 120;
        parts.guestAtLeast = 60;
        parts.guestWidth = 224;
        for (const int width : {444, 560, 652, 700}) {
            const Plan plan = planFor({width, 412}, parts);
            QVERIFY2(plan.guest.width() >= parts.guestWidth, qPrintable(QString::number(plan.guest.width())));
            QVERIFY(boardIn(plan, parts).width() >= leastBoard);
            QVERIFY(QRect(0, 0, width, 412).contains(plan.guest) && !plan.guest.intersects(plan.board));
        }
    }

    void promptUnderTheBoard()
    {
        // With the cards at the left, the prompt stands under what it is about,
        Needs parts = usual();
        parts.panelHeight = [](int) { return 80; };
        const QSize room(640, 640);
        Plan plan = planFor(room, parts);
        QCOMPARE(plan.kind, Kind::Stacked);
        QCOMPARE(plan.panel.left(), plan.board.left());
        QCOMPARE(plan.panel.width(), plan.board.width());
        QVERIFY(plan.panel.top() > plan.board.bottom());
        const int board = plan.board.height();
        // ... unless its words take more lines there, and the board would pay for them,
        parts.panelHeight = [](int width) { return width < 600 ? 97 : 80; };
        plan = planFor(room, parts);
        QCOMPARE(plan.kind, Kind::Stacked);
        QCOMPARE(plan.panel.left(), 0);
        QCOMPARE(plan.panel.width(), room.width());
        QCOMPARE(plan.board.height(), board);
        // ... or its longest word has no room there.
        parts.panelHeight = [](int) { return 80; };
        parts.panel = room.width() - parts.column;
        plan = planFor(room, parts);
        QCOMPARE(plan.kind, Kind::Stacked);
        QCOMPARE(plan.panel.width(), room.width());
    }

    void staysOnTheWay()
    {
        // Pulled larger and smaller again by a hand that trembles, the window changes once on each way.
        std::optional<Kind> present;
        int changes = 0;
        const auto to = [&](int width) {
            const Kind kind = planFor({width, 420}, usual(), present).kind;
            changes += present && *present != kind ? 1 : 0;
            present = kind;
        };
        for (int width = 520; width < 1200; width += 4) {
            to(width);
            to(width + 6);
            to(width - 6);
        }
        QVERIFY2(changes <= 2, qPrintable(QString::number(changes)));
    }

    void comesBack()
    {
        // Whatever it was before, much more room brings the usual arrangement again.
        for (const Kind kind : {Kind::Sides, Kind::Stacked, Kind::Above, Kind::Beside}) {
            const Kind small = planFor({520, 260}, usual(), kind).kind;
            QCOMPARE(small, Kind::Beside);
            const Plan plan = planFor({944, 670}, usual(), small);
            QVERIFY(boardIn(plan, usual()).width() > 400);
        }
    }
};

QTEST_MAIN(TestArrangement)
#include "tst_arrangement.moc"
