// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/playercard.h"

#include <QRect>
#include <QSize>

#include <functional>
#include <optional>

/// Where board, player cards and the panel with the prompt stand in the window. It computes rectangles in
/// logical pixels and touches no widget.
namespace four::arrangement {

enum class Kind {
    Sides,   ///< a card on either side of the board, the panel below
    Stacked, ///< both cards at the left, the panel below
    Above,   ///< the cards above the board, the panel below
    Beside,  ///< cards and panel at the left of the board, which has the whole height
};

/// How much room each part needs.
struct Needs
{
    double boardShape = 1; ///< its width by its height
    int columns = 7;       ///< of the board
    int column = 0;        ///< width of a card in its form Column
    int panel = 0;         ///< the least width of the panel: of its longest word and its widest button
    std::function<int(PlayerCard::Form, int width)> cardHeight; ///< of the higher one of both
    std::function<int(int width)> panelHeight;
    int guest = 0;        ///< height of the guest, which takes the place of the cards; 0: there is none
    int guestAtLeast = 0; ///< where large letters leave less
    int guestWidth = 0;   ///< its least width: of its widest button
    int line = 17;        ///< height of a line of text: side by side, columns get broader with the letters
};

struct Plan
{
    Kind kind = Kind::Sides;
    PlayerCard::Form form = PlayerCard::Form::Column;
    QRect board;
    QRect cardOne;
    QRect cardTwo;
    QRect panel;
    QRect free; ///< where a notice covers nothing; empty: nowhere
    QRect guest;
    friend bool operator==(const Plan &, const Plan &) = default;
};

inline constexpr int gap = 8;          ///< between two parts
inline constexpr int leastBoard = 160; ///< the side of the smallest board that can be played on

/// The first arrangement, in the order of Kind, whose board is nearly as large as the largest of all.
/// @param present stays as long as it is nearly as good, so that nothing flickers while the size changes
[[nodiscard]] Plan planFor(QSize room, const Needs &needs, std::optional<Kind> present = {});

} // namespace four::arrangement
