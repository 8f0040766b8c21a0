// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/review.h"

#include "core/coach/field.h"
#include "core/coach/forcedline.h"
#include "core/coach/toldgame.h"
#include "core/players/exactposition.h"
#include "core/players/treesearch.h"
#include "core/rules/random.h"

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
    bool hasBlocked = false;
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
        else if (outcome.blocked && !turns.empty())
            turns.back().hasBlocked = true;
    }
    return turns;
}

/// The turns with a drop.
std::vector<Turn> dropsOf(const Game &game)
{
    std::vector<Turn> turns = turnsOf(game);
    std::erase_if(turns, [](const Turn &turn) { return !turn.column; });
    return turns;
}

/// The best action, looking so many turns ahead; nothing if it took too many nodes.
std::optional<players::Choice> bestAction(const Game &game, int turns, const engine::StopSign &stop)
{
    constexpr std::uint64_t mostNodes = 200'000;
    // Random numbers only choose between equal actions here.
    Random random(0, Random::Purpose::Computer, 0);
    players::Choice choice = players::searchTree(
        game, {.depth = turns, .nodes = mostNodes, .followsForced = true, .judgement = {.knowsParity = true}},
        random, stop);
    if (choice.nodes >= mostNodes || stop.stop_requested())
        return {};
    return choice;
}

/// A block, else a remove, that would have been clearly better than the turn.
std::optional<BetterAction> betterActionThan(const Turn &turn, const engine::StopSign &stop)
{
    constexpr int turns = 4; // an even number, see Estimate
    const Player player = turn.player;
    Game played = readyToDrop(turn.before);
    const bool canRemove = played.step() == Step::Move && played.mayRemove();
    const std::optional<players::Choice> best = canRemove ? bestAction(played, turns, stop) : std::nullopt;
    played.apply(action::Drop{*turn.column});
    const bool canBlock = !turn.hasBlocked && !played.isOver() && !played.refusal(action::Block{});
    const std::optional<players::Choice> end = canBlock ? bestAction(played, turns, stop) : std::nullopt;
    if (!played.isOver() && played.step() == Step::Confirm)
        played.apply(turn.hasBlocked ? Action(action::Block{}) : Action(action::EndTurn{}));
    if (played.isOver() || played.step() != Step::Move || (!best && !end))
        return {};
    const std::optional<players::Choice> after = bestAction(played, turns - 1, stop);
    if (!after)
        return {};
    Estimate compared{.depth = turns, .scores = {0, played.turn() == player ? after->score : -after->score}};
    const auto compare = [&](const players::Choice &better,
                             std::optional<Cell> removal) -> std::optional<BetterAction> {
        compared.scores[0] = better.score;
        Judgement judgement = judge(compared, 1);
        judgement.oversight = coach::oversightOf(compared.seenEnd(0), compared.seenEnd(1));
        if (!judgement.isFault())
            return {};
        return BetterAction{.removal = removal, .judgement = judgement};
    };
    std::optional<BetterAction> found;
    if (end && std::holds_alternative<action::Block>(end->action))
        found = compare(*end, {});
    if (const auto *removal = best && !found ? std::get_if<action::Remove>(&best->action) : nullptr)
        found = compare(*best, removal->cell);
    return found;
}

void count(Review &review)
{
    PerPlayer<int> run;
    PerPlayer<int> estimatedRun;
    std::optional<std::size_t> lastFault;
    std::optional<std::size_t> lastFinePoint;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const ReviewedDrop &drop = review.drops[i];
        if (!drop.judgement)
            continue;
        review.faults[drop.player].add(*drop.judgement);
        if (drop.judgement->isFault())
            lastFault = i;
        else if (drop.judgement->isFinePoint())
            lastFinePoint = i;
        if (!drop.isDecision())
            continue;
        Decisions &decisions = (drop.before ? review.decisions : review.estimated)[drop.player];
        int &rightOnes = (drop.before ? run : estimatedRun)[drop.player];
        ++decisions.all;
        if (drop.judgement->changesResult()) {
            rightOnes = 0;
            continue;
        }
        ++decisions.kept;
        decisions.longestRun = std::max(decisions.longestRun, ++rightOnes);
    }
    review.turningPoint = lastFault ? lastFault : lastFinePoint;
}

} // namespace

void Faults::add(const Judgement &judgement)
{
    if (judgement.weight == Weight::Blunder)
        ++blunders;
    else if (judgement.oversight)
        ++oversights;
    else if (judgement.weight == Weight::Mistake)
        ++mistakes;
    else if (judgement.weight)
        ++finePoints;
}

std::vector<int> ReviewedDrop::keepingColumns() const
{
    return before ? before->keepingColumns() : estimate->keepingColumns();
}

std::vector<int> ReviewedDrop::rightColumns() const
{
    if (judgement->changesResult() || !judgement->oversight)
        return keepingColumns();
    std::vector<int> columns = before ? before->openColumns() : estimate->openColumns();
    std::erase_if(columns, [this](int other) {
        return !avoids(*judgement->oversight, before ? before->at(other) : estimate->seenEnd(other));
    });
    return columns;
}

bool ReviewedDrop::isDecision() const
{
    return before ? before->isDecision() : better || estimate->isDecision();
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
    Review review{
        .drops = std::move(drops), .decisions = {}, .estimated = {}, .faults = {}, .turningPoint = {}};
    for (ReviewedDrop &drop : review.drops) {
        if (drop.before)
            drop.judgement = judge(*drop.before, drop.column);
        else if (drop.estimate)
            drop.judgement = judge(*drop.estimate, drop.column);
        if (drop.judgement && drop.better)
            drop.judgement = drop.better->judgement;
    }
    count(review);
    return review;
}

bool allowsTwoThreats(const Review &review, std::size_t drop, const Ruleset &rules)
{
    if (!hasExactValues(rules))
        return false;
    GameSetup setup{.rules = rules, .seed = 0, .seats = {}, .starter = Player::One};
    setup.rules.letters = Letters::Fixed; // nothing but the drops matters here
    Game game(setup);
    for (std::size_t i = 0; i <= drop; ++i) {
        if (game.step() == Step::Confirm)
            game.apply(action::EndTurn{});
        const Action next = action::Drop{review.drops[i].column};
        if (game.refusal(next))
            return false; // not a game by these rules
        game.apply(next);
    }
    const std::optional<engine::Position> position = exactPosition(game);
    return position && canMakeTwoThreats(Field(*position));
}

std::optional<Review> reviewOf(const Game &game, engine::Solver &solver, const engine::StopSign &stop,
                               const ReviewProgress &progress, const ReviewOptions &options)
{
    std::vector<ReviewedDrop> drops;
    const std::vector<Turn> turns = dropsOf(game);
    for (const Turn &turn : turns)
        drops.push_back({.column = *turn.column, .player = turn.player, .before = {}, .judgement = {}});
    engine::StopSign tooLong = stop;
    if (options.timeLimit)
        tooLong = stop.at(engine::StopSign::Clock::now() + *options.timeLimit);
    for (std::size_t i = turns.size(); i-- > 0;) {
        if (stop.stop_requested()) // the solver may not check it for positions in its table
            return {};
        const Game &position = turns[i].before;
        const std::optional<engine::Position> exact = exactPosition(position);
        if (exact && !tooLong.stop_requested())
            drops[i].before = valuesOf(solver, *exact, tooLong);
        if (!drops[i].before && !isDropGiven(position))
            drops[i].estimate = estimateOf(position, options.estimates, stop);
        if (drops[i].estimate && !judge(*drops[i].estimate, drops[i].column).changesResult())
            drops[i].better = betterActionThan(turns[i], stop);
        if (stop.stop_requested())
            return {};
        if (progress)
            progress(turns.size() - i, turns.size());
    }
    return reviewOf(std::move(drops));
}

} // namespace four::coach
