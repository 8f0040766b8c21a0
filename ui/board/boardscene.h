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
#include "ui/text/words.h"

#include <QGraphicsScene>

#include <optional>
#include <vector>

namespace four {

class BoardFront;
class RowNumbers;

/// The items of the game that is shown, without rules or a second board: it shows Outcomes and the model's
/// roles. A new outcome first brings running animations to their end.
///
/// It listens to the model, keeps the cursor, and directs its parts (BoardDiscs, BoardHand, BoardMarks,
/// BoardMotion, BoardEnding and so on), which share BoardStage and do not know the scene.
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(GameModel *model, QObject *parent = nullptr);

    void setSpeed(AnimationSpeed speed) { m_stage.timings = Timings(speed); }
    void setTheme(const Theme &theme);
    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_ending.setCelebrating(on); }
    /// Whether a win is none to celebrate now: it came after a wrong answer.
    void setSubdued(bool subdued) { m_ending.setSubdued(subdued); }

    /// Where things are, see BoardStage.
    [[nodiscard]] QPointF centreOf(Cell cell) const { return m_stage.centreOf(cell); }
    [[nodiscard]] QPointF handOver(int column) const { return m_stage.handOver(column); }
    [[nodiscard]] std::optional<int> columnAt(QPointF point) const { return m_stage.columnAt(point); }
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const { return m_stage.cellAt(point); }
    /// The board's front, without what is above it.
    [[nodiscard]] QRectF boardRect() const;

    /// The column, or the cell while a disc to take off is being chosen, of keys and pointer.
    void setCursor(Cell cursor);
    [[nodiscard]] Cell cursor() const { return m_cursor; }
    void setChoice(BoardChoice choice);
    [[nodiscard]] BoardChoice choice() const { return m_choice; }
    [[nodiscard]] bool isRemoving() const { return m_choice == BoardChoice::Remove; }
    /// Draws the column's lowest disc so far down, as the pointer pulls it.
    void pull(int column, double way);

    /// The values above the columns.
    void setColumnMarks(ColumnMarks marks);
    [[nodiscard]] const ColumnMarks &columnMarks() const { return m_columnMarks.marks(); }

    /// The coach's marks on the cells.
    void setCoachMarks(const CoachMarks &marks);
    [[nodiscard]] const CoachMarks &coachMarks() const { return m_coachMarks.marks(); }
    /// Whether a text beside the board speaks of rows. The board numbers its rows then, and while a coach's
    /// mark belongs to such a text.
    void setRowsSpoken(bool spoken);

    [[nodiscard]] bool isAnimating() const { return m_motion.isRunning(); }
    /// Whether a disc still falls, so that people cannot judge the board yet. What tells of the state that is
    /// already true, such as a result, a score and the buttons for what comes next, waits for landed().
    [[nodiscard]] bool isFalling() const { return m_motion.isFalling(); }
    /// Brings running animations to their end.
    void finishAnimations() { m_motion.finish(); }

    // What is on the screen, for tests.
    [[nodiscard]] const DiscItem *discAt(Cell cell) const { return m_discs.at(cell); }
    [[nodiscard]] std::vector<Cell> marked(MarkItem::Kind kind) const { return m_marks.of(kind); }
    [[nodiscard]] bool isHandShown() const { return m_hand.isShown(); }
    [[nodiscard]] bool areRowsNumbered() const;
    /// The light behind the winner's lines; nullptr: none is lit.
    [[nodiscard]] const WinLight *winLight() const { return m_ending.light(); }
    /// The cells of discs that the light lies behind.
    [[nodiscard]] std::vector<Cell> litCells() const;
    [[nodiscard]] bool isCelebrating() const { return m_ending.isCelebrating(); }

Q_SIGNALS:
    /// The scene has another size: another board.
    void reshaped();
    void choiceChanged(four::BoardChoice choice);
    void cursorMoved();
    /// The columns' words for a screen reader have changed.
    void wordsChanged();
    void fallingChanged(bool falling);
    /// The last disc has come to rest on the board as it is now. Not after a fall that another action has
    /// ended: GameModel::stateChanged follows there.
    void landed();
    /// The action's result is visible: a falling disc has come to rest. @param outcome of an action of the
    /// game, not of the replay
    void settled(const four::Outcome &outcome);

private:
    void rebuild();
    void makeBoard(int columns, int rows);
    void fitScene();
    void showBeginning();
    /// Shows one step of the replay; without a step, another point of the game.
    void showPoint(const std::optional<Outcome> &step);
    void showAction(const Outcome &outcome);
    void showOutcome(const Outcome &outcome);
    void endMotion();
    void showRefusal(const Outcome &outcome);
    /// Updates the disc in hand and the marks.
    void refresh();
    void refreshMarks();
    void refreshRowNumbers();
    void followFalling(bool falling);
    void settleOutcome();

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
    RowNumbers *m_rowNumbers = nullptr;
    QGraphicsRectItem *m_back = nullptr;
    std::optional<Outcome> m_unsettled; ///< the last action while its disc falls
    Cell m_cursor;
    BoardChoice m_choice = BoardChoice::Drop;
    bool m_areRowsSpoken = false;
    bool m_isReplacing = false; ///< the running animation is ended for what comes next
};

} // namespace four
