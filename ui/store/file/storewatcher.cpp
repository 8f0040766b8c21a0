// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storewatcher.h"

#include "ui/store/file/database.h"

#include <utility>

namespace four {

namespace {
constexpr int interval = 700; ///< milliseconds
} // namespace

StoreWatcher::StoreWatcher(Database *database, QObject *parent)
    : QObject(parent), m_database(database), m_seen(database->state())
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &StoreWatcher::compare);
    connect(m_database, &Database::replaced, this, &StoreWatcher::compare);
    m_timer.start();
}

void StoreWatcher::compare()
{
    QVariantList now = m_database->state();
    if (std::exchange(m_seen, now) != now)
        Q_EMIT changed();
}

} // namespace four

#include "moc_storewatcher.cpp"
