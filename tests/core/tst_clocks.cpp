// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clocks.h"
#include "notation.h"

#include <QTest>

using namespace four;

namespace {
constexpr TimeControl::Kind perTurn = TimeControl::Kind::Turn;
constexpr TimeControl::Kind perGame = TimeControl::Kind::Game;

struct Timed
{
    Game game;
    std::vector<Milliseconds> times;
};

/// The game of the words, each with the seconds since the last one: `4 12.5 e 1`.
Timed timed(const Ruleset &rules, const QByteArray &words)
{
    GameSetup setup;
    setup.rules = rules;
    Game game(setup);
    std::vector<Milliseconds> times;
    Milliseconds now{0};
    const QByteArrayList list = words.simplified().split(' ');
    for (qsizetype i = 0; i + 1 < list.size(); i += 2) {
        now += Milliseconds(qRound64(list[i + 1].toDouble() * 1000));
        const std::size_t before = game.actions().size();
        game.apply(notation::action(list[i]));
        if (game.actions().size() > before)
            times.push_back(now);
    }
    return {.game = std::move(game), .times = std::move(times)};
}
} // namespace

class TestClocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void left_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<double>("one");
        QTest::addColumn<double>("two");
        const auto row = [](const char *name, const Ruleset &rules, const char *words, double one,
                            double two) { QTest::newRow(name) << rules << QByteArray(words) << one << two; };
        const TimeControl turn{.kind = perTurn, .seconds = 30};
        const TimeControl game{.kind = perGame, .seconds = 30};
        const TimeControl fischer{.kind = perGame, .seconds = 30, .increment = 10};

        row("no clock", {}, "4 12", 0, 0);
        row("turn: at the beginning", {.clock = turn}, "", 30, 30);
        row("turn: each begins anew", {.clock = turn}, "4 12 4 29", 30, 30);
        row("turn: runs on to the confirmation", {.undos = 3, .clock = turn}, "4 12", 18, 30);
        row("turn: ... and ends with it", {.undos = 3, .clock = turn}, "4 12 e 5", 30, 30);
        row("turn: an undo gives back what it showed then", {.undos = 3, .clock = turn}, "4 12 u 5", 18, 30);
        row("turn: the second undo as well", {.undos = 3, .clock = turn}, "4 12 u 5 3 6 u 1", 12, 30);
        row("turn: a block begins another turn", {.blocks = 1, .clock = turn}, "4 12 b 5", 30, 30);
        row("turn: a lost one", {.clock = turn}, "4 12 t 30", 30, 30);
        row("turn: the game lost", {.clock = {.kind = perTurn, .seconds = 30, .losesGame = true}},
            "4 12 t 30", 30, 0);

        row("game: each player's own", {.clock = game}, "4 12 4 5 4 3", 15, 25);
        row("game: with an increment", {.clock = fischer}, "4 12 4 5", 28, 35);
        row("game: at 0:00.1 with an increment", {.clock = fischer}, "4 29.9 4 5", 10.1, 35);
        row("game: the increment ends the turn, not the drop", {.undos = 3, .clock = fischer}, "4 12", 18,
            30);
        row("game: ... after the confirmation", {.undos = 3, .clock = fischer}, "4 12 e 2", 26, 30);
        row("game: an undo", {.undos = 3, .clock = fischer}, "4 12 u 5", 18, 30);
        row("game: an undo of a removal", {.undos = 3, .removes = 1, .clock = fischer}, "4 1 e 0 r4,1 12 u 5",
            39, 18);
        row("game: a block has its increment", {.blocks = 1, .clock = fischer}, "4 4 b 4", 32, 30);
        row("game: lost", {.clock = fischer}, "4 12 t 30", 28, 0);
        row("game: lost in the confirm step", {.undos = 3, .clock = fischer}, "4 12 t 18", 0, 30);
        row("game: won with the last disc", {.connect = 3, .clock = game}, "1 1 2 1 1 1 2 1 1 1", 27, 28);
        row("game: a violation takes time and adds none",
            {.violations = Violations::PerGame, .violationsAllowed = 3, .clock = fischer}, "8 5 4 1", 34, 30);
        row("game: what costs nothing is no action", {.clock = fischer}, "8 5 4 1", 34, 30);
        row("game: the choice of a letter is free", {.letters = Letters::StarterChooses, .clock = fischer},
            "X 20 4 1", 39, 30);
        row("game: an action that came too late in a damaged record", {.clock = fischer}, "4 50", 10, 30);
    }

    void left()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        const Timed played = timed(rules, words);
        const Clocks clocks(played.game, played.times);
        QTEST(double(clocks.left(Player::One).count()) / 1000, "one");
        QTEST(double(clocks.left(Player::Two).count()) / 1000, "two");
    }

    void thought_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("expected"); // seconds and turns of either player
        const auto row = [](const char *name, const Ruleset &rules, const char *words, const char *expected) {
            QTest::newRow(name) << rules << QByteArray(words) << QByteArray(expected);
        };
        const TimeControl turn{.kind = perTurn, .seconds = 30};
        const TimeControl game{.kind = perGame, .seconds = 30, .increment = 10};

        row("each player's own", {.clock = game}, "4 12 4 5 4 3.5", "15.5 2 5 1");
        row("a turn with its confirmation is one", {.undos = 3, .clock = game}, "4 12 e 5", "17 1 0 0");
        row("a turn with an undo, too", {.undos = 3, .clock = game}, "4 12 u 5 3 6 e 1", "24 1 0 0");
        row("before the confirmation it is none", {.undos = 3, .clock = game}, "4 12 e 5 4 2", "17 1 2 0");
        row("a block ends a turn", {.blocks = 1, .clock = turn}, "4 12 b 5 4 1", "18 2 0 0");
        row("a turn that was lost", {.clock = turn}, "4 12 t 30 4 1", "13 2 30 1");
        row("the turn that ended the game in time", {.clock = game}, "4 12 t 30", "12 1 30 1");
        row("the winning turn", {.connect = 3, .clock = game}, "1 1 2 1 1 1 2 1 1 1", "3 3 2 2");
        row("a resignation", {.clock = game}, "4 12 resign 4", "12 1 4 1");
        row("a violation takes time and is no turn",
            {.violations = Violations::PerGame, .violationsAllowed = 3, .clock = game}, "8 5 4 1", "6 1 0 0");
        row("the choice of a letter is free", {.letters = Letters::StarterChooses, .clock = game}, "X 20 4 1",
            "1 1 0 0");
    }

    void thought()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        const Timed played = timed(rules, words);
        const Thought thought = thoughtOf(played.game, played.times);
        QByteArrayList found;
        for (const Player player : bothPlayers)
            found << QByteArray::number(double(thought.time[player].count()) / 1000)
                  << QByteArray::number(thought.turns[player]);
        QTEST(found.join(' '), "expected");
    }

    void runs_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("expected");
        const TimeControl turn{.kind = perTurn, .seconds = 30};
        QTest::newRow("no clock") << Ruleset{} << QByteArray() << false;
        QTest::newRow("from the beginning") << Ruleset{.clock = turn} << QByteArray() << true;
        QTest::newRow("not in the choice of a letter")
            << Ruleset{.letters = Letters::StarterChooses, .clock = turn} << QByteArray() << false;
        QTest::newRow("to be confirmed") << Ruleset{.undos = 1, .clock = turn} << QByteArray("4") << true;
        QTest::newRow("not after the end") << Ruleset{.clock = turn} << QByteArray("resign") << false;
    }

    void runs()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, words);
        QTEST(hasRunningClock(notation::played(rules, words)), "expected");
    }
};

QTEST_APPLESS_MAIN(TestClocks)
#include "tst_clocks.moc"
