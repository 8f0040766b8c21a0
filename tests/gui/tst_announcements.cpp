// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/announcer.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace four;
using namespace four::gui;

namespace {
/// What a screen reader is given to say in the main window, in order.
class Heard
{
public:
    explicit Heard(const Driver &driver)
    {
        QObject::connect(Announcer::of(&driver.window()), &Announcer::announced, &m_context,
                         [this](const QString &text) { m_texts << text; });
    }

    /// Since the last time.
    QStringList take()
    {
        QCoreApplication::processEvents();
        return std::exchange(m_texts, {});
    }

private:
    QObject m_context;
    QStringList m_texts;
};

/// What was said first in the driver's window.
QString greeting(const Driver &driver)
{
    QCoreApplication::processEvents();
    return Announcer::of(&driver.window())->at(0);
}

const QStringList nothing;
} // namespace

/// What is spoken wherever the focus is: everything once, and nothing only for the eye.
class TestAnnouncements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void greetsAtTheStart()
    {
        const Driver driver({.match = matchOf(Preset::Classic)});
        QCOMPARE(greeting(driver), QString("Classic. Player 1 begins with the yellow discs and the letter X. "
                                           "Press Enter to play."));
    }

    void greetsWhoResumes()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4"});
        driver.restart();
        const QString said = greeting(driver);
        QVERIFY2(said.startsWith("Welcome back! Your game from "), qPrintable(said));
        QVERIFY2(
            said.endsWith(" Classic. Player 2’s turn, red (O). Press the number of a column, or choose one "
                          "with left and right and press Enter. F2 says how things stand."),
            qPrintable(said));
    }

    void greetsWhoComesBack()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        Heard heard(driver);
        heard.take();
        // Not after a dialog of the window,
        DO(driver.open("rulesDialog"), driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(heard.take(), nothing);
        // ... but after another window was active.
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!driver.window().isActiveWindow());
        driver.window().activateWindow();
        QTRY_VERIFY(driver.window().isActiveWindow());
        const QStringList said = heard.take();
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().startsWith("Classic. Player 1’s turn, yellow (X)."), qPrintable(said.front()));
    }

    void saysADropOnce()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(heard.take(),
                 QStringList({"Player 1 begins. Player 1 plays the yellow discs with the letter X. "
                              "Player 1’s turn: choose a column."}));
        DO(driver.press(Qt::Key_4));
        QCOMPARE(heard.take(),
                 QStringList({"Player 1 dropped a disc in column 4. Player 2’s turn: choose a column."}));
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY(driver.isOnScreen("moveList"));
        QCOMPARE(heard.take(), QStringList({"Move list: on."}));
        DO(driver.press(Qt::Key_4));
        QCOMPARE(heard.take(),
                 QStringList({"Player 2 dropped a disc in column 4. Player 1’s turn: choose a column."}));
    }

    void saysTheEndOnce()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "121212"});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_1));
        QCOMPARE(
            heard.take(),
            QStringList({"Player 1 dropped a disc in column 1. Player 1 (X, yellow) wins with 4 in a row. "
                         "The winner has 4 discs on the board."}));
    }

    void saysARefusalEachTime()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        for (int i = 0; i < 6; ++i)
            DO(driver.drop(By::Keys, 4));
        Heard heard(driver);
        heard.take();
        const QString refusal = "Column 4 is full. Player 1’s turn: choose a column.";
        for (int i = 0; i < 2; ++i) {
            DO(driver.press(Qt::Key_4));
            QCOMPARE(heard.take(), QStringList({refusal}));
        }
        // Also what the window refuses.
        for (int i = 0; i < 2; ++i) {
            DO(driver.press(Qt::Key_R, Qt::ControlModifier));
            QCOMPARE(heard.take(), QStringList({"The game is not over yet."}));
        }
    }

    void answersAKeyAfterTheEnd()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "1212121"});
        Heard heard(driver);
        heard.take();
        const QString answer = "This game is over. Press Ctrl+R for a rematch, or Ctrl+N for a new match.";
        for (int i = 0; i < 2; ++i) {
            DO(driver.press(Qt::Key_3));
            QCOMPARE(heard.take(), QStringList({answer}));
        }
        QCOMPARE(driver.text("notice/text"), answer);
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(heard.take(), QStringList({answer}));
    }

    void saysWherePeopleLookBackTo()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "45"});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_PageUp));
        QCOMPARE(heard.take(), QStringList({"Move 1 of 2: Player 1 dropped a disc in column 4."}));
        DO(driver.press(Qt::Key_Home));
        QCOMPARE(heard.take(),
                 QStringList({"The beginning of the game. Player 1 begins. Player 1 plays the yellow "
                              "discs with the letter X."}));
        for (int i = 0; i < 2; ++i) {
            DO(driver.press(Qt::Key_4));
            const QStringList said = heard.take();
            QCOMPARE(said.size(), 1);
            QVERIFY2(said.front().startsWith("You are looking at an earlier position."),
                     qPrintable(said.front()));
        }
    }

    void saysHowThingsStand()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_F2));
        QCOMPARE(heard.take(),
                 QStringList({"Classic. Player 1 begins with the yellow discs and the letter X. "
                              "Press Enter to play."}));
        DO(driver.press(Qt::Key_Return), driver.drop(By::Keys, 4));
        heard.take();
        // As often as it is asked, and for the eye too.
        const QString stand = "Player 2’s turn, red (O). Last: Player 1 dropped a disc in column 4.";
        for (int i = 0; i < 2; ++i) {
            DO(driver.press(Qt::Key_F2));
            QCOMPARE(heard.take(), QStringList({stand}));
            QCOMPARE(driver.text("notice/text"), stand);
        }
        // Of the point that is shown.
        DO(driver.press(Qt::Key_Home));
        heard.take();
        DO(driver.press(Qt::Key_F2));
        QCOMPARE(heard.take(), QStringList({"An earlier position: Player 1’s turn, yellow (X)."}));
    }

    void saysWhatIsLeft()
    {
        Match match = matchOf(Preset::PowerUps);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuấn";
        Driver driver({.match = match, .showPowerUpRules = false, .moves = "4"});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_F2));
        const QStringList said = heard.take();
        QCOMPARE(said.size(), 1);
        const QString player = Words::plain(driver.model().name(driver.game().turn()));
        QVERIFY2(said.front().startsWith(player + "’s turn, "), qPrintable(said.front()));
        for (const QString &who : {QString("Lan"), QString("Tuấn")}) {
            const Player seat = who == "Lan" ? Player::One : Player::Two;
            const Left left = driver.game().left(seat);
            QVERIFY2(said.front().contains(who + " has left: "), qPrintable(said.front()));
            QVERIFY(left.blocks == 1 && left.removes == 1);
        }
        QVERIFY2(said.front().contains("1 block, 1 removal."), qPrintable(said.front()));
    }

    void saysWhatYouHaveLeft()
    {
        Match match = matchOf(Preset::ThreeStrikes);
        match.seats[Player::Two].level = Level::Random;
        Driver driver({.match = match, .moves = ""});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_F2));
        const QStringList said = heard.take();
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().contains("You have left: 3 undos"), qPrintable(said.front()));
        QVERIFY2(said.front().contains("Computer has left: 3 undos"), qPrintable(said.front()));
    }

    void saysTheBoardByRows()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_F2, Qt::ShiftModifier));
        QCOMPARE(heard.take(), QStringList({"The board is empty."}));
        for (const int column : {4, 4, 6})
            DO(driver.drop(By::Keys, column));
        heard.take();
        DO(driver.press(Qt::Key_F2, Qt::ShiftModifier));
        QCOMPARE(heard.take(), QStringList({"Row 1: 4 yellow, 6 yellow. Row 2: 4 red. Nothing above."}));
    }

    void hasNoMarksOfDirection()
    {
        Match match = matchOf(Preset::Classic);
        match.preset = Preset::NamedMatch;
        match.rules = matchOf(Preset::NamedMatch).rules;
        match.rules.letters = Letters::Fixed;
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuấn";
        Driver driver({.match = match});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_Return), driver.drop(By::Keys, 4), driver.press(Qt::Key_F2));
        const QString said = heard.take().join(u' ');
        QVERIFY2(said.contains("Lan"), qPrintable(said));
        QCOMPARE(said, Words::plain(said));
    }

    void waitsForTheWindow()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        Heard heard(driver);
        heard.take();
        Announcer *announcer = Announcer::of(&driver.window());
        QCOMPARE(Announcer::of(driver.window().centralWidget()), announcer);
        driver.window().hide();
        announcer->say("Saved as “x”.");
        QCOMPARE(heard.take(), nothing);
        driver.window().show();
        driver.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
        announcer->say("Saved as “x”.");
        announcer->say("“x”"); // in what is said already
        QCOMPARE(heard.take(), QStringList({"Saved as “x”."}));
    }

    void saysTheProblemOfANewMatch()
    {
        Driver driver({.match = matchOf(Preset::NamedMatch)});
        DO(driver.open("newMatchDialog"));
        QCoreApplication::processEvents();
        auto *dialog = driver.find<QWidget>("newMatchDialog");
        QVERIFY(dialog);
        QStringList said;
        QObject context;
        QObject::connect(Announcer::of(dialog), &Announcer::announced, &context,
                         [&](const QString &text) { said << text; });
        const QString missing = driver.text("problem");
        QVERIFY(!missing.isEmpty());
        // Start can be reached, and leads to what is missing, whose description that is;
        DO(driver.tabTo("start"), driver.press(Qt::Key_Space));
        QCOMPARE(driver.focus(), driver.find<QWidget>("nameOne"));
        // The line's name is its caption, with which the problem begins.
        QVERIFY(!driver.focus()->accessibleDescription().isEmpty());
        QVERIFY(missing.endsWith(driver.focus()->accessibleDescription()));
        // ... from there, it is said each time.
        for (int i = 0; i < 2; ++i) {
            said.clear();
            DO(driver.press(Qt::Key_Return));
            QCoreApplication::processEvents();
            QCOMPARE(said, QStringList({missing}));
            QVERIFY(driver.dialog());
        }
        said.clear();
        DO(driver.fill("nameOne", "Lan", By::Keys));
        QCoreApplication::processEvents();
        QTRY_VERIFY2(said.size() >= 1 && said.last().startsWith("Name 2"), qPrintable(said.join(u'|')));
    }

    void doesNotInterruptATypedName()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Driver driver({.match = match});
        DO(driver.open("newMatchDialog"));
        Heard heard(driver);
        heard.take();
        const auto type = [&driver](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys)
                TRY(driver.press(key));
            return Problem();
        };
        // "M", "Mi", "Minh" on the way to "Minh A": for a moment both are called the same, and before it none
        // is called anything.
        QCOMPARE(driver.focus(), driver.find<QWidget>("nameOne"));
        DO(driver.press(Qt::Key_A, Qt::ControlModifier));
        DO(type({Qt::Key_Backspace, Qt::Key_M, Qt::Key_I, Qt::Key_N, Qt::Key_H}));
        QVERIFY2(!driver.text("problem").isEmpty(), "it is seen at once");
        QCOMPARE(heard.take(), nothing);
        const QString equal = driver.text("problem");
        DO(type({Qt::Key_Space, Qt::Key_A}));
        QVERIFY(driver.text("problem").isEmpty());
        QCOMPARE(heard.take(), nothing);
        // It is said when Tab leaves the field with the wrong name,
        DO(type({Qt::Key_Backspace, Qt::Key_Backspace}));
        QCOMPARE(heard.take(), nothing);
        DO(driver.press(Qt::Key_Tab));
        QCOMPARE(heard.take(), QStringList({equal}));
        // ... once,
        DO(driver.press(Qt::Key_Tab, Qt::ShiftModifier), driver.press(Qt::Key_Tab));
        QCOMPARE(heard.take(), nothing);
        // ... and when typing stops.
        DO(driver.press(Qt::Key_Tab, Qt::ShiftModifier), driver.press(Qt::Key_End), driver.press(Qt::Key_A));
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(heard.take(), nothing);
        DO(driver.press(Qt::Key_A, Qt::ControlModifier), driver.press(Qt::Key_Backspace));
        QStringList said;
        QVERIFY(QTest::qWaitFor([&] {
            said = heard.take();
            return !said.isEmpty();
        }));
        QCOMPARE(said, QStringList({driver.text("problem")}));
    }

    void answersWhereTheReplayEnds()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "45"});
        Heard heard(driver);
        heard.take();
        const QStringList beginning({"This is the beginning of the game."});
        const QStringList end({"This is the game as it stands."});
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_PageDown, Qt::Key_End}) {
            DO(driver.press(key));
            QCOMPARE(heard.take(), end);
        }
        DO(driver.press(Qt::Key_Home));
        heard.take();
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_PageUp, Qt::Key_Home}) {
            DO(driver.press(key));
            QCOMPARE(heard.take(), beginning);
        }
        QCOMPARE(driver.text("notice/text"), beginning.front());
        // Once each time that it is pressed, however long it is held there,
        DO(driver.hold(Qt::Key_PageUp));
        QCOMPARE(heard.take(), beginning);
        // ... and not at all when it is held on the way there.
        DO(driver.press(Qt::Key_PageDown));
        heard.take();
        DO(driver.hold(Qt::Key_PageUp));
        QVERIFY(!heard.take().contains(beginning.front()));
        // In the list, the keys are those of the list.
        DO(driver.chooseFromMenu("moveListAction"));
        driver.find<QWidget>("moveList")->setFocus();
        heard.take();
        DO(driver.press(Qt::Key_Home));
        QVERIFY(!heard.take().contains(beginning.front()));
    }

    void menusSayTheirNames()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_L, Qt::AltModifier));
        QVERIFY(QApplication::activePopupWidget());
        QStringList said;
        QTRY_VERIFY((said += heard.take()).contains("Learn"));
        DO(driver.press(Qt::Key_Right));
        QTRY_VERIFY((said += heard.take()).contains("Help"));
        DO(driver.press(Qt::Key_Escape));
    }

    void listsSayWhatAnArrowChose()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.open("newMatchDialog"));
        const auto said = [&] {
            return QAccessible::queryAccessibleInterface(driver.find<QComboBox>("kindTwo"))
                ->text(QAccessible::Description);
        };
        QCOMPARE(said(), QString("Person"));
        DO(driver.tabTo("kindTwo"));
        Heard heard(driver);
        heard.take();
        DO(driver.press(Qt::Key_Down));
        QCOMPARE(said(), QString("Computer: Adaptive"));
        QCOMPARE(heard.take(), QStringList({"Computer: Adaptive"}));
        DO(driver.press(Qt::Key_Up));
        QCOMPARE(heard.take(), QStringList({"Person"}));
        DO(driver.press(Qt::Key_Up)); // there is nothing above
        QCOMPARE(heard.take(), nothing);
        DO(driver.press(Qt::Key_Down));
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_COMPARE(said(), QString("Máy: Vừa sức"));
    }

    void rulesAreReadWithTheArrows()
    {
        Driver driver({.match = matchOf(Preset::PowerUps)});
        DO(driver.open("rulesDialog"), driver.tabTo("rulesText"));
        auto *text = driver.find<QTextBrowser>("rulesText");
        DO(driver.press(Qt::Key_Home, Qt::ControlModifier));
        QCOMPARE(text->textCursor().block().text(), QString("The goal"));
        DO(driver.press(Qt::Key_Down));
        QVERIFY(text->textCursor().block().text().startsWith("The board has 7 columns"));
        // Tab goes on to the next thing.
        DO(driver.press(Qt::Key_Tab));
        QVERIFY(!text->hasFocus());
    }

    void statisticsSayWhatTheirListsAre()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.open("historyDialog"));
        QStringList captions;
        for (const QString &name : {QString("by"), QString("ofPreset"), QString("withLevel")}) {
            for (const QLabel *label : driver.find<QWidget>("historyDialog")->findChildren<QLabel *>()) {
                if (label->buddy() && label->buddy()->objectName() == name)
                    captions << label->text();
            }
        }
        QCOMPARE(captions, QStringList({"Count:", "Games:", "Against:"}));
    }
};

QTEST_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
