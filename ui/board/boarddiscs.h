// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/rules/player.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>
#include <QPointF>

#include <map>
#include <optional>
#include <vector>

namespace four {

class Theme;
struct BoardStage;

/// One disc, drawn around its position, with the shadow that it throws on what is behind it.
class DiscItem : public QGraphicsObject
{
    Q_OBJECT

public:
    DiscItem(Colour colour, std::optional<Letter> letter, const Theme &theme);

    [[nodiscard]] Colour colour() const { return m_colour; }
    [[nodiscard]] std::optional<Letter> letter() const { return m_letter; }
    void setTheme(const Theme &theme);
    void setFace(Colour colour, std::optional<Letter> letter);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme *m_theme;
    Colour m_colour;
    std::optional<Letter> m_letter;
};

/// The discs of the cells. A disc belongs to the cell that the game has it on, even while it still falls.
class BoardDiscs
{
public:
    /// @param stage must live as long as the discs
    explicit BoardDiscs(const BoardStage &stage) : m_stage(&stage) {}

    /// Makes all discs anew, as the model has them, at rest.
    void place();
    void setTheme(const Theme &theme);
    /// Prints the letters that the starter has chosen on the discs that lay there before.
    void showLetters();

    [[nodiscard]] DiscItem *at(Cell cell) const; ///< nullptr: the cell is empty
    /// Cells with a disc, by columns and from below.
    [[nodiscard]] std::vector<Cell> cells() const;

    /// Adds the disc of an empty cell. @param position where it starts
    DiscItem *add(const Disc &disc, QPointF position);
    /// Removes the cell's disc; the caller owns it. @pre at(cell)
    [[nodiscard]] DiscItem *takeDisc(Cell cell);
    /// Gives the discs to other cells, all at once. The items do not move.
    void reassign(const std::vector<Shift> &shifts);

private:
    const BoardStage *m_stage;
    std::map<Cell, DiscItem *> m_discs;
};

} // namespace four
