// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/treesearch.h"

#include "core/players/searchtable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <variant>
#include <vector>

namespace four::players {

namespace {

constexpr int won(int turns) noexcept
{
    return Score::decisive - turns;
}
constexpr int lost(int turns) noexcept
{
    return -Score::decisive + turns;
}
constexpr bool isDecisive(int score) noexcept
{
    return Score::isWin(score) || Score::isLoss(score);
}
/// The turns to a proven win count from its own position in the table, from the root in the tree.
constexpr int toTable(int score, int turn) noexcept
{
    return Score::isWin(score) ? score + turn : Score::isLoss(score) ? score - turn : score;
}
constexpr int fromTable(int score, int turn) noexcept
{
    return Score::isWin(score) ? score - turn : Score::isLoss(score) ? score + turn : score;
}

/// Counts nodes and checks the limits of one search.
class LimitCheck
{
public:
    LimitCheck(const SearchLimits &limits, const engine::StopSign &stop)
        : m_nodes(limits.nodes), m_stop(limits.deadline ? stop.at(*limits.deadline) : stop)
    {
    }

    /// Counts a node. @return whether the search has to stop.
    [[nodiscard]] bool countNode() noexcept
    {
        constexpr std::uint64_t interval = 1024; // the clock and the token cost more than a node
        if (!m_isReached && (++m_count > m_nodes || (m_count % interval == 0 && m_stop.stop_requested())))
            m_isReached = true;
        return m_isReached;
    }
    [[nodiscard]] bool isReached() const noexcept { return m_isReached; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_count; }

private:
    std::uint64_t m_nodes;
    engine::StopSign m_stop;
    std::uint64_t m_count = 0;
    bool m_isReached = false;
};

template <class Geometry>
class TreeSearch
{
public:
    using Position = SearchPosition<Geometry>;
    using Word = typename Geometry::Word;
    using Lines = typename Position::Lines;

    TreeSearch(const Geometry &geometry, const SearchLimits &limits, const engine::StopSign &stop)
        : m_geometry(geometry), m_limits(limits), m_limitCheck(limits, stop),
          m_table(stop.stop_requested() ? 0 : limits.nodes) // clearing a large one takes a while
    {
    }

    [[nodiscard]] Choice run(const Game &game, Random &random)
    {
        const Position start(m_geometry, game);
        for (const TurnStart &before : game.turnStarts()) {
            if (game.repetitions(before) > 1)
                m_repeated.emplace_back(m_geometry, before.board, before.player);
        }
        game.step() == Step::Confirm ? addEndings(game, start) : addMoves(game, start);
        shuffle(random);
        Choice choice{.action = m_roots.front().action};
        // Every disc that is removed makes room for another drop.
        const int discs = m_geometry.cells() + 2 * (start.removes() + start.opponentRemoves());
        const int longest = start.popOut() ? SearchLimits::noDepth - 1 : discs + start.blocks() + 1;
        for (int depth = 1; depth <= std::min(m_limits.depth, longest); ++depth) {
            if (!searchRoots(depth, choice))
                break;
            choice.depth = depth;
            const int distance = Score::decisive - std::abs(choice.score);
            choice.isProven = (isDecisive(choice.score) && distance <= depth) || !m_wasCut;
            if (choice.isProven || !m_hasChoice)
                break;
        }
        choice.nodes = m_limitCheck.nodes();
        return choice;
    }

private:
    /// An action at the root, and the position after it.
    struct Root
    {
        Action action;
        Position after;
        bool isOwnTurn = false;     ///< after a block
        std::optional<int> settled; ///< the score, if this ends the game
        int bonus = 0;              ///< random, added to the score that the search finds
        bool isOffered = false;     ///< the opponent may take the disc over
    };

    // The opponent's drops and pops must not win, or there is no block.
    [[nodiscard]] bool mayBlock(Position position) const noexcept
    {
        if (position.blocks() == 0 ||
            (Lines::holes(m_geometry, position.opponent()) & position.landings(m_geometry)) != 0)
            return false;
        position.pass();
        return !position.canWinByPop(m_geometry);
    }

    /// Whether a turn of the side to act cannot begin here, since the game is drawn.
    [[nodiscard]] bool isDrawn(const Position &position) const noexcept
    {
        return (position.isFull(m_geometry) && position.poppable(m_geometry) == 0) ||
               std::ranges::any_of(
                   m_repeated, [&](const Position &repeated) { return position.isSamePosition(repeated); });
    }

    /// The score when this position, with the side to act having acted, is the end.
    [[nodiscard]] std::optional<int> settledAfter(Position position, int turn) const noexcept
    {
        if (Lines::hasLine(m_geometry, position.mover()))
            return won(turn);
        if (Lines::hasLine(m_geometry, position.opponent())) // by a remove or a pop
            return lost(turn);
        position.pass();
        return isDrawn(position) ? std::optional(0) : std::nullopt;
    }

    [[nodiscard]] std::optional<int> settledByBlock(const Position &again) const noexcept
    {
        return isDrawn(again) ? std::optional(0) : std::nullopt;
    }

    /// @param isOffered the action drops the first disc, which the opponent may take over
    void addRoot(const Action &action, Position after, bool isOffered = false)
    {
        const std::optional<int> settled = settledAfter(after, 1);
        if (!settled && mayBlock(after)) {
            Position again = after;
            again.block();
            m_roots.push_back({.action = action,
                               .after = again,
                               .isOwnTurn = true,
                               .settled = settledByBlock(again),
                               .bonus = 0});
        }
        after.pass();
        m_roots.push_back({.action = action,
                           .after = after,
                           .isOwnTurn = false,
                           .settled = settled,
                           .bonus = 0,
                           .isOffered = isOffered});
    }

    void addMoves(const Game &game, const Position &start)
    {
        for (int column = 0; column < m_geometry.columns(); ++column) {
            if (!game.refusal(action::Drop{column})) {
                Position after = start;
                after.drop(start.landings(m_geometry) & engine::columnCells(m_geometry, column));
                addRoot(action::Drop{column}, after, game.isFirstDiscOffered());
            }
            if (!game.refusal(action::Pop{column})) {
                Position after = start;
                after.pop(m_geometry, column);
                addRoot(action::Pop{column}, after);
            }
            for (int row = 0; row < m_geometry.rows(); ++row) {
                if (game.refusal(action::Remove{{column, row}}))
                    continue;
                Position after = start;
                after.remove(m_geometry, column, row);
                addRoot(action::Remove{{column, row}}, after);
            }
        }
        if (game.maySwap()) {
            Position after = start;
            after.swap();
            addRoot(action::Swap{}, after);
        }
    }

    void addEndings(const Game &game, Position after)
    {
        if (!game.refusal(action::Block{})) {
            Position again = after;
            again.block();
            m_roots.push_back({.action = action::Block{},
                               .after = again,
                               .isOwnTurn = true,
                               .settled = settledByBlock(again),
                               .bonus = 0});
        }
        after.pass();
        m_roots.push_back({.action = action::EndTurn{},
                           .after = after,
                           .isOwnTurn = false,
                           .settled = {},
                           .bonus = 0,
                           .isOffered = game.isFirstDiscOffered()});
    }

    void shuffle(Random &random)
    {
        for (std::size_t left = m_roots.size(); left > 1; --left)
            std::swap(m_roots[left - 1],
                      m_roots[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
        for (Root &root : m_roots)
            root.bonus = random.below(m_limits.tolerance + 1);
    }

    /// @return false when it was stopped; the choice is then the best one so far.
    bool searchRoots(int depth, Choice &choice)
    {
        m_wasCut = false;
        m_hasChoice = false;
        int best = lost(0);
        std::size_t bestIndex = 0;
        const Action *playable = nullptr;
        for (std::size_t i = 0; i < m_roots.size(); ++i) {
            const int score = scoreOf(m_roots[i], depth, best);
            if (m_limitCheck.isReached())
                return false;
            if (score > lost(2)) {
                m_hasChoice = m_hasChoice || (playable && *playable != m_roots[i].action);
                playable = &m_roots[i].action;
            }
            if (score > best) {
                best = score;
                bestIndex = i;
                choice.action = m_roots[i].action;
                choice.score = best;
            }
        }
        // The best one first: the others only have to be proven not to be better. They keep their random
        // order.
        std::rotate(m_roots.begin(), m_roots.begin() + static_cast<std::ptrdiff_t>(bestIndex),
                    m_roots.begin() + static_cast<std::ptrdiff_t>(bestIndex) + 1);
        return true;
    }

    /// Exact when above best.
    int scoreOf(const Root &root, int depth, int best)
    {
        if (root.settled)
            return *root.settled;
        const int alpha = best - root.bonus;
        // A swap leaves this position to the opponent: as deep as drops are searched from it, it is worth the
        // opposite of the best of them.
        const bool isSwap = std::holds_alternative<action::Swap>(root.action);
        const int left = isSwap ? depth : depth - 1;
        int score = root.isOwnTurn ? search(root.after, left, alpha, won(0), 1)
                                   : -search(root.after, left, -won(0), -alpha, 1);
        if (root.isOffered) {
            Position taken = root.after;
            taken.swap();
            taken.pass();
            score = std::min(score, search(taken, left, alpha, won(0), 2));
        }
        return isDecisive(score) ? score : score + root.bonus;
    }

    /// The score for the side to act, fail-soft. @param turn how many turns after the root
    int search(const Position &position, int depth, int alpha, int beta, int turn)
    {
        if (m_limitCheck.countNode())
            return 0;
        const Word landings = position.landings(m_geometry);
        if ((Lines::holes(m_geometry, position.mover()) & landings) != 0 ||
            position.canWinByRemove(m_geometry) || position.canWinByPop(m_geometry))
            return won(turn + 1);

        const Word wanted = Lines::holes(m_geometry, position.opponent()) & m_geometry.board();
        const Word threats = wanted & landings;
        Word cells = threats != 0 ? threats : landings;
        const bool takesOff = position.removes() > 0 || position.popOut();
        if (!takesOff) {
            // Two threats cannot both be blocked, and a disc under a hole of the opponent loses as well: the
            // game does not allow a turn to be blocked then.
            cells &= ~(wanted >> 1);
            if (cells == 0 || !engine::hasOneBit(threats))
                return lost(turn + 2);
        }
        if (depth <= 0 && (threats == 0 || takesOff || !m_limits.followsForced)) {
            m_wasCut = true;
            return Evaluation<Geometry>::of(m_geometry, position, m_limits.judgement);
        }

        const int alphaAtFirst = alpha;
        const std::uint64_t hash = position.hash();
        Ply first = Ply::drop(-1);
        if (const SearchTable::Entry *entry = m_table.find(hash)) {
            first = entry->best;
            if (entry->depth >= depth) {
                const int score = fromTable(entry->score, turn);
                const bool counts = entry->bound == SearchTable::Bound::Exact ||
                                    (entry->bound == SearchTable::Bound::Lower && score >= beta) ||
                                    (entry->bound == SearchTable::Bound::Upper && score <= alpha);
                if (counts) {
                    m_wasCut = m_wasCut || entry->depth != SearchTable::toTheEnd;
                    return score;
                }
            }
        }

        const bool wasCut = std::exchange(m_wasCut, false);
        Plies plies;
        list(position, cells, first, plies);
        int best = lost(0);
        Ply bestPly = plies.items[0].ply;
        for (std::size_t i = 0; i < plies.count && best < beta; ++i) {
            sortOut(plies, i);
            const Ply ply = plies.items[i].ply;
            const int score = scoreOf(position, ply, depth, std::max(alpha, best), beta, turn, i == 0);
            if (m_limitCheck.isReached())
                return 0;
            if (score > best) {
                best = score;
                bestPly = ply;
            }
        }
        alpha = std::max(alpha, best);
        const SearchTable::Bound bound = best >= beta           ? SearchTable::Bound::Lower
                                         : best <= alphaAtFirst ? SearchTable::Bound::Upper
                                                                : SearchTable::Bound::Exact;
        m_table.store(
            {.hash = hash,
             .score = static_cast<std::int16_t>(toTable(best, turn)),
             .depth = m_wasCut ? static_cast<std::int16_t>(std::max(depth, 0)) : SearchTable::toTheEnd,
             .bound = bound,
             .best = bestPly});
        m_wasCut = m_wasCut || wasCut;
        return best;
    }

    int scoreOf(const Position &position, Ply ply, int depth, int alpha, int beta, int turn, bool isFirst)
    {
        Position after = position;
        if (ply.isRemove())
            after.remove(m_geometry, ply.column, ply.row);
        else if (ply.isPop())
            after.pop(m_geometry, ply.column);
        else
            after.drop(position.landings(m_geometry) & engine::columnCells(m_geometry, ply.column));
        // An action that wins was seen before.
        if (!ply.isDrop() && Lines::hasLine(m_geometry, after.opponent()))
            return lost(turn + 1);
        if (ply.blocks) {
            after.block();
            if (isDrawn(after))
                return 0;
            return search(after, depth - 1, alpha, beta, turn + 1);
        }
        after.pass();
        if (isDrawn(after))
            return 0;
        if (!isFirst) {
            // Most likely it is not better; only if it is does its score matter.
            const int score = -search(after, depth - 1, -alpha - 1, -alpha, turn + 1);
            if (score <= alpha || score >= beta)
                return score;
        }
        return -search(after, depth - 1, -beta, -alpha, turn + 1);
    }

    struct Ranked
    {
        Ply ply;
        int rank;
    };
    struct Plies
    {
        // A drop and a pop for each column and a remove for each disc, each with a block or without.
        std::array<Ranked, 240> items;
        std::size_t count = 0;
    };

    void list(const Position &position, Word cells, Ply first, Plies &plies) const
    {
        const auto add = [&](Ply ply, int rank) {
            plies.items[plies.count++] = {ply, ply == first ? 1'000'000 : rank};
        };
        const auto addWithBlock = [&](Ply ply, const Position &after, int rank) {
            add(ply, rank);
            if (mayBlock(after)) {
                ply.blocks = true;
                const Word wins = Lines::holes(m_geometry, after.mover()) & after.landings(m_geometry);
                add(ply,
                    wins != 0 ? 100'000 : rank - 50); // a threat in a blocked turn cannot be answered: a win
            }
        };
        for (int column = 0; column < m_geometry.columns(); ++column) {
            const Word cell = cells & engine::columnCells(m_geometry, column);
            if (cell == 0)
                continue;
            Position after = position;
            after.drop(cell);
            const int centrality = std::min(column, m_geometry.columns() - 1 - column);
            const Word holes =
                Lines::holes(m_geometry, after.mover()) & ~after.occupied() & m_geometry.board();
            addWithBlock(Ply::drop(column), after,
                         100 * engine::countBits<engine::Isa::Portable>(holes) + centrality);
        }
        for (int column = 0; column < m_geometry.columns(); ++column) {
            if ((position.poppable(m_geometry) & Position::bit(m_geometry, column, 0)) == 0)
                continue;
            Position after = position;
            after.pop(m_geometry, column);
            addWithBlock(Ply::pop(column), after, rankOf(after));
        }
        if (position.removes() == 0)
            return;
        for (int column = 0; column < m_geometry.columns(); ++column) {
            for (int row = 0; row < m_geometry.rows(); ++row) {
                if ((position.opponent() & Position::bit(m_geometry, column, row)) == 0)
                    continue;
                Position after = position;
                after.remove(m_geometry, column, row);
                addWithBlock(Ply::remove(column, row), after, rankOf(after));
            }
        }
    }

    /// Of a position in which discs have fallen: the fewer lines lack one disc of the opponent, the better.
    [[nodiscard]] int rankOf(const Position &after) const
    {
        const Word holes =
            Lines::holes(m_geometry, after.opponent()) & ~after.occupied() & m_geometry.board();
        return -100 * engine::countBits<engine::Isa::Portable>(holes) - 1;
    }

    /// Brings the highest rank of those from index on to index: often one is enough.
    static void sortOut(Plies &plies, std::size_t index)
    {
        const auto begin = plies.items.begin() + static_cast<std::ptrdiff_t>(index);
        const auto end = plies.items.begin() + static_cast<std::ptrdiff_t>(plies.count);
        std::iter_swap(begin, std::max_element(begin, end, [](const Ranked &one, const Ranked &other) {
                           return one.rank < other.rank;
                       }));
    }

    Geometry m_geometry;
    SearchLimits m_limits;
    LimitCheck m_limitCheck;
    SearchTable m_table;
    std::vector<Root> m_roots;
    std::vector<Position> m_repeated; ///< in which a turn began twice: once more, and the game is a draw
    bool m_hasChoice = true;          ///< more than one action does not lose at once
    bool m_wasCut = false;            ///< some score of this iteration did not search all that it depends on
};

template <class Geometry>
Choice searchWith(const Game &game, const SearchLimits &limits, Random &random, const engine::StopSign &stop,
                  engine::BoardShape shape)
{
    return TreeSearch<Geometry>(Geometry(shape), limits, stop).run(game, random);
}

} // namespace

Choice searchTree(const Game &game, const SearchLimits &limits, Random &random, const engine::StopSign &stop)
{
    const Ruleset &rules = game.rules();
    const engine::BoardShape shape{.columns = rules.columns, .rows = rules.rows, .connect = rules.connect};
    if (shape.isStandard())
        return searchWith<engine::StandardGeometry>(game, limits, random, stop, shape);
    if (shape.bits() <= 64)
        return searchWith<engine::AnyGeometry<engine::Word64>>(game, limits, random, stop, shape);
    return searchWith<engine::AnyGeometry<engine::Word128>>(game, limits, random, stop, shape);
}

} // namespace four::players
