// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/outcome.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>
#include <QLineF>
#include <QPointer>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace four {

class BoardFront;
struct BoardStage;

/// The ends of the lines that these cells are in: as long as `connect` or longer, along a row, a column or a
/// diagonal. @param cells all that are in one, as Ending has them
[[nodiscard]] std::vector<std::pair<Cell, Cell>> linesIn(const std::vector<Cell> &cells, int connect);

/// Whether the point is on the line, between its ends.
[[nodiscard]] bool isOn(const QLineF &line, QPointF point);

/// The light behind the winner's discs, on the board's front: it falls into no hole and crosses no letter. It
/// grows from one point along all lines.
class WinLight : public QGraphicsObject
{
    Q_OBJECT
    Q_PROPERTY(double drawn READ drawn WRITE setDrawn)

public:
    /// All in the coordinates of the item's parent.
    struct Place
    {
        std::vector<QLineF> lines{}; ///< each from the middle of the first disc to that of the last
        QPointF from{};
        QRectF front{};
        std::vector<QPointF> holes{}; ///< their middles
        friend bool operator==(const Place &, const Place &) = default;
    };
    /// @param last the disc that the light grows from, if it lies in a line
    [[nodiscard]] static Place placeOf(const Ending &ending, const Board &board, int connect,
                                       std::optional<Cell> last, const BoardFront &front);

    WinLight(Place place, const Theme &theme);

    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] double drawn() const { return m_drawn; }
    void setDrawn(double share); ///< 0 to 1

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Place m_place;
    const Theme *m_theme;
    double m_drawn = 1;
};

/// Confetti in the winner's colours, on the window around the board and behind all else. It rises, sinks and
/// fades once. Nothing flashes.
class Confetti : public QWidget
{
    Q_OBJECT

public:
    /// Covers the parent, under its other children. @param source from where it comes, in the parent's
    /// coordinates  @param side of a cell on the screen
    Confetti(const QRectF &source, double side, const Theme::Disc &winner, QWidget *parent);

    void setMoment(double moment); ///< 0, the beginning, to 1, the end

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Piece
    {
        QPointF middle;
        double radius;
        double opacity;
    };
    [[nodiscard]] std::optional<Piece> piece(int index) const;

    QRectF m_source;
    double m_side;
    Theme::Disc m_colours;
    double m_moment = 0;
};

/// The end of a game: the light behind the winner's lines, and a celebration around the board.
class BoardEnding
{
public:
    /// @param stage must live as long as this
    explicit BoardEnding(const BoardStage &stage) : m_stage(&stage) {}

    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_celebrates = on; }
    /// Whether a win is none to celebrate now, whatever is wanted otherwise.
    void setSubdued(bool subdued) { m_isSubdued = subdued; }

    /// Lights the lines of the shown game; while a disc falls, only in grow(). @param front of the board
    void place(const BoardFront &front);
    /// Lets the light grow, once the disc that ends the game lies. @pre place()
    void grow();
    /// Celebrates if a person has won by this outcome. @pre place()
    void celebrate(const Outcome &outcome);
    void stopCelebrating();
    /// Removes everything, to be placed anew.
    void clear();

    /// Nothing: no line is lit.
    [[nodiscard]] const WinLight *light() const { return m_light; }
    [[nodiscard]] bool isCelebrating() const;

private:
    const BoardStage *m_stage;
    WinLight *m_light = nullptr;
    QPointer<Confetti> m_confetti;
    bool m_celebrates = true;
    bool m_isSubdued = false;
};

} // namespace four
