// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/rules/outcome.h"
#include "core/rules/ruleset.h"
#include "core/rules/setup.h"
#include "ui/session/match.h"
#include "ui/store/file/training.h"

#include <QVariant>

#include <array>
#include <optional>

/// The stored numbers of enum values. They never change: new values get new numbers, and no number is used
/// twice.
namespace four::storedids {

template <typename Enum>
struct Id
{
    Enum value;
    int number;
};

template <typename Enum>
inline constexpr auto ids = nullptr;
template <>
inline constexpr auto ids<Preset> = std::array{
    Id{Preset::Classic, 0},        Id{Preset::ThreeStrikes, 1}, Id{Preset::NamedMatch, 2},
    Id{Preset::VersusComputer, 3}, Id{Preset::PowerUps, 4},     Id{Preset::FiveInARow, 5},
};
template <>
inline constexpr auto ids<Level> = std::array{
    Id{Level::Random, 0},  Id{Level::Beginner, 1},  Id{Level::Easy, 2},
    Id{Level::Medium, 3},  Id{Level::Hard, 4},      Id{Level::Expert, 5},
    Id{Level::Perfect, 6}, Id{Level::Practised, 7}, Id{Level::Adaptive, 8},
};
template <>
inline constexpr auto ids<Ending::Kind> = std::array{
    Id{Ending::Kind::Line, 0},        Id{Ending::Kind::Draw, 1}, Id{Ending::Kind::Violations, 2},
    Id{Ending::Kind::Resignation, 3}, Id{Ending::Kind::Time, 4}, Id{Ending::Kind::Repetition, 5},
};
template <>
inline constexpr auto ids<RematchStarter> = std::array{
    Id{RematchStarter::ByRules, 0},
    Id{RematchStarter::Loser, 1},
    Id{RematchStarter::Alternate, 2},
};
template <>
inline constexpr auto ids<Player> = std::array{Id{Player::One, 1}, Id{Player::Two, 2}};
template <>
inline constexpr auto ids<coach::Puzzle::Task> = std::array{
    Id{coach::Puzzle::Task::Win, 0},     Id{coach::Puzzle::Task::Only, 1},   Id{coach::Puzzle::Task::Hold, 2},
    Id{coach::Puzzle::Task::Mistake, 3}, Id{coach::Puzzle::Task::Ending, 4},
};
template <>
inline constexpr auto ids<coach::DrillAnswer> = std::array{
    Id{coach::DrillAnswer::Right, 0},
    Id{coach::DrillAnswer::Wrong, 1},
    Id{coach::DrillAnswer::Helped, 2},
    Id{coach::DrillAnswer::Chosen, 3},
};
template <>
inline constexpr auto ids<TrainingMode> = std::array{
    Id{TrainingMode::Next, 0},     Id{TrainingMode::Daily, 1}, Id{TrainingMode::ByTask, 2},
    Id{TrainingMode::Mistakes, 3}, Id{TrainingMode::Rush, 4},
};

template <typename Enum>
[[nodiscard]] constexpr int numberOf(Enum value)
{
    for (const Id<Enum> &id : ids<Enum>) {
        if (id.value == value)
            return id.number;
    }
    return -1; // never: a test checks that each value has a number
}

/// @return nothing: NULL or a number of a later version
template <typename Enum>
[[nodiscard]] std::optional<Enum> valueOf(const QVariant &stored)
{
    bool isNumber = false;
    const int number = stored.toInt(&isNumber);
    for (const Id<Enum> &id : ids<Enum>) {
        if (isNumber && !stored.isNull() && id.number == number)
            return id.value;
    }
    return {};
}

} // namespace four::storedids
