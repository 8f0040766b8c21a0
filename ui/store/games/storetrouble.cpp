// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/storetrouble.h"

#include "ui/store/games/gamestore.h"

#include <utility>

namespace four {

namespace {
constexpr int retryInterval = 2000;    ///< milliseconds
constexpr int patienceAtTheEnd = 3000; ///< milliseconds
} // namespace

StoreTrouble::StoreTrouble(GameStore *store, QObject *parent) : QObject(parent), m_store(store)
{
    m_retry.setInterval(retryInterval);
    connect(&m_retry, &QTimer::timeout, this, [this] {
        m_store->database().retryOpen();
        Q_EMIT due();
    });
}

void StoreTrouble::wait()
{
    report();
    m_retry.start();
}

void StoreTrouble::settle()
{
    report();
    m_retry.stop();
    if (std::exchange(m_told, {}))
        Q_EMIT recovered();
}

void StoreTrouble::report()
{
    const std::optional<StoreProblem> problem = m_store->takeProblem();
    if (!problem)
        return;
    // News that stay true when all is stored are no trouble that lasts: recovered() must not take them away.
    if (!problem->isOver()) {
        if (m_told == problem->kind)
            return;
        m_told = problem->kind;
    }
    Q_EMIT troubled(*problem);
}

void StoreTrouble::prepareForLastTry()
{
    m_store->database().retryOpen();
    m_store->database().waitLonger(patienceAtTheEnd);
}

} // namespace four
