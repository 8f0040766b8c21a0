// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/storecare.h"

#include "ui/store/file/storecopy.h"

#include <QDateTime>
#include <QThread>

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
        const int lost = result == storecopy::Result::Damaged ? 0 : storecopy::countLost(m_path);
        QMetaObject::invokeMethod(
            this,
            [this, result, lost] {
                if (result == storecopy::Result::Damaged)
                    Q_EMIT damageFound();
                if (lost > 0)
                    Q_EMIT lostFound(lost);
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    }));
    m_thread->start(QThread::LowPriority);
}

} // namespace four

#include "moc_storecare.cpp"
