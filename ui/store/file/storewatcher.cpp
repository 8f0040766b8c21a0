// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storewatcher.h"

#include "ui/store/file/database.h"

#include <utility>

namespace four {

namespace {
constexpr int interval = 700; ///< milliseconds

/// Changes with each transaction of others (data_version) and of this connection. No file is read for it.
QVariantList stateOf(Database &database)
{
    return {database.value(QStringLiteral("PRAGMA data_version")).value_or(QVariant()),
            database.value(QStringLiteral("SELECT total_changes()")).value_or(QVariant()),
            database.openings()};
}
} // namespace

StoreWatcher::StoreWatcher(Database *database, QObject *parent)
    : QObject(parent), m_database(database), m_seen(stateOf(*database))
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &StoreWatcher::look);
    m_timer.start();
}

void StoreWatcher::look()
{
    QVariantList now = stateOf(*m_database);
    if (std::exchange(m_seen, now) != now)
        Q_EMIT changed();
}

} // namespace four
