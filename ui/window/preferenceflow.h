// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace four {

class BoardView;
class CoachFlow;
class Commands;
class DesktopWishes;
class DialogHost;
class Preferences;
class Session;
class SoundPlayer;
class TurnTimer;

/// What people prefer, and what their desktop wishes, wherever in the window it applies; and the dialog in
/// which they say so. What applies to all windows is in Program.
class PreferenceFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it applies to; all of them must live as long as the flow.
    struct Parts
    {
        Preferences *preferences;
        DesktopWishes *wishes;
        Session *session;
        TurnTimer *turnTimer;
        BoardView *board;
        CoachFlow *coach;
        SoundPlayer *sound;
        Commands *commands;
        DialogHost *dialogs;
    };
    /// Nothing is applied before applyAll().
    explicit PreferenceFlow(const Parts &parts, QObject *parent = nullptr);

    void applyAll();
    void show();
    /// On or off, as the command is ticked.
    void toggleSound();

private:
    void applyMotion();

    Parts m_parts;
};

} // namespace four
