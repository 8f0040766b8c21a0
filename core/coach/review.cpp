// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/review.h"

#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"

#include <algorithm>
#include <utility>

namespace four::coach {

namespace {

/// A turn of the game: its position, column and player.
struct Turn
{
    Game before;
    std::optional<int> column; ///< nothing: a remove
    Player player;
};

/// The turns that were not undone.
std::vector<Turn> turnsOf(const Game &game)
{
    std::vector<Turn> turns;
    Game replayed(game.setup());
    for (const Action &action : game.actions()) {
        Game before = replayed;
        const Outcome outcome = replayed.apply(action);
        if (outcome.dropped)
            turns.push_back({std::move(before), outcome.dropped->cell.column, outcome.player});
        else if (outcome.removed)
            turns.push_back({std::move(before), {}, outcome.player});
        else if (outcome.takenBack || outcome.returned)
            turns.pop_back();
    }
    return turns;
}

void count(Review &review)
{
    PerPlayer<int> run;
    PerPlayer<int> estimatedRun;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const ReviewedDrop &drop = review.drops[i];
        if (!drop.judgement || !drop.isDecision())
            continue;
        Decisions &decisions = (drop.before ? review.decisions : review.estimated)[drop.player];
        int &rightOnes = (drop.before ? run : estimatedRun)[drop.player];
        ++decisions.all;
        if (drop.judgement->changesResult()) {
            review.turningPoint = i;
            rightOnes = 0;
            continue;
        }
        ++decisions.kept;
        decisions.longestRun = std::max(decisions.longestRun, ++rightOnes);
    }
}

} // namespace

std::vector<int> ReviewedDrop::keepingColumns() const
{
    return before ? before->keepingColumns() : estimate->keepingColumns();
}

bool ReviewedDrop::isDecision() const
{
    return before ? before->isDecision() : estimate->isDecision();
}

std::optional<Outlook> ReviewedDrop::end() const
{
    return before ? before->at(column) : estimate->seenEnd(column);
}

bool Review::isExact() const noexcept
{
    return std::ranges::none_of(drops, [](const ReviewedDrop &drop) { return drop.estimate.has_value(); });
}

Review reviewOf(std::vector<ReviewedDrop> drops)
{
    Review review{.drops = std::move(drops), .decisions = {}, .estimated = {}, .turningPoint = {}};
    for (ReviewedDrop &drop : review.drops) {
        if (drop.before)
            drop.judgement = judge(*drop.before, drop.column);
        else if (drop.estimate)
            drop.judgement = judge(*drop.estimate, drop.column);
    }
    count(review);
    return review;
}

std::optional<std::size_t> lastOversight(const Review &review)
{
    for (std::size_t i = review.drops.size(); i-- > 0;) {
        const ReviewedDrop &drop = review.drops[i];
        if (drop.before && drop.before->at(drop.column) == Outlook{Result::Loss, 1} &&
            drop.before->best() != drop.before->at(drop.column))
            return i;
    }
    return {};
}

std::optional<Review> reviewOf(const Game &game, engine::Solver &solver, const engine::StopSign &stop,
                               const ReviewProgress &progress, const ReviewOptions &options)
{
    std::vector<ReviewedDrop> drops;
    std::vector<Game> positions;
    for (Turn &turn : turnsOf(game)) {
        if (!turn.column)
            continue;
        positions.push_back(std::move(turn.before));
        drops.push_back({.column = *turn.column, .player = turn.player, .before = {}, .judgement = {}});
    }
    engine::StopSign tooLong = stop;
    if (options.timeLimit)
        tooLong = stop.at(engine::StopSign::Clock::now() + *options.timeLimit);
    for (std::size_t i = positions.size(); i-- > 0;) {
        if (stop.stop_requested()) // the solver may not check it for positions in its table
            return {};
        const std::optional<engine::Position> exact = exactPosition(positions[i]);
        if (exact && !tooLong.stop_requested())
            drops[i].before = valuesOf(solver, *exact, tooLong);
        if (!drops[i].before && !isDropGiven(positions[i]))
            drops[i].estimate = estimateOf(positions[i], options.estimates, stop);
        if (stop.stop_requested())
            return {};
        if (progress)
            progress(positions.size() - i, positions.size());
    }
    return reviewOf(std::move(drops));
}

} // namespace four::coach
