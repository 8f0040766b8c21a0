// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace four {

/// Asks for a key by having it pressed: one key with its modifiers, at once. Backspace or Delete asks for
/// none. Tab leads on as everywhere, and Esc and Enter remain the dialog's.
class KeyEdit : public QKeySequenceEdit
{
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

Q_SIGNALS:
    /// What is wanted; whether it can be had is for others to say. @param key empty: none
    void wanted(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *) override {}
};

} // namespace four
