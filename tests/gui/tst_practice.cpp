// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/coach/practice.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelist.h"
#include "ui/widgets/speech/announcer.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>

#include <chrono>

using namespace four;
using namespace four::gui;
using namespace std::chrono_literals;

namespace {
constexpr int longWait = 60'000; ///< ms: the machine may be busy

/// One person on both sides, with the coach.
Match onBothSides(Preset preset = Preset::Classic)
{
    Match match = matchOf(preset);
    match.practice = true;
    return match;
}

/// ... with power-ups, so that there are no exact values.
Match withPowerUps()
{
    Match match = onBothSides();
    match.rules.blocks = 1;
    match.rules.removes = 1;
    return match;
}

Match againstComputer()
{
    Match match = matchOf(Preset::VersusComputer);
    match.rules.starter = Starter::PlayerOne;
    match.rules.undos = 0; // it answers as soon as the disc has landed
    match.practice = true;
    return match;
}

/// Each turn ended once the coach has nothing to say. @param lets whatever he says stand
void dropInTurns(Driver &driver, std::initializer_list<int> columns, bool lets = false)
{
    for (const int column : columns) {
        DO(driver.drop(By::Keys, column));
        QTRY_VERIFY_WITH_TIMEOUT(
            !driver.window().session()->pace()->isReading() || driver.panel() == "practicePanel", longWait);
        if (lets && driver.panel() == "practicePanel")
            DO(driver.press(Qt::Key_G));
        QCOMPARE(driver.panel(), QString("turnBar"));
        DO(driver.endTurn(By::Keys));
    }
}

QString sentence(const Driver &driver)
{
    return driver.text(QStringLiteral("practiceSentence"));
}

/// The accessible names under a widget that a screen reader comes to.
QStringList accessibleNames(QAccessibleInterface *widget)
{
    QStringList names;
    if (!widget || widget->state().invisible)
        return names;
    names << widget->text(QAccessible::Name);
    for (int i = 0; i < widget->childCount(); ++i)
        names << accessibleNames(widget->child(i));
    return names;
}

const QString givesTheWinAway =
    QStringLiteral("That gives the win away: now your opponent can win in 17 moves.");
} // namespace

/// Practice with the coach: what he says of a drop of his own accord, and what a person can answer.
class TestPractice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void isChosenInNewMatch_data() { byMouseAndKeys(); }
    void isChosenInNewMatch()
    {
        QFETCH(const By, by);
        Driver driver({.match = matchOf(Preset::VersusComputer)});
        DO(driver.open("newMatchDialog"));
        QVERIFY(!driver.find<QCheckBox>("practice")->isChecked());
        if (by == By::Mouse) {
            DO(driver.click("practice"), driver.click("start"));
        } else {
            DO(driver.tabTo("practice"), driver.press(Qt::Key_Space), driver.press(Qt::Key_Return));
        }
        DO(driver.awaitNoDialog());
        QVERIFY(driver.window().session()->isPractice());
        // It is the choice of the next time, too.
        DO(driver.open("newMatchDialog"));
        QVERIFY(driver.find<QCheckBox>("practice")->isChecked());
    }

    void isOfferedWhereOnePersonPlays_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<bool>("offered");
        QTest::newRow("one person on both sides") << int(Preset::Classic) << true;
        QTest::newRow("with violations") << int(Preset::ThreeStrikes) << true;
        QTest::newRow("two people by their names") << int(Preset::NamedMatch) << false;
        QTest::newRow("a computer") << int(Preset::VersusComputer) << true;
        QTest::newRow("blocks and removes") << int(Preset::PowerUps) << false;
    }

    void isOfferedWhereOnePersonPlays()
    {
        QFETCH(const int, preset);
        QFETCH(const bool, offered);
        Driver driver;
        DO(driver.open("newMatchDialog"), driver.click(QStringLiteral("preset%1").arg(preset)));
        QCOMPARE(driver.isEnabled("practice"), offered);
        QVERIFY(!driver.find<QCheckBox>("practice")->accessibleDescription().isEmpty());
        // Nor without a person.
        DO(driver.pick("kindOne", static_cast<int>(Level::Random)));
        DO(driver.pick("kindTwo", static_cast<int>(Level::Random)));
        QVERIFY(!driver.isEnabled("practice"));
    }

    void saysWhatADropGaveAway_data() { byMouseAndKeys(); }
    void saysWhatADropGaveAway()
    {
        QFETCH(const By, by);
        Driver driver({.match = onBothSides(), .moves = ""});
        // The first two keep the result; the third changes it, but a person does not see 19 moves ahead.
        for (const int column : {4, 4, 3}) {
            DO(driver.drop(by, column));
            QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
            QCOMPARE(driver.panel(), QString("turnBar"));
        }
        DO(driver.drop("3"));
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), QString("practicePanel"), longWait);
        DO(driver.drop(by, 1)); // to drop again lets it stand
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
        QCOMPARE(driver.panel(), QString("practicePanel"));
        QVERIFY(driver.window().session()->help().spoke);
        DO(inconsistency(driver));
    }

    void saysThatAWinAtOnceWasMissed()
    {
        Driver driver({.match = onBothSides(), .moves = "1212123"});
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("practiceSentence") &&
                                     sentence(driver).startsWith("You could have completed a line just now"),
                                 longWait);
    }

    void saysNothingOfDropsThatKeepTheResult()
    {
        // The centre, and the best answers.
        Driver driver({.match = onBothSides(), .moves = "444444"});
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(!driver.window().session()->help().spoke);
    }

    void saysNothingUnlessAsked()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "44331"});
        QVERIFY(!driver.window().session()->pace()->isReading());
        letThoughtsEnd();
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(!driver.isEnabled("takeBack"));
    }

    void takesTheSameGameBack_data() { saysWhatADropGaveAway_data(); }
    void takesTheSameGameBack()
    {
        QFETCH(const By, by);
        Driver driver({.match = onBothSides(), .moves = "44331"});
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
        const std::optional<qint64> number = driver.window().keeper()->current();
        QVERIFY(number);
        DO(by == By::Mouse ? driver.click("takeBack") : driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.discs(), QString("- - yr yr - - -"));
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(driver.view().hasFocus());
        // The same game, in the store too, and marked.
        QCOMPARE(driver.window().keeper()->current(), number);
        QVERIFY(driver.window().session()->help().spoke);
        GameStore store;
        const auto loaded = store.load(*number);
        QVERIFY(loaded);
        const auto &stored = std::get<StoredGame>(*loaded);
        QVERIFY(stored.recorded.game == driver.game());
        QVERIFY(stored.recorded.help.spoke);
        QCOMPARE(GameList(&store).games({})->size(), 1);
        // The better column, and nothing is said.
        DO(driver.drop("5"));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QCOMPARE(driver.panel(), QString("turnBar"));
        DO(inconsistency(driver));
    }

    void letsItStand_data() { saysWhatADropGaveAway_data(); }
    void letsItStand()
    {
        QFETCH(const By, by);
        Driver driver({.match = onBothSides(), .moves = "44331"});
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
        DO(by == By::Mouse ? driver.click("letStand") : driver.press(Qt::Key_G));
        QCOMPARE(driver.panel(), QString("turnBar"));
        QCOMPARE(driver.discs(), QString("y - yr yr - - -"));
        QVERIFY(driver.view().hasFocus());
        DO(driver.drop("2"), inconsistency(driver));
    }

    void showsWhy_data() { saysWhatADropGaveAway_data(); }
    void showsWhy()
    {
        QFETCH(const By, by);
        Driver driver({.match = onBothSides(), .moves = "44331"});
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
        QVERIFY(driver.scene().coachMarks().empty());
        DO(by == By::Mouse ? driver.click("showWhy") : driver.press(Qt::Key_Y));
        QTRY_COMPARE_WITH_TIMEOUT(driver.text("coachTitle"), QString("What your move gave away"), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(
            driver.text("coachReason").startsWith("Better: Column 5 – you win in 2 moves."), longWait);
        // Of the column that was played, and of no other.
        QVERIFY2(driver.text("coachReason").contains("Column 1 instead would lose in 17 moves."),
                 qPrintable(driver.text("coachReason")));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Best), QString("5,1"));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Spoken), QString("2,1 6,1"));
        // It can be taken back all the same, and all of it is gone.
        DO(driver.click("takeBack"));
        QVERIFY(driver.scene().coachMarks().empty());
        QCOMPARE(driver.text("coachTitle"), QString("What would you play?"));
        DO(inconsistency(driver));
    }

    void speaksVietnamese()
    {
        Driver driver({.language = "vi", .match = onBothSides(), .moves = "44331"});
        QTRY_COMPARE_WITH_TIMEOUT(
            sentence(driver), QString("Nước đi này bỏ lỡ thế thắng: giờ đối thủ có thể thắng sau 17 nước."),
            longWait);
        QCOMPARE(driver.text("takeBack"), QString("Rút lại – Backspace"));
        DO(driver.press(Qt::Key_Y));
        QTRY_COMPARE_WITH_TIMEOUT(driver.text("coachTitle"), QString("Nước đi của bạn bỏ lỡ điều gì"),
                                  longWait);
        QTRY_VERIFY_WITH_TIMEOUT(
            driver.text("coachReason").startsWith("Tốt hơn: Cột 5 – bạn thắng sau 2 nước."), longWait);
        // While it stands there, too.
        driver.preferences().set(&PreferenceValues::language, "en");
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
        QVERIFY(driver.text("coachReason").startsWith("Better: Column 5"));
    }

    void isHeardAndReachedWithoutSight()
    {
        Driver driver({.match = onBothSides(), .moves = ""});
        const Ear ear(driver);
        DO(driver.drop("44331"));
        QTRY_VERIFY2_WITH_TIMEOUT(ear.heard(givesTheWinAway), qPrintable(ear.all()), longWait);
        auto *panel = driver.find<QWidget>("practicePanel");
        const QStringList names = accessibleNames(QAccessible::queryAccessibleInterface(panel));
        for (const char *name : {"Take back – Backspace", "Play on – G", "Show why – Y"})
            QVERIFY2(names.contains(QLatin1String(name)) || names.contains(QString::fromUtf8(name)),
                     qPrintable(names.join(u'|')));
        DO(driver.tabTo("showWhy"), driver.press(Qt::Key_Space));
        QTRY_VERIFY2_WITH_TIMEOUT(ear.heard("Better: Column 5"), qPrintable(ear.all()), longWait);
        DO(driver.tabTo("takeBack"), driver.press(Qt::Key_Return));
        QCOMPARE(driver.discs(), QString("- - yr yr - - -"));
        QVERIFY(driver.view().hasFocus());
    }

    void theComputerWaits()
    {
        Match match = againstComputer();
        match.rules.columns = 5;
        match.rules.rows = 4;
        match.rules.connect = 3;
        // Column 1 gives away a win in five.
        Driver driver({.match = match, .moves = "1"});
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), QString("practicePanel"), longWait);
        letThoughtsEnd(); // and it would have answered
        QCOMPARE(driver.discs(), QString("y - - - -"));
        DO(driver.press(Qt::Key_G));
        QTRY_VERIFY_WITH_TIMEOUT(driver.discs().contains('r'), longWait);
    }

    void theTurnLastsWhileTheCoachSpeaks()
    {
        Match match = onBothSides();
        match.rules.undos = 1;
        Driver driver({.match = match, .moves = ""});
        dropInTurns(driver, {4, 4, 3, 3}, true);
        DO(driver.drop("1"));
        QTRY_COMPARE_WITH_TIMEOUT(driver.panel(), QString("practicePanel"), longWait);
        driver.preferences().set(&PreferenceValues::endTurnSeconds, 1);
        QTest::qWait(1300); // that something does not happen has no other sign
        QCOMPARE(driver.panel(), QString("practicePanel"));
        QCOMPARE(driver.game().step(), Step::Confirm);
        DO(driver.press(Qt::Key_G));
        QTRY_COMPARE_WITH_TIMEOUT(driver.game().step(), Step::Move, longWait);
    }

    void isMarkedOnlyWhenItSpoke()
    {
        Driver driver({.match = onBothSides(), .moves = "443"});
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QVERIFY(!driver.window().session()->help().any());
        DO(driver.drop("3"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.window().session()->help().spoke, longWait);
    }

    void speaksOfOversights_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("said");
        QTest::newRow("the opponent can win at once, in a game that is lost anyway")
            << "4445555423"
            << "Now your opponent can win at once. You could have prevented it.";
        QTest::newRow("two threats")
            << "54463243347527"
            << "Now your opponent can get two threats at once, and you can block only "
               "one. You could have prevented it.";
        QTest::newRow("a forced win given up")
            << "5446324334752"
            << "You could have forced a win in 3 moves. You still win, but "
               "later.";
        QTest::newRow("a forced loss") << "544632433475"
                                       << "Now your opponent can force a win in 3 moves. You could have "
                                          "prevented it.";
    }
    /// Whatever the result with best play: a person sees it on the board.
    void speaksOfOversights()
    {
        QFETCH(const QString, moves);
        QFETCH(const QString, said);
        Driver driver({.match = onBothSides(), .moves = moves});
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), said, longWait);
        QVERIFY(driver.window().session()->help().spoke);
    }

    void goesOnAfterARestart()
    {
        Driver driver({.match = onBothSides(), .moves = "4433"});
        QTRY_VERIFY_WITH_TIMEOUT(driver.panel() == "practicePanel", longWait);
        driver.restart();
        QVERIFY(driver.window().session()->isPractice());
        DO(driver.drop("1"));
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), givesTheWinAway, longWait);
    }

    void aRematchIsPracticeToo()
    {
        Driver driver({.match = onBothSides(), .moves = "4343434"});
        QVERIFY(driver.model().isOver());
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QVERIFY(driver.window().session()->isPractice());
        QVERIFY(!driver.window().session()->help().any());
    }

    void saysWhyItsKeysDoNothing()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.text("notice/text"),
                 QString("The coach looks on where New match says so: Practice with the coach."));
        Match match = onBothSides();
        driver.window().session()->prepare(match, 1);
        DO(driver.press(Qt::Key_Return), driver.press(Qt::Key_G));
        QCOMPARE(driver.text("notice/text"), QString("The coach has nothing to say of the last move."));
    }

    /// Where exact values would take years, an estimate stands in their place, and soon.
    void estimatesOnLargeBoards()
    {
        Match match = onBothSides();
        match.rules.columns = match.rules.rows = 10;
        Driver driver({.match = match, .moves = "5"});
        // The game goes on: of this drop there is nothing to say.
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(!driver.window().session()->help().any());
        for (const int column : {1, 5, 1, 5, 1}) {
            DO(driver.drop(By::Keys, column));
            QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading() ||
                                         driver.panel() == "practicePanel",
                                     longWait);
            if (driver.panel() == "practicePanel") {
                // What is at once is certain.
                QVERIFY2(sentence(driver).contains("an estimate, ") ||
                             sentence(driver).startsWith("Now your opponent can win at once."),
                         qPrintable(sentence(driver)));
                DO(driver.press(Qt::Key_G));
            }
        }
        DO(driver.drop(By::Keys, 10));
        QTRY_VERIFY2_WITH_TIMEOUT(sentence(driver).startsWith("You could have completed a line just now"),
                                  qPrintable(sentence(driver)), longWait);
    }

    /// On a machine so slow that not even an estimate comes in time, the game goes on, and the coach says why
    /// he is silent: once in a game.
    void saysOnceThatItCannotJudgeInTime()
    {
        Match match = onBothSides();
        match.rules.columns = match.rules.rows = 10;
        Driver driver({.match = match});
        driver.window().practice()->setTimeLimit(0ms);
        DO(driver.press(Qt::Key_Return));
        // By luck an estimate may be there at once: then the next drop.
        for (const int column : {5, 7, 1, 3, 9}) {
            DO(driver.drop(By::Keys, column));
            QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
            if (driver.isOnScreen("notice/text"))
                break;
        }
        QCOMPARE(driver.text("notice/text"),
                 QString("The coach cannot judge your moves in time here: it takes too long on this board."));
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(!driver.window().session()->help().any());
        DO(driver.click("notice/close"), driver.drop(By::Keys, 6));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QCOMPARE(driver.panel(), QString("turnBar"));
        QVERIFY(!driver.isOnScreen("notice/text"));
    }

    void isOfferedWithPowerUpsAgainstAComputer()
    {
        Driver driver;
        DO(driver.open("newMatchDialog"));
        DO(driver.click(QStringLiteral("preset%1").arg(int(Preset::PowerUps))));
        DO(driver.pick("kindTwo", static_cast<int>(Level::Easy)));
        QVERIFY(driver.isEnabled("practice"));
        QVERIFY(driver.find<QCheckBox>("practice")->accessibleDescription().contains("only estimate"));
    }

    void estimatesWithPowerUps_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("why");
        QTest::newRow("English")
            << "en"
            << "That looks like a mistake: good for you before, bad now (an estimate, 16 turns ahead)."
            << "Column 3 looks better. ";
        QTest::newRow("Vietnamese")
            << "vi"
            << QStringLiteral(
                   "Có vẻ là sai lầm: trước đó thế cờ tốt cho bạn, giờ thì xấu (ước lượng, nhìn trước 16 "
                   "lượt).")
            << QStringLiteral("Cột 3 có vẻ tốt hơn. ");
    }

    /// With blocks and removes at hand only a clear mistake is worth a word, which says that it is an
    /// estimate.
    void estimatesWithPowerUps()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, said);
        QFETCH(const QString, why);
        Driver driver({.language = language, .match = withPowerUps(), .moves = ""});
        const Ear ear(driver);
        dropInTurns(driver, {4, 4, 5, 3, 3, 3, 4});
        QVERIFY(!driver.window().session()->help().any());
        DO(driver.drop(By::Keys, 4));
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), said, longWait);
        QTRY_VERIFY2_WITH_TIMEOUT(ear.heard(said), qPrintable(ear.all()), longWait);
        QVERIFY(driver.window().session()->help().spoke);
        DO(driver.press(Qt::Key_Y));
        QTRY_VERIFY2_WITH_TIMEOUT(driver.text("coachReason").startsWith(why),
                                  qPrintable(driver.text("coachReason")), longWait);
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Best), QString("3,4"));
        DO(inconsistency(driver));
        // Back in the same game, the power-ups as they were; the better column is none to speak of.
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.game().board().count(Player::Two), 3);
        QCOMPARE(driver.game().left(Player::Two).blocks, 1);
        dropInTurns(driver, {3});
        QCOMPARE(driver.game().board().count(Player::Two), 4);
    }

    void namesABetterPowerUp_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("atEnd");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("why");
        QTest::newRow("a remove, at the drop")
            << "en"
            << "41573" << 7 << false
            << "Removing a disc instead would have been better (an estimate, 8 turns ahead)."
            << "Better: remove the disc at row 1, column 4. Without it your opponent wins soon (an "
               "estimate).";
        QTest::newRow("a block, at the end of the turn")
            << "en"
            << "4353" << 6 << true
            << "Blocking your opponent’s turn would have been better (an estimate, 8 turns ahead)."
            << "After a block, you would have moved again at once. Then you would have won soon (an "
               "estimate).";
        QTest::newRow("Vietnamese, a remove")
            << "vi"
            << "41573" << 7 << false << "Gỡ một quân thay vì thả thì tốt hơn (ước lượng, nhìn trước 8 lượt)."
            << "Tốt hơn: gỡ quân ở hàng 1, cột 4. Nếu không, đối thủ sẽ sớm thắng (ước lượng).";
        QTest::newRow("Vietnamese, a block")
            << "vi"
            << "4353" << 6 << true << "Chặn lượt của đối thủ thì tốt hơn (ước lượng, nhìn trước 8 lượt)."
            << "Nếu chặn lượt, bạn đã được đi tiếp ngay. Khi đó bạn sẽ sớm thắng (ước lượng).";
    }
    /// By the judgement of the review: tst_review has the same turns.
    void namesABetterPowerUp()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, moves);
        QFETCH(const int, column);
        QFETCH(const bool, atEnd);
        QFETCH(const QString, said);
        QFETCH(const QString, why);
        Driver driver({.language = language, .match = withPowerUps(), .moves = ""});
        const Ear ear(driver);
        for (const QChar digit : moves)
            dropInTurns(driver, {digit.digitValue()}, true);
        DO(driver.drop(By::Keys, column));
        if (atEnd) {
            // The turn may still be ended with the block.
            QTRY_VERIFY2_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(),
                                      qPrintable(sentence(driver)), longWait);
            QCOMPARE(driver.panel(), QString("turnBar"));
            DO(driver.endTurn(By::Keys));
        }
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), said, longWait);
        QTRY_VERIFY2_WITH_TIMEOUT(ear.heard(said), qPrintable(ear.all()), longWait);
        QVERIFY(driver.window().session()->help().spoke);
        DO(driver.press(Qt::Key_Y));
        QTRY_COMPARE_WITH_TIMEOUT(driver.text("coachReason"), why, longWait);
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Spoken), QString(atEnd ? "" : "4,1"));
        DO(inconsistency(driver));
        // Back to where the better action can be chosen.
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.game().step(), atEnd ? Step::Confirm : Step::Move);
        QCOMPARE(driver.game().refusal(atEnd ? Action(action::Block{})
                                             : Action(action::Remove{.cell = {.column = 3, .row = 0}})),
                 std::optional<Refusal>());
        QVERIFY(driver.scene().coachMarks().empty());
    }

    /// What a block makes up for is no fault before the turn ends, and none once it was used.
    void waitsForTheEndOfTheTurn()
    {
        Driver driver({.match = withPowerUps(), .moves = ""});
        dropInTurns(driver, {4, 3, 5, 3}, true);
        DO(driver.drop(By::Keys, 6));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        DO(driver.press(Qt::Key_B));
        QCOMPARE(driver.game().left(Player::One).blocks, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
        QCOMPARE(driver.panel(), QString("turnBar"));
    }

    void seesALineWithPowerUps()
    {
        Driver driver({.match = withPowerUps(), .moves = ""});
        dropInTurns(driver, {4, 1, 4, 1, 4, 1}, true);
        DO(driver.drop(By::Keys, 7));
        QTRY_COMPARE_WITH_TIMEOUT(sentence(driver), QString("You could have completed a line just now."),
                                  longWait);
        DO(driver.press(Qt::Key_Y));
        QTRY_COMPARE_WITH_TIMEOUT(driver.text("coachReason"), QString("Column 4 completes a line."),
                                  longWait);
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Best), QString("4,4"));
    }
};

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"
