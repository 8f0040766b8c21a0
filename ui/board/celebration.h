// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/theme.h"

#include <QGraphicsObject>

namespace four {

/// Small discs in the winner's colours that rise from the line, sink and fade: once, and nothing that
/// flashes.
class Celebration : public QGraphicsObject
{
    Q_OBJECT
    Q_PROPERTY(double moment READ moment WRITE setMoment)

public:
    /// @param area where it may be seen  @param source from where it comes, in the same coordinates
    Celebration(const QRectF &area, const QRectF &source, const Theme::Disc &winner);

    [[nodiscard]] double moment() const { return m_moment; }
    void setMoment(double moment); ///< 0, the beginning, to 1, the end

    [[nodiscard]] QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF m_area;
    QRectF m_source;
    Theme::Disc m_colours;
    double m_moment = 0;
};

} // namespace four
