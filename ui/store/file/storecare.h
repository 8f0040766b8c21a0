// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

class QThread;

namespace four {

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
