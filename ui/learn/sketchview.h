// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"
#include "ui/board/boardfront.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QButtonGroup;
class QHBoxLayout;
class QPushButton;
class QRadioButton;

namespace four {

class BoardView;
class Sandbox;
class SketchCell;

/// The position that is set up, on the place of the board: a button for each cell, which gets the chosen disc
/// or loses its own; the discs to choose from in the row of the disc in hand. The arrows go from cell to
/// cell, X and O set a disc, Delete removes it. Where the game's board has another size, it stands in its
/// middle.
class SketchView : public QWidget
{
    Q_OBJECT

public:
    /// Lies on the board, beside which it is added to the window.
    /// @param sandbox, board must live as long as the view
    SketchView(Sandbox *sandbox, BoardView *board);

    /// Gives the keyboard to the cell that had it last.
    void takeFocus();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class SketchCell;
    [[nodiscard]] SketchCell *cellAt(Cell cell) const;
    /// As the board's scene has it, in the view's pixels.
    [[nodiscard]] QTransform toPixels() const;
    void placeLater();
    void place();
    void putDisc(Cell cell, std::optional<Player> owner);
    /// Gives the keyboard to the cell beside this one; none beyond the edge.
    void moveFocusFrom(Cell cell, int columns, int rows);
    void nameTools();
    void retranslate();
    void refresh();
    void paintFront();

    Sandbox *m_sandbox;
    QPointer<BoardView> m_board; ///< nullptr while the window is destroyed
    QWidget *m_palette;
    std::array<QRadioButton *, 3> m_tools; ///< of the players in their order, and of the empty cell
    QPushButton *m_clear;
    std::optional<Player> m_tool = Player::One; ///< that a press sets; a cell with this disc loses it
    std::vector<SketchCell *> m_cells;
    BoardFront m_front;
    QPixmap m_frontPicture; ///< with holes that are transparent
    bool m_isDue = false;
};

} // namespace four
