// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace four {

/// A seat at the board, and with it the owner of discs.
enum class Player : std::uint8_t { One, Two };

/// What a disc looks like. A theme may call and paint both otherwise. A disc keeps its colour when it changes
/// hands, see Game::colour.
enum class Colour : std::uint8_t { Yellow, Red };

/// The letter printed on a player's discs, so that the board never depends on colour alone.
enum class Letter : std::uint8_t { X, O };

inline constexpr std::array bothPlayers{Player::One, Player::Two};

[[nodiscard]] constexpr Player opponent(Player player) noexcept
{
    return player == Player::One ? Player::Two : Player::One;
}

/// The colour that the player begins the game with.
[[nodiscard]] constexpr Colour firstColour(Player player) noexcept
{
    return player == Player::One ? Colour::Yellow : Colour::Red;
}

[[nodiscard]] constexpr Colour other(Colour colour) noexcept
{
    return colour == Colour::Yellow ? Colour::Red : Colour::Yellow;
}

[[nodiscard]] constexpr Letter other(Letter letter) noexcept
{
    return letter == Letter::X ? Letter::O : Letter::X;
}

/// One value for each player.
template <typename T>
class PerPlayer
{
public:
    [[nodiscard]] constexpr T &operator[](Player player) noexcept
    {
        return m_values[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] constexpr const T &operator[](Player player) const noexcept
    {
        return m_values[static_cast<std::size_t>(player)];
    }
    friend bool operator==(const PerPlayer &, const PerPlayer &) = default;

private:
    std::array<T, 2> m_values{};
};

} // namespace four
