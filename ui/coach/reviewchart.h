// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/rules/player.h"

#include <QWidget>

#include <optional>

namespace four {

class GameModel;
class Replay;
class Reviewer;

/// The reviewed game as a line, a point for each disc: above the middle the first player wins with best play,
/// below the other one, further away the sooner; the band between is a draw. Discs with an
/// oversight or a changed result carry the shape of their judgement. An estimate is hollow, on a broken line,
/// further away the clearer it is. A click or the arrow keys go to that point of the game; the shown point is
/// marked.
class ReviewChart : public QWidget
{
    Q_OBJECT

public:
    /// All must live as long as the chart.
    ReviewChart(const Reviewer *reviewer, GameModel *model, Replay *replay, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 9};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, fontMetrics().height() * 5}; }
    /// Where the disc's point is, for tests. @pre there is a review with this drop
    [[nodiscard]] QPointF pointOf(std::size_t drop) const;
    /// Drops of the reviewed game; 0: there is no review.
    [[nodiscard]] std::size_t count() const;
    /// How many of them have been made at the shown point.
    [[nodiscard]] std::size_t shownDrops() const;
    void showDrops(int drops);
    /// The last of them in words; empty at the beginning.
    [[nodiscard]] QString shownWords() const;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    /// The player whose wins are above the middle.
    [[nodiscard]] Player upper() const;
    /// The game after the drop: 1 the upper player has won, -1 the other one; nothing: unknown.
    [[nodiscard]] std::optional<double> heightOf(std::size_t drop) const;
    /// The height of an estimate, from the middle, for the player who drops there.
    [[nodiscard]] static double estimatedHeight(const coach::Estimate &estimate, int column);
    /// The coloured ground, and the part of it that has points.
    [[nodiscard]] QRectF bands() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double yOf(double height) const;
    /// The drop with the nearest point. @pre count() > 0
    [[nodiscard]] std::size_t dropNear(double x) const;
    void goTo(std::size_t drop);
    void paintBands(QPainter &painter) const;
    void paintLine(QPainter &painter) const;
    void paintShown(QPainter &painter) const;

    const Reviewer *m_reviewer;
    GameModel *m_model;
    Replay *m_replay;
};

} // namespace four
