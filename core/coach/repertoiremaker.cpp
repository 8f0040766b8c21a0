// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/repertoiremaker.h"

#include "core/coach/field.h"
#include "core/coach/forcedline.h"
#include "core/coach/puzzle.h"
#include "core/coach/sketch.h"
#include "core/engine/analysis.h"
#include "core/players/computer.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <variant>

namespace four::coach {

namespace {

constexpr int columnCount = engine::BoardShape{}.columns;
constexpr std::array fromTheCentre{3, 2, 4, 1, 5, 0, 6};

engine::Position after(engine::Position position, int column)
{
    position.drop(column);
    return position;
}

/// The sign of the value of a drop, for its player; nothing when stopped.
std::optional<int> resultOf(const engine::Position &position, int column, engine::Solver &solver,
                            const engine::StopSign &stop)
{
    const engine::Position next = after(position, column);
    if (next.isOver())
        return next.isWon() ? 1 : 0;
    const std::optional<engine::Solution> solution = solver.solve(next, engine::Strength::Weak, stop);
    return solution ? std::optional(-solution->score) : std::nullopt;
}

/// The columns that keep the best result, from the centre outwards; nothing when stopped.
struct Keepers
{
    std::vector<int> columns;
    int result = -1;
};
std::optional<Keepers> keepers(const engine::Position &position, engine::Solver &solver,
                               const engine::StopSign &stop)
{
    std::vector<int> best;
    int most = -1;
    for (const int column : fromTheCentre) {
        if (!position.canDrop(column))
            continue;
        const std::optional<int> result = resultOf(position, column, solver, stop);
        if (!result)
            return {};
        if (*result > most)
            best.clear();
        most = std::max(most, *result);
        if (*result == most)
            best.push_back(column);
    }
    return Keepers{.columns = std::move(best), .result = most};
}

/// The columns that a repertoire of the kind may choose from; nothing when stopped.
std::optional<Keepers> choicesOf(RepertoireKind kind, const engine::Position &position,
                                 engine::Solver &solver, const engine::StopSign &stop)
{
    std::optional<Keepers> kept = keepers(position, solver, stop);
    if (!kept || kind != RepertoireKind::SecondMiddle || kept->result >= 0)
        return kept;
    const std::optional<engine::Analysis> analysis =
        engine::analyse(solver, position, engine::Strength::Strong, {}, stop);
    if (!analysis)
        return {};
    const auto scoreOf = [&](int column) {
        return analysis->scores[static_cast<std::size_t>(column)].value();
    };
    const int latest = scoreOf(*std::ranges::max_element(kept->columns, {}, scoreOf));
    std::erase_if(kept->columns, [&](int column) { return scoreOf(column) != latest; });
    return kept;
}

/// How often the levels drop into each column, of a few times.
std::array<int, columnCount> dropsOfLevels(const engine::Position &position, const engine::StopSign &stop)
{
    const bool isOnesTurn = position.plies() % 2 == 0;
    Sketch sketch;
    for (int column = 0; column < columnCount; ++column) {
        for (int row = 0; row < engine::BoardShape{}.rows; ++row) {
            const auto bit = engine::Word128{1} << (column * (engine::BoardShape{}.rows + 1) + row);
            if ((position.mover() & bit) != 0)
                sketch.set({column, row}, isOnesTurn ? Player::One : Player::Two);
            else if ((position.opponent() & bit) != 0)
                sketch.set({column, row}, isOnesTurn ? Player::Two : Player::One);
        }
    }
    const Game game = puzzleAfter(std::get<std::vector<int>>(dropsTo(sketch)), {});
    constexpr std::uint64_t tries = 4;
    std::array<int, columnCount> drops{};
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
        for (const Level level : {Level::Easy, Level::Medium}) {
            Random random(seed, Random::Purpose::Computer);
            const Action action = chooseActionInOwnTime(game, level, random, stop);
            if (const auto *drop = std::get_if<action::Drop>(&action))
                ++drops[static_cast<std::size_t>(drop->column)];
        }
    }
    return drops;
}

/// How much may go wrong for the first player after this position: what the levels drop that loses the win,
/// and then how many columns do. Nothing when stopped.
std::optional<std::pair<int, int>> trapsIn(const engine::Position &position, engine::Solver &solver,
                                           const engine::StopSign &stop)
{
    const std::array<int, columnCount> levels = dropsOfLevels(position, stop);
    std::pair<int, int> traps{0, 0};
    for (int column = 0; column < columnCount; ++column) {
        if (!position.canDrop(column))
            continue;
        const std::optional<int> result = resultOf(position, column, solver, stop);
        if (!result)
            return {};
        if (*result > 0)
            continue;
        traps.first += levels[static_cast<std::size_t>(column)];
        ++traps.second;
    }
    return traps;
}

using ByKey = std::map<engine::Word64, engine::Position>;

class Follower
{
public:
    explicit Follower(int ownDrops) : m_ownDrops(ownDrops) {}

    /// @param position after the player's drop
    void addReplies(const engine::Position &position)
    {
        for (int column = 0; column < columnCount && !position.isOver(); ++column) {
            if (position.canDrop(column) && !position.isWinningDrop(column))
                add(after(position, column));
        }
    }

    [[nodiscard]] const ByKey &found() const { return m_found; }

private:
    void add(const engine::Position &position)
    {
        if (position.isOver() || ownDrop(position) > m_ownDrops)
            return;
        const engine::Word64 key = foldedKeyOf(position);
        const std::optional<SettledBy> settled = settledBy(position);
        if (!settled) {
            m_found.emplace(key, position);
        } else if (*settled == SettledBy::Block && m_blocked.insert(key).second) {
            addReplies(after(position, blockOf(position)));
        }
    }

    int m_ownDrops;
    ByKey m_found;
    std::set<engine::Word64> m_blocked;
};

} // namespace

std::optional<SettledBy> settledBy(const engine::Position &position)
{
    const Field field(position);
    if (field.ownWins() != 0)
        return SettledBy::Win;
    if (field.otherWins() != 0)
        return SettledBy::Block;
    if (findForcedLine(field, mostForcedDrops).line)
        return SettledBy::Force;
    return {};
}

int blockOf(const engine::Position &position)
{
    const Field field(position);
    return field.cellsOf(field.otherWins()).front().column;
}

std::vector<engine::Position> nextToKnow(const engine::Position &position, int column, int ownDrops)
{
    Follower follower(ownDrops);
    follower.addReplies(after(position, column));
    std::vector<engine::Position> next;
    for (const auto &[key, found] : follower.found())
        next.push_back(found);
    return next;
}

std::vector<engine::Position> beginningsOf(RepertoireKind kind)
{
    const engine::Position empty;
    if (kind == RepertoireKind::First)
        return {empty};
    if (kind == RepertoireKind::SecondMiddle)
        return {after(empty, 3)};
    return {after(empty, 0), after(empty, 1), after(empty, 2)}; // the others are their mirror images
}

std::optional<std::vector<KnownDrop>>
makeRepertoire(RepertoireKind kind, int drops, engine::Solver &solver,
               const std::function<void(const RepertoireProgress &)> &progress, const engine::StopSign &stop)
{
    std::vector<ByKey> toKnow(static_cast<std::size_t>(drops)); // of each own drop
    const auto levelOf = [&](const engine::Position &position) -> ByKey & {
        return toKnow.at(static_cast<std::size_t>(ownDrop(position) - 1));
    };
    if (drops > 0) {
        for (const engine::Position &beginning : beginningsOf(kind))
            levelOf(beginning).emplace(foldedKeyOf(beginning), beginning);
    }
    std::vector<KnownDrop> known;
    for (int drop = 1; drop <= drops; ++drop) {
        const ByKey &level = toKnow[static_cast<std::size_t>(drop - 1)];
        RepertoireProgress done{.drop = drop, .done = 0, .count = level.size()};
        for (const auto &[key, position] : level) {
            const std::optional<Keepers> choices = choicesOf(kind, position, solver, stop);
            if (!choices)
                return {};
            std::optional<int> chosen;
            std::vector<engine::Position> fewest;
            std::pair<int, int> most{0, 0}; // traps
            for (const int column : choices->columns) {
                std::pair<int, int> traps{0, 0};
                if (kind == RepertoireKind::SecondMiddle && choices->result < 0 &&
                    choices->columns.size() > 1) {
                    const auto found = trapsIn(after(position, column), solver, stop);
                    if (!found)
                        return {};
                    traps = *found;
                }
                std::vector<engine::Position> fresh = nextToKnow(position, column, drops);
                std::erase_if(fresh, [&](const engine::Position &next) {
                    return levelOf(next).contains(foldedKeyOf(next));
                });
                if (!chosen || traps > most || (traps == most && fresh.size() < fewest.size())) {
                    chosen = column;
                    most = traps;
                    fewest = std::move(fresh);
                }
            }
            known.push_back({position, chosen.value()});
            for (const engine::Position &next : fewest)
                levelOf(next).emplace(foldedKeyOf(next), next);
            ++done.done;
            if (progress)
                progress(done);
        }
    }
    return known;
}

std::optional<bool> keepsResult(const engine::Position &position, int column, engine::Solver &solver,
                                const engine::StopSign &stop)
{
    const std::optional<Keepers> kept = keepers(position, solver, stop);
    return kept ? std::optional(std::ranges::count(kept->columns, column) > 0) : std::nullopt;
}

std::optional<RepertoireFault> faultOf(const Repertoire &repertoire, engine::Solver &solver,
                                       const engine::StopSign &stop)
{
    using Kind = RepertoireFault::Kind;
    std::set<engine::Word64> reached;
    std::vector<engine::Position> waiting;
    const auto reach = [&](const std::vector<engine::Position> &positions) {
        for (const engine::Position &position : positions) {
            if (reached.insert(foldedKeyOf(position)).second)
                waiting.push_back(position);
        }
    };
    if (repertoire.drops() > 0)
        reach(beginningsOf(repertoire.kind()));
    while (!waiting.empty()) {
        const engine::Position position = waiting.back();
        waiting.pop_back();
        const std::optional<int> column = repertoire.column(position);
        if (!column)
            return RepertoireFault{Kind::Missing, position};
        const std::optional<Keepers> choices = choicesOf(repertoire.kind(), position, solver, stop);
        if (!choices)
            return {};
        if (std::ranges::count(choices->columns, *column) == 0)
            return RepertoireFault{Kind::WrongColumn, position};
        reach(nextToKnow(position, *column, repertoire.drops()));
    }
    for (std::size_t i = 0; i < repertoire.size(); ++i) {
        const engine::Position position = repertoire.at(i).position;
        if (!reached.contains(foldedKeyOf(position)))
            return RepertoireFault{Kind::Needless, position};
    }
    return {};
}

} // namespace four::coach
