// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/files.h"
#include "tests/gui/driver.h"
#include "tests/gui/historydriver.h"
#include "ui/game/gamemodel.h"
#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"
#include "ui/learn/trainer.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/training/trainingstore.h"

#include <QTest>

using namespace four;
using namespace four::gui;
using namespace four::gui::history;

/// What people do with the games of the list: open, rename, remove and export them.
class TestHistoryGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void opensUnfinishedGames()
    {
        Driver driver;
        play(driver, matchOf(Preset::Classic), QStringLiteral("44"));
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        DO(openHistory(driver));
        QCOMPARE(results(driver), QStringList({"Lan won", "unfinished"}));
        DO(driver.press(Qt::Key_Down), driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - yr - - -");
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - yry - - -");
        // It is the same game that went on.
        DO(openHistory(driver));
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"7", "3"}));
    }

    void aGameThatChangedOnTheDiskIsTold_data()
    {
        QTest::addColumn<QString>("change"); // of a record's text
        QTest::addColumn<bool>("told");
        QTest::newRow("a move") << "replace(text, '4 4 3 3', '4 4 3 2')" << true;
        QTest::newRow("a name") << "replace(text, 'Lan', 'Lao')" << true;
        QTest::newRow("when it began")
            << "replace(text, substr(text, instr(text, 'begun: ') + 7, 4), '2031')" << true;
        QTest::newRow("nothing") << "text" << false;
    }
    /// A changed bit that leaves a game that can be read.
    void aGameThatChangedOnTheDiskIsTold()
    {
        QFETCH(const QString, change);
        QFETCH(const bool, told);
        Driver driver;
        play(driver, named("Lan", "Bình"), QStringLiteral("4433"));
        DO(driver.open("newMatchDialog"), driver.click("start"), driver.awaitNoDialog());
        DO(openHistory(driver));
        clickRow(table(driver), table(driver).model()->rowCount() - 1);
        GameStore other;
        QVERIFY(other.run(QStringLiteral("UPDATE record SET text = ") + change));
        DO(driver.click("openGame"), driver.awaitNoDialog());
        QVERIFY2(driver.text("notice/text").contains("may differ from what was played") == told,
                 qPrintable(driver.text("notice/text")));
    }

    void opensFinishedGames()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        const QRect cell = table(driver).visualRect(table(driver).model()->index(2, 1));
        QTest::mouseClick(table(driver).viewport(), Qt::LeftButton, {}, cell.center());
        QTest::mouseDClick(table(driver).viewport(), Qt::LeftButton, {}, cell.center());
        DO(driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "resultPanel");
        QVERIFY(driver.name(Player::One).contains("Lan"));
        QCOMPARE(driver.discs(), "yyyy rrr - - - - -");
    }

    void replaysFromTheBeginning()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 2);
        DO(driver.click("replayGame"), driver.awaitNoDialog());
        QCOMPARE(driver.discs(), "- - - - - - -");
        DO(driver.press(Qt::Key_PageDown));
        QCOMPARE(driver.discs(), "y - - - - - -");
        DO(driver.press(Qt::Key_End));
        QCOMPARE(driver.discs(), "yyyy rrr - - - - -");
    }

    void rematchHasTheSameSetUp()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 1);
        DO(driver.click("rematchGame"), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - - - - -");
        QCOMPARE(driver.model().match(), named("Đức", "Lan"));
        DO(driver.press(Qt::Key_4), openHistory(driver));
        QCOMPARE(driver.text("count"), "4 games");
    }

    void renames()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 2);
        DO(driver.press(Qt::Key_F2), driver.await("renameDialog"));
        QCOMPARE(driver.text("renameOne"), "Lan");
        DO(driver.fill("renameOne", QString::fromUtf8("  Lan   <b>Anh</b> 🎲 ")));
        DO(driver.press(Qt::Key_Return), driver.await("historyDialog"));
        QCOMPARE(column(table(driver), HistoryModel::PlayerOne).at(2), QString::fromUtf8("Lan <b>Anh</b> 🎲"));
        QCOMPARE(results(driver).at(2), QString::fromUtf8("Lan <b>Anh</b> 🎲 won"));
        // The other games of the same person keep their names.
        QCOMPARE(column(table(driver), HistoryModel::PlayerTwo).at(1), "Lan");
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QVERIFY(driver.name(Player::One).contains(QString::fromUtf8("Lan <b>Anh</b> 🎲")));
        QCOMPARE(driver.discs(), "yyyy rrr - - - - -");
    }

    void renamesTheGameOnTheTable()
    {
        Driver driver;
        play(driver, matchOf(Preset::Classic), QStringLiteral("44"));
        DO(openHistory(driver), driver.click("renameGame"), driver.await("renameDialog"));
        DO(driver.fill("renameTwo", "Ngọc"), driver.click("renameNow"), driver.await("historyDialog"));
        DO(close(driver));
        QVERIFY(driver.name(Player::Two).contains("Ngọc"));
        QCOMPARE(driver.name(Player::One), "Player 1");
        // The game goes on, and keeps its new name.
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - yry - - -");
        driver.restart();
        QVERIFY(driver.name(Player::Two).contains("Ngọc"));
        QCOMPARE(driver.discs(), "- - - yry - - -");
        DO(openHistory(driver));
        QCOMPARE(driver.text("count"), "1 game");
        // A rematch keeps it too, in a game that has names.
        DO(driver.press(Qt::Key_R, Qt::ControlModifier), driver.awaitNoDialog());
        QVERIFY(driver.name(Player::Two).contains("Ngọc"));
        QCOMPARE(driver.model().match().rules, rulesetOf(Preset::Classic));
    }

    void asksWhoseTrainingItIs_data()
    {
        QTest::addColumn<bool>("isOnlyGame");
        QTest::addColumn<bool>("changesMind");
        QTest::addColumn<QString>("whose");
        QTest::newRow("the only game: it goes along") << true << false << "Mai";
        QTest::newRow("the only game, but it is to stay") << true << true << "Lan";
        QTest::newRow("one of several games: it stays") << false << false << "Lan";
        QTest::newRow("one of several, and it is to go along") << false << true << "Mai";
    }

    void asksWhoseTrainingItIs()
    {
        QFETCH(const bool, isOnlyGame);
        QFETCH(const bool, changesMind);
        QFETCH(const QString, whose);
        Driver driver;
        if (!isOnlyGame)
            play(driver, named("Đức", "Lan"), QStringLiteral("71212121"));
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        GameStore store = GameStore::shared();
        TrainingStore training(&store);
        training.note(QStringLiteral("Lan"), PuzzleTry{.puzzle = QStringLiteral("win 4435"),
                                                       .rating = 1300,
                                                       .isRight = true,
                                                       .when = 1,
                                                       .day = {2026, 3, 1}});
        driver.window().trainer()->setName(QStringLiteral("Lan"));
        DO(openHistory(driver), driver.press(Qt::Key_F2), driver.await("renameDialog"));
        QVERIFY(driver.isOnScreen("renameTraining"));
        if (changesMind)
            DO(driver.click("renameTraining"));
        DO(driver.fill("renameOne", "Mai"), driver.click("renameNow"), driver.await("historyDialog"));
        QCOMPARE(column(table(driver), HistoryModel::PlayerOne).at(0), "Mai");
        QCOMPARE(training.names(), QStringList({whose}));
        QCOMPARE(driver.window().trainer()->name(), whose);
        QCOMPARE(training.training(whose).tries.size(), std::size_t{1});
        DO(close(driver));
    }

    void asksNothingOfWhoHasNotTrained()
    {
        Driver driver;
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        DO(openHistory(driver), driver.press(Qt::Key_F2), driver.await("renameDialog"));
        QVERIFY(!driver.isOnScreen("renameTraining"));
        DO(driver.press(Qt::Key_Escape), driver.await("historyDialog"), close(driver));
    }

    void erasesWhatWasDeletedADayAgo()
    {
        Driver driver;
        playThree(driver);
        GameStore store;
        GameList list(&store);
        const QList<qint64> games = list.games({.key = ListOrder::Key::When, .descending = false}).value();
        QCOMPARE(list.remove({games[0]}), 1);
        QVERIFY(store.run(QStringLiteral("UPDATE game SET deleted = deleted - ?"), {25LL * 60 * 60 * 1000}));
        QCOMPARE(list.remove({games[1]}), 1);
        driver.restart();
        // Some seconds after the start.
        QTRY_VERIFY_WITH_TIMEOUT(!store.load(games[0]), 15000);
        QVERIFY(store.load(games[1]));
        QCOMPARE(list.restore(), QList<qint64>({games[1]}));
    }

    void refusesBadNames_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("two");
        QTest::newRow("empty, in a game that asks for names") << ""
                                                              << "Lan";
        QTest::newRow("equal") << "Lan"
                               << " LAN ";
        QTest::newRow("nothing to see") << QString(QChar(0x200B)) << "Lan";
        QTest::newRow("too long") << QString(31, u'a') << "Lan";
    }

    void refusesBadNames()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, two);
        Driver driver;
        play(driver, named("Lan", "Bình"), QStringLiteral("12"));
        DO(openHistory(driver), driver.press(Qt::Key_F2), driver.await("renameDialog"));
        DO(driver.fill("renameOne", one), driver.fill("renameTwo", two));
        QVERIFY(!driver.text("renameProblem").isEmpty());
        // The button answers, and leads to the name that is wrong.
        DO(driver.click("renameNow"), driver.await("renameDialog"));
        QVERIFY(QStringList({"renameOne", "renameTwo"}).contains(driver.focus()->objectName()));
        // The name's caption says whose it is.
        QVERIFY(!driver.focus()->accessibleDescription().isEmpty());
        QVERIFY(driver.text("renameProblem").endsWith(driver.focus()->accessibleDescription()));
        DO(driver.press(Qt::Key_Return), driver.await("renameDialog"), driver.press(Qt::Key_Escape));
        DO(driver.await("historyDialog"));
        QCOMPARE(column(table(driver), HistoryModel::PlayerOne), QStringList({"Lan"}));
    }

    void removesAndBringsBack()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 1);
        clickRow(table(driver), 2, Qt::ControlModifier);
        QVERIFY(!driver.isEnabled("openGame"));
        DO(driver.press(Qt::Key_Delete));
        QCOMPARE(results(driver), QStringList({"open now"}));
        QVERIFY(driver.text("historyMessage").contains("2 games deleted."));
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(table(driver).model()->rowCount(), 3);
        QVERIFY(!driver.isEnabled("undoRemove"));
        // Also after a restart.
        clickRow(table(driver), 2);
        DO(driver.click("removeGames"));
        QCOMPARE(table(driver).model()->rowCount(), 2);
        DO(close(driver));
        driver.restart();
        DO(openHistory(driver));
        QCOMPARE(table(driver).model()->rowCount(), 2);
        DO(driver.click("undoRemove"));
        QCOMPARE(results(driver), QStringList({"open now", "Lan won", "Lan won"}));
    }

    void whatIsPlayedStays()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver), driver.press(Qt::Key_A, Qt::ControlModifier), driver.press(Qt::Key_Delete));
        QCOMPARE(results(driver), QStringList({"open now"}));
        QVERIFY(driver.text("historyMessage").contains("being played"));
        DO(close(driver), driver.press(Qt::Key_4));
        QCOMPARE(driver.discs(), "- - - yry - - -");
    }

    void exports()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QString::fromUtf8("Ván của Lan.fiar"));
        Driver driver;
        playThree(driver);
        GameStore store = GameStore::shared();
        TrainingStore(&store).noteStep("Lan", "lines-1", QDateTime::currentDateTime());
        DO(openHistory(driver));
        clickRow(table(driver), 1);
        clickRow(table(driver), 2, Qt::ShiftModifier);
        DO(driver.click("exportGames"), driver.await("fileDialog"), driver.fill("fileNameEdit", file));
        DO(driver.press(Qt::Key_Return), driver.await("historyDialog"));
        const auto read = recordfile::read(file);
        const auto *list = std::get_if<RecordList>(&read);
        QVERIFY(list);
        QCOMPARE(list->errors.size(), std::size_t{0});
        QCOMPARE(list->games.size(), std::size_t{2});
        // The two games with names, in either order, whole and with their times.
        for (const RecordedGame &game : list->games) {
            QVERIFY(game.game.isOver());
            QVERIFY(!game.game.setup().seats[Player::One].name.empty());
            QVERIFY(game.times);
        }
        // What was trained goes with all games alone.
        QVERIFY(!contentOf(file).contains("training"));
        DO(close(driver));
    }
};

QTEST_MAIN(TestHistoryGames)
#include "tst_historygames.moc"
