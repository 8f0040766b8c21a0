// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/board.h"
#include "ui/text/words.h"

#include <QAccessible>
#include <QGraphicsView>

#include <functional>
#include <optional>

namespace four {

class BoardScene;
class BoardVoice;
class GameModel;
class TurnGuard;

/// Knows whether a screen reader, or another aid that reads the accessible tree, is active. It may come and
/// go at any time. GUI thread only.
class ScreenReader : private QAccessible::ActivationObserver
{
public:
    ScreenReader() : m_isOn(QAccessible::isActive()) { QAccessible::installActivationObserver(this); }
    ~ScreenReader() override { QAccessible::removeActivationObserver(this); }
    ScreenReader(const ScreenReader &) = delete;
    ScreenReader &operator=(const ScreenReader &) = delete;

    [[nodiscard]] bool isOn() const { return m_isOn; }

private:
    void accessibilityActiveChanged(bool active) override { m_isOn = active; }

    bool m_isOn;
};

/// The board on the screen: scales the scene to its size, and turns the pointer and the keys into actions.
///
/// The keys: 1 to 9 and 0 (the tenth column) drop; left and right choose a column and Enter, Space or Down
/// drops, unless a turn has ended just before (see TurnGuard); Enter ends the turn in the confirm step. While
/// a disc to remove or to pop is being chosen, the arrows choose it and Enter takes it; so does a column's
/// number for a pop. The pointer pops a disc by pulling it down. With Ctrl, the arrows go from
/// cell to cell, for people with a screen reader.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(GameModel *model, QWidget *parent = nullptr);

    [[nodiscard]] BoardScene *boardScene() const { return m_scene; }
    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] TurnGuard *turnGuard() const { return m_turnGuard; }
    [[nodiscard]] BoardVoice *voice() const { return m_voice; }
    /// Whether Down drops, as Enter does. With a screen reader it never does: there, arrows only explore.
    void setDownDrops(bool drops) { m_downDrops = drops; }
    [[nodiscard]] bool downDrops() const;
    /// Whether a letter that is no command's key counts as a wrong column. Without letters it is ignored.
    void setHearsLetters(bool hears) { m_hearsLetters = hears; }
    /// Asked when Enter is pressed. @param work false: Enter is for the board
    void setEnter(std::function<bool()> work) { m_enter = std::move(work); }
    /// The cell of the keys while a person explores cells or chooses a disc to take off; else none.
    [[nodiscard]] std::optional<Cell> focusedCell() const;
    [[nodiscard]] int focusedColumn() const;
    /// The column's value in words, if it is shown and known.
    [[nodiscard]] QString wordsOfColumn(int column) const;
    /// Drops into the cell's column, or takes a disc off while one is being chosen.
    void choose(Cell cell);
    /// @return false: the key means nothing to the board
    bool handleKey(const QKeyEvent *event);
    /// Whether something else stands in the board's place. The keyboard does not come to what is covered,
    /// unless it is sent there.
    void setCovered(bool isCovered);
    [[nodiscard]] bool isCovered() const { return m_isCovered; }
    /// Starts or leaves the choice of a disc to remove. Where none may be removed, the game refuses.
    void toggleRemoving();
    /// Starts or leaves the choice of a column to pop a disc from, where one may be popped.
    void togglePopping();

    /// Around the scene, in logical pixels: the ring of the keyboard has room there.
    static constexpr int ringRoom = 4;
    /// By which the side of a cell grows with the view, in logical pixels.
    [[nodiscard]] double cellStep() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Enter or a click, while the game has not begun.
    void beginRequested();
    /// The same, while the starter has not yet said X or O.
    void letterRequested();
    /// The same, in a game that is over.
    void refusedAtEnd();
    /// Enter, Space or Down, too soon after the end of a turn; see TurnGuard.
    void pressedTooSoon(Qt::Key key);
    void coveredChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    /// The focus ring.
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitScene();
    void applyPalette();
    void moveCursor(int columns, int rows);
    void lookAround(int columns, int rows);
    /// Enter, Space or Down.
    void actAtCursor(Qt::Key key);
    void chooseColumn(int column);
    void chooseCell(Cell cell);
    /// Begins or ends the choice, at the disc that may be taken and is nearest to the cursor.
    void toggle(BoardChoice choice, const std::function<Action(Cell)> &taking);
    /// Follows the pointer that pulls a disc down. @return false: it does not
    bool pullTo(QPointF point);
    void forgetPull();
    /// The cell or column at a place of the viewport.
    [[nodiscard]] std::optional<Cell> targetAt(QPoint position) const;

    GameModel *m_model;
    BoardScene *m_scene;
    TurnGuard *m_turnGuard;
    BoardVoice *m_voice;
    ScreenReader m_reader;
    bool m_downDrops = true;
    bool m_hearsLetters = true;
    bool m_isCovered = false;
    std::function<bool()> m_enter;
    /// The pointer, pressed on a disc that can be popped.
    struct Pull
    {
        int column;
        double from;        ///< where it was pressed, in the scene
        double way = 0;     ///< down from there
        bool isOne = false; ///< it has gone far enough to be no click
    };
    std::optional<Pull> m_pull;
    bool m_isPressed = false;      ///< the pointer, on a column or a cell
    std::optional<Cell> m_looking; ///< the cell of Ctrl and the arrows
};

} // namespace four
