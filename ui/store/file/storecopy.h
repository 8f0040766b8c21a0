// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/remains.h"

#include <QDateTime>
#include <QList>
#include <QSet>
#include <QString>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

class QSqlQuery;

namespace four {

/// Daily copies of the file of all games, of the last two days on which it changed, and older ones that have
/// lost games. Any thread.
namespace storecopy {

enum class Result : std::uint8_t {
    Sound,   ///< and a due copy was made
    Damaged, ///< no copy was made: older ones may have the lost games
    Failed,  ///< not known, as with a locked file or a full disk
};

/// The daily copies' paths, the newest first. They may be missing.
[[nodiscard]] std::array<QString, 2> namesOf(const QString &path);

/// Checks the whole file, and copies it if the last copy is a day old.
Result checkAndCopy(const QString &path, const QDateTime &now);

/// How many games are in copies, but no longer in the file, although no person has deleted them.
[[nodiscard]] int countLost(const QString &path);

/// What is compared of a game in the file and in a copy. Its number alone does not do: a file that was begun
/// anew may have given it again, and a game that was taken from a copy may have got another.
struct Identity
{
    qint64 number = 0;
    qint64 begun = 0; ///< UTC, milliseconds since 1970; 0: not known
    qint64 moves = 0; ///< movesDigest()
};

/// Of a row with id, begun and moves.
[[nodiscard]] Identity identityOf(const QSqlQuery &row);

/// The games that are there, to find those that are not.
class KnownGames
{
public:
    void add(const Identity &game)
    {
        m_numbers.insert(game.number);
        m_begun.insert({game.number, game.begun});
        m_moves.insert({game.moves, game.begun});
    }
    [[nodiscard]] bool hasNumber(qint64 number) const { return m_numbers.contains(number); }
    /// Moves differ if the game went on since. Without times the number says nothing.
    [[nodiscard]] bool contains(const Identity &game) const
    {
        return (game.begun != 0 && m_begun.contains({game.number, game.begun})) ||
               m_moves.contains({game.moves, game.begun});
    }

private:
    QSet<qint64> m_numbers;
    QSet<std::pair<qint64, qint64>> m_begun;
    QSet<std::pair<qint64, qint64>> m_moves;
};

/// Marks games as deleted in all copies, before they are erased from the file. @return false: not in all
[[nodiscard]] bool markDeleted(const QString &path, const QList<Identity> &games);

/// The largest number of a game in the copies; 0: there is none.
[[nodiscard]] qint64 lastNumber(const QString &path);

/// The content of each copy, the newest first.
[[nodiscard]] std::vector<Remains> remainsOfCopies(const QString &path);

} // namespace storecopy

} // namespace four
