// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace four {

/// When an action may come that nobody at this computer makes: not before a pause, so that people can follow;
/// not while the board still shows the last action; not while a person reads what the coach says of it; and
/// not while people hold the computers to look at the game. Four wishes that know nothing of each other, and
/// nothing of who thinks how long. GUI thread only.
class Pace : public QObject
{
    Q_OBJECT

public:
    explicit Pace(QObject *parent = nullptr);

    static constexpr int naturalPause = 500; ///< milliseconds

    /// The least time, in milliseconds, between two turns. It counts from the next turn on.
    void setPause(int milliseconds) { m_length = milliseconds; }

    /// Whether a view still shows what was done last, such as a falling disc.
    void setShowing(bool showing);
    [[nodiscard]] bool isShowing() const { return m_showing; }

    /// Whether a person reads what is said of the last action, or will in a moment. The pause begins when
    /// that is over.
    void setReading(bool reading);
    [[nodiscard]] bool isReading() const { return m_reading; }

    /// Makes those wait who are not here, for people who watch two computers.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Lets one turn pass although they are held.
    void step();

    /// A turn begins: its pause runs from now on. @param atOnce the turn only goes on; it has had its pause
    void beginTurn(bool atOnce);
    /// The turn that step() let pass is over.
    void endTurn() { m_stepping = false; }
    /// Whether an action may come now. Where not, opened() tells when that has changed.
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    void opened();
    void heldChanged(bool held);
    void readingChanged(bool reading);

private:
    void tell();

    QTimer m_pause;
    int m_length = naturalPause;
    bool m_showing = false;
    bool m_reading = false;
    bool m_held = false;
    bool m_stepping = false; ///< one turn may pass although they are held
};

} // namespace four
