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
#include <variant>

namespace four::coach {

namespace {

/// A turn of the game: its position, column and player.
struct Turn
{
    Game before;
    std::optional<int> column; ///< nothing: a remove, a pop or a swap
    Player player;
    bool isSwap = false;
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
        else if (outcome.isMove())
            turns.push_back({std::move(before), {}, outcome.player, outcome.swapped});
        else if (outcome.isUndo())
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

/// Of all that is looked for here, so that a review is soon done.
constexpr std::uint64_t mostNodes = 400'000;

/// The remove or pop that is the best action, as far as a short search sees.
std::optional<Action> bestTaking(const Game &game, const engine::StopSign &stop)
{
    if (game.step() != Step::Move || !(game.mayRemove() || game.mayPop()))
        return {};
    // Random numbers only choose between equal actions here.
    Random random(0, Random::Purpose::Computer, 0);
    const players::Choice choice = players::searchTree(
        game, {.depth = 4, .nodes = mostNodes, .followsForced = true, .judgement = {.knowsParity = true}},
        random, stop);
    const bool isDrop = std::holds_alternative<action::Drop>(choice.action);
    return isDrop ? std::nullopt : std::optional(choice.action);
}

/// A turn after its first action, and its end if that is known.
struct TurnSoFar
{
    Game point;
    std::optional<Action> end = {};

    /// For the turn's player, comparable with those of other turns.
    [[nodiscard]] std::optional<int> score(Player player, int turns, const engine::StopSign &stop) const
    {
        Game after = point;
        const bool isEnded = end && !after.isOver() && after.step() == Step::Confirm;
        if (isEnded)
            after.apply(*end);
        std::uint64_t nodes = mostNodes;
        std::optional<int> score = scoreOf(std::move(after), player, turns - 1, nodes, stop);
        // A block takes the place of the opponent's turn.
        if (score && isEnded && std::holds_alternative<action::Block>(*end))
            *score += players::Score::isWin(*score) ? -1 : players::Score::isLoss(*score) ? 1 : 0;
        return score;
    }
};

/// Compares two turns of a player. Two looks, since a block alone moves an end beyond what a short search
/// sees.
std::optional<Judgement> judgeTurn(const TurnSoFar &played, const TurnSoFar &other, Player player,
                                   const engine::StopSign &stop)
{
    std::optional<Judgement> judgement;
    for (const int turns : {4, BetterAction::turns}) {
        const std::optional<int> score = played.score(player, turns, stop);
        const std::optional<int> better = score ? other.score(player, turns, stop) : std::nullopt;
        if (!better)
            return {};
        const Estimate compared{.depth = turns, .scores = {better, score}};
        judgement = judge(compared, 1);
        // A win that is seen is certain, whatever the turn that was played comes to.
        if (oversightOf(compared.seenEnd(0), compared.seenEnd(1)) == Oversight::OverlookedForced)
            judgement->oversight = Oversight::OverlookedForced;
        if (!judgement->isFault())
            return {};
    }
    return judgement;
}

std::optional<BetterAction> betterBlock(const Game &afterDrop, Player player, const engine::StopSign &stop)
{
    if (afterDrop.isOver() || afterDrop.refusal(action::Block{}))
        return {};
    const std::optional<Judgement> judgement =
        judgeTurn({afterDrop, action::EndTurn{}}, {afterDrop, action::Block{}}, player, stop);
    return judgement ? std::optional(BetterAction{.removal = {}, .judgement = *judgement}) : std::nullopt;
}

BetterAction betterBy(const Outcome &taken, const Judgement &judgement)
{
    return {.removal = taken.removed->cell, .isPop = taken.isOfPop(), .judgement = judgement};
}

std::optional<BetterAction> betterTaking(const Game &before, const TurnSoFar &played,
                                         const engine::StopSign &stop)
{
    const std::optional<Action> taking = bestTaking(before, stop);
    if (!taking)
        return {};
    TurnSoFar other{before};
    const Outcome outcome = other.point.apply(*taking);
    const std::optional<Judgement> judgement = judgeTurn(played, other, before.turn(), stop);
    if (!judgement)
        return {};
    return betterBy(outcome, *judgement);
}

/// A block, else a remove or pop, that would have been clearly better than the turn.
std::optional<BetterAction> betterActionThan(const Turn &turn, const engine::StopSign &stop)
{
    const Game before = readyToDrop(turn.before);
    Game after = before;
    after.apply(action::Drop{*turn.column});
    if (!turn.hasBlocked) {
        if (const std::optional<BetterAction> block = betterBlock(after, turn.player, stop))
            return block;
    }
    const Action end = turn.hasBlocked ? Action(action::Block{}) : Action(action::EndTurn{});
    return betterTaking(before, {after, end}, stop);
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

BetterActions betterActionsThan(const Game &before, std::optional<int> column, const engine::StopSign &stop)
{
    const Game ready = readyToDrop(before);
    Game after = ready;
    if (!column) {
        const std::optional<Action> taking = bestTaking(ready, stop);
        return {.instead = taking ? std::optional(betterBy(after.apply(*taking), {})) : std::nullopt,
                .after = {}};
    }
    after.apply(action::Drop{*column});
    return {.instead = betterTaking(ready, {after}, stop), .after = betterBlock(after, ready.turn(), stop)};
}

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

std::optional<ReviewedSwap> judgedSwap(const Review &review, const Game &game)
{
    if (!game.rules().swap)
        return {};
    const std::vector<Turn> turns = turnsOf(game);
    if (turns.size() < 2 || review.drops.size() < 2 || !turns[1].before.maySwap())
        return {};
    const Turn &reply = turns[1];
    const ReviewedDrop &next = review.drops[1];
    // A block makes another position of it.
    if ((!reply.isSwap && !reply.column) || !next.judgement ||
        next.player != (reply.isSwap ? opponent(reply.player) : reply.player))
        return {};
    if (next.before)
        return ReviewedSwap{.player = reply.player,
                            .isTaken = reply.isSwap,
                            .judgement = judgeSwap(next.before->best(), reply.isSwap)};
    const int best = next.estimate->bestColumns().front();
    const Outlook likely{.result = next.estimate->likelyResult(best), .drops = farDrops};
    ReviewedSwap swap{
        .player = reply.player, .isTaken = reply.isSwap, .judgement = judgeSwap(likely, reply.isSwap)};
    swap.judgement.isEstimated = true;
    return swap;
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
        const std::optional<engine::Position> exact = exactPositionWithoutSwap(position);
        if (exact && !tooLong.stop_requested())
            drops[i].before = valuesOf(solver, *exact, tooLong);
        if (drops[i].before && position.step() == Step::Move && position.isFirstDiscOffered())
            drops[i].before = valuesIfOffered(*drops[i].before);
        if (!drops[i].before && !isDropGiven(position))
            drops[i].estimate = estimateOf(position, options.estimates, stop);
        if (drops[i].estimate && !judge(*drops[i].estimate, drops[i].column).changesResult())
            drops[i].better = betterActionThan(turns[i], stop);
        if (stop.stop_requested())
            return {};
        if (progress)
            progress(turns.size() - i, turns.size());
    }
    Review review = reviewOf(std::move(drops));
    review.swap = judgedSwap(review, game);
    return review;
}

} // namespace four::coach
