// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/outlook.h"
#include "core/engine/solver.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace four::coach {

/// The value of each column of a position for the player to move. A value; @invariant one column can be
/// played.
class Values
{
public:
    /// @param outlooks as many as the board has columns; nothing for a full one  @pre one is there
    explicit Values(std::vector<std::optional<Outlook>> outlooks);

    [[nodiscard]] int columns() const noexcept { return static_cast<int>(m_outlooks.size()); }
    /// Nothing for a full column. @pre the board has it
    [[nodiscard]] std::optional<Outlook> at(int column) const
    {
        return m_outlooks[static_cast<std::size_t>(column)];
    }
    /// What the position is worth: as much as its best column.
    [[nodiscard]] Outlook best() const noexcept { return m_best; }

    /// The columns that are worth as much as the best, from the left.
    [[nodiscard]] std::vector<int> bestColumns() const;
    /// The columns after which the game still ends as it would after the best, if perhaps at another time.
    [[nodiscard]] std::vector<int> keepingColumns() const;
    /// The columns after which it ends worse.
    [[nodiscard]] std::vector<int> losingColumns() const;
    /// The same; where no column makes the result worse, those that win later or lose sooner than the best.
    [[nodiscard]] std::vector<int> worseColumns() const;
    [[nodiscard]] std::vector<int> openColumns() const;
    /// Whether the result depends on what is played now.
    [[nodiscard]] bool isDecision() const { return !losingColumns().empty(); }

    friend bool operator==(const Values &, const Values &) = default;

private:
    std::vector<std::optional<Outlook>> m_outlooks;
    Outlook m_best;
};

/// The value of a first disc that the opponent may take over, which pays where it wins.
/// @param plain the value without swap
[[nodiscard]] Outlook outlookIfOffered(Outlook plain);
[[nodiscard]] Values valuesIfOffered(const Values &plain);

/// Called with a column and its outlook as soon as that is known, on the calling thread.
using OutlookHandler = std::function<void(int column, Outlook outlook)>;

/// The exact values of all columns. Takes as long as the solver does; its book, if it has one, is asked
/// first.
/// @return nothing when stopped  @pre not position.isOver()  @throws as Solver::solve
[[nodiscard]] std::optional<Values> valuesOf(engine::Solver &solver, const engine::Position &position,
                                             const engine::StopSign &stop = {},
                                             const OutlookHandler &columnKnown = {});

} // namespace four::coach
