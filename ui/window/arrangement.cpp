// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace four::arrangement {

namespace {
using Form = PlayerCard::Form;

// Shares of the largest board's width.
constexpr double goodEnough = 0.82; ///< of an arrangement before the next of Kind is tried
constexpr double stillGood = 0.77;  ///< of the present arrangement before it is left
constexpr double goodCards = 0.9;   ///< of a board beside cards with their full text
/// Where none is good enough: how much larger the board of a later arrangement has to be.
constexpr double muchLarger = 1.08;
constexpr int broadest = 19;    ///< lines of text: the most width that is of use beside the board
constexpr int usualColumns = 7; ///< of the board that leastBoard is about
constexpr int step = 8;         ///< by which a board is made smaller until everything beside it fits

QSize fitted(QSize room, double shape)
{
    const int width = std::min(room.width(), int(room.height() * shape));
    return {width, int(width / shape)};
}

/// A narrow board of few columns is playable where its cells are no smaller than the usual board's.
bool isPlayable(QSize board, const Needs &needs)
{
    return std::min(board.width(), board.height()) >= leastBoard ||
           board.width() >= leastBoard * needs.columns / usualColumns;
}

/// The board within the view, which keeps room for the hand above the columns.
QSize boardOf(const Plan &plan, const Needs &needs)
{
    return fitted(plan.board.size(), needs.boardShape);
}

std::optional<Plan> sides(QSize room, const Needs &needs)
{
    const int panel = needs.panelHeight(room.width());
    const int height = room.height() - panel - gap;
    const int card = needs.cardHeight(Form::Column, needs.column);
    const int right = room.width() - needs.column;
    Plan plan{.kind = Kind::Sides,
              .form = Form::Column,
              .board = {needs.column + gap, 0, room.width() - 2 * (needs.column + gap), height},
              .cardOne = {0, 0, needs.column, card},
              .cardTwo = {right, 0, needs.column, card},
              .panel = {0, height + gap, room.width(), panel},
              .free = {0, card + gap, needs.column, height - card - gap},
              .guest = {}};
    if (card > height || !isPlayable(boardOf(plan, needs), needs))
        return {};
    // A board that is limited by the height leaves room at its sides.
    const int beside = (room.width() - boardOf(plan, needs).width()) / 2 - gap;
    plan.free.setWidth(std::clamp(beside, needs.column, broadest * needs.line));
    return plan;
}

std::optional<Plan> stacked(QSize room, const Needs &needs)
{
    // Below the middle of the board, unless the words take more lines there.
    const int beside = room.width() - needs.column - gap;
    const int whole = needs.panelHeight(room.width());
    const bool isUnderBoard = beside >= needs.panel && needs.panelHeight(beside) <= whole;
    const int panel = isUnderBoard ? needs.panelHeight(beside) : whole;
    const int height = room.height() - panel - gap;
    const int card = needs.cardHeight(Form::Column, needs.column);
    const Plan plan{.kind = Kind::Stacked,
                    .form = Form::Column,
                    .board = {needs.column + gap, 0, room.width() - needs.column - gap, height},
                    .cardOne = {0, 0, needs.column, card},
                    .cardTwo = {0, card + gap, needs.column, card},
                    .panel = {isUnderBoard ? needs.column + gap : 0, height + gap,
                              isUnderBoard ? beside : room.width(), panel},
                    .free = {0, 2 * (card + gap), needs.column, height - 2 * (card + gap)},
                    .guest = {}};
    if (2 * card + gap > height || !isPlayable(boardOf(plan, needs), needs))
        return {};
    return plan;
}

std::optional<Plan> aboveWith(Form form, QSize room, const Needs &needs)
{
    const int panel = needs.panelHeight(room.width());
    const int strip = std::min((room.width() - gap) / 2, broadest * needs.line);
    const int card = needs.cardHeight(form, strip);
    const int top = card + gap;
    const int height = room.height() - top - panel - gap;
    Plan plan{.kind = Kind::Above,
              .form = form,
              .board = {0, top, room.width(), height},
              .cardOne = {0, 0, strip, card},
              .cardTwo = {room.width() - strip, 0, strip, card},
              .panel = {0, top + height + gap, room.width(), panel},
              .free = {},
              .guest = {}};
    if (!isPlayable(boardOf(plan, needs), needs))
        return {};
    // Between the cards, or below them where the board is limited by the width.
    const int spare = height - boardOf(plan, needs).height();
    if (room.width() - 2 * (strip + gap) > strip)
        plan.free = {strip + gap, 0, room.width() - 2 * (strip + gap), card};
    else if (spare > 4 * needs.line) {
        plan.free = {0, top, room.width(), spare - gap};
        plan.board.setTop(top + spare);
    }
    return plan;
}

std::optional<Plan> above(QSize room, const Needs &needs)
{
    return aboveWith(Form::Strip, room, needs);
}

/// The largest board beside which cards of this form and the panel have room.
std::optional<Plan> besideWith(Form form, QSize room, const Needs &needs)
{
    QSize board = fitted({room.width() - gap - needs.panel, room.height()}, needs.boardShape);
    for (; isPlayable(board, needs); board = fitted(board - QSize(step, 0), needs.boardShape)) {
        const int side =
            std::min(room.width() - gap - board.width(), std::max(needs.panel, broadest * needs.line));
        const int card = needs.cardHeight(form, side);
        const int panel = needs.panelHeight(side);
        const int cards = 2 * card + gap / 2;
        if (cards + gap + panel > room.height())
            continue;
        const int bottom = cards + gap + panel;
        return Plan{.kind = Kind::Beside,
                    .form = form,
                    .board = {side + gap, 0, room.width() - side - gap, room.height()},
                    .cardOne = {0, 0, side, card},
                    .cardTwo = {0, card + gap / 2, side, card},
                    .panel = {0, cards + gap, side, panel},
                    .free = {0, bottom + gap, side, room.height() - bottom - gap},
                    .guest = {}};
    }
    return {};
}

std::optional<Plan> beside(QSize room, const Needs &needs)
{
    const std::optional<Plan> strips = besideWith(Form::Strip, room, needs);
    const QSize largest = fitted({room.width() - gap - needs.panel, room.height()}, needs.boardShape);
    if (strips && boardOf(*strips, needs).width() >= goodCards * largest.width())
        return strips;
    const auto width = [&needs](const Plan &plan) { return boardOf(plan, needs).width(); };
    const std::optional<Plan> lines = besideWith(Form::Line, room, needs);
    if (strips && (!lines || width(*strips) >= goodCards * width(*lines)))
        return strips;
    return lines ? lines : besideWith(Form::Name, room, needs);
}

/// Board and panel alone, and perhaps a guest: the cards have no room.
Plan withoutCards(const QRect &board, const QRect &panel, const QRect &guest = {})
{
    return {.kind = Kind::Beside,
            .form = Form::Name,
            .board = board,
            .cardOne = {},
            .cardTwo = {},
            .panel = panel,
            .free = {},
            .guest = guest};
}

/// The same with a guest in the place of the cards.
Plan withGuest(QSize room, const Needs &needs)
{
    const int narrowest = std::max(needs.panel, needs.guestWidth);
    QSize board = fitted({room.width() - gap - narrowest, room.height()}, needs.boardShape);
    int side = 0;
    int panel = 0;
    for (;; board = fitted(board - QSize(step, 0), needs.boardShape)) {
        side = std::max(narrowest, room.width() - gap - board.width());
        panel = needs.panelHeight(side);
        if (panel + gap + needs.guest <= room.height() ||
            !isPlayable(fitted(board - QSize(step, 0), needs.boardShape), needs))
            break;
    }
    const int below = needs.panelHeight(room.width());
    const int left = room.height() - below - 2 * gap;
    const int most = left - int(std::ceil(leastBoard / std::min(1.0, needs.boardShape)));
    const int guest = std::max(needs.guestAtLeast, std::min(needs.guest, most));
    const Plan upright =
        withoutCards({0, 0, room.width(), left - guest}, {0, room.height() - below, room.width(), below},
                     {0, left - guest + gap, room.width(), guest});
    // Large letters in an upright window.
    if (!isPlayable(board, needs) && isPlayable(boardOf(upright, needs), needs))
        return upright;
    panel = std::min(panel, room.height());
    return withoutCards({side + gap, 0, std::max(0, room.width() - side - gap), room.height()},
                        {0, room.height() - panel, side, panel},
                        {0, 0, side, std::max(0, room.height() - panel - gap)});
}

/// When nothing fits: the prompt with its buttons, which also names the player on turn, and the rest for the
/// board.
Plan bare(QSize room, const Needs &needs)
{
    // Large letters in an upright window.
    for (const Form form : {Form::Line, Form::Name}) {
        if (const std::optional<Plan> plan = aboveWith(form, room, needs))
            return *plan;
    }
    int side = std::max(needs.panel, room.width() - gap - leastBoard);
    int between = gap;
    // The longest words among the largest letters take the gap, where that is enough to see them whole.
    if (needs.panelHeight(side) > room.height() && needs.panelHeight(side + gap) <= room.height()) {
        side += gap;
        between = 0;
    }
    const int high = std::min(room.height(), needs.panelHeight(side));
    Plan beside = withoutCards({side + between, 0, std::max(0, room.width() - side - between), room.height()},
                               {0, room.height() - high, side, high});
    beside.free = {0, 0, side, std::max(0, room.height() - high - gap)};
    if (isPlayable(boardOf(beside, needs), needs))
        return beside;
    const int panel = needs.panelHeight(room.width());
    const int height = room.height() - panel - gap;
    const Plan below = withoutCards({0, 0, room.width(), height}, {0, height + gap, room.width(), panel});
    return height > 0 && isPlayable(boardOf(below, needs), needs) ? below : beside;
}
} // namespace

Plan planFor(QSize room, const Needs &needs, std::optional<Kind> present)
{
    if (needs.guest > 0)
        return withGuest(room, needs);
    using Planner = std::optional<Plan> (*)(QSize, const Needs &);
    constexpr std::array<Planner, 4> planners{sides, stacked, above, beside};
    const auto width = [&needs](const std::optional<Plan> &plan) {
        return plan ? boardOf(*plan, needs).width() : 0;
    };
    // The most that any gives the board: the whole height with something beside it, or the whole width.
    const QSize withSide(room.width() - gap - std::min(needs.panel, needs.column), room.height());
    const int most = std::max(fitted(withSide, needs.boardShape).width(), width(above(room, needs)));
    std::optional<Plan> best;
    if (present) {
        best = planners[std::size_t(*present)](room, needs);
        if (best && width(best) >= stillGood * most)
            return *best;
    }
    for (const Planner planner : planners) {
        const std::optional<Plan> plan = planner(room, needs);
        if (plan && width(plan) >= goodEnough * most)
            return *plan;
        if (plan && width(plan) > width(best) * muchLarger)
            best = plan;
    }
    return best ? *best : bare(room, needs);
}

} // namespace four::arrangement
