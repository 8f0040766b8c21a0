// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/contender.h"

#include "ui/store/file/storedids.h"

#include <QSqlQuery>

namespace four {

Contender contenderOf(const PerPlayer<Seat> &seats, Player player)
{
    const Seat &seat = seats[player];
    if (seat.level)
        return {.kind = Contender::Kind::Computer, .name = {}, .level = *seat.level};
    if (!seat.name.empty())
        return {.kind = Contender::Kind::Named, .name = QString::fromStdString(seat.name)};
    if (seats[opponent(player)].level)
        return {.kind = Contender::Kind::You, .name = {}};
    return {.kind = player == Player::One ? Contender::Kind::NamelessOne : Contender::Kind::NamelessTwo,
            .name = {}};
}

PerPlayer<Seat> seatsOf(const QSqlQuery &row, int first)
{
    PerPlayer<Seat> seats;
    for (const Player player : bothPlayers) {
        const int place = first + (player == Player::One ? 0 : 1);
        seats[player].name = row.value(place).toString().toStdString();
        if (!row.isNull(place + 2))
            seats[player].level = storedids::valueOf<Level>(row.value(place + 2)).value_or(Level::Random);
    }
    return seats;
}

} // namespace four
