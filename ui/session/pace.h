// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace four {

/// When a participant that is not local may act. Four independent conditions: a pause has passed, no view
/// animates the last action, no coach's text is being read, and the computers are not held. GUI thread only.
class Pace : public QObject
{
    Q_OBJECT

public:
    explicit Pace(QObject *parent = nullptr);

    static constexpr int naturalPause = 500; ///< milliseconds

    /// The least time between two turns, from the next turn on.
    void setPause(int milliseconds) { m_length = milliseconds; }

    /// Whether a view animates the last action, such as a falling disc.
    void setShowing(bool showing);
    [[nodiscard]] bool isShowing() const { return m_showing; }

    /// Whether a text about the last action is being read, or soon will be. The pause begins afterwards.
    void setReading(bool reading);
    [[nodiscard]] bool isReading() const { return m_reading; }

    /// Makes participants wait that are not local, while people watch two computers.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// Lets one turn pass although held.
    void allowTurn();

    /// Starts the pause of a turn. @param atOnce the turn only continues after its pause
    /// @param longest the pause is not longer; nothing: no limit
    void beginTurn(bool atOnce, std::optional<std::chrono::milliseconds> longest = {});
    /// Ends the turn that allowTurn() let pass.
    void endTurn() { m_stepping = false; }
    /// Whether an action may come now; opened() follows when that becomes true.
    [[nodiscard]] bool isOpen() const
    {
        return !m_pause.isActive() && !m_showing && !m_reading && (!m_held || m_stepping);
    }

Q_SIGNALS:
    void opened();
    void heldChanged(bool held);
    void readingChanged(bool reading);
    void changed(); ///< one of these, or whether a view shows the last action

private:
    void tellIfOpen();

    QTimer m_pause;
    int m_length = naturalPause;
    bool m_showing = false;
    bool m_reading = false;
    bool m_held = false;
    bool m_stepping = false; ///< one turn may pass although held
};

} // namespace four
