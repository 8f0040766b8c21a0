// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility> // with <compare>, which moc cannot read

namespace four::coach {

/// How a game ends if both play their best, for one player. The greater the better.
enum class Result : std::uint8_t { Loss, Draw, Win };

/// What a position, or a drop, is worth to the player to move, as a person counts: `wins in 3`, `draws`,
/// `loses in 2`.
struct Outlook
{
    Result result = Result::Draw;
    /// The winner's drops until the line is complete, the next one included: 1 or more; 0 in a draw.
    int drops = 0;

    /// Of a score in the convention of engine::Solver.
    /// @param empties the cells that are empty before the drop; a score of either sign is within
    /// [1, (empties + 1) / 2]
    [[nodiscard]] static constexpr Outlook ofScore(int score, int empties) noexcept
    {
        // The winner has `score - 1` discs left. The mover has the larger half of the empty cells.
        if (score > 0)
            return {.result = Result::Win, .drops = (empties + 1) / 2 - score + 1};
        if (score < 0)
            return {.result = Result::Loss, .drops = empties / 2 + score + 1};
        return {};
    }

    /// Greater is better for the player of the outlook: win, draw, loss; a quicker win, a later loss.
    friend constexpr std::strong_ordering operator<=>(const Outlook &one, const Outlook &other) noexcept
    {
        if (one.result != other.result)
            return one.result <=> other.result;
        return one.result == Result::Win ? other.drops <=> one.drops : one.drops <=> other.drops;
    }
    friend constexpr bool operator==(const Outlook &, const Outlook &) noexcept = default;
};

/// The same end as the other player sees it.
[[nodiscard]] constexpr Outlook opposite(Outlook outlook) noexcept
{
    if (outlook.result != Result::Draw)
        outlook.result = outlook.result == Result::Win ? Result::Loss : Result::Win;
    return outlook;
}

} // namespace four::coach
