// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/files.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/file/schema.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/tournamentstore.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace four;
using Result = Tournament::Result;

namespace {
StoredTournament evening(const char *name = "Giải gia đình")
{
    return {.tournament = {.name = name,
                           .rules = rulesetOf(Preset::PowerUps),
                           .entrants = {{.name = "Lan", .level = {}},
                                        {.name = "Bố", .level = {}},
                                        {.name = {}, .level = Level::Easy}},
                           .cycles = 2,
                           .points = Tournament::Points::OneHalf},
            .begun = 1'700'000'000'000,
            .preset = Preset::PowerUps};
}

/// A game of the tournament, won by player one if it is whole.
StoredGame game(quint64 seed, bool isWhole = true)
{
    GameSetup setup;
    setup.seed = seed;
    setup.event = "Giải gia đình";
    setup.seats[Player::One].name = "Lan";
    setup.seats[Player::Two].name = "Bố";
    Game game(setup);
    for (const int column : {0, 1, 0, 1, 0, 1, 0}) {
        if (isWhole || game.actions().size() < 4)
            game.apply(action::Drop{column});
    }
    return {.match = matchOf(Preset::Classic), .recorded = {.game = game, .times = {}}};
}
} // namespace

class TestTournamentStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(memoryFolder());
        m_store = std::make_unique<GameStore>(path());
    }
    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void whatIsKeptIsReadAgain()
    {
        TournamentStore tournaments(m_store.get());
        const std::optional<qint64> id = tournaments.add(evening());
        QVERIFY(id);
        const auto changed = tournaments.change(*id, [](Tournament &tournament) {
            tournament.begin(0, 7);
            tournament.finish(7, Result::Draw);
            tournament.strike(0);
            tournament.begin(0, 8);
        });
        QVERIFY(changed && changed->tournament.entries.size() == 2);
        GameStore other(path());
        QCOMPARE(TournamentStore(&other).load(*id), changed);
        const qint64 second = *tournaments.add(evening("x"));
        const auto all = TournamentStore(&other).all();
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[0].id, second);
        QCOMPARE(all[1].stored, *changed);
    }

    /// The process is killed after the game's last action was stored, before the tournament was.
    void aKillAfterTheLastActionLosesNothing()
    {
        TournamentStore tournaments(m_store.get());
        const qint64 id = *tournaments.add(evening());
        tournaments.change(id, [](Tournament &tournament) { tournament.begin(0, 7); });
        const qint64 stored = *m_store->add(game(7));
        const auto found = tournaments.game("Giải gia đình", 7);
        QVERIFY(found && found->id == stored && found->result == Result::First);
        const auto loaded = tournaments.load(id);
        QVERIFY(loaded);
        QCOMPARE(loaded->tournament.played(), 1);
        QCOMPARE(loaded->tournament.table()[0].won, 1);
        // That is stored as well.
        m_store->erase(stored);
        QCOMPARE(tournaments.load(id), loaded);
    }

    void anUnfinishedGameIsFoundToBeGoneOnWith()
    {
        TournamentStore tournaments(m_store.get());
        const qint64 id = *tournaments.add(evening());
        tournaments.change(id, [](Tournament &tournament) { tournament.begin(0, 7); });
        const qint64 stored = *m_store->add(game(7, false));
        QCOMPARE(tournaments.load(id)->tournament.played(), 0);
        const auto found = tournaments.game("Giải gia đình", 7);
        QVERIFY(found && found->id == stored && !found->result);
        QVERIFY(!tournaments.game("Giải gia đình", 70));
        QVERIFY(!tournaments.game("Giải", 7));
        QCOMPARE(tournaments.knownNames(), QStringList({QStringLiteral("Lan"), QStringLiteral("Bố")}));
    }

    void aFullDiskLosesNoResult()
    {
        qint64 id = 0;
        {
            TournamentStore tournaments(m_store.get());
            id = *tournaments.add(evening());
            // Nothing can be written.
            m_store->run(QStringLiteral("PRAGMA query_only = ON"));
            tournaments.change(id, [](Tournament &tournament) { tournament.begin(0, 7); });
            tournaments.change(id, [](Tournament &tournament) { tournament.finish(7, Result::Second); });
            QCOMPARE(tournaments.load(id)->tournament.played(), 1);
            QCOMPARE(tournaments.all()[0].stored.tournament.played(), 1);
            GameStore other(path());
            QCOMPARE(TournamentStore(&other).load(id)->tournament.played(), 0);
            m_store->run(QStringLiteral("PRAGMA query_only = OFF"));
        }
        QCOMPARE(TournamentStore(m_store.get()).load(id)->tournament.played(), 1);
    }

    void theVersionBeforeGetsTournaments()
    {
        const qint64 number = *m_store->add(storedGame(3));
        for (const char *statement : {"DROP TABLE tournament", "DROP TABLE event", "PRAGMA user_version = 5"})
            QVERIFY(m_store->run(QLatin1String(statement)));
        m_store = std::make_unique<GameStore>(path());
        QVERIFY(!m_store->takeProblem());
        QCOMPARE(m_store->database().value(QStringLiteral("PRAGMA user_version")).value().toInt(),
                 schema::version);
        QVERIFY(loaded(*m_store, number).recorded == storedGame(3).recorded);
        QVERIFY(TournamentStore(m_store.get()).add(evening()));
    }

    void aRescueKeepsIt()
    {
        StoredTournament expected = evening();
        {
            TournamentStore tournaments(m_store.get());
            const qint64 id = *tournaments.add(expected);
            expected = *tournaments.change(id, [](Tournament &tournament) { tournament.begin(0, 7); });
            QVERIFY(m_store->add(game(7)));
        }
        m_store.reset();
        QByteArray content = contentOf(path());
        // The first page, which says where the tables are.
        content.replace(100, 3000, QByteArray(3000, 'x'));
        write(path(), content);
        m_store = std::make_unique<GameStore>(path());
        const std::optional<StoreProblem> told = m_store->takeProblem();
        QVERIFY(told && told->kind == StoreProblem::Kind::Damaged);
        TournamentStore tournaments(m_store.get());
        QCOMPARE(tournaments.all().size(), std::size_t(1));
        QCOMPARE(tournaments.all()[0].stored, expected);
        // Its games know it, too.
        QCOMPARE(tournaments.load(tournaments.all()[0].id)->tournament.played(), 1);
    }

    void aDailyCopyBringsItBack()
    {
        TournamentStore tournaments(m_store.get());
        const qint64 id = *tournaments.add(evening());
        QVERIFY(m_store->add(game(7)));
        QCOMPARE(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()), storecopy::Result::Sound);
        QVERIFY(m_store->run(QStringLiteral("DELETE FROM tournament")));
        QVERIFY(!tournaments.load(id));
        QVERIFY(m_store->takeFromCopies());
        QCOMPARE(tournaments.load(id), std::optional(evening()));
    }

    void whatCannotBeReadIsLeftOut()
    {
        TournamentStore tournaments(m_store.get());
        const qint64 id = *tournaments.add(evening());
        const qint64 sound = *tournaments.add(evening("x"));
        QVERIFY(m_store->run(QStringLiteral("UPDATE tournament SET text = 'y' WHERE id = ?"), {id}));
        QVERIFY(!tournaments.load(id));
        QVERIFY(!tournaments.change(id, [](Tournament &tournament) { tournament.begin(0, 1); }));
        QCOMPARE(tournaments.all().size(), std::size_t(1));
        QCOMPARE(tournaments.all()[0].id, sound);
    }

    void searchFindsTheGamesByItsName_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("found");
        QTest::newRow("with accents") << QStringLiteral("Giải gia") << 1;
        QTest::newRow("without") << QStringLiteral("giai") << 1;
        QTest::newRow("with other accents") << QStringLiteral("giãi") << 0;
        QTest::newRow("a player") << QStringLiteral("Bố") << 2;
    }

    void searchFindsTheGamesByItsName()
    {
        QFETCH(QString, typed);
        QFETCH(int, found);
        StoredGame alone = game(8);
        GameSetup setup = alone.recorded.game.setup();
        setup.event.clear();
        alone.recorded.game = Game(setup);
        QVERIFY(m_store->add(game(7)));
        QVERIFY(m_store->add(alone));
        SearchTerm term;
        term.name = typed;
        QCOMPARE(GameList(m_store.get()).games({}, {term})->size(), found);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameStore> m_store;
};

QTEST_GUILESS_MAIN(TestTournamentStore)
#include "tst_tournamentstore.moc"
