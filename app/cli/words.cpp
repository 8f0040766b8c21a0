// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words.h"

#include "core/engine/position.h"

namespace four::cli {

namespace {

std::string wordOf(coach::Result result)
{
    switch (result) {
    case coach::Result::Win:
        return "win";
    case coach::Result::Draw:
        return "draw";
    case coach::Result::Loss:
        break;
    }
    return "loss";
}

} // namespace

std::string wordOf(coach::Outlook outlook)
{
    const std::string word = wordOf(outlook.result);
    return outlook.result == coach::Result::Draw ? word : word + std::to_string(outlook.drops);
}

std::string wordOf(int score, int empties, engine::Strength strength)
{
    const coach::Outlook outlook = coach::Outlook::ofScore(score, empties);
    return strength == engine::Strength::Weak ? wordOf(outlook.result) : wordOf(outlook);
}

namespace {
std::string kindOf(const coach::Judgement &judgement)
{
    using Kind = coach::Judgement::Kind;
    switch (judgement.kind) {
    case Kind::Forced:
        return "Forced";
    case Kind::OnlyMoveFound:
        return "OnlyMoveFound";
    case Kind::Best:
        return "Best";
    case Kind::Slower:
        return "Slower" + std::to_string(judgement.by);
    case Kind::Hastened:
        return "Hastened" + std::to_string(judgement.by);
    case Kind::MissedDraw:
        return "MissedDraw";
    case Kind::MissedWin:
        return "MissedWin";
    case Kind::LostWin:
        break;
    }
    return "LostWin";
}
} // namespace

std::string wordOf(const coach::Judgement &judgement)
{
    return judgement.isEstimated ? '~' + kindOf(judgement) : kindOf(judgement);
}

std::string oversightOf(const coach::Judgement &judgement)
{
    using coach::Oversight;
    const std::string estimated = judgement.isEstimated ? "~" : "";
    if (!judgement.oversight)
        return "-";
    switch (*judgement.oversight) {
    case Oversight::OverlookedWin: // seen by every search, as the next
        return "OverlookedWin";
    case Oversight::AllowedWin:
        return "AllowedWin";
    case Oversight::AllowedDouble:
        return estimated + "AllowedDouble";
    case Oversight::OverlookedForced:
        break;
    }
    return estimated + "OverlookedForced";
}

std::string weightOf(const coach::Judgement &judgement)
{
    if (!judgement.weight)
        return "-";
    switch (*judgement.weight) {
    case coach::Weight::Blunder:
        return "blunder";
    case coach::Weight::Mistake:
        return "mistake";
    case coach::Weight::FinePoint:
        break;
    }
    return "fine-point";
}

std::string wordOf(const coach::Estimate &estimate, int column)
{
    if (estimate.winsAtOnce(column))
        return wordOf(coach::Outlook{.result = coach::Result::Win, .drops = 1});
    const coach::Result likely = estimate.likelyResult(column);
    const std::string word = likely == coach::Result::Win    ? "~good"
                             : likely == coach::Result::Draw ? "~even"
                                                             : "~bad";
    return word + std::to_string(estimate.depth);
}

std::string wordOf(coach::Reason::Kind kind)
{
    using Kind = coach::Reason::Kind;
    switch (kind) {
    case Kind::WinsNow:
        return "WinsNow";
    case Kind::MustBlock:
        return "MustBlock";
    case Kind::TwoThreats:
        return "TwoThreats";
    case Kind::Forces:
        return "Forces";
    case Kind::StopsThat:
        return "StopsThat";
    case Kind::NotUnder:
        return "NotUnder";
    case Kind::MakesThreat:
        return "MakesThreat";
    case Kind::BreaksThreat:
    case Kind::BreaksLine:
        return "BreaksThreat";
    case Kind::Plan:
        return "Plan";
    case Kind::Opening:
        return "Opening";
    case Kind::OnlyMove:
        return "OnlyMove";
    case Kind::FollowsUp:
        return "FollowsUp";
    case Kind::Holds:
        return "Holds";
    case Kind::Longest:
        return "Longest";
    case Kind::Quickest:
        break;
    }
    return "Quickest";
}

std::string wordOf(const std::vector<Cell> &cells)
{
    std::string word;
    for (const Cell cell : cells) {
        word += word.empty() ? "" : ",";
        word += static_cast<char>('a' + cell.column);
        word += std::to_string(cell.row + 1);
    }
    return word.empty() ? "-" : word;
}

std::string wordOf(const std::vector<int> &columns)
{
    std::string word;
    for (const int column : columns)
        word += engine::columnName(column);
    return word.empty() ? "-" : word;
}

} // namespace four::cli
