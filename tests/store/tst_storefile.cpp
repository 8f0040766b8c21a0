// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/files.h"
#include "tests/memoryfolder.h"
#include "tests/store/script.h"
#include "tests/system/testsystem.h"
#include "ui/store/file/schema.h"
#include "ui/store/file/storecare.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/file/storewatcher.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/retryqueue.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QtEndian>

#include <algorithm>
#include <memory>
#include <tuple>
#include <vector>

using namespace four;

namespace {
void overwrite(const QString &path, qint64 at, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(at));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// So that no query goes through, and the rescue finds every game all the same.
void breakSchema(const QString &path)
{
    overwrite(path, 100, QByteArray(1000, 'x'));
}
} // namespace

/// The file of all games, used by several windows and processes, and moved about by people.
class TestStoreFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(memoryFolder()); }

    void aStoreThatWasLockedAtTheStartIsOpenedLater()
    {
        QVERIFY(GameStore(path()).add(storedGame(1)));
        Connection other(path());
        // Without a write-ahead log nothing can be read beside a writer.
        QVERIFY(other.exec(QStringLiteral("PRAGMA journal_mode = DELETE")));
        QVERIFY(other.exec(QStringLiteral("BEGIN EXCLUSIVE")));
        GameStore store(path());
        QVERIFY(!store.database().isOpen());
        QVERIFY(store.takeProblem()->kind == StoreProblem::Kind::Busy);
        RetryQueue queue(&store);
        QSignalSpy recovered(&queue, &RetryQueue::recovered);
        QSignalSpy troubled(&queue, &RetryQueue::troubled);
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(2)};
        connect(&queue, &RetryQueue::due, this, [&] { queue.store(&game); });
        QVERIFY(!queue.store(&game));
        QVERIFY(!store.database().retryOpen());
        QVERIFY(other.exec(QStringLiteral("COMMIT")));
        QTRY_VERIFY_WITH_TIMEOUT(game.number.has_value() && !game.isBehind, 10000);
        QVERIFY(store.database().isOpen());
        QVERIFY(loaded(store, *game.number).recorded == game.game.recorded);
    }

    void theFolderComesLater()
    {
        // A file stands where the folder should be, as on a disk that is not mounted yet.
        const QString place = m_folder->filePath(QStringLiteral("place"));
        {
            QFile file(place);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        GameStore store(place + QStringLiteral("/games.sqlite"));
        QVERIFY(!store.database().isOpen());
        QVERIFY(store.database().reason()->kind == StoreProblem::Kind::CannotOpen);
        QVERIFY(!store.database().retryOpen());
        QVERIFY(!store.add(storedGame(1)));
        QVERIFY(QFile::remove(place));
        QVERIFY(store.database().retryOpen());
        QVERIFY(!store.database().reason());
        QVERIFY(store.add(storedGame(1)));
    }

    void twoWindowsAndADamagedFile()
    {
        GameStore first(path());
        GameStore second(path());
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            QVERIFY(first.add(storedGame(seed)));
        QVERIFY(second.latest());
        QVERIFY(first.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        // Unknown to both; their pages in memory do not help a store that reads the file anew.
        for (qint64 page = 1; page < QFileInfo(path()).size() / 4096; ++page)
            overwrite(path(), page * 4096 + 1, QByteArray(7, 'x'));
        GameStore third(path());
        GameList list(&third);
        std::ignore = list.games({.key = ListOrder::Key::Discs});
        third.rescueNow();
        const std::optional<StoreProblem> problem = third.takeProblem();
        QVERIFY(problem && problem->kind == StoreProblem::Kind::Damaged);
        const std::optional<FileIdentity> good = identityOf(path());
        // What the others do now, reading or writing, is in the new file, which stays where it is.
        const qint64 one = first.add(storedGame(100)).value();
        QVERIFY(!first.takeProblem());
        const qint64 two = second.add(storedGame(101)).value();
        QVERIFY(!second.takeProblem());
        QVERIFY(identityOf(path()) == good);
        QVERIFY(loaded(third, one).recorded == storedGame(100).recorded);
        QVERIFY(loaded(third, two).recorded == storedGame(101).recorded);
        QVERIFY(one != two);
    }

    void theSecondToFindTheDamageLeavesTheNewFile()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            QVERIFY(GameStore(path()).add(storedGame(seed)));
        auto first = std::make_unique<Database>(path());
        auto second = std::make_unique<Database>(path());
        QVERIFY(first->isOpen() && second->isOpen());
        breakSchema(path());
        first->replaceDamaged();
        QCOMPARE(first->takeProblem()->rescued, 60);
        second->replaceDamaged();
        QVERIFY(second->isOpen());
        QVERIFY(!second->problem());
        QStringList kept = QDir(m_folder->path()).entryList({QStringLiteral("*.damaged-*")});
        kept.removeIf([](const QString &name) { return name.endsWith(u"-wal") || name.endsWith(u"-shm"); });
        QCOMPARE(kept.size(), 1);
        QCOMPARE(second->value(QStringLiteral("SELECT count(*) FROM game")).value().toInt(), 60);
    }

    void aDamagedFileThatCannotBeMovedTakesNoMoreGames()
    {
        GameStore first(path());
        GameStore second(path());
        QVERIFY(first.add(storedGame(1)));
        std::optional<testsystem::UnmovableFile> other(std::in_place, path());
        if (!other->isHeld())
            QSKIP("this user can hold no file");
        first.rescueNow();
        const std::optional<StoreProblem> problem = first.takeProblem();
        QVERIFY(problem && problem->kind == StoreProblem::Kind::Damaged);
        QVERIFY(problem->movedTo.isEmpty());
        // What went in there now would not be in the rescued one, which is complete already.
        QVERIFY(!second.add(storedGame(2)));
        QVERIFY(second.takeProblem()->kind == StoreProblem::Kind::Damaged);
        QVERIFY(!first.database().retryOpen());
        QVERIFY(!second.database().retryOpen());
        other.reset();
        QVERIFY(second.database().retryOpen());
        const std::optional<qint64> two = second.add(storedGame(2));
        QVERIFY(first.database().retryOpen());
        QVERIFY(two && loaded(first, *two).recorded == storedGame(2).recorded);
        QCOMPARE(GameList(&second).games({})->size(), 2);
    }

    void damageThatIsMetWhilePlayingIsToldAndStaysTold()
    {
        GameStore store(path());
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(1)};
        RetryQueue queue(&store);
        QSignalSpy recovered(&queue, &RetryQueue::recovered);
        QSignalSpy troubled(&queue, &RetryQueue::troubled);
        QVERIFY(queue.store(&game));
        for (std::uint64_t seed = 10; seed < 200; ++seed)
            QVERIFY(store.add(storedGame(seed)));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        for (qint64 page = 1; page < QFileInfo(path()).size() / 4096; ++page)
            overwrite(path(), page * 4096, QByteArray(8, 'x'));
        // Another one's change makes SQLite forget what it has in memory.
        {
            Connection other(path());
            other.exec(QStringLiteral("PRAGMA user_version = 2"));
        }
        QVERIFY(queue.store(&game));
        QCOMPARE(troubled.size(), 1);
        QVERIFY(troubled[0][0].value<StoreProblem>().kind == StoreProblem::Kind::Damaged);
        QVERIFY(troubled[0][0].value<StoreProblem>().isOver());
        QCOMPARE(recovered.size(), 0);
        QVERIFY(loaded(store, *game.number).recorded == game.game.recorded);
    }

    void aListThatEndsAtDamageIsNotTakenForWhole()
    {
        {
            GameStore store(path());
            std::vector<StoredGame> games;
            for (std::uint64_t seed = 0; seed < 400; ++seed)
                games.push_back(storedGame(seed));
            QVERIFY(store.add(games));
        }
        // A page in the midst of the games, so that the first rows are read well.
        const QByteArray content = contentOf(path());
        QList<qint64> pages;
        for (qint64 at = 4096; at < content.size(); at += 4096) {
            const QByteArray page = content.mid(at, 4096);
            // Only the keys that sort names have this, and no record, nor another table.
            if (page[0] == 0x0D && page.contains("!!") && !page.contains("four-in-a-row"))
                pages.append(at);
        }
        QVERIFY(pages.size() > 5);
        overwrite(path(), pages[pages.size() / 2], QByteArray(8, 'x'));
        GameStore store(path());
        QVERIFY(!store.takeProblem());
        GameList list(&store);
        const std::optional<FinishedGames> finished = list.finishedGames();
        const std::optional<StoreProblem> problem = store.takeProblem();
        QVERIFY(problem && problem->kind == StoreProblem::Kind::Damaged);
        // The records are all there, and with them the games.
        QCOMPARE(problem->rescued, 400);
        QVERIFY(finished);
        int over = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed)
            over += storedGame(seed).recorded.game.isOver() ? 1 : 0;
        QCOMPARE(int(finished->games.size()), over);
    }

    void aRemovedFolderIsToldAndAnotherBegun()
    {
        if (!testsystem::canRemoveOpenFiles())
            QSKIP("a folder stays as long as a file in it is open");
        GameStore store(path("inner/games.sqlite"));
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(1)};
        RetryQueue queue(&store);
        QSignalSpy troubled(&queue, &RetryQueue::troubled);
        QVERIFY(queue.store(&game));
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("inner"))).removeRecursively());
        QVERIFY(queue.store(&game));
        QCOMPARE(troubled.size(), 1);
        QVERIFY(troubled[0][0].value<StoreProblem>().kind == StoreProblem::Kind::Removed);
        GameStore again(path("inner/games.sqlite"));
        QVERIFY(loaded(again, *game.number).recorded == game.game.recorded);
        // Once: it is another file now.
        QVERIFY(queue.store(&game));
        QCOMPARE(troubled.size(), 1);
    }

    void anotherFileInItsPlaceIsGoneOnWith()
    {
        GameStore store(path());
        QVERIFY(store.add(storedGame(1)));
        // An old copy is put back.
        QVERIFY(
            GameStore(path("other.sqlite")).add(std::vector{storedGame(2), storedGame(3), storedGame(4)}));
        QVERIFY(QFile::rename(path(), path("old.sqlite")));
        QVERIFY(QFile::rename(path("other.sqlite"), path()));
        QCOMPARE(GameList(&store).games({})->size(), 3);
        QVERIFY(store.add(storedGame(5)));
        QCOMPARE(GameList(&store).games({})->size(), 4);
        // And the old one has all that was stored in it.
        GameStore old(path("old.sqlite"));
        QCOMPARE(GameList(&old).games({})->size(), 1);
        QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()) == storecopy::Result::Sound);
    }

    void aLockHeldByAnotherHoldsUpNobodyTwice()
    {
        GameStore store(path());
        const qint64 id = store.add(storedGame(1)).value();
        Connection other(path());
        QVERIFY(other.exec(QStringLiteral("BEGIN IMMEDIATE")));
        QVERIFY(!store.update(id, storedGame(1)));
        QElapsedTimer timer;
        timer.start();
        for (int action = 0; action < 10; ++action)
            QVERIFY(!store.update(id, storedGame(1)));
        QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(other.exec(QStringLiteral("COMMIT")));
        QVERIFY(store.update(id, storedGame(1)));
        // At the end there is no later time to try again.
        QVERIFY(other.exec(QStringLiteral("BEGIN IMMEDIATE")));
        store.database().prepareForLastTry(1500);
        timer.restart();
        QVERIFY(!store.update(id, storedGame(1)));
        QVERIFY2(timer.elapsed() > 1000, qPrintable(QString::number(timer.elapsed())));
    }

    void theLastTryWaitsForAFileThatWasLockedSinceTheStart()
    {
        QVERIFY(GameStore(path()).add(storedGame(1)));
        QSemaphore locked;
        QSemaphore over;
        const std::unique_ptr<QThread> other(QThread::create([this, &locked, &over] {
            Connection connection(path());
            connection.exec(QStringLiteral("PRAGMA journal_mode = DELETE"));
            connection.exec(QStringLiteral("BEGIN EXCLUSIVE"));
            locked.release();
            over.acquire();
            QThread::msleep(700);
            connection.exec(QStringLiteral("COMMIT"));
        }));
        other->start();
        locked.acquire();
        GameStore store(path());
        QVERIFY(!store.database().isOpen());
        RetryQueue queue(&store);
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(2)};
        QVERIFY(!queue.store(&game));
        over.release();
        queue.storeAtTheEnd(&game);
        QVERIFY(game.number && !game.isBehind);
        other->wait();
    }

    void theLastTryWaitsForWhoHasTheFileLocked()
    {
        GameStore store(path());
        RetryQueue queue(&store);
        KeptGame left{.number = {}, .lock = {}, .game = storedGame(1), .isBehind = true};
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(2)};
        queue.storeAtTheEnd(&game); // nothing is behind
        QVERIFY(!store.latest());
        QSemaphore locked;
        const std::unique_ptr<QThread> other(QThread::create([this, &locked] {
            Connection connection(path());
            connection.exec(QStringLiteral("BEGIN IMMEDIATE"));
            locked.release();
            QThread::msleep(1200);
            connection.exec(QStringLiteral("COMMIT"));
        }));
        other->start();
        locked.acquire();
        QVERIFY(!queue.store(&game));
        queue.add(std::move(left));
        queue.storeAtTheEnd(&game);
        QVERIFY(game.number && !game.isBehind);
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM game")), QVariant(2));
        other->wait();
    }

    void hundredsOfGamesAtOnce()
    {
        // As many windows as a person may open files: a descriptor each would be too many.
        std::optional<testsystem::Limit> limit(std::in_place, testsystem::Limit::Of::OpenFiles, 64);
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
        std::vector<std::unique_ptr<GameStore>> windows;
        std::vector<std::unique_ptr<GameLock>> locks;
        int stored = 0;
        for (std::uint64_t i = 0; i < 400; ++i) {
            windows.push_back(std::make_unique<GameStore>(GameStore::shared()));
            if (const std::optional<qint64> id = windows.back()->add(storedGame(i))) {
                locks.push_back(windows.back()->lock(*id));
                stored += locks.back() ? 1 : 0;
                // Each belongs to one window, and so it does within a process.
                QVERIFY(!windows.front()->lock(*id));
            }
        }
        limit.reset();
        QCOMPARE(stored, 400);
        locks.erase(locks.begin());
        QVERIFY(windows.back()->lock(1));
    }

    void newFilesAreForTheirOwnerAlone()
    {
        if (!testsystem::hasFileModes())
            QSKIP("what lies in a user's own folders is nobody else's to read");
        GameStore store(path("new/games.sqlite"));
        QVERIFY(store.add(storedGame(1)));
        QVERIFY(storecopy::checkAndCopy(path("new/games.sqlite"), QDateTime::currentDateTimeUtc()) ==
                storecopy::Result::Sound);
        constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                              QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        const QDir folder(m_folder->filePath(QStringLiteral("new")));
        QCOMPARE(QFileInfo(folder.path()).permissions() & others, QFile::Permissions());
        const QStringList files = folder.entryList(QDir::Files);
        QVERIFY(files.size() >= 4);
        for (const QString &file : files)
            QVERIFY2((QFileInfo(folder.filePath(file)).permissions() & others) == QFile::Permissions(),
                     qPrintable(file));
    }

    void filesOfEarlierVersionsAreClosedToOthers()
    {
        if (!testsystem::hasFileModes())
            QSKIP("what lies in a user's own folders is nobody else's to read");
        // Another process has it open, so that its log is there.
        GameStore other(path());
        QVERIFY(other.add(storedGame(1)));
        constexpr QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther;
        const QStringList files{path(), path() + QStringLiteral("-wal"), path() + QStringLiteral("-shm")};
        for (const QString &file : files)
            QVERIFY2(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | others),
                     qPrintable(file));
        GameStore store(path());
        for (const QString &file : files)
            QVERIFY2((QFileInfo(file).permissions() & others) == QFile::Permissions(), qPrintable(file));
        QVERIFY(store.latest());
    }

    void aCopyADayAndTwoAreKept()
    {
        const auto [newest, older] = storecopy::namesOf(path());
        const QDateTime today = QDateTime::currentDateTimeUtc();
        const auto countIn = [](const QString &file) {
            return storecopy::remainsOfCopies(file).front().games.size();
        };
        GameStore store(path());
        QVERIFY(store.add(storedGame(1)));
        QVERIFY(storecopy::checkAndCopy(path(), today) == storecopy::Result::Sound);
        QVERIFY(QFile::exists(newest));
        QVERIFY(!QFile::exists(older));
        const QByteArray first = contentOf(newest);
        QVERIFY(store.add(storedGame(2)));
        QVERIFY(storecopy::checkAndCopy(path(), today.addSecs(60 * 60)) == storecopy::Result::Sound);
        QCOMPARE(contentOf(newest), first);
        // The next day.
        QTest::qWait(20); // so that the file is younger than its copy
        QVERIFY(store.add(storedGame(3)));
        QVERIFY(storecopy::checkAndCopy(path(), today.addDays(1).addSecs(60)) == storecopy::Result::Sound);
        QCOMPARE(contentOf(older), first);
        QCOMPARE(GameList(std::make_unique<GameStore>(newest).get()).games({})->size(), 3);
        QCOMPARE(countIn(path()), 3);
        // A damaged file takes no good copy's place.
        const QByteArray second = contentOf(newest);
        QVERIFY(store.add(storedGame(4)));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        breakSchema(path());
        QVERIFY(storecopy::checkAndCopy(path(), today.addDays(9)) == storecopy::Result::Damaged);
        QCOMPARE(contentOf(newest), second);
        QCOMPARE(contentOf(older), first);
    }

    void aCopyOfTheSameIsNoSecondOne()
    {
        const auto [newest, older] = storecopy::namesOf(path());
        GameStore store(path());
        QVERIFY(store.add(storedGame(1)));
        const QDateTime today = QDateTime::currentDateTimeUtc();
        QVERIFY(storecopy::checkAndCopy(path(), today) == storecopy::Result::Sound);
        QVERIFY(storecopy::checkAndCopy(path(), today.addDays(2)) == storecopy::Result::Sound);
        QVERIFY(!QFile::exists(older));
    }

    void aCopyFromTheFutureIsReplaced()
    {
        const QString newest = storecopy::namesOf(path()).front();
        GameStore store(path());
        QVERIFY(store.add(storedGame(1)));
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QVERIFY(storecopy::checkAndCopy(path(), now) == storecopy::Result::Sound);
        QVERIFY(store.add(storedGame(2)));
        {
            QFile file(newest);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(now.addYears(1), QFileDevice::FileModificationTime));
        }
        QVERIFY(storecopy::checkAndCopy(path(), now) == storecopy::Result::Sound);
        QCOMPARE(GameList(std::make_unique<GameStore>(newest).get()).games({})->size(), 2);
    }

    void oneProcessCopiesAtATime()
    {
        GameStore store(path());
        QVERIFY(store.add(storedGame(1)));
        const LockFile other(QFileInfo(path()).path() + QStringLiteral("/games.lock"));
        QVERIFY(other.lock(LockFile::copying, LockFile::Share::Alone));
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QVERIFY(storecopy::checkAndCopy(path(), now) == storecopy::Result::Failed);
        QVERIFY(!QFile::exists(storecopy::namesOf(path()).front()));
        other.unlock(LockFile::copying);
        QVERIFY(storecopy::checkAndCopy(path(), now) == storecopy::Result::Sound);
    }

    void aRescueKeepsWhatWasDeleted()
    {
        GameStore store(path());
        GameList list(&store);
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            QVERIFY(store.add(storedGame(seed)));
        QVERIFY(store.erase(4));
        QCOMPARE(list.remove({1}), 1);
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        breakSchema(path());
        store.rescueNow();
        QVERIFY(store.takeProblem()->isOver());
        QCOMPARE(list.games({})->size(), 2);
        QCOMPARE(list.restorable(), 1);
        // The number of an erased game is used no more.
        QCOMPARE(store.add(storedGame(5)), 5);
    }

    void theQueueWaitsForAllItsGames()
    {
        GameStore store(path());
        GameStore other(path());
        RetryQueue queue(&store);
        const QSignalSpy recovered(&queue, &RetryQueue::recovered);
        connect(&queue, &RetryQueue::due, this, [&queue] { queue.store(nullptr); });
        QVERIFY(other.database().connection().exec(QStringLiteral("BEGIN IMMEDIATE")));
        queue.add({.number = {}, .lock = {}, .game = storedGame(1)});
        // No game is played meanwhile.
        queue.store(nullptr);
        QCOMPARE(recovered.size(), 0);
        QVERIFY(other.database().connection().exec(QStringLiteral("COMMIT")));
        QTRY_COMPARE_WITH_TIMEOUT(recovered.size(), 1, 60'000);
        QVERIFY(store.find(storedGame(1).recorded));
    }

    void whatARescueDoesNotFindIsInTheCopy()
    {
        GameStore store(path());
        std::vector<StoredGame> games;
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            games.push_back(storedGame(seed));
        QVERIFY(store.add(games));
        QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()) == storecopy::Result::Sound);
        QVERIFY(store.erase(7));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        const qint64 size = QFileInfo(path()).size();
        overwrite(path(), size / 2, QByteArray(int(size / 2), '\0'));
        store.rescueNow();
        const std::optional<StoreProblem> problem = store.takeProblem();
        QVERIFY(problem && problem->isOver());
        QVERIFY(problem->rescued < 59);
        QCOMPARE(problem->inCopies, 60 - problem->rescued);
        QCOMPARE(store.takeFromCopies(), problem->inCopies);
        QCOMPARE(store.takeFromCopies(), 0);
        for (qint64 id = 1; id <= 60; ++id)
            QVERIFY(loaded(store, id).recorded == games[std::size_t(id - 1)].recorded);
    }

    void theBackgroundCheckFindsWhatNobodyHasRead()
    {
        GameStore store(path());
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            QVERIFY(store.add(storedGame(seed)));
        StoreCare care(path());
        QSignalSpy found(&care, &StoreCare::damageFound);
        QSignalSpy finished(&care, &StoreCare::finished);
        care.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        QCOMPARE(found.size(), 0);
        QVERIFY(QFile::exists(storecopy::namesOf(path()).front()));
        QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        overwrite(path(), QFileInfo(path()).size() - 3 * 4096, QByteArray(2 * 4096, 'x'));
        connect(&care, &StoreCare::damageFound, this, [&] { store.rescueNow(); });
        care.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 20000);
        QCOMPARE(found.size(), 1);
        QVERIFY(store.takeProblem()->isOver());
        QVERIFY(GameList(&store).games({})->size() > 150);
    }

    /// A rescue whose process ended before a person was told of it.
    void aRescueIsToldUntilItWas()
    {
        {
            GameStore store(path());
            QVERIFY(store.add(std::vector{storedGame(1), storedGame(2)}));
        }
        breakSchema(path());
        QVERIFY(GameStore(path()).database().isOpen());
        for (int start = 0; start < 2; ++start) {
            GameStore store(path());
            const std::optional<StoreProblem> told = store.takeProblem();
            QVERIFY(told && told->isOver());
            QCOMPARE(told->rescued, 2);
            QVERIFY(QFile::exists(told->movedTo));
            if (start == 1)
                store.database().setLossTold();
        }
        QVERIFY(!GameStore(path()).takeProblem());
    }

    /// SQLite takes a log that was cut off for the end of what was stored.
    void anOlderFileIsToldUntilItWas()
    {
        std::vector<StoredGame> games;
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            games.push_back(storedGame(seed));
        QVERIFY(GameStore(path()).add(std::span(games).first(3)));
        const QByteArray earlier = contentOf(path());
        {
            GameStore store(path());
            for (std::size_t game = 3; game < games.size(); ++game)
                QVERIFY(store.add(games[game]));
            QVERIFY(store.erase(8));
        }
        // Without loss there is nothing to tell, whatever was erased.
        QVERIFY(!GameStore(path()).takeProblem());
        ownfile::remove(path());
        write(path(), earlier);
        for (int start = 0; start < 2; ++start) {
            GameStore store(path());
            const std::optional<StoreProblem> told = store.takeProblem();
            QVERIFY(told && told->isOver());
            QVERIFY(told->kind == StoreProblem::Kind::Older);
            QCOMPARE(told->missing, 5);
            // The numbers of the missing games stay theirs.
            QCOMPARE(store.add(storedGame(std::uint64_t(start))), 9 + start);
            if (start == 1)
                store.database().setLossTold();
        }
        QVERIFY(!GameStore(path()).takeProblem());
    }

    void anOlderGameIsToldAsWell()
    {
        StoredGame game{.match = {}, .recorded = {.game = Game(GameSetup{}), .times = {}}};
        game.recorded.game.apply(action::Drop{3});
        QCOMPARE(GameStore(path()).add(game), 1);
        const QByteArray earlier = contentOf(path());
        game.recorded.game.apply(action::Drop{3});
        QVERIFY(GameStore(path()).update(1, game));
        QVERIFY(!GameStore(path()).takeProblem());
        ownfile::remove(path());
        write(path(), earlier);
        GameStore store(path());
        const std::optional<StoreProblem> told = store.takeProblem();
        QVERIFY(told && told->kind == StoreProblem::Kind::Older);
        QCOMPARE(told->missing, 0);
    }

    /// Painting a window while a file is rescued runs the event loop, in which lists change.
    void noEventLoopRunsWhileAListIsRead()
    {
        std::vector<StoredGame> games;
        for (std::uint64_t seed = 0; seed < 300; ++seed)
            games.push_back(storedGame(seed));
        {
            GameStore store(path());
            QVERIFY(store.add(games));
            QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        bool isReading = false;
        int loops = 0;
        GameStore store(path(), [&](int) {
            QVERIFY(!isReading);
            ++loops;
            QCoreApplication::processEvents();
        });
        GameList list(&store);
        const QList<qint64> ids = list.games({}).value();
        // Any page of records, and of games.
        overwrite(path(), QFileInfo(path()).size() / 4, QByteArray(int(QFileInfo(path()).size() / 2), '\0'));
        QSignalSpy replaced(&store.database(), &Database::replaced);
        isReading = true;
        for (const qint64 id : ids)
            std::ignore = store.load(id);
        std::ignore = list.summaries(ids);
        QVERIFY(!store.add(storedGame(1)));
        isReading = false;
        QVERIFY(store.database().reason()->kind == StoreProblem::Kind::Rescuing);
        QTRY_COMPARE(replaced.size(), 1);
        QVERIFY(loops > 0);
        QVERIFY(store.takeProblem()->isOver());
        QVERIFY(store.add(storedGame(1)));
        QVERIFY(list.games({})->size() > 50);
    }

    void lostGamesAreOfferedUntilTheyAreTaken_data()
    {
        QTest::addColumn<QString>("loss");
        for (const char *loss :
             {"missing", "empty", "empty beside its log", "begun anew", "begun anew, and copied"})
            QTest::newRow(loss) << QString(loss);
    }

    void lostGamesAreOfferedUntilTheyAreTaken()
    {
        QFETCH(const QString, loss);
        std::vector<StoredGame> games;
        for (std::uint64_t seed = 0; games.size() < 30; ++seed) {
            if (StoredGame game = storedGame(seed); game.recorded.game.board().count(Player::One) > 0)
                games.push_back(std::move(game));
        }
        const int count = int(games.size());
        QByteArray log;
        {
            GameStore store(path());
            for (const StoredGame &game : games)
                QVERIFY(store.add(game));
            QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()) ==
                    storecopy::Result::Sound);
            QVERIFY(store.add(storedGame(400)));
            log = contentOf(path() + "-wal");
        }
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(path() + suffix);
        if (loss.startsWith("empty"))
            write(path(), {});
        if (loss.endsWith("log"))
            write(path() + "-wal", log);
        if (loss.startsWith("begun anew"))
            QCOMPARE(beginAnew(), 1);
        if (loss.endsWith("copied")) {
            QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc().addDays(2)) ==
                    storecopy::Result::Sound);
            QVERIFY(QFile::exists(storecopy::namesOf(path()).back()));
        }
        GameStore store(path());
        const std::optional<qint64> next = store.add(storedGame(600));
        QVERIFY(next);
        if (loss.endsWith("log")) { // has all of them
            QVERIFY(store.takeProblem()->isOver());
            QCOMPARE(GameList(&store).games({})->size(), count + 2);
            QCOMPARE(storecopy::countLost(path()), 0);
            return;
        }
        if (!loss.startsWith("begun anew"))
            QVERIFY(*next > count);
        for (int start = 0; start < 3; ++start) {
            StoreCare care(path());
            QSignalSpy lost(&care, &StoreCare::lostFound);
            care.start();
            QTRY_COMPARE_WITH_TIMEOUT(lost.size(), 1, 20000);
            QCOMPARE(lost[0][0].toInt(), count);
        }
        QCOMPARE(store.takeFromCopies(), count);
        QCOMPARE(storecopy::countLost(path()), 0);
        QCOMPARE(store.takeFromCopies(), 0);
        QSet<QString> found;
        const QList<qint64> ids = GameList(&store).games({}).value();
        for (const qint64 id : ids)
            found.insert(QString::fromStdString(toText(recordOf(loaded(store, id).recorded.game, {}))));
        for (const StoredGame &game : games)
            QVERIFY(found.contains(QString::fromStdString(toText(recordOf(game.recorded.game, {})))));
    }

    void whatAPersonDeletedIsNotOffered()
    {
        GameStore store(path());
        for (std::uint64_t seed = 0; seed < 9; ++seed)
            QVERIFY(store.add(storedGame(seed)));
        QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()) == storecopy::Result::Sound);
        GameList list(&store);
        QCOMPARE(list.remove({2, 5}), 2);
        QCOMPARE(storecopy::countLost(path()), 0);
        QVERIFY(store.run(QStringLiteral("UPDATE game SET deleted = 5 WHERE deleted IS NOT NULL")));
        list.eraseOld();
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM game")), 7);
        QCOMPARE(storecopy::countLost(path()), 0);
        QCOMPARE(store.takeFromCopies(), 0);
    }

    /// A game that is deleted for good is not forgotten in the copies by its number alone.
    void aDeletedGameTakesNoOtherAlong()
    {
        {
            GameStore store(path());
            QVERIFY(store.add(std::vector{storedGame(1), storedGame(2), storedGame(4)}));
            QVERIFY(storecopy::checkAndCopy(path(), QDateTime::currentDateTimeUtc()) ==
                    storecopy::Result::Sound);
        }
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(path() + suffix);
        QCOMPARE(beginAnew(), 1);
        const int lost = storecopy::countLost(path());
        QVERIFY(lost > 1);
        GameStore store(path());
        GameList list(&store);
        QCOMPARE(list.remove({1}), 1);
        QVERIFY(store.run(QStringLiteral("UPDATE game SET deleted = 5 WHERE id = 1")));
        list.eraseOld();
        QCOMPARE(list.games({})->size(), 0);
        QCOMPARE(storecopy::countLost(path()), lost);
    }

    /// A month of days, each with games and a copy, and the file lost on some of them.
    void aMonthWithLosses()
    {
        QDateTime now = QDateTime::currentDateTimeUtc();
        std::uint64_t seed = 0;
        QSet<std::uint64_t> expected;
        QSet<std::uint64_t> today;
        const auto textOf = [](const RecordedGame &game) { return toText(recordOf(game.game, {})); };
        for (int day = 0; day < 30; ++day) {
            now = now.addDays(1).addSecs(60);
            if (day == 6 || day == 7 || day == 19 || day == 28) {
                for (const char *suffix : {"", "-wal", "-shm"})
                    QFile::remove(path() + suffix);
                expected -= today; // what was not copied yet is lost
            }
            today.clear();
            {
                GameStore store(path());
                // The program's start, and what is played on that day after it.
                QVERIFY(storecopy::checkAndCopy(path(), now) == storecopy::Result::Sound);
                for (int game = 0; game < 2; ++game, ++seed) {
                    QVERIFY(store.add(storedGame(seed)));
                    expected.insert(seed);
                    today.insert(seed);
                }
            }
            // The file is younger than its copy, in the days of this test.
            for (const QString &copy : storecopy::namesOf(path())) {
                QFile file(copy);
                if (file.exists() && file.open(QIODevice::ReadWrite))
                    file.setFileTime(now.addSecs(copy.endsWith("1") ? 0 : -90000),
                                     QFileDevice::FileModificationTime);
            }
            for (const char *suffix : {"", "-wal"}) {
                QFile file(path() + suffix);
                if (file.exists() && file.open(QIODevice::ReadWrite))
                    file.setFileTime(now.addSecs(3600), QFileDevice::FileModificationTime);
            }
        }
        GameStore store(path());
        QVERIFY(store.takeFromCopies().value() > 0);
        QSet<QString> found;
        const QList<qint64> ids = GameList(&store).games({}).value();
        for (const qint64 id : ids)
            found.insert(QString::fromStdString(textOf(loaded(store, id).recorded)));
        for (const std::uint64_t game : expected)
            QVERIFY2(found.contains(QString::fromStdString(textOf(storedGame(game).recorded))),
                     qPrintable(QString::number(game)));
        // Nothing is kept for games that are there again.
        QVERIFY(storecopy::checkAndCopy(path(), now.addDays(2)) == storecopy::Result::Sound);
        QVERIFY(QDir(m_folder->path()).entryList({"*.copy-kept-*"}).isEmpty());
    }

    void unknownVersionsAreLeftAlone_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {-1, -2147483647 - 1, schema::version + 1, 1000, 2147483647})
            QTest::addRow("%d", version) << version;
    }

    void unknownVersionsAreLeftAlone()
    {
        QFETCH(const int, version);
        {
            GameStore store(path());
            QVERIFY(store.add(storedGame(1)));
            QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        QByteArray bytes(4, '\0');
        qToBigEndian(version, bytes.data());
        overwrite(path(), 60, bytes);
        const QByteArray content = contentOf(path());
        {
            GameStore store(path());
            QVERIFY(!store.add(storedGame(2)));
            QVERIFY(store.database().reason().value_or(StoreProblem()).kind == StoreProblem::Kind::Newer);
        }
        QCOMPARE(contentOf(path()), content);
    }

    void aLinkStaysALink()
    {
        const QString real = path("real.sqlite");
        QVERIFY(GameStore(real).add(storedGame(1)));
        if (!QFile::link(real, path()) || !QFileInfo(path()).isSymLink())
            QSKIP("There are no links here.");
        breakSchema(real);
        GameStore store(path());
        QCOMPARE(store.takeProblem()->rescued, 1);
        QVERIFY(QFileInfo(path()).isSymLink());
        GameStore same(real);
        QVERIFY(loaded(same, 1).recorded == storedGame(1).recorded);
    }

    void aFileThatBecomesWritableIsStoredIn()
    {
        {
            GameStore store(path());
            QVERIFY(store.add(storedGame(1)));
        }
        QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7777)));
        auto other = std::make_unique<testsystem::OtherUser>();
        GameStore store(path());
        RetryQueue queue(&store);
        KeptGame game{.number = {}, .lock = {}, .game = storedGame(2)};
        QVERIFY(!queue.store(&game));
        other.reset();
        QVERIFY(QFile::setPermissions(path(), QFile::Permissions(0x6666)));
        other = std::make_unique<testsystem::OtherUser>();
        connect(&queue, &RetryQueue::due, this, [&] { queue.store(&game); });
        QTRY_VERIFY_WITH_TIMEOUT(!game.isBehind && game.number, 10000);
    }

    void listsHearOfChanges()
    {
        GameStore store(path());
        StoreWatcher watcher(&store.database());
        QSignalSpy changed(&watcher, &StoreWatcher::changed);
        QVERIFY(store.add(storedGame(1)));
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 10000);
        // By another connection, as of another process.
        GameStore other(path());
        QVERIFY(other.add(storedGame(2)));
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, 10000);
        std::ignore = GameList(&store).games({});
        QTest::qWait(1600); // nothing: twice as long as it takes to look
        QCOMPARE(changed.size(), 2);
    }

    void aRescueSaysHowFarItIs()
    {
        {
            GameStore store(path());
            std::vector<StoredGame> games;
            for (std::uint64_t i = 0; i < 3000; ++i)
                games.push_back(storedGame(i % 100));
            QVERIFY(store.add(games));
        }
        breakSchema(path());
        std::vector<int> said;
        GameStore store(path(), [&](int perMille) { said.push_back(perMille); });
        QCOMPARE(store.takeProblem()->rescued, 3000);
        QVERIFY(said.size() > 2);
        QVERIFY(std::ranges::is_sorted(said));
        QCOMPARE(said.back(), 1000);
        QVERIFY(said[said.size() - 2] < 1000);
    }

private:
    /// A new file with one game, made without the copies beside it, as by earlier versions: numbers are given
    /// again. @return the game's number
    qint64 beginAnew()
    {
        const QString aside = path("aside");
        const QString copy = storecopy::namesOf(path()).front();
        std::ignore = QFile::rename(copy, aside);
        QFile::remove(path() + QStringLiteral(".mark")); // earlier versions wrote none
        const std::optional<qint64> number = GameStore(path()).add(storedGame(500));
        std::ignore = QFile::rename(aside, copy);
        return number.value_or(0);
    }

    [[nodiscard]] QString path(const char *name = "games.sqlite") const
    {
        return m_folder->filePath(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestStoreFile)
#include "tst_storefile.moc"
