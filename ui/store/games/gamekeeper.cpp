// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamekeeper.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace four {

namespace {
/// Whether it is an entry of the history once it is left: people began to drop discs, or ended it.
bool isPlayed(const Game &game)
{
    return game.isOver() || std::ranges::any_of(game.actions(), [](const Action &action) {
               return std::holds_alternative<action::Drop>(action);
           });
}
} // namespace

GameKeeper::GameKeeper(Session *session, GameStore *store, QObject *parent)
    : QObject(parent), m_session(session), m_store(store), m_queue(store)
{
    connect(&m_queue, &RetryQueue::due, this, &GameKeeper::storeGame);
    connect(&m_queue, &RetryQueue::troubled, this, &GameKeeper::troubled);
    connect(&m_queue, &RetryQueue::recovered, this, &GameKeeper::recovered);
    connect(m_session, &Session::received, this, &GameKeeper::keepArrived);
    connect(m_session, &Session::begun, this, &GameKeeper::keepNew);
    connect(m_session, &Session::applied, this, &GameKeeper::keepAction);
    connect(m_session, &Session::helped, this, [this] {
        if (!m_kept)
            return;
        m_kept->game = snapshot();
        storeGame();
    });
    connect(m_session, &Session::rematchStarterChanged, this, [this] {
        if (!m_kept || m_session->isInterrupted())
            return;
        m_kept->game.match = m_session->match();
        storeGame();
    });
}

GameKeeper::~GameKeeper()
{
    storeAtTheEnd();
}

std::vector<StoredGame> GameKeeper::unstored() const
{
    std::vector<StoredGame> games = m_queue.waiting();
    if (m_kept && m_kept->isBehind && !m_kept->game.recorded.game.actions().empty())
        games.push_back(m_kept->game);
    return games;
}

StoredGame GameKeeper::snapshot() const
{
    return {.match = m_session->match(),
            .recorded = {.game = m_session->game(), .times = m_session->times(), .help = m_session->help()}};
}

void GameKeeper::keepArrived(Arrival reason, std::optional<qint64> number)
{
    if (reason == Arrival::Renamed) {
        // GameLibrary has stored the names.
        if (m_kept) {
            m_kept->game = snapshot();
            m_kept->isBehind = false;
        }
        return;
    }
    if (reason == Arrival::TakenBack) {
        if (m_kept && !m_session->isInterrupted()) {
            m_kept->game = snapshot();
            storeGame();
        }
        return;
    }
    // The game put aside for a puzzle is kept unchanged.
    if (m_session->isInterrupted() || reason == Arrival::Returned)
        return;
    leaveGame();
    if (reason == Arrival::Puzzle)
        return;
    if (number) {
        const auto claim = m_claims.extract(*number);
        m_kept = KeptGame{.number = number,
                          .lock = claim.empty() ? nullptr : std::move(claim.mapped()),
                          .game = snapshot()};
    } else if (m_session->hasBegun()) {
        // A game from a file or branch is stored as a new one.
        keepNew();
    }
}

void GameKeeper::leaveGame()
{
    if (!m_kept)
        return;
    if (!isPlayed(m_kept->game.recorded.game)) {
        if (m_kept->number)
            m_store->erase(*m_kept->number);
    } else if (m_kept->isBehind) {
        m_queue.add(std::move(*m_kept));
    }
    m_kept.reset();
}

void GameKeeper::keepNew()
{
    m_kept = KeptGame{.number = {}, .lock = {}, .game = snapshot()};
    storeGame();
}

void GameKeeper::keepAction()
{
    // A refusal that cost nothing is no action of the game.
    if (!m_kept || m_session->isInterrupted() ||
        m_kept->game.recorded.game.actions().size() == m_session->game().actions().size())
        return;
    m_kept->game = snapshot();
    storeGame();
}

void GameKeeper::storeGame()
{
    KeptGame *kept = m_kept ? &*m_kept : nullptr;
    // Before its first action there is nothing to be continued at the next start.
    if (kept && kept->game.recorded.game.actions().empty()) {
        if (kept->number)
            m_store->erase(*std::exchange(kept->number, {}));
        kept->lock.reset();
        kept->isBehind = false;
        kept = nullptr;
        // Nothing was tried, so no trouble is over.
        if (m_queue.waiting().empty())
            return;
    }
    if (m_queue.store(kept))
        Q_EMIT stored();
}

} // namespace four

#include "moc_gamekeeper.cpp"
