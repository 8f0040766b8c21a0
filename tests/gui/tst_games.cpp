// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/text/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <random>
#include <string_view>

using namespace four;
using namespace four::gui;

namespace {
using Kind = Ending::Kind;

/// A game to be played: its luck, and the columns (from 1) that people drop into.
struct Script
{
    quint64 seed = 0;
    std::vector<int> columns;
};

/// Fills the seven columns that are free without a line; the first disc is in the centre.
constexpr std::string_view drawnGame("424571125123712115452554666362464633373777");

/// Plays by the rules alone until a game ends like this: people at random, for a draw as an easy computer.
Script scriptFor(const Match &match, Kind kind)
{
    const bool people = !match.seats[Player::Two].level;
    if (kind == Kind::Draw && people) {
        Script script;
        const int beside = match.rules.fill == Fill::Sides ? 1 : 0;
        for (const char column : drawnGame)
            script.columns.push_back(column - '0' + beside);
        return script;
    }
    for (quint64 seed = 1;; ++seed) {
        Script script{.seed = seed, .columns = {}};
        Game game(setupOf(match, seed));
        std::mt19937_64 random(seed);
        while (!game.isOver()) {
            if (const std::optional<Level> level = game.setup().seats[game.turn()].level) {
                game.apply(chooseAction(game, *level));
            } else if (game.step() == Step::ChooseLetter) {
                game.apply(action::ChooseLetter{Letter::X});
            } else if (game.step() == Step::Confirm) {
                game.apply(action::EndTurn{});
            } else {
                const Action drop =
                    kind == Kind::Draw
                        ? chooseAction(game, Level::Easy)
                        : action::Drop{static_cast<int>(random() % unsigned(game.rules().columns))};
                if (game.apply(drop).done())
                    script.columns.push_back(std::get<action::Drop>(drop).column + 1);
            }
        }
        if (game.ending()->kind == kind)
            return script;
    }
}

QString seatName(Player player)
{
    return player == Player::One ? QStringLiteral("Lan Anh") : QString::fromUtf8("Bình");
}
} // namespace

class TestGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void wholeGame_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<By>("by");
        QTest::addColumn<QString>("language");
        QTest::addColumn<Kind>("kind");
        const auto row = [](Preset preset, By by, const char *language, Kind kind) {
            const char *presets[] = {"Classic",         "Three strikes", "Named match",
                                     "Versus computer", "Power-ups",     "Five in a row"};
            const char *kinds[] = {"line", "draw", "violations", "resign"};
            QTest::addRow("%s, %s, %s, %s", presets[static_cast<int>(preset)],
                          by == By::Mouse ? "clicks" : "keys", language, kinds[static_cast<int>(kind)])
                << preset << by << QString::fromLatin1(language) << kind;
        };
        for (const Preset preset : allPresets) {
            for (const Kind kind : {Kind::Line, Kind::Draw, Kind::Violations, Kind::Resignation}) {
                if (kind == Kind::Violations && rulesetOf(preset).violations == Violations::None)
                    continue;
                row(preset, By::Mouse, "vi", kind);
                row(preset, By::Keys, "en", kind);
                if (kind != Kind::Draw) {
                    row(preset, By::Mouse, "en", kind);
                    row(preset, By::Keys, "vi", kind);
                }
            }
        }
    }

    void wholeGame()
    {
        QFETCH(const Preset, preset);
        QFETCH(const By, by);
        QFETCH(const QString, language);
        QFETCH(const Kind, kind);
        const Match match = matchOf(preset);
        const bool byDropping = kind == Kind::Line || kind == Kind::Draw;
        const Script script = byDropping ? scriptFor(match, kind) : Script{.seed = 5, .columns = {}};

        Driver driver({.language = language});
        DO(inconsistency(driver));
        startMatch(driver, preset, by, script.seed);
        if (QTest::currentTestFailed())
            return;
        for (const Player player : bothPlayers) {
            if (asksForNames(preset))
                QVERIFY(driver.name(player).contains(seatName(player)));
            QVERIFY(!driver.name(player).isEmpty());
            QCOMPARE(driver.text(card(player) + "/discs"), preset == Preset::FiveInARow ? "6" : "0");
        }
        QVERIFY(driver.name(Player::One) != driver.name(Player::Two));
        if (match.rules.letters == Letters::StarterChooses)
            QCOMPARE(driver.game().letter(driver.game().starter()), Letter::O);
        else
            QVERIFY(driver.message().contains(Words::colour(driver.game().colour(driver.game().starter()))));

        if (byDropping)
            play(driver, by, script.columns);
        else if (kind == Kind::Violations)
            loseByViolations(driver, by);
        else
            resign(driver, by);
        if (QTest::currentTestFailed())
            return;

        QCOMPARE(driver.panel(), "resultPanel");
        QCOMPARE(driver.game().ending()->kind, kind);
        QVERIFY(!driver.scene().isHandShown());
        QCOMPARE(driver.marks(MarkItem::Kind::Landing), "");
        QCOMPARE(driver.litCells().isEmpty(), kind != Kind::Line);
        if (const std::optional<Player> winner = driver.game().ending()->winner) {
            const QString result = driver.result();
            QVERIFY2(result.contains(driver.model().name(*winner)), qPrintable(result));
            QVERIFY2(result.contains(Words::letter(driver.game().letter(*winner))), qPrintable(result));
            QVERIFY2(result.contains(Words::colour(driver.game().colour(*winner))), qPrintable(result));
            const QString discs = driver.text(card(*winner) + "/discs");
            QVERIFY2(result.contains(QRegularExpression("\\b" + discs + "\\b")), qPrintable(result));
            QVERIFY(!driver.state(*winner).isEmpty());
            QVERIFY(driver.state(opponent(*winner)).isEmpty());
        } else {
            QVERIFY(!driver.result().isEmpty());
            QVERIFY(!driver.discs().contains(u'-'));
        }
        // A finished game takes nothing more, and its line stays marked.
        const QString discs = driver.discs();
        const QString winning = driver.litCells();
        DO(driver.clickColumn(1));
        for (const Qt::Key key :
             {Qt::Key_2, Qt::Key_9, Qt::Key_U, Qt::Key_B, Qt::Key_R, Qt::Key_Down, Qt::Key_Z})
            DO(driver.press(key));
        QCOMPARE(driver.discs(), discs);
        QCOMPARE(driver.litCells(), winning);
        DO(inconsistency(driver));
    }

    void perTurnViolationsStartAnew()
    {
        Driver driver;
        startMatch(driver, Preset::NamedMatch, By::Keys, 1);
        if (QTest::currentTestFailed())
            return;
        const Player player = driver.game().turn();
        for (int turn = 0; turn < 2; ++turn) {
            for (const char *left : {"3", "2", "1"}) {
                QCOMPARE(driver.text(card(player) + "/violations"), left);
                DO(driver.press(Qt::Key_9));
            }
            QCOMPARE(driver.text(card(player) + "/violations"), "0");
            for (int drop = 0; drop < 2; ++drop) {
                DO(driver.drop(By::Keys, 1), driver.endTurn(By::Keys));
            }
            QCOMPARE(driver.game().turn(), player);
        }
        QCOMPARE(driver.panel(), "turnBar");
        for (int i = 0; i < 4; ++i)
            DO(driver.press(Qt::Key_0));
        QCOMPARE(driver.panel(), "resultPanel");
        QCOMPARE(driver.game().ending()->winner, opponent(player));
    }

    void refusalsCostNothingInClassic()
    {
        Driver driver;
        startMatch(driver, Preset::Classic, By::Mouse, 1);
        if (QTest::currentTestFailed())
            return;
        play(driver, By::Mouse, {4, 4, 4, 4, 4, 4});
        QStringList messages;
        for (int i = 0; i < 5; ++i) {
            for (const Qt::Key key : {Qt::Key_4, Qt::Key_9, Qt::Key_Z}) {
                DO(driver.press(key));
                QVERIFY(driver.isRefusalShown());
                QVERIFY(!driver.message().isEmpty());
                messages << driver.message();
                DO(inconsistency(driver));
            }
        }
        messages.removeDuplicates();
        QCOMPARE(messages.size(), 3);
        QCOMPARE(driver.game().turn(), Player::One);
        QCOMPARE(driver.panel(), "turnBar");
        DO(driver.clickColumn(1));
        QVERIFY(!driver.isRefusalShown());
    }

    void rematch_data()
    {
        QTest::addColumn<By>("by");
        QTest::addColumn<RematchStarter>("choice");
        QTest::addColumn<QString>("columns");
        QTest::addColumn<Player>("starter");
        // Player one begins each; the columns decide the winner.
        QTest::newRow("by the rules, clicks")
            << By::Mouse << RematchStarter::ByRules << "1212121" << Player::One;
        QTest::newRow("loser, one won, clicks")
            << By::Mouse << RematchStarter::Loser << "1212121" << Player::Two;
        QTest::newRow("loser, two won, keys")
            << By::Keys << RematchStarter::Loser << "31212121" << Player::One;
        QTest::newRow("turns, one won, keys")
            << By::Keys << RematchStarter::Alternate << "1212121" << Player::Two;
        QTest::newRow("turns, two won, clicks")
            << By::Mouse << RematchStarter::Alternate << "31212121" << Player::Two;
    }

    void rematch()
    {
        QFETCH(const By, by);
        QFETCH(const RematchStarter, choice);
        QFETCH(const QString, columns);
        QFETCH(const Player, starter);
        Driver driver;
        startMatch(driver, Preset::Classic, by, 1);
        if (QTest::currentTestFailed())
            return;
        for (const QChar column : columns)
            DO(driver.drop(by, column.digitValue()));
        QCOMPARE(driver.panel(), "resultPanel");
        DO(driver.pick("rematchStarter", static_cast<int>(choice), by));
        DO(by == By::Mouse ? driver.click("rematch") : driver.press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.game().turn(), starter);
        QCOMPARE(driver.discs(), "- - - - - - -");
        QCOMPARE(driver.litCells(), "");
        QVERIFY(driver.message().contains(driver.name(starter)));
        QVERIFY(driver.scene().isHandShown());
        DO(inconsistency(driver));
        // The board has the keys at once.
        DO(driver.press(Qt::Key_5));
        QCOMPARE(driver.discs(), starter == Player::One ? "- - - - y - -" : "- - - - r - -");
        // A third game goes on taking turns.
        if (choice == RematchStarter::Alternate) {
            DO(driver.clickColumn(5));
            resign(driver, by);
            DO(driver.click("rematch"));
            QCOMPARE(driver.game().turn(), Player::One);
        }
    }

    void eachGameHasLuckOfItsOwn()
    {
        Driver driver;
        startMatch(driver, Preset::Classic, By::Keys, 11);
        if (QTest::currentTestFailed())
            return;
        // What is fixed, once, holds once.
        QCOMPARE(driver.game().setup().seed, std::uint64_t(11));
        QSet<quint64> seeds{11};
        const auto next = [&](const char *what, Problem problem) {
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            QVERIFY2(driver.model().hasBegun() && !driver.model().isOver(), what);
            QVERIFY2(!seeds.contains(driver.game().setup().seed), what);
            seeds.insert(driver.game().setup().seed);
        };
        for (int i = 0; i < 3; ++i) {
            resign(driver, By::Keys);
            next("a rematch", driver.press(Qt::Key_R, Qt::ControlModifier));
        }
        resign(driver, By::Keys);
        driver.setNextSeed(12);
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        QCOMPARE(driver.game().setup().seed, std::uint64_t(12));
        // A rematch of a game in the history, and another match.
        for (int i = 0; i < 2; ++i) {
            resign(driver, By::Keys);
            DO(driver.open("historyDialog"), driver.press(Qt::Key_R, Qt::ControlModifier));
            next("a rematch from the history", driver.awaitNoDialog());
        }
        for (int i = 0; i < 2; ++i) {
            resign(driver, By::Keys);
            DO(driver.open("newMatchDialog"), driver.click("start"));
            next("a new match", driver.awaitNoDialog());
        }
        // The same two moves pasted twice are two games.
        for (int i = 0; i < 2; ++i) {
            QGuiApplication::clipboard()->setText("44");
            next("a game from the clipboard", driver.press(Qt::Key_V, Qt::ControlModifier));
        }
    }

    void beginsWithTheFirstDisc()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Driver driver({.match = match, .moves = ""});
        DO(driver.await("letterDialog"), driver.click("chooseX"), driver.awaitNoDialog());
        DO(driver.open("newMatchDialog"), driver.click(QStringLiteral("preset%1").arg(int(Preset::Classic))),
           driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QVERIFY(driver.model().hasBegun());
        driver.restart();
        GameStore store;
        const auto stored = [&] { return GameList(&store).games({})->size(); };
        QCOMPARE(stored(), 0);
        DO(driver.press(Qt::Key_Return), driver.drop("4"), driver.open("newMatchDialog"),
           driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog());
        QCOMPARE(stored(), 1);
    }

    void newMatchAfterTheEnd()
    {
        Driver driver;
        startMatch(driver, Preset::Classic, By::Mouse, 1);
        if (QTest::currentTestFailed())
            return;
        play(driver, By::Keys, {1, 2, 1, 2, 1, 2, 1});
        DO(driver.click("resultPanel/newMatch"), driver.await("newMatchDialog"));
        // Put off, and the result is still there.
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "resultPanel");
        QCOMPARE(driver.litCells(), "1,1 1,2 1,3 1,4");
        DO(driver.click("resultPanel/newMatch"), driver.await("newMatchDialog"), driver.click("start"));
        DO(driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.discs(), "- - - - - - -");
        DO(inconsistency(driver));
    }

private:
    /// From the start panel through the dialogs to the first move.
    void startMatch(Driver &driver, Preset preset, By by, quint64 seed)
    {
        QCOMPARE(driver.panel(), "startPanel");
        DO(by == By::Mouse ? driver.click("startPanel/newMatch")
                           : driver.press(Qt::Key_N, Qt::ControlModifier));
        DO(driver.await("newMatchDialog"));
        const QString button = QStringLiteral("preset%1").arg(static_cast<int>(preset));
        if (by == By::Mouse) {
            DO(driver.click(button));
        } else {
            DO(driver.tabTo("preset0"));
            for (int i = 0; i < static_cast<int>(preset); ++i)
                DO(driver.press(Qt::Key_Down));
        }
        QVERIFY(driver.find<QAbstractButton>(button)->isChecked());
        QCOMPARE(driver.isOnScreen("nameOne"), asksForNames(preset));
        if (asksForNames(preset)) {
            QVERIFY2(!driver.text("problem").isEmpty(), "names are asked for");
            DO(driver.fill("nameOne", seatName(Player::One), by));
            DO(driver.fill("nameTwo", seatName(Player::Two), by));
        }
        driver.setNextSeed(seed);
        DO(by == By::Mouse ? driver.click("start") : driver.press(Qt::Key_Return));

        if (showsRulesFirst(preset)) {
            DO(driver.await("rulesDialog"));
            QVERIFY2(!driver.model().hasBegun(), "the players have not gone on");
            DO(by == By::Mouse ? driver.click("goOn") : driver.press(Qt::Key_Return));
        }
        if (driver.game().rules().letters == Letters::StarterChooses) {
            DO(driver.await("letterDialog"));
            QCOMPARE(driver.panel(), "turnBar");
            QVERIFY2(driver.message().contains(driver.model().name(driver.game().starter())),
                     "the coin toss says who begins before the letter is asked for");
            DO(by == By::Mouse ? driver.click("chooseO") : driver.press(Qt::Key_O));
        }
        DO(driver.awaitNoDialog());
        QTRY_VERIFY(driver.model().awaitsPerson());
        QCOMPARE(driver.panel(), "turnBar");
        QCOMPARE(driver.game().step(), Step::Move);
        DO(inconsistency(driver));
    }

    void play(Driver &driver, By by, const std::vector<int> &columns)
    {
        for (const int column : columns) {
            const Player player = driver.game().turn();
            QTRY_VERIFY(driver.model().awaitsPerson());
            QCOMPARE(driver.litCells(), "");
            QVERIFY(driver.scene().isHandShown());
            QVERIFY(!driver.state(player).isEmpty());
            QVERIFY(driver.state(opponent(player)).isEmpty());
            const int discs = driver.game().board().count(player);
            DO(driver.drop(by, column));
            if (!driver.game().isOver() && driver.game().step() == Step::Confirm) {
                QCOMPARE(driver.game().turn(), player);
                QVERIFY2(driver.message().contains(QString::number(column)), qPrintable(driver.message()));
                QVERIFY(driver.buttons().endsWith("endTurn"));
                DO(inconsistency(driver), driver.endTurn(by));
            }
            QCOMPARE(driver.game().board().count(player), discs + 1);
            QTRY_VERIFY(driver.model().awaitsPerson() || driver.model().isOver());
            DO(inconsistency(driver));
            if (!driver.model().isOver())
                QVERIFY(!driver.message().isEmpty());
        }
    }

    void loseByViolations(Driver &driver, By by)
    {
        // A column that is filled in turns has no line, and is the middle one for a centre opening.
        play(driver, by, {4, 4, 4, 4, 4, 4});
        const Player player = driver.game().turn();
        const int tolerated = driver.game().rules().violationsAllowed;
        const QString discs = driver.discs();
        QStringList messages{driver.message()};
        for (int count = 0; count <= tolerated; ++count) {
            QCOMPARE(driver.panel(), "turnBar");
            QCOMPARE(driver.text(card(player) + "/violations"), QString::number(tolerated - count));
            QCOMPARE(driver.isRefusalShown(), count > 0);
            // With keys a column that is not there does as well as a full one.
            DO(driver.drop(by, by == By::Keys && count == 0 ? 8 : 4));
            QCOMPARE(driver.discs(), discs);
            DO(inconsistency(driver));
            if (count < tolerated) {
                QCOMPARE(driver.game().turn(), player);
                QVERIFY2(!messages.contains(driver.message()), qPrintable(driver.message()));
                messages << driver.message();
            }
        }
        QCOMPARE(driver.text(card(opponent(player)) + "/violations"), QString::number(tolerated));
    }

    void resign(Driver &driver, By by)
    {
        const Player player = driver.game().turn();
        for (const bool really : {false, true}) {
            DO(driver.chooseFromMenu("resignAction", by), driver.await("resignDialog"));
            QVERIFY(driver.texts().join(u'\n').contains(driver.model().name(player)));
            DO(driver.answer(really ? QDialogButtonBox::Yes : QDialogButtonBox::No, by));
            DO(driver.awaitNoDialog());
            QCOMPARE(driver.model().isOver(), really);
        }
    }
};

QTEST_MAIN(TestGames)
#include "tst_games.moc"
