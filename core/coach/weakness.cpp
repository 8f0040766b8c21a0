// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/weakness.h"

#include <algorithm>

namespace four::coach {

namespace {

/// The shortest range of discs with two thirds of these; nothing where it is not short.
std::optional<std::pair<int, int>> mostly(std::vector<int> discs)
{
    constexpr int longest = 12;
    std::ranges::sort(discs);
    const std::size_t needed = (2 * discs.size() + 2) / 3;
    std::optional<std::pair<int, int>> best;
    for (std::size_t first = 0; first + needed <= discs.size(); ++first) {
        const std::pair range(discs[first], discs[first + needed - 1]);
        if (!best || range.second - range.first < best->second - best->first)
            best = range;
    }
    return best && best->second - best->first < longest ? best : std::nullopt;
}

Phase phaseOf(int disc)
{
    return disc <= lastOfOpening ? Phase::Opening : disc <= lastOfMiddle ? Phase::Middle : Phase::Ending;
}

} // namespace

void Weaknesses::add(const Review &review, Player player)
{
    ++m_games;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const ReviewedDrop &drop = review.drops[i];
        if (drop.player != player || !drop.judgement || !drop.judgement->isFault())
            continue;
        const int disc = static_cast<int>(i) + 1;
        const auto &oversight = drop.judgement->oversight;
        m_discs[oversight ? Fault(*oversight) : Fault(phaseOf(disc))].push_back(disc);
    }
}

void Weaknesses::add(Puzzle::Theme theme, bool isSolved)
{
    auto &[missed, all] = m_triesOfTheme[theme];
    missed += !isSolved;
    ++all;
}

std::vector<Weakness> Weaknesses::most(std::size_t number) const
{
    std::vector<Weakness> found;
    for (const auto &[fault, discs] : m_discs) {
        if (m_games >= leastGames)
            found.push_back({.fault = fault,
                             .times = static_cast<int>(discs.size()),
                             .of = m_games,
                             .discs = mostly(discs)});
    }
    for (const auto &[theme, tries] : m_triesOfTheme) {
        constexpr int oneIn = 3; // what is missed less often is no weakness
        if (tries.first * oneIn >= tries.second)
            found.push_back({.fault = theme, .times = tries.first, .of = tries.second});
    }
    std::erase_if(found, [](const Weakness &weakness) { return weakness.times < leastTimes; });
    std::ranges::stable_sort(found, std::ranges::greater(), &Weakness::times);
    found.resize(std::min(found.size(), number));
    return found;
}

} // namespace four::coach
