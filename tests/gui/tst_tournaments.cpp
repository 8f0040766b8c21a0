// SPDX-License-Identifier: GPL-3.0-or-later
#include "ear.h"

#include "ui/game/gamemodel.h"
#include "ui/store/games/tournamentstore.h"
#include "ui/text/words.h"
#include "ui/tournament/tournamentwords.h"
#include "ui/widgets/actionbutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListWidget>
#include <QTableWidget>
#include <QTextDocument>

using namespace four;
using namespace four::gui;

namespace {
const QString starterWins = QStringLiteral("1212121");
const QString otherWins = QStringLiteral("71212121");

/// The table as it is on the screen, a line each: "1 Lan 2 2 0 0 4".
QStringList table(const Driver &driver)
{
    const auto *widget = driver.window().findChild<QTableWidget *>("tournamentTable");
    QStringList lines;
    for (int row = 0; widget && row < widget->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < widget->columnCount(); ++column)
            cells << Words::plain(widget->item(row, column)->text());
        lines << cells.join(u' ');
    }
    return lines;
}

/// The games in the list, the last one first.
QStringList games(const Driver &driver)
{
    const auto *widget = driver.window().findChild<QListWidget *>("tournamentGames");
    QStringList lines;
    for (int row = 0; widget && row < widget->count(); ++row)
        lines << Words::plain(widget->item(row)->text());
    return lines;
}

QString next(const Driver &driver)
{
    return Words::plain(driver.textOnPage("tournamentNextGame"));
}

QString name(const Driver &driver, Player player)
{
    return Words::plain(driver.name(player));
}

/// Sets a tournament of Lan, Minh and Bo up.
Problem setUp(Driver &driver, By by)
{
    TRY(driver.chooseFromMenu("tournamentAction", by), driver.await("newTournamentDialog"));
    TRY(driver.fill("tournamentName", "Evening", by), driver.fill("entrant1", "Lan", by));
    TRY(driver.fill("entrant2", "Minh", by), driver.fill("entrant3", "Bo", by));
    if (by == By::Mouse)
        return driver.click("startTournament");
    return driver.press(Qt::Key_Return);
}

Problem playNext(Driver &driver, By by)
{
    return by == By::Mouse ? driver.click("resultPanel/nextGame") : driver.press(Qt::Key_Return);
}
} // namespace

class TestTournaments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void anEveningOfThree_data() { byMouseAndKeys(); }

    /// Lan, Minh and Bo: Lan sits out first, then Minh, then Bo.
    void anEveningOfThree()
    {
        QFETCH(const By, by);
        Driver driver({.size = {1280, 800}});
        const Ear ear(driver);
        DO(setUp(driver, by));
        DO(driver.awaitNoDialog());
        QTRY_VERIFY(driver.isOnScreen("tournamentTable"));
        QCOMPARE(table(driver), QStringList({"1 Lan 0 0 0 0 0", "1 Minh 0 0 0 0 0", "1 Bo 0 0 0 0 0"}));
        QCOMPARE(next(driver), "Game 1 of 3: Minh begins against Bo.");
        QCOMPARE(Words::plain(driver.textOnPage("tournamentSitting")), "Lan sits out this round.");
        QVERIFY(driver.focusWindow()); // without one it waits
        QTRY_VERIFY2(ear.heard("Evening, 0 of 3 games. Game 1 of 3: Minh begins against Bo. Place 1: Lan"),
                     qPrintable(ear.all()));
        QCOMPARE(ear.all().count("Evening, 0 of 3 games"), 1);

        if (by == By::Mouse)
            DO(driver.click("playNext"));
        else
            DO(driver.tabTo("playNext"), driver.press(Qt::Key_Return));
        QCOMPARE(name(driver, Player::One), "Minh");
        QCOMPARE(name(driver, Player::Two), "Bo");
        QCOMPARE(driver.game().starter(), Player::One);
        QVERIFY(!driver.window().findChild<QAction *>("nextGameAction")->isEnabled());
        DO(driver.drop(starterWins));
        QCOMPARE(table(driver), QStringList({"1 Minh 1 1 0 0 2", "2 Lan 0 0 0 0 0", "2 Bo 1 0 0 1 0"}));
        QCOMPARE(games(driver), QStringList({"1. Minh – Bo: Minh wins"}));
        QTRY_VERIFY(driver.isOnScreen("resultPanel/nextGame"));
        QVERIFY(isPrimary(driver.find<QPushButton>("resultPanel/nextGame")));
        QVERIFY(driver.text("resultPanel/nextGame").contains("Enter"));
        for (const char *other : {"resultPanel/rematch", "resultPanel/newMatch"})
            QVERIFY(!driver.isOnScreen(QLatin1String(other)));
        QVERIFY(driver.isOnScreen("resultPanel/tournament"));
        QTRY_VERIFY(ear.heard("Game 2 of 3: Bo begins against Lan."));

        DO(playNext(driver, by));
        QCOMPARE(name(driver, Player::One), "Bo");
        QCOMPARE(name(driver, Player::Two), "Lan");
        DO(driver.drop(otherWins));
        // Minh and Lan have two points each and have not played yet: they have won as often.
        QCOMPARE(table(driver), QStringList({"1 Lan 1 1 0 0 2", "1 Minh 1 1 0 0 2", "3 Bo 2 0 0 2 0"}));
        DO(playNext(driver, by));
        QCOMPARE(name(driver, Player::One), "Lan");
        DO(driver.drop(starterWins));
        QCOMPARE(table(driver), QStringList({"1 Lan 2 2 0 0 4", "2 Minh 2 1 0 1 2", "3 Bo 2 0 0 2 0"}));
        QTRY_VERIFY(ear.heard("The tournament is over. Lan wins it, with points: 4."));
        QCOMPARE(next(driver), "The tournament is over. Lan wins it, with points: 4.");
        QVERIFY(!driver.isEnabled("playNext"));
        // Enter begins nothing more.
        DO(driver.press(Qt::Key_Return));
        QVERIFY(driver.game().isOver());
    }

    void isLeftAndResumed_data() { byMouseAndKeys(); }

    /// In the midst of a game; the program is closed, other games are played, and it goes on where it was.
    void isLeftAndResumed()
    {
        QFETCH(const By, by);
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, by), driver.awaitNoDialog(), driver.click("playNext"), driver.drop("123"));
        driver.restart();
        DO(driver.press(Qt::Key_N, Qt::ControlModifier), driver.await("newMatchDialog"));
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        DO(driver.chooseFromMenu("tournamentAction", by));
        QTRY_COMPARE(next(driver), "Game 1 of 3 is not over yet: Minh against Bo.");
        DO(driver.click("playNext"));
        QCOMPARE(name(driver, Player::One), "Minh");
        QCOMPARE(driver.discs(), "y r y - - - -");
        DO(driver.drop("2121217")); // row 4 of column 1 is Bo's
        QCOMPARE(driver.game().setup().event, "Evening");
    }

    /// The process dies after the last disc, before the tournament is told: the store has the game.
    void aResultIsNeverLost()
    {
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Keys), driver.awaitNoDialog(), driver.click("playNext"),
           driver.drop(starterWins));
        {
            GameStore store;
            TournamentStore tournaments(&store);
            const qint64 id = tournaments.all().at(0).id;
            tournaments.change(id, [](Tournament &tournament) { tournament.entries[0].result.reset(); });
        }
        driver.restart();
        DO(driver.chooseFromMenu("tournamentAction"));
        QTRY_COMPARE(games(driver), QStringList({"1. Minh – Bo: Minh wins"}));
        QCOMPARE(next(driver), "Game 2 of 3: Bo begins against Lan.");
    }

    void aGameIsStruckAndPlayedAgain_data()
    {
        QTest::addColumn<bool>("now");
        QTest::newRow("now") << true;
        QTest::newRow("later") << false;
    }

    void aGameIsStruckAndPlayedAgain()
    {
        QFETCH(const bool, now);
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Mouse), driver.awaitNoDialog(), driver.click("playNext"),
           driver.drop(starterWins));
        QVERIFY(driver.isEnabled("strikeGame"));
        DO(driver.click("strikeGame"), driver.await("strikeDialog"));
        DO(driver.answer(QDialogButtonBox::Cancel), driver.awaitNoDialog());
        QCOMPARE(games(driver), QStringList({"1. Minh – Bo: Minh wins"}));
        DO(driver.click("strikeGame"), driver.await("strikeDialog"));
        DO(driver.answer(now ? QDialogButtonBox::Yes : QDialogButtonBox::No), driver.awaitNoDialog());
        QCOMPARE(table(driver).at(0), "1 Lan 0 0 0 0 0");
        QCOMPARE(games(driver).last(), "1. Minh – Bo: Minh wins (struck)");
        if (now) {
            QCOMPARE(name(driver, Player::One), "Minh");
            QVERIFY(driver.game().actions().empty());
            DO(driver.drop(otherWins));
            QCOMPARE(games(driver),
                     QStringList({"1. Minh – Bo: Bo wins", "1. Minh – Bo: Minh wins (struck)"}));
            QCOMPARE(next(driver), "Game 2 of 3: Bo begins against Lan.");
        } else {
            QCOMPARE(next(driver), "Game 2 of 3: Bo begins against Lan.");
            QVERIFY(!driver.isEnabled("strikeGame"));
            DO(playNext(driver, By::Keys), driver.drop(starterWins));
            DO(playNext(driver, By::Keys), driver.drop(starterWins));
            QCOMPARE(next(driver), "Game 1 of 3: Minh begins against Bo.");
        }
        // Both games are in the history, which finds them by the tournament's name.
        GameStore store;
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM event")).value().toInt(),
                 now ? 2 : 3);
    }

    /// The names of earlier games are offered below the line: Return starts all the same, unless one is
    /// chosen there.
    void returnStartsWithNamesOffered()
    {
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Keys), driver.awaitNoDialog(), driver.click("playNext"),
           driver.drop(starterWins));
        DO(driver.chooseFromMenu("tournamentAction"), driver.click("newTournament"),
           driver.await("newTournamentDialog"));
        DO(driver.fill("entrant1", "Lan", By::Keys), driver.fill("entrant2", "Bo", By::Keys),
           driver.fill("entrant3", "Mi", By::Keys));
        QVERIFY(QApplication::activePopupWidget());
        DO(driver.press(Qt::Key_Down), driver.press(Qt::Key_Return));
        QCOMPARE(driver.text("entrant3"), "Minh");
        QVERIFY(driver.dialog());
        DO(driver.fill("entrant3", "Mi", By::Keys));
        QVERIFY(QApplication::activePopupWidget());
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QTRY_COMPARE(table(driver), QStringList({"1 Lan 0 0 0 0 0", "1 Bo 0 0 0 0 0", "1 Mi 0 0 0 0 0"}));
    }

    void namesAreChecked()
    {
        Driver driver;
        DO(driver.chooseFromMenu("tournamentAction"), driver.await("newTournamentDialog"));
        DO(driver.fill("entrant1", "Lan"), driver.fill("entrant2", "lan"), driver.fill("entrant3", "Bo"));
        DO(driver.click("startTournament"));
        QVERIFY(driver.dialog());
        QCOMPARE(driver.focus()->objectName(), "entrant2");
        // A computer has no name.
        DO(driver.pick("entrantKind2", int(Level::Easy)));
        QVERIFY(!driver.isEnabled("entrant2"));
        DO(driver.click("addEntrant"));
        QCOMPARE(driver.focus()->objectName(), "entrant4");
        DO(driver.fill("entrant4", "Minh"));
        QVERIFY(driver.text("summary").contains("Games: 6, for each player 3"));
        DO(driver.click("removeEntrant1"));
        QVERIFY(driver.text("summary").contains("Games: 3, for each player 2"));
        QVERIFY(!driver.isEnabled("removeEntrant1"));
        DO(driver.pick("cycles", 2));
        QVERIFY(driver.text("summary").contains("Games: 6, for each player 4"));
        DO(driver.click("startTournament"), driver.awaitNoDialog());
        QCOMPARE(table(driver).size(), 3);
        QVERIFY(table(driver).at(0).startsWith("1 Computer: Easy"));
    }

    void isHeardCellByCellAndCopied()
    {
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Keys), driver.awaitNoDialog(), driver.click("playNext"),
           driver.drop(starterWins));
        auto *widget = driver.window().findChild<QTableWidget *>("tournamentTable");
        QStringList cells;
        for (int column = 0; column < widget->columnCount(); ++column)
            cells << widget->item(0, column)->data(Qt::AccessibleTextRole).toString();
        QCOMPARE(cells,
                 QStringList({"Place 1", "Minh", "1 game", "1 won", "0 drawn", "0 lost", "points: 2"}));
        DO(driver.click("copyTournament"));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith("Evening\nClassic · each pair once · 1 of 3 games\n"));
        QVERIFY(text.contains("Place 1: Minh, points: 2, games: 1. Won 1, drawn 0, lost 0.\n"));
        QVERIFY(text.contains("1. Minh – Bo: Minh wins\n"));
        // How things stand says it, too.
        const Ear ear(driver);
        DO(driver.press(Qt::Key_Escape), driver.press(Qt::Key_F2));
        QTRY_VERIFY(ear.heard("Evening, 1 of 3 games. Game 2 of 3: Bo begins against Lan. Place 1: Minh"));
    }

    /// On paper: who gained what against whom, what is left, and what was struck.
    void sheet()
    {
        StoredTournament stored{.tournament = {.name = "Evening",
                                               .rules = {},
                                               .entrants = {{.name = "Lan", .level = {}},
                                                            {.name = "Minh", .level = {}},
                                                            {.name = {}, .level = Level::Easy}},
                                               .points = Tournament::Points::OneHalf},
                                .begun = 1'700'000'000'000,
                                .preset = Preset::Classic};
        Tournament &tournament = stored.tournament;
        const auto play = [&tournament](int pairing, Tournament::Result result) {
            const auto seed = std::uint64_t(tournament.entries.size());
            tournament.begin(pairing, seed);
            tournament.finish(seed, result);
        };
        play(0, Tournament::Result::First); // Minh against the computer
        tournament.strike(0);
        play(1, Tournament::Result::Draw); // the computer against Lan
        const Driver driver;
        const QString text = Words::plain(TournamentWords::sheet(stored)->toPlainText());
        const auto isIn = [&text](const QString &part) { return text.contains(part); };
        QVERIFY(isIn("Evening\nClassic · each pair once · 1 of 3 games\n"));
        QVERIFY2(isIn("1 Lan\n\n½\n–\n½\n1\n2 Computer: Easy"), qPrintable(text));
        QVERIFY(isIn("Still to be played\n1. Minh – Computer: Easy\n3. Lan – Minh\n"));
        QVERIFY(isIn("1. Minh – Computer: Easy: Minh wins (struck)"));
    }

    void placesStandOnTheCards()
    {
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Keys), driver.awaitNoDialog(), driver.click("playNext"));
        driver.window().resize(1366, 700);
        DO(driver.drop(starterWins));
        QTRY_COMPARE(driver.text("cardOne/gamesWon"), "2");
        QCOMPARE(driver.text("cardTwo/gamesWon"), "0");
        DO(driver.click("sidePanelClose"));
        QTRY_VERIFY(driver.text("cardOne/seat").contains("place 1"));
        QVERIFY(driver.text("cardTwo/seat").contains("place 2"));
    }

    void aRematchIsNoneOfTheTournament()
    {
        Driver driver({.size = {1280, 800}});
        DO(setUp(driver, By::Keys), driver.awaitNoDialog(), driver.click("playNext"),
           driver.drop(starterWins));
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(name(driver, Player::One), "Minh");
        QVERIFY(driver.game().setup().event.empty());
        DO(driver.drop(otherWins));
        QCOMPARE(games(driver), QStringList({"1. Minh – Bo: Minh wins"}));
        QVERIFY(driver.isOnScreen("resultPanel/rematch"));
    }
};

QTEST_MAIN(TestTournaments)
#include "tst_tournaments.moc"
