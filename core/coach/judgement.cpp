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
    if (played.result != best.result)
        return {.kind = mistake(best.result, played.result)};
    const auto losesAtOnce = [&](int other) { return before.at(other) == Outlook{Result::Loss, 1}; };
    if (isForced(before.openColumns(), column, losesAtOnce))
        return {.kind = Kind::Forced};
    if (before.keepingColumns().size() == 1)
        return {.kind = Kind::OnlyMoveFound};
    if (played == best)
        return {};
    return {.kind = best.result == Result::Win ? Kind::Slower : Kind::Hastened,
            .by = std::abs(played.drops - best.drops)};
}

Judgement judge(const Estimate &before, int column)
{
    // A line that it completes is no estimate.
    if (before.winsAtOnce(column))
        return {.kind = Kind::Best};
    Judgement judgement{.isEstimated = true};
    // Every search sees a loss at once.
    const auto losesAtOnce = [&](int other) { return before.seenEnd(other) == Outlook{Result::Loss, 1}; };
    if (before.isClearlyWorse(column))
        judgement.kind =
            mistake(before.likelyResult(before.bestColumns().front()), before.likelyResult(column));
    else if (isForced(before.openColumns(), column, losesAtOnce))
        judgement.kind = Kind::Forced;
    else if (before.keepingColumns().size() == 1)
        judgement.kind = Kind::OnlyMoveFound;
    return judgement;
}

bool missesALine(const Values &before, int column)
{
    const Outlook atOnce{Result::Win, 1};
    return before.best() == atOnce && before.at(column) != atOnce;
}

bool missesALine(const Estimate &before, int column)
{
    return before.winsAtOnce(before.bestColumns().front()) && !before.winsAtOnce(column);
}

} // namespace four::coach
