// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <cstdint>
#include <limits>
#include <random>

/// How many of @p count random cases to try: a quarter under AddressSanitizer, which makes each several times
/// slower.
constexpr int trials(int count) noexcept
{
#ifdef __SANITIZE_ADDRESS__
    return count / 4;
#else
    return count;
#endif
}

/// Any game that can be set up, and anything that can be tried in it; the same for the same seed.
class RandomGame
{
public:
    explicit RandomGame(std::uint64_t seed) : m_random(seed) {}

    /// A whole number in [least, most].
    [[nodiscard]] int between(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }
    [[nodiscard]] bool oneIn(int n) { return between(1, n) == 1; }

    [[nodiscard]] four::GameSetup setup()
    {
        four::GameSetup setup;
        four::Ruleset &rules = setup.rules;
        if (!oneIn(3)) {
            rules.columns = between(4, 10);
            rules.rows = between(4, 10);
            rules.connect = between(3, 6);
        }
        rules.fill = static_cast<four::Fill>(between(0, 1));
        rules.opening = static_cast<four::Opening>(between(0, 1));
        rules.starter = static_cast<four::Starter>(between(0, 1));
        rules.letters = static_cast<four::Letters>(between(0, 2));
        rules.undos = oneIn(3) ? 0 : between(0, 9);
        rules.undoOnFirstMove = oneIn(2);
        rules.violations = static_cast<four::Violations>(between(0, 2));
        if (rules.violations != four::Violations::None)
            rules.violationsAllowed = between(0, 9);
        rules.blocks = oneIn(3) ? 0 : between(0, 9);
        rules.removes = oneIn(3) ? 0 : between(0, 9);
        rules.nameLength = between(1, 60);
        rules.swap = oneIn(2);
        setup.seed = m_random();
        setup.seats[four::Player::One].name = oneIn(2) ? "Lan" : "";
        if (oneIn(4))
            setup.seats[four::Player::Two] = {.name = "Máy", .level = four::Level::Random};
        if (oneIn(3))
            setup.starter = static_cast<four::Player>(between(0, 1));
        rules.clock = clock();
        rules.popOut = oneIn(3);
        return setup;
    }

    [[nodiscard]] four::TimeControl clock()
    {
        using enum four::TimeControl::Kind;
        switch (between(0, 3)) {
        case 0:
            return {.kind = Turn, .seconds = between(5, 300), .losesGame = oneIn(4)};
        case 1:
            return {.kind = Game, .seconds = between(30, 3600), .increment = oneIn(2) ? 0 : between(1, 60)};
        default:
            return {};
        }
    }

    /// Often sensible, sometimes not at all.
    [[nodiscard]] four::Action action(const four::Game &game)
    {
        if (oneIn(400))
            return four::action::Resign{};
        if (oneIn(game.rules().clock.kind == four::TimeControl::Kind::Turn && !game.rules().clock.losesGame
                      ? 10
                      : 200))
            return four::action::TimeOut{};
        if (oneIn(12))
            return anything(game);
        switch (game.step()) {
        case four::Step::ChooseLetter:
            return four::action::ChooseLetter{static_cast<four::Letter>(between(0, 1))};
        case four::Step::Confirm:
            if (oneIn(4))
                return four::action::Undo{};
            if (oneIn(4))
                return four::action::Block{};
            return four::action::EndTurn{};
        case four::Step::Move:
        case four::Step::Over:
            break;
        }
        if (game.rules().popOut && oneIn(2))
            return four::action::Pop{between(0, game.rules().columns - 1)};
        if (oneIn(game.maySwap() ? 2 : 40))
            return four::action::Swap{};
        if (oneIn(6))
            return four::action::Remove{{between(0, game.rules().columns - 1), between(0, 2)}};
        return four::action::Drop{between(0, game.rules().columns - 1)};
    }

private:
    [[nodiscard]] int anyNumber(int side)
    {
        if (oneIn(10))
            return oneIn(2) ? std::numeric_limits<int>::max() : std::numeric_limits<int>::min();
        return between(-2, side + 1);
    }

    [[nodiscard]] four::Action anything(const four::Game &game)
    {
        switch (between(0, 9)) {
        case 0:
            return four::action::ChooseLetter{static_cast<four::Letter>(between(0, 1))};
        case 1:
            return four::action::Undo{};
        case 2:
            return four::action::Block{};
        case 3:
            return four::action::EndTurn{};
        case 4:
            return four::action::Unknown{};
        case 7:
            return four::action::Swap{};
        case 5:
            return four::action::Pop{anyNumber(game.rules().columns)};
        case 6:
            return four::action::Remove{{anyNumber(game.rules().columns), anyNumber(game.rules().rows)}};
        default:
            return four::action::Drop{anyNumber(game.rules().columns)};
        }
    }

    std::mt19937_64 m_random;
};
