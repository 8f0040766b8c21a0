// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/openingpositions.h"

#include "core/engine/lines.h"
#include "core/engine/positionkey.h"

#include <algorithm>

namespace four::engine {

namespace {

using Geometry = AnyGeometry<Word64>;
using BoardLines = Lines<Geometry, Isa::Portable>;

void sortOut(std::vector<Word64> &words)
{
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
}

bool isOver(const Geometry &geometry, Word64 moved, Word64 other)
{
    return BoardLines::hasLine(geometry, moved) || (moved | other) == geometry.board();
}

} // namespace

std::vector<std::vector<Word64>> openingPositions(BoardShape shape, int plies)
{
    const Geometry geometry(shape);
    std::vector<std::vector<Word64>> result{{0}};
    for (int ply = 0; ply < plies && !result.back().empty(); ++ply) {
        std::vector<Word64> next;
        for (const Word64 key : result.back()) {
            const auto [mover, opponent] = stonesOf(geometry, key);
            for (Word64 drops = landingCells(geometry, mover | opponent); drops != 0; drops &= drops - 1) {
                const Word64 moved = mover | (drops & (~drops + 1));
                if (!isOver(geometry, moved, opponent))
                    next.push_back(foldedKey(geometry, opponent, moved));
            }
        }
        sortOut(next);
        result.push_back(std::move(next));
    }
    return result;
}

bool canArise(const Position &position)
{
    const Geometry geometry(position.shape());
    const auto mover = static_cast<Word64>(position.mover());
    const auto opponent = static_cast<Word64>(position.opponent());
    if (isOver(geometry, opponent, mover) || BoardLines::hasLine(geometry, mover))
        return false;
    // Backwards, a disc a step: the occupied cells of every position that this one can have come from. Lines
    // need not be looked for, as fewer discs have none either.
    std::vector<Word64> occupied{mover | opponent};
    for (int ply = position.plies(); ply > 0; --ply) {
        const Word64 last = (position.plies() - ply) % 2 == 0 ? opponent : mover;
        std::vector<Word64> before;
        for (const Word64 cells : occupied) {
            // The top disc of a column has no disc in the bit above it (nor has the top row, see geometry.h).
            for (Word64 tops = cells & ~(cells >> 1) & last; tops != 0; tops &= tops - 1)
                before.push_back(cells ^ (tops & (~tops + 1)));
        }
        sortOut(before);
        occupied = std::move(before);
    }
    return !occupied.empty();
}

} // namespace four::engine
