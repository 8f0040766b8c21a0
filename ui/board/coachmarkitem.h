// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/coachmark.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>

#include <optional>

namespace four {

/// A mark of the coach, drawn around its position. Each kind has a shape of its own: four corners for the
/// best drop, a diamond for a cell that is spoken of, a pale disc with its number for the line of best play,
/// the owner's letter in a ring for a threat. Colours only repeat it.
class CoachMarkItem : public QGraphicsObject
{
    Q_OBJECT

public:
    /// @param letter of the mark's player
    CoachMarkItem(const CoachMark &mark, std::optional<Letter> letter, const Theme &theme);

    [[nodiscard]] const CoachMark &mark() const { return m_mark; }
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintBest(QPainter *painter) const;
    void paintSpoken(QPainter *painter) const;
    void paintWhyNot(QPainter *painter) const;
    void paintGhost(QPainter *painter) const;
    void paintThreat(QPainter *painter) const;

    CoachMark m_mark;
    std::optional<Letter> m_letter;
    const Theme *m_theme;
};

} // namespace four
