// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariant>

namespace four {

class Database;

/// Notices when the stored games have changed, by this window, another or another process, within a second.
/// For lists that are open. GUI thread.
class StoreWatcher : public QObject
{
    Q_OBJECT

public:
    /// @param database must live as long as the watcher
    explicit StoreWatcher(Database *database, QObject *parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void look();

    Database *m_database;
    QTimer m_timer;
    QVariantList m_seen;
};

} // namespace four
