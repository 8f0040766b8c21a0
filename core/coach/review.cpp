// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/review.h"

#include "core/players/exactposition.h"

#include <algorithm>
#include <utility>

namespace four::coach {

namespace {

/// A turn of the game: where it was made, if the engine knows such positions, and by whom.
struct Turn
{
    std::optional<engine::Position> before;
    std::optional<int> column; ///< nothing: a remove
    Player player;
};

/// The turns that stand.
std::vector<Turn> turnsOf(const Game &game)
{
    std::vector<Turn> turns;
    Game replayed(game.setup());
    for (const Action &action : game.actions()) {
        std::optional<engine::Position> before = exactPosition(replayed);
        const Outcome outcome = replayed.apply(action);
        if (outcome.dropped)
            turns.push_back({before, outcome.dropped->cell.column, outcome.player});
        else if (outcome.removed)
            turns.push_back({{}, {}, outcome.player});
        else if (outcome.takenBack || outcome.returned)
            turns.pop_back();
    }
    return turns;
}

void count(Review &review)
{
    PerPlayer<int> run;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const ReviewedDrop &drop = review.drops[i];
        if (!drop.before || !drop.before->isDecision())
            continue;
        Decisions &decisions = review.decisions[drop.player];
        ++decisions.all;
        if (drop.judgement->changesResult()) {
            review.turningPoint = i;
            run[drop.player] = 0;
            continue;
        }
        ++decisions.kept;
        decisions.longestRun = std::max(decisions.longestRun, ++run[drop.player]);
    }
}

} // namespace

Review reviewOf(std::vector<ReviewedDrop> drops)
{
    Review review{.drops = std::move(drops), .decisions = {}, .turningPoint = {}};
    for (ReviewedDrop &drop : review.drops) {
        if (drop.before)
            drop.judgement = judge(*drop.before, drop.column);
    }
    count(review);
    return review;
}

std::optional<Review> reviewOf(const Game &game, engine::Solver &solver, const std::stop_token &stop,
                               const ReviewProgress &progress)
{
    std::vector<ReviewedDrop> drops;
    std::vector<std::optional<engine::Position>> positions;
    for (const Turn &turn : turnsOf(game)) {
        if (!turn.column)
            continue;
        positions.push_back(turn.before);
        drops.push_back({.column = *turn.column, .player = turn.player, .before = {}, .judgement = {}});
    }
    for (std::size_t i = positions.size(); i-- > 0;) {
        if (stop.stop_requested()) // what the table knows is there before it is asked
            return {};
        if (positions[i]) {
            drops[i].before = valuesOf(solver, *positions[i], stop);
            if (!drops[i].before)
                return {};
        }
        if (progress)
            progress(positions.size() - i, positions.size());
    }
    return reviewOf(std::move(drops));
}

} // namespace four::coach
