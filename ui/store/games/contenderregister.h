// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/contender.h"

#include <QHash>
#include <QString>

#include <map>
#include <utility>
#include <vector>

namespace four {

/// Gives everybody a number who plays in finished games, the same in each; tens of thousands of games are
/// counted in the time of a click.
class ContenderRegister
{
public:
    /// Where a game stands in the order of playing: the store's counter of it, then the clock.
    using Moment = std::pair<qint64, qint64>;

    /// @param when the game was played: the name stays as it was spelt in the last one
    [[nodiscard]] int numberOf(const Contender &who, Moment when);
    /// Everybody, by the numbers, which count from 0.
    [[nodiscard]] std::vector<Contender> take() { return std::move(m_contenders); }

private:
    int add(const Contender &who);

    std::map<std::pair<Contender::Kind, Level>, int> m_nameless; ///< numbers, from 1
    QHash<QString, int> m_numbers;                               ///< by identity
    QHash<QString, int> m_spellings;
    std::vector<Contender> m_contenders;
    std::vector<Moment> m_spelt; ///< when the last game was played with the name as it is spelt
};

} // namespace four
