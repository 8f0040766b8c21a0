// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/gamekeeper.h"

#include "ui/model/gamemodel.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int retryInterval = 2000; ///< milliseconds

Milliseconds now()
{
    return Milliseconds(
        std::clamp(QDateTime::currentMSecsSinceEpoch(), qint64{0}, qint64{Times::latest.count()}));
}
} // namespace

GameKeeper::GameKeeper(GameModel *model, GameStore *store, QObject *parent)
    : QObject(parent), m_model(model), m_store(store)
{
    m_retry.setInterval(retryInterval);
    connect(&m_retry, &QTimer::timeout, this, &GameKeeper::store);
    connect(m_model, &GameModel::prepared, this, [this] {
        leave();
        // One that comes as it stands, from a file or another game, is stored like one that begins.
        if (m_model->hasBegun() && !m_resuming)
            keepNew();
    });
    connect(m_model, &GameModel::begun, this, &GameKeeper::keepNew);
    connect(m_model, &GameModel::applied, this, &GameKeeper::noteAction);
}

void GameKeeper::leave()
{
    // A game in which nothing was done was none.
    if (m_id && m_times.actions.empty())
        m_store->erase(*m_id);
    m_id.reset();
    m_lock.reset();
    m_times = {};
    m_retry.stop();
}

void GameKeeper::keepNew()
{
    m_times = std::exchange(m_arriving, {}).value_or(Times{.begun = now(), .actions = {}});
    // What was done before it came here has no time of its own.
    m_times.actions.resize(m_model->game().actions().size());
    store();
}

void GameKeeper::noteAction()
{
    if (m_times.actions.size() == m_model->game().actions().size())
        return; // refused, and not counted
    // The clock may have been set back.
    const Milliseconds last = m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back();
    m_times.actions.push_back(std::max(last, now() - m_times.begun));
    store();
}

StoredGame GameKeeper::game() const
{
    return {.match = m_model->match(), .recorded = {.game = m_model->game(), .times = m_times}};
}

void GameKeeper::store()
{
    bool done = false;
    if (m_id) {
        done = m_store->update(*m_id, game());
    } else {
        m_id = m_store->add(game());
        done = m_id.has_value();
        if (m_id)
            m_lock = m_store->lock(*m_id);
    }
    reportTrouble();
    if (done) {
        m_retry.stop();
        if (std::exchange(m_told, {}))
            Q_EMIT recovered();
        Q_EMIT stored();
    } else if (m_store->database().isOpen()) {
        m_retry.start();
    }
}

void GameKeeper::reportTrouble()
{
    const std::optional<StoreProblem> problem = m_store->takeProblem();
    if (!problem || m_told == problem->kind)
        return;
    m_told = problem->kind;
    Q_EMIT troubled(*problem);
}

GameKeeper::Refusal GameKeeper::resumeLatest()
{
    const std::optional<qint64> id = m_store->latest();
    return id ? resume(*id) : Refusal::NotThere;
}

GameKeeper::Refusal GameKeeper::open(const StoredGame &game)
{
    if (const std::optional<qint64> id = m_store->find(game.recorded))
        return resume(*id);
    m_arriving = game.recorded.times;
    m_model->resume(game.match, game.recorded.game);
    return Refusal::None;
}

GameKeeper::Refusal GameKeeper::resume(qint64 id)
{
    if (id == m_id)
        return Refusal::None;
    const auto loaded = m_store->load(id);
    if (!loaded)
        return Refusal::NotThere;
    const auto *game = std::get_if<StoredGame>(&*loaded);
    if (!game)
        return Refusal::Unreadable;
    GameLock lock = m_store->lock(id);
    if (!lock && !game->recorded.game.isOver())
        return Refusal::PlayedElsewhere;
    m_resuming = true;
    m_model->resume(game->match, game->recorded.game);
    m_resuming = false;
    m_id = id;
    m_lock = std::move(lock);
    m_times = game->recorded.times.value_or(Times());
    m_times.actions.resize(game->recorded.game.actions().size(),
                           m_times.actions.empty() ? Milliseconds(0) : m_times.actions.back());
    return Refusal::None;
}

} // namespace four
