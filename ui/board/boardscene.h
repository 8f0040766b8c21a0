// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "ui/board/coachmark.h"
#include "ui/board/columnmark.h"
#include "ui/board/drawing.h"
#include "ui/board/markitem.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/timings.h"

#include <QAbstractAnimation>
#include <QGraphicsScene>
#include <QPointer>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QParallelAnimationGroup;
class QPropertyAnimation;

namespace four {

class BoardFront;
class CoachMarkItem;
class Celebration;
class ColumnMarkItem;
class DiscItem;
class WinLine;
/// The pictures of the game that is shown. It keeps items, no rules and no second board: it shows what an
/// Outcome says, and marks what the model's roles say. A new outcome first brings what still moves to its
/// end.
///
/// Scene units: drawing::cell per cell; the board's lower left corner is at (0, cells below the hand's row).
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(GameModel *model, QObject *parent = nullptr);

    void setSpeed(AnimationSpeed speed) { m_timings = Timings(speed); }
    void setTheme(const Theme &theme);
    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_celebrates = on; }

    /// The middle of a cell, and of the place above a column where the disc in hand is.
    [[nodiscard]] QPointF centreOf(Cell cell) const;
    [[nodiscard]] QPointF handOver(int column) const;
    /// The board's front, without what is above it.
    [[nodiscard]] QRectF boardRect() const;
    /// What is at this point: the column, on the board or above it; nothing beside it.
    [[nodiscard]] std::optional<int> columnAt(QPointF point) const;
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// The column, and the cell when a disc to remove is being chosen, that keys and pointer have come to.
    void setCursor(Cell cursor);
    [[nodiscard]] Cell cursor() const { return m_cursor; }
    void setRemoving(bool removing);
    [[nodiscard]] bool isRemoving() const { return m_removing; }

    /// What stands above the columns, in a row of its own above the disc in hand.
    void setColumnMarks(ColumnMarks marks);
    [[nodiscard]] const ColumnMarks &columnMarks() const { return m_columnMarks; }

    /// What the coach shows on the cells, above everything else there. A mark of the best drop that was not
    /// there before pulses once.
    void setCoachMarks(const CoachMarks &marks);
    [[nodiscard]] const CoachMarks &coachMarks() const { return m_coachMarks; }

    [[nodiscard]] bool isAnimating() const { return m_animation; }
    /// Whether people cannot judge the board rightly yet, because a disc is still on its way.
    [[nodiscard]] bool isFalling() const { return m_falling; }
    /// Brings everything that moves to where it is going.
    void finishAnimations();

    // What is on the screen, for tests.
    [[nodiscard]] const DiscItem *discAt(Cell cell) const;
    [[nodiscard]] std::vector<Cell> marked(MarkItem::Kind kind) const;
    [[nodiscard]] bool isHandShown() const;
    /// The strokes through the winner's lines.
    [[nodiscard]] const std::vector<WinLine *> &lines() const { return m_lines; }
    [[nodiscard]] bool isCelebrating() const;

Q_SIGNALS:
    /// The scene has got another size: another board, or another row above it.
    void reshaped();
    void removingChanged(bool removing);
    void cursorMoved();
    /// Something else is said of the columns.
    void wordsChanged();
    void fallingChanged(bool falling);
    /// What this action did is to be seen now: a disc that fell has come to rest. @param outcome of an action
    /// of the game, not of one that people look back at
    void settled(const four::Outcome &outcome);

private:
    void rebuild();
    void makeBoard(int columns, int rows);
    void fitScene();
    void placeColumnMarks();
    void placeCoachMarks();
    void pulse(CoachMarkItem *mark);
    void placeDiscs();
    void showBeginning();
    /// One step on in a game that people look back at, or, without one, another point of it altogether.
    void showPoint(const std::optional<Outcome> &step);
    void act(const Outcome &outcome);
    void show(const Outcome &outcome);
    void showRefusal(const Outcome &outcome);
    void showBlock(const Outcome &outcome);
    void refreshMarks();
    void refreshLines();
    void drawLines();
    void refreshHand();
    /// The hand's disc goes from there to where it belongs.
    void glideFrom(QPointF place);
    void celebrate(const Outcome &outcome);

    DiscItem *addDisc(Player owner, QPointF position);
    MarkItem *addMark(MarkItem::Kind kind, QPointF position, Player player);
    void shiftDiscs(const std::vector<Shift> &shifts, QParallelAnimationGroup *group);
    void animateFall(DiscItem *disc, QPointF to, QParallelAnimationGroup *group);
    /// The disc goes and takes its picture with it when it is out of sight.
    void animateAway(DiscItem *disc, const char *property, const QVariant &end, int duration,
                     QParallelAnimationGroup *group);
    /// Whether people cannot judge the board rightly until the animation is over.
    enum class Waiting : std::uint8_t { No, Yes };
    void run(QParallelAnimationGroup *group, Waiting waiting = Waiting::Yes);
    void setFalling(bool falling);
    void settle();
    [[nodiscard]] bool hasMark(Cell cell, GameModel::Role role) const;

    GameModel *m_model;
    Timings m_timings{AnimationSpeed::Full};
    const Theme *m_theme;
    BoardFront *m_front = nullptr;
    QGraphicsRectItem *m_back = nullptr;
    DiscItem *m_hand = nullptr;
    std::map<Cell, DiscItem *> m_discs;
    std::vector<MarkItem *> m_marks;
    ColumnMarks m_columnMarks;
    std::vector<ColumnMarkItem *> m_columnItems;
    CoachMarks m_coachMarks;
    std::vector<CoachMarkItem *> m_coachItems;
    QPointer<QAbstractAnimation> m_animation;
    std::optional<Outcome> m_unsettled; ///< the last action, as long as its disc is on its way
    bool m_falling = false;
    Cell m_cursor;
    bool m_removing = false;
    std::vector<WinLine *> m_lines;
    QPointer<Celebration> m_celebration;
    QPointer<QPropertyAnimation> m_glide;
    bool m_celebrates = true;
};

} // namespace four
