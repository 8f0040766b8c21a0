// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/judgement.h"

#include <algorithm>
#include <cstdlib>

namespace four::coach {

namespace {

using Kind = Judgement::Kind;

/// @pre the result that was played is worse than the best
Kind mistake(Result best, Result played)
{
    if (best == Result::Draw)
        return Kind::MissedDraw;
    return played == Result::Draw ? Kind::MissedWin : Kind::LostWin;
}

/// @param drops the winner's, until the win that was given or lost
Weight weightOf(int drops)
{
    return drops <= nearDrops ? Weight::Blunder : drops <= farDrops ? Weight::Mistake : Weight::FinePoint;
}

/// The winner's drops until the nearer of the win that was lost and the one that was given. @pre there is one
int dropsToTheWin(std::optional<Outlook> best, std::optional<Outlook> played)
{
    const int unknown = farDrops; // a search that does not see an end tells only what is clear
    const auto dropsOf = [](std::optional<Outlook> outlook) {
        return outlook && outlook->result != Result::Draw ? outlook->drops : unknown;
    };
    if (best && best->result == Result::Draw)
        return dropsOf(played);
    if (played && played->result == Result::Draw)
        return dropsOf(best);
    return std::min(dropsOf(best), dropsOf(played));
}

bool isNear(std::optional<Outlook> end, Result result, int drops)
{
    return end && end->result == result && end->drops <= drops;
}

/// Whether the column is the only one, or every other loses at once.
template <typename LosesAtOnce>
bool isForced(const std::vector<int> &open, int column, const LosesAtOnce &losesAtOnce)
{
    return open.size() == 1 || (!losesAtOnce(column) && std::ranges::all_of(open, [&](int other) {
               return other == column || losesAtOnce(other);
           }));
}

} // namespace

Judgement judge(const Values &before, int column)
{
    const Outlook best = before.best();
    const Outlook played = before.at(column).value();
    Judgement judgement{.oversight = oversightOf(best, played)};
    const auto losesAtOnce = [&](int other) { return before.at(other) == Outlook{Result::Loss, 1}; };
    if (played.result != best.result) {
        judgement.kind = mistake(best.result, played.result);
        judgement.weight = weightOf(dropsToTheWin(best, played));
    } else if (isForced(before.openColumns(), column, losesAtOnce)) {
        judgement.kind = Kind::Forced;
    } else if (before.keepingColumns().size() == 1) {
        judgement.kind = Kind::OnlyMoveFound;
    } else if (played != best) {
        judgement.kind = best.result == Result::Win ? Kind::Slower : Kind::Hastened;
        judgement.by = std::abs(played.drops - best.drops);
    }
    return judgement;
}

Judgement judge(const Estimate &before, int column)
{
    // A line that it completes is no estimate.
    if (before.winsAtOnce(column))
        return {.kind = Kind::Best};
    const int best = before.bestColumns().front();
    Judgement judgement{.isEstimated = true};
    const std::optional<Oversight> seen = oversightOf(before.seenEnd(best), before.seenEnd(column));
    // What is at once is certain; of the rest only what is clear is told.
    const bool isAtOnce = seen == Oversight::OverlookedWin || seen == Oversight::AllowedWin;
    if (isAtOnce || before.isClearlyWorse(column))
        judgement.oversight = seen;
    // Every search sees a loss at once.
    const auto losesAtOnce = [&](int other) { return before.seenEnd(other) == Outlook{Result::Loss, 1}; };
    if (before.isClearlyWorse(column)) {
        judgement.kind = mistake(before.likelyResult(best), before.likelyResult(column));
        judgement.weight = weightOf(dropsToTheWin(before.seenEnd(best), before.seenEnd(column)));
    } else if (isForced(before.openColumns(), column, losesAtOnce)) {
        judgement.kind = Kind::Forced;
    } else if (before.keepingColumns().size() == 1) {
        judgement.kind = Kind::OnlyMoveFound;
    }
    return judgement;
}

Judgement judgeSwap(Outlook best, bool isTaken)
{
    if (best.result == Result::Draw)
        return {};
    if (isTaken == (best.result == Result::Loss))
        return {.kind = Kind::OnlyMoveFound};
    return {.kind = Kind::LostWin, .weight = weightOf(best.drops)};
}

bool avoids(Oversight oversight, std::optional<Outlook> end)
{
    switch (oversight) {
    case Oversight::OverlookedWin:
        return isNear(end, Result::Win, 1);
    case Oversight::AllowedWin:
        return !isNear(end, Result::Loss, 1);
    case Oversight::AllowedDouble:
        return !isNear(end, Result::Loss, nearDrops);
    case Oversight::OverlookedForced:
        break;
    }
    return isNear(end, Result::Win, nearDrops);
}

std::optional<Oversight> oversightOf(std::optional<Outlook> best, std::optional<Outlook> played)
{
    for (const Oversight oversight : {Oversight::OverlookedWin, Oversight::AllowedWin,
                                      Oversight::AllowedDouble, Oversight::OverlookedForced}) {
        if (avoids(oversight, best) && !avoids(oversight, played))
            return oversight;
    }
    return {};
}

} // namespace four::coach
