// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"
#include "ui/settings/theme.h"
#include "ui/settings/timings.h"

#include <QPointF>

#include <cstdint>
#include <optional>

class QGraphicsItem;
class QGraphicsObject;
class QGraphicsScene;
class QPropertyAnimation;

namespace four {

class DiscItem;
class GameModel;

/// What the parts of the board's scene share: places, model, theme and timings. BoardScene owns and changes
/// the only one; its parts read it and do not know BoardScene.
///
/// Scene units: drawing::cell per cell; the board's lower left corner is at (0, cells below the hand's row).
struct BoardStage
{
    // From back to front.
    enum class Layer : std::uint8_t { Back, Landing, Disc, Veil, Front, Light, Mark, Coach, Sign };

    /// The row of the disc in hand, above the board, and its part above the disc's middle.
    static constexpr double handRow = 95;
    static constexpr double handReach = 45;

    QGraphicsScene *scene;
    const GameModel *model;
    const Theme *theme;
    Timings timings{AnimationSpeed::Full};
    /// A disc still falls: what tells of the state that is already true waits for it.
    bool isFalling = false;

    /// The middle of a cell, and of the place above a column where the disc in hand is.
    [[nodiscard]] QPointF centreOf(Cell cell) const;
    [[nodiscard]] QPointF handOver(int column) const;
    /// The column at a point of the scene, on the board or above it; nothing beside it.
    [[nodiscard]] std::optional<int> columnAt(QPointF point) const;
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// Adds the item, which belongs to the scene from now on.
    void add(QGraphicsItem *item, Layer layer, QPointF position) const;
    /// Fades the item in, once a disc has come to rest. @return nullptr: it is seen at once
    QPropertyAnimation *reveal(QGraphicsObject *item) const;
    /// Adds a disc as the game that is shown has it, with its owner's colour and letter.
    [[nodiscard]] DiscItem *addDisc(Player owner, Layer layer, QPointF position) const;
};

} // namespace four
