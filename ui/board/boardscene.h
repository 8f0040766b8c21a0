// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardending.h"
#include "ui/board/boardhand.h"
#include "ui/board/boardmarks.h"
#include "ui/board/boardmotion.h"
#include "ui/board/boardstage.h"
#include "ui/board/coachmarklayer.h"
#include "ui/board/columnmarkrow.h"
#include "ui/game/gamemodel.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace four {

class BoardFront;

/// The pictures of the game that is shown. It keeps items, no rules and no second board: it shows what an
/// Outcome says, and marks what the model's roles say. A new outcome first brings what still moves to its
/// end.
///
/// It hears the model, keeps the cursor, and tells its parts what to show: the discs, the one in hand, the
/// marks, how all that moves, and the end. They share the stage and know nothing of the scene.
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(GameModel *model, QObject *parent = nullptr);

    void setSpeed(AnimationSpeed speed) { m_stage.timings = Timings(speed); }
    void setTheme(const Theme &theme);
    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_ending.setCelebrating(on); }

    /// Where things are, see BoardStage.
    [[nodiscard]] QPointF centreOf(Cell cell) const { return m_stage.centreOf(cell); }
    [[nodiscard]] QPointF handOver(int column) const { return m_stage.handOver(column); }
    [[nodiscard]] std::optional<int> columnAt(QPointF point) const { return m_stage.columnAt(point); }
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const { return m_stage.cellAt(point); }
    /// The board's front, without what is above it.
    [[nodiscard]] QRectF boardRect() const;

    /// The column, and the cell when a disc to remove is being chosen, that keys and pointer have come to.
    void setCursor(Cell cursor);
    [[nodiscard]] Cell cursor() const { return m_cursor; }
    void setRemoving(bool removing);
    [[nodiscard]] bool isRemoving() const { return m_removing; }

    /// What stands above the columns, in a row of its own above the disc in hand.
    void setColumnMarks(ColumnMarks marks);
    [[nodiscard]] const ColumnMarks &columnMarks() const { return m_columnMarks.marks(); }

    /// What the coach shows on the cells.
    void setCoachMarks(const CoachMarks &marks) { m_coachMarks.set(marks); }
    [[nodiscard]] const CoachMarks &coachMarks() const { return m_coachMarks.marks(); }

    [[nodiscard]] bool isAnimating() const { return m_motion.isRunning(); }
    /// Whether people cannot judge the board rightly yet, because a disc is still on its way.
    [[nodiscard]] bool isFalling() const { return m_motion.isFalling(); }
    /// Brings everything that moves to where it is going.
    void finishAnimations() { m_motion.finish(); }

    // What is on the screen, for tests.
    [[nodiscard]] const DiscItem *discAt(Cell cell) const { return m_discs.at(cell); }
    [[nodiscard]] std::vector<Cell> marked(MarkItem::Kind kind) const { return m_marks.of(kind); }
    [[nodiscard]] bool isHandShown() const { return m_hand.isShown(); }
    /// The strokes through the winner's lines.
    [[nodiscard]] const std::vector<WinLine *> &lines() const { return m_ending.lines(); }
    [[nodiscard]] bool isCelebrating() const { return m_ending.isCelebrating(); }

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
    void showBeginning();
    /// One step on in a game that people look back at, or, without one, another point of it altogether.
    void showPoint(const std::optional<Outcome> &step);
    void act(const Outcome &outcome);
    void show(const Outcome &outcome);
    void showRefusal(const Outcome &outcome);
    /// The disc in hand and the marks, as the model and the cursor have them now.
    void refresh();
    void refreshMarks();
    void hearFalling(bool falling);
    void settle();

    GameModel *m_model;
    BoardStage m_stage;
    BoardDiscs m_discs{m_stage};
    BoardHand m_hand{m_stage};
    BoardMarks m_marks{m_stage, m_discs};
    ColumnMarkRow m_columnMarks{m_stage};
    CoachMarkLayer m_coachMarks{m_stage};
    BoardEnding m_ending{m_stage};
    BoardMotion m_motion{m_stage, m_discs, m_hand};
    BoardFront *m_front = nullptr;
    QGraphicsRectItem *m_back = nullptr;
    std::optional<Outcome> m_unsettled; ///< the last action, as long as its disc is on its way
    Cell m_cursor;
    bool m_removing = false;
};

} // namespace four
