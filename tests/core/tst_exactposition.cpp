// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/solver.h"
#include "core/players/exactposition.h"
#include "notation.h"
#include "randomgame.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace four;

namespace {

Ruleset board(int columns, int rows, int connect)
{
    return {.columns = columns, .rows = rows, .connect = connect};
}

/// The value of the game for the player who drops next, in the solver's convention, by trying everything but
/// undos and violations on the game itself.
int valueOf(const Game &game)
{
    const Player next = game.step() == Step::Confirm ? opponent(game.turn()) : game.turn();
    const int cells = game.rules().columns * game.rules().rows;
    const int empties = cells - game.board().count(Player::One) - game.board().count(Player::Two);
    int best = -cells;
    for (int column = 0; column < game.rules().columns; ++column) {
        Game after = game;
        if (after.step() == Step::Confirm)
            after.apply(action::EndTurn{});
        if (!after.apply(action::Drop{column}).done())
            continue;
        int value = 0;
        if (!after.isOver())
            value = -valueOf(after);
        else if (after.ending()->winner)
            value = *after.ending()->winner == next ? (empties + 1) / 2 : -cells;
        best = std::max(best, value);
    }
    return best;
}

} // namespace

class TestExactPosition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThere_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("columns"); // that lead the engine to the same position
        const auto row = [](const char *name, const Ruleset &rules, const char *words, const char *columns) {
            QTest::newRow(name) << rules << QByteArray(words) << QByteArray(columns);
        };
        row("empty board", {}, "", "");
        row("odd number of discs", {}, "4 4 3", "443");
        row("even number of discs", {}, "4 4 3 1", "4431");
        row("a small board", board(5, 4, 3), "5 1", "51");
        row("the largest board, the longest line", board(10, 10, 6), "10 9 1", "a91");
        row("the higher board", board(4, 10, 4), "4 1", "41");
        row("a line that does not fit", board(5, 5, 6), "1 2", "12");
        row("centre opening, opened", {.opening = Opening::Centre}, "4 1", "41");
        row("random starter", {.starter = Starter::Random}, "4 1", "41");
        row("random letters", {.letters = Letters::Random}, "4 1", "41");
        row("letter to be chosen", {.letters = Letters::StarterChooses}, "", "");
        row("letter chosen", {.letters = Letters::StarterChooses}, "O 4", "4");
        row("undos, turn ended", {.undos = 2}, "4 e 4 u 3 e", "43");
        row("undos, to be confirmed", {.undos = 2}, "4 e 4", "44");
        row("no undo on the first move", {.undos = 1, .undoOnFirstMove = false}, "4", "4");
        row("violations a game", {.violations = Violations::PerGame, .violationsAllowed = 2}, "4 !9 1", "41");
        row("violations a turn", {.violations = Violations::PerTurn, .violationsAllowed = 3}, "4 !9 1", "41");
        const TimeControl clock{.kind = TimeControl::Kind::Turn, .seconds = 30};
        row("a clock", {.clock = clock}, "4 1", "41");
        row("a clock that took a turn of each player", {.clock = clock}, "4 t t 1", "41");
        row("a swap", {.swap = true}, "4 s", "4");
        row("a swap that may come", {.swap = true}, "4", "4");
        row("a swap, and a drop", {.swap = true}, "4 s 1", "41");
        row("a swap to be confirmed", {.undos = 1, .swap = true}, "4 e s", "4");
        row("a swap that was not made", {.swap = true}, "4 1", "41");
        row("a clock that ended a turn to be confirmed", {.undos = 2, .clock = clock}, "4 t 1 e", "41");
        row("names of another length", {.nameLength = 30}, "4 1", "41");
        row("all blocks used", {.blocks = 1}, "1 b 2 4 b 5 1", "14251");
        row("all removes used", {.removes = 1}, "1 2 r2,1 2 4 r4,1 4", "124");
    }

    void isThere()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        QFETCH(const QByteArray, columns);
        const auto expected = engine::Position::fromColumns(
            columns.toStdString(), {.columns = rules.columns, .rows = rules.rows, .connect = rules.connect});
        QVERIFY(exactShape(rules));
        const auto position = exactPosition(notation::played(rules, words));
        QVERIFY(position);
        QVERIFY(*position == std::get<engine::Position>(expected));
    }

    void isRefused_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char *name, const Ruleset &rules, const char *words) {
            QTest::newRow(name) << rules << QByteArray(words);
        };
        row("won", {}, "1 2 1 2 1 2 1");
        row("drawn", board(4, 4, 6), "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4");
        row("resigned", {}, "4 resign");
        row("lost by violations", {.violations = Violations::PerGame}, "4 !9");
        row("centre opening, not opened", {.opening = Opening::Centre}, "");
        row("centre opening, letter to be chosen",
            {.opening = Opening::Centre, .letters = Letters::StarterChooses}, "");
        row("centre opening, taken back", {.opening = Opening::Centre, .undos = 1}, "4 u");
        row("outer columns filled beforehand", {.fill = Fill::Sides}, "4");
        row("discs can be popped", {.popOut = true}, "4");
        row("blocks left", {.blocks = 1}, "1 e 2 e");
        row("a block in the confirm step", {.blocks = 1}, "1");
        row("one's own blocks used, the opponent's not", {.blocks = 1}, "1 b 2");
        row("the opponent's blocks used, one's own not", {.blocks = 1}, "1 e 2 b 3");
        const TimeControl clock{.kind = TimeControl::Kind::Turn, .seconds = 30};
        row("the clock took a turn", {.clock = clock}, "1 t 2");
        row("the clock took two turns of a player", {.clock = clock}, "1 t 2 t 3");
        row("the opponent may take the disc over", {.swap = true}, "");
        row("removes left", {.removes = 1}, "1 2");
        row("one's own removes used, the opponent's not", {.removes = 1}, "1 2 r2,1 3");
        row("the opponent's removes used, one's own not", {.removes = 1}, "1 2 r2,1");
        row("the last remove may still be taken back", {.undos = 1, .removes = 1}, "1 e 2 e r2,1 e r1,1");
    }

    void isRefused()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        QVERIFY(!exactPosition(notation::played(rules, words)));
    }

    /// What is settled before the game, beside the rules: it changes no value.
    void whoPlaysDoesNotMatter()
    {
        GameSetup setup;
        setup.seed = 4711;
        setup.starter = Player::Two;
        setup.seats[Player::One] = {.name = "Lan", .level = {}};
        setup.seats[Player::Two] = {.name = {}, .level = Level::Expert};
        Game game(setup);
        notation::play(game, "4 1 4");
        const auto expected = engine::Position::fromColumns("414");
        const auto position = exactPosition(game);
        QVERIFY(position);
        QVERIFY(*position == std::get<engine::Position>(expected));
    }

    /// When this does not compile any more, the ruleset has grown. The door refuses games that use the new
    /// part until exactposition.cpp says what it does to values; then it gets its rows above, and is counted
    /// here.
    void everyPartOfARulesetWasThoughtAbout()
    {
        const auto [columns, rows, connect, fill, opening, starter, letters, undos, undoOnFirstMove,
                    violations, violationsAllowed, blocks, removes, popOut, swap, clock, nameLength] =
            Ruleset();
        QCOMPARE(columns * rows, 42);
    }

    /// Rulesets may grow beyond the engine.
    void boardsThatTheEngineCannotHold_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::newRow("too wide") << board(11, 6, 4);
        QTest::newRow("too high") << board(7, 11, 4);
        QTest::newRow("too long a line") << board(7, 6, 7);
    }

    void boardsThatTheEngineCannotHold()
    {
        QFETCH(const Ruleset, rules);
        QVERIFY(!exactShape(rules));
    }

    /// Late positions of any small game, power-ups used up or not there: the engine's value is the game's.
    void theValueIsTheGames()
    {
        std::set<QByteArray> kinds;
        int checked = 0;
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        for (std::uint64_t seed = 0; seed < 100'000 && (checked < trials(2000) || kinds.size() < 8); ++seed) {
            RandomGame random(seed);
            GameSetup setup = random.setup();
            setup.rules.columns = random.between(4, 5);
            setup.rules.rows = 4;
            setup.rules.connect = random.between(3, 4);
            setup.rules.undos = random.between(0, 2);
            setup.rules.undoOnFirstMove = true;
            setup.rules.fill = Fill::None;
            setup.rules.blocks = random.between(0, 1);
            setup.rules.removes = random.between(0, 1);
            Game game(setup);
            const int cells = setup.rules.columns * setup.rules.rows;
            const auto empties = [&] {
                return cells - game.board().count(Player::One) - game.board().count(Player::Two);
            };
            for (int i = 0; i < 60 && !game.isOver(); ++i) {
                game.apply(random.action(game));
                const auto position = exactPosition(game);
                if (!position || empties() > 7)
                    continue;
                QCOMPARE(solver.solve(*position)->score, valueOf(game));
                ++checked;
                kinds.insert(QByteArray::number(setup.rules.blocks) +
                             QByteArray::number(setup.rules.removes) +
                             (game.step() == Step::Confirm ? "confirm" : "move"));
            }
        }
        QVERIFY(checked >= trials(2000));
        QCOMPARE(kinds.size(), std::size_t{8});
    }

    /// Code that makes a position of a game by other means would need the same checks again.
    void onePlaceMakesPositions()
    {
        // A column string of a command line is no game, nor is a puzzle, an ending, a repertoire or what is
        // learnt of one; the openings know the rules that they count by; and perfect.cpp begins its openings
        // with the empty board.
        QSet<QString> allowed;
        for (const char *file : {"core/players/exactposition.cpp", "core/players/perfect.cpp",
                                 "core/coach/repertoire.h",        "core/coach/repertoire.cpp",
                                 "core/coach/repertoiremaker.h",   "core/coach/repertoiremaker.cpp",
                                 "core/coach/provenpuzzle.cpp",    "core/coach/ending.cpp",
                                 "core/coach/endingmaker.cpp",     "core/coach/drill.h",
                                 "core/coach/drill.cpp",           "core/coach/openings.h",
                                 "core/coach/openings.cpp",        "ui/store/file/training.cpp",
                                 "ui/openings/byheart.cpp",        "ui/openings/drillplay.cpp",
                                 "ui/openings/openingspage.h",     "ui/openings/openingwalk.h",
                                 "ui/openings/openingwalk.cpp",    "app/cli/positionlines.cpp",
                                 "app/cli/repertoirecommand.cpp"})
            allowed << QString::fromLatin1(file);
        const QRegularExpression making(QStringLiteral(
            R"(\bfromStones\b|\bfromColumns\b|\bengine::Position\s*[({]|\bengine::Position\s+\w+\s*[;({=]|\busing\s+(namespace\s+four::engine|engine::Position)\b)"));
        QSet<QString> found;
        int files = 0;
        for (const char *folder : {"core/rules", "core/players", "core/coach", "ui", "app"}) {
            QDirIterator sources(QStringLiteral(FOUR_SOURCES "/") + QString::fromLatin1(folder),
                                 {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                QFile file(sources.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                if (making.match(QString::fromUtf8(file.readAll())).hasMatch())
                    found << QDir(QStringLiteral(FOUR_SOURCES)).relativeFilePath(file.fileName());
            }
        }
        QVERIFY(files > 100);
        QCOMPARE(found, allowed);
    }
};

QTEST_APPLESS_MAIN(TestExactPosition)
#include "tst_exactposition.moc"
