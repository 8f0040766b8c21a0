// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/games/reviewstore.h"

#include <QTemporaryDir>
#include <QTest>

using namespace four;
using coach::Outlook;
using coach::Result;

namespace {
Game gameOf(std::initializer_list<int> columns)
{
    Game game(setupOf(matchOf(Preset::Classic), 1));
    for (const int column : columns)
        game.apply(action::Drop{column - 1});
    return game;
}

StoredGame stored(const Game &game)
{
    return {.match = matchOf(Preset::Classic), .recorded = {.game = game, .times = {}}};
}

/// A review as the core could make it, with every kind of value: one drop is worth the most that fits on the
/// largest board, and of one nothing is known.
coach::Review reviewWithAllValues()
{
    const coach::Values values({Outlook{.result = Result::Win, .drops = 1}, std::nullopt, Outlook{},
                                Outlook{.result = Result::Loss, .drops = 50},
                                Outlook{.result = Result::Win, .drops = 50}});
    return coach::reviewOf({{.column = 0, .player = Player::One, .before = values, .judgement = {}},
                            {.column = 4, .player = Player::Two, .before = {}, .judgement = {}},
                            {.column = 3, .player = Player::Two, .before = values, .judgement = {}}});
}

/// ... with estimates among them.
coach::Review reviewWithEstimates()
{
    std::vector<coach::ReviewedDrop> drops = reviewWithAllValues().drops;
    drops[1].estimate = coach::Estimate{.depth = 16, .scores = {-9999, {}, 0, 9999, -300}};
    return coach::reviewOf(std::move(drops));
}

/// ... with this action better than the last drop.
coach::Review reviewWithBetter(const coach::BetterAction &better)
{
    std::vector<coach::ReviewedDrop> drops = reviewWithEstimates().drops;
    drops[2].before.reset();
    drops[2].estimate = drops[1].estimate;
    drops[2].better = better;
    return coach::reviewOf(std::move(drops));
}
} // namespace

Q_DECLARE_METATYPE(coach::BetterAction)

/// That what was found out of a game is there the next time, and never told of another game.
class TestReviewStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(memoryFolder()); }

    void isThereTheNextTime()
    {
        const Game game = gameOf({4, 4, 3});
        qint64 id = 0;
        {
            GameStore store(path());
            id = store.add(stored(game)).value();
            ReviewStore(&store).keep(id, game, reviewWithAllValues());
        }
        GameStore store(path());
        QCOMPARE(ReviewStore(&store).find(id, loaded(store, id).recorded.game), reviewWithAllValues());
        QCOMPARE(ReviewStore(&store).find(id + 1, game), std::nullopt);
    }

    void knowsWhatIsAnEstimate()
    {
        GameStore store(path());
        const Game game = gameOf({4, 4, 3});
        const qint64 id = store.add(stored(game)).value();
        ReviewStore reviews(&store);
        reviews.keep(id, game, reviewWithEstimates());
        const auto found = reviews.find(id, game);
        QCOMPARE(found, reviewWithEstimates());
        QVERIFY(!found->isExact());
        QVERIFY(found->drops[1].judgement->isEstimated);
        QVERIFY(!found->drops[2].judgement->isEstimated);
    }

    /// What versions without estimates kept is read on, and they read what has none.
    void readsReviewsOfEarlierVersions()
    {
        const QByteArray old("\x01\x05\x00\x01\x80\x00\xce\x32\xc4\x83\x01\x80\x00\xce\x32", 15);
        QCOMPARE(reviewrow::read(old), reviewWithAllValues());
        QCOMPARE(reviewrow::write(reviewWithAllValues()), old);
    }

    /// Estimates of versions that compared no blocks and removes: of plain games they are read on, of games
    /// with power-ups they are to be made again.
    void readsEstimatesOfEarlierVersions()
    {
        QByteArray old = reviewrow::write(reviewWithEstimates());
        old[0] = '\x02';
        const auto better = old.indexOf(char(0xa4)) + 1; // behind the estimated drop's first byte
        QCOMPARE(old[better], '\0');
        old.remove(better, 1);
        QCOMPARE(reviewrow::read(old), reviewWithEstimates());
        QVERIFY(!reviewrow::isOutdated(old, rulesetOf(Preset::Classic)));
        QVERIFY(reviewrow::isOutdated(old, rulesetOf(Preset::PowerUps)));
        QVERIFY(!reviewrow::isOutdated(reviewrow::write(reviewWithEstimates()), rulesetOf(Preset::PowerUps)));
    }

    void knowsBetterActions_data()
    {
        using Kind = coach::Judgement::Kind;
        QTest::addColumn<coach::BetterAction>("better");
        const auto judgement = [](Kind kind, std::optional<coach::Weight> weight,
                                  std::optional<coach::Oversight> oversight) {
            return coach::Judgement{
                .kind = kind, .isEstimated = true, .weight = weight, .oversight = oversight};
        };
        QTest::newRow("a block") << coach::BetterAction{
            .removal = {}, .judgement = judgement(Kind::MissedDraw, coach::Weight::Blunder, {})};
        QTest::newRow("a remove") << coach::BetterAction{
            .removal = Cell{9, 8},
            .judgement = judgement(Kind::LostWin, coach::Weight::FinePoint, coach::Oversight::AllowedWin)};
        QTest::newRow("a pop") << coach::BetterAction{
            .removal = Cell{9, 0},
            .isPop = true,
            .judgement = judgement(Kind::LostWin, coach::Weight::Blunder, coach::Oversight::OverlookedWin)};
        QTest::newRow("a remove of the first disc") << coach::BetterAction{
            .removal = Cell{0, 0},
            .judgement = judgement(Kind::Best, {}, coach::Oversight::OverlookedForced)};
    }
    void knowsBetterActions()
    {
        QFETCH(const coach::BetterAction, better);
        const coach::Review review = reviewWithBetter(better);
        const QByteArray bytes = reviewrow::write(review);
        QCOMPARE(reviewrow::read(bytes), review);
        QCOMPARE(review.drops[2].judgement, better.judgement);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto part = reviewrow::read(bytes.first(size));
            QVERIFY(!part || part->drops.size() < review.drops.size());
        }
    }

    void isOfTheGameAsItStood()
    {
        GameStore store(path());
        Game game = gameOf({4, 4, 3});
        const qint64 id = store.add(stored(game)).value();
        ReviewStore reviews(&store);
        reviews.keep(id, game, reviewWithAllValues());
        game.apply(action::Drop{0});
        QVERIFY(store.update(id, stored(game)));
        QCOMPARE(reviews.find(id, game), std::nullopt);
        reviews.keep(id, game, coach::Review());
        QCOMPARE(reviews.find(id, game), coach::Review());
        // Other names change nothing that was played.
        GameSetup named = game.setup();
        named.seats[Player::One].name = "Lan";
        Game renamed(named);
        for (const Action &action : game.actions())
            renamed.apply(action);
        QCOMPARE(reviews.find(id, renamed), coach::Review());
    }

    void goesWithItsGame()
    {
        GameStore store(path());
        const Game game = gameOf({1, 2});
        const qint64 id = store.add(stored(game)).value();
        ReviewStore reviews(&store);
        reviews.keep(id, game, coach::Review());
        QVERIFY(store.erase(id));
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM review")), QVariant(0));
        // ... and none is kept of a game that is not stored.
        reviews.keep(id, game, coach::Review());
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM review")), QVariant(0));
        QVERIFY(!store.takeProblem());
    }

    void whatNobodyWroteIsNotRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = reviewrow::write(reviewWithAllValues());
        QTest::newRow("nothing") << QByteArray("", 0);
        QTest::newRow("a format of later") << "\x04" + good.mid(1);
        QTest::newRow("cut off") << good.chopped(1);
        QTest::newRow("a column beside the board") << QByteArray("\x01\x02\x02\x01\x01", 5);
        QTest::newRow("a disc in a full column") << QByteArray("\x01\x02\x01\x01\x80", 5);
        const QByteArray estimated = reviewrow::write(reviewWithEstimates());
        QTest::newRow("an estimate before there were any") << "\x01" + estimated.mid(1);
        QTest::newRow("a cut-off estimate") << estimated.first(14);
        QTest::newRow("an unknown action") << QByteArray("\x03\x01\x20\x03\x08\x00\x00", 7);
        QTest::newRow("an action without a judgement")
            << QByteArray("\x03\x01\x20\x01\x00\x00\x00\x08\x00\x00", 10);
        QTest::newRow("an estimate of a full column") << QByteArray("\x02\x01\x20\x08\x00\x80", 6);
        QTest::newRow("no columns") << QByteArray("\x01\x00\x00", 3);
        QTest::newRow("fewer columns than none") << QByteArray("\x01\x80\x00\x01", 4);
    }
    void whatNobodyWroteIsNotRead()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(reviewrow::read(bytes), std::nullopt);
        GameStore store(path());
        const Game game = gameOf({1, 2});
        const qint64 id = store.add(stored(game)).value();
        ReviewStore reviews(&store);
        reviews.keep(id, game, coach::Review());
        QVERIFY(store.run(QStringLiteral("UPDATE review SET drops = ?"), {bytes}));
        QCOMPARE(reviews.find(id, game), std::nullopt);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestReviewStore)
#include "tst_reviewstore.moc"
