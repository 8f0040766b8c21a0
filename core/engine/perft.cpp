// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/perft.h"

#include "core/engine/lines.h"
#include "core/engine/positionkey.h"

#include <algorithm>

namespace four::engine {

namespace {

template <class Word>
struct Reached
{
    Word key;
    std::uint64_t games;
};

/// Sorts by key and merges equal positions.
template <class Word>
void merge(std::vector<Reached<Word>> &reached)
{
    std::sort(reached.begin(), reached.end(), [](const auto &a, const auto &b) { return a.key < b.key; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < reached.size(); ++i) {
        if (reached[i].key == reached[last].key)
            reached[last].games += reached[i].games;
        else
            reached[++last] = reached[i];
    }
    if (!reached.empty())
        reached.resize(last + 1);
}

template <class Word>
std::vector<PerftCount> count(BoardShape shape, int plies)
{
    const AnyGeometry<Word> geometry(shape);
    std::vector<PerftCount> counts;
    std::vector<Reached<Word>> reached{{0, 1}};
    for (int ply = 0; !reached.empty(); ++ply) {
        PerftCount &total = counts.emplace_back();
        total.positions = reached.size();
        for (const auto &[key, games] : reached)
            total.games += games;
        if (ply == plies)
            break;
        std::vector<Reached<Word>> next;
        for (const auto &[key, games] : reached) {
            const auto [mover, opponent] = stonesOf(geometry, key);
            if (Lines<AnyGeometry<Word>, Isa::Portable>::hasLine(geometry, opponent))
                continue;
            for (Word drops = landingCells(geometry, mover | opponent); drops != 0; drops &= drops - 1) {
                const Word stone = drops & (~drops + 1);
                next.push_back({positionKey<Word>(opponent, mover | stone), games});
            }
        }
        merge(next);
        reached = std::move(next);
    }
    return counts;
}

} // namespace

std::vector<PerftCount> perft(BoardShape shape, int plies)
{
    return shape.bits() <= 64 ? count<Word64>(shape, plies) : count<Word128>(shape, plies);
}

} // namespace four::engine
