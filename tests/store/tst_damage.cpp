// SPDX-License-Identifier: GPL-3.0-or-later
// A database of 500 games, damaged in ways that a seed chooses. FOUR_DAMAGES is how many ways; a sample
// without it.
#include "tests/files.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/file/schema.h"
#include "ui/store/file/storecare.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/games/gamelist.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>
#include <span>
#include <tuple>
#include <vector>

using namespace four;

namespace {
constexpr int games = 500;
constexpr qsizetype pageSize = 4096;

/// A file and its log.
struct Files
{
    QByteArray database;
    QByteArray log;
    void writeTo(const QString &path) const
    {
        write(path, database);
        if (!log.isEmpty())
            write(path + QStringLiteral("-wal"), log);
    }
};

enum class Way { Bits, Zeros, Noise, Cut, Inner, Index, Schema, Log, CutLog, Lost, Count };

const char *nameOf(Way way)
{
    static constexpr const char *names[]{"bits",  "zeros",  "noise", "cut",     "inner pages",
                                         "index", "schema", "log",   "cut log", "pages of the past"};
    return names[int(way)];
}

class Vandal
{
public:
    explicit Vandal(std::uint64_t seed) : m_random(seed) {}

    [[nodiscard]] int below(qsizetype n) { return int(m_random() % std::uint64_t(n)); }

    void damage(Files &files, Way way)
    {
        QByteArray &file = files.database;
        const auto pages = file.size() / pageSize;
        switch (way) {
        case Way::Bits:
            for (int n = 1 + below(20); n > 0; --n)
                flip(file, below(file.size()));
            break;
        case Way::Zeros:
            for (int n = 1 + below(4); n > 0; --n)
                fill(file, below(pages), [] { return '\0'; });
            break;
        case Way::Noise:
            for (int n = 1 + below(4); n > 0; --n)
                fill(file, below(pages), [this] { return char(below(256)); });
            break;
        case Way::Cut:
            // In the midst of a page, or behind one.
            file.truncate(below(2) ? pageSize * (1 + below(pages - 1)) : 1 + below(file.size() - 1));
            break;
        case Way::Inner:
            damageKind(file, {0x05, 0x02});
            break;
        case Way::Index:
            damageKind(file, {0x0A, 0x02});
            break;
        case Way::Schema:
            for (int n = 1 + below(5); n > 0; --n)
                flip(file, below(2) ? below(100) : 100 + below(pageSize - 100));
            break;
        case Way::Log:
            for (int n = 1 + below(5); n > 0 && !files.log.isEmpty(); --n)
                flip(files.log, below(files.log.size()));
            break;
        case Way::CutLog:
            files.log.truncate(below(files.log.size() + 1));
            break;
        case Way::Lost:
            // Writes that the disk said it had done.
            for (int n = 1 + below(3); n > 0; --n) {
                const qsizetype from = below(pages);
                file.replace(below(pages) * pageSize, pageSize,
                             QByteArray(file.mid(from * pageSize, pageSize)));
            }
            break;
        case Way::Count:
            break;
        }
    }

private:
    void flip(QByteArray &bytes, qsizetype at) { bytes[at] = char(bytes[at] ^ (1 << below(8))); }
    template <typename Byte>
    void fill(QByteArray &file, qsizetype page, Byte byte)
    {
        for (qsizetype i = page * pageSize; i < std::min(file.size(), (page + 1) * pageSize); ++i)
            file[i] = byte();
    }
    /// A page that begins with one of these bytes.
    void damageKind(QByteArray &file, const QList<char> &kinds)
    {
        QList<qsizetype> found;
        for (qsizetype page = 1; page < file.size() / pageSize; ++page) {
            if (kinds.contains(file[page * pageSize]))
                found.append(page);
        }
        if (found.isEmpty())
            return flip(file, below(file.size()));
        const qsizetype page = found[below(found.size())];
        if (below(2))
            return fill(file, page, [this] { return char(below(256)); });
        for (int n = 1 + below(10); n > 0; --n)
            flip(file, page * pageSize + below(pageSize));
    }

    std::mt19937_64 m_random;
};

/// Which games SQLite itself still reads whole in such files: one by one, whatever the schema says.
QSet<qint64> readableBySqlite(const Files &files)
{
    const QTemporaryDir folder(memoryFolder());
    const QString path = folder.filePath(QStringLiteral("games.sqlite"));
    files.writeTo(path);
    QSet<qint64> readable;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("past"));
        database.setDatabaseName(path);
        if (database.open()) {
            QSqlQuery query(database);
            query.exec(QStringLiteral("PRAGMA writable_schema = ON"));
            for (qint64 id = 1; id <= games; ++id) {
                query.prepare(QStringLiteral("SELECT text FROM record NOT INDEXED WHERE game = ?"));
                query.addBindValue(id);
                if (query.exec() && query.next()) {
                    const auto read = readRecordedGame(query.value(0).toString().toStdString());
                    if (std::holds_alternative<RecordedGame>(read))
                        readable.insert(id);
                }
            }
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("past"));
    return readable;
}
} // namespace

class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        GameStore store(path);
        for (std::uint64_t seed = 0; seed < games; ++seed)
            m_games.push_back(storedGame(seed));
        const std::span all(m_games);
        QVERIFY(store.add(all.first(games - 60)));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        for (const StoredGame &game : all.last(60))
            QVERIFY(store.add(game));
        m_logged = {contentOf(path), contentOf(path + QStringLiteral("-wal"))};
        QVERIFY(m_logged.log.size() > 20 * pageSize);
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        m_plain = {contentOf(path), {}};
        QVERIFY(m_plain.database.size() > 50 * pageSize);
        QCOMPARE(readableBySqlite(m_plain).size(), games);
        QCOMPARE(readableBySqlite(m_logged).size(), games);
    }

    void damaged_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("seed");
        const int ways = qEnvironmentVariableIsSet("FOUR_DAMAGES")
                             ? qEnvironmentVariableIntValue("FOUR_DAMAGES")
                             : 2 * int(Way::Count);
        for (int seed = 0; seed < ways; ++seed) {
            const auto way = static_cast<Way>(seed % int(Way::Count));
            QTest::addRow("%d: %s", seed, nameOf(way)) << int(way) << seed;
        }
    }

    void damaged()
    {
        QFETCH(const int, way);
        QFETCH(const int, seed);
        Vandal vandal{std::uint64_t(seed)};
        const auto how = static_cast<Way>(way);
        const bool hasLog = how == Way::Log || how == Way::CutLog || seed % 3 == 0;
        Files files = hasLog ? m_logged : m_plain;
        vandal.damage(files, how);
        const QSet<qint64> readable = readableBySqlite(files);

        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(path);
        GameStore store(path);
        GameList list(&store);
        if (store.database().reason() && store.database().reason()->kind == StoreProblem::Kind::Newer) {
            // The damage made a later version of it, which is told and left as it is.
            QVERIFY(!store.add(storedGame(1)));
            QCOMPARE(contentOf(path), files.database);
            return;
        }
        // As the program does: what the list shows, and then, unseen, the check.
        QList<StoreProblem> told;
        const auto listen = [&] {
            if (const std::optional<StoreProblem> problem = store.takeProblem())
                told.append(*problem);
        };
        std::ignore = list.games({.key = ListOrder::Key::When, .descending = true});
        listen();
        std::ignore = list.finishedGames();
        listen();
        if (storecopy::checkAndCopy(path, QDateTime::currentDateTimeUtc()) == storecopy::Result::Damaged)
            store.rescueNow();
        listen();
        QVERIFY(store.database().isOpen());

        const std::optional<QList<qint64>> listed = list.games({});
        listen();
        QVERIFY(listed);
        const QHash<qint64, GameSummary> summaries = list.summaries(*listed);
        QSet<qint64> whole;
        int others = 0;
        for (const qint64 id : *listed) {
            QVERIFY(summaries.contains(id));
            const auto loaded = store.load(id);
            QVERIFY(loaded);
            const auto *game = std::get_if<StoredGame>(&*loaded);
            if (!game) // which is said when it is opened
                continue;
            whole.insert(id);
            if (id < 1 || id > games || game->recorded != m_games[std::size_t(id - 1)].recorded)
                ++others;
        }
        listen();
        // A flipped bit may make another digit, and a whole game of its own; nothing else may.
        QVERIFY2(others <= 20 && (others == 0 || how == Way::Bits || how == Way::Inner ||
                                  how == Way::Schema || how == Way::Lost),
                 qPrintable(QString::number(others)));
        const qsizetype kept = (QSet(whole) & readable).size();
        QVERIFY2(kept * 100 >= readable.size() * 95,
                 qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(readable.size())));
        // What is missing was told, and what it is missing from is kept.
        const bool isTold = std::ranges::any_of(
            told, [](const StoreProblem &problem) { return problem.kind == StoreProblem::Kind::Damaged; });
        // What is not whole says so when it is opened. What was in the log and is cut off leaves no trace:
        // the file is a sound one of an earlier moment.
        QVERIFY(listed->size() == games || isTold || how == Way::Log || how == Way::CutLog);
        for (const StoreProblem &problem : told) {
            QVERIFY(problem.kind == StoreProblem::Kind::Damaged);
            QVERIFY(!problem.movedTo.isEmpty());
            const QByteArray old = contentOf(problem.movedTo);
            if (!hasLog)
                QVERIFY(old == files.database);
            else
                QVERIFY(!old.isEmpty());
        }
        // What is played afterwards is stored.
        const StoredGame next = storedGame(1000);
        const std::optional<qint64> id = store.add(next);
        QVERIFY2(id, qPrintable(store.database().problem().value_or(StoreProblem()).detail));
        QVERIFY(!listed->contains(*id));
        QVERIFY(store.update(*id, next));
        GameStore again(path);
        QVERIFY(loaded(again, *id).recorded == next.recorded);
        QCOMPARE(again.latest(), id);
        QVERIFY(storecopy::checkAndCopy(path, QDateTime::currentDateTimeUtc()) == storecopy::Result::Sound);
    }

    void theIssuesOwnCases_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("the last page cut off") << 0;
        QTest::newRow("the first page behind the head zeroed") << 1;
        QTest::newRow("the root of the records zeroed") << 2;
        QTest::newRow("the middle third zeroed") << 3;
    }

    void theIssuesOwnCases()
    {
        QFETCH(const int, kind);
        Files files = m_plain;
        qsizetype gone = 0; // pages
        if (kind == 0) {
            files.database.chop(pageSize);
            gone = 1;
        } else if (kind == 1) {
            files.database.replace(100, pageSize - 100, QByteArray(pageSize - 100, '\0'));
        } else if (kind == 2) {
            for (qsizetype page = 1; page < files.database.size() / pageSize; ++page) {
                if (files.database[page * pageSize] == 0x05)
                    files.database.replace(page * pageSize, pageSize, QByteArray(pageSize, '\0'));
            }
        } else {
            const qsizetype third = files.database.size() / pageSize / 3;
            files.database.replace(third * pageSize, third * pageSize, QByteArray(third * pageSize, '\0'));
            gone = third;
        }
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(path);
        GameStore store(path);
        GameList list(&store);
        std::ignore = list.games({.key = ListOrder::Key::Discs});
        if (storecopy::checkAndCopy(path, QDateTime::currentDateTimeUtc()) == storecopy::Result::Damaged)
            store.rescueNow();
        const std::optional<StoreProblem> problem = store.takeProblem();
        QVERIFY(problem && problem->kind == StoreProblem::Kind::Damaged);
        // From both ends and all in between: a page holds about seven games.
        const qsizetype found = list.games({})->size();
        QCOMPARE(found, qsizetype(problem->rescued));
        QVERIFY2(found >= games - 12 * gone, qPrintable(QString::number(found)));
        QVERIFY(found < games || gone == 0);
        // Statistics count the time of the games with a clock that were found.
        qsizetype timed = 0;
        const QList<qint64> ids = list.games({}).value();
        for (const qint64 id : ids) {
            const Game game = loaded(store, id).recorded.game;
            timed += game.isOver() && game.rules().clock.kind != TimeControl::Kind::None ? 1 : 0;
        }
        QVERIFY(timed > 0);
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM thought")).value().toLongLong(),
                 timed);
    }

    void aDamagedVersionCostsNoGame_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 0; version < schema::version; ++version)
            QTest::addRow("%d", version) << version;
    }

    /// The number that tells which version of the program wrote the file: 0 is a new one.
    void aDamagedVersionCostsNoGame()
    {
        QFETCH(const int, version);
        Files files = m_plain;
        constexpr qsizetype place = 60;
        files.database.replace(place, 4, QByteArray(3, '\0') + char(version));
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(path);
        GameStore store(path);
        const std::optional<StoreProblem> told = store.takeProblem();
        QVERIFY(!told || told->isOver());
        QVERIFY(store.database().isOpen());
        QCOMPARE(GameList(&store).games({})->size(), games);
        const auto last = store.load(games);
        QVERIFY(std::get<StoredGame>(*last).recorded == m_games.back().recorded);
        QVERIFY(store.add(storedGame(1)));
    }

    void damageInTheLogCostsLittle_data()
    {
        QTest::addColumn<qsizetype>("at");
        QTest::newRow("its header") << qsizetype(3);
        QTest::newRow("a checksum of its header") << qsizetype(25);
        QTest::newRow("a frame's header") << qsizetype(32 + 3 * (24 + pageSize) + 9);
        QTest::newRow("a frame's page") << qsizetype(32 + 3 * (24 + pageSize) + 2000);
    }

    /// SQLite leaves out the damaged frame and all that follow, and then removes the log, without a word.
    void damageInTheLogCostsLittle()
    {
        QFETCH(const qsizetype, at);
        Files files = m_logged;
        files.log[at] = char(files.log[at] ^ 4);
        QVERIFY(readableBySqlite(files).size() <= games - 55);
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(path);
        GameStore store(path);
        const std::optional<StoreProblem> told = store.takeProblem();
        QVERIFY(told && told->isOver());
        QVERIFY2(GameList(&store).games({})->size() > games - 10, qPrintable(QString::number(told->rescued)));
    }

    void killedWhileItIsRescued()
    {
        Files files = m_plain;
        Vandal vandal(3);
        vandal.damage(files, Way::Zeros);
        files.database.replace(100, 300, QByteArray(300, '\0'));
        const auto play = [](const QString &path) {
            auto player = std::make_unique<QProcess>();
            player->start(QStringLiteral(FOUR_STORAGE_PLAYER),
                          {path, QStringLiteral("1"), QStringLiteral("0")});
            return player;
        };
        const QTemporaryDir first(memoryFolder());
        const QString whole = first.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(whole);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(play(whole)->waitForFinished());
        const qint64 duration = timer.elapsed();
        GameStore expected(whole);
        const qsizetype rescued = GameList(&expected).games({})->size();
        QVERIFY(rescued > games / 2);

        int interrupted = 0;
        const int kills = qEnvironmentVariableIsSet("FOUR_DAMAGES") ? 100 : 20;
        for (int i = 0; i < kills; ++i) {
            const QTemporaryDir folder(memoryFolder());
            const QString path = folder.filePath(QStringLiteral("games.sqlite"));
            files.writeTo(path);
            // Twice, as after a second start.
            for (int again = 0; again < 2; ++again) {
                const std::unique_ptr<QProcess> player = play(path);
                QVERIFY(player->waitForStarted());
                QThread::usleep(static_cast<unsigned long>(vandal.below(duration * 1000 + 1)));
                player->kill();
                QVERIFY(player->waitForFinished());
                interrupted += QFile::exists(path + QStringLiteral(".rescue-part")) ||
                                       QFile::exists(path + QStringLiteral(".rescued"))
                                   ? 1
                                   : 0;
            }
            GameStore store(path);
            QVERIFY(store.database().isOpen());
            QCOMPARE(GameList(&store).games({})->size(), rescued);
            const QStringList kept = QDir(folder.path()).entryList({QStringLiteral("*.damaged-*")});
            QVERIFY(!kept.isEmpty());
            QCOMPARE(contentOf(folder.filePath(kept.first())), files.database);
            QVERIFY(store.add(storedGame(7)));
        }
        QVERIFY2(interrupted >= kills / 4, qPrintable(QString::number(interrupted)));
    }

    void killedBetweenTheNames_data()
    {
        QTest::addColumn<int>("step");
        for (int step = 0; step < 4; ++step)
            QTest::addRow("%d", step) << step;
    }

    /// Each state of the folder in which a kill can leave it while the rescued file takes its place.
    void killedBetweenTheNames()
    {
        QFETCH(const int, step);
        Files files = m_logged;
        files.database.replace(100, 300, QByteArray(300, '\0'));
        const QTemporaryDir folder(memoryFolder());
        const QString path = folder.filePath(QStringLiteral("games.sqlite"));
        files.writeTo(path);
        QVERIFY(std::holds_alternative<rescue::Gathered>(rescue::gather(path, [](int) {})));
        const QString aside = path + QStringLiteral(".damaged-20260101-000000-000");
        if (step > 0)
            QVERIFY(QFile::rename(path, aside));
        if (step > 1)
            QVERIFY(QFile::rename(path + QStringLiteral("-wal"), aside + QStringLiteral("-wal")));
        if (step > 2)
            QVERIFY(QFile::rename(path + QStringLiteral(".rescued"), path));
        GameStore store(path);
        // The killed process has told of nothing; once told, it is not told again.
        const std::optional<StoreProblem> told = store.takeProblem();
        QVERIFY(told && told->isOver());
        QCOMPARE(told->rescued, games);
        QVERIFY(QFile::exists(told->movedTo));
        store.database().setLossTold();
        QVERIFY(!GameStore(path).takeProblem());
        QCOMPARE(GameList(&store).games({})->size(), games);
        QVERIFY(!QFile::exists(path + QStringLiteral(".rescued")));
        const QStringList kept =
            QDir(folder.path()).entryList({QStringLiteral("*.damaged-*")}, QDir::Files, QDir::Name);
        QCOMPARE(kept.size(), 2);
        QCOMPARE(contentOf(folder.filePath(kept[0])), files.database);
        QCOMPARE(kept[1], kept[0] + QStringLiteral("-wal"));
        QCOMPARE(contentOf(folder.filePath(kept[1])), files.log);
    }

private:
    std::vector<StoredGame> m_games;
    Files m_plain;  ///< all in the file
    Files m_logged; ///< the last 60 games are in the log
};

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
