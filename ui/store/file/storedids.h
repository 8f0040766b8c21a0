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

/// What stands in the database's columns for the values of an enum. The numbers are written down here, for
/// ever: a value may be added with a number of its own or be called otherwise, but no number is given twice.
namespace four::storedids {

template <typename Enum>
struct Id
{
    Enum value;
    int number;
};

inline constexpr std::array presets{
    Id{Preset::Classic, 0},        Id{Preset::ThreeStrikes, 1}, Id{Preset::NamedMatch, 2},
    Id{Preset::VersusComputer, 3}, Id{Preset::PowerUps, 4},
};
inline constexpr std::array levels{
    Id{Level::Random, 0}, Id{Level::Beginner, 1}, Id{Level::Easy, 2},    Id{Level::Medium, 3},
    Id{Level::Hard, 4},   Id{Level::Expert, 5},   Id{Level::Perfect, 6},
};
inline constexpr std::array endings{
    Id{Ending::Kind::Line, 0},
    Id{Ending::Kind::Draw, 1},
    Id{Ending::Kind::Violations, 2},
    Id{Ending::Kind::Resignation, 3},
};
inline constexpr std::array rematchStarters{
    Id{RematchStarter::ByRules, 0},
    Id{RematchStarter::Loser, 1},
    Id{RematchStarter::Alternate, 2},
};
inline constexpr std::array players{Id{Player::One, 1}, Id{Player::Two, 2}};
inline constexpr std::array puzzleTasks{
    Id{coach::Puzzle::Task::Win, 0},
    Id{coach::Puzzle::Task::Only, 1},
    Id{coach::Puzzle::Task::Hold, 2},
    Id{coach::Puzzle::Task::Mistake, 3},
};
inline constexpr std::array trainingModes{
    Id{TrainingMode::Next, 0},     Id{TrainingMode::Daily, 1}, Id{TrainingMode::ByTask, 2},
    Id{TrainingMode::Mistakes, 3}, Id{TrainingMode::Rush, 4},
};

constexpr const auto &idsOf(Preset)
{
    return presets;
}
constexpr const auto &idsOf(Level)
{
    return levels;
}
constexpr const auto &idsOf(Ending::Kind)
{
    return endings;
}
constexpr const auto &idsOf(RematchStarter)
{
    return rematchStarters;
}
constexpr const auto &idsOf(Player)
{
    return players;
}
constexpr const auto &idsOf(coach::Puzzle::Task)
{
    return puzzleTasks;
}
constexpr const auto &idsOf(TrainingMode)
{
    return trainingModes;
}

template <typename Enum>
[[nodiscard]] constexpr int numberOf(Enum value)
{
    for (const Id<Enum> &id : idsOf(value)) {
        if (id.value == value)
            return id.number;
    }
    return -1; // no value is without a number: a test goes through them
}

/// @return nothing for NULL, and for a number that this version does not know
template <typename Enum>
[[nodiscard]] std::optional<Enum> valueOf(const QVariant &stored)
{
    bool isNumber = false;
    const int number = stored.toInt(&isNumber);
    for (const Id<Enum> &id : idsOf(Enum())) {
        if (isNumber && !stored.isNull() && id.number == number)
            return id.value;
    }
    return {};
}

} // namespace four::storedids
