// SPDX-License-Identifier: GPL-3.0-or-later
#include "coachproof.h"
#include "core/coach/review.h"
#include "core/players/computer.h"
#include "notation.h"
#include "randomgame.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <array>
#include <set>
#include <span>

using namespace four;
using namespace four::coach;
using Kind = Judgement::Kind;

namespace {

Outlook outlook(const QByteArray &word)
{
    if (word == "draw")
        return {};
    const bool isWin = word.startsWith("win");
    return {.result = isWin ? Result::Win : Result::Loss, .drops = word.mid(isWin ? 3 : 4).toInt()};
}

Values values(const QByteArray &words)
{
    std::vector<std::optional<Outlook>> outlooks;
    for (const QByteArray &word : words.split(' '))
        outlooks.push_back(word == "." ? std::nullopt : std::optional(outlook(word)));
    return Values(std::move(outlooks));
}

QByteArray text(const Judgement &judgement)
{
    constexpr std::array names{"Forced",   "OnlyMoveFound", "Best",      "Slower",
                               "Hastened", "MissedDraw",    "MissedWin", "LostWin"};
    const QByteArray name =
        (judgement.isEstimated ? "~" : "") + QByteArray(names.at(static_cast<std::size_t>(judgement.kind)));
    return judgement.by == 0 ? name : name + ' ' + QByteArray::number(judgement.by);
}

/// The oversight, or else the weight; empty: neither.
QByteArray sight(const Judgement &judgement)
{
    constexpr std::array oversights{"OverlookedWin", "AllowedWin", "AllowedDouble", "OverlookedForced"};
    constexpr std::array weights{"blunder", "mistake", "fine"};
    if (judgement.oversight)
        return oversights.at(static_cast<std::size_t>(*judgement.oversight));
    return judgement.weight ? weights.at(static_cast<std::size_t>(*judgement.weight)) : "";
}

bool isLostWithin(const Game &game, int drops);

/// Whether the player to move can make a line with at most so many drops.
bool wins(const Game &game, int drops)
{
    for (int column = 0; !game.isOver() && column < game.rules().columns; ++column) {
        Game after = game;
        if (after.apply(action::Drop{column}).refusal)
            continue;
        if (after.isOver() ? after.ending()->winner == game.turn()
                           : drops > 1 && isLostWithin(after, drops - 1))
            return true;
    }
    return false;
}

/// Whether the opponent can, whatever the player to move does.
bool isLostWithin(const Game &game, int drops)
{
    for (int column = 0; column < game.rules().columns; ++column) {
        Game after = game;
        if (!after.apply(action::Drop{column}).refusal && (after.isOver() || !wins(after, drops)))
            return false;
    }
    return !game.isOver();
}

engine::OpeningBook standardBook()
{
    static const QByteArray bytes = [] {
        QFile file(QStringLiteral(FOUR_TEST_DATA "/../../resources/openings.book"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    return std::get<engine::OpeningBook>(engine::OpeningBook::open(std::as_bytes(std::span(bytes))));
}

/// Scores of an estimate; `.` for a column that cannot be played.
Estimate estimate(const QByteArray &words)
{
    Estimate estimate{.depth = 8, .scores = {}};
    for (const QByteArray &word : words.split(' '))
        estimate.scores.push_back(word == "." ? std::nullopt : std::optional(word.toInt()));
    return estimate;
}

QByteArray judgements(const Review &review)
{
    QByteArrayList told;
    for (const ReviewedDrop &drop : review.drops)
        told << (drop.judgement ? text(*drop.judgement) : "-");
    return told.join(", ");
}

/// A game to its end, each drop by one of two levels.
Game playedBy(Level one, Level two, const Ruleset &rules, std::uint64_t seed)
{
    GameSetup setup;
    setup.rules = rules;
    setup.seed = seed;
    Game game(setup);
    while (!game.isOver())
        game.apply(chooseAction(game, game.turn() == Player::One ? one : two));
    return game;
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judges_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("column"); // from 1
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *before, int column, const char *expected) {
            QTest::addRow("%d of %s", column, before) << QByteArray(before) << column << QByteArray(expected);
        };
        row("draw . . .", 1, "Forced"); // no other is left
        row("loss1 . . .", 1, "Forced");
        row("loss1 draw loss1 loss1", 2, "Forced"); // every other loses at once
        row("loss1 loss4 loss1 loss1", 2, "Forced");
        row("loss1 draw loss1 loss1", 1, "MissedDraw");
        row("loss1 loss4 loss1 loss1", 1, "Hastened 3");
        row("loss1 loss1 loss1 loss1", 1, "Best"); // nothing would have helped
        row("loss2 draw loss1 loss1", 2, "OnlyMoveFound");
        row("draw win9 draw loss3", 2, "OnlyMoveFound");
        row("draw win9 win12 loss3", 2, "Best");
        row("draw win9 win12 loss3", 3, "Slower 3");
        row("draw win9 win12 loss3", 1, "MissedWin");
        row("draw win9 win12 loss3", 4, "LostWin");
        row("draw draw loss4 .", 1, "Best");
        row("draw draw loss4 .", 3, "MissedDraw");
        row("loss5 loss9 loss9 loss1", 2, "Best");
        row("loss5 loss9 loss9 loss1", 1, "Hastened 4");
        row("loss5 loss9 loss9 loss1", 4, "Hastened 8");
    }

    void judges()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const int, column);
        QFETCH(const QByteArray, expected);
        QCOMPARE(text(judge(values(before), column - 1)), expected);
    }

    /// Only what is clear is called a mistake: another likely result, and by far.
    void judgesByEstimate_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("column"); // from 1
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *before, int column, const char *expected) {
            QTest::addRow("%d of %s", column, before) << QByteArray(before) << column << QByteArray(expected);
        };
        row(". 10 . .", 2, "~Forced");             // no other can be played
        row("-9999 10 -9999 -9999", 2, "~Forced"); // every other loses at once
        row("-9999 10 -9999 -9999", 1, "~MissedDraw");
        row("-9999 -9999 -9999 -9999", 1, "~Best"); // nothing would have helped
        row("-9996 10 -9998 -9998", 2, "~OnlyMoveFound");
        row("-60 60 -50 -45", 2, "~OnlyMoveFound");
        row("0 60 30 -20", 1, "~Best");  // leans another way, but not by far
        row("200 60 30 30", 2, "~Best"); // by far, but leans the same way
        row("0 24 -9990 9990", 1, "~MissedWin");
        row("0 24 -9990 9990", 3, "~LostWin");
        row("0 24 -76 12", 3, "~MissedDraw");
        row("0 24 -75 12", 3, "~Best");
        row("9999 9990 . -30", 1, "Best");  // completes a line, which is no estimate
        row("9999 9990 . -30", 2, "~Best"); // wins as well, as far as can be seen
    }
    void judgesByEstimate()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const int, column);
        QFETCH(const QByteArray, expected);
        QCOMPARE(text(judge(estimate(before), column - 1)), expected);
    }

    /// On a board that the solver reads to the end: each first disc, taken over and answered by a drop.
    void judgesASwap()
    {
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        int wins = 0;
        for (int connect = 3; connect <= 4; ++connect) {
            const Ruleset rules{.columns = 5, .rows = 4, .connect = connect, .swap = true};
            for (int column = 0; column < rules.columns; ++column) {
                engine::Position position({.columns = 5, .rows = 4, .connect = connect});
                position.drop(column);
                const int score = solver.solve(position)->score; // for the second player, without swap
                wins += score < 0;
                for (const bool isTaken : {true, false}) {
                    Game game({.rules = rules, .seed = 0, .seats = {}, .starter = {}});
                    game.apply(action::Drop{column});
                    if (isTaken)
                        game.apply(action::Swap{});
                    game.apply(action::Drop{(column + 1) % 5});
                    const auto review = reviewOf(game, solver);
                    QVERIFY(review && review->swap && review->isExact());
                    QCOMPARE(review->swap->player, Player::Two);
                    QCOMPARE(review->swap->isTaken, isTaken);
                    const bool isMistake = isTaken ? score > 0 : score < 0;
                    QCOMPARE(review->swap->judgement.changesResult(), isMistake);
                    QCOMPARE(review->swap->judgement.weight.has_value(), isMistake);
                    QCOMPARE(review->swap, judgedSwap(*review, game));
                    // The first disc itself: whoever offers a win has given it away.
                    const Outlook first = review->drops[0].before->at(column).value();
                    QCOMPARE(first.result, score == 0 ? Result::Draw : Result::Loss);
                }
            }
        }
        QVERIFY(wins > 0);
        // No choice, or no drop to judge it by.
        const Ruleset small{.columns = 5, .rows = 4, .swap = true};
        QVERIFY(!reviewOf(notation::played(small, "3 s"), solver)->swap);
        QVERIFY(!reviewOf(notation::played({.columns = 5, .rows = 4}, "3 3"), solver)->swap);
    }

    /// The first disc had no choice, the eighth had one, and lost a game that looked good.
    void estimatesWithPowerUpsInHand()
    {
        const Game game =
            notation::played(rulesetOf(Preset::PowerUps), "4 e 4 e 5 e 3 e 3 e 3 e 4 e 4 e 3 e 1 e 5 b 6");
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        const auto review = reviewOf(game, solver);
        QVERIFY(review);
        QVERIFY(!review->isExact());
        QVERIFY(!review->drops[0].judgement);
        QCOMPARE(judgements(*review).count("Lost") + judgements(*review).count("Missed"), 1);
        QVERIFY(review->turningPoint == std::size_t{7});
        QCOMPARE(text(*review->drops[7].judgement), QByteArray("~LostWin"));
        QCOMPARE(review->drops[7].estimate->keepingColumns(), std::vector<int>{2});
        for (const Player player : bothPlayers)
            QVERIFY(review->decisions[player] == Decisions{});
        const Decisions &loser = review->estimated[review->drops[7].player];
        QCOMPARE(loser.all - loser.kept, 1);
        // The same game has the same review.
        QCOMPARE(reviewOf(game, solver), review);
        QCOMPARE(reviewOf(review->drops), *review);
    }

    /// Near the end, where the solver answers soon, a large board has exact values; before that, estimates.
    void estimatesWhatTakesTooLong()
    {
        const Game game = notation::played({.columns = 9, .rows = 9}, notation::columns("5655"));
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        const ReviewOptions options{.timeLimit = std::chrono::milliseconds(50),
                                    .estimates = {.nodes = 20'000, .depth = 4}};
        const auto large = reviewOf(game, solver, {}, {}, options);
        QVERIFY(large);
        for (const ReviewedDrop &drop : large->drops)
            QVERIFY(!drop.before && drop.estimate && drop.judgement->isEstimated);
        const Game small =
            notation::played({.columns = 4, .rows = 4, .connect = 3}, notation::columns("1213"));
        const auto exact =
            reviewOf(small, solver, {}, {}, {.timeLimit = std::chrono::minutes(10), .estimates = {}});
        QVERIFY(exact && exact->isExact());
        QCOMPARE(exact, reviewOf(small, solver));
        // A stopped review gets no estimates in its place.
        std::stop_source stop;
        const auto stopped = reviewOf(
            game, solver, stop.get_token(), [&stop](std::size_t, std::size_t) { stop.request_stop(); },
            options);
        QVERIFY(!stopped);
    }

    /// Where exact values tell, most of what an estimate calls a mistake is one.
    void seldomErrs()
    {
        int right = 0;
        int wrong = 0;
        engine::Solver solver({.tableMiB = 16, .threads = 1});
        for (std::uint64_t seed = 0; seed < std::uint64_t(trials(20)); ++seed) {
            const Game game = playedBy(seed % 2 == 0 ? Level::Beginner : Level::Easy, Level::Medium,
                                       {.columns = 6, .rows = 5}, seed);
            const auto review = reviewOf(game, solver);
            QVERIFY(review);
            Game point(game.setup());
            for (const ReviewedDrop &drop : review->drops) {
                const auto estimate = estimateOf(point, {.nodes = 20'000, .depth = 8});
                QVERIFY(estimate);
                if (estimate->isClearlyWorse(drop.column))
                    ++(drop.judgement->changesResult() ? right : wrong);
                point.apply(action::Drop{drop.column});
            }
        }
        qInfo("%d mistakes were some, %d were none", right, wrong);
        QVERIFY(right > 2 * wrong);
    }

    void reviewsAGame()
    {
        const Game game =
            notation::played({.columns = 5, .rows = 4, .connect = 3}, notation::columns("2413124"));
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        const auto review = reviewOf(game, solver);
        QVERIFY(review);
        QByteArrayList told;
        for (const ReviewedDrop &drop : review->drops)
            told << text(*drop.judgement);
        // From the third drop on each throws away what the other has just thrown away.
        QCOMPARE(told.join(", "), QByteArray("Best, Best, LostWin, Forced, Hastened 2, LostWin, LostWin"));
        QVERIFY(review->turningPoint == std::size_t{6});
        QVERIFY((review->decisions[Player::One] == Decisions{.all = 3, .kept = 1, .longestRun = 1}));
        QVERIFY((review->decisions[Player::Two] == Decisions{.all = 2, .kept = 1, .longestRun = 1}));
    }

    void countsTheLongestRun()
    {
        const Game game = notation::played({}, notation::columns("4444443526"));
        QVERIFY(!game.isOver());
        const engine::OpeningBook book = standardBook();
        engine::Solver solver({.tableMiB = 16, .threads = 1});
        solver.setBook(&book);
        const auto review = reviewOf(game, solver);
        QVERIFY(review);
        // Only the centre kept the win three times; then two columns did, and the second player's were all
        // lost anyway, the last one at once.
        QVERIFY((review->decisions[Player::One] == Decisions{.all = 5, .kept = 5, .longestRun = 5}));
        QVERIFY(review->decisions[Player::Two] == Decisions{});
        QVERIFY(review->turningPoint == std::size_t{9});
        QVERIFY((review->faults[Player::Two] == Faults{.oversights = 1}));
        QVERIFY(review->faults[Player::One] == Faults{});
    }

    /// By games: what can be seen on the board is said whatever the result, and where the game turned.
    void seesWhatPeopleSee_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("a line overlooked at once, in a game that was lost")
            << QByteArray("44455554233") << QByteArray("10 AllowedWin; 10");
        QTest::newRow("two missed blocks, a missed line, and fine points")
            << QByteArray("444435555134742")
            << QByteArray("5 fine, 10 fine, 12 AllowedWin, 13 OverlookedWin, 14 AllowedWin; 14");
        QTest::newRow("chains and two threats")
            << QByteArray("5446324334752752")
            << QByteArray("1 fine, 4 fine, 5 fine, 6 mistake, 12 AllowedDouble, 13 OverlookedForced, "
                          "14 AllowedDouble two; 14");
        QTest::newRow("fine points alone") << QByteArray("14444") << QByteArray("1 fine; 1");
        QTest::newRow("nothing") << QByteArray("4444") << QByteArray("; -");
    }
    void seesWhatPeopleSee()
    {
        QFETCH(const QByteArray, columns);
        const Game game = notation::played({}, notation::columns(columns.constData()));
        const engine::OpeningBook book = standardBook();
        engine::Solver solver({.tableMiB = 16, .threads = 1});
        solver.setBook(&book);
        const auto review = reviewOf(game, solver);
        QVERIFY(review);
        QByteArrayList told;
        for (std::size_t i = 0; i < review->drops.size(); ++i) {
            const QByteArray seen = sight(*review->drops[i].judgement);
            if (!seen.isEmpty())
                told << QByteArray::number(int(i) + 1) + ' ' + seen +
                            (allowsTwoThreats(*review, i, game.rules()) ? " two" : "");
        }
        const QByteArray turn =
            review->turningPoint ? QByteArray::number(int(*review->turningPoint) + 1) : QByteArray("-");
        QTEST(told.join(", ") + "; " + turn, "expected");
    }

    void weighs_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("expected"); // of the second column
        const auto row = [](const char *before, const char *expected) {
            QTest::newRow(before) << QByteArray(before) << QByteArray(expected);
        };
        row("win1 win3", "OverlookedWin");
        row("win1 loss1", "OverlookedWin");
        row("draw loss1", "AllowedWin");
        row("loss9 loss1", "AllowedWin");
        row("loss2 loss1", "AllowedWin");
        row("loss1 loss1", ""); // no column prevents it
        row("draw loss4", "AllowedDouble");
        row("loss9 loss4", "AllowedDouble");
        row("loss9 loss5", ""); // further than four drops
        row("loss4 loss2", ""); // is forced anyway
        row("win4 win5", "OverlookedForced");
        row("win3 win4", ""); // is as near
        row("win4 draw", "OverlookedForced");
        row("win5 draw", "mistake");
        row("win12 draw", "mistake");
        row("win13 draw", "fine");
        row("draw loss5", "mistake");
        row("draw loss12", "mistake");
        row("draw loss13", "fine");
        row("win20 loss3", "AllowedDouble"); // the win that was given counts, as it is nearer
        row("win20 loss9", "mistake");
        row("win9 loss20", "mistake");
        row("win13 loss13", "fine");
    }
    void weighs()
    {
        QFETCH(const QByteArray, before);
        QTEST(sight(judge(values(before), 1)), "expected");
        // Of all that changes the result there is a weight, the near ones are blunders.
        const Judgement judgement = judge(values(before), 1);
        QCOMPARE(judgement.weight.has_value(), judgement.changesResult());
        if (judgement.oversight && judgement.weight)
            QVERIFY(judgement.weight == Weight::Blunder);
    }

    /// A block or a remove that was better is said, as an estimate, with what it would have changed.
    void saysWhatAPowerUpWouldHaveDone_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("expected"); // of the last turn
        // Three in a row with one end free: without the opponent's turn it is a line.
        QTest::newRow("a block") << QByteArray("4 e 3 e 5 e 3 e 6 e") << QByteArray("block");
        // Both ends free: no disc stops both.
        QTest::newRow("a remove") << QByteArray("4 e 1 e 5 e 7 e 3 e 7 e") << QByteArray("remove");
        QTest::newRow("nothing") << QByteArray("4 e 4 e") << QByteArray("");
    }
    void saysWhatAPowerUpWouldHaveDone()
    {
        QFETCH(const QByteArray, game);
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        const auto review = reviewOf(notation::played(rulesetOf(Preset::PowerUps), game.constData()), solver,
                                     {}, {}, {.timeLimit = {}, .estimates = {.nodes = 20'000, .depth = 4}});
        QVERIFY(review);
        const ReviewedDrop &last = review->drops.back();
        const QByteArray told = !last.better ? "" : last.better->removal ? "remove" : "block";
        QTEST(told, "expected");
    }

    /// The same, of a drop whose turn may still end in either way: practice speaks by it.
    void namesWhatIsBetterThanADrop_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const char *before, int column, const char *instead,
                            const char *after) {
            QTest::newRow(name) << QByteArray(before) << column << QByteArray(instead) << QByteArray(after);
        };
        row("a block", "4 e 3 e 5 e 3 e", 6, "-", "block");
        row("a remove", "4 e 1 e 5 e 7 e 3 e", 7, "4,1", "-");
        row("nothing", "4 e", 4, "-", "-");
        row("a line", "4 e 3 e 5 e 3 e 6 e 3 e", 7, "-", "-");
    }
    void namesWhatIsBetterThanADrop()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const int, column);
        const BetterActions better =
            betterActionsThan(notation::played(rulesetOf(Preset::PowerUps), before.constData()), column - 1);
        const auto word = [](const std::optional<BetterAction> &action) {
            return !action ? QByteArray("-") : action->removal ? notation::text(*action->removal) : "block";
        };
        QTEST(word(better.instead), "instead");
        QTEST(word(better.after), "after");
        for (const std::optional<BetterAction> &action : {better.instead, better.after})
            QVERIFY(!action || (action->judgement.isEstimated && action->judgement.isFault()));
    }

    /// What it claims of a line or of a forced win, a plain search over games finds as well.
    void claimsWhatIsOnTheBoard()
    {
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        std::set<Oversight> seen;
        for (std::uint64_t seed = 0; seed < 12; ++seed) { // fewer do not have all kinds
            const Game game = playedBy(allLevels.at(seed % 3), allLevels.at((seed / 3) % 3),
                                       {.columns = 5, .rows = 4, .connect = 3 + int(seed % 2)}, seed);
            const auto review = reviewOf(game, solver);
            QVERIFY(review);
            Game point(game.setup());
            for (const ReviewedDrop &drop : review->drops) {
                const Player mover = point.turn();
                Game after = point;
                after.apply(action::Drop{drop.column});
                const auto oversight = drop.judgement->oversight;
                const bool hasWon = after.isOver() && after.ending()->winner == mover;
                QCOMPARE(oversight == Oversight::OverlookedWin, wins(point, 1) && !hasWon);
                if (!hasWon && !wins(point, 1))
                    QCOMPARE(oversight == Oversight::AllowedWin, wins(after, 1) && !isLostWithin(point, 1));
                if (oversight)
                    seen.insert(*oversight);
                if (oversight == Oversight::AllowedDouble)
                    QVERIFY(wins(after, 4) && !isLostWithin(point, 4));
                if (oversight == Oversight::OverlookedForced)
                    QVERIFY(wins(point, 4) && !isLostWithin(after, 3));
                point.apply(action::Drop{drop.column});
            }
        }
        QCOMPARE(seen.size(), std::size_t{4});
    }

    /// Also the openings, which take a solver the longest just past the book.
    void isSoonDone()
    {
        const engine::OpeningBook book = standardBook();
        qint64 longest = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Game game = playedBy(Level::Easy, Level::Expert, {}, seed);
            engine::Solver solver({.tableMiB = 64, .threads = 2});
            solver.setBook(&book);
            QElapsedTimer timer;
            timer.start();
            QVERIFY(reviewOf(game, solver));
            longest = std::max(longest, timer.elapsed());
        }
        qInfo("the longest review took %lld ms", longest);
#ifndef __SANITIZE_ADDRESS__
        QVERIFY(longest < 30'000); // 5 s on a quiet machine
#endif
    }

    /// What the players did with power-ups in hand has no exact value, and what was taken back is gone.
    void tellsOnlyWhatStandsAndIsKnown()
    {
        const Ruleset rules{.columns = 4, .rows = 4, .connect = 3, .undos = 2, .blocks = 1, .removes = 0};
        const Game game = notation::played(rules, "1 e 2 u 3 b 1 e 2 b 4 e 3 e");
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        const auto review = reviewOf(game, solver);
        QVERIFY(review);
        QByteArray columns;
        QByteArray known;
        for (const ReviewedDrop &drop : review->drops) {
            columns += QByteArray::number(drop.column + 1);
            known += drop.before ? 'y' : 'n';
            QVERIFY(drop.judgement);
            QVERIFY(drop.before.has_value() != drop.estimate.has_value());
            QCOMPARE(drop.judgement->isEstimated, drop.estimate.has_value());
        }
        QCOMPARE(columns, QByteArray("131243"));
        QCOMPARE(known, QByteArray("nnnnyy"));
    }

    /// A pop that would have won at once is better than any drop.
    void findsThePopThatWasBetter()
    {
        const Game game = notation::played(Ruleset{.popOut = true}, "4 1 1 2 2 4 4 7 3 7 3 6 5");
        engine::Solver solver({.tableMiB = 1, .threads = 1});
        const auto review = reviewOf(game, solver);
        QVERIFY(review && !review->isExact());
        const ReviewedDrop &last = review->drops.back();
        QVERIFY(last.better && last.better->isPop);
        QCOMPARE(last.better->removal, std::optional(Cell{3, 0}));
        QCOMPARE(last.judgement->oversight, std::optional(Oversight::OverlookedWin));
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        engine::Solver solver({.tableMiB = 4, .threads = 1});
        const Game game = notation::played({}, notation::columns("41414122233355"));
        std::size_t told = 0;
        const auto review = reviewOf(game, solver, stop.get_token(), [&](std::size_t done, std::size_t all) {
            QCOMPARE(all, std::size_t{14});
            told = done;
            if (done == 3)
                stop.request_stop();
        });
        QVERIFY(!review);
        QCOMPARE(told, std::size_t{3});
    }

    /// From drop to drop the value goes over to the opponent, so that the judgements lead from the first
    /// value to the result, and the counts are those of the judgements.
    void leadsToTheResult()
    {
        const int games = trials(40);
        std::set<Kind> kinds;
        for (int number = 0; number < games; ++number) {
            const Ruleset rules{.columns = 4 + number % 3, .rows = 4 + number % 2, .connect = 3 + number % 2};
            const auto level = [&](int shift) { return allLevels.at(std::size_t((number >> shift) % 5)); };
            const Game game = playedBy(level(0), level(2), rules, std::uint64_t(number));
            engine::Solver solver({.tableMiB = 4, .threads = 1});
            const auto review = reviewOf(game, solver);
            QVERIFY(review);
            QCOMPARE(review->drops.size(), game.actions().size());
            PerPlayer<Decisions> decisions;
            std::optional<std::size_t> turningPoint;
            std::optional<std::size_t> finePoint;
            for (std::size_t i = 0; i < review->drops.size(); ++i) {
                const ReviewedDrop &drop = review->drops[i];
                const Outlook best = drop.before->best();
                const Outlook after = *drop.before->at(drop.column);
                kinds.insert(drop.judgement->kind);
                const bool isWorse = after.result != best.result;
                QCOMPARE(drop.judgement->changesResult(), isWorse);
                QVERIFY(after <= best);
                if (drop.before->isDecision()) {
                    ++decisions[drop.player].all;
                    decisions[drop.player].kept += isWorse ? 0 : 1;
                }
                if (drop.judgement->isFault())
                    turningPoint = i;
                else if (drop.judgement->isFinePoint() && !turningPoint)
                    finePoint = i;
                if (i + 1 < review->drops.size()) {
                    QVERIFY(coachproof::opponentOutlook(after) == review->drops[i + 1].before->best());
                    continue;
                }
                const std::optional<Player> winner = game.ending()->winner;
                QVERIFY(after == (winner ? Outlook{Result::Win, 1} : Outlook{}));
            }
            QVERIFY(review->turningPoint == (turningPoint ? turningPoint : finePoint));
            for (const Player player : bothPlayers) {
                QCOMPARE(review->decisions[player].all, decisions[player].all);
                QCOMPARE(review->decisions[player].kept, decisions[player].kept);
                QVERIFY(review->decisions[player].longestRun <= decisions[player].kept);
            }
        }
        QCOMPARE(kinds.size(), std::size_t{8});
    }
};

QTEST_APPLESS_MAIN(TestReview)
#include "tst_review.moc"
