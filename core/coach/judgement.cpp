// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/judgement.h"

#include <algorithm>
#include <cstdlib>

namespace four::coach {

Judgement judge(const Values &before, int column)
{
    using Kind = Judgement::Kind;
    const Outlook best = before.best();
    const Outlook played = before.at(column).value();
    if (played.result != best.result) {
        if (best.result == Result::Draw)
            return {.kind = Kind::MissedDraw};
        return {.kind = played.result == Result::Draw ? Kind::MissedWin : Kind::LostWin};
    }
    const auto losesAtOnce = [](Outlook outlook) { return outlook == Outlook{Result::Loss, 1}; };
    const std::vector<int> open = before.openColumns();
    const bool isForced =
        open.size() == 1 || (!losesAtOnce(played) && std::ranges::all_of(open, [&](int other) {
            return other == column || losesAtOnce(*before.at(other));
        }));
    if (isForced)
        return {.kind = Kind::Forced};
    if (before.keepingColumns().size() == 1)
        return {.kind = Kind::OnlyMoveFound};
    if (played == best)
        return {};
    return {.kind = best.result == Result::Win ? Kind::Slower : Kind::Hastened,
            .by = std::abs(played.drops - best.drops)};
}

} // namespace four::coach
