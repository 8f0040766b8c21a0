// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/remains.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>

class QThread;

namespace four {

/// Daily copies of the file of all games, of the last two days on which it changed. Any thread.
namespace storecopy {

enum class Result : std::uint8_t {
    Sound,   ///< and a due copy was made
    Damaged, ///< no copy was made: older ones may have the lost games
    Failed,  ///< not known, as with a locked file or a full disk
};

/// The copies' paths, the newest first. They may be missing.
[[nodiscard]] std::array<QString, 2> namesOf(const QString &path);

/// Checks the whole file, and copies it if the last copy is a day old.
Result checkAndCopy(const QString &path, const QDateTime &now);

/// The content of both copies.
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
    void finished();

private:
    QString m_path;
    std::unique_ptr<QThread> m_thread;
};

} // namespace four
