// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/randomplayer.h"
#include "core/players/treesearch.h"
#include "oracle.h"
#include "randomgame.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

using namespace four;
using namespace std::chrono_literals;

namespace {

Random random(std::uint64_t seed)
{
    return {seed, Random::Purpose::Computer};
}

/// The positions of a random game at which a player has to move, from the last one back.
std::vector<Game> lastPositions(const GameSetup &setup, std::size_t most)
{
    std::vector<Game> positions;
    Game game(setup);
    while (!game.isOver()) {
        if (game.step() == Step::Move)
            positions.push_back(game);
        Random luck(setup.seed, Random::Purpose::Computer, static_cast<std::uint32_t>(game.actions().size()));
        game.apply(players::randomAction(game, luck));
    }
    std::ranges::reverse(positions);
    if (positions.size() > most)
        positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(most), positions.end());
    return positions;
}

players::SearchLimits toTheEnd(std::uint64_t nodes)
{
    return {.depth = players::SearchLimits::noDepth, .nodes = nodes};
}

/// The search's score in the oracle's measure.
int outcome(int score)
{
    using players::Score;
    if (Score::isWin(score))
        return oracle::Minimax::decisive + score - Score::decisive;
    if (Score::isLoss(score))
        return score + Score::decisive - oracle::Minimax::decisive;
    return 0;
}

/// All boards and connect lengths, and mostly with power-ups.
GameSetup anySetup(std::uint64_t seed)
{
    RandomGame random(seed);
    GameSetup setup = random.setup();
    setup.rules.letters = Letters::Fixed;
    setup.rules.connect =
        std::min(setup.rules.connect, random.between(3, 6)); // short lines have more threats
    return setup;
}

} // namespace

class TestTreeSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// On small boards near the end, power-ups included: the winner and the number of turns, as minimax has
    /// them.
    void agreesWithMinimax()
    {
        int compared = 0;
        int decided = 0;
        int withPowerUps = 0;
        for (int i = 0; i < trials(500); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            RandomGame any(seed);
            GameSetup setup;
            setup.seed = seed;
            setup.rules.columns = any.between(4, 5);
            setup.rules.rows = any.between(4, 5);
            setup.rules.connect = any.between(3, 4);
            setup.rules.undos = any.between(0, 1);
            setup.rules.blocks = any.oneIn(2) ? 0 : any.between(1, 2);
            setup.rules.removes = any.oneIn(2) ? 0 : 1;
            for (const Game &game : lastPositions(setup, 9)) {
                // Minimax knows no undos, and the rules here have none.
                const std::optional<int> value = oracle::Minimax(2'500).value(game);
                if (!value)
                    break;
                Random luck = random(seed);
                const players::Choice choice = players::searchTree(game, toTheEnd(1'000'000), luck, {});
                if (!choice.isProven) {
                    // Where only one action does not lose at once, there is nothing to think about.
                    for (const Action &move : oracle::moves(game))
                        QVERIFY(move == choice.action ||
                                oracle::losesAtOnce(oracle::afterTurn(game, move), game.turn()));
                    continue;
                }
                QVERIFY2(choice.isProven, QByteArray::number(quint64{seed}));
                QCOMPARE(outcome(choice.score), *value);
                ++compared;
                decided += *value != 0;
                withPowerUps += game.left(game.turn()).blocks + game.left(game.turn()).removes > 0;
            }
        }
        QVERIFY2(compared > trials(1000), QByteArray::number(compared));
        QVERIFY2(decided > trials(500), QByteArray::number(decided));
        QVERIFY2(withPowerUps > trials(150), QByteArray::number(withPowerUps));
    }

    /// With pops a game has no end that a search could reach: every win and loss in the next turns, as trying
    /// everything on the game itself finds them.
    void seesTheNextTurnsOfPopOut()
    {
        constexpr int depth = 3;
        int wins = 0;
        int losses = 0;
        int pops = 0;
        for (int i = 0; i < trials(250); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            RandomGame any(seed);
            GameSetup setup;
            setup.seed = seed;
            setup.rules.columns = any.between(4, 5);
            setup.rules.rows = 4;
            setup.rules.connect = any.between(3, 4);
            setup.rules.blocks = any.oneIn(4) ? 1 : 0;
            setup.rules.popOut = true;
            for (const Game &game : lastPositions(setup, 5)) {
                Random luck = random(seed);
                const players::Choice choice =
                    players::searchTree(game, {.depth = depth, .nodes = 1'000'000}, luck, {});
                if (!choice.isProven && choice.depth < depth)
                    continue; // only one action does not lose at once
                // A search sees a win with the turn after its last one.
                const int value = oracle::valueIn(game, depth + 1);
                QCOMPARE(outcome(choice.score), value);
                wins += value > 0;
                losses += value < 0;
                pops += value > 0 && std::holds_alternative<action::Pop>(choice.action);
            }
        }
        QVERIFY2(wins > trials(300), QByteArray::number(wins));
        QVERIFY2(losses > trials(100), QByteArray::number(losses));
        QVERIFY2(pops > trials(20), QByteArray::number(pops));
    }

    void neverOverlooksAWinOrAThreat_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("nodes");
        QTest::newRow("one turn") << 1 << 20'000;
        QTest::newRow("two turns") << 2 << 20'000;
        QTest::newRow("many turns, stopped on the way") << players::SearchLimits::noDepth << 3'000;
    }

    void neverOverlooksAWinOrAThreat()
    {
        QFETCH(const int, depth);
        QFETCH(const int, nodes);
        int wins = 0;
        int answers = 0;
        for (int i = 0; i < trials(700); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            for (Game game : lastPositions(anySetup(seed), 3)) {
                const Player player = game.turn();
                const bool canWin = oracle::canWin(game);
                const bool canAnswer = oracle::canAnswer(game);
                // A turn and, after a block, the next.
                for (bool decided = false; !decided;) {
                    Random luck = random(seed);
                    const players::Choice choice = players::searchTree(
                        game, {.depth = depth, .nodes = static_cast<std::uint64_t>(nodes), .tolerance = 10},
                        luck, {});
                    QVERIFY(game.apply(choice.action).done());
                    decided = game.isOver() || game.turn() != player || canWin;
                }
                const QByteArray where = QByteArray::number(quint64{seed});
                if (canWin)
                    QVERIFY2(oracle::isWonBy(game, player), where);
                else if (canAnswer)
                    QVERIFY2(!oracle::losesAtOnce(game, player), where);
                wins += canWin;
                answers += !canWin && canAnswer;
            }
        }
        QVERIFY2(wins > trials(500), QByteArray::number(wins));
        QVERIFY2(answers > trials(300), QByteArray::number(answers));
    }

    /// A drop, a block, and another drop that wins: there is no answer to that.
    void winsByABlock()
    {
        GameSetup setup;
        setup.rules.blocks = 1;
        Game game(setup);
        for (const int column : {3, 3, 2, 2}) {
            QVERIFY(game.apply(action::Drop{column}).done());
            QVERIFY(game.apply(action::EndTurn{}).done());
        }
        for (int turn = 0; turn < 2; ++turn) {
            Random luck = random(1);
            const players::Choice drop = players::searchTree(game, {.depth = 3}, luck, {});
            QVERIFY(players::Score::isWin(drop.score));
            QVERIFY(game.apply(drop.action).done());
            if (!game.isOver()) {
                const players::Choice block = players::searchTree(game, {.depth = 3}, luck, {});
                QVERIFY(block.action == Action(action::Block{}));
                QVERIFY(game.apply(block.action).done());
            }
        }
        QVERIFY(oracle::isWonBy(game, Player::One));
    }

    /// The same for the same luck; other luck finds other moves.
    void onlyTheLotVaries()
    {
        GameSetup setup;
        std::vector<Action> actions;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random one = random(seed);
            Random same = random(seed);
            const players::SearchLimits limits{.depth = 4, .nodes = 10'000, .tolerance = 4};
            const players::Choice choice = players::searchTree(Game(setup), limits, one, {});
            QVERIFY(choice.action == players::searchTree(Game(setup), limits, same, {}).action);
            if (!std::ranges::count(actions, choice.action))
                actions.push_back(choice.action);
        }
        QVERIFY(actions.size() > 1);
    }

    void keepsItsLimits()
    {
        for (const int columns : {7, 10}) {
            GameSetup setup;
            setup.rules = rulesetOf(Preset::PowerUps);
            setup.rules.columns = columns;
            setup.rules.opening = Opening::Free;
            Random luck = random(1);
            const players::Choice choice = players::searchTree(Game(setup), toTheEnd(5'000), luck, {});
            QVERIFY(choice.nodes <= 5'001);
            QVERIFY(choice.depth >= 2);
        }
    }

    /// The shortest of several tries: the machine may be busy with something else.
    void stopsAtOnce()
    {
        auto shortest = 10s + 0ns;
        for (int i = 0; i < 5; ++i) {
            GameSetup setup;
            setup.rules = rulesetOf(Preset::PowerUps);
            std::stop_source stop;
            std::atomic<bool> isLegal = false;
            std::thread thinker([&] {
                Random luck = random(1);
                const Game game(setup);
                isLegal = !game.refusal(
                    players::searchTree(game, toTheEnd(~std::uint64_t{0}), luck, stop.get_token()).action);
            });
            std::this_thread::sleep_for(20ms);
            const auto start = std::chrono::steady_clock::now();
            stop.request_stop();
            thinker.join();
            shortest = std::min(shortest, std::chrono::steady_clock::now() - start);
            QVERIFY(isLegal);
        }
        QVERIFY2(shortest < 20ms, QByteArray::number(qint64{shortest / 1us}));
    }
};

QTEST_APPLESS_MAIN(TestTreeSearch)
#include "tst_treesearch.moc"
