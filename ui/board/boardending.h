// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/outcome.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>
#include <QLineF>
#include <QPointer>

#include <utility>
#include <vector>

namespace four {

struct BoardStage;

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

/// Small discs in the winner's colours that rise from the line, sink and fade once. Nothing flashes.
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

/// The end of a game: strokes through the winner's lines, and a celebration that rises from them.
class BoardEnding
{
public:
    /// @param stage must live as long as this
    explicit BoardEnding(const BoardStage &stage) : m_stage(&stage) {}

    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_celebrates = on; }
    /// Whether a win is none to celebrate now, whatever is wanted otherwise.
    void setSubdued(bool subdued) { m_isSubdued = subdued; }

    /// Lays strokes on the lines of the shown game. @param isFalling the last disc still falls: the strokes
    /// wait for draw()
    void place(bool isFalling);
    /// Draws the strokes that wait.
    void draw();
    /// Celebrates if a person has won by this outcome. @pre place() has laid the strokes
    void celebrate(const Outcome &outcome);
    void stopCelebrating();
    /// Removes everything, to be placed anew.
    void clear();

    [[nodiscard]] const std::vector<WinLine *> &lines() const { return m_lines; }
    [[nodiscard]] bool isCelebrating() const;

private:
    const BoardStage *m_stage;
    std::vector<WinLine *> m_lines;
    QPointer<Celebration> m_celebration;
    bool m_celebrates = true;
    bool m_isSubdued = false;
};

} // namespace four
