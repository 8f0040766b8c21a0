// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/script.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamelibrary.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace four;

class TestGameStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void givesBackWhatItGot()
    {
        GameStore store(path());
        std::vector<std::pair<qint64, StoredGame>> games;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            StoredGame game = storedGame(seed);
            game.match.rematchStarter = static_cast<RematchStarter>(seed % 3);
            const std::optional<qint64> id = store.add(game);
            QVERIFY(id);
            games.emplace_back(*id, game);
        }
        GameStore reopened(path());
        for (const auto &[id, game] : games) {
            const StoredGame read = loaded(reopened, id);
            QVERIFY(read.recorded == game.recorded);
            QVERIFY(read.match.preset == game.match.preset);
            QVERIFY(read.match.rules == game.match.rules);
            QVERIFY(read.match.seats == game.match.seats);
            QVERIFY(read.match.rematchStarter == game.match.rematchStarter);
            QCOMPARE(reopened.find(game.recorded), id);
        }
        QVERIFY(!reopened.find(storedGame(1000).recorded));
        QVERIFY(!reopened.takeProblem());
    }

    void theColumnsAgreeWithTheRecord()
    {
        GameStore store(path());
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const StoredGame stored = storedGame(seed);
            const qint64 id = store.add(stored).value();
            const Game &game = stored.recorded.game;
            std::optional<QSqlQuery> row =
                store.database().run(QStringLiteral("SELECT ending, winner, discs, level_two FROM game "
                                                    "WHERE id = ?"),
                                     {id});
            QVERIFY(row && row->next());
            QCOMPARE(row->value(0).isNull(), !game.isOver());
            if (game.isOver())
                QCOMPARE(row->value(0).toInt(), int(game.ending()->kind));
            const bool won = game.ending() && game.ending()->winner;
            QCOMPARE(row->value(1).isNull(), !won);
            if (won)
                QCOMPARE(row->value(1).toInt(), *game.ending()->winner == Player::One ? 1 : 2);
            int discs = 0;
            for (int column = 0; column < game.rules().columns; ++column) {
                for (int line = 0; line < game.rules().rows; ++line)
                    discs += game.board().at({column, line}) ? 1 : 0;
            }
            QCOMPARE(row->value(2).toInt(), discs);
            QCOMPARE(row->value(3).isNull(), !game.setup().seats[Player::Two].level);
        }
    }

    void latestIsTheLastOneActedIn()
    {
        GameStore store(path());
        QVERIFY(!store.latest());
        StoredGame early = storedGame(1);
        StoredGame late = storedGame(2);
        early.recorded.times->begun = Milliseconds(1000);
        late.recorded.times->begun = Milliseconds(1'000'000'000);
        const qint64 second = store.add(late).value();
        const qint64 first = store.add(early).value();
        QCOMPARE(store.latest(), second);
        early.recorded.times->begun = Milliseconds(2'000'000'000);
        // The game that is gone on with has a later last action, not another beginning.
        QVERIFY(store.update(first, early));
        QCOMPARE(store.latest(), first);
        QVERIFY(store.erase(first));
        QCOMPARE(store.latest(), second);
        QVERIFY(!store.load(first));
    }

    void oneWindowHasARunningGame()
    {
        GameStore store(path());
        Session here;
        GameKeeper keeper(&here, &store);
        here.prepare(matchOf(Preset::Classic), 7);
        here.begin();
        here.submit(action::Drop{3});
        const qint64 id = keeper.current().value();
        {
            GameStore other(path());
            Session there;
            GameKeeper second(&there, &other);
            GameLibrary library(&there, &other, &second);
            QVERIFY(library.resume(id) == GameLibrary::Refusal::PlayedElsewhere);
            QVERIFY(library.resumeLatest() == GameLibrary::Refusal::PlayedElsewhere);
            QVERIFY(!there.hasBegun());
            // It is free as soon as the first window has turned to something else.
            here.prepare(matchOf(Preset::Classic), 8);
            QVERIFY(library.resume(id) == GameLibrary::Refusal::None);
            QVERIFY(there.hasBegun());
            QVERIFY(there.game().board().at({3, 0}));
        }
    }

    void aGameWithoutAnActionIsNone()
    {
        GameStore store(path());
        Session session;
        GameKeeper keeper(&session, &store);
        GameLibrary library(&session, &store, &keeper);
        session.prepare(matchOf(Preset::Classic), 7);
        QVERIFY(!keeper.current());
        session.begin();
        QVERIFY(store.latest());
        session.prepare(matchOf(Preset::Classic), 8);
        QVERIFY(!store.latest());
    }

    void aGameThatComesBackIsNotStoredTwice()
    {
        GameStore store(path());
        const StoredGame game = storedGame(3);
        const qint64 id = store.add(game).value();
        Session session;
        GameKeeper keeper(&session, &store);
        GameLibrary library(&session, &store, &keeper);
        QVERIFY(library.open(game) == GameLibrary::Refusal::None);
        QCOMPARE(keeper.current(), id);
        const StoredGame foreign = storedGame(4);
        QVERIFY(library.open(foreign) == GameLibrary::Refusal::None);
        QVERIFY(keeper.current() && *keeper.current() != id);
        QVERIFY(loaded(store, *keeper.current()).recorded == foreign.recorded);
        QVERIFY(session.game() == foreign.recorded.game);
    }

    void resumedInTheMiddleOfATurn()
    {
        const auto matchWithUndos = matchOf(Preset::ThreeStrikes);
        Game expected(setupOf(matchWithUndos, 5));
        {
            GameStore store(path());
            Session session;
            GameKeeper keeper(&session, &store);
            GameLibrary library(&session, &store, &keeper);
            session.prepare(matchWithUndos, 5);
            session.begin();
            // Each player's first turn cannot be undone, so it ends by itself; the third waits.
            for (const Action &action :
                 std::vector<Action>{action::Drop{0}, action::Drop{1}, action::Drop{2}, action::Undo{},
                                     action::Drop{11}, action::Drop{2}}) {
                expected.apply(action);
                session.submit(action);
            }
            QVERIFY(expected.step() == Step::Confirm);
        }
        GameStore store(path());
        Session session;
        GameKeeper keeper(&session, &store);
        GameLibrary library(&session, &store, &keeper);
        QVERIFY(library.resumeLatest() == GameLibrary::Refusal::None);
        QVERIFY(session.game() == expected);
        QVERIFY(session.match() == matchWithUndos);
        QCOMPARE(session.game().left(expected.turn()).undos, 2);
        QCOMPARE(session.game().left(expected.turn()).violations, 1);
    }

    void aRecordThatIsNoneIsSaid()
    {
        GameStore store(path());
        const qint64 id = store.add(storedGame(3)).value();
        QVERIFY(store.database().run(
            QStringLiteral("UPDATE record SET text = replace(text, 'connect', 'collect')")));
        Session session;
        GameKeeper keeper(&session, &store);
        GameLibrary library(&session, &store, &keeper);
        QVERIFY(library.resume(id) == GameLibrary::Refusal::Unreadable);
        QVERIFY(library.resume(id + 1) == GameLibrary::Refusal::NotThere);
        QVERIFY(!session.hasBegun());
    }

    void aNewerSchemaIsLeftAlone()
    {
        {
            GameStore(path()).database().run(QStringLiteral("PRAGMA user_version = 99"));
        }
        GameStore store(path());
        const std::optional<StoreProblem> problem = store.takeProblem();
        QVERIFY(problem);
        QVERIFY(problem->kind == StoreProblem::Kind::Newer);
        QVERIFY(!store.add(storedGame(1)));
        QVERIFY(!store.latest());
        Session session;
        GameKeeper keeper(&session, &store);
        GameLibrary library(&session, &store, &keeper);
        session.prepare(matchOf(Preset::Classic), 1);
        session.begin();
        session.submit(action::Drop{0});
        QVERIFY(session.game().board().at({0, 0}));
        Database later(path());
        QVERIFY(later.problem()->kind == StoreProblem::Kind::Newer);
    }

    void pathsOfAllKinds_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("spaces") << QStringLiteral("my games/of this year");
        QTest::newRow("Vietnamese") << QString::fromUtf8("Ván chơi của Nguyễn Thị Hà");
        QTest::newRow("emoji") << QString::fromUtf8("🎮🔴🟡");
        QTest::newRow("percent and quotes") << QStringLiteral("100%20 'of' \"it\"; DROP TABLE game");
        QTest::newRow("question mark and hash") << QStringLiteral("a?mode=memory#b");
    }

    void pathsOfAllKinds()
    {
        QFETCH(const QString, folder);
        const QString file = m_folder->filePath(folder + QStringLiteral("/games.sqlite"));
        const StoredGame game = storedGame(9);
        const qint64 id = GameStore(file).add(game).value();
        QVERIFY(QFile::exists(file));
        GameStore again(file);
        QVERIFY(loaded(again, id).recorded == game.recorded);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_gamestore.moc"
