// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/turnguard.h"

#include "ui/game/gamemodel.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>

namespace four {

namespace {
bool isGuarded(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Down;
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

TurnGuard::Clock systemClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}
} // namespace

TurnGuard::TurnGuard(const GameModel *model, QObject *parent) : QObject(parent), m_clock(systemClock())
{
    connect(model, &GameModel::acted, this, [this, model](const Outcome &outcome) {
        // A computer's turn is none that a key was meant for.
        if (outcome.turnEnded && !model->game().setup().seats[outcome.player].level)
            close();
    });
    connect(model, &GameModel::arrived, this, [this] { m_isClosed = false; });
    QCoreApplication::instance()->installEventFilter(this);
}

bool TurnGuard::isClosed() const
{
    return m_isClosed && (m_ended != 0 || m_clock() - m_since < pause);
}

void TurnGuard::close()
{
    m_isClosed = true;
    m_since = m_clock();
    m_ended = m_down;
}

bool TurnGuard::eventFilter(QObject *watched, QEvent *event)
{
    // Windows get keys first, and repeats that Keyboard keeps from widgets.
    const bool isForWidget = watched->isWidgetType();
    if (watched->isWindowType()) {
        if (event->type() == QEvent::KeyPress)
            pressAgain(*static_cast<QKeyEvent *>(event));
        else if (event->type() == QEvent::KeyRelease)
            m_keys.release(*static_cast<QKeyEvent *>(event));
        return false;
    }
    switch (event->type()) {
    case QEvent::ShortcutOverride: // comes before each press, also of a key that a command takes
    case QEvent::KeyPress:
        if (isForWidget)
            press(*static_cast<QKeyEvent *>(event));
        break;
    case QEvent::KeyRelease:
        if (const auto *key = static_cast<QKeyEvent *>(event);
            isForWidget && !key->isAutoRepeat() && key->key() == m_down)
            release();
        break;
    case QEvent::ApplicationStateChange:
        // What is let go elsewhere is not heard of here.
        release();
        m_let = 0;
        break;
    default:
        break;
    }
    return false;
}

void TurnGuard::press(const QKeyEvent &event)
{
    if (event.isAutoRepeat() || isModifier(event.key()))
        return;
    if (isGuarded(event.key()))
        m_down = event.key();
    else
        m_isClosed = false;
}

void TurnGuard::release()
{
    m_down = 0;
    if (m_ended != 0) {
        m_let = std::exchange(m_ended, 0);
        m_since = m_clock();
    }
}

/// A repeat may look like a release and a press (see HeldKeys): then the key has been down all the time.
void TurnGuard::pressAgain(const QKeyEvent &event)
{
    if (event.key() == m_let && m_keys.kindOf(event) == HeldKeys::Press::Repeat)
        m_down = m_ended = std::exchange(m_let, 0);
}

} // namespace four
