// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QRectF>
#include <QSize>

#include <functional>

/// Where board, player cards, the words with their buttons and the side panel stand in the window. It
/// computes rectangles in logical pixels and touches no widget. Which arrangement it is depends on the
/// window's size, the letters and the board alone, so that nothing jumps in the course of a game.
namespace four::arrangement {

enum class Kind {
    Wide, ///< the cards beside the board; the panel, where it is open, at the right
    Side, ///< a column at the left, with the cards or the panel; the board at the right
    Tall, ///< from above: the cards, the board, the words, the panel
};

/// What stands below the board gives way step by step where room is short.
struct Foot
{
    bool hasDetail = true;  ///< the words beside the prompt
    bool isCompact = false; ///< the buttons are in a menu
};

/// How much room each part needs.
struct Needs
{
    QSizeF scene;     ///< the board and what may stand above it, in cells
    QRectF front;     ///< the board itself within that, in cells
    double step = 1;  ///< by which the side of a cell grows, in pixels
    int letters = 13; ///< the size of the usual ones
    bool hasPanel = false;
    int panelWidth = 0; ///< the least: of its widest button
    int strip = 0;      ///< height of the cards in one line
    int footWidth = 0;  ///< the least: of the longest word and the widest button
    std::function<int(int width, double cell, const Foot &foot)> footHeight;
};

struct Plan
{
    Kind kind = Kind::Side;
    double cell = 0;
    QRect board; ///< of the view, which has the scene and room for a ring around it
    QRect front; ///< of the board itself
    // Of the cards: one below the other in cards, or beside each other if it is a row; or apart.
    QRect cards;
    QRect otherCard; ///< valid: the cards stand apart
    bool isRow = false;
    bool isStrip = false; ///< there is room for one line alone
    QRect words;
    Foot foot;
    QRect panel;
    QRect free; ///< where a notice covers nothing; empty: nowhere
    friend bool operator==(const Plan &, const Plan &) = default;
};
inline bool operator==(const Foot &one, const Foot &other)
{
    return one.hasDetail == other.hasDetail && one.isCompact == other.isCompact;
}

inline constexpr int gap = 8;           ///< between two parts
inline constexpr int wideGap = 24;      ///< from the board to a card or the panel, where it is wide
inline constexpr int ring = 4;          ///< around the scene, for the ring of the keyboard
inline constexpr int leastPanel = 220;  ///< its height
inline constexpr int leastColumn = 252; ///< its width
inline constexpr double leastCell = 24;

/// Around everything.
[[nodiscard]] int marginOf(int width);

[[nodiscard]] Plan planFor(QSize room, const Needs &needs);

} // namespace four::arrangement
