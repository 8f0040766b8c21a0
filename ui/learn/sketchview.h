// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "core/rules/player.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace four {

class Sandbox;
class SketchCell;

/// The board of the sandbox: a button for each cell, which gets the chosen disc or loses its own. The arrows
/// go from cell to cell, X and O set a disc, Delete removes it. The values stand above the columns.
class SketchView : public QWidget
{
    Q_OBJECT

public:
    /// @param sandbox must live as long as the view
    explicit SketchView(Sandbox *sandbox, QWidget *parent = nullptr);

    /// The disc that a press sets; nothing: it empties the cell. A cell with this disc loses it.
    void setTool(std::optional<Player> tool) { m_tool = tool; }
    /// Gives the keyboard to the cell that had it last.
    void takeFocus();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class SketchCell;
    [[nodiscard]] SketchCell *cellAt(Cell cell) const;
    /// The side of a cell in a view of this width.
    [[nodiscard]] int sideFor(int width) const;
    [[nodiscard]] QRect rectOf(Cell cell) const;
    void putDisc(Cell cell, std::optional<Player> owner);
    /// Gives the keyboard to the cell beside this one; none beyond the edge.
    void moveFocusFrom(Cell cell, int columns, int rows);
    void refresh();

    Sandbox *m_sandbox;
    std::optional<Player> m_tool = Player::One;
    std::vector<SketchCell *> m_cells;
};

} // namespace four
