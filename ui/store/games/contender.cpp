// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/contender.h"

#include "ui/session/names.h"
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

int ContenderRegister::numberOf(const Contender &contender, Moment when)
{
    if (contender.kind != Contender::Kind::Named) {
        int &number = m_nameless[std::pair(contender.kind, contender.level)];
        if (number == 0)
            number = add(contender) + 1;
        return number - 1;
    }
    auto spelling = m_spellings.constFind(contender.name);
    // Identities are expensive.
    if (spelling == m_spellings.constEnd()) {
        const QString identity = Names::identity(contender.name);
        auto number = m_numbers.constFind(identity);
        if (number == m_numbers.constEnd())
            number = m_numbers.insert(identity, add(contender));
        spelling = m_spellings.insert(contender.name, *number);
    }
    const auto place = std::size_t(*spelling);
    if (when >= m_spelt[place]) {
        m_spelt[place] = when;
        m_contenders[place].name = contender.name;
    }
    return *spelling;
}

int ContenderRegister::add(const Contender &contender)
{
    m_contenders.push_back(contender);
    m_spelt.push_back({});
    return int(m_contenders.size()) - 1;
}

} // namespace four
