// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace four {

/// A button whose press is an action of the game. The second press of a double click is none, and since the
/// first may have put another button under the pointer, no button of this kind takes it. The keyboard stays
/// with the board.
class TurnButton : public QPushButton
{
    Q_OBJECT

public:
    TurnButton(const QString &name, QWidget *parent) : QPushButton(parent)
    {
        setObjectName(name);
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace four
