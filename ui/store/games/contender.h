// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "core/rules/setup.h"

#include <QString>

#include <cstdint>

class QSqlQuery;

namespace four {

/// Somebody whose games are counted together.
struct Contender
{
    enum class Kind : std::uint8_t {
        Named,       ///< a person, told apart by the name
        You,         ///< a person without a name alone against a computer
        NamelessOne, ///< a person without a name on this seat, against another person
        NamelessTwo,
        Computer, ///< told apart by the level
    };
    Kind kind = Kind::Named;
    QString name;                ///< as it was spelt in the last game
    Level level = Level::Random; ///< of a computer

    /// Whether it is known which person this is, so that what is trained can be kept of somebody. Two without
    /// a name at one board cannot be told apart.
    [[nodiscard]] bool isOnePerson() const { return kind == Kind::Named || kind == Kind::You; }
};

[[nodiscard]] Contender contenderOf(const PerPlayer<Seat> &seats, Player player);

/// Who sits where in a stored game, of the columns `player_one, player_two, level_one, level_two`, which
/// stand in the row from `first` on. A computer of a level that this version does not know is one all the
/// same.
[[nodiscard]] PerPlayer<Seat> seatsOf(const QSqlQuery &row, int first);

} // namespace four
