// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamekeeper.h"

#include <utility>

namespace four {

GameKeeper::GameKeeper(Session *session, GameStore *store, QObject *parent)
    : QObject(parent), m_session(session), m_store(store), m_backlog(store)
{
    connect(&m_backlog, &Backlog::due, this, &GameKeeper::store);
    connect(&m_backlog, &Backlog::troubled, this, &GameKeeper::troubled);
    connect(&m_backlog, &Backlog::recovered, this, &GameKeeper::recovered);
    connect(m_session, &Session::arrived, this, &GameKeeper::receive);
    connect(m_session, &Session::begun, this, &GameKeeper::keepNew);
    connect(m_session, &Session::applied, this, &GameKeeper::note);
    connect(m_session, &Session::helped, this, [this] {
        if (!m_kept)
            return;
        m_kept->game = snapshot();
        this->store();
    });
    connect(m_session, &Session::rematchStarterChanged, this, [this] {
        if (!m_kept || m_session->isInterrupted())
            return;
        m_kept->game.match = m_session->match();
        this->store();
    });
}

GameKeeper::~GameKeeper()
{
    // The last try: what is not stored now is lost.
    m_backlog.storeAtTheEnd(m_kept ? &*m_kept : nullptr);
}

StoredGame GameKeeper::snapshot() const
{
    return {.match = m_session->match(),
            .recorded = {.game = m_session->game(), .times = m_session->times(), .help = m_session->help()}};
}

void GameKeeper::receive(Arrival reason, std::optional<qint64> number)
{
    if (reason == Arrival::Renamed) {
        // Whoever gave the names has stored them as well.
        if (m_kept) {
            m_kept->game = snapshot();
            m_kept->isBehind = false;
        }
        return;
    }
    if (reason == Arrival::TakenBack) {
        if (m_kept && !m_session->isInterrupted()) {
            m_kept->game = snapshot();
            store();
        }
        return;
    }
    // The game that was put aside for a puzzle is kept as it stands, and gone on with afterwards.
    if (m_session->isInterrupted() || reason == Arrival::Returned)
        return;
    leave();
    if (reason == Arrival::Puzzle)
        return;
    if (number) {
        const auto claim = m_claims.extract(*number);
        m_kept = KeptGame{.number = number,
                          .lock = claim.empty() ? nullptr : std::move(claim.mapped()),
                          .game = snapshot()};
    } else if (m_session->hasBegun()) {
        // One that comes as it stands, from a file or another game, is stored like one that begins.
        keepNew();
    }
}

void GameKeeper::leave()
{
    if (!m_kept)
        return;
    if (m_kept->game.recorded.game.actions().empty()) {
        // Set up, begun, and left without a single action: nobody would look for it in the history.
        if (m_kept->number)
            m_store->erase(*m_kept->number);
    } else if (m_kept->isBehind) {
        m_backlog.add(std::move(*m_kept));
    }
    m_kept.reset();
}

void GameKeeper::keepNew()
{
    m_kept = KeptGame{.number = {}, .lock = {}, .game = snapshot()};
    store();
}

void GameKeeper::note()
{
    // What was refused and cost nothing is no action of the game.
    if (!m_kept || m_session->isInterrupted() ||
        m_kept->game.recorded.game.actions().size() == m_session->game().actions().size())
        return;
    m_kept->game = snapshot();
    store();
}

void GameKeeper::store()
{
    if (m_backlog.store(m_kept ? &*m_kept : nullptr))
        Q_EMIT stored();
}

} // namespace four
