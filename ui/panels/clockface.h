// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QLabel>

namespace four {

class GameModel;

/// A player's clock on the card: digits and a sign. What it says is seen without colour as well.
class ClockFace : public QLabel
{
    Q_OBJECT

public:
    ClockFace(GameModel *model, Player player, QWidget *parent);

    /// @param factor of the digits, by the usual letters  @param isSmall it has room for what it says now,
    /// without the sign
    [[nodiscard]] QSize sizeAt(double factor, bool isSmall) const;
    void setForm(double factor, bool isSmall)
    {
        m_factor = factor;
        m_isSmall = isSmall;
    }
    void refresh();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Sign : std::uint8_t { Resting, Running, Paused, Out };
    enum class Need : std::uint8_t { Enough, Short, Urgent };

    void paintSign(QPainter &painter, const QRectF &place) const;
    [[nodiscard]] QFont digits(double factor) const;

    GameModel *m_model;
    Player m_player;
    Sign m_sign = Sign::Resting;
    Need m_need = Need::Enough;
    double m_part = 0; ///< of the time below which it is short
    double m_factor = 1;
    bool m_isSmall = false;
};

} // namespace four
