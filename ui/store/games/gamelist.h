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

/// What a list shows of a game, without its record.
struct GameSummary
{
    qint64 id = 0;
    qint64 begun = 0;   ///< UTC, milliseconds since 1970; 0: nobody knows
    qint64 changed = 0; ///< the same, of the last action
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

/// What a game must have one of, to be found by one word that was typed.
struct SearchTerm
{
    /// What is true of a game whose words come from the interface.
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
    };
    QString name; ///< as it was typed: this within a player's name; accents count if it has any
    // All of these only if no name of any game has it: who looks for the games of Hoa does not want all the
    // draws, which are "hòa".
    QList<Trait> traits;
    QList<Preset> presets;
    QList<Level> levels;

    std::optional<std::pair<qint64, qint64>>
        begun; ///< as well as the name: from the first up to, not including, the second
};

/// The stored games as a list: which there are, in what order, and what lists and statistics need of them.
/// GUI thread only. What fails returns nothing or false, and GameStore::takeProblem() says why.
class GameList
{
public:
    /// @param store must live as long as this
    explicit GameList(GameStore *store) : m_store(store) {}

    /// The games in which every term occurs.
    [[nodiscard]] std::optional<QList<qint64>> games(ListOrder order, const QList<SearchTerm> &terms = {});
    /// Of a few hundred games at once. One that is gone is not among them.
    [[nodiscard]] QHash<qint64, GameSummary> summaries(const QList<qint64> &games);
    /// The finished ones in the order in which they ended.
    [[nodiscard]] std::optional<FinishedGames> finishedGames();
    /// Whether a person has lost a game before, wherever it was played. @param besides this one does not
    /// count
    [[nodiscard]] bool hasLostGame(std::optional<qint64> besides);

    /// Takes games out of the list, but for those that are being played just now in this or another window.
    /// @return how many
    std::optional<int> remove(const QList<qint64> &games);
    /// How many games the last remove() took out that can be brought back, also after a restart.
    [[nodiscard]] int restorable();
    /// Brings them back. @return which
    std::optional<QList<qint64>> restore();
    /// Erases for good what was taken out more than a day ago.
    void eraseOld();

private:
    /// Whether a player of any game in the list has the term in their name; nothing if that cannot be read.
    [[nodiscard]] std::optional<bool> isInAName(const SearchTerm &term);
    /// Of a game whose columns say something that this version does not know.
    [[nodiscard]] GameSummary fromRecord(qint64 id);

    GameStore *m_store;
};

} // namespace four
