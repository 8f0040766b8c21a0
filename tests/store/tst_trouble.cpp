// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/files.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "tests/system/testsystem.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/text/storewords.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <future>
#include <thread>
#include <variant>

using namespace four;

namespace {
/// A game that is played with a store at this path.
struct Table
{
    explicit Table(const QString &path)
        : store(path), keeper(&session, &store), library(&session, &store, &keeper)
    {
    }
    void begin()
    {
        session.prepare(matchOf(Preset::Classic), 1);
        session.begin();
    }
    GameStore store;
    Session session;
    GameKeeper keeper;
    GameLibrary library;
    QSignalSpy troubled{&keeper, &GameKeeper::troubled};
    QSignalSpy recovered{&keeper, &GameKeeper::recovered};
};
} // namespace

/// Whatever is wrong with the storage, the game goes on, it is said once, and no stored game is destroyed.
class TestTrouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<StoreProblem>();
        GameStore store(m_original.filePath(QStringLiteral("games.sqlite")));
        for (std::uint64_t seed = 0; seed < originals; ++seed)
            QVERIFY(store.add(storedGame(seed)));
        QVERIFY(store.database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        m_content = contentOf(store.database().path());
        QVERIFY(m_content.size() > 20000);
    }

    void cutOffAnywhere_data()
    {
        QTest::addColumn<qint64>("length");
        const qint64 size = m_content.size();
        for (const qint64 length : {qint64{0}, qint64{1}, qint64{15}, qint64{99}, qint64{100}, qint64{511},
                                    qint64{4095}, qint64{4096}, qint64{4097}, size - 1})
            QTest::addRow("%lld bytes", static_cast<long long>(length)) << length;
        for (qint64 length = 5000; length < size; length += 3989)
            QTest::addRow("%lld bytes", static_cast<long long>(length)) << length;
    }

    void cutOffAnywhere()
    {
        QFETCH(const qint64, length);
        checkDamaged(m_content.first(length), Damage::Cut);
    }

    void flippedBits_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < 100; place += 7)
            QTest::addRow("byte %d", place) << place;
        for (int place = 101; place < m_content.size(); place += 1499)
            QTest::addRow("byte %d", place) << place;
    }

    void flippedBits()
    {
        QFETCH(const int, place);
        QByteArray content = m_content;
        for (int bit = 0; bit < 8; bit += 3) {
            content[place] = static_cast<char>(m_content[place] ^ (1 << bit));
            checkDamaged(content, place < 100 ? Damage::Head : Damage::Flipped);
        }
    }

    void oneBitCostsFewGames()
    {
        if (m_asked == 0)
            QSKIP("This counts what flippedBits found.");
        QVERIFY2(m_found >= m_asked / 10 * 9,
                 qPrintable(QStringLiteral("%1 of %2").arg(m_found).arg(m_asked)));
    }

    void noDatabaseAtAll_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("Dear diary, ").repeated(1000);
        QTest::newRow("zeros") << QByteArray(10000, '\0');
        QTest::newRow("a good head and nothing sensible after it")
            << m_content.first(100) + QByteArray(m_content.size() - 100, 'x');
    }

    void noDatabaseAtAll()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        write(path, content);
        Table table(path);
        table.keeper.reportTrouble();
        QCOMPARE(table.troubled.size(), 1);
        const auto problem = table.troubled[0][0].value<StoreProblem>();
        QVERIFY2(problem.kind == StoreProblem::Kind::Damaged, qPrintable(StoreWords::problem(problem)));
        QCOMPARE(contentOf(problem.movedTo), content);
        QVERIFY(StoreWords::problem(problem).contains(QDir::toNativeSeparators(problem.movedTo)));
        checkPlaying(table);
    }

    void damagedWhileItIsOpen()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        write(path, m_content);
        std::optional<Table> first(std::in_place, path);
        Table &table = *first;
        table.begin();
        QVERIFY(table.store.database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.seek(4096));
            QCOMPARE(file.write(QByteArray(int(file.size() - 4096), 'x')), file.size() - 4096);
        }
        table.session.submit(action::Drop{3});
        table.session.submit(action::Drop{4});
        QVERIFY(table.session.game().board().at({4, 0}));
        // There SQLite knows by its name what the connections of a process share of a file; the program's
        // windows have one connection.
        if (!testsystem::canRemoveOpenFiles())
            first.reset();
        Table next(path);
        checkPlaying(next);
    }

    void fullDisk()
    {
        const testsystem::SmallDisk disk("256k");
        if (!disk.isMounted())
            return inNamespace("fullDisk");
        Table table(disk.filePath(QStringLiteral("games.sqlite")));
        table.begin();
        table.session.submit(action::Drop{0});
        QCOMPARE(table.troubled.size(), 0);
        QFile filler(disk.filePath(QStringLiteral("filler")));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(1024, 'x')) > 0) {
        }
        // There may be a page left to write in, but not for long.
        for (int i = 0; table.troubled.isEmpty() && i < 36; ++i)
            table.session.submit(action::Drop{1 + i % 6});
        QVERIFY(!table.troubled.isEmpty() || table.session.isOver());
        while (table.troubled.isEmpty()) {
            table.begin();
            table.session.submit(action::Drop{2});
        }
        QVERIFY(table.troubled[0][0].value<StoreProblem>().kind == StoreProblem::Kind::Full);
        const int before = int(table.session.game().actions().size());
        table.session.submit(action::Drop{5});
        QCOMPARE(int(table.session.game().actions().size()), before + 1);
        QCOMPARE(table.troubled.size(), 1);
        // There is room again: it is stored without an action.
        QVERIFY(filler.remove());
        QTRY_COMPARE_WITH_TIMEOUT(table.recovered.size(), 1, 10000);
        QVERIFY(loaded(table.store, table.keeper.current().value()).recorded.game == table.session.game());
    }

    void fullDiskAtTheStart()
    {
        const testsystem::SmallDisk disk("256k");
        if (!disk.isMounted())
            return inNamespace("fullDiskAtTheStart");
        QFile filler(disk.filePath(QStringLiteral("filler")));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(1024, 'x')) > 0) {
        }
        Table table(disk.filePath(QStringLiteral("games.sqlite")));
        table.keeper.reportTrouble();
        QCOMPARE(table.troubled.size(), 1);
        table.begin();
        table.session.submit(action::Drop{3});
        QVERIFY(!table.keeper.current());
        QCOMPARE(table.troubled.size(), 1);
        QVERIFY(filler.remove());
        QTRY_COMPARE_WITH_TIMEOUT(table.recovered.size(), 1, 10000);
        QVERIFY(loaded(table.store, table.keeper.current().value()).recorded.game == table.session.game());
    }

    void aRescueOnAFullDiskWaitsForRoom()
    {
        const testsystem::SmallDisk disk(
            "384k"); // the damaged file, the whole one, and what SQLite needs beside
        if (!disk.isMounted())
            return inNamespace("aRescueOnAFullDiskWaitsForRoom");
        const QString path = disk.filePath(QStringLiteral("games.sqlite"));
        QByteArray damaged = m_content;
        damaged.replace(100, 500, QByteArray(500, 'x'));
        write(path, damaged);
        QFile filler(disk.filePath(QStringLiteral("filler")));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(1024, 'x')) > 0) {
        }
        Table table(path);
        QVERIFY(!table.store.database().isOpen());
        QCOMPARE(contentOf(path), damaged);
        table.begin();
        table.session.submit(action::Drop{3});
        QVERIFY(filler.remove());
        QTRY_VERIFY_WITH_TIMEOUT(table.keeper.current().has_value(), 10000);
        QCOMPARE(table.store.database().value(QStringLiteral("SELECT count(*) FROM game")).value().toInt(),
                 int(originals) + 1);
    }

    void readOnlyHome()
    {
        testsystem::SmallDisk home("1m");
        if (!home.isMounted())
            return inNamespace("readOnlyHome");
        const QString path = home.filePath(QStringLiteral("games.sqlite"));
        write(path, m_content);
        QVERIFY(home.setReadOnly(true));
        {
            Table table(path);
            table.keeper.reportTrouble();
            checkForgetting(table);
        }
        {
            Table table(home.filePath(QStringLiteral("missing/games.sqlite")));
            table.keeper.reportTrouble();
            checkForgetting(table);
        }
        QVERIFY(home.setReadOnly(false));
        QCOMPARE(contentOf(path), m_content);
        Table table(path);
        QVERIFY(loaded(table.store, 1).recorded == storedGame(0).recorded);
    }

    void anotherUsersFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        write(path, m_content);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                         QFile::ReadOther | QFile::ExeOther));
        {
            const testsystem::OtherUser other;
            if (!other.isSomebodyElse())
                QSKIP("Only root can become another user.");
            Table table(path);
            table.keeper.reportTrouble();
            checkForgetting(table);
        }
        QCOMPARE(contentOf(path), m_content);
    }

    void lockedByAnother()
    {
        const QTemporaryDir folder;
        Table table(folder.filePath(QStringLiteral("games.sqlite")));
        table.begin();
        Database other(table.store.database().path());
        QVERIFY(other.run(QStringLiteral("BEGIN IMMEDIATE")));
        table.session.submit(action::Drop{3});
        QVERIFY(table.session.game().board().at({3, 0}));
        QCOMPARE(table.troubled.size(), 1);
        QVERIFY(table.troubled[0][0].value<StoreProblem>().kind == StoreProblem::Kind::Busy);
        table.session.submit(action::Drop{3});
        QCOMPARE(table.troubled.size(), 1);
        QVERIFY(other.run(QStringLiteral("COMMIT")));
        QTRY_COMPARE_WITH_TIMEOUT(table.recovered.size(), 1, 10000);
        QVERIFY(loaded(table.store, table.keeper.current().value()).recorded.game == table.session.game());
        // The next time it is said again.
        QVERIFY(other.run(QStringLiteral("BEGIN IMMEDIATE")));
        table.session.submit(action::Drop{3});
        QCOMPARE(table.troubled.size(), 2);
        QVERIFY(other.run(QStringLiteral("COMMIT")));
    }

    void lastTryAtTheEnd_data()
    {
        QTest::addColumn<bool>("isLeft");
        QTest::addColumn<bool>("isStillLocked");
        QTest::newRow("the game being played") << false << false;
        QTest::newRow("one that was left before") << true << false;
        QTest::newRow("locked for a moment more") << false << true;
    }

    void lastTryAtTheEnd()
    {
        QFETCH(const bool, isLeft);
        QFETCH(const bool, isStillLocked);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        std::optional<qint64> id;
        std::optional<Game> game;
        std::thread other;
        {
            Table table(path);
            table.begin();
            table.session.submit(action::Drop{3});
            id = table.keeper.current();
            std::promise<void> locked;
            std::promise<void> over;
            other = std::thread([&locked, free = over.get_future(), path, isStillLocked]() mutable {
                Database database(path);
                database.run(QStringLiteral("BEGIN IMMEDIATE"));
                locked.set_value();
                free.wait();
                if (isStillLocked)
                    QThread::msleep(300);
                database.run(QStringLiteral("COMMIT"));
            });
            locked.get_future().wait();
            table.session.submit(action::Drop{4});
            QCOMPARE(table.troubled.size(), 1);
            game = table.session.game();
            if (isLeft)
                table.session.prepare(matchOf(Preset::Classic), 2);
            over.set_value();
            if (!isStillLocked)
                other.join();
            // Before it is tried again by the timer, the program ends.
        }
        if (other.joinable())
            other.join();
        GameStore store(path);
        QVERIFY(id);
        QVERIFY(loaded(store, *id).recorded.game == game);
    }

    void renamedWhileNothingCanBeStored()
    {
        const QTemporaryDir folder;
        Table table(folder.filePath(QStringLiteral("games.sqlite")));
        table.begin();
        table.session.submit(action::Drop{3});
        const qint64 id = table.keeper.current().value();
        PerPlayer<QString> names;
        names[Player::One] = QStringLiteral("Lan");
        names[Player::Two] = QStringLiteral("Ngọc");
        const StoredGame before = loaded(table.store, id);
        Database other(table.store.database().path());
        QVERIFY(other.run(QStringLiteral("BEGIN IMMEDIATE")));
        QVERIFY(table.library.rename(id, names) == GameLibrary::Refusal::NotStored);
        QVERIFY(table.session.game() == before.recorded.game);
        table.session.submit(action::Drop{4});
        QVERIFY(other.run(QStringLiteral("COMMIT")));
        QVERIFY(loaded(table.store, id).recorded == before.recorded);
        // What could not be stored until then is not lost by the new names.
        QVERIFY(table.library.rename(id, names) == GameLibrary::Refusal::None);
        QCOMPARE(table.session.game().actions().size(), std::size_t(2));
        QCOMPARE(table.session.game().setup().seats[Player::Two].name, std::string("Ngọc"));
        const StoredGame after = loaded(table.store, id);
        QVERIFY(after.recorded.game == table.session.game());
        QCOMPARE(after.recorded.times->actions.size(), std::size_t(2));
    }

    void renamedWhileNoGameIsPlayed()
    {
        const QTemporaryDir folder;
        Table table(folder.filePath(QStringLiteral("games.sqlite")));
        StoredGame game{.match = matchOf(Preset::Classic),
                        .recorded = {.game = Game(setupOf(matchOf(Preset::Classic), 1)), .times = Times()}};
        game.recorded.game.apply(action::Drop{3});
        game.recorded.times->actions.resize(1);
        const qint64 id = table.store.add(game).value();
        table.session.prepare(matchOf(Preset::Classic), 2);
        QVERIFY(!table.keeper.current());
        PerPlayer<QString> names;
        names[Player::One] = QStringLiteral("Lan");
        QVERIFY(table.library.rename(id, names) == GameLibrary::Refusal::None);
        QCOMPARE(loaded(table.store, id).recorded.game.setup().seats[Player::One].name, std::string("Lan"));
        // It does not come to the table by that.
        QVERIFY(!table.session.hasBegun());
        QVERIFY(!table.keeper.current());
        table.session.begin();
        table.session.submit(action::Drop{2});
        QVERIFY(table.keeper.current() && *table.keeper.current() != id);
        QVERIFY(table.session.game().setup().seats[Player::One].name.empty());
        // Nor does it touch a game that is there and is not stored, as when the disk is full.
        Database other(table.store.database().path());
        QVERIFY(other.run(QStringLiteral("BEGIN IMMEDIATE")));
        table.session.prepare(matchOf(Preset::Classic), 3);
        table.session.begin();
        table.session.submit(action::Drop{3});
        QVERIFY(!table.keeper.current());
        QVERIFY(table.library.rename(id, names) == GameLibrary::Refusal::NotStored);
        QVERIFY(other.run(QStringLiteral("COMMIT")));
        QVERIFY(table.library.rename(id, names) == GameLibrary::Refusal::None);
        QVERIFY(table.session.game().setup().seats[Player::One].name.empty());
        QCOMPARE(table.session.game().actions().size(), std::size_t(1));
    }

    void twoProcesses()
    {
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        constexpr int count = 500;
        constexpr std::array<std::uint64_t, 2> seeds{1, 2};
        std::array<QProcess, 2> players;
        std::vector<Game> expected;
        for (std::size_t i = 0; i < 2; ++i) {
            players[i].start(QStringLiteral(FOUR_STORAGE_PLAYER),
                             {path, QString::number(seeds[i]), QString::number(count)});
            std::vector<Game> games;
            Session session;
            playScript(session, seeds[i], count, [&] {
                if (games.empty() || games.back().setup() != session.game().setup())
                    games.push_back(session.game());
                games.back() = session.game();
            });
            expected.insert(expected.end(), games.begin(), games.end());
        }
        for (QProcess &player : players) {
            QVERIFY(player.waitForFinished(240000));
            QCOMPARE(player.exitCode(), 0);
        }
        GameStore store(path);
        std::optional<QSqlQuery> rows = store.database().run(QStringLiteral("SELECT id FROM game"));
        QVERIFY(rows);
        std::vector<Game> found;
        std::vector<qint64> ids;
        while (rows->next())
            ids.push_back(rows->value(0).toLongLong());
        for (const qint64 id : ids)
            found.push_back(loaded(store, id).recorded.game);
        // A game that was left before its first disc need not be stored, unless it has ended.
        for (std::vector<Game> *games : {&expected, &found})
            std::erase_if(*games, [](const Game &game) {
                return !game.isOver() && std::ranges::none_of(game.actions(), [](const Action &action) {
                    return std::holds_alternative<action::Drop>(action);
                });
            });
        const auto bySeed = [](const Game &game) { return game.setup().seed; };
        std::ranges::sort(expected, {}, bySeed);
        std::ranges::sort(found, {}, bySeed);
        QCOMPARE(found.size(), expected.size());
        QVERIFY(found == expected);
    }

private:
    /// The same test where it may mount what it needs: as root of a user namespace.
    static void inNamespace(const char *test)
    {
        const auto unshare = [](const QStringList &command) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QStringLiteral("unshare"), QStringList{QStringLiteral("-Urm")} + command);
            return process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit &&
                   process.exitCode() == 0;
        };
        if (qEnvironmentVariableIsSet("FOUR_IN_NAMESPACE") || !unshare({QStringLiteral("true")}))
            QSKIP("It takes a small tmpfs, which neither this user nor a user namespace may mount here.");
        qputenv("FOUR_IN_NAMESPACE", "1");
        const bool passed = unshare({QCoreApplication::applicationFilePath(), QLatin1String(test)});
        qunsetenv("FOUR_IN_NAMESPACE");
        QVERIFY(passed);
    }

    static constexpr std::uint64_t originals = 60;
    enum class Damage { Cut, Head, Flipped }; ///< the first 100 bytes are the head of the whole file

    /// The game goes on and is stored.
    static void checkPlaying(Table &table)
    {
        table.begin();
        for (const int column : {3, 3, 2})
            table.session.submit(action::Drop{column});
        const std::optional<qint64> id = table.keeper.current();
        QVERIFY(id);
        GameStore next(table.store.database().path());
        QVERIFY(loaded(next, *id).recorded.game == table.session.game());
    }

    /// The game goes on although nothing is stored, which was said once.
    static void checkForgetting(Table &table)
    {
        table.begin();
        for (const int column : {3, 3, 2})
            table.session.submit(action::Drop{column});
        QCOMPARE(table.session.game().actions().size(), std::size_t{3});
        QCOMPARE(table.troubled.size(), 1);
        QVERIFY(!StoreWords::problem(table.troubled[0][0].value<StoreProblem>()).isEmpty());
    }

    /// Opens a file with this content and goes through all that is stored in it.
    void checkDamaged(const QByteArray &content, Damage damage)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        write(path, content);
        Table table(path);
        table.keeper.reportTrouble();
        for (qint64 id = 1; id <= qint64(originals); ++id) {
            const auto found = table.store.load(id);
            const auto *game = found ? std::get_if<StoredGame>(&*found) : nullptr;
            // Whole, or not at all; but a flipped bit may make another digit, and a whole game of its own.
            if (damage == Damage::Cut && game)
                QVERIFY(game->recorded == storedGame(std::uint64_t(id - 1)).recorded);
            if (damage == Damage::Flipped) {
                ++m_asked;
                m_found += game ? 1 : 0;
            }
        }
        std::ignore = table.library.resumeLatest();
        // One bit more makes a later version of it.
        if (table.troubled.size() == 1 &&
            table.troubled[0][0].value<StoreProblem>().kind == StoreProblem::Kind::Newer)
            return checkForgetting(table);
        checkPlaying(table);
        // Whatever could not be used is still there.
        for (const auto &said : table.troubled) {
            const auto problem = said[0].value<StoreProblem>();
            if (problem.kind == StoreProblem::Kind::Damaged)
                QVERIFY(QFile::exists(problem.movedTo));
        }
    }

    int m_asked = 0; ///< games looked for in files with one flipped bit behind the head
    int m_found = 0; ///< ... that could still be read
    QTemporaryDir m_original;
    QByteArray m_content;
};

QTEST_GUILESS_MAIN(TestTrouble)
#include "tst_trouble.moc"
