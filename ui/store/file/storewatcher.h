// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariant>

namespace four {

class Database;

/// Tells open lists within a second that a window or process has changed the stored games. GUI thread.
class StoreWatcher : public QObject
{
    Q_OBJECT

public:
    /// @param database must live as long as the watcher
    explicit StoreWatcher(Database *database, QObject *parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void compare();

    Database *m_database;
    QTimer m_timer;
    QVariantList m_seen;
};

} // namespace four
