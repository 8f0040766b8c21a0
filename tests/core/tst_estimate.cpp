// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/estimate.h"
#include "core/coach/toldgame.h"
#include "core/coach/values.h"
#include "core/players/exactposition.h"
#include "core/players/treesearch.h"
#include "notation.h"
#include "randomgame.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace four;
using namespace four::coach;

namespace {
/// The game of this preset after drops into these columns, counted from 1, each turn ended at once.
Game played(Preset preset, const QByteArray &columns)
{
    GameSetup setup;
    setup.rules = rulesetOf(preset);
    setup.rules.starter = Starter::PlayerOne;
    setup.rules.letters = Letters::Fixed;
    Game game(setup);
    for (const char column : columns) {
        game.apply(action::Drop{column - '1'});
        if (game.step() == Step::Confirm)
            game.apply(action::EndTurn{});
    }
    return game;
}

/// Whether some action ends the game as a win of its player.
bool winsAtOnce(const Game &game)
{
    const auto wins = [&](const Action &action) {
        Game after = game;
        const bool isAllowed = !after.refusal(action);
        if (isAllowed)
            after.apply(action);
        return isAllowed && after.isOver() && after.ending()->winner == game.turn();
    };
    for (int column = 0; column < game.rules().columns; ++column) {
        if (wins(action::Drop{column}))
            return true;
        for (int row = 0; row < game.rules().rows; ++row) {
            if (wins(action::Remove{{column, row}}))
                return true;
        }
    }
    return false;
}

constexpr EstimateLimits quick{.nodes = 200'000, .depth = 6};
} // namespace

class TestEstimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seesAWinAtOnce_data()
    {
        QTest::addColumn<int>("preset");
        for (const Preset preset : allPresets)
            QTest::addRow("preset %d", int(preset)) << int(preset);
    }

    void seesAWinAtOnce()
    {
        QFETCH(const int, preset);
        const bool needsFive = rulesetOf(static_cast<Preset>(preset)).connect == 5;
        const Game game = played(static_cast<Preset>(preset), needsFive ? "45454545" : "454545");
        QVERIFY(!game.isOver());
        const std::optional<Estimate> estimate = estimateOf(game, quick);
        QVERIFY(estimate);
        QCOMPARE(estimate->bestColumns(), std::vector<int>{3});
        QCOMPARE(estimate->scores[3], players::Score::decisive - 1);
        QCOMPARE(estimate->likelyResult(3), Result::Win);
    }

    /// Where discs can be popped a full board is no end, but no column can be estimated.
    void estimatesNothingOnAFullBoard()
    {
        const Game game = notation::played({.columns = 4, .rows = 4, .connect = 5, .popOut = true},
                                           notation::columns("1111222233334444"));
        QVERIFY(!game.isOver());
        QVERIFY(!estimateOf(game, quick));
    }

    /// In plain games, where the solver knows: an end that is near enough to be seen is that end.
    void seesTheEndAsItIs()
    {
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        int wins = 0;
        int losses = 0;
        QFile file(QStringLiteral(FOUR_TEST_DATA "/solver/Test_L2_R1"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (int i = 0; i < 100; ++i) {
            const QByteArray drops = file.readLine().split(' ').value(0);
            const Game game = played(Preset::Classic, drops);
            QVERIFY(!game.isOver());
            const std::optional<Values> values = valuesOf(solver, *exactPosition(game));
            const std::optional<Estimate> estimate = estimateOf(game, quick);
            QVERIFY(values && estimate);
            for (int column = 0; column < 7; ++column) {
                const Outlook known = values->at(column).value_or(Outlook{});
                if (known.result == Result::Draw || known.drops > 2)
                    continue;
                ++(known.result == Result::Win ? wins : losses);
                QVERIFY2(estimate->seenEnd(column) == known, drops);
            }
        }
        QVERIFY(wins >= 10 && losses >= 100);
    }

    /// Also where the turn still has to end after the drop, by a block perhaps.
    void seesWhatIsAtOnceWithPowerUps()
    {
        int wins = 0;
        int losses = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Game game = played(Preset::PowerUps, "4");
            for (RandomGame random(seed); !game.isOver(); game.apply(action::EndTurn{})) {
                const std::optional<Estimate> estimate = estimateOf(game, {.nodes = 100'000, .depth = 2});
                QVERIFY(estimate);
                const std::vector<int> open = estimate->openColumns();
                for (const int column : open) {
                    Game after = game;
                    after.apply(action::Drop{column});
                    QCOMPARE(estimate->winsAtOnce(column), after.isOver() && !after.board().isFull());
                    if (after.isOver())
                        continue;
                    // Against a remove that completes a line, a block helps; against a drop there is none.
                    const bool canBlock = !after.refusal(action::Block{});
                    after.apply(action::EndTurn{});
                    QCOMPARE(estimate->seenEnd(column) == (Outlook{Result::Loss, 1}),
                             !canBlock && winsAtOnce(after));
                    losses += winsAtOnce(after) ? 1 : 0;
                }
                game.apply(action::Drop{open[std::size_t(random.between(0, int(open.size()) - 1))]});
                wins += game.isOver() ? 1 : 0;
            }
        }
        QVERIFY2(wins >= 20 && losses >= 100, qPrintable(QStringLiteral("%1 %2").arg(wins).arg(losses)));
    }

    void looksEquallyDeepEverywhere()
    {
        std::vector<int> depths;
        const auto note = [&](const Estimate &estimate) {
            depths.push_back(estimate.depth);
            QCOMPARE(estimate.scores.size(), std::size_t(7));
            QVERIFY(
                std::ranges::all_of(estimate.scores, [](const auto &score) { return score.has_value(); }));
        };
        const std::optional<Estimate> estimate = estimateOf(played(Preset::PowerUps, "44"), quick, {}, note);
        QVERIFY(estimate);
        QVERIFY(!depths.empty());
        for (std::size_t i = 0; i < depths.size(); ++i)
            QCOMPARE(depths[i], 2 * (int(i) + 1));
        QCOMPARE(estimate->depth, depths.back());
    }

    void isTheSameInTheMirror()
    {
        const Game game = played(Preset::PowerUps, "4332");
        // As deep as is wanted, however many nodes that takes in one of them.
        constexpr EstimateLimits deep{.nodes = 1'000'000'000, .depth = 4};
        const std::optional<Estimate> one = estimateOf(game, deep);
        std::optional<Estimate> other = estimateOf(mirrored(game), deep);
        QVERIFY(one && other);
        QCOMPARE(one->depth, other->depth);
        std::ranges::reverse(other->scores);
        QCOMPARE(one->scores, other->scores);
    }

    void leavesColumnsOutThatCannotBePlayed()
    {
        // The first disc has to go into the middle; later a column is full.
        const std::optional<Estimate> first = estimateOf(played(Preset::PowerUps, ""), quick);
        QVERIFY(first);
        for (int column = 0; column < 7; ++column)
            QCOMPARE(first->scores[std::size_t(column)].has_value(), column == 3);
        const std::optional<Estimate> full = estimateOf(played(Preset::PowerUps, "444444"), quick);
        QVERIFY(full);
        QVERIFY(!full->scores[3]);
        QVERIFY(full->scores[2]);
    }

    void hasNothingToSayOfAGameThatIsOver()
    {
        const Game game = played(Preset::Classic, "4545454");
        QVERIFY(game.isOver());
        QVERIFY(!estimateOf(game, quick));
    }

    void endsWhenStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!estimateOf(played(Preset::PowerUps, "44"), {}, stop.get_token()));
        // In the midst of it, what was completed stays.
        std::stop_source later;
        const std::optional<Estimate> estimate =
            estimateOf(played(Preset::PowerUps, "44"), {}, later.get_token(), [&](const Estimate &known) {
                if (known.depth == 4)
                    later.request_stop();
            });
        QVERIFY(estimate);
        QCOMPARE(estimate->depth, 4);
    }

    void changesNothing()
    {
        const Game game = played(Preset::PowerUps, "4435");
        const Game before = game;
        QCOMPARE(estimateOf(game, quick), estimateOf(game, quick));
        QVERIFY(game == before);
    }
};

QTEST_APPLESS_MAIN(TestEstimate)
#include "tst_estimate.moc"
