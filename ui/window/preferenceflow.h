// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopcontrast.h"
#include "ui/settings/desktopmotion.h"

#include <QObject>

#include <memory>

namespace four {

class BoardView;
class Language;
class Preferences;
class Shell;
class SoundPlayer;
class TurnTimer;

/// Applies what people prefer, and what their desktop wishes, to a window, and opens the dialog in which they
/// say so. GUI thread only.
class PreferenceFlow : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    PreferenceFlow(Preferences *preferences, Language *language, BoardView *board, TurnTimer *turnTimer,
                   SoundPlayer *sound, Shell *shell);

    void applyAll();

private:
    void addCommands();
    void showDialog();
    void applyMotion();
    void applyTheme();

    Preferences *m_preferences;
    Language *m_language;
    BoardView *m_board;
    TurnTimer *m_turnTimer;
    SoundPlayer *m_sound;
    Shell *m_shell;
    DesktopMotion m_motion;
    std::shared_ptr<DesktopContrast> m_contrast = DesktopContrast::shared();
};

} // namespace four
