// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

class QThread;

namespace four {

/// Looks after the file of all games in a thread of its own, some time after the start: checks it, and makes
/// the daily copy. GUI thread.
class StoreCare : public QObject
{
    Q_OBJECT

public:
    /// @param path of the database
    explicit StoreCare(QString path, QObject *parent = nullptr);
    /// Waits for what was begun.
    ~StoreCare() override;

    /// Does so once. Nothing while it is still at it.
    void start();

Q_SIGNALS:
    /// The file is damaged where nobody has read yet: time for GameStore::rescueNow().
    void damageFound();
    void finished();

private:
    QString m_path;
    std::unique_ptr<QThread> m_thread;
};

} // namespace four
