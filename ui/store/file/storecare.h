// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/remains.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>

class QThread;

namespace four {

/// Daily copies of the file of all games, of the last two days on which it changed, and older ones that have
/// lost games. Any thread.
namespace storecopy {

enum class Result : std::uint8_t {
    Sound,   ///< and a due copy was made
    Damaged, ///< no copy was made: older ones may have the lost games
    Failed,  ///< not known, as with a locked file or a full disk
};

/// The daily copies' paths, the newest first. They may be missing.
[[nodiscard]] std::array<QString, 2> namesOf(const QString &path);

/// Checks the whole file, and copies it if the last copy is a day old.
Result checkAndCopy(const QString &path, const QDateTime &now);

/// How many games are in copies, but no longer in the file, although no person has deleted them.
[[nodiscard]] int countLost(const QString &path);

/// Marks games as deleted in all copies, before they are erased from the file. @return false: not all could
/// be
[[nodiscard]] bool markDeleted(const QString &path, const QList<qint64> &games);

/// The largest number of a game in the copies; 0: there is none.
[[nodiscard]] qint64 lastNumber(const QString &path);

/// The content of all copies.
[[nodiscard]] Remains remainsOfCopies(const QString &path);

} // namespace storecopy

/// Checks and copies the file of all games in a thread of its own. GUI thread.
class StoreCare : public QObject
{
    Q_OBJECT

public:
    /// @param path of the database
    explicit StoreCare(QString path, QObject *parent = nullptr);
    /// Waits for the end of a check.
    ~StoreCare() override;

    /// Starts a check, unless one is running.
    void start();

Q_SIGNALS:
    /// The file is damaged: GameStore::rescueNow() is to be called.
    void damageFound();
    /// The copies have this many lost games: GameStore::takeFromCopies() brings them back.
    void lostFound(int games);
    void finished();

private:
    QString m_path;
    std::unique_ptr<QThread> m_thread;
};

} // namespace four
