// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board.h"
#include "ui/settings/theme.h"
#include "ui/text/words.h"

#include <QGraphicsObject>

#include <cstdint>
#include <vector>

namespace four {

class BoardDiscs;
struct BoardStage;

/// A sign on one cell, drawn around its position.
class MarkItem : public QGraphicsObject
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Landing,   ///< a dashed ring: a disc dropped here would come to rest
        LastMove,  ///< the last turn's disc
        Veil,      ///< over a disc beside the winner's line
        Removable, ///< this disc may be chosen to be taken off
        Aim,       ///< the keyboard's choice among those
        NoEntry,   ///< this turn is blocked
    };

    /// @param player of Landing and NoEntry; unused in the other kinds
    MarkItem(Kind kind, const Theme &theme, Colour colour = Colour::Yellow);
    [[nodiscard]] Kind kind() const { return m_kind; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Kind m_kind;
    const Theme *m_theme;
    Colour m_colour;
};

/// The game's own signs on the cells, by the model's roles: the last move, where a disc would land, which
/// discs may be removed, which ones lie beside the winner's line. They do not move.
class BoardMarks
{
public:
    /// @param stage, discs must live as long as the marks
    BoardMarks(const BoardStage &stage, const BoardDiscs &discs) : m_stage(&stage), m_discs(&discs) {}

    /// While a disc to remove is being chosen: which may be taken, and where the cursor is.
    void showRemovable(Cell cursor, BoardChoice choice);
    /// While one is to be dropped: where it would land in this column.
    void showLanding(int column);
    /// Else.
    void showPlain();
    /// While a disc falls.
    void hide();
    /// Fades in what is shown, after a fall.
    void reveal();

    [[nodiscard]] std::vector<Cell> of(MarkItem::Kind kind) const; ///< sorted

private:
    void mark(MarkItem::Kind kind, Cell cell);
    [[nodiscard]] bool has(Cell cell, int role) const;

    const BoardStage *m_stage;
    const BoardDiscs *m_discs;
    std::vector<MarkItem *> m_marks;
};

} // namespace four
