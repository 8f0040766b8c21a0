// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>

class QKeyEvent;

namespace four {

/// Tells new presses of a key from repeats of a held key and from bounces of a worn one.
///
/// An X server repeats a held key as a release and a press with the same time. Qt marks the press as a repeat
/// only if it is already in the queue when the release is read; otherwise it looks like a new press. A bounce
/// comes some milliseconds after the release. So the time between a release and the next press of the same
/// key decides, by the display server's clock. No finger is faster than the default `bounce`; a person with
/// trembling hands can set a longer one.
class HeldKeys
{
public:
    /// @param bounce milliseconds after its release within which a key is not pressed anew
    explicit HeldKeys(quint64 bounce = 60) : m_bounce(bounce) {}
    void setBounce(quint64 milliseconds) { m_bounce = milliseconds; }

    enum class Press {
        New,
        Repeat, ///< the key is held
        Bounce, ///< a worn key or a trembling hand
    };

    /// Notes the time of a release. To be called for every one; those without a time say nothing.
    void release(const QKeyEvent &event);
    /// The same answer until the key is released. For an event without a time only Qt's mark counts.
    [[nodiscard]] Press kindOf(const QKeyEvent &event) const;
    [[nodiscard]] bool isRepeat(const QKeyEvent &event) const { return kindOf(event) != Press::New; }

private:
    quint64 m_bounce;
    QHash<quint64, quint64> m_released; ///< when, in milliseconds, by key
};

/// Filters the keys of all windows of the program:
///
/// - A held key acts once. Its repeats (see HeldKeys) are dropped, but for keys that move (arrows, Page up,
///   Tab and the like) and those that write text, which are marked as repeats.
/// - A key that bounces acts once, see setBounce(). Text is not filtered, since input methods and other
///   programs type faster than hands.
/// - Commands have Latin letters. In a layout without any (Cyrillic, Greek, Arabic), the key at the letter's
///   place in the US layout gives the command. What is typed as text stays as it is.
///
/// With a screen reader, Qt keeps each press and release until the reader has been asked, and then sends a
/// copy without a time. So this stays before Qt's filter, and lets the copies pass.
///
/// GUI thread only.
class Keyboard : public QObject
{
    Q_OBJECT

public:
    /// @param application gets an event filter for the lifetime of this
    explicit Keyboard(QObject *application);

    /// @param milliseconds after its release within which a key is not pressed anew; 0: any press counts
    void setBounce(int milliseconds) { m_held.setBounce(static_cast<quint64>(milliseconds)); }

Q_SIGNALS:
    /// The key is still down, although it may have looked released.
    void repeated(int key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isSwallowed(const QKeyEvent &event) const;
    bool handlePress(QObject *window, QKeyEvent *event);
    /// Sends a key in place of the one that came.
    bool replaceKey(QObject *window, QKeyEvent *event, int key, const QString &text, bool repeat);

    HeldKeys m_held;
    bool m_replacing = false; ///< the present event was sent by replaceKey()
};

} // namespace four
