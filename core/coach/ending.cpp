// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/ending.h"

#include "core/coach/field.h"
#include "core/coach/values.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>

namespace four::coach {

namespace {

using Pair = CountedEnding::Pair;

constexpr int mostPairsOfSingles = 3;

/// All games in which one player answers by pairs, and the other drops anywhere.
class PairGames
{
public:
    PairGames(const Field &field, const std::vector<Pair> &pairs)
    {
        for (const Pair &pair : pairs) {
            m_partners.emplace_back(field.bitOf(pair.one), field.bitOf(pair.other));
            m_partners.emplace_back(field.bitOf(pair.other), field.bitOf(pair.one));
        }
    }

    /// The result of the answering player, against the worst that can be played.
    [[nodiscard]] Result worstResult(const Field &field)
    {
        if (field.ownWins() != 0)
            return Result::Loss;
        if (field.isFull())
            return Result::Draw;
        // A position seen before has been counted already.
        if (!m_seen.emplace(field.own(), field.occupied()).second)
            return Result::Win;
        Result result = Result::Win;
        for (int column = 0; column < field.columns() && result != Result::Loss; ++column) {
            if (field.canDrop(column))
                result = std::min(result, resultAfter(field.after(column), field.landing(column)));
        }
        return result;
    }

    /// Where the answering player can complete a line in these games.
    [[nodiscard]] Field::Word wins() const noexcept { return m_wins; }

private:
    [[nodiscard]] Result resultAfter(const Field &field, Field::Word dropped)
    {
        m_wins |= field.ownWins();
        const auto partner =
            std::ranges::find(m_partners, dropped, &std::pair<Field::Word, Field::Word>::first);
        if (partner == m_partners.end() || (partner->second & field.landings()) == 0) {
            if (field.ownWins() != 0)
                return Result::Win;
            return field.isFull() ? Result::Draw : Result::Loss;
        }
        const Field answered = field.after(field.cellOf(partner->second).column);
        return answered.isWon() ? Result::Win : worstResult(answered);
    }

    std::vector<std::pair<Field::Word, Field::Word>> m_partners;
    std::set<std::pair<Field::Word, Field::Word>> m_seen;
    Field::Word m_wins = 0;
};

/// The lowest of these cells in a column; nothing: it has none.
std::optional<Cell> lowestIn(const Field &field, Field::Word cells, int column)
{
    for (const Cell cell : field.cellsOf(cells)) {
        if (cell.column == column)
            return cell;
    }
    return {};
}

/// Looks for pairs in one position.
class Count
{
public:
    explicit Count(const engine::Position &position)
        : m_field(position), m_mover(position.plies() % 2 == 0 ? Player::One : Player::Two)
    {
        for (int column = 0; column < m_field.columns(); ++column) {
            if (m_field.canDrop(column))
                m_open.push_back(column);
        }
    }

    [[nodiscard]] std::optional<CountedEnding> find() const
    {
        if (m_field.ownWins() != 0 || m_field.otherWins() != 0 ||
            m_open.size() < static_cast<std::size_t>(Puzzle::leastOpenColumns) ||
            m_open.size() > static_cast<std::size_t>(Puzzle::mostOpenColumns))
            return {};
        for (const Player winner : {opponent(m_mover), m_mover}) {
            for (const int column : m_open) {
                if (const std::optional<Cell> win = lowestIn(m_field, holesOf(winner), column)) {
                    if (auto ending = endingWith(winner, win))
                        return ending;
                }
            }
        }
        return endingWith(Player::Two, {});
    }

private:
    [[nodiscard]] Field::Word holesOf(Player player) const
    {
        return player == m_mover ? m_field.ownHoles() : m_field.otherHoles();
    }

    /// @param win the winning cell; nothing: a draw
    [[nodiscard]] std::optional<CountedEnding> endingWith(Player answering, std::optional<Cell> win) const
    {
        CountedEnding ending{.answering = answering};
        for (const int column : m_open) {
            const bool decides = win && win->column == column;
            const int safe = decides ? win->row - landing(column).row - 1 : m_field.emptyIn(column);
            ending.columns.push_back({.column = column, .safe = safe});
        }
        if (win) {
            ending.winner = answering;
            ending.win = win;
            ending.end = Cell{win->column, win->row - 1};
        }
        if ((ending.safeCells() % 2 != 0) != (answering == m_mover))
            return {};
        if (answering != m_mover)
            return withPairs(ending, {});
        // In a column with an odd number of safe cells, if possible: the others are pairs on top of each
        // other.
        for (const int odd : {1, 0}) {
            for (const CountedEnding::OpenColumn &open : ending.columns) {
                if (open.safe == 0 || open.safe % 2 != odd)
                    continue;
                ending.first = landing(open.column);
                if (auto paired = withPairs(ending, ending.first))
                    return paired;
            }
        }
        return {};
    }

    [[nodiscard]] Cell landing(int column) const { return m_field.cellOf(m_field.landing(column)); }

    /// @param used the safe cell that is used up first
    [[nodiscard]] std::optional<CountedEnding> withPairs(CountedEnding ending, std::optional<Cell> used) const
    {
        std::vector<Pair> pairs;
        std::vector<Cell> singles;
        for (const CountedEnding::OpenColumn &open : ending.columns) {
            const bool isUsed = used && used->column == open.column;
            const int safe = open.safe - (isUsed ? 1 : 0);
            Cell cell = landing(open.column);
            cell.row += isUsed ? 1 : 0;
            if (safe % 2 != 0)
                singles.push_back(std::exchange(cell, Cell{cell.column, cell.row + 1}));
            for (int i = 0; i < safe / 2; ++i, cell.row += 2)
                pairs.push_back({.one = cell, .other = {cell.column, cell.row + 1}});
        }
        if (singles.size() % 2 != 0 || pairs.size() + singles.size() / 2 == 0)
            return {};
        // Which of four singles goes with the first one decides the pair of the other two.
        for (int turn = 0; turn < (singles.size() == 4 ? mostPairsOfSingles : 1); ++turn) {
            ending.pairs = pairs;
            for (std::size_t i = 0; i + 1 < singles.size(); i += 2)
                ending.pairs.push_back({.one = singles[i], .other = singles[i + 1]});
            std::ranges::sort(ending.pairs, {}, &Pair::one);
            if (isProven(ending))
                return ending;
            if (singles.size() == 4)
                std::rotate(singles.begin() + 1, singles.begin() + 2, singles.end());
        }
        return {};
    }

    /// Adds the lost cells. @return whether the pairs are enough
    [[nodiscard]] bool isProven(CountedEnding &ending) const
    {
        PairGames games(m_field, ending.pairs);
        const Result result = games.worstResult(ending.first ? m_field.after(ending.first->column) : m_field);
        if (ending.win)
            return result == Result::Win && games.wins() == m_field.bitOf(*ending.win) && addLost(ending);
        return result == Result::Draw && addLost(ending) && !ending.lost.empty();
    }

    [[nodiscard]] bool addLost(CountedEnding &ending) const
    {
        ending.lost.clear();
        for (const Player owner : bothPlayers) {
            for (const Cell cell : m_field.cellsOf(holesOf(owner))) {
                const auto pair = std::ranges::find_if(
                    ending.pairs, [&](const Pair &one) { return one.one == cell || one.other == cell; });
                if (pair != ending.pairs.end())
                    ending.lost.push_back(
                        {.cell = cell, .owner = owner, .pair = int(pair - ending.pairs.begin())});
            }
        }
        return true;
    }

    Field m_field;
    Player m_mover;
    std::vector<int> m_open;
};

} // namespace

int CountedEnding::safeCells() const
{
    int cells = 0;
    for (const OpenColumn &open : columns)
        cells += open.safe;
    return cells;
}

std::optional<CountedEnding> countedEnding(const engine::Position &position)
{
    return position.isOver() ? std::nullopt : Count(position).find();
}

Player personOf(const CountedEnding &ending, const engine::Position &position)
{
    return ending.winner.value_or(position.plies() % 2 == 0 ? Player::One : Player::Two);
}

std::optional<Puzzle> provenEnding(std::span<const int> drops, engine::Solver &solver,
                                   const engine::StopSign &stop)
{
    const engine::Position position = *positionAfter(drops);
    const std::optional<CountedEnding> ending = countedEnding(position);
    if (!ending)
        return {};
    const std::optional<Values> values = valuesOf(solver, position, stop);
    if (!values)
        return {};
    const Player mover = position.plies() % 2 == 0 ? Player::One : Player::Two;
    const Result expected = !ending->winner            ? Result::Draw
                            : *ending->winner == mover ? Result::Win
                                                       : Result::Loss;
    if (values->best().result != expected)
        return {};
    return Puzzle{.task = Puzzle::Task::Ending,
                  .drops = {drops.begin(), drops.end()},
                  .number = static_cast<int>(ending->columns.size()),
                  .right = values->keepingColumns(),
                  .result = ending->winner ? Result::Win : Result::Draw};
}

} // namespace four::coach
