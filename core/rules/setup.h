// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "core/rules/ruleset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace four {

/// How a computer plays, from the weakest to the strongest, and as strong as Seat::strength says; see
/// core/players.
enum class Level : std::uint8_t {
    Random,
    Beginner,
    Easy,
    Practised,
    Medium,
    Hard,
    Expert,
    Perfect,
    Adaptive
};

/// Those that always play equally well.
inline constexpr std::array allLevels{Level::Random, Level::Beginner, Level::Easy,   Level::Practised,
                                      Level::Medium, Level::Hard,     Level::Expert, Level::Perfect};

/// What a person chooses from.
inline constexpr std::array offeredLevels{Level::Adaptive, Level::Random,    Level::Beginner,
                                          Level::Easy,     Level::Practised, Level::Medium,
                                          Level::Hard,     Level::Expert,    Level::Perfect};

/// Whether a record can hold this name: UTF-8 of at most 1,000 bytes, no control characters, no space at
/// either end. The interface limits the number of visible characters. Empty is allowed, see Seat.
[[nodiscard]] bool isStorableName(std::string_view name) noexcept;

/// Whether a record can hold this name of a tournament: as a player's, with single spaces between its words.
[[nodiscard]] bool isStorableEvent(std::string_view event) noexcept;

inline constexpr int greatestStrength = 4000; ///< of Seat::strength

/// The person or computer at one side of the board.
struct Seat
{
    std::string name;           ///< UTF-8; empty: the interface shows a translated default
    std::optional<Level> level; ///< nothing: a person
    bool elsewhere = false;     ///< a person at another computer; at most one seat of a game is
    int strength = 0;           ///< of Level::Adaptive, on the scale of players/adaptive.h; else 0

    friend bool operator==(const Seat &, const Seat &) = default;
};

/// Whether a person at this computer has the seat.
[[nodiscard]] inline bool isHere(const Seat &seat) noexcept
{
    return !seat.level && !seat.elsewhere;
}

/// Everything that is fixed before the first action. With the list of actions it defines the whole game.
struct GameSetup
{
    Ruleset rules;
    std::uint64_t seed = 0; ///< of every random choice in the game
    PerPlayer<Seat> seats;
    std::optional<Player> starter; ///< of a rematch that determines it; nothing: by the ruleset
    std::string event{};           ///< the tournament's name, see isStorableEvent(); empty: no tournament

    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

/// The player at another computer, if there is one.
[[nodiscard]] std::optional<Player> playerElsewhere(const GameSetup &setup) noexcept;

/// The same setup with this seat at another computer. @param elsewhere nothing: none
[[nodiscard]] GameSetup seatedElsewhere(GameSetup setup, std::optional<Player> elsewhere);

} // namespace four
