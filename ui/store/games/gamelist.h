// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/rules/setup.h"
#include "ui/store/games/tally.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace four {

class GameStore;

/// A game in a list, without its record.
struct GameSummary
{
    qint64 id = 0;
    qint64 begun = 0;   ///< UTC, milliseconds since 1970; 0: not known
    qint64 changed = 0; ///< of the last action
    Preset preset = Preset::Classic;
    PerPlayer<Seat> seats;
    std::optional<Ending::Kind> ending; ///< nothing: not finished
    std::optional<Player> winner;
    int discs = 0;          ///< on the board
    bool isHelped = false;  ///< the coach helped, see CoachHelp
    bool isReadable = true; ///< false: only its number is known
};

struct ListOrder
{
    enum class Key : std::uint8_t { When, PlayerOne, PlayerTwo, Preset, Result, Discs, Help };
    Key key = Key::When;
    bool descending = true;
};

/// The meanings of a typed word: a game is found by any of them.
struct SearchTerm
{
    /// Meanings of words of the interface.
    enum class Trait : std::uint8_t {
        You,         ///< a person without a name alone against a computer
        NamelessOne, ///< a person without a name on this seat, against another person
        NamelessTwo,
        Computer,
        Won,
        Draw,
        Unfinished,
        Violations,
        Resignation,
        Time,
    };
    QString name; ///< as typed, within a player's name; accents count if it has any
    // These count only if no name of any game has the word: "Hoa" should not find all draws ("hòa").
    QList<Trait> traits;
    QList<Preset> presets;
    QList<Level> levels;

    std::optional<std::pair<qint64, qint64>> begun; ///< always counts: [first, second)
};

/// Queries for lists and statistics of stored games. GUI thread only. Failures return nothing or false, and
/// GameStore::takeProblem() says why.
class GameList
{
public:
    /// @param store must live as long as this
    explicit GameList(GameStore *store) : m_store(store) {}

    /// The games with all terms.
    [[nodiscard]] std::optional<QList<qint64>> games(ListOrder order, const QList<SearchTerm> &terms = {});
    /// Of a few hundred games at once, without those that are gone.
    [[nodiscard]] QHash<qint64, GameSummary> summaries(const QList<qint64> &games);
    /// The finished games in the order of their ends.
    [[nodiscard]] std::optional<FinishedGames> finishedGames();

    /// Marks games as deleted, except those that are open in a window. @return how many
    std::optional<int> remove(const QList<qint64> &games);
    /// The number of games that restore() would bring back.
    [[nodiscard]] int restorable();
    /// Undoes the last remove(), also of an earlier run. @return the games
    std::optional<QList<qint64>> restore();
    /// Erases games deleted more than a day ago.
    void eraseOld();

private:
    /// Whether a player's name of any listed game has the term; nothing: the store could not be read.
    [[nodiscard]] std::optional<bool> isInAName(const SearchTerm &term);
    /// Of a game with an unknown value in a column.
    [[nodiscard]] GameSummary fromRecord(qint64 id);

    GameStore *m_store;
};

} // namespace four
