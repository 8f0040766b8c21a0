// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopcontrast.h"
#include "ui/settings/desktopmotion.h"

#include <QObject>

#include <memory>

namespace four {

class BoardView;
class CoachFlow;
class Commands;
class DialogHost;
class Language;
class Preferences;
class Session;
class SoundPlayer;
class TurnTimer;

/// What people prefer, and what their desktop wishes, wherever in the window it applies; and the dialog in
/// which they say so.
class PreferenceFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it applies to; all of them must live as long as the flow.
    struct Parts
    {
        Preferences *preferences;
        Language *language;
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
    void applyTheme();

    Parts m_parts;
    DesktopMotion m_motion;
    std::shared_ptr<DesktopContrast> m_contrast = DesktopContrast::shared();
};

} // namespace four
