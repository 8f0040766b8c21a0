// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"

#include "core/rules/game.h"
#include "core/rules/gamerecord.h"
#include "ui/game/gamemodel.h"
#include "ui/session/session.h"
#include "ui/text/words.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QTest>

#include <functional>

using namespace four;
using namespace four::gui;

namespace {
constexpr int patience = 30'000; ///< milliseconds
const QString notice = QStringLiteral("notice/text");

/// What the notice says, without the marks around names.
QString said(const Driver &driver)
{
    return Words::plain(driver.text(notice));
}

/// Waits for the sentence.
Problem says(const Driver &driver, const QString &sentence)
{
    if (QTest::qWaitFor([&] { return said(driver).contains(sentence); }, patience))
        return {};
    return QStringLiteral("it says: ") + said(driver);
}

Problem becomes(const std::function<bool()> &condition, const QString &what)
{
    return QTest::qWaitFor(condition, patience) ? Problem() : what;
}

/// Answers the question of the notice, whose buttons are laid out after its text is there.
Problem answer(Driver &driver, const QString &button)
{
    if (!QTest::qWaitFor([&] { return driver.isOnScreen(button); }, patience))
        return button + QStringLiteral(" is not there");
    return driver.click(button);
}

/// Two people in front of two windows, on the loopback of this computer.
struct Home
{
    explicit Home(const QString &language, const std::optional<Match> &match = {})
        : lan({.language = language, .match = match}), minh({.language = language})
    {
    }

    /// Lan invites and reads the number out; Minh types it, with the address.
    /// @param preset nothing: what the dialog has chosen already
    Problem meet(std::optional<Preset> preset)
    {
        TRY(goTo(lan), lan.chooseFromMenu("inviteAction"), lan.await("newMatchDialog"));
        if (preset)
            TRY(lan.click(QStringLiteral("preset%1").arg(int(*preset))));
        TRY(lan.fill("nameOne", "Lan"));
        TRY(lan.click("starter0"), lan.click("start"), lan.awaitNoDialog());
        TRY(becomes([this] { return lan.isOnScreen("number"); }, "no number"));
        TRY(join());
        return becomes([this] { return lan.model().hasBegun() && minh.model().hasBegun() && isEqual(); },
                       "they do not meet");
    }
    Problem join()
    {
        const QString number = lan.text("number").remove(QChar(0x00A0));
        if (number.size() != 6)
            return "no number: " + number;
        TRY(goTo(lan), lan.click("showAddresses"));
        // The port is another one where a program of this computer has the usual.
        const QString address = lan.textOnPage("addresses").section(u'\n', 0, 0);
        const qsizetype colon = address.contains(u'.') ? address.lastIndexOf(u':') : -1;
        const QString port = colon < 0 ? QString() : address.mid(colon);
        TRY(goTo(minh), minh.chooseFromMenu("joinAction"));
        TRY(becomes([this] { return minh.isOnScreen("typeAddress"); }, "no page"));
        TRY(minh.click("typeAddress"), minh.fill("address", "127.0.0.1" + port));
        TRY(minh.fill("numberLine", number), minh.fill("ownName", "Minh"));
        // With the key, which begins a game where the board has the keyboard.
        return minh.press(Qt::Key_Return);
    }
    [[nodiscard]] bool isEqual() const
    {
        return lan.model().session()->ownGame().actions().size() ==
                   minh.model().session()->ownGame().actions().size() &&
               lan.game().setup().seed == minh.game().setup().seed;
    }
    Problem areEqual()
    {
        return becomes([this] { return isEqual(); }, "the boards differ");
    }
    static Problem goTo(Driver &driver)
    {
        driver.window().activateWindow();
        return QTest::qWaitForWindowActive(&driver.window()) ? Problem() : "the window is not active";
    }

    Driver lan;
    Driver minh;
};
} // namespace

/// Two people, each at a computer, with all that they click and type.
class TestTwoComputers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void aWholeGame_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Preset>("preset");
        QTest::newRow("vi, power-ups") << "vi" << Preset::PowerUps;
        QTest::newRow("en, classic") << "en" << Preset::Classic;
        QTest::newRow("vi, named match") << "vi" << Preset::NamedMatch;
    }
    /// From the invitation to the end. Afterwards both histories have the game.
    void aWholeGame()
    {
        QFETCH(const QString, language);
        QFETCH(const Preset, preset);
        Home home(language);
        DO(home.meet(preset));
        if (preset == Preset::PowerUps || preset == Preset::NamedMatch) {
            Driver &chooser = home.lan.dialog() ? home.lan : home.minh;
            if (chooser.dialog())
                DO(Home::goTo(chooser), chooser.click("chooseX"), chooser.awaitNoDialog(), home.areEqual());
        }
        QCOMPARE(Words::plain(home.minh.name(Player::One)), "Lan");
        QCOMPARE(Words::plain(home.lan.name(Player::Two)), "Minh");
        QVERIFY(playerElsewhere(home.lan.game().setup()) == Player::Two);
        QVERIFY(playerElsewhere(home.minh.game().setup()) == Player::One);
        for (int i = 0; i < 7; ++i) {
            Driver &mover = home.lan.model().awaitsPerson() ? home.lan : home.minh;
            DO(Home::goTo(mover), mover.drop(By::Keys, &mover == &home.lan ? 4 : 3));
            if (mover.game().step() == Step::Confirm && !mover.game().isOver())
                DO(mover.endTurn(By::Keys));
            DO(home.areEqual());
        }
        QVERIFY(home.lan.game().isOver() && home.minh.game().isOver());
        QVERIFY(home.lan.game().ending() == home.minh.game().ending());
        QCOMPARE(home.minh.panel(), "resultPanel");
        QCOMPARE(home.lan.discs(), home.minh.discs());
        for (Driver *driver : {&home.lan, &home.minh}) {
            DO(Home::goTo(*driver), inconsistency(*driver), driver->open("historyDialog"));
            QCOMPARE(driver->find<QTableView>("games")->model()->rowCount(), 1);
            DO(driver->press(Qt::Key_Escape), driver->awaitNoDialog());
        }
    }

    /// Asked by the one, seen by the other as one line, and answered.
    void takeBackAndRematch()
    {
        Home home("en");
        DO(home.meet(Preset::Classic));
        DO(Home::goTo(home.lan), home.lan.drop(By::Keys, 4), home.areEqual());
        DO(home.lan.chooseFromMenu("askTakeBackAction"));
        DO(says(home.lan, "Minh is asked."), says(home.minh, "Lan asks to take the last move back."));
        DO(Home::goTo(home.minh), answer(home.minh, "notice/take"));
        DO(becomes([&] { return home.lan.game().actions().empty(); }, "it is not taken back"),
           home.areEqual());
        QCOMPARE(home.lan.discs(), home.minh.discs());
        // Refused, with the key.
        DO(Home::goTo(home.lan), home.lan.drop(By::Keys, 2), home.areEqual());
        DO(home.lan.press(Qt::Key_Backspace, Qt::ControlModifier), says(home.minh, "Lan asks"));
        DO(Home::goTo(home.minh), home.minh.press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier));
        DO(says(home.lan, "Minh does not agree."));
        QVERIFY(!home.minh.isOnScreen(notice));
        QCOMPARE(home.lan.game().actions().size(), std::size_t{1});
        // A move answers nothing: the question goes.
        DO(Home::goTo(home.lan), home.lan.press(Qt::Key_Backspace, Qt::ControlModifier),
           says(home.minh, "Lan asks"));
        DO(Home::goTo(home.minh), home.minh.drop(By::Keys, 2), home.areEqual());
        QVERIFY(!home.minh.isOnScreen(notice));
        QCOMPARE(home.lan.game().actions().size(), std::size_t{2});

        DO(Home::goTo(home.lan), home.lan.chooseFromMenu("resignAction"), home.lan.await("resignDialog"));
        DO(home.lan.answer(QDialogButtonBox::Yes), home.lan.awaitNoDialog(), home.areEqual());
        QVERIFY(home.minh.game().isOver());
        const quint64 seed = home.lan.game().setup().seed;
        DO(Home::goTo(home.minh), home.minh.press(Qt::Key_R, Qt::ControlModifier));
        DO(says(home.lan, "Minh asks for a rematch."));
        DO(Home::goTo(home.lan), home.lan.press(Qt::Key_Y, Qt::ControlModifier));
        DO(becomes([&] { return home.lan.game().setup().seed != seed; }, "no rematch"), home.areEqual());
        QVERIFY(home.minh.model().hasBegun() && !home.minh.game().isOver());
        // The score of the two goes on.
        QCOMPARE(home.lan.model().session()->score().games(), 1);
        QCOMPARE(home.minh.model().session()->score().games(), 1);
    }

    /// The coach helps only if both want it.
    void theCoachIsAskedFor()
    {
        Home home("en");
        DO(home.meet(Preset::Classic));
        DO(Home::goTo(home.lan), home.lan.press(Qt::Key_H));
        DO(says(home.lan, "Minh is asked."), says(home.minh, "Lan asks for hints, for both of you."));
        QVERIFY(!home.lan.dialog());
        QCOMPARE(home.lan.model().session()->help().hints[Player::One], 0);
        DO(Home::goTo(home.minh), answer(home.minh, "notice/close"));
        DO(says(home.lan, "Minh does not agree."));
        QCOMPARE(home.lan.model().session()->help().hints[Player::One], 0);
        DO(Home::goTo(home.lan), home.lan.press(Qt::Key_H), says(home.minh, "Lan asks for hints"));
        DO(Home::goTo(home.minh), answer(home.minh, "notice/take"));
        DO(becomes([&] { return home.lan.model().session()->help().hints[Player::One] == 1; }, "no hint"));
        // Both games tell of it.
        QCOMPARE(home.minh.model().session()->help().hints[Player::One], 1);
        letThoughtsEnd();
    }

    /// The other window closes: the game waits, and goes on another day.
    void leavesAndGoesOn()
    {
        Home home("en");
        DO(home.meet(Preset::Classic));
        DO(Home::goTo(home.lan), home.lan.drop(By::Keys, 4), home.areEqual());
        home.minh.restart();
        DO(says(home.lan, "Minh has ended the connection."));
        QVERIFY(!home.lan.model().session()->connection());
        // Lan has the game on the board; Minh finds it by joining.
        DO(Home::goTo(home.lan), home.lan.chooseFromMenu("continueTogetherAction"));
        DO(becomes([&] { return home.lan.isOnScreen("number"); }, "no number"), home.join());
        DO(becomes([&] { return home.minh.model().session()->connection() == true; }, "not connected"));
        DO(home.areEqual());
        DO(Home::goTo(home.minh), home.minh.drop(By::Keys, 1), home.areEqual());
        QCOMPARE(home.lan.discs(), home.minh.discs());
        DO(home.minh.open("historyDialog"));
        QCOMPARE(home.minh.find<QTableView>("games")->model()->rowCount(), 1);
        DO(home.minh.press(Qt::Key_Escape), home.minh.awaitNoDialog());
    }

    void goesOnWithoutANumber_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("vi") << "vi";
    }
    /// The next day both programs were closed, and both people choose to continue.
    void goesOnWithoutANumber()
    {
        QFETCH(const QString, language);
        Home home(language);
        DO(home.meet(Preset::Classic));
        DO(Home::goTo(home.lan), home.lan.drop(By::Keys, 4), home.areEqual());
        home.minh.restart();
        home.lan.restart();
        for (Driver *each : {&home.lan, &home.minh}) {
            QVERIFY(!each->model().session()->connection());
            DO(Home::goTo(*each), each->chooseFromMenu("continueTogetherAction"));
            if (each == &home.lan) {
                DO(becomes([&] { return home.lan.isOnScreen("number"); }, "no number"));
                const QString way = home.lan.textOnPage("way");
                QVERIFY2(way.contains(language == "vi" ? QString::fromUtf8("Chơi tiếp") : "Continue"),
                         qPrintable(way));
            }
        }
        for (Driver *each : {&home.lan, &home.minh})
            DO(becomes([&] { return each->model().session()->connection() == true; }, "not connected"));
        DO(home.areEqual());
        DO(Home::goTo(home.minh), home.minh.drop(By::Keys, 1), home.areEqual());
        QCOMPARE(home.lan.discs(), home.minh.discs());
    }

    void timeIsUp_data()
    {
        QTest::addColumn<bool>("isHosts");
        QTest::newRow("the host's") << true;
        QTest::newRow("the guest's") << false;
    }
    /// Five seconds for each turn, or the game is lost: whatever stands before the board.
    void timeIsUp()
    {
        QFETCH(const bool, isHosts);
        Match match = matchOf(Preset::NamedMatch);
        match.rules.clock = {.kind = TimeControl::Kind::Turn, .seconds = 5, .losesGame = true};
        match.rules.undos = 0; // so that a drop ends the turn
        match.rules.letters = Letters::Fixed;
        Home home("en", match);
        DO(home.meet({}));
        if (!isHosts) {
            // However slow this computer is, Lan is not late.
            home.lan.window().session()->setTime([] { return qint64(0); });
            DO(Home::goTo(home.lan), home.lan.drop(By::Keys, 4), home.areEqual());
        }
        Driver &late = isHosts ? home.lan : home.minh;
        DO(Home::goTo(late));
        QVERIFY(late.isOnScreen("cardOne/clock") && !late.isOnScreen("turnBar/hold"));
        DO(late.press(Qt::Key_P));
        QVERIFY(said(late).contains("cannot be paused"));
        DO(late.open("preferencesDialog"));
        DO(becomes([&] { return home.lan.game().isOver() && home.minh.game().isOver(); }, "it is not over"));
        for (Driver *each : {&home.lan, &home.minh}) {
            QCOMPARE(each->game().ending()->kind, Ending::Kind::Time);
            QCOMPARE(*each->game().ending()->winner, isHosts ? Player::Two : Player::One);
            QVERIFY(each->model().session()->connection() == true);
        }
        DO(late.press(Qt::Key_Escape), late.awaitNoDialog());
    }

    void wrongNumbersAndNames()
    {
        Home home("en");
        Driver &minh = home.minh;
        DO(Home::goTo(minh), minh.chooseFromMenu("joinAction"));
        const QString line = "joinProblem";
        DO(minh.click("join"));
        QCOMPARE(minh.text(line), "Choose an invitation, or type an address.");
        DO(minh.click("typeAddress"), minh.fill("address", "the red one"));
        DO(minh.click("join"));
        QCOMPARE(minh.text(line), "This is no address, such as 192.168.1.20.");
        DO(minh.fill("address", "127.0.0.1:1"), minh.fill("numberLine", "12345"));
        DO(minh.click("join"));
        QCOMPARE(minh.text(line), "The number has six digits. The other computer shows it.");
        DO(minh.fill("numberLine", "123 456"), minh.fill("ownName", " "));
        DO(minh.click("join"));
        QCOMPARE(minh.text(line), "Please type a name.");
        DO(minh.fill("ownName", QString::fromUtf8("Mi😀nh")), minh.click("join"));
        // Nothing listens there.
        DO(becomes([&] { return minh.text(line).startsWith("There is no open invitation any more"); },
                   minh.text(line)));
        QVERIFY(!minh.model().hasBegun());
    }

    /// What belongs to a connection is in the menu only then.
    void commandsSayWhy()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "4"});
        DO(driver.press(Qt::Key_Backspace, Qt::ControlModifier));
        QCOMPARE(said(driver), "No other computer is connected.");
        DO(driver.press(Qt::Key_Y, Qt::ControlModifier));
        QCOMPARE(said(driver), "Nothing has been asked.");
    }
};

QTEST_MAIN(TestTwoComputers)
#include "tst_twocomputers.moc"
