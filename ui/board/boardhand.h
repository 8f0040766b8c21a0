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

/// The disc in hand: above the column that it would be dropped into, and there only while a person is to
/// drop one.
class BoardHand
{
public:
    /// @param stage must live as long as the hand
    explicit BoardHand(const BoardStage &stage);

    void setTheme(const Theme &theme);
    /// Shows the disc of the player on turn over this column, at rest, if a person is to drop one now.
    /// @param isRemoving whether a disc to remove is being chosen instead
    void hold(int column, bool isRemoving);
    /// As hold, but the disc is seen to go there from where it was.
    void carry(int column, bool isRemoving);
    [[nodiscard]] bool isShown() const;
    /// Over the column that was last told of, and at rest.
    void settle() { hold(m_column, m_isRemoving); }
    /// A shake of the head about what was wanted: to be run by whoever takes it, and settle() when it is
    /// over.
    [[nodiscard]] QAbstractAnimation *shake();

private:
    void glideFrom(QPointF place);

    const BoardStage *m_stage;
    DiscItem *m_disc;
    int m_column = 0;
    bool m_isRemoving = false;
    QPointer<QPropertyAnimation> m_glide;
};

} // namespace four
