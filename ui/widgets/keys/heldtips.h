// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace four {

/// Tool tips without a mouse: Ctrl+F1 shows and announces the tip of the focused widget, a finger held on a
/// widget shows that of the widget, also of a disabled button. A button held in this way is not pressed.
class HeldTips : public QObject
{
    Q_OBJECT

public:
    /// Once for the program, in the GUI thread.
    static void install();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    explicit HeldTips(QObject *parent);
    void showHeld();
    static bool showAtFocus();

    QTimer m_hold;
    QPointer<QWidget> m_held;
    QPoint m_place; ///< on the screen
    QString m_text; ///< what is shown; empty: nothing
};

} // namespace four
