// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/keys/heldkeys.h"

#include <QObject>

class QKeyEvent;

namespace four {

/// Stands between the keyboard and all windows of the program, and lets through what people mean:
///
/// - A held key acts once. Its repeats (see HeldKeys) reach nobody, but for keys that move (arrows, Page up,
///   Tab and the like) and those that write where text is being written; these are marked as repeats.
/// - A key that bounces acts once, see setBounce(). Only what is written stays as it was typed, since input
///   methods and other programs type faster than hands.
/// - Commands have Latin letters. In a layout without any (Cyrillic, Greek, Arabic), the key at the letter's
///   place in the US layout gives the command. What is typed as text stays as it is.
///
/// GUI thread only.
class Keyboard : public QObject
{
    Q_OBJECT

public:
    /// @param application whose keys are watched as long as this lives
    explicit Keyboard(QObject *application);

    /// @param milliseconds after its release within which a key is not pressed anew; 0: any press counts
    void setBounce(int milliseconds) { m_held.setBounce(static_cast<quint64>(milliseconds)); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Whether nobody is to get this press.
    [[nodiscard]] bool isSwallowed(const QKeyEvent &event) const;
    bool press(QObject *window, QKeyEvent *event);
    /// Sends a key in place of the one that came.
    bool replace(QObject *window, QKeyEvent *event, int key, const QString &text, bool repeat);

    HeldKeys m_held;
    bool m_replacing = false; ///< what comes now was sent from here
};

} // namespace four
