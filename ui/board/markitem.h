// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/theme.h"

#include <QGraphicsObject>

#include <cstdint>

namespace four {

/// A sign on one cell, drawn around its position.
class MarkItem : public QGraphicsObject
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Landing,   ///< a faint ring: a disc dropped here would come to rest
        LastMove,  ///< the last turn's disc
        Winning,   ///< part of the winner's line
        Removable, ///< this disc may be chosen for removal
        Aim,       ///< the keyboard's choice among those
        NoEntry,   ///< this turn is blocked
    };

    /// @param player whose landing or loss of a turn it is; else of no matter
    MarkItem(Kind kind, const Theme &theme, Player player = Player::One);
    [[nodiscard]] Kind kind() const { return m_kind; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Kind m_kind;
    const Theme *m_theme;
    Player m_player;
};

} // namespace four
