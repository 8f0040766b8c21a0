// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"
#include "ui/settings/theme.h"

#include <QGraphicsObject>

#include <optional>

namespace four {

/// One disc, drawn around its position, with the shadow that it throws on what is behind it.
class DiscItem : public QGraphicsObject
{
    Q_OBJECT

public:
    DiscItem(Player owner, std::optional<Letter> letter, const Theme &theme);

    [[nodiscard]] Player owner() const { return m_owner; }
    [[nodiscard]] std::optional<Letter> letter() const { return m_letter; }
    void setTheme(const Theme &theme);
    void setFace(Player owner, std::optional<Letter> letter);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme *m_theme;
    Player m_owner;
    std::optional<Letter> m_letter;
};

} // namespace four
