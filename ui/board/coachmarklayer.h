// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/coachmark.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>

#include <optional>
#include <vector>

namespace four {

struct BoardStage;

/// A mark of the coach, drawn around its position. The shape tells the kind without colours: four corners
/// for the best drop, a diamond for a cell that the text names, a pale disc with a number for the line of
/// best play, the owner's letter in a ring for a threat.
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

/// The coach's marks, above all other items on the cells. A new mark of the best drop pulses once.
class CoachMarkLayer
{
public:
    /// @param stage must live as long as the layer
    explicit CoachMarkLayer(const BoardStage &stage) : m_stage(&stage) {}

    void set(const CoachMarks &marks);
    [[nodiscard]] const CoachMarks &marks() const { return m_marks; }
    /// Makes the items anew, in the stage's theme.
    void place();

private:
    void pulseMark(CoachMarkItem *item);

    const BoardStage *m_stage;
    CoachMarks m_marks;
    std::vector<CoachMarkItem *> m_items;
};

} // namespace four
