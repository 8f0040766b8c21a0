// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace four::arrangement {

namespace {
using Form = PlayerCard::Form;

/// Of the largest board's width: what another may lack before a less usual arrangement comes instead, and
/// what the present one may lack before it goes.
constexpr double goodEnough = 0.82;
constexpr double stillGood = 0.77;
/// The same for cards that say everything in full.
constexpr double goodCards = 0.9;
/// Where none is good enough: by how much a board is larger than one that is worth to stay at.
constexpr double muchLarger = 1.08;
/// Broader than so many lines of text nothing beside the board gains by it.
constexpr int broadest = 19;
constexpr int usualColumns = 7; ///< of the board that leastBoard is about
constexpr int step = 8;         ///< by which a board is made smaller until everything beside it fits

QSize fitted(QSize room, double shape)
{
    const int width = std::min(room.width(), int(room.height() * shape));
    return {width, int(width / shape)};
}

/// A narrow board of few columns is playable where its cells are no smaller than the usual board's.
bool isPlayable(QSize board, const Parts &parts)
{
    return std::min(board.width(), board.height()) >= leastBoard ||
           board.width() >= leastBoard * parts.columns / usualColumns;
}

/// The view's place: all of it, so that the hand has room above the columns and a click beside them is none.
QSize boardOf(const Plan &plan, double shape)
{
    return fitted(plan.board.size(), shape);
}

std::optional<Plan> sides(QSize room, const Parts &parts)
{
    const int panel = parts.panelHeight(room.width());
    const int height = room.height() - panel - gap;
    const int card = parts.cardHeight(Form::Column, parts.column);
    const int right = room.width() - parts.column;
    Plan plan{.kind = Kind::Sides,
              .form = Form::Column,
              .board = {parts.column + gap, 0, room.width() - 2 * (parts.column + gap), height},
              .cardOne = {0, 0, parts.column, card},
              .cardTwo = {right, 0, parts.column, card},
              .panel = {0, height + gap, room.width(), panel},
              .free = {0, card + gap, parts.column, height - card - gap},
              .guest = {}};
    if (card > height || !isPlayable(boardOf(plan, parts.boardShape), parts))
        return {};
    // A board that is limited by the height leaves room at its sides.
    const int beside = (room.width() - boardOf(plan, parts.boardShape).width()) / 2 - gap;
    plan.free.setWidth(std::clamp(beside, parts.column, broadest * parts.line));
    return plan;
}

std::optional<Plan> stacked(QSize room, const Parts &parts)
{
    // Below the middle of the board, unless the words take more lines there.
    const int beside = room.width() - parts.column - gap;
    const int whole = parts.panelHeight(room.width());
    const bool isUnderBoard = beside >= parts.panel && parts.panelHeight(beside) <= whole;
    const int panel = isUnderBoard ? parts.panelHeight(beside) : whole;
    const int height = room.height() - panel - gap;
    const int card = parts.cardHeight(Form::Column, parts.column);
    const Plan plan{.kind = Kind::Stacked,
                    .form = Form::Column,
                    .board = {parts.column + gap, 0, room.width() - parts.column - gap, height},
                    .cardOne = {0, 0, parts.column, card},
                    .cardTwo = {0, card + gap, parts.column, card},
                    .panel = {isUnderBoard ? parts.column + gap : 0, height + gap,
                              isUnderBoard ? beside : room.width(), panel},
                    .free = {0, 2 * (card + gap), parts.column, height - 2 * (card + gap)},
                    .guest = {}};
    if (2 * card + gap > height || !isPlayable(boardOf(plan, parts.boardShape), parts))
        return {};
    return plan;
}

std::optional<Plan> aboveWith(Form form, QSize room, const Parts &parts)
{
    const int panel = parts.panelHeight(room.width());
    const int strip = std::min((room.width() - gap) / 2, broadest * parts.line);
    const int card = parts.cardHeight(form, strip);
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
    if (!isPlayable(boardOf(plan, parts.boardShape), parts))
        return {};
    // Between the cards, or below them where the board is limited by the width.
    const int spare = height - boardOf(plan, parts.boardShape).height();
    if (room.width() - 2 * (strip + gap) > strip)
        plan.free = {strip + gap, 0, room.width() - 2 * (strip + gap), card};
    else if (spare > 4 * parts.line) {
        plan.free = {0, top, room.width(), spare - gap};
        plan.board.setTop(top + spare);
    }
    return plan;
}

std::optional<Plan> above(QSize room, const Parts &parts)
{
    return aboveWith(Form::Strip, room, parts);
}

/// The largest board beside which cards of this form and the panel have room.
std::optional<Plan> besideWith(Form form, QSize room, const Parts &parts)
{
    QSize board = fitted({room.width() - gap - parts.panel, room.height()}, parts.boardShape);
    for (; isPlayable(board, parts); board = fitted(board - QSize(step, 0), parts.boardShape)) {
        const int side =
            std::min(room.width() - gap - board.width(), std::max(parts.panel, broadest * parts.line));
        const int card = parts.cardHeight(form, side);
        const int panel = parts.panelHeight(side);
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

std::optional<Plan> beside(QSize room, const Parts &parts)
{
    const std::optional<Plan> strips = besideWith(Form::Strip, room, parts);
    const QSize largest = fitted({room.width() - gap - parts.panel, room.height()}, parts.boardShape);
    if (strips && boardOf(*strips, parts.boardShape).width() >= goodCards * largest.width())
        return strips;
    const auto width = [&parts](const Plan &plan) { return boardOf(plan, parts.boardShape).width(); };
    const std::optional<Plan> lines = besideWith(Form::Line, room, parts);
    if (strips && (!lines || width(*strips) >= goodCards * width(*lines)))
        return strips;
    return lines ? lines : besideWith(Form::Name, room, parts);
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
Plan withGuest(QSize room, const Parts &parts)
{
    const int narrowest = std::max(parts.panel, parts.guestWidth);
    QSize board = fitted({room.width() - gap - narrowest, room.height()}, parts.boardShape);
    int side = 0;
    int panel = 0;
    for (;; board = fitted(board - QSize(step, 0), parts.boardShape)) {
        side = std::max(narrowest, room.width() - gap - board.width());
        panel = parts.panelHeight(side);
        if (panel + gap + parts.guest <= room.height() ||
            !isPlayable(fitted(board - QSize(step, 0), parts.boardShape), parts))
            break;
    }
    const int below = parts.panelHeight(room.width());
    const int left = room.height() - below - 2 * gap;
    const int most = left - int(std::ceil(leastBoard / std::min(1.0, parts.boardShape)));
    const int guest = std::max(parts.guestAtLeast, std::min(parts.guest, most));
    const Plan upright =
        withoutCards({0, 0, room.width(), left - guest}, {0, room.height() - below, room.width(), below},
                     {0, left - guest + gap, room.width(), guest});
    // Large letters in an upright window.
    if (!isPlayable(board, parts) && isPlayable(boardOf(upright, parts.boardShape), parts))
        return upright;
    panel = std::min(panel, room.height());
    return withoutCards({side + gap, 0, std::max(0, room.width() - side - gap), room.height()},
                        {0, room.height() - panel, side, panel},
                        {0, 0, side, std::max(0, room.height() - panel - gap)});
}

/// When nothing fits: the prompt and its buttons, and what is left for the board. A prompt that is not seen
/// ends the game; whose turn it is it says itself.
Plan bare(QSize room, const Parts &parts)
{
    // Large letters in an upright window.
    for (const Form form : {Form::Line, Form::Name}) {
        if (const std::optional<Plan> plan = aboveWith(form, room, parts))
            return *plan;
    }
    int side = std::max(parts.panel, room.width() - gap - leastBoard);
    int between = gap;
    // The longest words among the largest letters take the gap, where that is enough to see them whole.
    if (parts.panelHeight(side) > room.height() && parts.panelHeight(side + gap) <= room.height()) {
        side += gap;
        between = 0;
    }
    const int high = std::min(room.height(), parts.panelHeight(side));
    Plan beside = withoutCards({side + between, 0, std::max(0, room.width() - side - between), room.height()},
                               {0, room.height() - high, side, high});
    beside.free = {0, 0, side, std::max(0, room.height() - high - gap)};
    if (isPlayable(boardOf(beside, parts.boardShape), parts))
        return beside;
    const int panel = parts.panelHeight(room.width());
    const int height = room.height() - panel - gap;
    const Plan below = withoutCards({0, 0, room.width(), height}, {0, height + gap, room.width(), panel});
    return height > 0 && isPlayable(boardOf(below, parts.boardShape), parts) ? below : beside;
}
} // namespace

Plan planFor(QSize room, const Parts &parts, std::optional<Kind> present)
{
    if (parts.guest > 0)
        return withGuest(room, parts);
    using Planner = std::optional<Plan> (*)(QSize, const Parts &);
    constexpr std::array<Planner, 4> planners{sides, stacked, above, beside};
    const auto width = [&parts](const std::optional<Plan> &plan) {
        return plan ? boardOf(*plan, parts.boardShape).width() : 0;
    };
    // What none gives the board more than: with the whole height and something beside it, or the whole width.
    const QSize withSide(room.width() - gap - std::min(parts.panel, parts.column), room.height());
    const int most = std::max(fitted(withSide, parts.boardShape).width(), width(above(room, parts)));
    std::optional<Plan> best;
    if (present) {
        best = planners[std::size_t(*present)](room, parts);
        if (best && width(best) >= stillGood * most)
            return *best;
    }
    for (const Planner planner : planners) {
        const std::optional<Plan> plan = planner(room, parts);
        if (plan && width(plan) >= goodEnough * most)
            return *plan;
        if (plan && width(plan) > width(best) * muchLarger)
            best = plan;
    }
    return best ? *best : bare(room, parts);
}

} // namespace four::arrangement
