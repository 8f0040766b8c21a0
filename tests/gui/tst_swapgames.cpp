// SPDX-License-Identifier: GPL-3.0-or-later
#include "consistency.h"
#include "ear.h"

#include "ui/board/boardscene.h"
#include "ui/board/columnmark.h"
#include "ui/game/gamemodel.h"

#include <QCheckBox>

using namespace four;
using namespace four::gui;

namespace {
Match matchWithSwap(int undos = 0, Preset preset = Preset::Classic)
{
    Match match = matchOf(preset);
    match.rules.swap = true;
    match.rules.undos = undos;
    return match;
}

Problem swapDiscs(Driver &driver, By by)
{
    return by == By::Mouse ? driver.click("turnBar/swap") : driver.press(Qt::Key_W);
}
} // namespace

class TestSwapGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void takesTheFirstDiscOver_data() { languagesAndHands(); }

    /// The disc stays where and as it is; names stay; colours, letters and the turn change.
    void takesTheFirstDiscOver()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == "en";
        const QString yellow = isEnglish ? "yellow" : "vàng";
        const QString red = isEnglish ? "red" : "đỏ";
        Driver driver({.language = language, .match = matchWithSwap(), .moves = QString()});
        const Ear ear(driver);
        QVERIFY(!driver.isOnScreen("turnBar/swap"));
        DO(driver.drop(by, 4), inconsistency(driver));
        QVERIFY(driver.isOnScreen("turnBar/swap"));
        QTRY_VERIFY(ear.heard(isEnglish ? "choose a column, or take over the first disc"
                                        : "hãy chọn một cột, hoặc nhận quân đầu tiên"));
        const QString one = driver.name(Player::One);
        DO(swapDiscs(driver, by), inconsistency(driver));
        QCOMPARE(driver.discs(), "- - - y - - -");
        QCOMPARE(driver.name(Player::One), one);
        QCOMPARE(driver.identity(Player::One), "O, " + red);
        QCOMPARE(driver.identity(Player::Two), "X, " + yellow);
        QCOMPARE(driver.left(Player::Two), "discs 1");
        const QString said = isEnglish ? "took over the first disc, and plays the yellow discs now"
                                       : "đã nhận quân đầu tiên và giờ chơi quân vàng";
        QVERIFY2(driver.message().contains(said), qPrintable(driver.message()));
        QTRY_VERIFY(ear.heard(said));
        QVERIFY(!driver.isOnScreen("turnBar/swap"));
        QVERIFY(driver.game().turn() == Player::One);
        DO(driver.drop(by, 4), inconsistency(driver), driver.drop(by, 5), inconsistency(driver));
        QCOMPARE(driver.discs(), "- - - yr y - -");
    }

    void isUndone_data() { languagesAndHands(); }

    void isUndone()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        Driver driver({.language = language, .match = matchWithSwap(1), .moves = QString()});
        DO(driver.drop(by, 4), driver.endTurn(by), swapDiscs(driver, by), inconsistency(driver));
        const QString swapped = driver.identity(Player::Two);
        DO(driver.undo(by), inconsistency(driver));
        QVERIFY(driver.identity(Player::Two) != swapped);
        QCOMPARE(driver.discs(), "- - - y - - -");
        QVERIFY(driver.isOnScreen("turnBar/swap"));
        DO(driver.drop(by, 4), inconsistency(driver));
        QCOMPARE(driver.discs(), "- - - yr - - -");
        // Too late now: the key says why.
        DO(driver.press(Qt::Key_W));
        QVERIFY(driver.game().turn() == Player::One);
        QCOMPARE(driver.discs(), "- - - yr - - -");
    }

    /// At any point of the game discs have the colours that they had.
    void looksBack()
    {
        Driver driver({.match = matchWithSwap(), .moves = QString()});
        DO(driver.drop(By::Keys, 4), swapDiscs(driver, By::Keys), driver.drop(By::Keys, 1));
        QCOMPARE(driver.discs(), "r - - y - - -");
        DO(driver.press(Qt::Key_PageUp), driver.press(Qt::Key_PageUp));
        QCOMPARE(driver.identity(Player::One), "X, yellow");
        QCOMPARE(driver.discs(), "- - - y - - -");
        DO(driver.press(Qt::Key_PageDown));
        QCOMPARE(driver.identity(Player::One), "O, red");
        DO(driver.press(Qt::Key_End), inconsistency(driver));
        // A game opened again is the same.
        driver.restart();
        QTRY_COMPARE(driver.discs(), "r - - y - - -");
        QCOMPARE(driver.identity(Player::Two), "X, yellow");
    }

    void theComputerSwaps()
    {
        Match match = matchWithSwap(0, Preset::VersusComputer);
        match.seats[Player::Two].level = Level::Perfect;
        Driver driver({.match = match, .moves = QString()});
        DO(driver.drop(By::Keys, 4));
        QTRY_VERIFY_WITH_TIMEOUT(driver.identity(Player::One) == "O, red", 20000);
        QCOMPARE(driver.discs(), "- - - y - - -");
        DO(inconsistency(driver), driver.drop(By::Keys, 4));
        QTRY_VERIFY_WITH_TIMEOUT(driver.game().board().count(Player::Two) == 2, 20000);
        DO(inconsistency(driver));
    }

    void theHintSays_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("swap");
        QTest::newRow("centre") << 4 << true;
        QTest::newRow("beside it") << 3 << false;
        QTest::newRow("edge") << 1 << false;
    }

    void theHintSays()
    {
        QFETCH(const int, column);
        QFETCH(const bool, swap);
        Driver driver({.match = matchWithSwap(), .agreed = true, .moves = QString::number(column)});
        DO(driver.press(Qt::Key_H));
        QTRY_VERIFY_WITH_TIMEOUT(driver.text("coachTitle").contains("–"), 60000);
        QCOMPARE(driver.text("coachTitle").startsWith("Swap – you win in"), swap);
        if (!swap)
            return;
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Best), "4,1");
        // The same position is the other player's then, and no hint of before is left.
        DO(driver.press(Qt::Key_W));
        QTRY_VERIFY(!driver.text("coachTitle").startsWith("Swap"));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Best), QString());
    }

    /// With best play the first disc beside the centre draws: in the centre it would be taken over.
    void theFirstDiscHasExactValues()
    {
        Driver driver({.match = matchWithSwap(), .agreed = true, .moves = QString()});
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.text("coachTitle"), "Column 3 – you draw.", 60000);
        QVERIFY2(driver.text("coachReason").contains("may take the first disc over"),
                 qPrintable(driver.text("coachReason")));
        DO(driver.press(Qt::Key_V));
        const auto said = [&driver](int column) {
            const ColumnMarks &marks = driver.scene().columnMarks();
            return marks ? (*marks)[std::size_t(column - 1)].words : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(said(3), "draws, the best", 60000);
        QCOMPARE(said(5), "draws, the best");
        QVERIFY2(said(4).startsWith("loses in "), qPrintable(said(4)));
        QVERIFY2(said(1).startsWith("loses in "), qPrintable(said(1)));
    }

    /// On a board of 5 by 4 that connects three, a disc in column 1 loses for its owner.
    void practiceTellsThatASwapGaveTheWinAway()
    {
        Match match = matchWithSwap();
        match.rules.columns = 5;
        match.rules.rows = 4;
        match.rules.connect = 3;
        match.practice = true;
        Driver driver({.match = match, .moves = QString()});
        DO(driver.drop(By::Keys, 1));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), 60000);
        DO(driver.press(Qt::Key_W));
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), "practicePanel", 60000);
        QCOMPARE(driver.text("practiceSentence"),
                 "The swap gave the win away: with best play the owner of the first disc loses.");
        DO(driver.press(Qt::Key_Backspace));
        QTRY_VERIFY(driver.game().maySwap());
        QCOMPARE(driver.identity(Player::One), "X, yellow");
        // A drop is right.
        DO(driver.drop(By::Keys, 3));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), 60000);
        QVERIFY(driver.panel() != "practicePanel");
    }

    void isChosen()
    {
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click("customise"));
        auto *box = driver.find<QCheckBox>("swap");
        QVERIFY(box);
        box->setFocus();
        DO(driver.press(Qt::Key_Space), driver.click("start"), driver.awaitNoDialog());
        QVERIFY(driver.game().rules().swap);
        // It is offered again the next day.
        driver.restart();
        QVERIFY(driver.model().match().rules.swap);
    }
};

QTEST_MAIN(TestSwapGames)
#include "tst_swapgames.moc"
