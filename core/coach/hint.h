// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/reason.h"
#include "core/coach/values.h"
#include "core/engine/stopsign.h"
#include "core/rules/game.h"

#include <optional>

namespace four::coach {

/// What the opponent does after a column: one that a person might prefer, or a block that loses all the same.
struct WhyNot
{
    int column = 0;
    Outlook outlook; ///< of it
    int answer = 0;  ///< the opponent's best column after it
    Reason reason;   ///< ... and why it is that, seen from the opponent's side; never NotUnder or Opening
    Course course{}; ///< ... and the course after the column, the answer first

    /// Whether the reason by itself tells how the opponent wins, so that no plan is needed.
    [[nodiscard]] bool isToldByReason() const noexcept;
    /// How the game ends then: nullptr where isToldByReason(), where it is not known, and where it would be
    /// an example beside a reason that says what the answer does.
    [[nodiscard]] const Plan *plan() const noexcept;

    friend bool operator==(const WhyNot &, const WhyNot &) = default;
};

/// A best drop, and why it is one.
struct Hint
{
    int column = 0;
    Cell cell; ///< where the disc lands
    Outlook outlook;
    Reason reason;
    bool isOnlyMove = false;        ///< all other columns make the result worse, whatever the reason is
    Course course{};                ///< the course from here, this drop first
    std::optional<WhyNot> whyNot{}; ///< where columns differ in result; nothing if not wanted or not in time
    /// Of this column, with MustBlock where that loses all the same; nothing if not wanted or not in time.
    std::optional<WhyNot> afterBlock{};
    Values values;

    /// Whether it is worth saying beside the reason that all other columns make the result worse.
    [[nodiscard]] bool hasOnlyMoveNote() const noexcept;
    /// The proven plan of the course, where the reason is a fact that does not tell how the game ends.
    [[nodiscard]] const Plan *planBesideReason() const noexcept;

    friend bool operator==(const Hint &, const Hint &) = default;
};

/// The book, the parts and the time limit of a hint.
struct HintOptions
{
    const engine::OpeningBook *book = nullptr; ///< the solver's opening book, if it has one
    bool withCourse = true;
    bool withWhyNot = true;
    /// The column for the why-not, if it makes the result worse; nothing: the most tempting one.
    std::optional<int> whyNotOf{};
    /// After this time, parts that are not proven yet are left out, and the reason is one that needs no
    /// search.
    std::optional<engine::StopSign::Clock::time_point> deadline{};
    /// The hint is told as the opponent's answer to a column: why, in WhyNot::reason, and which column of
    /// equal ones.
    bool isAnswer = false;
    std::optional<int> preferred{};
};

/// A hint for the player of the next drop. The mirrored game gets the mirrored hint. For a first disc that
/// the opponent may take over, it has no course and no why-not.
/// @return nothing where the game has no exactPositionWithoutSwap, and when stopped  @throws as
/// engine::Solver::solve
[[nodiscard]] std::optional<Hint> hintFor(const Game &game, engine::Solver &solver,
                                          const HintOptions &options = {}, const engine::StopSign &stop = {});

} // namespace four::coach
