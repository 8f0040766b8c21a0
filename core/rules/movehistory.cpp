// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/movehistory.h"

#include <cassert>

namespace four {

MoveHistory::MoveHistory(const Game &game) : m_start(game.setup())
{
    Game replay = m_start;
    for (const Action &action : game.actions())
        add(replay.apply(action));
}

void MoveHistory::add(const Outcome &outcome)
{
    if (!outcome.done() && !outcome.violation)
        return;
    m_actions.push_back(outcome.action);
    const bool endsTurn = std::holds_alternative<action::EndTurn>(outcome.action);
    // An entry contains at most one end of a turn.
    if (endsTurn && !m_entries.empty() && !m_entries.back().turnEnded && !m_entries.back().outcome.turnEnded)
        m_entries.back().turnEnded = true;
    else
        m_entries.push_back({.outcome = outcome, .turnEnded = false, .actions = 0});
    m_entries.back().actions = m_actions.size();
}

Game MoveHistory::after(int entries) const
{
    assert(0 <= entries && entries <= size());
    Game game = m_start;
    const std::size_t actions = entries == 0 ? 0 : m_entries[static_cast<std::size_t>(entries) - 1].actions;
    for (std::size_t i = 0; i < actions; ++i)
        game.apply(m_actions[i]);
    return game;
}

std::optional<Player> MoveHistory::skippedAfter(int entries) const
{
    assert(0 <= entries && entries <= size());
    for (int i = entries; i > 0; --i) {
        const Entry &entry = m_entries[static_cast<std::size_t>(i) - 1];
        if (entry.outcome.blocked)
            return opponent(entry.outcome.player);
        if (entry.turnEnded || entry.outcome.turnEnded || entry.outcome.ending)
            break;
    }
    return {};
}

} // namespace four
