// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/reason.h"
#include "core/coach/values.h"
#include "core/engine/stopsign.h"
#include "core/rules/game.h"

#include <optional>

namespace four::coach {

/// What goes wrong with a column that a person would rather have played.
struct WhyNot
{
    int column = 0;
    Outlook outlook; ///< of it
    int answer = 0;  ///< the opponent's best column after it
    Reason reason;   ///< ... and why it is that, seen from the opponent's side
    Course course{}; ///< ... and how it goes on, the answer first

    /// Whether the reason by itself tells how the opponent wins, so that nothing has to be told besides.
    [[nodiscard]] bool isToldByReason() const noexcept;
    /// What decides the game otherwise; nullptr: isToldByReason(), or nothing more is known.
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
    Course course{};                ///< how it goes on, this drop first
    std::optional<WhyNot> whyNot{}; ///< where columns differ in result; nothing if not wanted or not in time
    Values values;

    friend bool operator==(const Hint &, const Hint &) = default;
};

/// What a hint may draw on, and what it may take.
struct HintOptions
{
    const engine::OpeningBook *book = nullptr; ///< what is known by heart, if the solver has one
    bool withCourse = true;
    bool withWhyNot = true;
    /// The column whose why-not is wanted, if it loses something; nothing: of the most tempting one.
    std::optional<int> whyNotOf{};
    /// From then on, what is not proven yet is left out: a reason that takes no time is told instead.
    std::optional<engine::StopSign::Clock::time_point> hurry{};
};

/// A hint for whoever drops next. The mirrored game gets the mirrored hint. Nothing of it changes the game.
/// @return nothing where the game has no exactPosition, and when stopped  @throws as engine::Solver::solve
[[nodiscard]] std::optional<Hint> hintFor(const Game &game, engine::Solver &solver,
                                          const HintOptions &options = {}, const engine::StopSign &stop = {});

} // namespace four::coach
