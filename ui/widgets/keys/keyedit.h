// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace four {

/// Takes the next pressed key with its modifiers. Backspace or Delete: no key. Not Tab, Esc and Enter.
class KeyEdit : public QKeySequenceEdit
{
    Q_OBJECT

public:
    using QKeySequenceEdit::QKeySequenceEdit;

Q_SIGNALS:
    /// The owner checks whether the key is free. @param key empty: none
    void wanted(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *) override {}
};

} // namespace four
