// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/ownfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

using namespace four;

/// What the system does for the store, whichever it is.
class tst_LockFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void excludes_data();
    void excludes();
    void turnsOneLockIntoAnother();
    void letsGoWhenItEnds();
    void isFreeWhereNothingCanBeStored();
    void knowsWhichFileItIs();
    void putsAFileInThePlaceOfAnother();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QTemporaryDir m_folder;
};

using Share = LockFile::Share;
Q_DECLARE_METATYPE(four::LockFile::Share)

void tst_LockFile::excludes_data()
{
    QTest::addColumn<Share>("first");
    QTest::addColumn<Share>("second");
    QTest::addColumn<qint64>("place"); // of the second; the first is at 1
    QTest::addColumn<bool>("isGiven");
    QTest::newRow("shared and shared") << Share::Shared << Share::Shared << qint64(1) << true;
    QTest::newRow("shared and alone") << Share::Shared << Share::Alone << qint64(1) << false;
    QTest::newRow("alone and shared") << Share::Alone << Share::Shared << qint64(1) << false;
    QTest::newRow("alone and alone") << Share::Alone << Share::Alone << qint64(1) << false;
    QTest::newRow("the next place") << Share::Alone << Share::Alone << qint64(2) << true;
    QTest::newRow("the place before") << Share::Alone << Share::Alone << LockFile::database << true;
    QTest::newRow("the last place") << Share::Alone << Share::Alone << LockFile::copying << true;
}

void tst_LockFile::excludes()
{
    QFETCH(const Share, first);
    QFETCH(const Share, second);
    QFETCH(const qint64, place);
    QFETCH(const bool, isGiven);
    const LockFile one(path("ván cờ.lock"));
    const LockFile two(path("ván cờ.lock"));
    QVERIFY(one.lock(1, first));
    QCOMPARE(two.lock(place, second), isGiven);
    two.unlock(place);
    one.unlock(1);
    QVERIFY(two.lock(1, Share::Alone));
}

void tst_LockFile::turnsOneLockIntoAnother()
{
    const LockFile one(path("games.lock"));
    const LockFile two(path("games.lock"));
    QVERIFY(one.lock(7, Share::Alone));
    QVERIFY(one.lock(7, Share::Shared));
    QVERIFY(two.lock(7, Share::Shared));
    QVERIFY(!one.lock(7, Share::Alone));
    // What it had it still has.
    QVERIFY(!two.lock(7, Share::Alone));
    two.unlock(7);
    QVERIFY(one.lock(7, Share::Alone));
    QVERIFY(!two.lock(7, Share::Shared));
    // Taken twice, it is let go of once.
    QVERIFY(one.lock(7, Share::Alone));
    one.unlock(7);
    QVERIFY(two.lock(7, Share::Alone));
}

void tst_LockFile::letsGoWhenItEnds()
{
    const LockFile other(path("games.lock"));
    {
        const LockFile lock(path("games.lock"));
        QVERIFY(lock.lock(3, Share::Alone));
        QVERIFY(!other.lock(3, Share::Alone, 20));
    }
    QVERIFY(other.lock(3, Share::Alone));
}

void tst_LockFile::isFreeWhereNothingCanBeStored()
{
    const LockFile one(path("no folder/games.lock"));
    const LockFile two(path("no folder/games.lock"));
    QVERIFY(one.lock(1, Share::Alone));
    QVERIFY(two.lock(1, Share::Alone));
    QVERIFY(!one.identity());
}

void tst_LockFile::knowsWhichFileItIs()
{
    const LockFile lock(path("games.lock"));
    QVERIFY(lock.identity());
    QVERIFY(lock.identity() == identityOf(path("games.lock")));
    QVERIFY(ownfile::make(path("another")));
    QVERIFY(lock.identity() != identityOf(path("another")));
    QVERIFY(!identityOf(path("nothing")));
}

void tst_LockFile::putsAFileInThePlaceOfAnother()
{
    const auto write = [](const QString &file, const QByteArray &text) {
        QFile out(file);
        return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    };
    const QString folder = path("mới/sâu/games.sqlite");
    QVERIFY(ownfile::makeFolderOf(folder));
    QVERIFY(write(folder, "old"));
    QVERIFY(write(folder + ".new", "new"));
    const std::optional<FileIdentity> fresh = identityOf(folder + ".new");
    QVERIFY(ownfile::sync(folder + ".new"));
    QVERIFY(ownfile::rename(folder + ".new", folder));
    ownfile::syncFolderOf(folder);
    QVERIFY(!QFile::exists(folder + ".new"));
    QVERIFY(identityOf(folder) == fresh);
    QFile read(folder);
    QVERIFY(read.open(QIODevice::ReadOnly));
    QCOMPARE(read.readAll(), QByteArray("new"));
    QVERIFY(!ownfile::rename(path("nothing"), folder));
    QVERIFY(!ownfile::sync(path("nothing")));
}

QTEST_GUILESS_MAIN(tst_LockFile)
#include "tst_lockfile.moc"
