// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/script.h"
#include "tests/system/testsystem.h"
#include "ui/store/file/gamerow.h"
#include "ui/store/file/storedids.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamelist.h"

#include <QCollator>
#include <QDir>
#include <QSet>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

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
        // From elsewhere: of these only their clocks are known.
        const QList<qint64> ids = store.add(std::array{late, early}).value();
        const qint64 second = ids[0];
        const qint64 first = ids[1];
        QCOMPARE(store.latest(), second);
        early.recorded.times->begun = Milliseconds(2'000'000'000);
        // The game that is gone on with has a later last action, not another beginning.
        QVERIFY(store.update(first, early));
        QCOMPARE(store.latest(), first);
        QVERIFY(store.erase(first));
        QCOMPARE(store.latest(), second);
        QVERIFY(!store.load(first));
    }

    void meetings_data()
    {
        QTest::addColumn<bool>("isOver");
        QTest::newRow("the game ends") << true;
        QTest::newRow("the game is deleted") << false;
    }
    /// By what two programs meet again is kept beside the record, until the game's end or deletion.
    void meetings()
    {
        QFETCH(const bool, isOver);
        const QString secret = QStringLiteral("host 0123 34471 localhost");
        const StoredGame begun{.match = matchOf(Preset::Classic),
                               .recorded = {.game = Game(setupOf(matchOf(Preset::Classic), 3)), .times = {}}};
        StoredGame over = begun;
        over.recorded.game.apply(action::Resign{});
        qint64 id = 0;
        {
            GameStore store(path());
            id = store.add(begun).value();
            QCOMPARE(store.meeting(id), QString());
            QVERIFY(store.setMeeting(id, QStringLiteral("guest 4567 34471 localhost")));
            QVERIFY(store.setMeeting(id, secret));
            QVERIFY(store.update(id, begun));
        }
        GameStore store(path());
        QCOMPARE(store.meeting(id), secret);
        QVERIFY(loaded(store, id).recorded == begun.recorded);
        const auto found =
            store.database().value(QStringLiteral("SELECT count(*) FROM record WHERE instr(text, '0123')"));
        QCOMPARE(found.value().toInt(), 0);
        if (isOver)
            QVERIFY(store.update(id, over));
        else
            QCOMPARE(GameList(&store).remove({id}), 1);
        QCOMPARE(store.meeting(id), QString());
        // Nor does it come back.
        QVERIFY(store.setMeeting(id, secret));
        QCOMPARE(store.meeting(id), QString());
        QVERIFY(store.update(id, begun));
        QCOMPARE(store.meeting(id), QString());
    }

    void theVersionBeforeGetsMeetings()
    {
        qint64 id = 0;
        {
            GameStore store(path());
            id = store.add(storedGame(2)).value();
            for (const char *statement :
                 {"DROP TRIGGER meeting_over", "DROP TABLE meeting", "PRAGMA user_version = 6"})
                QVERIFY(store.run(QLatin1String(statement)));
        }
        GameStore store(path());
        QVERIFY(!store.takeProblem());
        QVERIFY(loaded(store, id).recorded == storedGame(2).recorded);
        QCOMPARE(store.meeting(id), QString());
        QVERIFY(!store.takeProblem());
    }

    void theOrderOfPlayingIsNoClock()
    {
        GameStore store(path());
        StoredGame today = storedGame(1);
        StoredGame future = storedGame(2);
        future.recorded.times->begun = Times::latest - std::chrono::hours(24);
        const qint64 played = store.add(today).value();
        // A file from a machine whose clock was wrong.
        QVERIFY(store.add(std::array{future}));
        QCOMPARE(store.latest(), played);
        // The clock was set back since: what is played is still the last.
        StoredGame past = storedGame(3);
        past.recorded.times->begun = Milliseconds(1);
        const qint64 next = store.add(past).value();
        QCOMPARE(store.latest(), next);
        // Another name is nothing that was played.
        GameRecord record = recordOf(today.recorded.game, today.recorded.times);
        record.setup.seats[Player::One].name = "Hoa";
        today.recorded = std::get<RecordedGame>(readRecordedGame(toText(record)));
        QVERIFY(store.update(played, today));
        QCOMPARE(store.latest(), next);
        QCOMPARE(store.find(today.recorded), played);
    }

    void aNumberIsNeverGivenTwice()
    {
        qint64 last = 0;
        for (int i = 0; i < 5; ++i) {
            GameStore store(path());
            const qint64 id = store.add(storedGame(1)).value();
            QVERIFY(id > last);
            last = id;
            QVERIFY(store.erase(id));
        }
    }

    void whatIsDeletedComesBackWhenItIsGoneOnWith()
    {
        GameStore store(path());
        GameList list(&store);
        const StoredGame game = storedGame(1);
        const qint64 id = store.add(game).value();
        QCOMPARE(list.remove({id}), 1);
        QVERIFY(!store.latest());
        QVERIFY(store.bringBack(id));
        QCOMPARE(store.latest(), id);
        // Or by an action, without a call that says that it goes on.
        QCOMPARE(list.remove({id}), 1);
        QVERIFY(store.update(id, game));
        QCOMPARE(store.latest(), id);
        QVERIFY(store.bringBack(id + 1));
        QVERIFY(!store.load(id + 1));
    }

    void isFoundAmongManyAtOnce()
    {
        GameStore store(path());
        std::vector<StoredGame> games;
        for (int i = 0; i < 20'000; ++i) {
            Game game(
                {.rules = rulesetOf(Preset::Classic), .seed = std::uint64_t(i), .seats = {}, .starter = {}});
            game.apply(action::Drop{i % 7});
            games.push_back({.match = matchOf(game.setup()), .recorded = {.game = game, .times = {}}});
        }
        const QList<qint64> ids = store.add(games).value();
        const double before = testsystem::computed(); // on a busy machine, time alone tells little
        for (int i = 0; i < 2000; ++i)
            QCOMPARE(store.find(games[std::size_t(i) * 10].recorded), ids[i * 10]);
        for (int i = 0; i < 200; ++i)
            QVERIFY(store.latest());
        // To go through them all each time takes minutes.
        const double taken = testsystem::computed() - before;
        QVERIFY2(taken < 10'000, qPrintable(QString::number(taken)));
    }

    void isFoundAmongManyOfTheSameMoves_data()
    {
        QTest::addColumn<bool>("hasTimes");
        QTest::newRow("of other people") << false;
        QTest::newRow("of other days") << true;
    }

    void isFoundAmongManyOfTheSameMoves()
    {
        QFETCH(const bool, hasTimes);
        GameStore store(path());
        std::vector<StoredGame> games;
        for (int i = 0; i < 20'000; ++i) {
            GameSetup setup{.rules = rulesetOf(Preset::NamedMatch), .seed = 7, .seats = {}, .starter = {}};
            setup.seats[Player::One].name = hasTimes ? "Lan" : "Lan " + std::to_string(i);
            setup.seats[Player::Two].name = "Tuan";
            Game game(setup);
            game.apply(action::ChooseLetter{Letter::X});
            game.apply(action::Drop{3});
            std::optional<Times> times;
            if (hasTimes)
                times = Times{.begun = Milliseconds(1'000'000'000LL + i),
                              .actions = std::vector<Milliseconds>(game.actions().size(), Milliseconds(5))};
            games.push_back({.match = matchOf(game.setup()), .recorded = {.game = game, .times = times}});
        }
        const QList<qint64> ids = store.add(games).value();
        const double before = testsystem::computed(); // on a busy machine, time alone tells little
        for (int i = 0; i < 2000; ++i)
            QCOMPARE(store.find(games[std::size_t(i) * 10].recorded), ids[i * 10]);
        // To read them all each time takes minutes.
        const double taken = testsystem::computed() - before;
        QVERIFY2(taken < 10'000, qPrintable(QString::number(taken)));
    }

    void anEarlierFileGetsTheIndex()
    {
        StoredGame game = storedGame(1);
        qint64 id = 0;
        {
            GameStore store(path());
            id = store.add(game).value();
            QVERIFY(store.run(QStringLiteral("DROP INDEX game_same")));
            QVERIFY(store.run(QStringLiteral("CREATE INDEX game_moves ON game (moves)")));
        }
        GameStore store(path());
        QStringList indexes;
        QVERIFY(store.each(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'index'"), {},
                           [&](const QSqlQuery &row) { indexes << row.value(0).toString(); }));
        QVERIFY(indexes.contains("game_same"));
        QVERIFY(!indexes.contains("game_moves"));
        QVERIFY(!store.takeProblem());
        QCOMPARE(store.find(game.recorded), id);
    }

    void isFoundWithAndWithoutItsTimes()
    {
        GameStore store(path());
        std::vector<StoredGame> games;
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            games.push_back(storedGame(seed));
        const QList<qint64> ids = store.add(games).value();
        for (std::size_t i = 0; i < games.size(); ++i) {
            RecordedGame game = games[i].recorded;
            QCOMPARE(store.find(game), ids[qsizetype(i)]);
            game.times->begun += Milliseconds(1);
            QVERIFY(!store.find(game));
            game.times.reset();
            QCOMPARE(store.find(game), ids[qsizetype(i)]);
            // The same moves of other people are another game.
            GameRecord record = recordOf(game.game);
            record.setup.seats[Player::Two].name = "Somebody else";
            QVERIFY(!store.find(std::get<RecordedGame>(readRecordedGame(toText(record)))));
        }
    }

    /// So that an imported game does not go with the deleted one that it equals.
    void aDeletedGameIsNotFound()
    {
        GameStore store(path());
        const StoredGame game = storedGame(1);
        const qint64 deleted = store.add(game).value();
        QCOMPARE(GameList(&store).remove({deleted}), 1);
        QVERIFY(!store.find(game.recorded));
        const qint64 added = store.add(game).value();
        QCOMPARE(store.find(game.recorded), added);
    }

    void theIdsAreThoseWrittenDown()
    {
        // What files of the first version have. A value may be added; none of these may ever change.
        using namespace storedids;
        QCOMPARE(numberOf(Preset::Classic), 0);
        QCOMPARE(numberOf(Preset::ThreeStrikes), 1);
        QCOMPARE(numberOf(Preset::NamedMatch), 2);
        QCOMPARE(numberOf(Preset::VersusComputer), 3);
        QCOMPARE(numberOf(Preset::PowerUps), 4);
        QCOMPARE(numberOf(Level::Random), 0);
        QCOMPARE(numberOf(Level::Beginner), 1);
        QCOMPARE(numberOf(Level::Easy), 2);
        QCOMPARE(numberOf(Level::Medium), 3);
        QCOMPARE(numberOf(Level::Hard), 4);
        QCOMPARE(numberOf(Level::Expert), 5);
        QCOMPARE(numberOf(Level::Perfect), 6);
        QCOMPARE(numberOf(Level::Practised), 7);
        QCOMPARE(numberOf(Level::Adaptive), 8);
        QCOMPARE(numberOf(Ending::Kind::Line), 0);
        QCOMPARE(numberOf(Ending::Kind::Draw), 1);
        QCOMPARE(numberOf(Ending::Kind::Violations), 2);
        QCOMPARE(numberOf(Ending::Kind::Resignation), 3);
        QCOMPARE(numberOf(Ending::Kind::Time), 4);
        QCOMPARE(numberOf(Ending::Kind::Repetition), 5);
        QCOMPARE(numberOf(RematchStarter::ByRules), 0);
        QCOMPARE(numberOf(RematchStarter::Loser), 1);
        QCOMPARE(numberOf(RematchStarter::Alternate), 2);
        QCOMPARE(numberOf(Player::One), 1);
        QCOMPARE(numberOf(Player::Two), 2);
        // Every value has one of its own, and is read from it.
        const auto check = [](const auto &values) {
            QSet<int> numbers;
            for (const auto value : values) {
                QVERIFY(numberOf(value) >= 0);
                QVERIFY(valueOf<std::remove_const_t<decltype(value)>>(numberOf(value)) == value);
                numbers.insert(numberOf(value));
            }
            QCOMPARE(std::size_t(numbers.size()), values.size());
        };
        check(allPresets);
        check(allLevels);
        check(bothPlayers);
        for (const QVariant &unknown : {QVariant(), QVariant(-1), QVariant(9), QVariant("x"), QVariant(0.5)})
            QVERIFY(!valueOf<Level>(unknown) || unknown == QVariant(0.5));
    }

    void whatAColumnDoesNotSayIsInTheRecord()
    {
        GameStore store(path());
        GameList list(&store);
        std::vector<GameSummary> expected;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const StoredGame game = storedGame(seed);
            const qint64 id =
                store.add(StoredGame{matchOf(game.recorded.game.setup()), game.recorded}).value();
            expected.push_back(list.summaries({id}).value(id));
        }
        const std::size_t finished = list.finishedGames()->games.size();
        QVERIFY(finished > 5);
        for (const char *column : {"preset", "level_two", "ending", "winner"}) {
            QVERIFY(store.run(
                QStringLiteral("UPDATE game SET %1 = 99 WHERE %1 IS NOT NULL").arg(QLatin1String(column))));
            for (const GameSummary &summary : expected) {
                const GameSummary found = list.summaries({summary.id}).value(summary.id);
                QVERIFY(found.isReadable);
                QCOMPARE(found.begun, summary.begun);
                QCOMPARE(found.changed, summary.changed);
                QCOMPARE(found.preset, summary.preset);
                QVERIFY(found.seats == summary.seats);
                QVERIFY(found.ending == summary.ending);
                QVERIFY(found.winner == summary.winner);
                QCOMPARE(found.discs, summary.discs);
            }
            QCOMPARE(list.finishedGames()->games.size(), finished);
        }
        // And if that says nothing either, so does the list.
        QVERIFY(store.run(QStringLiteral("UPDATE record SET text = 'x'")));
        QVERIFY(!list.summaries({expected[0].id}).value(expected[0].id).isReadable);
        QCOMPARE(list.finishedGames()->games.size(), std::size_t(0));
    }

    void namesSortAsInADictionary()
    {
        const QStringList letters{"a", "A", "à", "ả", "ã", "á", "ạ", "ă", "ắ", "â",  "ầ", "Ậ", "b", "d", "đ",
                                  "Đ", "e", "ê", "ế", "é", "g", "h", "i", "ị", "l",  "n", "o", "ô", "ơ", "ờ",
                                  "p", "u", "ư", "ữ", "ụ", "y", "ý", "1", "2", "10", " ", "-", "🎲"};
        QCollator collator(QLocale(QLocale::Vietnamese));
        std::mt19937 random(1);
        const auto word = [&] {
            QString letters_;
            for (auto n = random() % 5 + 1; n > 0; --n)
                letters_ += letters[qsizetype(random() % std::size_t(letters.size()))];
            return letters_.simplified();
        };
        // Where "ph" is held to be a letter of its own, there is nothing to compare with.
        const bool isDictionary = collator.compare(QStringLiteral("ph"), QStringLiteral("puo")) < 0;
        for (int i = 0; isDictionary && i < 20000; ++i) {
            const QString one = word();
            const QString two = i % 4 == 0 ? one + word() : word();
            if (one.isEmpty() || two.isEmpty() || one.contains(u'-') || two.contains(u'-') ||
                one.contains("🎲") || two.contains("🎲"))
                continue;
            const int expected = collator.compare(one, two);
            const QByteArray first = sortKey(one).toUtf8();
            const QByteArray second = sortKey(two).toUtf8();
            const int found = first < second ? -1 : first == second ? 0 : 1;
            QVERIFY2((expected > 0) == (found > 0) && (expected < 0) == (found < 0),
                     qPrintable(one + u'|' + two));
        }
        QStringList names{"Dũng", "Đức", "Đỗ Hòa", "Dung", "Đoàn", "Zoë", "Ánh", "an", "Ăn", "Ấn", "🎲"};
        std::ranges::sort(names, {}, [](const QString &name) { return sortKey(name).toUtf8(); });
        QCOMPARE(names,
                 QStringList({"🎲", "an", "Ánh", "Ăn", "Ấn", "Dung", "Dũng", "Đoàn", "Đỗ Hòa", "Đức", "Zoë"}));
        if (!isDictionary)
            QSKIP("this system's collation has a letter of its own for \"ph\": only the names were compared");
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
        QVERIFY(!store.latest());
        session.submit(action::Drop{3});
        QVERIFY(store.latest());
        // Practice takes the first drop back.
        session.takeBack(Game(setupOf(matchOf(Preset::Classic), 7)));
        QVERIFY(!store.latest());
        QVERIFY(!keeper.current());
        session.submit(action::Drop{4});
        QVERIFY(store.latest());
        QCOMPARE(store.latest(), keeper.current());
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
        const QTemporaryDir probe;
        if (!QDir(probe.path()).mkpath(folder))
            QSKIP("No folder can be called so here.");
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
