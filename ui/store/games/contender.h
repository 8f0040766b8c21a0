// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "core/rules/setup.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

class QSqlQuery;

namespace four {

/// A person or level whose games are counted together.
struct Contender
{
    enum class Kind : std::uint8_t {
        Named,       ///< a person with this name
        You,         ///< a person without a name alone against a computer
        NamelessOne, ///< a person without a name on this seat, against another person
        NamelessTwo,
        Computer, ///< of this level
    };
    Kind kind = Kind::Named;
    QString name;                ///< as spelt in the last game
    Level level = Level::Random; ///< of a computer

    /// Whether this is always the same person, who can have training. Two nameless people at one board are
    /// not.
    [[nodiscard]] bool isOnePerson() const { return kind == Kind::Named || kind == Kind::You; }
};

[[nodiscard]] Contender contenderOf(const PerPlayer<Seat> &seats, Player player);

/// The seats of a stored game. @param first the first of the columns `player_one, player_two, level_one,
///   level_two` in the row. Unknown levels are computers too.
[[nodiscard]] PerPlayer<Seat> seatsOf(const QSqlQuery &row, int first);

/// Numbers the contenders of finished games, fast enough for tens of thousands of games.
class ContenderRegister
{
public:
    /// A game's place in the order of playing: the store's counter, then the time.
    using Moment = std::pair<qint64, qint64>;

    /// @param when of the game: the last one decides how the name is spelt
    [[nodiscard]] int numberOf(const Contender &contender, Moment when);
    /// All contenders by their numbers, which count from 0.
    [[nodiscard]] std::vector<Contender> takeContenders() { return std::move(m_contenders); }

private:
    int add(const Contender &contender);

    std::map<std::pair<Contender::Kind, Level>, int> m_nameless; ///< numbers, from 1
    QHash<QString, int> m_numbers;                               ///< by identity
    QHash<QString, int> m_spellings;
    std::vector<Contender> m_contenders;
    std::vector<Moment> m_spelt; ///< last game of each contender's spelling
};

} // namespace four
