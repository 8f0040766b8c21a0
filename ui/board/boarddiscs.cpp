// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boarddiscs.h"

#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QPainter>

#include <utility>

namespace four {

DiscItem::DiscItem(Colour colour, std::optional<Letter> letter, const Theme &theme)
    : m_theme(&theme), m_colour(colour), m_letter(letter)
{
    // Painting a disc anew for each step of its fall costs 20 times more than moving its picture.
    setCacheMode(DeviceCoordinateCache);
}

void DiscItem::setTheme(const Theme &theme)
{
    const bool isOther = theme.disc(m_colour) != m_theme->disc(m_colour);
    m_theme = &theme;
    if (isOther)
        update();
}

void DiscItem::setFace(Colour colour, std::optional<Letter> letter)
{
    if (colour == m_colour && letter == m_letter)
        return;
    m_colour = colour;
    m_letter = letter;
    update();
}

QRectF DiscItem::boundingRect() const
{
    constexpr double reach = drawing::discRadius + drawing::shadowReach;
    return {-reach, -reach, 2 * reach, 2 * reach + drawing::shadowDrop};
}

void DiscItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawing::paintShadow(*painter, {0, 0}, m_theme->marks.dark);
    drawing::paintDisc(*painter, {0, 0}, m_theme->disc(m_colour), m_letter);
}

void BoardDiscs::place()
{
    for (const auto &[cell, disc] : std::exchange(m_discs, {}))
        delete disc;
    for (int column = 0; column < m_stage->model->columnCount(); ++column) {
        for (int row = 0; row < m_stage->model->rowCount(); ++row) {
            const Cell cell{column, row};
            const QModelIndex index = m_stage->model->indexOf(cell);
            const int occupant = m_stage->model->data(index, GameModel::OccupantRole).toInt();
            if (occupant != 0)
                add({cell, occupant == 1 ? Player::One : Player::Two}, m_stage->centreOf(cell));
        }
    }
}

void BoardDiscs::setTheme(const Theme &theme)
{
    for (const auto &[cell, disc] : m_discs)
        disc->setTheme(theme);
}

void BoardDiscs::showLetters()
{
    for (const auto &[cell, disc] : m_discs)
        disc->setFace(disc->colour(), m_stage->model->shown().letter(disc->colour()));
}

DiscItem *BoardDiscs::at(Cell cell) const
{
    const auto found = m_discs.find(cell);
    return found == m_discs.end() ? nullptr : found->second;
}

std::vector<Cell> BoardDiscs::cells() const
{
    std::vector<Cell> cells;
    cells.reserve(m_discs.size());
    for (const auto &[cell, disc] : m_discs)
        cells.push_back(cell);
    return cells;
}

DiscItem *BoardDiscs::add(const Disc &disc, QPointF position)
{
    return m_discs[disc.cell] = m_stage->addDisc(disc.owner, BoardStage::Layer::Disc, position);
}

DiscItem *BoardDiscs::takeDisc(Cell cell)
{
    return m_discs.extract(cell).mapped();
}

void BoardDiscs::reassign(const std::vector<Shift> &shifts)
{
    std::vector<DiscItem *> moving;
    moving.reserve(shifts.size());
    for (const Shift &shift : shifts)
        moving.push_back(takeDisc(shift.from));
    for (std::size_t i = 0; i < shifts.size(); ++i)
        m_discs[shifts[i].to] = moving[i];
}

} // namespace four

#include "moc_boarddiscs.cpp"
