// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace four {

/// Tool tips for those who have no mouse to leave lying on something: Ctrl+F1 shows the one of what has the
/// keyboard, as in many programs, and says it; a finger held on something shows the one of that, also of a
/// button that cannot be used, which says why. What a finger was held on is not pressed.
class HeldTips : public QObject
{
    Q_OBJECT

public:
    /// For the whole program, once. To be called in the GUI thread.
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
