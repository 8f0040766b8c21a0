// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/discitem.h"

#include "ui/board/drawing.h"

#include <QPainter>

namespace four {

DiscItem::DiscItem(Player owner, std::optional<Letter> letter, const Theme &theme)
    : m_theme(&theme), m_owner(owner), m_letter(letter)
{
    // Painting a disc anew for each step of its fall costs 20 times more than moving its picture.
    setCacheMode(DeviceCoordinateCache);
}

void DiscItem::setTheme(const Theme &theme)
{
    const bool isOther = theme.disc(m_owner) != m_theme->disc(m_owner);
    m_theme = &theme;
    if (isOther)
        update();
}

void DiscItem::setFace(Player owner, std::optional<Letter> letter)
{
    if (owner == m_owner && letter == m_letter)
        return;
    m_owner = owner;
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
    drawing::paintDisc(*painter, {0, 0}, m_theme->disc(m_owner), m_letter);
}

} // namespace four

#include "moc_discitem.cpp"
