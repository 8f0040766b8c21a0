// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"

#include "core/rules/game.h"
#include "ui/board/boardview.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/network/messages.h"
#include "ui/session/session.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/text/words.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>
#include <QTest>

#include <functional>
#include <memory>

using namespace four;
using namespace four::gui;

namespace {
const QString notice = QStringLiteral("notice/text");
constexpr int elsewhere = -2; ///< the data of the seat's item

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

void put(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

/// Lan at this computer, Minh at another one.
Match withMinh(Preset preset = Preset::NamedMatch)
{
    Match match = matchOf(preset);
    match.seats[Player::One].name = "Lan";
    match.seats[Player::Two] = {.name = "Minh", .level = {}, .elsewhere = true};
    match.rules.starter = Starter::PlayerOne;
    return match;
}

/// What the notice says, without the marks around names.
QString said(const Driver &driver)
{
    return Words::plain(driver.text(notice));
}

QString where(const Driver &driver)
{
    const std::optional<Player> player = playerElsewhere(driver.game().setup());
    return !player ? "both here" : *player == Player::One ? "one elsewhere" : "two elsewhere";
}
} // namespace

/// Two people at two computers, and the moves that they send each other.
class TestMessageGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Driver::prepare();
        put({});
    }

    void languages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("waiting");
        QTest::newRow("vi") << "vi" << QString::fromUtf8("Đang đợi Minh.");
        QTest::newRow("en") << "en"
                            << "Waiting for Minh.";
    }

    /// No program measures how long a message takes, and *New match* says so.
    void noClockByMessages()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.rules.clock = {.kind = TimeControl::Kind::Game, .seconds = 60};
        match.rules.letters = Letters::Fixed;
        Driver lan({.match = match});
        DO(lan.open("newMatchDialog"));
        QVERIFY(!lan.isOnScreen("levelSentenceTwo"));
        DO(lan.pick("kindTwo", elsewhere));
        QVERIFY2(lan.text("levelSentenceTwo").contains("Such a game has no clock"),
                 qPrintable(lan.text("levelSentenceTwo")));
        DO(lan.fill("nameOne", "Lan"), lan.fill("nameTwo", "Minh"), lan.click("start"), lan.awaitNoDialog());
        QVERIFY(lan.game().rules().clock == TimeControl());
        QVERIFY(!lan.isOnScreen("cardOne/clock"));
    }

    /// From the invitation to the end, each in a home of their own. Afterwards both histories have the game.
    void aGameFromHomeToHome_data() { languages_data(); }
    void aGameFromHomeToHome()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, waiting);
        Driver lan({.language = language});
        DO(lan.open("newMatchDialog"), lan.click("preset2"), lan.pick("kindTwo", elsewhere));
        DO(lan.fill("nameOne", "Lan"), lan.fill("nameTwo", "Minh"));
        DO(lan.click("starter0"), lan.click("start"), lan.await("letterDialog"));
        DO(lan.click("chooseX"), lan.awaitNoDialog());
        QCOMPARE(where(lan), "two elsewhere");

        Driver minh({.language = language});
        for (const int turn : {0, 1, 2, 3}) {
            DO(goTo(lan), lan.drop(By::Keys, 4));
            if (turn < 3) {
                DO(lan.endTurn(By::Keys));
                QVERIFY2(Words::plain(lan.prompt()).contains(waiting), qPrintable(lan.prompt()));
                DO(lan.click("turnBar/copyMessage"));
            } else {
                QCOMPARE(lan.panel(), "resultPanel");
                DO(lan.click("resultPanel/copyMessage"));
            }
            QVERIFY2(said(lan).contains("Minh"), qPrintable(said(lan)));
            QVERIFY(clipboard().startsWith("fiar:1."));

            DO(goTo(minh), minh.press(Qt::Key_V, Qt::ControlModifier));
            QCOMPARE(minh.discs(), lan.discs());
            QCOMPARE(where(minh), "one elsewhere");
            QCOMPARE(Words::plain(minh.name(Player::One)), "Lan");
            if (turn == 3)
                break;
            DO(minh.drop(By::Mouse, 3), minh.endTurn(By::Keys));
            DO(minh.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier));
            DO(goTo(lan), lan.click("turnBar/paste"));
            QCOMPARE(lan.discs(), minh.discs());
        }
        QCOMPARE(minh.panel(), "resultPanel");
        QVERIFY(lan.game().ending() == minh.game().ending());
        QCOMPARE(lan.game().ending()->winner, std::optional(Player::One));
        for (Driver *driver : {&lan, &minh}) {
            DO(goTo(*driver), inconsistency(*driver), driver->open("historyDialog"));
            QCOMPARE(driver->find<QTableView>("games")->model()->rowCount(), 1);
            DO(driver->press(Qt::Key_Escape), driver->awaitNoDialog());
        }
    }

    /// Nothing of the other player's is done here.
    void theOtherSeatIsNotPlayedHere()
    {
        Driver driver({.match = withMinh(Preset::Classic), .moves = "4"});
        const Game before = driver.game();
        DO(driver.press(Qt::Key_3), driver.clickColumn(2));
        QVERIFY(driver.game() == before);
        QVERIFY2(said(driver).contains("Waiting for Minh."), qPrintable(said(driver)));
        QVERIFY(driver.isEnabled("turnBar/copyMessage") && driver.isEnabled("turnBar/paste"));
        QVERIFY(!driver.window().findChild<QAction *>("resignAction")->isEnabled());
    }

    void copyIsThereWhereItBelongs()
    {
        Driver alone({.moves = "4"});
        const auto isInMenu = [](Driver &driver) {
            Commands *commands = driver.window().findChild<Commands *>();
            return commands->menuNow(Commands::Menu::Game).contains((*commands)[Command::CopyMessage]);
        };
        QVERIFY(!isInMenu(alone));
        DO(alone.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY2(said(alone).contains("Both players sit at this computer"), qPrintable(said(alone)));
        QCOMPARE(alone.text("cardTwo/seat"), "<cardTwo/seat is not on the screen>");

        Driver lan({.match = withMinh(Preset::Classic), .moves = ""});
        QVERIFY(isInMenu(lan));
        QCOMPARE(lan.text("cardOne/seat"), "this computer");
        QCOMPARE(lan.text("cardTwo/seat"), "another computer");
        DO(goTo(lan), lan.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY2(said(lan).contains("First make your move"), qPrintable(said(lan)));
        QCOMPARE(clipboard(), "");
    }

    void messages_data()
    {
        QTest::addColumn<QString>("here");
        QTest::addColumn<QString>("arriving");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("actions");
        QTest::newRow("the answer") << "4"
                                    << "43"
                                    << "The game goes on from the message. Lan’s turn" << 2;
        QTest::newRow("two turns further") << "4"
                                           << "4344"
                                           << "The game goes on from the message. Lan" << 4;
        QTest::newRow("from the beginning") << ""
                                            << "4"
                                            << "The game goes on from the message. Waiting for Minh." << 1;
        QTest::newRow("a won game") << "434343"
                                    << "4343434"
                                    << "Lan (X, yellow) wins" << 7;
        QTest::newRow("known") << "43"
                               << "43"
                               << "This message is known already. Lan’s turn" << 2;
        QTest::newRow("older")
            << "434"
            << "43"
            << "This message is older than the game here, which stays as it is. Waiting for Minh." << 3;
        QTest::newRow("another way") << "43"
                                     << "445"
                                     << "In this message the game went another way than here" << 2;
    }

    void messages()
    {
        QFETCH(const QString, here);
        QFETCH(const QString, arriving);
        QFETCH(const QString, words);
        QFETCH(const int, actions);
        const Match match = named();
        Driver driver({.match = match});
        driver.window().session()->prepare(match, 77);
        DO(driver.press(Qt::Key_Return));
        for (const QChar c : here)
            driver.window().session()->submit(action::Drop{c.digitValue() - 1});
        put(messageOf(match, arriving, Player::Two));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QVERIFY2(said(driver).contains(words), qPrintable(said(driver)));
        QCOMPARE(int(driver.game().actions().size()), actions);
        QCOMPARE(where(driver), "two elsewhere");
        DO(inconsistency(driver));
        // What is stored is what is seen.
        driver.restart();
        QCOMPARE(int(driver.game().actions().size()), actions);
    }

    void unusable_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        const QString good = messageOf(named(), "4344", Player::Two);
        QTest::newRow("cut") << good.chopped(2) << "altered or is not whole";
        QTest::newRow("altered") << QString(good).replace("4344", "4345") << "altered or is not whole";
        QTest::newRow("newer") << "fiar:3.x"
                               << "This message is of format 3, and this program reads formats up to 1.";
    }

    void unusable()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, words);
        const Match match = named();
        Driver driver({.match = match, .moves = "4"});
        const Game before = driver.game();
        put(text);
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QVERIFY2(said(driver).contains(words), qPrintable(said(driver)));
        QVERIFY(driver.game() == before);
    }

    /// A message of a game that is not on the board brings it back from the history, and it goes on there.
    void aGameOfTheHistoryGoesOn()
    {
        const Match match = named();
        Driver driver({.match = match});
        driver.window().session()->prepare(match, 77);
        DO(driver.press(Qt::Key_Return), driver.drop("4"));
        driver.window().session()->prepare(matchOf(Preset::Classic), 5);
        DO(driver.press(Qt::Key_Return), driver.drop("123"));
        put(messageOf(match, "43", Player::Two));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QCOMPARE(driver.discs(), "- - r y - - -");
        QCOMPARE(where(driver), "two elsewhere");
        DO(driver.drop("4"), driver.open("historyDialog"));
        QCOMPARE(driver.find<QTableView>("games")->model()->rowCount(), 2);
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    /// Letters and their accents may come apart on the way.
    void namesInAnyForm()
    {
        Match match = named();
        match.seats[Player::One].name = "Nguyễn Thị Ánh";
        Driver driver;
        put(messageOf(match, "4", Player::One).normalized(QString::NormalizationForm_D));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QCOMPARE(Words::plain(driver.name(Player::One)), QString::fromUtf8("Nguyễn Thị Ánh"));
        QCOMPARE(where(driver), "one elsewhere");
    }

    /// To try something out, both players sit here; the other computer's game stays as it is.
    void playingOnIsAnotherGame()
    {
        const Match match = named();
        Driver driver({.match = match});
        driver.window().session()->prepare(match, 77);
        DO(driver.press(Qt::Key_Return));
        for (const int column : {3, 2, 3, 2, 3, 2, 3})
            driver.window().session()->submit(action::Drop{column});
        DO(driver.press(Qt::Key_PageUp), driver.press(Qt::Key_G, Qt::ControlModifier));
        QCOMPARE(where(driver), "both here");
        put(messageOf(match, "4343434", Player::Two));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QCOMPARE(where(driver), "two elsewhere");
        QVERIFY(driver.game().isOver());
    }

private:
    /// Classic with names.
    static Match named()
    {
        Match match = withMinh();
        match.rules = rulesetOf(Preset::Classic);
        return match;
    }

    /// Of the game with the seed 77.
    static QString messageOf(const Match &match, const QString &columns, Player sender)
    {
        Game game(seatedElsewhere(setupOf(match, 77), {}));
        for (const QChar c : columns)
            game.apply(action::Drop{c.digitValue() - 1});
        return QString::fromStdString(four::messages::write(game, sender));
    }

    static Problem goTo(Driver &driver)
    {
        driver.window().activateWindow();
        return QTest::qWaitForWindowActive(&driver.window()) ? Problem()
                                                             : "the window does not become active";
    }
};

QTEST_MAIN(TestMessageGames)
#include "tst_messagegames.moc"
