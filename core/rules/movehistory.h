// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <optional>
#include <span>
#include <vector>

namespace four {

/// A game's actions in order, each with its outcome; after() gives the game after any of them.
///
/// An EndTurn right after an action belongs to that action's entry: the window shows both as one move, and an
/// EndTurn does not change the board.
class MoveHistory
{
public:
    struct Entry
    {
        Outcome outcome;
        bool turnEnded = false; ///< an EndTurn belongs to it
        std::size_t actions;    ///< number of the game's actions up to and including this entry

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// The history of the game up to now.
    explicit MoveHistory(const Game &game);

    [[nodiscard]] std::span<const Entry> entries() const noexcept { return m_entries; }
    [[nodiscard]] int size() const noexcept { return static_cast<int>(m_entries.size()); }

    /// Appends an outcome of Game::apply; a refusal without a violation is not part of the history.
    void add(const Outcome &outcome);

    /// The game after its first entries: the same setup and actions, so the same game. @pre 0 <= entries <=
    /// size()
    [[nodiscard]] Game after(int entries) const;

    /// The player of a blocked turn, after so many entries; the window shows it until the blocking player has
    /// moved again. @pre 0 <= entries <= size()
    [[nodiscard]] std::optional<Player> skippedAfter(int entries) const;

private:
    Game m_start;
    std::vector<Action> m_actions;
    std::vector<Entry> m_entries;
};

} // namespace four
