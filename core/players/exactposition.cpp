// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/exactposition.h"

#include <cassert>

namespace four {

namespace {

// Copies of the fields that this file handles. A field that is not named here keeps its default: a game with
// another value there differs from its copy and is refused.

Ruleset copyKnownFields(const Ruleset &rules) noexcept
{
    return {.columns = rules.columns, // the engine knows the board
            .rows = rules.rows,
            .connect = rules.connect,
            .opening = rules.opening, // checked in exactPosition
            .starter = rules.starter, // Game::turn() is used instead
            .letters = rules.letters, // only printed on the discs
            .undos = rules.undos,     // best play needs no undo
            .undoOnFirstMove = rules.undoOnFirstMove,
            .violations = rules.violations, // best play commits none
            .violationsAllowed = rules.violationsAllowed,
            .blocks = rules.blocks, // those left are checked in exactPosition
            .removes = rules.removes,
            .swap = rules.swap,   // checked in exactPosition
            .clock = rules.clock, // best play is in time; turns lost before are checked in exactPosition
            .nameLength = rules.nameLength};
}

GameSetup copyKnownFields(const GameSetup &setup)
{
    return {.rules = setup.rules, // checked in exactShape
            .seed = setup.seed,   // of the starter, the letters and a computer's choices
            .seats = setup.seats,
            .starter = setup.starter};
}

bool hasPowerUpsLeft(const Game &game)
{
    for (const Player player : bothPlayers) {
        const Left left = game.left(player);
        if (left.blocks > 0 || left.removes > 0)
            return true;
    }
    // An undo of the remove to be confirmed would give it back.
    return game.step() == Step::Confirm && game.rules().removes > 0 && !game.lastDrop();
}

} // namespace

std::optional<engine::BoardShape> exactShape(const Ruleset &rules) noexcept
{
    const engine::BoardShape shape{.columns = rules.columns, .rows = rules.rows, .connect = rules.connect};
    if (!shape.isValid() || copyKnownFields(rules) != rules)
        return {};
    return shape;
}

bool hasExactValues(const Ruleset &rules) noexcept
{
    return rules.blocks == 0 && rules.removes == 0 && exactShape(rules);
}

Player nextToDrop(const Game &game) noexcept
{
    return game.step() == Step::Confirm ? opponent(game.turn()) : game.turn();
}

std::optional<engine::Position> exactPosition(const Game &game)
{
    if (game.step() != Step::Confirm && game.isFirstDiscOffered())
        return {};
    return exactPositionWithoutSwap(game);
}

std::optional<engine::Position> exactPositionWithoutSwap(const Game &game)
{
    const GameSetup &setup = game.setup();
    const Player next = nextToDrop(game);
    const std::optional<engine::BoardShape> shape = exactShape(setup.rules);
    if (game.isOver() || !shape || copyKnownFields(setup) != setup || hasPowerUpsLeft(game))
        return {};
    const Board &board = game.board();
    // The engine allows the first disc in any column.
    if (setup.rules.opening == Opening::Centre && board.isEmpty())
        return {};
    // Drops and removes alike bring their player one disc ahead, and when all blocks are used up each player
    // has had as many turns more: the discs are as many as if the players had only dropped, in turns. Only a
    // turn that the clock has taken from a player changes that, and the engine counts the turns by the discs.
    if (board.count(opponent(next)) - board.count(next) !=
        (board.count(Player::One) + board.count(Player::Two)) % 2)
        return {};

    engine::Word128 mover = 0;
    engine::Word128 other = 0;
    for (int column = 0; column < shape->columns; ++column) {
        for (int row = 0; row < shape->rows; ++row) {
            if (const std::optional<Player> owner = board.at({column, row}))
                (*owner == next ? mover : other) |= engine::Word128{1} << (column * (shape->rows + 1) + row);
        }
    }
    return engine::Position::fromStones(mover, other, *shape);
}

} // namespace four
