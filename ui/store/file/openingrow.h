// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QtGlobal>

#include <cstdint>
#include <memory>

namespace four {

class Connection;

/// How often drops were made in positions, up to the twelfth disc of the stored games by plain rules (see
/// coach::isPlain()): a row for each drop of each game, so that a look at a position reads one run of rows.
/// The rows follow the game: with each action, with its deletion and its return, and with its end.
namespace openingrow {

inline constexpr int discs = 12;

/// How a game ended, in the rows.
enum class End : std::uint8_t {
    None,  ///< not finished
    First, ///< the player of its first disc won
    Drawn,
    Second, ///< the other one won
};

/// Makes the tables, without rows. @pre in a transaction @return false: the connection's problem() says why
[[nodiscard]] bool makeTables(Connection &connection);
/// Fills them from the records. @pre as makeTables(), just after it
[[nodiscard]] bool fill(Connection &connection);

/// The rows of many new games, which are written together and in their order: several times as fast.
class Collected
{
public:
    /// @param connection must live as long as this
    explicit Collected(Connection &connection);
    ~Collected();
    Q_DISABLE_COPY_MOVE(Collected)

    void add(qint64 id, const Game &game);
    /// Stores what was added. @pre in a transaction, that of add()
    /// @return false: the connection's problem() says why
    [[nodiscard]] bool write();

private:
    struct Rows;
    std::unique_ptr<Rows> m_rows;
};

/// Brings the rows of the game to its present state. @pre in a transaction
/// @return false: the connection's problem() says why
[[nodiscard]] bool write(Connection &connection, qint64 id, bool isNew, const Game &game);

} // namespace openingrow

} // namespace four
