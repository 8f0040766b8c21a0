// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/provenpuzzle.h"

#include "core/engine/positionkey.h"

namespace four::coach {

namespace {
using Geometry = engine::AnyGeometry<engine::Word64>;

engine::Word64 word(engine::Word128 stones)
{
    return static_cast<engine::Word64>(stones);
}
} // namespace

std::optional<engine::Position> positionAfter(std::span<const int> drops)
{
    engine::Position position;
    for (const int column : drops) {
        if (column < 0 || column >= position.shape().columns || position.isOver() ||
            !position.canDrop(column))
            return {};
        position.drop(column);
    }
    return position;
}

bool isSeenInMirror(const engine::Position &position)
{
    const Geometry geometry(position.shape());
    const engine::Word64 mover = word(position.mover());
    const engine::Word64 opponent = word(position.opponent());
    return engine::positionKey(mover, opponent) >
           engine::positionKey(engine::mirrored(geometry, mover), engine::mirrored(geometry, opponent));
}

std::uint64_t foldedKey(const engine::Position &position)
{
    return engine::foldedKey(Geometry(position.shape()), word(position.mover()), word(position.opponent()));
}

std::string columnsOf(std::span<const int> drops)
{
    std::string columns;
    for (const int column : drops)
        columns += engine::columnName(column);
    return columns;
}

std::string_view wordOf(Puzzle::Task task)
{
    switch (task) {
    case Puzzle::Task::Win:
        return "win";
    case Puzzle::Task::Only:
        return "only";
    case Puzzle::Task::Hold:
        return "hold";
    case Puzzle::Task::Mistake:
        return "mistake";
    case Puzzle::Task::Ending:
        break;
    }
    return "ending";
}

} // namespace four::coach
