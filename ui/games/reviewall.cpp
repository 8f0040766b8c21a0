// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/reviewall.h"

#include "ui/store/games/gamestore.h"

#include <chrono>
#include <utility>

namespace four {

ReviewAll::ReviewAll(GameStore *store, QObject *parent) : QObject(parent), m_store(store), m_reviews(store)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(std::chrono::minutes(2));
    connect(&m_patience, &QTimer::timeout, this, [this] { m_stop.request_stop(); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ReviewAll::take);
}

ReviewAll::~ReviewAll()
{
    m_stop.request_stop();
}

QList<qint64> ReviewAll::reviewable()
{
    QList<qint64> games = m_reviews.unreviewed();
    games.removeIf([this](qint64 game) { return m_given.contains(game); });
    return games;
}

void ReviewAll::start()
{
    if (m_isRunning)
        return;
    m_games = reviewable();
    m_done = 0;
    m_all = static_cast<int>(m_games.size());
    m_isRunning = true;
    next();
}

void ReviewAll::stop()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_patience.stop();
    m_stop.request_stop();
    m_watcher.setFuture(QFuture<coach::Review>());
    m_game.reset();
    Q_EMIT changed();
}

void ReviewAll::next()
{
    while (!m_games.isEmpty()) {
        m_number = m_games.takeFirst();
        const auto loaded = m_store->load(*m_number);
        const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
        if (!stored) {
            m_given.insert(*m_number);
            ++m_done;
            continue;
        }
        m_game = stored->recorded.game;
        m_stop = std::stop_source();
        m_patience.start();
        m_watcher.setFuture(Analyst::review(*m_game, m_stop.get_token()));
        Q_EMIT changed();
        return;
    }
    m_isRunning = false;
    Q_EMIT changed();
}

void ReviewAll::take()
{
    if (!m_isRunning || !m_game)
        return;
    m_patience.stop();
    if (m_watcher.future().resultCount() > 0)
        m_reviews.keep(*m_number, *m_game, m_watcher.result());
    else
        m_given.insert(*m_number);
    m_game.reset();
    ++m_done;
    next();
}

} // namespace four
