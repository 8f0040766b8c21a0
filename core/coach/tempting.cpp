// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/tempting.h"

#include "core/coach/toldgame.h"
#include "core/players/computer.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace four::coach {

std::optional<int> mostTempting(const Game &game, const std::vector<int> &columns,
                                const engine::StopSign &stop)
{
    if (columns.size() == 1)
        return columns.front();
    constexpr std::uint64_t tries = 4; // of each level, each with its own random numbers
    std::vector<int> votes(static_cast<std::size_t>(game.rules().columns));
    const Game ready = readyToDrop(game);
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
        for (const Level level : {Level::Easy, Level::Medium, Level::Hard}) {
            Random random(seed, Random::Purpose::Computer);
            const Action action = chooseAction(ready, level, random, stop);
            if (stop.stop_requested())
                return {};
            if (const auto *drop = std::get_if<action::Drop>(&action))
                ++votes[static_cast<std::size_t>(drop->column)];
        }
    }
    const auto isLess = [&](int one, int other) {
        const int more = votes[static_cast<std::size_t>(one)] - votes[static_cast<std::size_t>(other)];
        const auto distance = [&](int column) { return std::abs(2 * column - (game.rules().columns - 1)); };
        return more != 0 ? more < 0 : distance(one) > distance(other);
    };
    return *std::ranges::max_element(columns, isLess);
}

} // namespace four::coach
