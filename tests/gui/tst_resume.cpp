// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/game/gamemodel.h"
#include "ui/store/file/storecare.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"

#include <QDateTime>
#include <QFile>
#include <QTest>

#include <vector>

using namespace four;
using namespace four::gui;

/// The window is closed, or killed, and opened again: the game is there as it was.
class TestResume : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void gamesLostToDamageComeBackFromTheCopy()
    {
        Driver driver;
        GameStore store;
        const QString path = store.database().path();
        std::vector<StoredGame> games;
        for (int i = 0; i < 200; ++i) {
            Game game(setupOf(matchOf(Preset::Classic), std::uint64_t(i)));
            for (int drop = 0; drop < 5; ++drop)
                game.apply(action::Drop{(i + drop) % 7});
            games.push_back({.match = matchOf(Preset::Classic), .recorded = {.game = game, .times = {}}});
        }
        QVERIFY(store.add(games));
        QVERIFY(storecopy::checkAndCopy(path, QDateTime::currentDateTimeUtc()) == storecopy::Result::Sound);
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            const QByteArray zeros(int(file.size() / 2), '\0');
            QVERIFY(file.seek(100));
            QCOMPARE(file.write(QByteArray(1000, 'x')), 1000);
            QVERIFY(file.seek(file.size() - zeros.size()));
            QCOMPARE(file.write(zeros), zeros.size());
        }
        driver.restart();
        QVERIFY2(driver.text("notice/text").contains(QStringLiteral("daily copy")),
                 qPrintable(driver.text("notice/text")));
        QVERIFY(GameList(&store).games({})->size() < 200);
        DO(driver.click("notice/take"));
        QVERIFY2(driver.text("notice/text").contains(QStringLiteral("taken over")),
                 qPrintable(driver.text("notice/text")));
        QVERIFY(!driver.isOnScreen("notice/take"));
        QCOMPARE(GameList(&store).games({})->size(), 200);
        DO(driver.click("notice/close"));
        QVERIFY(!driver.isOnScreen("notice"));
    }

    /// The file is checked while the game is played, and the window tells.
    void damageThatIsNotMetIsFound()
    {
        Driver driver({.moves = "4"});
        GameStore store;
        std::vector<StoredGame> games;
        for (int i = 0; i < 200; ++i) {
            Game game(setupOf(matchOf(Preset::Classic), std::uint64_t(i)));
            game.apply(action::Drop{i % 7});
            games.push_back({.match = matchOf(Preset::Classic), .recorded = {.game = game, .times = {}}});
        }
        QVERIFY(store.add(games));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        {
            QFile file(store.database().path());
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.seek(file.size() - 3 * 4096));
            QCOMPARE(file.write(QByteArray(2 * 4096, 'x')), 2 * 4096);
        }
        driver.restart();
        QVERIFY(!driver.text("notice/text").contains("was damaged"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.text("notice/text").contains("was damaged"), 60'000);
        QVERIFY(GameList(&store).games({})->size() > 100);
    }

    void inTheMiddle_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<QString>("keys");
        QTest::newRow("classic") << Preset::Classic << "4453";
        QTest::newRow("the letter is chosen") << Preset::NamedMatch << "X";
        QTest::newRow("confirm step") << Preset::NamedMatch << "X4";
        QTest::newRow("undone") << Preset::NamedMatch << "X4u";
        QTest::newRow("violations of this turn") << Preset::NamedMatch << "X4e88";
        QTest::newRow("violations of the game") << Preset::ThreeStrikes << "484";
        QTest::newRow("undo left") << Preset::ThreeStrikes << "4455u";
        QTest::newRow("power-ups, blocked") << Preset::PowerUps << "4b3";
        QTest::newRow("power-ups, removed") << Preset::PowerUps << "4e4er4";
        QTest::newRow("a refused column costs nothing") << Preset::Classic << "4449";
    }

    void inTheMiddle()
    {
        QFETCH(const Preset, preset);
        QFETCH(const QString, keys);
        // As wide as the screen lets the window come back: a refusal that wraps takes the prompt's place.
        Driver driver({.match = named(preset), .showPowerUpRules = false, .size = {784, 720}, .moves = ""});
        for (int i = 0; i < keys.size(); ++i) {
            switch (keys[i].toLatin1()) {
            case 'X':
                DO(driver.await("letterDialog"), driver.click("chooseX"), driver.awaitNoDialog());
                break;
            case 'e':
                DO(driver.endTurn(By::Keys));
                break;
            case 'u':
                DO(driver.undo(By::Keys));
                break;
            case 'b':
                DO(driver.block(By::Keys));
                break;
            case 'r': // the second disc of a column
                DO(driver.click("turnBar/remove"), driver.clickCell(keys[++i].digitValue(), 2));
                break;
            default:
                DO(driver.type(keys.mid(i, 1)));
            }
        }
        const Game before = driver.game();
        const QString discs = driver.discs();
        const QString buttons = driver.buttons();
        const QString prompt = driver.prompt();
        const QStringList left{driver.left(Player::One), driver.left(Player::Two)};
        const QString title = driver.window().windowTitle();
        QVERIFY(!driver.isOnScreen("notice"));

        driver.restart();
        QVERIFY(driver.game() == before);
        QCOMPARE(driver.discs(), discs);
        QCOMPARE(driver.prompt(), prompt);
        QCOMPARE(driver.buttons(), buttons);
        QCOMPARE(QStringList({driver.left(Player::One), driver.left(Player::Two)}), left);
        QCOMPARE(driver.window().windowTitle(), title);
        QVERIFY(driver.isOnScreen("notice/text"));
        DO(inconsistency(driver));
        // One action more, and the line about coming back has had its time.
        DO(before.step() == Step::Confirm ? driver.endTurn(By::Keys) : driver.drop(By::Keys, 5));
        QVERIFY(driver.game() != before);
        QVERIFY(!driver.isOnScreen("notice"));
        DO(inconsistency(driver));
    }

    void theLetterIsStillToBeChosen()
    {
        Driver driver({.match = named(Preset::NamedMatch), .moves = ""});
        DO(driver.await("letterDialog"), driver.press(Qt::Key_Escape));
        // Nothing is lost with a game of which nothing was played.
        driver.restart();
        QVERIFY(!driver.model().hasBegun());
        QCOMPARE(driver.model().match().preset, Preset::NamedMatch);
        DO(driver.press(Qt::Key_Return), driver.await("letterDialog"));
    }

    void finished()
    {
        Driver driver({.match = named(Preset::Classic), .moves = ""});
        DO(driver.type(QStringLiteral("1212121")));
        const QString result = driver.result();
        driver.restart();
        QCOMPARE(driver.panel(), "resultPanel");
        QCOMPARE(driver.result(), result);
        QVERIFY(!driver.isOnScreen("notice"));
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(driver.discs(), "- - - - - - -");
        DO(driver.type(QStringLiteral("4")));
        driver.restart();
        QCOMPARE(driver.discs(), "- - - y - - -");
    }

    void theComputerAnswers()
    {
        Driver driver({.match = matchOf(Preset::VersusComputer), .moves = ""});
        DO(driver.type(QStringLiteral("4")));
        // Closed while the computer thinks, or just after.
        driver.restart();
        QTRY_COMPARE(driver.game().board().count(Player::Two), 1);
        QCOMPARE(driver.game().board().count(Player::One), 1);
        DO(inconsistency(driver));
    }

    void noticeInTheOtherLanguage()
    {
        Driver driver({.match = named(Preset::Classic), .moves = ""});
        DO(driver.type(QStringLiteral("4")));
        driver.restart();
        const QString english = driver.text("notice/text");
        DO(driver.open("preferencesDialog"), driver.pick("language", QStringLiteral("vi")));
        DO(driver.answer(QDialogButtonBox::Close));
        QTRY_VERIFY(driver.text("notice/text") != english);
        DO(driver.click("notice/close"));
        QVERIFY(!driver.isOnScreen("notice"));
    }

    void newMatchLeavesTheOldOneStored()
    {
        Driver driver({.match = named(Preset::Classic), .moves = ""});
        DO(driver.type(QStringLiteral("445")), driver.open("newMatchDialog"), driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog(), driver.type(QStringLiteral("1")));
        driver.restart();
        QCOMPARE(driver.discs(), "y - - - - - -");
    }

private:
    static Match named(Preset preset)
    {
        Match match = matchOf(preset);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuấn";
        match.seats[Player::Two].level.reset();
        return match;
    }
};

QTEST_MAIN(TestResume)
#include "tst_resume.moc"
