// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"

namespace four::coach {

Game puzzleBefore(const Game &game, const Review &review, std::size_t drop, const PerPlayer<Seat> &seats)
{
    const Player starter = review.drops.front().player;
    GameSetup setup = game.setup();
    setup.rules.opening = Opening::Free;
    setup.rules.undos = 0;
    setup.rules.violations = Violations::None;
    setup.rules.violationsAllowed = 0;
    // Lets each player keep the letter of the original game, however that was determined.
    setup.rules.letters = Letters::StarterChooses;
    setup.starter = starter;
    setup.seats = seats;
    Game puzzle(setup);
    puzzle.apply(action::ChooseLetter{game.letter(starter).value_or(Letter::X)});
    for (std::size_t i = 0; i < drop; ++i)
        puzzle.apply(action::Drop{review.drops[i].column});
    return puzzle;
}

Game puzzleAt(const Game &point, const PerPlayer<Seat> &seats)
{
    GameSetup setup = point.setup();
    setup.seats = seats;
    Game puzzle(setup);
    for (const Action &action : point.actions())
        puzzle.apply(action);
    return puzzle;
}

Game puzzleAfter(std::span<const int> drops, const PerPlayer<Seat> &seats)
{
    Game puzzle(GameSetup{.rules = rulesetOf(Preset::Classic), .seats = seats, .starter = Player::One});
    for (const int column : drops) {
        if (puzzle.refusal(action::Drop{column}))
            break;
        puzzle.apply(action::Drop{column});
    }
    return puzzle;
}

} // namespace four::coach
