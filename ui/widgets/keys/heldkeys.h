// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

class QKeyEvent;

namespace four {

/// Tells presses of a key from the repeats of one that is held, and from the bouncing of a worn one.
///
/// An X server repeats a held key as a release and a press with the same time. Qt marks the press as a repeat
/// only if it waits in its queue already when the release is read; else, about every other time, it looks
/// like a press of its own. A key that bounces does the same within some milliseconds. So what counts is the
/// time between a release and the next press of the same key, by the clock of who saw both: the display
/// server. No finger is so fast as to come back within the `bounce` that is set at first; whose hands tremble
/// may choose a longer one.
class HeldKeys
{
public:
    /// @param bounce milliseconds after its release within which a key is not pressed anew
    explicit HeldKeys(quint64 bounce = 60) : m_bounce(bounce) {}
    void setBounce(quint64 milliseconds) { m_bounce = milliseconds; }

    enum class Press {
        New,
        Repeat, ///< the key is held
        Bounce, ///< it came back by itself, or by a hand that did not mean to
    };

    /// Notes when a key was let go; every release has to come by here.
    void release(const QKeyEvent &event);
    /// What this press is. The answer stays the same until the key is released. Without a time (events that
    /// no keyboard sent) only what Qt says counts.
    [[nodiscard]] Press kindOf(const QKeyEvent &event) const;
    /// Whether it is none of its own.
    [[nodiscard]] bool isRepeat(const QKeyEvent &event) const { return kindOf(event) != Press::New; }

private:
    quint64 m_bounce;
    QHash<quint64, quint64> m_released; ///< when, in milliseconds, by key
};

} // namespace four
