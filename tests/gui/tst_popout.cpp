// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"

#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
Match popOut(int undos = 0)
{
    Match match = matchOf(Preset::Classic);
    match.rules.popOut = true;
    match.rules.undos = undos;
    return match;
}
} // namespace

/// Games in which discs can be popped out of the bottom row, by pointer, keys and ear.
class TestPopOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void popsByTheButtonAndTheKey_data() { byMouseAndKeys(); }
    void popsByTheButtonAndTheKey()
    {
        QFETCH(const By, by);
        Driver driver({.match = popOut(), .moves = "443"});
        QCOMPARE(driver.buttons(), "[popOut]"); // player two's disc lies on another
        DO(driver.drop("1"));                   // player one: 4,1 3,1; player two: 4,2 1,1
        Ear ear(driver);
        DO(by == By::Mouse ? driver.click("popOut") : driver.press(Qt::Key_D));
        QCOMPARE(driver.marks(MarkItem::Kind::Removable), "3,1 4,1");
        QVERIFY(!driver.scene().isHandShown());
        QVERIFY2(driver.prompt().contains("Esc"), qPrintable(driver.prompt()));
        QVERIFY2(ear.heard(driver.prompt()), qPrintable(ear.all()));
        DO(inconsistency(driver));
        if (by == By::Mouse) {
            DO(driver.clickColumn(4));
        } else {
            while (driver.scene().cursor().column != 3)
                DO(driver.press(driver.scene().cursor().column < 3 ? Qt::Key_Right : Qt::Key_Left));
            QCOMPARE(driver.marks(MarkItem::Kind::Aim), "4,1");
            DO(driver.press(Qt::Key_Return));
        }
        QCOMPARE(driver.discs(), "r - y r - - -");
        QCOMPARE(driver.message(), "Player 1 popped the disc at the bottom of column 4.");
        QVERIFY2(ear.heard(driver.message()), qPrintable(ear.all()));
        QCOMPARE(driver.scene().choice(), BoardChoice::Drop);
        DO(inconsistency(driver));
        QCOMPARE(driver.game().turn(), Player::Two);
    }

    void aNumberPopsWhileAColumnIsChosen()
    {
        Driver driver({.match = popOut(), .moves = "4435"});
        DO(driver.press(Qt::Key_D), driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - y r r - -");
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - y rr r - -"); // a drop again
        DO(inconsistency(driver));
    }

    void theChoiceIsLeft()
    {
        Driver driver({.match = popOut(), .moves = "4435"});
        for (const bool escape : {true, false}) {
            DO(driver.press(Qt::Key_D));
            QCOMPARE(driver.scene().choice(), BoardChoice::Pop);
            DO(escape ? driver.press(Qt::Key_Escape) : driver.click("popOut"));
            QCOMPARE(driver.scene().choice(), BoardChoice::Drop);
            QVERIFY(driver.scene().isHandShown());
            DO(inconsistency(driver));
        }
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - y yry r - -");
    }

    /// The player goes on choosing, and learns whose disc it is.
    void refusesTheOpponentsDisc()
    {
        Match match = popOut();
        match.rules.violations = Violations::PerGame;
        match.rules.violationsAllowed = 3;
        Driver driver({.match = match, .moves = "4435"});
        DO(driver.press(Qt::Key_D), driver.press(Qt::Key_5));
        QVERIFY(driver.isRefusalShown());
        QVERIFY2(driver.message().contains("the opponent’s"), qPrintable(driver.message()));
        QCOMPARE(driver.text("cardOne/violations"), "2");
        QCOMPARE(driver.scene().choice(), BoardChoice::Pop);
        DO(driver.press(Qt::Key_7));
        QVERIFY2(driver.message().contains("no disc"), qPrintable(driver.message()));
        QCOMPARE(driver.text("cardOne/violations"), "1");
        DO(inconsistency(driver), driver.press(Qt::Key_3));
        QCOMPARE(driver.discs(), "- - - yr r - -");
    }

    void theMousePullsADiscDown_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<double>("cells");
        QTest::addColumn<QString>("discs");
        QTest::newRow("out of the board") << 4 << 1.1 << "- - y r r - -";
        QTest::newRow("far enough") << 4 << 0.6 << "- - y r r - -";
        QTest::newRow("not far enough: it goes back") << 4 << 0.4 << "- - y yr r - -";
        QTest::newRow("a click with an unsteady hand drops") << 4 << 0.1 << "- - y yry r - -";
        QTest::newRow("the opponent's disc is not pulled") << 5 << 0.4 << "- - y yr ry - -";
    }

    void theMousePullsADiscDown()
    {
        QFETCH(const int, column);
        QFETCH(const double, cells);
        QFETCH(const QString, discs);
        Driver driver({.match = popOut(), .moves = "4435"});
        DO(driver.pullDown(column, cells));
        QCOMPARE(driver.discs(), discs);
        for (const Cell cell : {Cell{3, 0}, Cell{2, 0}})
            QCOMPARE(driver.scene().discAt(cell)->pos(), driver.scene().centreOf(cell));
        DO(inconsistency(driver));
    }

    void undoBringsTheDiscBack()
    {
        Driver driver({.animations = AnimationSpeed::Full, .match = popOut(3), .moves = ""});
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_Return, Qt::Key_4, Qt::Key_Return, Qt::Key_D, Qt::Key_4})
            DO(driver.press(key));
        QTRY_COMPARE(driver.discs(), "- - - r - - -");
        DO(driver.press(Qt::Key_U));
        QTRY_VERIFY(!driver.scene().isAnimating());
        QCOMPARE(driver.discs(), "- - - yr - - -");
        QCOMPARE(driver.scene().discAt({3, 0})->pos(), driver.scene().centreOf({3, 0}));
        DO(inconsistency(driver));
    }

    /// Said and written before it happens, and what it is when it has.
    void tellsOfTheRepetition()
    {
        Driver driver({.match = popOut(), .moves = "12"});
        Ear ear(driver);
        DO(driver.press(Qt::Key_D), driver.press(Qt::Key_1));
        QVERIFY(!driver.prompt().contains("once more"));
        DO(driver.press(Qt::Key_D), driver.press(Qt::Key_2));
        QVERIFY2(driver.prompt().contains("once more and it is a draw"), qPrintable(driver.prompt()));
        QVERIFY2(ear.heard("once more and it is a draw"), qPrintable(ear.all()));
        DO(driver.drop("12"), driver.press(Qt::Key_D), driver.press(Qt::Key_1), driver.press(Qt::Key_D),
           driver.press(Qt::Key_2));
        QTRY_COMPARE(driver.panel(), "resultPanel");
        QVERIFY2(driver.result().contains("third time"), qPrintable(driver.result()));
        QVERIFY2(ear.heard("third time"), qPrintable(ear.all()));
        DO(inconsistency(driver));
    }

    /// The player is told what is left to do.
    void goesOnOnAFullBoard()
    {
        Match match = popOut();
        match.rules.columns = match.rules.rows = 4;
        match.rules.connect = 5;
        Driver driver({.match = match, .moves = "1111222233334444"});
        QCOMPARE(driver.panel(), "turnBar");
        QVERIFY2(driver.prompt().contains("full"), qPrintable(driver.prompt()));
        DO(inconsistency(driver), driver.press(Qt::Key_D), driver.press(Qt::Key_2), driver.drop("2"));
        QCOMPARE(driver.discs(), "yryr ryrr yryr yryr");
        DO(inconsistency(driver));
    }

    void theHintNamesAPop_data()
    {
        QTest::addColumn<int>("connect");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("reason");
        // Yellow has three in row 2, and the disc that is missing lies above red's in column 4.
        QTest::newRow("it completes a line") << 4 << 7 << "412314273746"
                                             << "Popping the disc out of column 4 looks best."
                                             << "You win at once.";
        QTest::newRow("the board is full") << 5 << 4 << "1111222233334444"
                                           << "Popping the disc out of column"
                                           << "No disc can be dropped.";
    }

    void theHintNamesAPop()
    {
        QFETCH(const int, connect);
        QFETCH(const int, columns);
        QFETCH(const QString, moves);
        QFETCH(const QString, title);
        QFETCH(const QString, reason);
        Match match = popOut();
        match.rules.connect = connect;
        match.rules.columns = columns;
        match.rules.rows = std::min(columns, 6);
        Driver driver({.match = match, .agreed = true, .moves = moves});
        DO(driver.press(Qt::Key_H));
        QTRY_VERIFY_WITH_TIMEOUT(driver.text("coachTitle").startsWith(title), 60000);
        QVERIFY2(driver.text("coachReason").contains(reason), qPrintable(driver.text("coachReason")));
        QVERIFY(driver.coachMarks(CoachMark::Kind::Best).endsWith(",1"));
        DO(inconsistency(driver));
    }

    /// Where the rules have no pops, the key says so and nothing is shown.
    void isHiddenWhereTheRulesHaveNone()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4435"});
        QCOMPARE(driver.buttons(), "");
        DO(driver.press(Qt::Key_D));
        QVERIFY2(driver.text("notice/text").contains("popped"), qPrintable(driver.text("notice/text")));
        DO(driver.pullDown(4, 0.4));
        QCOMPARE(driver.discs(), "- - y yry r - -");
        DO(inconsistency(driver));
    }

    void saysThatNoDiscCanBePopped()
    {
        Driver driver({.match = popOut(), .moves = ""});
        QCOMPARE(driver.buttons(), "[popOut]");
        DO(driver.press(Qt::Key_D));
        QVERIFY2(driver.text("notice/text").contains("bottom row"), qPrintable(driver.text("notice/text")));
        DO(inconsistency(driver));
    }

    void isChosenInCustomise()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.open("newMatchDialog"), driver.click("customise"), driver.click("popOut"));
        DO(driver.click("start"), driver.awaitNoDialog());
        QVERIFY(driver.game().rules().popOut);
        DO(driver.drop("43"), driver.press(Qt::Key_D), driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - r - - - -");
        // It is offered again the next day.
        driver.restart();
        QVERIFY(driver.model().match().rules.popOut);
    }

    void computersPop()
    {
        Match match = popOut();
        match.seats[Player::One].level = match.seats[Player::Two].level = Level::Random;
        int pops = 0;
        for (quint64 seed = 1; seed <= 6; ++seed) {
            Driver driver({.match = match});
            driver.setNextSeed(seed);
            DO(driver.press(Qt::Key_Return));
            QTRY_VERIFY(driver.game().isOver());
            for (const Action &action : driver.game().actions())
                pops += std::holds_alternative<action::Pop>(action);
            DO(inconsistency(driver));
        }
        QVERIFY(pops > 0);
    }
};

QTEST_MAIN(TestPopOut)
#include "tst_popout.moc"
