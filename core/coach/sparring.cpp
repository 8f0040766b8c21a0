// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/sparring.h"

#include "core/coach/repertoiremaker.h"
#include "core/players/exactposition.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace four::coach {

namespace {

auto after(engine::Position position, int column)
{
    position.drop(column);
    return position;
}

} // namespace

SparringGuide::SparringGuide(DrillTree tree, const DrillMemory &memory, std::int64_t today)
    : m_tree(std::move(tree)), m_isUnknown(m_tree.nodes().size()), m_nearest(m_tree.nodes().size(), never)
{
    // Children have more drops than their parents.
    for (const std::vector<std::size_t> &level : m_tree.levels() | std::views::reverse) {
        for (const std::size_t index : level) {
            const DrillTree::Node &node = m_tree.at(index);
            m_isUnknown[index] = memory.state(node.position, today) != DrillState::Known;
            if (m_isUnknown[index])
                m_nearest[index] = ownDrop(node.position);
            for (const std::size_t child : node.children)
                m_nearest[index] = std::min(m_nearest[index], m_nearest[child]);
        }
    }
}

int SparringGuide::nearest(const engine::Position &position) const
{
    if (position.isOver() || ownDrop(position) > int(m_tree.levels().size()))
        return never;
    if (const auto node = m_tree.find(position))
        return m_nearest[*node];
    if (settledBy(position) != SettledBy::Block)
        return never;
    return nearestAfterReplies(after(position, blockOf(position)));
}

int SparringGuide::nearestAfterReplies(const engine::Position &position) const
{
    int best = never;
    for (int column = 0; column < engine::BoardShape{}.columns; ++column) {
        if (position.canDrop(column) && !position.isWinningDrop(column))
            best = std::min(best, nearest(after(position, column)));
    }
    return best;
}

std::optional<int> SparringGuide::reply(const engine::Position &position, double lot) const
{
    std::vector<int> columns;
    int best = never;
    for (int column = 0; column < engine::BoardShape{}.columns; ++column) {
        if (!position.canDrop(column))
            continue;
        // A win is not given away for a position to know.
        if (position.isWinningDrop(column))
            return {};
        const int found = nearest(after(position, column));
        if (found < best)
            columns.clear();
        best = std::min(best, found);
        if (found == best && found < never)
            columns.push_back(column);
    }
    if (columns.empty())
        return {};
    return columns[std::min(std::size_t(lot * double(columns.size())), columns.size() - 1)];
}

std::vector<std::size_t> SparringGuide::metIn(const Game &game) const
{
    std::vector<std::size_t> met;
    Game replayed(game.setup());
    for (const Action &action : game.actions()) {
        // The tree has only positions of the person's turn; those of the opponent's have another number of
        // discs.
        const auto position = exactPosition(replayed);
        if (const auto node = position ? m_tree.find(*position) : std::nullopt)
            met.push_back(*node);
        replayed.apply(action);
    }
    return met;
}

std::vector<std::size_t> SparringGuide::unknownIn(const Game &game) const
{
    std::vector<std::size_t> met = metIn(game);
    std::erase_if(met, [this](std::size_t node) { return !m_isUnknown[node]; });
    return met;
}

} // namespace four::coach
