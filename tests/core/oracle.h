// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <algorithm>
#include <optional>
#include <vector>

/// What is true of a position, found out by trying everything on the game itself. Slow, and independent of
/// how the computer thinks.
namespace oracle {

/// Every drop, pop and remove that is legal now.
[[nodiscard]] inline std::vector<four::Action> moves(const four::Game &game)
{
    std::vector<four::Action> actions;
    for (int column = 0; column < game.rules().columns; ++column) {
        if (!game.refusal(four::action::Drop{column}))
            actions.emplace_back(four::action::Drop{column});
        if (!game.refusal(four::action::Pop{column}))
            actions.emplace_back(four::action::Pop{column});
        for (int row = 0; row < game.rules().rows; ++row) {
            if (!game.refusal(four::action::Remove{{column, row}}))
                actions.emplace_back(four::action::Remove{{column, row}});
        }
    }
    return actions;
}

[[nodiscard]] inline four::Game after(four::Game game, const four::Action &action)
{
    game.apply(action);
    return game;
}

/// The game after the move and the end of the turn, without a block.
[[nodiscard]] inline four::Game afterTurn(const four::Game &game, const four::Action &move)
{
    four::Game next = after(game, move);
    if (next.step() == four::Step::Confirm)
        next.apply(four::action::EndTurn{});
    return next;
}

[[nodiscard]] inline bool isWonBy(const four::Game &game, four::Player player)
{
    return game.isOver() && game.ending()->winner == player;
}

/// Whether a drop or a remove wins at once. @pre the step is Move.
[[nodiscard]] inline bool canWin(const four::Game &game)
{
    return std::ranges::any_of(
        moves(game), [&](const four::Action &action) { return isWonBy(after(game, action), game.turn()); });
}

/// Whether the game is lost, or the player who is on turn there can win at once.
[[nodiscard]] inline bool losesAtOnce(const four::Game &next, four::Player player)
{
    return next.isOver() ? isWonBy(next, opponent(player)) : next.turn() != player && canWin(next);
}

/// Whether some move leaves the opponent without a win at once. @pre the step is Move.
[[nodiscard]] inline bool canAnswer(const four::Game &game)
{
    return std::ranges::any_of(moves(game), [&](const four::Action &action) {
        return !losesAtOnce(afterTurn(game, action), game.turn());
    });
}

/// The value of the game for the player on turn as far as so many turns decide it, in the measure of Minimax;
/// 0: they do not. In the last of them only a win is looked for. @pre the step is Move
[[nodiscard]] int valueIn(const four::Game &game, int turns);

/// The value of the game with best play of both, for the player on turn: positive a win, negative a loss;
/// the sooner, the larger. A turn, also one that follows a block, takes one step off.
class Minimax
{
public:
    static constexpr int decisive = 1000;

    /// Gives up after so many positions.
    explicit Minimax(int most) : m_left(most) {}

    /// @pre the step is Move or Confirm, or the game is over.
    [[nodiscard]] std::optional<int> value(const four::Game &game)
    {
        const int found = search(game);
        if (m_left < 0)
            return {};
        return found;
    }

private:
    static int later(int value) { return value > 0 ? value - 1 : value < 0 ? value + 1 : 0; }

    int search(const four::Game &game)
    {
        if (--m_left < 0)
            return 0;
        int best = -2 * decisive;
        for (const four::Action &move : moves(game)) {
            const four::Game next = after(game, move);
            best = std::max(best, later(next.step() == four::Step::Confirm ? confirm(next)
                                                                           : valueFor(game.turn(), next)));
        }
        return best;
    }

    int confirm(const four::Game &game)
    {
        int best = valueFor(game.turn(), after(game, four::action::EndTurn{}));
        if (!game.refusal(four::action::Block{}))
            best = std::max(best, valueFor(game.turn(), after(game, four::action::Block{})));
        return best;
    }

    int valueFor(four::Player player, const four::Game &game)
    {
        if (game.isOver())
            return !game.ending()->winner ? 0 : isWonBy(game, player) ? decisive : -decisive;
        const int found = search(game);
        return game.turn() == player ? found : -found;
    }

    int m_left;
};

[[nodiscard]] inline int valueIn(const four::Game &game, int turns)
{
    constexpr int decisive = Minimax::decisive;
    if (turns == 1 || canWin(game))
        return canWin(game) ? decisive - 1 : 0;
    const auto valueOf = [&](const four::Game &next) {
        if (next.isOver())
            return !next.ending()->winner ? 0 : isWonBy(next, game.turn()) ? decisive : -decisive;
        const int value = valueIn(next, turns - 1);
        return next.turn() == game.turn() ? value : -value;
    };
    int best = -2 * decisive;
    for (const four::Action &move : moves(game)) {
        const four::Game next = after(game, move);
        int value = valueOf(afterTurn(game, move));
        if (next.step() == four::Step::Confirm && !next.refusal(four::action::Block{}))
            value = std::max(value, valueOf(after(next, four::action::Block{})));
        best = std::max(best, value > 0 ? value - 1 : value < 0 ? value + 1 : 0);
    }
    return best;
}

} // namespace oracle
