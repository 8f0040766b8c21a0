// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPointer>

class QAbstractAnimation;
class QPropertyAnimation;

namespace four {

class DiscItem;
class Theme;
struct BoardStage;

/// The disc in hand, above the chosen column while a person is to drop one.
class BoardHand
{
public:
    /// @param stage must live as long as the hand
    explicit BoardHand(const BoardStage &stage);

    void setTheme(const Theme &theme);
    /// Shows the disc of the player on turn over this column, at rest, if a person is to drop one now
    /// and no disc falls any more.
    /// @param isRemoving whether a disc to take off is being chosen instead
    void showAtRest(int column, bool isRemoving);
    /// Fades the disc in after a fall.
    void reveal();
    /// As showAtRest(), with an animation from the former column.
    void moveTo(int column, bool isRemoving);
    [[nodiscard]] bool isShown() const;
    /// Puts the disc over the column of the last showAtRest().
    void putBack() { showAtRest(m_column, m_isRemoving); }
    /// An animation that refuses a drop. The caller owns and runs it, then calls putBack().
    [[nodiscard]] QAbstractAnimation *shake();

private:
    void glideFrom(QPointF place);

    const BoardStage *m_stage;
    DiscItem *m_disc;
    int m_column = 0;
    bool m_isRemoving = false;
    QPointer<QPropertyAnimation> m_glide;
    QPointer<QPropertyAnimation> m_reveal;
};

} // namespace four
