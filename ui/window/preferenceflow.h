// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace four {

class BoardView;
class DesktopWishes;
class Preferences;
class Shell;
class SoundPlayer;
class TurnTimer;

/// Applies what people prefer, and what their desktop wishes, to a window, and opens the dialog in which they
/// say so. What applies to all windows is in Program. GUI thread only.
class PreferenceFlow : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    PreferenceFlow(Preferences *preferences, DesktopWishes *wishes, BoardView *board, TurnTimer *turnTimer,
                   SoundPlayer *sound, Shell *shell);

    void applyAll();

private:
    void addCommands();
    void showDialog();
    void applyMotion();

    Preferences *m_preferences;
    DesktopWishes *m_wishes;
    BoardView *m_board;
    TurnTimer *m_turnTimer;
    SoundPlayer *m_sound;
    Shell *m_shell;
};

} // namespace four
