// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/threats.h"

#include <algorithm>
#include <array>

namespace four::coach {

namespace {

/// The player's discs in an unbroken row from the cell, which itself is not counted.
int run(const Board &board, Cell cell, int columnStep, int rowStep, Player player)
{
    int length = 0;
    for (;;) {
        cell.column += columnStep;
        cell.row += rowStep;
        if (board.at(cell) != player)
            return length;
        ++length;
    }
}

bool completesLine(const Board &board, Cell cell, Player player, int connect)
{
    struct Step
    {
        int column;
        int row;
    };
    constexpr std::array steps{Step{1, 0}, Step{0, 1}, Step{1, 1}, Step{1, -1}};
    return std::ranges::any_of(steps, [&](Step step) {
        return run(board, cell, step.column, step.row, player) +
                   run(board, cell, -step.column, -step.row, player) + 1 >=
               connect;
    });
}

} // namespace

PerPlayer<std::vector<Threat>> threatsOn(const Board &board, int connect, Player first)
{
    PerPlayer<std::vector<Threat>> threats;
    const bool rowsComeInPairs = board.rows() % 2 == 0;
    for (int column = 0; column < board.columns(); ++column) {
        const std::optional<Cell> landing = board.landing(column);
        for (int row = landing ? landing->row : board.rows(); row < board.rows(); ++row) {
            for (const Player player : bothPlayers) {
                if (!completesLine(board, {column, row}, player, connect))
                    continue;
                const bool isOddRow = row % 2 == 0; // counted from 1
                threats[player].push_back({.cell = {column, row},
                                           .isPlayable = row == landing->row,
                                           .isGood = rowsComeInPairs && isOddRow == (player == first)});
            }
        }
    }
    return threats;
}

namespace {

/// The first of the player's threats that wait for the opponent to play under them.
std::optional<Cell> waiting(const PerPlayer<std::vector<Threat>> &threats, Player player)
{
    for (const Threat &threat : threats[player]) {
        const bool isForestalled = std::ranges::any_of(threats[opponent(player)], [&](const Threat &other) {
            return other.cell.column == threat.cell.column && other.cell.row < threat.cell.row;
        });
        if (threat.isGood && !threat.isPlayable && !isForestalled)
            return threat.cell;
    }
    return {};
}

} // namespace

std::optional<Zugzwang> zugzwangOf(const PerPlayer<std::vector<Threat>> &threats, Player first)
{
    const Player second = opponent(first);
    if (const std::optional<Cell> cell = waiting(threats, first)) {
        const bool isDisputed = std::ranges::any_of(threats[second], [&](const Threat &threat) {
            return threat.cell.row % 2 == 0 && threat.cell.column != cell->column && !threat.isPlayable;
        });
        if (isDisputed)
            return {};
        return Zugzwang{.player = first, .cell = *cell};
    }
    if (const std::optional<Cell> cell = waiting(threats, second))
        return Zugzwang{.player = second, .cell = *cell};
    return {};
}

} // namespace four::coach
