// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/memoryfolder.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/reviewstore.h"
#include "ui/store/games/tally.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace four;
using coach::Outlook;
using coach::Result;

namespace {
constexpr Outlook draw{};
constexpr Outlook win{.result = Result::Win, .drops = 3};
constexpr Outlook loss{.result = Result::Loss, .drops = 3};

/// One letter a drop, the players in turn: k keeps a win, w makes a draw of it, l a loss, d makes a loss of a
/// draw, - has no choice.
coach::Review review(const char *drops)
{
    std::vector<coach::ReviewedDrop> all;
    for (const char *drop = drops; *drop != 0; ++drop) {
        const coach::Values values = *drop == '-'   ? coach::Values({win, win})
                                     : *drop == 'd' ? coach::Values({draw, loss})
                                                    : coach::Values({win, *drop == 'w' ? draw : loss});
        all.push_back({.column = *drop == 'k' || *drop == '-' ? 0 : 1,
                       .player = (drop - drops) % 2 == 0 ? Player::One : Player::Two,
                       .before = values,
                       .judgement = {}});
    }
    return coach::reviewOf(std::move(all));
}

StoredGame wonBy(const char *one, const char *two, int column)
{
    Match match = matchOf(Preset::NamedMatch);
    match.rules = Ruleset{};
    match.seats[Player::One].name = one;
    match.seats[Player::Two].name = two;
    Game game(setupOf(match, 1, Player::One));
    for (int i = 0; i < 7; ++i)
        game.apply(action::Drop{i % 2 == 0 ? column : column + 1});
    return {.match = match, .recorded = {.game = game, .times = {}}};
}
} // namespace

/// What is counted of how people decide.
class TestDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatDependedOnIt()
    {
        DecisionTally tally;
        tally.add(review("k-w-l-k-"), Player::One);
        QCOMPARE(tally.games, 1);
        QVERIFY(tally.whole == (DecisionTally::Part{.all = 4, .kept = 2}));
        QCOMPARE(tally.whole.share(), 0.5);
        // The wins and losses are three drops away: each is a blunder.
        QVERIFY(tally.faults == (coach::Faults{.blunders = 2}));
        tally.add(review("-d-k"), Player::One);
        QCOMPARE(tally.games, 2);
        QCOMPARE(tally.perGame(tally.faults.blunders), 1.0);
        // A game in which there was nothing to decide says nothing of the course.
        QCOMPARE(tally.course.size(), 1U);
        tally.add(review("-d-k"), Player::Two);
        QCOMPARE(tally.faults.blunders, 3);
        QCOMPARE(tally.course.size(), 2U);
    }

    /// Only proven values are counted: a game with estimates says nothing of the decisions.
    void countsNoEstimates()
    {
        std::vector<coach::ReviewedDrop> drops = review("k-w-").drops;
        drops[2].before.reset();
        drops[2].estimate = coach::Estimate{.depth = 8, .scores = {300, -300}};
        const coach::Review estimated = coach::reviewOf(std::move(drops));
        QVERIFY(estimated.drops[2].judgement->changesResult());
        FinishedGames games;
        games.contenders.resize(2);
        for (const qint64 id : {7, 8}) {
            FinishedGame game;
            game.contenders[Player::One] = 0;
            game.contenders[Player::Two] = 1;
            game.id = id;
            games.games.push_back(game);
        }
        QVERIFY(decisionsOf(games, {{7, estimated}}).empty());
        const auto rows = decisionsOf(games, {{7, estimated}, {8, review("k-w-")}});
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].tally.games, 1);
        QVERIFY(rows[0].tally.whole == (DecisionTally::Part{.all = 2, .kept = 1}));
    }

    void knowsThePhases_data()
    {
        QTest::addColumn<int>("disc"); // from 1
        QTest::addColumn<int>("phase");
        QTest::newRow("the first") << 1 << int(DecisionTally::Opening);
        QTest::newRow("the last of the opening") << 12 << int(DecisionTally::Opening);
        QTest::newRow("the first of the middle") << 13 << int(DecisionTally::Middle);
        QTest::newRow("the last of the middle") << 28 << int(DecisionTally::Middle);
        QTest::newRow("the first of the ending") << 29 << int(DecisionTally::End);
        QTest::newRow("the last of all") << 42 << int(DecisionTally::End);
    }
    void knowsThePhases()
    {
        QFETCH(int, disc);
        QFETCH(int, phase);
        std::string drops(42, '-');
        drops[std::size_t(disc) - 1] = 'l';
        DecisionTally tally;
        tally.add(review(drops.c_str()), disc % 2 == 1 ? Player::One : Player::Two);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(tally.phases[std::size_t(i)].all, i == phase ? 1 : 0);
    }

    void ofStoredGames()
    {
        const QTemporaryDir folder(memoryFolder());
        GameStore store(folder.filePath(QStringLiteral("games.sqlite")));
        GameList list(&store);
        ReviewStore reviews(&store);
        const StoredGame first = wonBy("Lan", "Bình", 0);
        const StoredGame second = wonBy("Bình", "lan", 1);
        const StoredGame third = wonBy("Lan", "Bình", 2);
        const qint64 one = store.add(first).value();
        const qint64 two = store.add(second).value();
        const qint64 three = store.add(third).value();
        // The latest first.
        QCOMPARE(reviews.unreviewed(), (QList<qint64>{three, two, one}));
        reviews.keep(one, first.recorded.game, review("l-k"));
        reviews.keep(two, second.recorded.game, review("-k"));
        QCOMPARE(reviews.unreviewed(), QList<qint64>{three});
        const FinishedGames games = list.finishedGames().value();
        const std::vector<DecisionRow> rows = decisionsOf(games, reviews.ofFinishedGames());
        QCOMPARE(rows.size(), 2U);
        const DecisionRow &lan = rows[0];
        QCOMPARE(games.contenders[std::size_t(lan.contender)].name, QString("Lan"));
        QCOMPARE(lan.tally.games, 2);
        QVERIFY(lan.tally.whole == (DecisionTally::Part{.all = 3, .kept = 2}));
        QCOMPARE(lan.tally.course.size(), 2U);
        QCOMPARE(rows[1].tally.games, 2);
        QCOMPARE(rows[1].tally.whole.all, 0);
        // What is deleted counts no more.
        QCOMPARE(list.remove({one}), 1);
        QCOMPARE(decisionsOf(list.finishedGames().value(), reviews.ofFinishedGames())[0].tally.games, 1);
    }
};

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"
