// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/backlog.h"

#include <utility>

namespace four {

namespace {
constexpr int retryInterval = 2000;    ///< milliseconds
constexpr int patienceAtTheEnd = 3000; ///< milliseconds
} // namespace

Backlog::Backlog(GameStore *store, QObject *parent) : QObject(parent), m_store(store)
{
    m_retry.setInterval(retryInterval);
    connect(&m_retry, &QTimer::timeout, this, [this] {
        m_store->database().retryOpen();
        Q_EMIT due();
    });
}

bool Backlog::put(KeptGame &game)
{
    if (game.number) {
        game.isBehind = !m_store->update(*game.number, game.game);
    } else {
        game.number = m_store->add(game.game);
        game.isBehind = !game.number;
        if (game.number)
            game.lock = m_store->lock(*game.number);
    }
    return !game.isBehind;
}

bool Backlog::store(KeptGame *game)
{
    std::erase_if(m_waiting, [this](KeptGame &waiting) { return put(waiting); });
    const bool done = !game || put(*game);
    reportTrouble();
    if (done && m_waiting.empty()) {
        m_retry.stop();
        if (std::exchange(m_told, {}))
            Q_EMIT recovered();
    } else {
        m_retry.start();
    }
    return done;
}

void Backlog::storeAtTheEnd(KeptGame *game)
{
    if (m_waiting.empty() && !(game && game->isBehind))
        return;
    m_store->database().retryOpen();
    m_store->database().waitLonger(patienceAtTheEnd);
    store(game);
}

void Backlog::reportTrouble()
{
    const std::optional<StoreProblem> problem = m_store->takeProblem();
    if (!problem)
        return;
    // News that stay true when the game is stored: recovered() must not take them away.
    if (problem->isOver()) {
        Q_EMIT troubled(*problem);
        return;
    }
    if (m_told == problem->kind)
        return;
    m_told = problem->kind;
    Q_EMIT troubled(*problem);
}

} // namespace four
