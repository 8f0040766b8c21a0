// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferenceflow.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/game/turntimer.h"
#include "ui/session/session.h"
#include "ui/settings/desktopwishes.h"
#include "ui/settings/preferences.h"
#include "ui/sound/soundplayer.h"
#include "ui/widgets/dialoghost.h"
#include "ui/window/coachflow.h"
#include "ui/window/commands.h"
#include "ui/window/keypage.h"

namespace four {

PreferenceFlow::PreferenceFlow(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(m_parts.preferences, &Preferences::changed, this, &PreferenceFlow::applyAll);
    connect(m_parts.wishes, &DesktopWishes::motionChanged, this, &PreferenceFlow::applyMotion);
}

void PreferenceFlow::applyAll()
{
    const PreferenceValues &values = m_parts.preferences->values();
    applyMotion();
    m_parts.commands->action(Command::Sound)->setChecked(values.sound);
    m_parts.sound->setOn(values.sound);
    m_parts.coach->refresh();
    m_parts.session->pace()->setPause(values.pauseBeforeComputer ? Pace::naturalPause : 0);
    m_parts.turnTimer->setSeconds(values.endTurnSeconds);
    m_parts.commands->setKeys(values.keys, values.letterKeys);
    m_parts.board->setDownDrops(values.downDrops);
    m_parts.board->setHearsLetters(values.letterKeys);
}

void PreferenceFlow::applyMotion()
{
    const PreferenceValues &values = m_parts.preferences->values();
    const bool isUnwanted = values.followMotion && m_parts.wishes->isMotionReduced();
    m_parts.board->boardScene()->setSpeed(isUnwanted ? AnimationSpeed::Off : values.animations);
    m_parts.board->boardScene()->setCelebrating(values.celebrate);
}

void PreferenceFlow::show()
{
    auto *dialog = new PreferencesDialog(m_parts.preferences, m_parts.dialogs->window());
    dialog->addPage(new KeyPage(m_parts.preferences, m_parts.commands, dialog));
    m_parts.dialogs->open(dialog);
}

void PreferenceFlow::toggleSound()
{
    m_parts.preferences->set(&PreferenceValues::sound, m_parts.commands->action(Command::Sound)->isChecked());
}

} // namespace four
