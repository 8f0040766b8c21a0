// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/turnguard.h"

#include "ui/game/gamemodel.h"
#include "ui/widgets/keys/keyboard.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>

#include <utility>

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
        // A computer's turn, or one from elsewhere, is none that a key was meant for.
        if (outcome.turnEnded && isHere(model->game().setup().seats[outcome.player]))
            closeAfterTurn();
    });
    connect(model, &GameModel::arrived, this, [this] { m_isClosed = false; });
    QCoreApplication::instance()->installEventFilter(this);
    if (const auto *keyboard = QCoreApplication::instance()->findChild<Keyboard *>())
        connect(keyboard, &Keyboard::repeated, this, &TurnGuard::noteRepeat);
}

bool TurnGuard::isClosed() const
{
    return m_isClosed && (m_ended != 0 || m_clock() - m_since < pause);
}

void TurnGuard::closeAfterTurn()
{
    m_isClosed = true;
    m_since = m_clock();
    m_ended = m_down;
    m_letGo = 0;
}

bool TurnGuard::eventFilter(QObject *watched, QEvent *event)
{
    // Windows get keys first.
    const bool isForWidget = watched->isWidgetType();
    switch (event->type()) {
    case QEvent::ShortcutOverride: // comes before each press, also of a key that a command takes
    case QEvent::KeyPress:
        if (isForWidget)
            notePress(*static_cast<QKeyEvent *>(event));
        break;
    case QEvent::KeyRelease:
        if (const auto *key = static_cast<QKeyEvent *>(event); isForWidget && !key->isAutoRepeat())
            noteRelease(key->key());
        break;
    case QEvent::ApplicationStateChange:
        // What is let go elsewhere is not heard of here.
        releaseAll();
        break;
    default:
        break;
    }
    return false;
}

void TurnGuard::noteRepeat(int key)
{
    if (!isGuarded(key))
        return;
    m_down = key;
    if (m_letGo == m_down)
        m_ended = std::exchange(m_letGo, 0);
}

void TurnGuard::notePress(const QKeyEvent &event)
{
    if (event.isAutoRepeat() || isModifier(event.key()))
        return;
    m_letGo = 0;
    if (isGuarded(event.key()))
        m_down = event.key();
    else
        m_isClosed = false;
}

void TurnGuard::noteRelease(int key)
{
    if (key == m_down)
        m_down = 0;
    if (key != m_ended || m_ended == 0)
        return;
    m_letGo = std::exchange(m_ended, 0);
    m_since = m_clock();
}

void TurnGuard::releaseAll()
{
    m_down = 0;
    noteRelease(m_ended);
    m_letGo = 0;
}

} // namespace four

#include "moc_turnguard.cpp"
