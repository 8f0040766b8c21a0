// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/toldgame.h"

namespace four::coach {

namespace {

Action mirrored(const Action &action, const Board &board)
{
    // A column outside the board has no mirror image.
    if (const auto *drop = std::get_if<action::Drop>(&action); drop && board.hasColumn(drop->column))
        return action::Drop{board.columns() - 1 - drop->column};
    if (const auto *remove = std::get_if<action::Remove>(&action); remove && board.hasCell(remove->cell))
        return action::Remove{{board.columns() - 1 - remove->cell.column, remove->cell.row}};
    if (const auto *pop = std::get_if<action::Pop>(&action); pop && board.hasColumn(pop->column))
        return action::Pop{board.columns() - 1 - pop->column};
    return action;
}

} // namespace

Game mirrored(const Game &game)
{
    Game told(game.setup());
    for (const Action &action : game.actions())
        told.apply(mirrored(action, game.board()));
    return told;
}

bool isSeenInMirror(const Board &board)
{
    for (int left = 0, right = board.columns() - 1; left < right; ++left, --right) {
        for (int row = 0; row < board.rows(); ++row) {
            if (board.at({left, row}) != board.at({right, row}))
                return board.at({left, row}) < board.at({right, row});
        }
    }
    return false;
}

bool isDropGiven(const Game &game)
{
    return game.rules().opening == Opening::Centre && game.board().isEmpty();
}

Game readyToDrop(Game game)
{
    if (game.step() == Step::ChooseLetter)
        game.apply(action::ChooseLetter{Letter::X});
    if (game.step() == Step::Confirm)
        game.apply(action::EndTurn{});
    return game;
}

} // namespace four::coach
