// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/replaymenu.h"

#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"

#include <QAction>
#include <QEvent>

namespace four {

ReplayMenu::ReplayMenu(GameModel *model, Replay *replay, QWidget *parent)
    : QMenu(parent), m_model(model), m_replay(replay), m_first(add("replayFirstAction", Qt::Key_Home)),
      m_back(add("replayBackAction", Qt::Key_PageUp)),
      m_forward(add("replayForwardAction", Qt::Key_PageDown)), m_last(add("replayLastAction", Qt::Key_End)),
      m_play(add("replayPlayAction", Qt::CTRL | Qt::Key_Space)),
      m_playOn(add("playOnAction", Qt::CTRL | Qt::Key_G))
{
    // Held down, these run through the game; a held key does anything else once.
    m_play->setAutoRepeat(false);
    m_playOn->setAutoRepeat(false);
    insertSeparator(m_play);
    insertSeparator(m_playOn);
    connect(m_first, &QAction::triggered, m_replay, &Replay::first);
    connect(m_back, &QAction::triggered, m_replay, &Replay::back);
    connect(m_forward, &QAction::triggered, m_replay, &Replay::forward);
    connect(m_last, &QAction::triggered, m_replay, &Replay::last);
    connect(m_play, &QAction::triggered, m_replay, &Replay::togglePlaying);
    connect(m_playOn, &QAction::triggered, this, &ReplayMenu::playOnRequested);
    connect(m_model, &GameModel::stateChanged, this, &ReplayMenu::refresh);
    connect(m_replay, &Replay::playingChanged, this, &ReplayMenu::refresh);
    retranslate();
}

QAction *ReplayMenu::add(const char *name, const QKeySequence &shortcut)
{
    QAction *action = addAction(QString());
    action->setObjectName(name);
    action->setShortcut(shortcut);
    return action;
}

void ReplayMenu::refresh()
{
    const bool back = m_replay->canGoBack();
    const bool forward = m_replay->canGoForward();
    m_first->setEnabled(back);
    m_back->setEnabled(back);
    m_forward->setEnabled(forward);
    m_last->setEnabled(forward);
    m_play->setEnabled(back || forward);
    m_play->setText(m_replay->isPlaying() ? tr("&Pause the replay") : tr("&Play the game back by itself"));
    m_playOn->setEnabled(m_model->isLookingBack());
}

void ReplayMenu::retranslate()
{
    setTitle(tr("&Replay"));
    m_first->setText(tr("To the &beginning"));
    m_back->setText(tr("One move b&ack"));
    m_forward->setText(tr("One move &forward"));
    m_last->setText(tr("To the &end"));
    m_playOn->setText(tr("Play &on from here"));
    refresh();
}

void ReplayMenu::changeEvent(QEvent *event)
{
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four
