// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace four {

/// Where the game's first drop may go.
enum class Opening : std::uint8_t { Free, Centre };

/// Which cells hold discs before the first action: none, or those of both outer columns, where the players'
/// discs alternate; player one's is the lowest on the left, player two's on the right.
enum class Fill : std::uint8_t { None, Sides };

/// How the starting player is determined.
enum class Starter : std::uint8_t { PlayerOne, Random };

/// How X is assigned: to player one, at random, or by the starting player's choice.
enum class Letters : std::uint8_t { Fixed, Random, StarterChooses };

/// What inappropriate actions cost. With a count, one more than `violationsAllowed` loses the game.
enum class Violations : std::uint8_t { None, PerGame, PerTurn };

/// How long the players may think, and what it costs to think longer.
struct TimeControl
{
    enum class Kind : std::uint8_t {
        None,
        Turn, ///< each turn has `seconds`; after them it is lost
        Game, ///< each player has `seconds` for the game, and `increment` more for each turn; then it is lost
    };

    Kind kind = Kind::None;
    int seconds = 0;
    int increment = 0;      ///< seconds; only with Kind::Game
    bool losesGame = false; ///< only with Kind::Turn: the game is lost instead of the turn

    /// Whether a player loses the game when the time is up.
    [[nodiscard]] constexpr bool endsGame() const noexcept { return kind == Kind::Game || losesGame; }
    friend bool operator==(const TimeControl &, const TimeControl &) noexcept = default;
};

/// The rules of one game. Every part may be combined with every other; the presets are examples.
struct Ruleset
{
    int columns = 7;
    int rows = 6;
    int connect = 4;
    Fill fill = Fill::None;
    Opening opening = Opening::Free;
    Starter starter = Starter::PlayerOne;
    Letters letters = Letters::Fixed;
    int undos = 0;
    bool undoOnFirstMove = true; ///< whether a player's first action of the game may be undone
    Violations violations = Violations::None;
    int violationsAllowed = 0;
    int blocks = 0;
    int removes = 0;
    bool popOut = false; ///< whether a player may pop a disc instead of dropping one
    bool swap = false;   ///< whether the reply to the game's first disc may be to take it over
    TimeControl clock{};
    int nameLength = 20; ///< in user-perceived characters

    friend bool operator==(const Ruleset &, const Ruleset &) noexcept = default;
};

/// A range of whole numbers, both ends included.
struct Range
{
    int least;
    int most;
    [[nodiscard]] constexpr bool contains(int value) const noexcept
    {
        return value >= least && value <= most;
    }
};

/// The limits of each number of a ruleset.
namespace limits {
inline constexpr Range columns{4, 10};
inline constexpr Range rows{4, 10};
inline constexpr Range connect{3, 6};
inline constexpr Range undos{0, 9};
inline constexpr Range violationsAllowed{0, 9};
inline constexpr Range blocks{0, 9};
inline constexpr Range removes{0, 9};
inline constexpr Range turnSeconds{5, 300};
inline constexpr Range gameSeconds{30, 3600};
inline constexpr Range increment{0, 60};
inline constexpr Range nameLength{1, 60};
} // namespace limits

/// Whether the numbers are within their limits; those that the kind does not use are 0.
[[nodiscard]] bool isValid(const TimeControl &clock) noexcept;

/// Whether every number is within its limits. Only then may a game be played by these rules.
[[nodiscard]] bool isValid(const Ruleset &rules) noexcept;

/// Whether some line of `connect` cells fits on the board. Without one a game can only be drawn, which is
/// legal but rarely intended.
[[nodiscard]] bool lineFits(const Ruleset &rules) noexcept;

/// Whether a turn may wait for its end, as a move can be taken back or the opponent blocked.
[[nodiscard]] bool hasConfirmStep(const Ruleset &rules) noexcept;

/// Whether the column may take the game's first drop under Opening::Centre: the middle one, or either of two.
[[nodiscard]] bool isCentre(const Ruleset &rules, int column) noexcept;

/// The predefined rulesets (RULES, 6).
enum class Preset : std::uint8_t { Classic, ThreeStrikes, NamedMatch, VersusComputer, PowerUps, FiveInARow };

inline constexpr std::array allPresets{Preset::Classic,        Preset::ThreeStrikes, Preset::NamedMatch,
                                       Preset::VersusComputer, Preset::PowerUps,     Preset::FiveInARow};

[[nodiscard]] Ruleset rulesetOf(Preset preset) noexcept;

/// Whether the players are asked for their names before a match of this preset.
[[nodiscard]] bool asksForNames(Preset preset) noexcept;
/// Whether the rules are shown before a match of this preset.
[[nodiscard]] bool showsRulesFirst(Preset preset) noexcept;
/// Whether player two is a computer when this preset is first chosen.
[[nodiscard]] bool startsWithComputer(Preset preset) noexcept;

} // namespace four
