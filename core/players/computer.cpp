// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"

#include "core/players/adaptive.h"
#include "core/players/intuition.h"
#include "core/players/randomplayer.h"
#include "core/players/treesearch.h"
#include "core/rules/random.h"

#include <cassert>
#include <chrono>
#include <optional>

namespace four {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// A limit for slow machines; the node limits below need far less time.
constexpr auto timeLimit = 750ms;
// The limit of Perfect's proofs; on an idle machine they rarely need half of it.
constexpr auto proofTimeLimit = 850ms;
constexpr auto timeLimitWithoutProof = 930ms;

/// With blocks and removes the starter wins once both players see a few turns ahead, so the lower levels see
/// less there.
bool hasPowerUps(const Ruleset &rules)
{
    return rules.blocks > 0 || rules.removes > 0;
}

/// Misses no line of either player that needs one disc more, and judges the rest with large errors.
players::SearchLimits practised()
{
    return {.depth = 1, .nodes = 20'000, .tolerance = 34};
}

/// Sees current threats and those that its own move allows, and little more.
players::SearchLimits medium(const Ruleset &rules)
{
    return {.depth = 2, .nodes = 20'000, .tolerance = hasPowerUps(rules) ? 50 : 16};
}

/// Looks some moves ahead, and follows forced replies to their end.
players::SearchLimits hard(const Ruleset &rules)
{
    return {.depth = hasPowerUps(rules) ? 3 : 6, .nodes = 60'000, .followsForced = true, .tolerance = 3};
}

/// Searches as deep as its nodes allow, with parity in the evaluation.
players::SearchLimits expert()
{
    return {.depth = players::SearchLimits::noDepth,
            .nodes = 150'000,
            .followsForced = true,
            .tolerance = 3,
            .judgement = {.knowsParity = true}};
}

/// The strongest search, for Perfect where no exact drop is known.
players::SearchLimits strongest(const Ruleset &rules, Clock::time_point start)
{
    // A position of a large board or of long lines takes several times as long.
    const bool isFast = rules.columns * (rules.rows + 1) <= 64 && rules.connect == 4;
    return {.depth = players::SearchLimits::noDepth,
            .nodes = isFast ? 1'200'000U : 300'000U,
            .deadline = start + timeLimitWithoutProof,
            .followsForced = true,
            .tolerance = 1,
            .judgement = {.knowsParity = true}};
}

/// The same game by rules without swap.
Game withoutSwap(const Game &game)
{
    GameSetup setup = game.setup();
    setup.rules.swap = false;
    Game plain(setup);
    for (const Action &action : game.actions())
        plain.apply(action);
    return plain;
}

players::Choice search(const Game &game, const players::SearchLimits &limits, Random &random,
                       const engine::StopSign &stop)
{
    players::Choice choice = players::searchTree(game, limits, random, stop);
    if (!game.maySwap() || players::Score::isWin(choice.score) || players::Score::isLoss(choice.score))
        return choice;
    if (!players::isFirstDiscBest(game))
        return players::searchTree(withoutSwap(game), limits, random, stop);
    choice.action = action::Swap{};
    return choice;
}

Action perfectAction(const Game &game, const KnownScores &known, Random &random, const engine::StopSign &stop)
{
    const Clock::time_point start = Clock::now();
    if (game.step() == Step::Move) {
        if (const std::optional<players::ProvenDrop> drop =
                players::provenDrop(game, known, random, start + proofTimeLimit, stop))
            return drop->action;
    }
    return search(game, strongest(game.rules(), start), random, stop).action;
}

/// The action that needs no search; nothing where the level matters.
std::optional<Action> settledAction(const Game &game, Level level, Random &random)
{
    // Where no line fits on the board, all actions are equally good.
    if (level == Level::Random || game.step() == Step::ChooseLetter || !lineFits(game.rules()))
        return players::randomAction(game, random);
    if (game.step() == Step::Confirm && game.refusal(action::Block{}))
        return action::EndTurn{};
    return {};
}

/// @see adaptive.h. @pre settledAction() says nothing of Level::Adaptive
Action adaptiveAction(const Game &game, Random &random, const KnownScores &known,
                      const engine::StopSign &stop)
{
    const players::Rung rung = players::rungFor(game.setup().seats[game.turn()].strength, random);
    // Those that search see it by themselves, and more.
    if ((!rung.level || *rung.level < Level::Practised) && game.step() == Step::Move) {
        if (const std::optional<Action> obvious = players::obviousAction(game, random))
            return *obvious;
    }
    return rung.level ? chooseAction(game, *rung.level, random, stop, known)
                      : players::yieldingAction(game, random);
}

/// The opinion of Beginner to Expert. @param deadline nothing: no time limit
Opinion opinionOf(const Game &game, Level level, Random &random, std::optional<Clock::time_point> deadline,
                  const engine::StopSign &stop)
{
    const auto searched = [&](players::SearchLimits limits) {
        limits.deadline = deadline;
        const players::Choice choice = search(game, limits, random, stop);
        return Opinion{.action = choice.action, .score = choice.score};
    };
    switch (level) {
    case Level::Beginner:
        return {.action = players::beginnerAction(game, random), .score = {}};
    case Level::Easy:
        return {.action = players::easyAction(game, random), .score = {}};
    case Level::Practised:
        return searched(practised());
    case Level::Medium:
        return searched(medium(game.rules()));
    case Level::Hard:
        return searched(hard(game.rules()));
    case Level::Expert:
        return searched(expert());
    case Level::Random:
    case Level::Perfect:
    case Level::Adaptive:
        break;
    }
    return {.action = players::randomAction(game, random), .score = {}};
}

} // namespace

Action chooseAction(const Game &game, Level level, const engine::StopSign &stop, const KnownScores &known)
{
    Random random(game.setup().seed, Random::Purpose::Computer,
                  static_cast<std::uint32_t>(game.actions().size()));
    return chooseAction(game, level, random, stop, known);
}

Action chooseAction(const Game &game, Level level, Random &random, const engine::StopSign &stop,
                    const KnownScores &known)
{
    if (const std::optional<Action> settled = settledAction(game, level, random))
        return *settled;
    if (level == Level::Perfect)
        return perfectAction(game, known, random, stop);
    if (level == Level::Adaptive)
        return adaptiveAction(game, random, known, stop);
    return opinionOf(game, level, random, Clock::now() + timeLimit, stop).action;
}

Action chooseActionInOwnTime(const Game &game, Level level, Random &random, const engine::StopSign &stop)
{
    return opinionInOwnTime(game, level, random, stop).action;
}

Opinion opinionInOwnTime(const Game &game, Level level, Random &random, const engine::StopSign &stop)
{
    assert(level != Level::Perfect && level != Level::Adaptive);
    if (const std::optional<Action> settled = settledAction(game, level, random))
        return {.action = *settled, .score = {}};
    return opinionOf(game, level, random, {}, stop);
}

} // namespace four
