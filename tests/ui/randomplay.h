// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <random>

/// Chance for tests, the same on every machine for the same seed.
class RandomPlay
{
public:
    explicit RandomPlay(unsigned seed) : m_engine(seed) {}

    [[nodiscard]] int below(int n) { return static_cast<int>(m_engine() % static_cast<unsigned>(n)); }
    [[nodiscard]] int in(four::Range range) { return range.least + below(range.most - range.least + 1); }

    /// Any ruleset that is allowed, most of them on boards where lines are soon made.
    [[nodiscard]] four::Ruleset ruleset()
    {
        using namespace four;
        Ruleset rules{.columns = in(limits::columns),
                      .rows = in(limits::rows),
                      .connect = 3 + below(3),
                      .fill = static_cast<Fill>(below(2)),
                      .opening = static_cast<Opening>(below(2)),
                      .starter = static_cast<Starter>(below(2)),
                      .letters = static_cast<Letters>(below(3)),
                      .undos = below(4),
                      .undoOnFirstMove = below(2) == 0,
                      .violations = static_cast<Violations>(below(3)),
                      .violationsAllowed = 2 + below(8),
                      .blocks = below(4),
                      .removes = below(6),
                      .popOut = below(3) == 0};
        return rules;
    }

    /// Something to do in this game: mostly possible, now and then not.
    [[nodiscard]] four::Action action(const four::Game &game)
    {
        using namespace four;
        const int chance = below(100);
        if (chance < 4)
            return anything(game);
        switch (game.step()) {
        case Step::ChooseLetter:
            return action::ChooseLetter{below(2) == 0 ? Letter::X : Letter::O};
        case Step::Move:
            if (game.mayRemove() && chance < 30) {
                const Action remove = action::Remove{cell(game)};
                if (!game.refusal(remove))
                    return remove;
            }
            if (game.mayPop() && (chance < 45 || game.board().isFull())) {
                for (int column = below(game.rules().columns);;
                     column = (column + 1) % game.rules().columns) {
                    if (const Action pop = action::Pop{column}; !game.refusal(pop))
                        return pop;
                }
            }
            for (int tries = 0; tries < 30; ++tries) {
                const Action drop = action::Drop{below(game.rules().columns)};
                if (!game.refusal(drop))
                    return drop;
            }
            break;
        case Step::Confirm:
            if (chance < 40 && !game.refusal(action::Undo{}))
                return action::Undo{};
            if (chance < 60 && !game.refusal(action::Block{}))
                return action::Block{};
            return action::EndTurn{};
        case Step::Over:
            break;
        }
        return anything(game);
    }

private:
    [[nodiscard]] four::Cell cell(const four::Game &game)
    {
        return {below(game.rules().columns), below(game.rules().rows)};
    }
    [[nodiscard]] four::Action anything(const four::Game &game)
    {
        using namespace four;
        switch (below(9)) {
        case 0:
            return action::Drop{below(14) - 2};
        case 1:
            return action::Remove{cell(game)};
        case 2:
            return action::Undo{};
        case 3:
            return action::Block{};
        case 4:
            return action::EndTurn{};
        case 5:
            return action::ChooseLetter{Letter::X};
        case 6:
            return action::Unknown{};
        case 7:
            return action::Pop{below(14) - 2};
        default:
            return below(20) == 0 ? Action(action::Resign{}) : Action(action::Drop{below(10)});
        }
    }

    std::mt19937 m_engine;
};
