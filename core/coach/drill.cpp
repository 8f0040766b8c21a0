// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/drill.h"

#include "core/coach/field.h"
#include "core/coach/repertoiremaker.h"
#include "core/engine/positionkey.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <set>
#include <utility>

namespace four::coach {

namespace {

using engine::Position;
using engine::Word64;

constexpr int columnCount = engine::BoardShape{}.columns;

Word64 keyOf(const Position &position)
{
    return engine::positionKey(static_cast<Word64>(position.mover()),
                               static_cast<Word64>(position.opponent()));
}

/// A column of the position in the orientation that has the key, and back: the same is done for both.
int turned(const Position &position, int column)
{
    return keyOf(position) == foldedKeyOf(position) ? column : columnCount - 1 - column;
}

Position after(Position position, int column)
{
    position.drop(column);
    return position;
}

/// What the replies to a drop lead to.
class Lines
{
public:
    struct Found
    {
        Position position;
        std::vector<int> drops; ///< from the reply on
        double share;
    };

    Lines(const Repertoire *repertoire, int ownDrops, const ReplyCounts *replies)
        : m_repertoire(repertoire), m_ownDrops(ownDrops), m_replies(replies)
    {
    }

    /// @param position after the person's drop
    void follow(const Position &position, double share, std::vector<int> &drops)
    {
        std::array<double, columnCount> weights{};
        if (position.isOver())
            return;
        const std::array<int, columnCount> counts =
            *m_replies ? (*m_replies)(position) : std::array<int, columnCount>{};
        for (int column = 0; column < columnCount; ++column) {
            // One more than were counted: each reply is possible.
            if (position.canDrop(column))
                weights.at(std::size_t(column)) = counts.at(std::size_t(column)) + 1;
        }
        const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
        for (int column = 0; column < columnCount; ++column) {
            if (!position.canDrop(column) || position.isWinningDrop(column))
                continue;
            drops.push_back(column);
            add(after(position, column), share * weights.at(std::size_t(column)) / all, drops);
            drops.pop_back();
        }
    }

    [[nodiscard]] std::vector<Found> &found() { return m_found; }

private:
    void add(const Position &position, double share, std::vector<int> &drops)
    {
        if (position.isOver() || ownDrop(position) > m_ownDrops)
            return;
        const Word64 key = foldedKeyOf(position);
        const auto known =
            std::ranges::find(m_found, key, [](const Found &one) { return foldedKeyOf(one.position); });
        if (known != m_found.end()) {
            known->share += share;
            return;
        }
        const bool isToKnow = m_repertoire && m_repertoire->column(position).has_value();
        const std::optional<SettledBy> settled = isToKnow ? std::nullopt : settledBy(position);
        if (!settled) {
            m_found.push_back({position, drops, share});
        } else if (*settled == SettledBy::Block && m_blocked.insert(key).second) {
            const int block = blockOf(position);
            drops.push_back(block);
            follow(after(position, block), share, drops);
            drops.pop_back();
        }
    }

    const Repertoire *m_repertoire;
    int m_ownDrops;
    const ReplyCounts *m_replies;
    std::vector<Found> m_found;
    std::set<Word64> m_blocked;
};

} // namespace

DrillTry DrillTry::of(const Position &position, int column, DrillAnswer answer, std::int64_t day)
{
    return {.key = foldedKeyOf(position), .column = turned(position, column), .answer = answer, .day = day};
}

void DrillMemory::add(const DrillTry &tried)
{
    Standing &standing = m_standings[tried.key];
    switch (tried.answer) {
    case DrillAnswer::Right: {
        standing.right = tried.column;
        standing.lastRight = tried.day;
        // What is repeated before it is due is known no longer for that.
        if (standing.due && tried.day < *standing.due)
            return;
        const std::size_t days = std::min(std::size_t(standing.rightInARow), daysUntilAsked.size() - 1);
        ++standing.rightInARow;
        standing.due = tried.day + daysUntilAsked.at(days);
        return;
    }
    case DrillAnswer::Wrong:
    case DrillAnswer::Helped:
        standing.rightInARow = 0;
        standing.due = tried.day;
        return;
    case DrillAnswer::Chosen:
        standing.chosen = tried.column;
        return;
    }
}

const DrillMemory::Standing *DrillMemory::find(const Position &position) const
{
    const auto found = m_standings.find(foldedKeyOf(position));
    return found == m_standings.end() ? nullptr : &found->second;
}

DrillState DrillMemory::state(const Position &position, std::int64_t today) const
{
    const Standing *standing = find(position);
    return standing ? stateOf(*standing, today) : DrillState::New;
}

DrillState DrillMemory::stateOf(const Standing &standing, std::int64_t today)
{
    if (!standing.due)
        return DrillState::New;
    if (standing.rightInARow == 0)
        return DrillState::Forgotten;
    return *standing.due <= today ? DrillState::Due : DrillState::Known;
}

int DrillMemory::count(DrillState state, std::int64_t today) const
{
    return int(std::ranges::count_if(m_standings, [&](const auto &one) {
        return state != DrillState::New && stateOf(one.second, today) == state;
    }));
}

std::optional<std::int64_t> DrillMemory::dueDay(const Position &position) const
{
    const Standing *standing = find(position);
    return standing ? standing->due : std::nullopt;
}

std::optional<int> DrillMemory::chosenColumn(const Position &position) const
{
    const Standing *standing = find(position);
    return standing && standing->chosen ? std::optional(turned(position, *standing->chosen)) : std::nullopt;
}

std::optional<int> DrillMemory::rightColumn(const Position &position) const
{
    const Standing *standing = find(position);
    return standing && standing->right ? std::optional(turned(position, *standing->right)) : std::nullopt;
}

bool DrillMemory::isRightOn(const Position &position, std::int64_t day) const
{
    const Standing *standing = find(position);
    return standing && standing->lastRight == day;
}

std::size_t DrillTree::add(const Position &position, std::vector<int> drops)
{
    const auto [found, isNew] = m_index.try_emplace(foldedKeyOf(position), m_nodes.size());
    if (isNew) {
        const auto level = std::size_t(ownDrop(position));
        m_levels.resize(std::max(m_levels.size(), level));
        m_levels[level - 1].push_back(m_nodes.size());
        m_nodes.push_back({.position = position, .drops = std::move(drops)});
    }
    return found->second;
}

DrillTree DrillTree::of(const Repertoire &repertoire, const DrillMemory &memory, const ReplyCounts &replies)
{
    DrillTree tree;
    const std::vector<Position> beginnings = beginningsOf(repertoire.kind());
    for (const Position &beginning : beginnings) {
        std::vector<int> drops;
        for (int column = 0; column < columnCount && beginning.plies() > 0; ++column) {
            if (after(Position(), column) == beginning)
                drops = {column};
        }
        tree.m_nodes[tree.add(beginning, drops)].share = 1.0 / double(beginnings.size());
    }
    // Children have more drops than their parents, so each share is complete before its node is followed.
    for (std::size_t level = 0; level < tree.m_levels.size(); ++level) {
        for (std::size_t i = 0; i < tree.m_levels[level].size(); ++i) {
            const std::size_t index = tree.m_levels[level][i];
            const Position position = tree.at(index).position;
            std::optional<int> column = memory.chosenColumn(position);
            if (!column)
                column = repertoire.column(position);
            if (!column)
                column = memory.rightColumn(position);
            tree.m_nodes[index].column = column;
            if (!column)
                continue;
            std::vector<int> drops = tree.at(index).drops;
            drops.push_back(*column);
            Lines lines(&repertoire, repertoire.drops(), &replies);
            lines.follow(after(position, *column), tree.at(index).share, drops);
            for (Lines::Found &found : lines.found()) {
                const std::size_t child = tree.add(found.position, std::move(found.drops));
                tree.m_nodes[child].share += found.share;
                tree.m_nodes[index].children.push_back(child);
            }
        }
    }
    return tree;
}

DrillTree DrillTree::of(std::span<const OwnPosition> own, const DrillMemory &memory)
{
    DrillTree tree;
    for (const OwnPosition &one : own) {
        Position position;
        for (const int column : one.drops)
            position.drop(column);
        Node &node = tree.m_nodes[tree.add(position, one.drops)];
        node.column = memory.chosenColumn(node.position).value_or(one.column);
        node.share = 1;
    }
    return tree;
}

std::optional<std::size_t> DrillTree::find(const Position &position) const
{
    const auto found = m_index.find(foldedKeyOf(position));
    return found == m_index.end() ? std::nullopt : std::optional(found->second);
}

DrillDay dayOf(const DrillTree &tree, const DrillMemory &memory, std::int64_t today)
{
    DrillDay day;
    int waiting = 0;
    int fresh = 0;
    for (const DrillTree::Node &node : tree.nodes()) {
        switch (memory.state(node.position, today)) {
        case DrillState::New:
            ++fresh;
            break;
        case DrillState::Due:
        case DrillState::Forgotten:
            ++waiting;
            break;
        case DrillState::Known:
            day.done += memory.isRightOn(node.position, today) ? 1 : 0;
            break;
        }
    }
    const int without = day.done + waiting;
    day.planned = std::max(without, std::min(DrillDay::usual, without + fresh));
    return day;
}

std::optional<std::size_t> DrillSitting::next(const DrillTree &tree, const DrillMemory &memory,
                                              std::int64_t today, std::optional<std::size_t> last,
                                              double lot) const
{
    enum Class { Wanted, WrongBefore, Due, Forgotten, New, JustWrong, None };
    const auto classOf = [&](const DrillTree::Node &node) {
        if (m_wanted.contains(foldedKeyOf(node.position)))
            return Wanted;
        switch (memory.state(node.position, today)) {
        case DrillState::New:
            return New;
        case DrillState::Known:
            return None;
        case DrillState::Due:
            return Due;
        case DrillState::Forgotten:
            break;
        }
        const auto wrong = m_wrong.find(foldedKeyOf(node.position));
        if (wrong == m_wrong.end())
            return Forgotten;
        return m_asked - wrong->second >= othersBetween ? WrongBefore : JustWrong;
    };
    Class best = None;
    std::vector<std::size_t> candidates;
    for (const std::vector<std::size_t> &level : tree.levels()) {
        const Class before = best;
        for (const std::size_t index : level) {
            const Class found = classOf(tree.at(index));
            // What is wanted or new further on waits for the earlier drops.
            if (found == None || found > best || (found == before && (found == Wanted || found == New)))
                continue;
            if (found < best)
                candidates.clear();
            best = found;
            candidates.push_back(index);
        }
    }
    if (last) {
        std::vector<std::size_t> inLine;
        std::ranges::copy_if(candidates, std::back_inserter(inLine), [&](std::size_t index) {
            return std::ranges::count(tree.at(*last).children, index) > 0;
        });
        if (!inLine.empty())
            candidates = std::move(inLine);
    }
    if (candidates.empty())
        return {};
    // What was asked just now comes last of all.
    if (last && candidates.size() > 1)
        std::erase(candidates, *last);
    double all = 0;
    for (const std::size_t index : candidates)
        all += tree.at(index).share;
    double left = lot * all;
    for (const std::size_t index : candidates) {
        left -= tree.at(index).share;
        if (left < 0)
            return index;
    }
    return candidates.back();
}

void DrillSitting::note(const Position &position, bool isRight)
{
    ++m_asked;
    m_wanted.erase(foldedKeyOf(position));
    if (isRight)
        m_wrong.erase(foldedKeyOf(position));
    else
        m_wrong[foldedKeyOf(position)] = m_asked;
}

} // namespace four::coach
