// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/pace.h"

#include <algorithm>
#include <utility>

namespace four {

Pace::Pace(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Pace::tellIfOpen);
}

void Pace::tellIfOpen()
{
    if (isOpen())
        Q_EMIT opened();
}

void Pace::setShowing(bool showing)
{
    if (std::exchange(m_showing, showing) == showing)
        return;
    Q_EMIT changed();
    tellIfOpen();
}

void Pace::setReading(bool reading)
{
    if (std::exchange(m_reading, reading) == reading)
        return;
    if (!reading)
        m_pause.start(m_length);
    Q_EMIT changed();
    Q_EMIT readingChanged(reading);
}

void Pace::setHeld(bool held)
{
    m_stepping = false;
    if (std::exchange(m_held, held) == held)
        return;
    Q_EMIT changed();
    Q_EMIT heldChanged(held);
    tellIfOpen();
}

void Pace::beginTurn(bool atOnce, std::optional<std::chrono::milliseconds> longest)
{
    const std::chrono::milliseconds usual(atOnce ? 0 : m_length);
    m_pause.start(longest ? std::min(usual, *longest) : usual);
}

void Pace::allowTurn()
{
    m_stepping = m_held;
    tellIfOpen();
}

} // namespace four

#include "moc_pace.cpp"
