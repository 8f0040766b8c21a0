// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/openings.h"

#include "core/coach/repertoire.h"
#include "core/engine/geometry.h"
#include "core/engine/positionkey.h"
#include "core/players/exactposition.h"

#include <algorithm>

namespace four::coach {

bool isPlain(const Ruleset &rules) noexcept
{
    return hasExactValues(rules) && exactShape(rules) == engine::BoardShape{} && !rules.swap;
}

std::vector<OpeningDrop> openingDrops(const Game &game, int most)
{
    std::vector<OpeningDrop> drops;
    if (!isPlain(game.rules()))
        return drops;
    Game replayed(game.setup());
    engine::Position position;
    for (const Action &action : game.actions()) {
        const bool isBeforeMove = replayed.step() == Step::Move;
        const Outcome outcome = replayed.apply(action);
        if (outcome.dropped) {
            // The last one that is wanted may still be undone.
            if (static_cast<int>(drops.size()) == most)
                break;
            const int column = outcome.dropped->cell.column;
            drops.push_back({.before = position, .column = column, .player = outcome.player});
            position.drop(column);
        } else if (outcome.isUndo()) {
            position = drops.back().before;
            drops.pop_back();
        } else if (std::holds_alternative<action::TimeOut>(action) && isBeforeMove && outcome.turnEnded) {
            break;
        }
    }
    return drops;
}

int foldedColumn(const engine::Position &before, int column) noexcept
{
    constexpr engine::AnyGeometry<engine::Word64> geometry{engine::BoardShape{}};
    const int mirrored = geometry.columns() - 1 - column;
    const auto mover = static_cast<engine::Word64>(before.mover());
    const auto opponent = static_cast<engine::Word64>(before.opponent());
    const engine::Word64 key = engine::positionKey(mover, opponent);
    const engine::Word64 other =
        engine::positionKey(engine::mirrored(geometry, mover), engine::mirrored(geometry, opponent));
    return key == other ? std::min(column, mirrored) : key < other ? column : mirrored;
}

} // namespace four::coach
