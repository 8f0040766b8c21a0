// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>
#include <QLineF>

#include <utility>
#include <vector>

namespace four {

/// The ends of the lines that these cells are in: as long as `connect` or longer, along a row, a column or a
/// diagonal. @param cells all that are in one, as Ending has them
[[nodiscard]] std::vector<std::pair<Cell, Cell>> linesIn(const std::vector<Cell> &cells, int connect);

/// A stroke through the winner's discs, from one end to the other. It can be drawn in part.
class WinLine : public QGraphicsObject
{
    Q_OBJECT
    Q_PROPERTY(double drawn READ drawn WRITE setDrawn)

public:
    /// @param line from the middle of the first disc to that of the last
    WinLine(const QLineF &line, const Theme::Marks &colours);

    [[nodiscard]] QLineF line() const { return m_line; }
    [[nodiscard]] double drawn() const { return m_drawn; }
    void setDrawn(double share); ///< 0 to 1

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QLineF m_line;
    Theme::Marks m_colours;
    double m_drawn = 1;
};

} // namespace four
