// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzleset.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "ui/store/file/schema.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/reviewstore.h"
#include "ui/store/training/ownpuzzles.h"
#include "ui/store/training/trainingstore.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <random>

using namespace four;

namespace {
using Row = QMap<QString, QVariant>;

/// What a file says, asked past the program.
QList<Row> rowsOf(const QString &path, const QString &statement)
{
    QList<Row> rows;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("past"));
        database.setDatabaseName(path);
        if (database.open()) {
            QSqlQuery query(statement, database);
            while (query.next()) {
                Row row;
                for (int i = 0; i < query.record().count(); ++i)
                    row.insert(query.record().fieldName(i), query.value(i));
                rows.append(row);
            }
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("past"));
    return rows;
}

const QString allGames = QStringLiteral("SELECT * FROM game ORDER BY id");
const QString allRecords = QStringLiteral("SELECT * FROM record ORDER BY game");
} // namespace

/// Files of earlier versions of the database. Each lies in tests/data as that version wrote it.
class TestMigration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(memoryFolder());
        QVERIFY(QFile::copy(QStringLiteral(FOUR_TEST_DATA "/games-schema-1.sqlite"), path()));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
    }

    void version1IsTakenOverWhole()
    {
        const QList<Row> before = rowsOf(path(), allGames);
        const QList<Row> records = rowsOf(path(), allRecords);
        QCOMPARE(before.size(), 45);
        QCOMPARE(records.size(), 45);
        GameStore store(path());
        QVERIFY(!store.takeProblem());
        const QList<Row> after = rowsOf(path(), allGames);
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            for (const QString &column : before[i].keys())
                QCOMPARE(after[i].value(column), before[i].value(column));
        }
        QCOMPARE(rowsOf(path(), allRecords), records);
        // Every column says what it says of a game that is stored today.
        QList<Row> fresh;
        {
            const QTemporaryDir other(memoryFolder());
            GameStore today(other.filePath(QStringLiteral("games.sqlite")));
            for (const Row &row : after)
                QVERIFY(today.update(row[QStringLiteral("id")].toLongLong(),
                                     loaded(store, row[QStringLiteral("id")].toLongLong())));
            fresh = rowsOf(today.database().path(), allGames);
        }
        for (qsizetype i = 0; i < after.size(); ++i) {
            for (const QString &column : after[i].keys()) {
                if (column != QStringLiteral("played") && column != QStringLiteral("deleted"))
                    QCOMPARE(after[i].value(column), fresh[i].value(column));
            }
        }
    }

    void version1sOrderOfPlayingWasItsClock()
    {
        const auto ids = [this](const QString &order) {
            QList<qint64> games;
            for (const Row &row : rowsOf(path(), QStringLiteral("SELECT id FROM game ORDER BY ") + order))
                games.append(row[QStringLiteral("id")].toLongLong());
            return games;
        };
        const QList<qint64> before = ids(QStringLiteral("changed, id"));
        GameStore store(path());
        QCOMPARE(ids(QStringLiteral("played")), before);
        QCOMPARE(store.latest(), 47);
    }

    void whatIsDeletedStaysSoAndCanBeBroughtBack()
    {
        GameStore store(path());
        GameList list(&store);
        QCOMPARE(list.games({})->size(), 42);
        QCOMPARE(list.restorable(), 1);
        QCOMPARE(list.restore(), QList<qint64>({41}));
        QList<qint64> back = list.restore().value();
        std::ranges::sort(back);
        QCOMPARE(back, QList<qint64>({3, 8}));
        QCOMPARE(list.games({})->size(), 45);
    }

    void itIsGoneOnWith()
    {
        {
            GameStore store(path());
            StoredGame game = loaded(store, 40);
            QVERIFY(game.recorded.game.apply(action::Resign{}).refusal == std::nullopt);
            game.recorded.times->actions.push_back(game.recorded.times->actions.back());
            QVERIFY(store.update(40, game));
            QVERIFY(store.add(storedGame(99)).value() > 47);
        }
        GameStore again(path());
        QVERIFY(!again.takeProblem());
        QVERIFY(loaded(again, 40).recorded.game.isOver());
        QVERIFY(again.erase(*again.latest()));
        QCOMPARE(again.latest(), 40);
        QCOMPARE(rowsOf(path(), QStringLiteral("PRAGMA foreign_key_check")).size(), 0);
        QCOMPARE(rowsOf(path(), QStringLiteral("PRAGMA integrity_check")).at(0).first(), QVariant("ok"));
    }

    void killedInTheMidst()
    {
        makeLarge();
        const QByteArray original = content();
        const qsizetype games = rowsOf(path(), allGames).size();
        const QVariant last = rowsOf(path(), QStringLiteral("SELECT max(id) FROM game")).at(0).first();
        std::mt19937 random(7);
        int unfinished = 0;
        for (int moment = 0; moment < 15; ++moment) {
            for (const char *suffix : {"", "-wal", "-shm", ".mark"})
                QFile::remove(path() + QLatin1String(suffix));
            write(original);
            QProcess player;
            player.start(QStringLiteral(FOUR_STORAGE_PLAYER),
                         {path(), QStringLiteral("1"), QStringLiteral("1")});
            QVERIFY(player.waitForStarted());
            QThread::msleep(random() % 400);
            player.kill();
            QVERIFY(player.waitForFinished());
            unfinished += player.readAllStandardOutput().isEmpty() ? 1 : 0;
            GameStore store(path());
            QVERIFY(!store.takeProblem());
            const QVariant found =
                store.database()
                    .value(QStringLiteral("SELECT count(*) FROM game JOIN record ON game = id"
                                          " WHERE id <= ?"),
                           {last})
                    .value();
            QCOMPARE(found.toLongLong(), games);
            QCOMPARE(rowsOf(path(), QStringLiteral("PRAGMA integrity_check")).at(0).first(), QVariant("ok"));
        }
        QVERIFY2(unfinished >= 3, "The killing must meet the work.");
    }

    void byTwoProcessesAtOnce()
    {
        makeLarge();
        const qsizetype games = rowsOf(path(), allGames).size();
        std::array<QProcess, 2> players;
        for (int i = 0; i < 2; ++i)
            players[std::size_t(i)].start(QStringLiteral(FOUR_STORAGE_PLAYER),
                                          {path(), QString::number(i + 1), QStringLiteral("1")});
        for (QProcess &player : players) {
            QVERIFY(player.waitForFinished(60000));
            QCOMPARE(player.exitCode(), 0);
        }
        GameStore store(path());
        QVERIFY(!store.takeProblem());
        const qint64 found =
            store.database().value(QStringLiteral("SELECT count(*) FROM game")).value().toLongLong();
        QVERIFY2(found >= games && found <= games + 2, qPrintable(QString::number(found)));
        QCOMPARE(store.database().value(QStringLiteral("PRAGMA user_version")).value().toInt(),
                 schema::version);
    }

    void version2KeepsAllAndGetsReviews()
    {
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::copy(QStringLiteral(FOUR_TEST_DATA "/games-schema-2.sqlite"), path()));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
        const QString version = QStringLiteral("PRAGMA user_version");
        QCOMPARE(rowsOf(path(), version).at(0).first(), QVariant(2));
        const QList<Row> games = rowsOf(path(), allGames);
        const QList<Row> records = rowsOf(path(), allRecords);
        QCOMPARE(games.size(), 45);
        {
            GameStore store(path());
            QVERIFY(!store.takeProblem());
            const Game game = loaded(store, 40).recorded.game;
            ReviewStore reviews(&store);
            QVERIFY(!reviews.find(40, game));
            reviews.keep(40, game, coach::Review());
            QVERIFY(reviews.find(40, game));
        }
        QCOMPARE(rowsOf(path(), version).at(0).first(), QVariant(schema::version));
        QCOMPARE(rowsOf(path(), allGames), games);
        QCOMPARE(rowsOf(path(), allRecords), records);
        QCOMPARE(rowsOf(path(), QStringLiteral("PRAGMA foreign_key_check")).size(), 0);
        GameStore again(path());
        QVERIFY(!again.takeProblem());
        QVERIFY(ReviewStore(&again).find(40, loaded(again, 40).recorded.game));
    }

    void version3KeepsAllAndGetsTraining()
    {
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::copy(QStringLiteral(FOUR_TEST_DATA "/games-schema-3.sqlite"), path()));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
        const QString version = QStringLiteral("PRAGMA user_version");
        const QString allReviews = QStringLiteral("SELECT * FROM review ORDER BY game");
        QCOMPARE(rowsOf(path(), version).at(0).first(), QVariant(3));
        const QList<Row> games = rowsOf(path(), allGames);
        const QList<Row> records = rowsOf(path(), allRecords);
        const QList<Row> reviews = rowsOf(path(), allReviews);
        QCOMPARE(games.size(), 45);
        QCOMPARE(reviews.size(), 4);
        const PuzzleTry tried{
            .puzzle = QStringLiteral("win 4435"), .rating = 1300, .when = 5, .day = {2026, 3, 1}};
        {
            GameStore store(path());
            QVERIFY(!store.takeProblem());
            TrainingStore training(&store);
            QVERIFY(training.names().isEmpty());
            training.note(QStringLiteral("Lan"), tried);
            QVERIFY(!store.takeProblem());
        }
        QCOMPARE(rowsOf(path(), version).at(0).first(), QVariant(schema::version));
        QCOMPARE(rowsOf(path(), allGames), games);
        QCOMPARE(rowsOf(path(), allRecords), records);
        QCOMPARE(rowsOf(path(), allReviews), reviews);
        QCOMPARE(rowsOf(path(), QStringLiteral("PRAGMA foreign_key_check")).size(), 0);
        GameStore again(path());
        QCOMPARE(TrainingStore(&again).training(QStringLiteral("Lan")).tries, std::vector{tried});
    }

    /// Until version 5 only the record of a game told that the coach had helped in it.
    void version3FindsTheGamesWithHelp_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isHelp");
        QTest::newRow("values") << "coach: values" << true;
        QTest::newRow("hints") << "coach: hints 1 0" << true;
        QTest::newRow("practice, in which it spoke") << "coach: practice spoke" << true;
        QTest::newRow("practice alone") << "coach: practice" << false;
        QTest::newRow("a name like it") << "player 3: coach: values" << false;
    }

    void version3FindsTheGamesWithHelp()
    {
        QFETCH(QString, line);
        QFETCH(bool, isHelp);
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::copy(QStringLiteral(FOUR_TEST_DATA "/games-schema-3.sqlite"), path()));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
        const int id = rowsOf(path(), allRecords).at(7).value(QStringLiteral("game")).toInt();
        rowsOf(path(), QStringLiteral("UPDATE record SET text = replace(text, char(10) || 'seed: ',"
                                      " char(10) || '%1' || char(10) || 'seed: ') WHERE game = %2")
                           .arg(line)
                           .arg(id));
        GameStore store(path());
        QVERIFY(!store.takeProblem());
        const QList<Row> helped = rowsOf(path(), QStringLiteral("SELECT game FROM helped"));
        QCOMPARE(helped.size(), isHelp ? 1 : 0);
        if (isHelp)
            QCOMPARE(helped.first().first().toInt(), id);
    }

    void version7FindsTheTimesOfGamesWithAClock()
    {
        const QString allThought = QStringLiteral("SELECT * FROM thought ORDER BY game");
        QList<Row> before;
        {
            GameStore store(path());
            // Games of all kinds.
            for (std::uint64_t seed = 0; seed < 200; ++seed)
                QVERIFY(store.add(storedGame(seed)));
            before = rowsOf(path(), allThought);
            QVERIFY(before.size() > 10);
            QVERIFY(store.run(QStringLiteral("DROP TABLE thought")));
            QVERIFY(store.run(QStringLiteral("PRAGMA user_version = 7")));
        }
        {
            GameStore store(path());
            QVERIFY(!store.takeProblem());
        }
        QCOMPARE(rowsOf(path(), allThought), before);
    }

    void version9GetsPositionsKnownByHeart()
    {
        const QString lan = QStringLiteral("Lan");
        const PuzzleTry tried{
            .puzzle = QStringLiteral("win 4435"), .rating = 1300, .when = 5, .day = {2026, 3, 1}};
        {
            GameStore store(path());
            TrainingStore(&store).note(lan, tried);
            QVERIFY(store.run(QStringLiteral("DROP TABLE drill_try")));
            QVERIFY(store.run(QStringLiteral("PRAGMA user_version = 9")));
        }
        const Drilled drilled{.drops = QStringLiteral("44"), .column = 3, .when = 6, .day = {2026, 3, 1}};
        {
            GameStore store(path());
            QVERIFY(!store.takeProblem());
            QCOMPARE(TrainingStore(&store).training(lan).tries, std::vector{tried});
            TrainingStore(&store).note(lan, drilled);
        }
        GameStore again(path());
        QCOMPARE(TrainingStore(&again).training(lan).drills, std::vector{drilled});
        QVERIFY(!again.takeProblem());
    }

    /// A file of the version whose puzzles were rated by their first drop: none of those is in a set any
    /// more.
    void keepsTriesAtPuzzlesOfAnotherSet()
    {
        QVERIFY(QFile::remove(path()));
        QVERIFY(QFile::copy(QStringLiteral(FOUR_TEST_DATA "/training-first-drops.sqlite"), path()));
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner));
        const auto opened = coach::PuzzleFile::open(std::string(FOUR_RESOURCES "/puzzles.set"));
        const coach::PuzzleSet &set = std::get<coach::PuzzleFile>(opened).set();
        QSet<QString> known;
        for (std::size_t i = 0; i < set.size(); ++i)
            known.insert(PuzzleTry::keyOf(set.at(i)));

        GameStore store(path());
        QVERIFY(!store.takeProblem());
        const Training training = TrainingStore(&store).training(QStringLiteral("Lan"));
        QCOMPARE(training.tries.size(), std::size_t(14));
        // None of them is in the present set: they are known by the file alone.
        std::vector<QString> inBoth;
        for (const PuzzleTry &tried : training.tries) {
            if (known.contains(tried.puzzle))
                inBoth.push_back(tried.puzzle);
        }
        QVERIFY(inBoth.empty());
        QVERIFY(triedPuzzles(training).contains(QStringLiteral("win 545544455445111111622226667")));
        // Each has the rating that it had when it was tried, and they come to the same rating of the person.
        const std::array ratings{643,  1031, 1109, 1179, 0,    1257, 1318,
                                 1365, 1411, 1490, 1569, 1674, 1802, 2077};
        for (std::size_t i = 0; i < ratings.size(); ++i)
            QCOMPARE(training.tries[i].rating, ratings.at(i));
        QCOMPARE(ratingCourse(training).size(), std::size_t(13));
        QCOMPARE(shownRating(training), std::optional(1483));
        const auto tasks = tasksOf(training);
        const std::array<TaskTally, 5> expected{{{5, 5}, {3, 1}, {2, 1}, {4, 1}, {}}};
        QVERIFY(tasks == expected);
        QCOMPARE(bestRush(training)->solved, 9);
        // The mistake that was missed on 1 March is due on the day after.
        OwnPuzzleFinder finder(&store);
        QCOMPARE(finder.find(training, {2026, 3, 1}).next, std::optional(QDate(2026, 3, 2)));
        const std::vector<OwnPuzzle> due = finder.due(training, {2026, 3, 2});
        QCOMPARE(due.size(), std::size_t(1));
        QCOMPARE(PuzzleTry::keyOf(due.front().puzzle), QStringLiteral("mistake 44453"));
        QVERIFY(due.front().puzzle.result == coach::Result::Win);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }
    [[nodiscard]] QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// So many games that taking them over takes a while.
    void makeLarge() const
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("large"));
        database.setDatabaseName(path());
        QVERIFY(database.open());
        {
            QSqlQuery query(database);
            for (int i = 0; i < 7; ++i) {
                QVERIFY(query.exec(QStringLiteral(
                    "INSERT INTO record SELECT game + (SELECT max(id) FROM game), text FROM record")));
                QVERIFY(query.exec(QStringLiteral(
                    "INSERT INTO game SELECT id + (SELECT max(id) FROM game), begun, changed, preset,"
                    " rematch_starter, player_one, player_two, level_one, level_two, ending, winner, discs,"
                    " searched, deleted FROM game")));
            }
            QVERIFY(query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("large"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestMigration)
#include "tst_migration.moc"
