// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/replay.h"

#include "ui/game/gamemodel.h"

#include <QWheelEvent>

namespace four {

namespace {
constexpr int defaultPause = 1000; ///< long enough for a disc to fall and its message to be read
} // namespace

Replay::Replay(GameModel *model, QObject *parent) : QObject(parent), m_model(model)
{
    m_timer.setInterval(defaultPause);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_model->showAfter(m_model->shownEntries() + 1);
        if (!m_model->isLookingBack())
            pause();
    });
    connect(m_model, &GameModel::arrived, this, &Replay::pause);
    connect(m_model, &GameModel::acted, this, &Replay::pause);
    connect(m_model, &GameModel::refusedInThePast, this, &Replay::pause);
    connect(m_model, &GameModel::shownChanged, this, [this] {
        // The next move of two computers would at once return to the present.
        if (m_model->isLookingBack() && m_model->isBetweenComputers() && m_model->awaitsComputer())
            m_model->session()->pace()->setHeld(true);
    });
}

bool Replay::canGoBack() const
{
    return m_model->hasBegun() && m_model->shownEntries() > 0;
}

bool Replay::canGoForward() const
{
    return m_model->isLookingBack();
}

void Replay::goTo(int entries)
{
    pause();
    if (m_model->hasBegun())
        m_model->showAfter(entries);
}

void Replay::goBy(int entries)
{
    goTo(m_model->shownEntries() + entries);
}

void Replay::goToLast()
{
    goTo(m_model->moveHistory().size());
}

void Replay::play()
{
    if (isPlaying() || !(canGoBack() || canGoForward()))
        return;
    if (!canGoForward())
        m_model->showAfter(0);
    m_timer.start();
    Q_EMIT playingChanged(true);
}

void Replay::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    Q_EMIT playingChanged(false);
}

void Replay::togglePlaying()
{
    isPlaying() ? pause() : play();
}

void Replay::followWheelOver(QWidget *widget)
{
    widget->installEventFilter(this);
}

bool Replay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QObject::eventFilter(watched, event);
    constexpr int notch = QWheelEvent::DefaultDeltasPerStep;
    const int delta = static_cast<QWheelEvent *>(event)->angleDelta().y();
    // Fine wheels and touchpads turn by less than a notch at a time.
    m_turned = (delta < 0) == (m_turned < 0) ? m_turned + delta : delta;
    if (const int notches = m_turned / notch) {
        m_turned -= notches * notch;
        goBy(-notches);
    }
    return true;
}

} // namespace four

#include "moc_replay.cpp"
