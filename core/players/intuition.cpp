// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/intuition.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace four::players {

namespace {

constexpr int easyTolerance = 40;      ///< Easy treats cells that differ by less as equal
constexpr int beginnerBlocksOneIn = 4; ///< Beginner uses about one of so many chances to block, or to swap

struct Direction
{
    int column;
    int row;
};
constexpr std::array allDirections{Direction{1, 0}, Direction{0, 1}, Direction{1, 1}, Direction{1, -1}};
constexpr std::span<const Direction> everywhere{allDirections};
constexpr std::span<const Direction> straight = everywhere.first(2); // horizontal and vertical
constexpr std::span<const Direction> vertical = everywhere.subspan(1, 1);

constexpr Cell moved(Cell cell, Direction direction, int steps) noexcept
{
    return {cell.column + steps * direction.column, cell.row + steps * direction.row};
}

/// How long the player's line would be with a disc on this cell.
int lengthWith(const Board &board, Cell cell, Direction direction, Player player)
{
    int length = 1;
    for (const int sign : {1, -1}) {
        for (int steps = sign; board.at(moved(cell, direction, steps)) == player; steps += sign)
            ++length;
    }
    return length;
}

/// The lines of one player that a level sees: those in some directions.
struct Glance
{
    Player player;
    std::span<const Direction> directions;

    /// Whether a disc on this cell would complete a line.
    [[nodiscard]] bool completes(const Game &game, const Board &board, Cell cell) const
    {
        return std::ranges::any_of(directions, [&](Direction direction) {
            return lengthWith(board, cell, direction, player) >= game.rules().connect;
        });
    }
    /// The cells where the player's next disc would complete a line.
    [[nodiscard]] std::vector<Cell> completions(const Game &game, const Board &board) const
    {
        std::vector<Cell> cells;
        for (int column = 0; column < board.columns(); ++column) {
            if (const std::optional<Cell> cell = board.landing(column); cell && completes(game, board, *cell))
                cells.push_back(*cell);
        }
        return cells;
    }
};

template <typename T>
const T &oneOf(const std::vector<T> &items, Random &random)
{
    return items[static_cast<std::size_t>(random.below(static_cast<int>(items.size())))];
}

/// The legal drop of the highest rank; equal ones are chosen at random. @pre the game's step is Move.
template <typename Rank>
Action bestDrop(const Game &game, Random &random, Rank rank)
{
    std::vector<Action> best;
    int highest = 0;
    for (int column = 0; column < game.rules().columns; ++column) {
        const std::optional<Cell> cell = game.landing(column);
        if (!cell)
            continue;
        const int value = rank(*cell);
        if (best.empty() || value > highest) {
            highest = value;
            best.clear();
        }
        if (value == highest)
            best.emplace_back(action::Drop{column});
    }
    return oneOf(best, random);
}

/// The legal removes and pops for which `wanted` accepts the resulting board.
template <typename Wanted>
std::vector<Action> takingsThatLeave(const Game &game, Wanted wanted)
{
    std::vector<Action> takings;
    const auto add = [&](const Action &action, Cell cell) {
        if (game.refusal(action))
            return;
        Board board = game.board();
        board.remove(cell);
        if (wanted(board))
            takings.push_back(action);
    };
    for (int column = 0; column < game.rules().columns && (game.mayRemove() || game.mayPop()); ++column) {
        add(action::Pop{column}, {column, 0});
        for (int row = 0; row < game.rules().rows; ++row)
            add(action::Remove{{column, row}}, {column, row});
    }
    return takings;
}

/// A remove or pop after which `wanted` accepts the board; if there is none, any.
/// @pre the step is Move and the board is full: nothing else is possible.
template <typename Wanted>
Action takingFromFullBoard(const Game &game, Random &random, Wanted wanted)
{
    const std::vector<Action> takings = takingsThatLeave(game, wanted);
    return oneOf(takings.empty() ? takingsThatLeave(game, [](const Board &) { return true; }) : takings,
                 random);
}

/// The value of a cell for the player: counts each possible line through it without a disc of the opponent,
/// more with each disc of the player.
int cellValue(const Board &board, int connect, Cell cell, Glance glance)
{
    int value = 0;
    for (const Direction direction : glance.directions) {
        for (int first = 1 - connect; first <= 0; ++first) {
            int own = 0;
            bool isOpen = true;
            for (int steps = first; steps < first + connect && isOpen; ++steps) {
                const Cell other = moved(cell, direction, steps);
                isOpen = board.hasCell(other) && board.at(other).value_or(glance.player) == glance.player;
                own += board.at(other) == glance.player;
            }
            if (isOpen)
                value += 1 + 3 * own * own;
        }
    }
    return value;
}

} // namespace

bool isFirstDiscBest(const Game &game)
{
    const Cell first = game.lastDrop().value();
    const int connect = game.rules().connect;
    Board before = game.board();
    before.lift(first.column);
    const Glance owner{opponent(game.turn()), everywhere};
    const int value = cellValue(before, connect, first, owner);
    for (int column = 0; column < before.columns(); ++column) {
        if (const std::optional<Cell> cell = before.landing(column);
            cell && cellValue(before, connect, *cell, owner) > value)
            return false;
    }
    return true;
}

Action beginnerAction(const Game &game, Random &random)
{
    const Player player = game.turn();
    const Glance own{player, straight};
    if (game.step() == Step::Confirm) {
        // Beginner blocks at random, without a plan for the extra turn.
        if (!game.refusal(action::Block{}) && random.below(beginnerBlocksOneIn) == 0)
            return action::Block{};
        return action::EndTurn{};
    }
    if (game.maySwap() && random.below(beginnerBlocksOneIn) == 0)
        return action::Swap{};
    const Board &board = game.board();
    if (const std::vector<Cell> cells = own.completions(game, board); !cells.empty())
        return action::Drop{oneOf(cells, random).column};
    if (const std::vector<Cell> cells = Glance{opponent(player), vertical}.completions(game, board);
        !cells.empty()) {
        const Cell cell = oneOf(cells, random);
        const Action remove = action::Remove{{cell.column, cell.row - 1}};
        if (!game.refusal(remove) && random.coin())
            return remove;
        return action::Drop{cell.column};
    }
    if (board.isFull()) {
        return takingFromFullBoard(game, random, [&](const Board &after) {
            return !after.lineCells(player, game.rules().connect).empty();
        });
    }
    return bestDrop(game, random, [&](Cell cell) {
        return std::max(lengthWith(board, cell, straight[0], player),
                        lengthWith(board, cell, straight[1], player));
    });
}

Action easyAction(const Game &game, Random &random)
{
    const Player player = game.turn();
    const Glance own{player, everywhere};
    const Glance other{opponent(player), straight};
    if (game.step() == Step::Confirm) {
        // Easy blocks only if the extra turn completes a line.
        if (!game.refusal(action::Block{}) && !own.completions(game, game.board()).empty())
            return action::Block{};
        return action::EndTurn{};
    }
    const Board &board = game.board();
    if (const std::vector<Cell> cells = own.completions(game, board); !cells.empty())
        return action::Drop{oneOf(cells, random).column};
    const int connect = game.rules().connect;
    if (const std::vector<Action> wins = takingsThatLeave(
            game, [&](const Board &after) { return !after.lineCells(player, connect).empty(); });
        !wins.empty())
        return oneOf(wins, random);
    const auto isSafe = [&](const Board &after) {
        return after.lineCells(other.player, connect).empty() && other.completions(game, after).empty();
    };
    if (board.isFull())
        return takingFromFullBoard(game, random, isSafe);
    if (const std::vector<Cell> threats = other.completions(game, board); !threats.empty()) {
        // One disc blocks one threat; more than one needs a remove or a pop.
        if (threats.size() > 1) {
            const std::vector<Action> takings = takingsThatLeave(game, isSafe);
            if (!takings.empty())
                return oneOf(takings, random);
        }
        return action::Drop{oneOf(threats, random).column};
    }
    if (game.maySwap() && isFirstDiscBest(game))
        return action::Swap{};
    return bestDrop(game, random, [&](Cell cell) {
        return cellValue(board, connect, cell, own) + cellValue(board, connect, cell, other) / 2 +
               random.below(easyTolerance);
    });
}

std::optional<Action> obviousAction(const Game &game, Random &random)
{
    const Player player = game.turn();
    const auto dropAt = [&](Player owner) -> std::optional<Action> {
        const std::vector<Cell> cells = Glance{owner, everywhere}.completions(game, game.board());
        return cells.empty() ? std::nullopt : std::optional(action::Drop{oneOf(cells, random).column});
    };
    if (std::optional<Action> win = dropAt(player))
        return win;
    const std::vector<Action> wins = takingsThatLeave(
        game, [&](const Board &after) { return !after.lineCells(player, game.rules().connect).empty(); });
    return wins.empty() ? dropAt(opponent(player)) : oneOf(wins, random);
}

std::optional<bool> takesTheObvious(const Game &game, const Action &action)
{
    if (game.step() != Step::Move)
        return {};
    const auto columnsOf = [&](Player owner) {
        std::vector<int> columns;
        for (const Cell cell : Glance{owner, everywhere}.completions(game, game.board()))
            columns.push_back(cell.column);
        return columns;
    };
    std::vector<int> columns = columnsOf(game.turn());
    if (columns.empty()) {
        columns = columnsOf(opponent(game.turn()));
        // Of two threats one disc blocks one: the fault was made before.
        if (columns.size() != 1)
            return {};
    }
    const auto *drop = std::get_if<action::Drop>(&action);
    // A removal or a pop may do as well.
    return !drop || std::ranges::find(columns, drop->column) != columns.end();
}

Action yieldingAction(const Game &game, Random &random)
{
    if (game.step() == Step::Confirm)
        return action::EndTurn{};
    const Board &board = game.board();
    const Glance own{game.turn(), everywhere};
    const Glance other{opponent(game.turn()), everywhere};
    if (board.isFull())
        return takingFromFullBoard(game, random, [](const Board &) { return true; });
    constexpr int gift = 1000;
    return bestDrop(game, random, [&](Cell cell) {
        Board after = board;
        after.drop(cell.column, game.turn());
        const auto chances = [&](Glance glance) {
            return static_cast<int>(glance.completions(game, after).size());
        };
        const int connect = game.rules().connect;
        return gift * (chances(other) - chances(own)) - 4 * cellValue(board, connect, cell, own) -
               cellValue(board, connect, cell, other);
    });
}

} // namespace four::players
