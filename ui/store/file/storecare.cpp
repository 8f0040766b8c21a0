// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storecare.h"

#include "ui/store/file/connection.h"
#include "ui/store/file/ownfile.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QThread>

#include <algorithm>
#include <utility>

namespace four {

StoreCare::StoreCare(QString path, QObject *parent) : QObject(parent), m_path(std::move(path)) {}

StoreCare::~StoreCare()
{
    if (m_thread)
        m_thread->wait();
}

void StoreCare::start()
{
    if (m_thread && m_thread->isRunning())
        return;
    m_thread.reset(QThread::create([this] {
        const storecopy::Result result = storecopy::checkAndCopy(m_path, QDateTime::currentDateTimeUtc());
        QMetaObject::invokeMethod(
            this,
            [this, result] {
                if (result == storecopy::Result::Damaged)
                    Q_EMIT damageFound();
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    }));
    m_thread->start(QThread::LowPriority);
}

} // namespace four

namespace four::storecopy {

namespace {
Result checked(Connection &connection)
{
    bool isSound = true;
    // One line: "ok", or the first fault. Unlike quick_check it compares indexes with tables.
    const bool done =
        connection.each(QStringLiteral("PRAGMA integrity_check(1)"), {}, [&](const QSqlQuery &row) {
            isSound = isSound && row.value(0).toString() == QStringLiteral("ok");
        });
    if (!done) {
        const bool isDamaged =
            connection.problem() && connection.problem()->kind == StoreProblem::Kind::Damaged;
        return isDamaged ? Result::Damaged : Result::Failed;
    }
    return isSound ? Result::Sound : Result::Damaged;
}

bool isDue(const QString &path, const QString &newest, const QDateTime &now)
{
    const QFileInfo copy(newest);
    if (!copy.exists())
        return true;
    // A copy from the future, made while the clock was wrong, is replaced.
    const qint64 age = copy.lastModified().secsTo(now);
    if (age >= 0 && age < 24 * 60 * 60)
        return false;
    const QDateTime changed =
        std::max(QFileInfo(path).lastModified(), QFileInfo(path + QStringLiteral("-wal")).lastModified());
    return age < 0 || changed > copy.lastModified();
}

bool copyTo(Connection &connection, const QString &path)
{
    const auto [newest, older] = namesOf(path);
    const QString part = path + QStringLiteral(".copy-part");
    ownfile::remove(part);
    // SQLite accepts an empty file, and this one is readable for its owner alone.
    const bool done = ownfile::make(part) && connection.exec(QStringLiteral("VACUUM INTO ?"), {part}) &&
                      ownfile::sync(part) && (!QFileInfo::exists(newest) || ownfile::rename(newest, older)) &&
                      ownfile::rename(part, newest);
    if (!done)
        ownfile::remove(part);
    ownfile::syncFolderOf(path);
    return done;
}
} // namespace

std::array<QString, 2> namesOf(const QString &path)
{
    return {path + QStringLiteral(".copy-1"), path + QStringLiteral(".copy-2")};
}

Result checkAndCopy(const QString &path, const QDateTime &now)
{
    // One process at a time: results are the same.
    const LockFile lock(QFileInfo(path).path() + QStringLiteral("/games.lock"));
    if (!lock.lock(LockFile::copying, LockFile::Share::Alone))
        return Result::Failed;
    Connection connection(path, Connection::Access::ReadOnly);
    const Result result = checked(connection);
    if (result != Result::Sound || !isDue(path, namesOf(path).front(), now))
        return result;
    return copyTo(connection, path) ? Result::Sound : Result::Failed;
}

Remains remainsOfCopies(const QString &path)
{
    Remains all;
    for (const QString &copy : namesOf(path)) {
        if (!QFileInfo::exists(copy))
            continue;
        const Remains remains = remainsOf(copy, [](int) {});
        for (auto it = remains.games.constBegin(); it != remains.games.constEnd(); ++it) {
            if (!all.games.contains(it.key()))
                all.games.insert(it.key(), it.value());
        }
        all.training.insert(all.training.end(), remains.training.begin(), remains.training.end());
        all.lastId = std::max(all.lastId, remains.lastId);
    }
    return all;
}

} // namespace four::storecopy

#include "moc_storecare.cpp"
