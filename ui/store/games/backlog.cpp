// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/backlog.h"

namespace four {

Backlog::Backlog(GameStore *store, QObject *parent) : QObject(parent), m_store(store), m_trouble(store)
{
    connect(&m_trouble, &StoreTrouble::due, this, &Backlog::due);
    connect(&m_trouble, &StoreTrouble::troubled, this, &Backlog::troubled);
    connect(&m_trouble, &StoreTrouble::recovered, this, &Backlog::recovered);
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
    if (done && m_waiting.empty())
        m_trouble.settle();
    else
        m_trouble.wait();
    return done;
}

void Backlog::storeAtTheEnd(KeptGame *game)
{
    if (m_waiting.empty() && !(game && game->isBehind))
        return;
    m_trouble.prepareForLastTry();
    store(game);
}

} // namespace four
