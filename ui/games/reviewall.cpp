// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/reviewall.h"

#include "ui/analysis/analyst.h"
#include "ui/store/games/gamestore.h"

#include <chrono>

namespace four {

ReviewAll::ReviewAll(GameStore *store, QObject *parent)
    : QObject(parent), m_store(store), m_reviews(store), m_question([this] { storeReview(); })
{
    // For one game: the machine may be busy.
    m_question.setTimeLimit(std::chrono::minutes(2));
}

QList<qint64> ReviewAll::reviewable()
{
    QList<qint64> games = m_reviews.unreviewed();
    games.removeIf([this](qint64 game) { return m_givenUp.contains(game); });
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
    reviewNextGame();
}

void ReviewAll::stop()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_question.forget();
    Q_EMIT changed();
}

void ReviewAll::reviewNextGame()
{
    while (!m_games.isEmpty()) {
        m_number = m_games.takeFirst();
        const auto loaded = m_store->load(m_number);
        const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
        if (!stored) {
            m_givenUp.insert(m_number);
            ++m_done;
            continue;
        }
        m_game = stored->recorded.game;
        m_question.ask([this](const std::stop_token &stop) { return Analyst::review(*m_game, stop); });
        Q_EMIT changed();
        return;
    }
    m_isRunning = false;
    Q_EMIT changed();
}

void ReviewAll::storeReview()
{
    if (const std::optional<coach::Review> &review = m_question.result())
        m_reviews.keep(m_number, *m_game, *review);
    else
        m_givenUp.insert(m_number);
    ++m_done;
    reviewNextGame();
}

} // namespace four

#include "moc_reviewall.cpp"
