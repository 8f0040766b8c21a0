// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/coachmark.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>

#include <optional>
#include <vector>

namespace four {

struct BoardStage;

/// A mark of the coach, drawn around its position. The shape tells the kind without colours: a ring around
/// the cell for the best drop, one on its face for a cell that the text names, a pale disc with a number for
/// the line of best play, the owner's letter in a ring for a threat, which is dotted where no disc can land
/// yet; a capsule with a number for a pair of cells, the loser's letter in two rings where the count ends.
class CoachMarkItem : public QGraphicsObject
{
    Q_OBJECT

public:
    /// @param colour, letter of the mark's player
    CoachMarkItem(const CoachMark &mark, Colour colour, std::optional<Letter> letter, const Theme &theme);

    [[nodiscard]] const CoachMark &mark() const { return m_mark; }
    /// Whether a threat leaves its ring to another one on its cell.
    void setYielding(bool yields);
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintWhyNot(QPainter *painter) const;
    void paintGhost(QPainter *painter) const;
    void paintThreat(QPainter *painter) const;
    void paintPair(QPainter *painter) const;
    void paintCountEnd(QPainter *painter) const;
    void paintNumber(QPainter *painter, QPointF centre, int pixels) const;

    CoachMark m_mark;
    Colour m_colour;
    std::optional<Letter> m_letter;
    const Theme *m_theme;
    bool m_yields = false;
};

/// The coach's marks, above all other items on the cells. A new mark of the best drop pulses once.
class CoachMarkLayer
{
public:
    /// @param stage must live as long as the layer
    explicit CoachMarkLayer(const BoardStage &stage) : m_stage(&stage) {}

    void set(const CoachMarks &marks);
    [[nodiscard]] const CoachMarks &marks() const { return m_marks; }
    /// Where the landing mark is; nothing: there is none.
    void setLanding(std::optional<Cell> landing);
    /// Makes the items anew, in the stage's theme.
    void place();

private:
    void pulseMark(CoachMarkItem *item);

    const BoardStage *m_stage;
    CoachMarks m_marks;
    std::optional<Cell> m_landing;
    std::vector<CoachMarkItem *> m_items;
};

} // namespace four
