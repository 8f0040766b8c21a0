// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/estimate.h"

#include "core/coach/toldgame.h"
#include "core/players/treesearch.h"
#include "core/rules/random.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace four::coach {

namespace {

using players::Score;

/// Points of a hole in a line and a little more: a smaller advantage may be gone in a turn.
constexpr int clearly = 25;

/// Points by which a column has to be worse to be a mistake: as many as a block and a remove together. In
/// plain games, by their exact values, 5 of 6 that are found so are mistakes.
constexpr int byFar = 100;

/// Nodes for one column. The size of the search's table, which is cleared first, grows with them.
constexpr std::uint64_t mostOfAColumn = 400'000;

/// Nothing if it could not be completed.
std::optional<Estimate> estimateAt(int depth, const Game &game, std::uint64_t &nodes,
                                   const engine::StopSign &stop)
{
    Estimate estimate{.depth = depth, .scores = {}};
    for (int column = 0; column < game.rules().columns; ++column) {
        std::optional<int> score;
        if (!game.refusal(action::Drop{column})) {
            Game point = game;
            point.apply(action::Drop{column});
            score = scoreOf(std::move(point), game.turn(), depth - 1, nodes, stop);
            if (!score)
                return {};
        }
        estimate.scores.push_back(score);
    }
    return estimate;
}

} // namespace

std::optional<int> scoreOf(Game point, Player player, int turns, std::uint64_t &nodes,
                           const engine::StopSign &stop)
{
    for (int passed = 0;;) { // turns, a block being one
        if (point.isOver()) {
            const std::optional<Player> winner = point.ending()->winner;
            return !winner ? 0 : *winner == player ? Score::decisive - 1 : -Score::decisive + 1;
        }
        const bool isOwnTurn = point.step() == Step::Confirm; // which first has to end, by a block perhaps
        const players::SearchLimits limits{.depth = isOwnTurn ? turns + 1 : turns,
                                           .nodes = std::min(nodes, mostOfAColumn),
                                           .followsForced = true,
                                           .judgement = {.knowsParity = true}};
        // Random numbers only choose between equal actions here.
        Random random(0, Random::Purpose::Computer, 0);
        const players::Choice choice = players::searchTree(point, limits, random, stop);
        nodes -= std::min(nodes, choice.nodes);
        if (choice.nodes >= limits.nodes || stop.stop_requested())
            return {};
        // searchTree() stops where only one action is possible: go on from the position after it.
        const bool isSeen = choice.isProven || choice.depth >= limits.depth || turns <= 1 ||
                            Score::isWin(choice.score) || Score::isLoss(choice.score);
        const bool isEnded = isOwnTurn && std::holds_alternative<action::EndTurn>(choice.action);
        if (isSeen) {
            // The search counts the end of a turn as one.
            const int further = passed - (isEnded ? 1 : 0);
            const int score = point.turn() == player ? choice.score : -choice.score;
            return score + (Score::isWin(score) ? -further : Score::isLoss(score) ? further : 0);
        }
        passed += isEnded ? 0 : 1;
        turns -= isOwnTurn ? 0 : 1;
        point.apply(choice.action);
    }
}

Result Estimate::likelyResult(int column) const
{
    const int score = *scores[static_cast<std::size_t>(column)];
    return score >= clearly ? Result::Win : score <= -clearly ? Result::Loss : Result::Draw;
}

std::vector<int> Estimate::bestColumns() const
{
    const std::optional<int> best = *std::ranges::max_element(scores); // nothing is least
    std::vector<int> columns;
    for (std::size_t column = 0; column < scores.size(); ++column) {
        if (best && scores[column] == best)
            columns.push_back(static_cast<int>(column));
    }
    return columns;
}

std::vector<int> Estimate::openColumns() const
{
    std::vector<int> columns;
    for (std::size_t column = 0; column < scores.size(); ++column) {
        if (scores[column])
            columns.push_back(static_cast<int>(column));
    }
    return columns;
}

std::optional<Outlook> Estimate::seenEnd(int column) const
{
    const int score = *scores[static_cast<std::size_t>(column)];
    // Turns from the drop on: 1 is the drop itself if it wins, and otherwise the opponent's answer.
    const int turns = Score::decisive - std::abs(score);
    if (Score::isWin(score))
        return Outlook{Result::Win, turns / 2 + 1};
    // Two turns are the opponent's two drops with a block between them.
    if (Score::isLoss(score))
        return Outlook{Result::Loss, turns == 1 ? 1 : std::max(2, (turns + 1) / 2)};
    return {};
}

bool Estimate::isClearlyWorse(int column) const
{
    const int best = bestColumns().front();
    const auto at = [this](int which) { return *scores[static_cast<std::size_t>(which)]; };
    return likelyResult(column) != likelyResult(best) && at(best) - at(column) >= byFar;
}

std::vector<int> Estimate::keepingColumns() const
{
    std::vector<int> columns = openColumns();
    std::erase_if(columns, [this](int column) { return isClearlyWorse(column); });
    return columns;
}

std::optional<Estimate> estimateOf(const Game &game, const EstimateLimits &limits,
                                   const engine::StopSign &stop, const EstimateHandler &known)
{
    const Game ready = readyToDrop(game);
    if (ready.step() != Step::Move || ready.board().isFull())
        return {};
    std::uint64_t nodes = limits.nodes;
    std::optional<Estimate> deepest;
    for (int depth = 2; depth <= limits.depth; depth += 2) {
        std::optional<Estimate> estimate = estimateAt(depth, ready, nodes, stop);
        if (!estimate)
            break;
        deepest = std::move(estimate);
        if (known)
            known(*deepest);
    }
    return deepest;
}

} // namespace four::coach
