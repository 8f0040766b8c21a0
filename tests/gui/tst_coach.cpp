// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/coachmarklayer.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/recordfile.h"
#include "ui/widgets/speech/announcer.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

#include <span>
#include <string_view>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 60'000; ///< ms: the machine may be busy

QString title(const Driver &driver)
{
    return driver.text(QStringLiteral("coachTitle"));
}

constexpr auto best = CoachMark::Kind::Best;
constexpr auto spoken = CoachMark::Kind::Spoken;
constexpr auto ghost = CoachMark::Kind::Ghost;
} // namespace

/// The coach in the window: hints and threats, from the key to the screen.
class TestCoach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void isOneMenuToBeginWith()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4433"});
        QVERIFY(!driver.isOnScreen("sidePanel"));
        QVERIFY(!driver.window().findChild<QWidget *>("coachPage"));
        QVERIFY(driver.scene().coachMarks().empty());
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        for (const QString &text : driver.texts())
            QVERIFY2(!text.contains("Coach") || text == "&Coach", qPrintable(text));
        QStringList menus;
        for (const QAction *menu : driver.window().menuBar()->actions())
            menus << menu->text().remove('&');
        QCOMPARE(menus.count("Coach"), 1);
    }

    void tellsTheBestColumnAndWhy()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4433"});
        const Ear ear(driver);
        DO(driver.press(Qt::Key_H));
        QTRY_VERIFY(driver.isOnScreen("coachTitle"));
        QVERIFY(driver.view().hasFocus()); // one may go on playing at once
        QTRY_COMPARE_WITH_TIMEOUT(title(driver), QString("Column 5 – you win in 2 moves."), longWait);
        const QString reason = driver.text("coachReason");
        QCOMPARE(reason,
                 QString("You then threaten to complete a line at row 1, column 2 and row 1, column 6, and "
                         "your opponent can only block one."));
        QCOMPARE(driver.coachMarks(best), QString("5,1"));
        QCOMPARE(driver.coachMarks(spoken), QString("2,1 6,1"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("coachWhyNot"), longWait);
        QVERIFY(driver.text("coachWhyNot").contains("instead would lose in"));
        // A screen reader is told all of it.
        for (const QString &part : {title(driver), reason, driver.text("coachWhyNot")})
            QTRY_VERIFY2(ear.heard(part), qPrintable(ear.all()));
        DO(inconsistency(driver), driver.drop(By::Keys, 5), driver.drop("26"));
        QVERIFY(driver.model().isOver());
    }

    void isGoneWithTheNextAction()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4433"});
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("5,1"), longWait);
        DO(driver.drop(By::Mouse, 1));
        QVERIFY(driver.scene().coachMarks().empty());
        QCOMPARE(title(driver), QString("What would you play?"));
        // Another game, and the panel closed and opened.
        DO(driver.click("coachHint"));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.coachMarks(best).isEmpty(), longWait);
        DO(driver.click("sidePanelClose"));
        QVERIFY(!driver.isOnScreen("coachTitle"));
        driver.window().session()->prepare(matchOf(Preset::Classic), 1);
        QVERIFY(driver.scene().coachMarks().empty());
        DO(inconsistency(driver));
    }

    void showsTheLineOfBestPlay()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4433"});
        DO(driver.press(Qt::Key_Period));
        QCOMPARE(driver.text("notice/text"), QString("First ask for a hint, and have its line shown."));
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("5,1"), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("coachShowLine"), longWait);
        QCOMPARE(driver.text("coachShowLine"), QString("Show the line"));
        // Asked a second time, it shows the line, and a third time hides it.
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.coachMarks(ghost), QString("5,1=y1"));
        QCOMPARE(driver.text("coachLine"), QString("Best play of both, disc 1 of 3: column 5."));
        QVERIFY(!driver.isEnabled("coachLineBack"));
        DO(driver.press(Qt::Key_Period));
        QCOMPARE(driver.coachMarks(ghost).count('='), 2);
        DO(driver.click("coachLineForward"));
        QCOMPARE(driver.coachMarks(ghost).count('='), 3);
        QVERIFY(driver.coachMarks(ghost).contains("=r2"));
        QVERIFY(!driver.isEnabled("coachLineForward"));
        DO(driver.press(Qt::Key_Period));
        QCOMPARE(driver.text("notice/text"), QString("This is the end of the line."));
        DO(driver.press(Qt::Key_Comma), driver.click("coachLineBack"));
        QCOMPARE(driver.coachMarks(ghost), QString("5,1=y1"));
        // It is only shown, and nothing of it played.
        QCOMPARE(driver.discs(), QString("- - yr yr - - -"));
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.coachMarks(ghost), QString());
        QCOMPARE(driver.coachMarks(best), QString("5,1"));
        DO(driver.click("coachShowLine"));
        QCOMPARE(driver.text("coachShowLine"), QString("Hide the line"));
        QCOMPARE(driver.coachMarks(ghost), QString("5,1=y1"));
        DO(driver.drop(By::Keys, 5));
        QCOMPARE(driver.coachMarks(ghost), QString());
        DO(inconsistency(driver));
    }

    /// Where each reply is forced, the whole line is seen at once, each disc with its number.
    void showsALineOfForcedReplies()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4752514115"});
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("3,1"), longWait);
        QCOMPARE(driver.coachMarks(ghost), QString("6,1=r2 3,2=y3 2,2=r4 6,2=y5"));
        // With the next disc it is gone.
        DO(driver.drop("3"));
        QVERIFY(driver.scene().coachMarks().empty());
    }

    void isThereWhileLookingBack()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "443352"});
        DO(driver.press(Qt::Key_PageUp), driver.press(Qt::Key_PageUp));
        QCOMPARE(driver.panel(), QString("replayPanel"));
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("5,1"), longWait);
        DO(driver.press(Qt::Key_End));
        QVERIFY(driver.scene().coachMarks().empty());
        DO(driver.drop("6"));
        QVERIFY(driver.model().isOver());
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"),
                 QString("The game is over. Go back to an earlier position to get a hint there."));
        DO(driver.press(Qt::Key_PageUp), driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(title(driver), QString("Column 6 – you win at once."), longWait);
    }

    void saysWhyThereIsNoHint()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"), QString("The game has not begun yet."));
        DO(driver.press(Qt::Key_Return));
        driver.window().session()->agreeToHelp();
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"), QString("The first disc has to go into the middle column."));
        DO(driver.drop(By::Keys, 4));
        QCOMPARE(driver.game().step(), Step::Confirm);
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"), QString("First end your turn, or take your move back."));
        QVERIFY(!driver.isOnScreen("coachTitle"));
        QVERIFY(!driver.window().findChild<QAction *>("hintAction")->isEnabled());
    }

    /// A board of even width has two columns in its middle, so that the first disc is a choice.
    void choosesBetweenTwoCentres()
    {
        Match match = matchOf(Preset::PowerUps);
        match.rules.columns = 8;
        Driver driver({.match = match, .showPowerUpRules = false, .moves = ""});
        QCOMPARE(driver.game().refusal(action::Drop{2}), Refusal::NotCentre);
        driver.window().session()->agreeToHelp();
        DO(driver.press(Qt::Key_H));
        QTRY_VERIFY_WITH_TIMEOUT(title(driver).endsWith("looks best."), longWait);
        QVERIFY2(title(driver).startsWith("Column 4") || title(driver).startsWith("Column 5"),
                 qPrintable(title(driver)));
    }

    void estimatesWhereNothingExactIsKnown()
    {
        Driver driver(
            {.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .agreed = true, .moves = "4"});
        DO(driver.endTurn(By::Keys));
        const Ear ear(driver);
        DO(driver.press(Qt::Key_H));
        QTRY_VERIFY_WITH_TIMEOUT(title(driver).endsWith("looks best."), longWait);
        // It says what it is, and shows no line of best play.
        QVERIFY2(driver.text("coachReason").contains("This is an estimate that sees"),
                 qPrintable(driver.text("coachReason")));
        QTRY_VERIFY2(ear.heard("proves nothing"), qPrintable(ear.all()));
        QCOMPARE(driver.coachMarks(best).count(','), 1);
        QVERIFY(!driver.isEnabled("coachShowLine"));
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.coachMarks(ghost), QString());
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_VERIFY2(driver.text("coachReason").contains("ước lượng"),
                     qPrintable(driver.text("coachReason")));
        // It is gone with the next action, and counted like any other hint.
        DO(driver.drop(By::Keys, 3));
        QVERIFY(driver.scene().coachMarks().empty());
        const CoachHelp help = driver.window().session()->help();
        QCOMPARE(help.hints[Player::One] + help.hints[Player::Two], 1);
    }

    void speaksBothLanguages()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "4433"});
        DO(driver.chooseFromMenu("hintAction"));
        QTRY_COMPARE_WITH_TIMEOUT(title(driver), QString("Column 5 – you win in 2 moves."), longWait);
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_COMPARE(title(driver), QString("Cột 5 – bạn thắng sau 2 nước."));
        QCOMPARE(driver.text("coachReason"),
                 QString("Khi đó bạn dọa nối thành đường ở hàng 1, cột 2 và hàng 1, cột 6, mà "
                         "đối thủ chỉ chặn được một ô."));
        DO(driver.press(Qt::Key_T));
        QTRY_VERIFY(driver.text("coachThreatsText").startsWith("Không có mối đe dọa nào"));
    }

    void asksNothingAfterTheEnd()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "44335"});
        DO(driver.press(Qt::Key_T));
        QCOMPARE(title(driver), QString("What would you play?"));
        DO(driver.drop("62"));
        QVERIFY(driver.model().isOver());
        QCOMPARE(title(driver), QString("No hint"));
        DO(driver.press(Qt::Key_PageUp));
        QCOMPARE(title(driver), QString("What would you play?"));
    }

    void showsThreats()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "443355"});
        const Ear ear(driver);
        DO(driver.press(Qt::Key_T));
        QVERIFY(driver.window().findChild<QAction *>("threatsAction")->isChecked());
        // Yellow could complete row 1 at once; red row 2, once there is something below.
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString("2,1y* 6,1y* 2,2r 6,2r"));
        QVERIFY(driver.isOnScreen("coachThreatsText"));
        const QString said = driver.text("coachThreatsText");
        QVERIFY2(said.startsWith("Zugzwang"), qPrintable(said));
        QTRY_VERIFY2(ear.heard("row 1, column 2 and row 1, column 6"), qPrintable(ear.all()));
        QVERIFY(ear.heard(said));
        // Until they are switched off, also the next time.
        DO(driver.drop("1"));
        QVERIFY(!driver.coachMarks(CoachMark::Kind::GoodThreat).isEmpty());
        driver.restart();
        QVERIFY(driver.window().findChild<QAction *>("threatsAction")->isChecked());
        QVERIFY(!driver.scene().coachMarks().empty());
        DO(driver.chooseFromMenu("threatsAction"));
        QVERIFY(driver.scene().coachMarks().empty());
        driver.restart();
        QVERIFY(driver.scene().coachMarks().empty());
    }

    void threatsOfYou()
    {
        Match match = matchOf(Preset::Classic);
        match.seats[Player::Two].level = Level::Random;
        Game game(setupOf(match, 1, Player::One));
        for (const char column : std::string_view("427566236745127177115664464254"))
            game.apply(action::Drop{column - '1'});
        const RecordedGame recorded{.game = game, .times = {}};
        Driver driver;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(recordfile::textOf(std::span(&recorded, 1))));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        const Ear ear(driver);
        DO(driver.press(Qt::Key_T));
        QTRY_VERIFY2(ear.heard("Your threats: row 3, column 3"), qPrintable(ear.all()));
        QVERIFY2(ear.heard("You have the zugzwang as things stand"), qPrintable(ear.all()));
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_VERIFY2(
            driver.text("coachThreatsText").startsWith("Bạn đang được lợi vì thế bí nước (zugzwang)"),
            qPrintable(driver.text("coachThreatsText")));
    }

    void threatsAreSaidAfterTheMove()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1717"});
        const Ear all(driver);
        DO(driver.press(Qt::Key_T));
        QTRY_VERIFY2(all.heard("There are no threats"), qPrintable(all.all()));
        const auto heardAfter = [&driver](const char *column) {
            const Ear ear(driver);
            const Problem problem = driver.drop(column);
            QCoreApplication::processEvents();
            return problem.isEmpty() ? ear.all() : problem;
        };
        // What happened, whose turn it is, and only then what follows from it,
        QString said = heardAfter("1");
        QVERIFY2(
            said.startsWith("Player 1 dropped a disc in column 1. Player 2’s turn: choose a column. Threats "
                            "of Player 1: row 4, column 1. Zugzwang"),
            qPrintable(said));
        // ... without what was said before,
        said = heardAfter("7");
        QCOMPARE(said,
                 QString("Player 2 dropped a disc in column 7. Player 1’s turn: choose a column. Threats of "
                         "Player 2: row 4, column 7."));
        // ... and nothing of threats that matter no more.
        said = heardAfter("1");
        QVERIFY2(said.startsWith("Player 1 dropped a disc in column 1. Player 1 (X, yellow) wins"),
                 qPrintable(said));
        QVERIFY2(!said.contains("threat", Qt::CaseInsensitive), qPrintable(said));
    }

    void threatsFollowWhatIsShown()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = ""});
        DO(driver.press(Qt::Key_T));
        QVERIFY(driver.scene().coachMarks().empty());
        DO(driver.drop("44335"));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString("2,1y* 6,1y*"));
        DO(driver.press(Qt::Key_Home));
        QVERIFY(driver.scene().coachMarks().empty());
        DO(driver.press(Qt::Key_End));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString("2,1y* 6,1y*"));
        DO(driver.drop("56"));
        QVERIFY(driver.model().isOver());
        QVERIFY(driver.scene().coachMarks().empty());
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(driver.scene().coachMarks().empty());
        DO(inconsistency(driver));
    }

    void changesNothingOfTheGame()
    {
        Driver driver(
            {.match = matchOf(Preset::ThreeStrikes), .size = {1366, 768}, .agreed = true, .moves = ""});
        const auto violations = [&] { return driver.left(Player::One) + driver.left(Player::Two); };
        const QString before = violations();
        // None of its keys is an action of the game, whatever they find.
        for (const Qt::Key key :
             {Qt::Key_Period, Qt::Key_Comma, Qt::Key_T, Qt::Key_H, Qt::Key_H, Qt::Key_Period, Qt::Key_T})
            DO(driver.press(key));
        QCOMPARE(violations(), before);
        QVERIFY(!driver.isRefusalShown());
        QVERIFY(driver.game().actions().empty());
    }

    void helpsTwoPeopleWhenBothAgree()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4433"});
        // Enter agrees to nothing.
        DO(driver.press(Qt::Key_H), driver.await("agreementDialog"), driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog());
        QVERIFY(!driver.isOnScreen("coachTitle"));
        DO(driver.press(Qt::Key_V), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::No, By::Keys), driver.awaitNoDialog());
        QVERIFY(!driver.scene().columnMarks());
        QVERIFY(!driver.window().findChild<QAction *>("valuesAction")->isChecked());
        QVERIFY(!driver.window().session()->help().any());
        // Once is enough, for both, and for as long as the game lasts.
        DO(driver.press(Qt::Key_H), driver.await("agreementDialog"), driver.answer(QDialogButtonBox::Yes));
        DO(driver.awaitNoDialog());
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("5,1"), longWait);
        DO(driver.press(Qt::Key_V));
        QVERIFY(!driver.dialog());
        QVERIFY(driver.scene().columnMarks());
        driver.restart();
        QVERIFY(driver.scene().columnMarks());
        // The next game is another one.
        DO(driver.drop(By::Keys, 5), driver.drop("26"));
        QVERIFY(driver.model().isOver());
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(!driver.scene().columnMarks());
        DO(driver.press(Qt::Key_V), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::Yes, By::Keys), driver.awaitNoDialog());
        QVERIFY(driver.scene().columnMarks());
    }

    void helpsOnePersonAtOnce()
    {
        Match match = matchOf(Preset::VersusComputer);
        match.rules.starter = Starter::PlayerOne;
        Driver driver({.match = match, .moves = ""});
        DO(driver.press(Qt::Key_H));
        QVERIFY(!driver.dialog());
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("4,1"), longWait);
        QCOMPARE(driver.window().session()->help().hints[Player::One], 1);
    }

    void countsItsHelp()
    {
        Driver driver(
            {.match = matchOf(Preset::Classic), .size = {1366, 768}, .agreed = true, .moves = "4433"});
        QVERIFY(!driver.isOnScreen("cardOne/hints"));
        DO(driver.press(Qt::Key_H));
        QTRY_COMPARE_WITH_TIMEOUT(driver.coachMarks(best), QString("5,1"), longWait);
        // To see its line is no other hint.
        DO(driver.press(Qt::Key_H), driver.press(Qt::Key_H));
        QTRY_COMPARE(driver.text("cardOne/hints"), QString("1"));
        DO(driver.drop("1"), driver.press(Qt::Key_H));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.coachMarks(best).isEmpty(), longWait);
        QTRY_COMPARE(driver.text("cardTwo/hints"), QString("1"));
        DO(driver.press(Qt::Key_V));
        // It stays with the game,
        const CoachHelp told = driver.window().session()->help();
        QVERIFY(told.values);
        driver.restart();
        QVERIFY(driver.window().session()->help() == told);
        DO(driver.click("sidePanelClose")); // in a smaller window it stands in the place of the cards
        QTRY_COMPARE(driver.text("cardOne/hints"), QString("1"));
        // ... and is not that of the next one.
        DO(driver.press(Qt::Key_V));
        driver.window().session()->prepare(matchOf(Preset::Classic), 1);
        QVERIFY(!driver.window().session()->help().any());
        QVERIFY(!driver.isOnScreen("cardOne/hints"));
    }
};

QTEST_MAIN(TestCoach)
#include "tst_coach.moc"
