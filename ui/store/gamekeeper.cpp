// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/gamekeeper.h"

#include "ui/game/gamemodel.h"

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
    connect(&m_retry, &QTimer::timeout, this, [this] { this->store(); });
    connect(m_model, &GameModel::prepared, this, [this] {
        if (m_renaming)
            return;
        leave();
        // One that comes as it stands, from a file or another game, is stored like one that begins.
        if (m_model->hasBegun() && !m_resuming)
            keepNew();
    });
    connect(m_model, &GameModel::begun, this, &GameKeeper::keepNew);
    connect(m_model, &GameModel::applied, this, &GameKeeper::noteAction);
}

GameKeeper::~GameKeeper()
{
    if (m_kept && m_kept->behind)
        store();
}

void GameKeeper::leave()
{
    if (!m_kept)
        return;
    // A game in which nothing was done was none.
    if (m_kept->game.recorded.game.actions().empty()) {
        if (m_kept->id)
            m_store->erase(*m_kept->id);
    } else if (m_kept->behind) {
        m_waiting.push_back(std::move(*m_kept));
    }
    m_kept.reset();
}

void GameKeeper::keepNew()
{
    Times times = std::exchange(m_arriving, {}).value_or(Times{.begun = now(), .actions = {}});
    // What was done before it came here has no time of its own.
    times.actions.resize(m_model->game().actions().size());
    m_kept = Kept{.id = {},
                  .lock = {},
                  .game = {.match = m_model->match(),
                           .recorded = {.game = m_model->game(), .times = std::move(times)}}};
    store();
}

void GameKeeper::noteAction()
{
    if (!m_kept)
        return;
    Times &times = *m_kept->game.recorded.times;
    if (times.actions.size() == m_model->game().actions().size())
        return; // refused, and not counted
    // The clock may have been set back.
    const Milliseconds last = times.actions.empty() ? Milliseconds(0) : times.actions.back();
    times.actions.push_back(std::max(last, now() - times.begun));
    m_kept->game.recorded.game = m_model->game();
    m_kept->game.match = m_model->match();
    store();
}

bool GameKeeper::store(Kept &kept)
{
    if (kept.id) {
        kept.behind = !m_store->update(*kept.id, kept.game);
    } else {
        kept.id = m_store->add(kept.game);
        kept.behind = !kept.id;
        if (kept.id)
            kept.lock = m_store->lock(*kept.id);
    }
    return !kept.behind;
}

void GameKeeper::store()
{
    std::erase_if(m_waiting, [this](Kept &kept) { return store(kept); });
    const bool done = !m_kept || store(*m_kept);
    reportTrouble();
    if (done && m_waiting.empty()) {
        m_retry.stop();
        if (std::exchange(m_told, {}))
            Q_EMIT recovered();
    } else if (m_store->database().isOpen()) {
        m_retry.start();
    }
    if (done)
        Q_EMIT stored();
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

std::variant<GameKeeper::Fetched, GameKeeper::Refusal> GameKeeper::fetch(qint64 id) const
{
    auto loaded = m_store->load(id);
    if (!loaded)
        return Refusal::NotThere;
    auto *game = std::get_if<StoredGame>(&*loaded);
    if (!game)
        return Refusal::Unreadable;
    const bool onTable = id == current();
    std::unique_ptr<GameLock> lock = onTable ? nullptr : m_store->lock(id);
    if (!lock && !onTable && !game->recorded.game.isOver())
        return Refusal::PlayedElsewhere;
    return Fetched{.game = std::move(*game), .lock = std::move(lock)};
}

GameKeeper::Refusal GameKeeper::resume(qint64 id)
{
    if (id == current())
        return Refusal::None;
    auto fetched = fetch(id);
    if (const auto *refusal = std::get_if<Refusal>(&fetched))
        return *refusal;
    auto &[game, lock] = std::get<Fetched>(fetched);
    m_resuming = true;
    m_model->resume(game.match, game.recorded.game);
    m_resuming = false;
    Times times = game.recorded.times.value_or(Times{.begun = now(), .actions = {}});
    times.actions.resize(game.recorded.game.actions().size());
    m_kept = Kept{.id = id, .lock = std::move(lock), .game = std::move(game)};
    m_kept->game.recorded.times = std::move(times);
    return Refusal::None;
}

GameKeeper::Refusal GameKeeper::rename(qint64 id, const PerPlayer<QString> &names)
{
    auto fetched = fetch(id);
    if (const auto *refusal = std::get_if<Refusal>(&fetched))
        return *refusal;
    StoredGame &stored = std::get<Fetched>(fetched).game;
    const bool onTable = id == current();
    // What could not be stored yet of the game is not to be lost by this.
    if (onTable && m_kept->behind)
        stored = m_kept->game;
    GameRecord record = recordOf(stored.recorded.game, stored.recorded.times);
    for (const Player player : bothPlayers) {
        const std::string name = names[player].toStdString();
        record.setup.seats[player].name = name;
        // Names are kept there also for later games.
        if (!name.empty())
            stored.match.seats[player].name = name;
    }
    // By its text, so that only a game that can be read again takes the place of the old one.
    auto renamed = readRecordedGame(toText(record));
    if (std::holds_alternative<RecordError>(renamed))
        return Refusal::Unreadable;
    stored.recorded = std::get<RecordedGame>(std::move(renamed));
    if (!m_store->update(id, stored))
        return Refusal::NotStored;
    if (onTable) {
        m_kept->game.match = stored.match;
        m_kept->game.recorded.game = stored.recorded.game;
        m_kept->behind = false;
        m_renaming = true;
        m_model->resume(stored.match, stored.recorded.game);
        m_renaming = false;
    }
    return Refusal::None;
}

} // namespace four
