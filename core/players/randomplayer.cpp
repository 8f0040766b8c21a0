// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/randomplayer.h"

#include <cstddef>
#include <vector>

namespace four {

namespace {
constexpr int draws = 5;
constexpr int powerUpChance =
    6; ///< Random uses a power-up, a pop or a swap that it may use about one time in so many

std::vector<Cell> removableDiscs(const Game &game)
{
    std::vector<Cell> cells;
    for (int column = 0; column < game.rules().columns; ++column) {
        for (int row = 0; row < game.rules().rows; ++row) {
            if (!game.refusal(action::Remove{{column, row}}))
                cells.push_back({column, row});
        }
    }
    return cells;
}

std::vector<int> poppableColumns(const Game &game)
{
    std::vector<int> columns;
    for (int column = 0; column < game.rules().columns; ++column) {
        if (!game.refusal(action::Pop{column}))
            columns.push_back(column);
    }
    return columns;
}

Action randomMove(const Game &game, Random &random)
{
    if (const std::vector<Cell> cells = removableDiscs(game);
        !cells.empty() && random.below(powerUpChance) == 0)
        return action::Remove{cells[static_cast<std::size_t>(random.below(static_cast<int>(cells.size())))]};
    if (const std::vector<int> pops = poppableColumns(game);
        !pops.empty() && (game.board().isFull() || random.below(powerUpChance) == 0))
        return action::Pop{pops[static_cast<std::size_t>(random.below(static_cast<int>(pops.size())))]};
    if (game.maySwap() && random.below(powerUpChance) == 0)
        return action::Swap{};
    const int columns = game.rules().columns;
    const int column = randomColumn(game.board(), [&] { return random.below(columns); });
    if (!game.refusal(action::Drop{column}))
        return action::Drop{column};
    // Only a centre opening refuses a column that is not full.
    return action::Drop{random.coin() ? columns / 2 : (columns - 1) / 2};
}
} // namespace

int randomColumn(const Board &board, const std::function<int()> &draw)
{
    for (int i = 0; i < draws; ++i) {
        const int column = draw();
        if (board.landing(column))
            return column;
    }
    int column = board.columns() - 1;
    while (column > 0 && !board.landing(column))
        --column;
    return column;
}

namespace players {

Action randomAction(const Game &game, Random &random)
{
    switch (game.step()) {
    case Step::ChooseLetter:
        return action::ChooseLetter{random.coin() ? Letter::X : Letter::O};
    case Step::Confirm:
        if (!game.refusal(action::Block{}) && random.below(powerUpChance) == 0)
            return action::Block{};
        return action::EndTurn{};
    case Step::Move:
    case Step::Over:
        break;
    }
    return randomMove(game, random);
}

} // namespace players
} // namespace four
