// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferenceflow.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/commands/keypage.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/game/turntimer.h"
#include "ui/session/session.h"
#include "ui/settings/desktopwishes.h"
#include "ui/settings/preferences.h"
#include "ui/shell/shell.h"
#include "ui/sound/soundplayer.h"

namespace four {

PreferenceFlow::PreferenceFlow(Preferences *preferences, DesktopWishes *wishes, BoardView *board,
                               TurnTimer *turnTimer, SoundPlayer *sound, Shell *shell)
    : m_preferences(preferences), m_wishes(wishes), m_board(board), m_turnTimer(turnTimer), m_sound(sound),
      m_shell(shell)
{
    addCommands();
    connect(m_preferences, &Preferences::changed, this, &PreferenceFlow::applyAll);
    connect(m_preferences, &Preferences::troubled, this, [this] {
        m_shell->notice()->say([] {
            return tr("Your choice holds, but it could not be saved. That will be tried again, also when you "
                      "close the window.");
        });
    });
    connect(m_wishes, &DesktopWishes::motionChanged, this, &PreferenceFlow::applyMotion);
}

void PreferenceFlow::addCommands()
{
    Commands *commands = m_shell->commands();
    commands->add(Command::Preferences, {.text = [] { return CommandText{Commands::tr("&Preferences…")}; },
                                         .work = [this] { showDialog(); }});
    commands->add(
        Command::Sound,
        {.text = [] { return CommandText{Commands::tr("&Sound")}; },
         .work = [this] { m_preferences->set(&PreferenceValues::sound, !m_preferences->values().sound); },
         .state =
             [] {
                 return CommandState::usableIf(SoundPlayer::isBuiltIn(),
                                               tr("This program was built without sound."));
             },
         .isOn = [this] { return m_preferences->values().sound; }});
    commands->action(Command::Sound)->setVisible(SoundPlayer::isBuiltIn());
}

void PreferenceFlow::applyAll()
{
    const PreferenceValues &values = m_preferences->values();
    applyMotion();
    m_sound->setOn(values.sound);
    m_board->model()->session()->pace()->setPause(values.pauseBeforeComputer ? Pace::naturalPause : 0);
    m_turnTimer->setSeconds(values.endTurnSeconds);
    m_board->model()->session()->setTellingTime(values.tellTime);
    m_shell->commands()->setKeys(values.keys, values.letterKeys);
    m_shell->commands()->refresh();
    m_board->setDownDrops(values.downDrops);
    m_board->setHearsLetters(values.letterKeys);
}

void PreferenceFlow::applyMotion()
{
    const PreferenceValues &values = m_preferences->values();
    const bool isUnwanted = values.followMotion && m_wishes->isMotionReduced();
    m_board->boardScene()->setSpeed(isUnwanted ? AnimationSpeed::Off : values.animations);
    m_board->boardScene()->setCelebrating(values.celebrate);
}

void PreferenceFlow::showDialog()
{
    auto *dialog = new PreferencesDialog(m_preferences, SoundPlayer::isBuiltIn(), m_shell->window());
    dialog->addPage(new KeyPage(m_preferences, m_shell->commands(), dialog));
    m_shell->dialogs()->open(dialog);
}

} // namespace four

#include "moc_preferenceflow.cpp"
