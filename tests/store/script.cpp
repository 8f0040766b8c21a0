// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/script.h"

#include "tests/core/randomgame.h"
#include "ui/session/session.h"

using namespace four;

void playScript(Session &session, std::uint64_t seed, int games, const std::function<void()> &shown)
{
    RandomGame random(seed);
    QObject listener;
    QObject::connect(&session, &Session::begun, &listener, shown);
    QObject::connect(&session, &Session::acted, &listener, shown);
    for (int game = 0; game < games; ++game) {
        const GameSetup setup = random.setup();
        session.prepare(matchOf(setup), setup.seed, setup.starter);
        session.begin();
        for (int length = random.between(0, 120); length > 0 && !session.isOver(); --length)
            session.submit(random.action(session.game()));
    }
}

StoredGame storedGame(std::uint64_t seed)
{
    RandomGame random(seed);
    Game game(random.setup());
    Times times{.begun = Milliseconds(1'700'000'000'000 + random.between(0, 1'000'000'000)), .actions = {}};
    for (int length = random.between(1, 60); length > 0 && !game.isOver(); --length)
        game.apply(random.action(game));
    Milliseconds at{0};
    for (std::size_t i = 0; i < game.actions().size(); ++i)
        times.actions.push_back(at += Milliseconds(random.between(0, 5000)));
    return {.match = matchOf(game.setup()), .recorded = {.game = game, .times = times}};
}

StoredGame loaded(GameStore &store, qint64 id)
{
    return std::get<StoredGame>(store.load(id).value());
}
