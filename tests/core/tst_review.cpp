// SPDX-License-Identifier: GPL-3.0-or-later
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
    const QByteArray name = names.at(static_cast<std::size_t>(judgement.kind));
    return judgement.by == 0 ? name : name + ' ' + QByteArray::number(judgement.by);
}

engine::OpeningBook standardBook()
{
    static const QByteArray bytes = [] {
        QFile file(QStringLiteral(FOUR_TEST_DATA "/../../resources/openings.book"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    return std::get<engine::OpeningBook>(engine::OpeningBook::open(std::as_bytes(std::span(bytes))));
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
        // lost anyway.
        QVERIFY((review->decisions[Player::One] == Decisions{.all = 5, .kept = 5, .longestRun = 5}));
        QVERIFY(review->decisions[Player::Two] == Decisions{});
        QVERIFY(!review->turningPoint);
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
            QCOMPARE(drop.before.has_value(), drop.judgement.has_value());
        }
        QCOMPARE(columns, QByteArray("131243"));
        QCOMPARE(known, QByteArray("nnnnyy"));
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
                if (isWorse)
                    turningPoint = i;
                if (i + 1 < review->drops.size()) {
                    QVERIFY(after.forOpponent() == review->drops[i + 1].before->best());
                    continue;
                }
                const std::optional<Player> winner = game.ending()->winner;
                QVERIFY(after == (winner ? Outlook{Result::Win, 1} : Outlook{}));
            }
            QVERIFY(review->turningPoint == turningPoint);
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
