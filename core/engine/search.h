// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/drophistory.h"
#include "core/engine/recenttable.h"
#include "core/engine/searchkernel.h"
#include "core/engine/staticbounds.h"

#include <type_traits>

namespace four::engine {

template <class Geometry, Isa isa>
class Search final : public SearchKernel
{
    using Word = typename Geometry::Word;
    using L = Lines<Geometry, isa>;
    using Bounds = StaticBounds<Geometry, isa>;
    static constexpr bool isOneWord = std::is_same_v<Word, Word64>;

public:
    Search(BoardShape shape, const TableMemory &memory, bool isShared)
        : m_geometry(shape), m_isShared(isShared)
    {
        m_table.attach(memory);
        if constexpr (isOneWord) {
            if (m_geometry.bits() <= RecentTable<isa>::longestKey &&
                m_recentMemory.allocate(RecentTable<isa>::bytes))
                m_recent.attach(m_recentMemory), m_hasRecent = true;
        }
        // How many lines run through a column's middle, roughly: 0 for those at the edges, 2 more for each
        // step towards the centre.
        for (int column = 0; column < m_geometry.columns(); ++column) {
            const int last = m_geometry.columns() - 1;
            m_centre[column] =
                static_cast<std::int16_t>(last - (2 * column > last ? 2 * column - last : last - 2 * column));
        }
    }

    ScoreBounds setRoot(const Position &position) override
    {
        Word mover = static_cast<Word>(position.mover());
        Word opponent = static_cast<Word>(position.opponent());
        const Word occupied = mover | opponent;
        const int empties = position.empties();
        const Word moverHoles = L::holes(m_geometry, mover) & m_geometry.board() & ~occupied;
        if ((moverHoles & landingCells(m_geometry, occupied)) != 0) {
            const int score = (empties + 1) / 2;
            return m_rootBounds = {score, score};
        }
        m_root = {};
        m_root.mover = mover;
        m_root.opponent = opponent;
        m_root.moverHoles = moverHoles;
        m_root.opponentHoles = L::holes(m_geometry, opponent) & m_geometry.board() & ~occupied;
        m_root.empties = empties;
        m_root.isFolded = true;
        int score = 0;
        if (followForced(m_root, score)) {
            score = m_root.isTurned ? -score : score;
            return m_rootBounds = {score, score};
        }
        addKey(m_root);
        const int lower = -((m_root.empties - 2) / 2);
        const int upper = (m_root.empties - 1) / 2;
        m_rootBounds = m_root.isTurned ? ScoreBounds{-upper, -lower} : ScoreBounds{lower, upper};
        return m_rootBounds;
    }

    std::optional<int> test(int alpha, const SearchControl &control) override
    {
        m_control = control;
        m_isAborted = false;
        m_nodesEnd = control.nodeBudget > ~std::uint64_t{0} - m_nodes ? ~std::uint64_t{0}
                                                                      : m_nodes + control.nodeBudget;
        const bool turned = m_root.isTurned;
        const int inner = turned ? -alpha - 1 : alpha;
        TableData known = unknown();
        if (!probe(m_root, known))
            known = unknown();
        const int value =
            isDecided(known, inner) ? decidingBound(known, inner) : search(m_root, inner, known);
        if (m_isAborted)
            return std::nullopt;
        return turned ? -value : value;
    }

private:
    /// A position whose mover has no win at once, faces none, and has at least two drops that do not lose at
    /// once.
    struct Node
    {
        Word mover;
        Word opponent;
        Word moverHoles; ///< empty cells that complete a line of the mover
        Word opponentHoles;
        Word key; ///< spread; see spreadKey
        int empties;
        bool isTurned; ///< after an odd number of drops since the parent: scores change their sign
        bool
            isFolded; ///< may still reach its mirror image: no cell and its image belong to different players
    };

    struct Child
    {
        Node node;
        TableData known;
        int order;
        int alpha; ///< in the child's own view
        std::int8_t cell;
    };

    /// From so few empty cells on, positions go into the small table, which stays in the processor's cache.
    /// With the large one alone, half of all time would be cache misses. 18 and 22 take as long.
    static constexpr int recentEmpties = 20;
    /// Down to so many empty cells a thread marks the position that it works on, so that the others take
    /// another. Below, a position is solved sooner than a mark is seen.
    static constexpr int busyEmpties = 22;
    static constexpr int maxColumns = 10;

    // Points that order the drops; the highest is searched first. That saves most of the work: the first drop
    // that causes a cutoff decides the window, and the others are not searched.
    //
    // A threat is an empty cell that would complete a line of the player to move. One threat can get points
    // on several of these lines. Where the numbers come from: hill climbing, that is, each was moved up and
    // down as long as the solver needed fewer nodes for parts of the public test sets; compared with weights
    // guessed from experience (12, 5, 3, 0, 1, 5) it needs 0.84, 0.71 and 0.69 of the nodes in the middle, at
    // the beginning, and at the hard beginning. Only their proportions matter.
    struct Points
    {
        /// The threat's cell can be filled in the next turn: the opponent has to answer it now, so that only
        /// one reply is left to look at.
        static constexpr int playableNext = 6;
        /// The cell is right above one that can be filled in the next turn. It counts most: the opponent
        /// cannot use the cell below, as the player then wins above it; and the player can drop there and
        /// force the opponent to answer above it.
        static constexpr int playableAfter = 13;
        /// The threat can be reached: its cell is not right above one that completes a line of the opponent,
        /// which would end the game first.
        static constexpr int useful = 8;
        /// The cell is on a row that the player gets if all columns fill up in pairs, one disc of each
        /// player: as at the end of most games (Allis, A Knowledge-based Approach of Connect-Four, 1988: odd
        /// and even threats).
        static constexpr int goodRow = 2;
        /// For each line, roughly, that runs through the middle of the column; see m_centre.
        static constexpr int centre = 2;
        /// For a cell with the highest score; see DropHistory.
        static constexpr int history = 8;
    };

    static constexpr TableData unknown() noexcept { return {-127, 127, false}; }

    [[nodiscard]] FOUR_INLINE Word landing(const Node &node) const noexcept
    {
        return landingCells(m_geometry, node.mover | node.opponent);
    }
    /// The drops that do not let the opponent win with the next stone.
    [[nodiscard]] FOUR_INLINE static Word safeDrops(Word landing, Word opponentHoles) noexcept
    {
        return landing & ~(opponentHoles >> 1);
    }

    FOUR_INLINE void drop(Node &node, Word stone) const noexcept
    {
        const Word mover = node.mover | stone;
        const Word holes = L::holes(m_geometry, mover) & m_geometry.board() & ~(mover | node.opponent);
        const Word opponentHoles = node.opponentHoles & ~stone;
        node.mover = node.opponent;
        node.moverHoles = opponentHoles;
        node.opponent = mover;
        node.opponentHoles = holes;
        --node.empties;
        node.isTurned = !node.isTurned;
    }

    /// Plays on while there is just one drop that does not lose at once.
    /// @pre the mover has no win at once. @return true when the score is known: @p score, in the last mover's
    /// view.
    [[nodiscard]] FOUR_INLINE bool followForced(Node &node, int &score) const noexcept
    {
        for (;;) {
            if (node.empties == 0) {
                score = 0;
                return true;
            }
            const Word landingNow = landing(node);
            Word safe = safeDrops(landingNow, node.opponentHoles);
            const Word forced = landingNow & node.opponentHoles;
            if (forced != 0)
                safe = hasOneBit(forced) ? safe & forced : 0;
            if (safe == 0) {
                score = -(node.empties / 2);
                return true;
            }
            if (!hasOneBit(safe))
                return false;
            drop(node, safe);
        }
    }

    /// A bound without search that decides the window (alpha, alpha + 1), if there is one.
    [[nodiscard]] FOUR_INLINE bool isDecided(const Node &node, int alpha, int &value) const noexcept
    {
        const int upper = (node.empties - 1) / 2;
        if (upper <= alpha) {
            value = upper;
            return true;
        }
        const int lower = -((node.empties - 2) / 2);
        if (lower > alpha) {
            value = lower;
            return true;
        }
        if (node.empties % 2 == 0) {
            if (const auto bound =
                    Bounds::followUp(m_geometry, node.mover, node.opponent, node.opponentHoles, alpha)) {
                value = *bound;
                return true;
            }
        } else {
            if (const auto bound =
                    Bounds::zugzwang(m_geometry, node.mover, node.opponent, node.opponentHoles, alpha)) {
                value = *bound;
                return true;
            }
            if (alpha >= 0 && !Bounds::canWin(m_geometry, node.mover, node.mover | node.opponent)) {
                value = 0;
                return true;
            }
        }
        if (alpha < 0 && !Bounds::canWin(m_geometry, node.opponent, node.mover | node.opponent)) {
            value = 0;
            return true;
        }
        return false;
    }

    [[nodiscard]] FOUR_INLINE static bool isDecided(TableData known, int alpha) noexcept
    {
        return known.lower > alpha || known.upper <= alpha;
    }
    [[nodiscard]] FOUR_INLINE static int decidingBound(TableData known, int alpha) noexcept
    {
        return known.lower > alpha ? known.lower : known.upper;
    }

    FOUR_INLINE void addKey(Node &node) const noexcept
    {
        Word key = node.mover + (node.mover | node.opponent);
        if (node.isFolded) {
            const Word mover = mirrored(m_geometry, node.mover);
            const Word opponent = mirrored(m_geometry, node.opponent);
            node.isFolded = (mover & node.opponent) == 0;
            const Word image = mover + (mover | opponent);
            if (node.isFolded && image < key)
                key = image;
        }
        if constexpr (isOneWord)
            node.key = spreadKey(key, m_geometry.bits());
        else
            node.key = key;
    }

    [[nodiscard]] FOUR_INLINE bool isRecent(const Node &node) const noexcept
    {
        return isOneWord && node.empties <= recentEmpties && m_hasRecent;
    }
    FOUR_INLINE void prefetch(const Node &node) const noexcept
    {
        if constexpr (isOneWord) {
            if (isRecent(node)) {
                m_recent.prefetch(node.key);
                return;
            }
        }
        m_table.prefetch(node.key);
    }
    [[nodiscard]] FOUR_INLINE bool probe(const Node &node, TableData &data) const noexcept
    {
        if constexpr (isOneWord) {
            if (isRecent(node))
                return m_recent.find(node.key, data);
        }
        return m_table.find(node.key, data);
    }
    FOUR_INLINE void store(const Node &node, TableData data) const noexcept
    {
        const int lower = -((node.empties - 2) / 2);
        const int upper = (node.empties - 1) / 2;
        if (data.lower < lower)
            data.lower = static_cast<std::int8_t>(lower);
        if (data.upper > upper)
            data.upper = static_cast<std::int8_t>(upper);
        if constexpr (isOneWord) {
            if (isRecent(node)) {
                m_recent.store(node.key, data);
                return;
            }
        }
        m_table.store(node.key, data);
    }

    [[nodiscard]] FOUR_INLINE bool mustStop() noexcept
    {
        if (m_nodes >= m_nodesEnd)
            m_isAborted = true;
        else if ((m_nodes & 1023) == 0)
            m_isAborted = (m_control.stop && m_control.stop->stop_requested()) ||
                          (m_control.done && m_control.done->load(std::memory_order_relaxed));
        return m_isAborted;
    }

    /// Moves a child that no other thread is searching, or that has been solved meanwhile, to the front.
    void bringFreeChildFirst(Child *children, std::uint8_t *sorted, int count) const noexcept
    {
        for (int i = 0; i < count; ++i) {
            Child &child = children[sorted[i]];
            TableData now = unknown();
            if (child.node.empties >= busyEmpties && probe(child.node, now)) {
                child.known = now;
                if (now.isBusy && !isDecided(now, child.alpha))
                    continue;
            }
            const std::uint8_t free = sorted[i];
            for (; i > 0; --i)
                sorted[i] = sorted[i - 1];
            sorted[0] = free;
            return;
        }
    }

    /// @return a lower bound above @p alpha or an upper bound not above it.
    int search(const Node &node, int alpha, TableData known)
    {
        ++m_nodes;
        if (mustStop())
            return 0;

        Child children[maxColumns];
        std::uint8_t sorted[maxColumns];
        int count = 0;
        int best = -127;
        const Word landingNow = landing(node);
        const Word aboveHoles = node.opponentHoles << 1;
        // Rows that the mover gets if all columns fill up in pairs, see AnyGeometry::lowerRows.
        const Word goodRows = node.empties % 2 == 0 ? m_geometry.lowerRows() : m_geometry.upperRows();
        for (Word drops = safeDrops(landingNow, node.opponentHoles); drops != 0; drops &= drops - 1) {
            const Word stone = drops & (~drops + 1);
            // A local node stays in registers until it is known that the child is worth keeping.
            Node next = node;
            next.isTurned = false;
            drop(next, stone);
            const Word threats = next.opponentHoles;

            int value = 0;
            bool isKnown = followForced(next, value);
            const bool turned = next.isTurned;
            const int childAlpha = turned ? -alpha - 1 : alpha;
            if (!isKnown)
                isKnown = isDecided(next, childAlpha, value);
            if (isKnown) {
                value = turned ? -value : value;
                if (value > alpha) {
                    // Cheap to find again, but when stored the parent need not visit this node.
                    save(node, known, alpha, value);
                    return value;
                }
                if (value > best)
                    best = value;
                continue;
            }
            addKey(next);
            prefetch(next);
            Child &child = children[count++];
            child.node = next;
            child.alpha = childAlpha;
            const int cell = lowestBit(stone);
            child.cell = static_cast<std::int8_t>(cell);
            const Word landingNext = (landingNow ^ stone) | (stone << 1);
            const int points = Points::playableNext * countBits<isa>(threats & landingNext) +
                               Points::playableAfter * countBits<isa>(threats & (landingNext << 1)) +
                               Points::useful * countBits<isa>(threats & ~aboveHoles) +
                               Points::goodRow * countBits<isa>(threats & goodRows) +
                               Points::centre * m_centre[cell / m_geometry.stride()];
            child.order = points * DropHistory::most + Points::history * m_history.score(node.empties, cell);
        }

        int open = 0;
        for (int i = 0; i < count; ++i) {
            Child &child = children[i];
            if (!probe(child.node, child.known)) {
                child.known = unknown();
            } else if (isDecided(child.known, child.alpha)) {
                int value = decidingBound(child.known, child.alpha);
                value = child.node.isTurned ? -value : value;
                if (value > alpha) {
                    save(node, known, alpha, value);
                    return value;
                }
                if (value > best)
                    best = value;
                continue;
            }
            int at = open++;
            for (; at > 0 && children[sorted[at - 1]].order < child.order; --at)
                sorted[at] = sorted[at - 1];
            sorted[at] = static_cast<std::uint8_t>(i);
        }

        const bool isBusyMarked = m_isShared && node.empties >= busyEmpties;
        if (isBusyMarked) {
            TableData busy = known;
            busy.isBusy = true;
            store(node, busy);
        }
        for (int i = 0; i < open; ++i) {
            if (isBusyMarked && i > 0)
                bringFreeChildFirst(children, sorted + i, open - i);
            Child &child = children[sorted[i]];
            int value = 0;
            if (isBusyMarked && isDecided(child.known, child.alpha)) {
                value = decidingBound(child.known, child.alpha);
            } else {
                value = search(child.node, child.alpha, child.known);
                if (m_isAborted) {
                    if (isBusyMarked)
                        store(node, known);
                    return 0;
                }
            }
            value = child.node.isTurned ? -value : value;
            if (value > best)
                best = value;
            if (value > alpha) {
                m_history.addBonus(node.empties, child.cell, i);
                for (int j = 0; j < i; ++j)
                    m_history.addPenalty(node.empties, children[sorted[j]].cell);
                break;
            }
        }
        save(node, known, alpha, best);
        return best;
    }

    FOUR_INLINE void save(const Node &node, TableData known, int alpha, int value) const noexcept
    {
        if (value > alpha) {
            if (value > known.lower)
                known.lower = static_cast<std::int8_t>(value);
        } else if (value < known.upper) {
            known.upper = static_cast<std::int8_t>(value);
        }
        known.isBusy = false;
        store(node, known);
    }

    Geometry m_geometry;
    TranspositionTable<Word> m_table;
    TableMemory m_recentMemory;
    RecentTable<isa> m_recent;
    bool m_hasRecent = false;
    DropHistory m_history;
    bool m_isShared;
    bool m_isAborted = false;
    std::uint64_t m_nodesEnd = 0;
    SearchControl m_control;
    Node m_root{};
    ScoreBounds m_rootBounds{};
    std::int16_t m_centre[maxColumns] = {};
};

} // namespace four::engine
