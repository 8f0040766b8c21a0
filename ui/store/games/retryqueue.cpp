// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/retryqueue.h"

#include <utility>

namespace four {

namespace {
constexpr int retryInterval = 2000;       ///< milliseconds
constexpr int lockTimeoutAtTheEnd = 3000; ///< milliseconds
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
    // A rescue says itself that it is made, and is reported when it is over.
    if (!problem || problem->kind == StoreProblem::Kind::Rescuing)
        return;
    // A problem that is over already must not be followed by recovered().
    if (!problem->isOver()) {
        if (m_told == problem->kind)
            return;
        m_told = problem->kind;
    }
    Q_EMIT troubled(*problem);
}

void StoreTrouble::prepareForLastTry()
{
    m_store->database().prepareForLastTry(lockTimeoutAtTheEnd);
}

RetryQueue::RetryQueue(GameStore *store, QObject *parent) : QObject(parent), m_store(store), m_trouble(store)
{
    connect(&m_trouble, &StoreTrouble::due, this, &RetryQueue::due);
    connect(&m_trouble, &StoreTrouble::troubled, this, &RetryQueue::troubled);
    connect(&m_trouble, &StoreTrouble::recovered, this, &RetryQueue::recovered);
}

bool RetryQueue::storeOne(KeptGame &game)
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

bool RetryQueue::store(KeptGame *game)
{
    std::erase_if(m_waiting, [this](KeptGame &waiting) { return storeOne(waiting); });
    const bool done = !game || storeOne(*game);
    if (done && m_waiting.empty())
        m_trouble.settle();
    else
        m_trouble.wait();
    return done;
}

std::vector<StoredGame> RetryQueue::waiting() const
{
    std::vector<StoredGame> games;
    for (const KeptGame &game : m_waiting)
        games.push_back(game.game);
    return games;
}

void RetryQueue::storeAtTheEnd(KeptGame *game)
{
    if (m_waiting.empty() && !(game && game->isBehind))
        return;
    m_trouble.prepareForLastTry();
    store(game);
}

} // namespace four

#include "moc_retryqueue.cpp"
