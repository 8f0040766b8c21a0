// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;

namespace four {

/// Language, animations and the like. Each choice takes effect at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    void changed(const four::Preferences &preferences);

protected:
    void changeEvent(QEvent *event) override;

private:
    void readChoices();
    void retranslate();

    Preferences m_preferences;
    QComboBox *m_language;
    QComboBox *m_animations;
    QComboBox *m_endTurn;
    QCheckBox *m_pause;
    QLabel *m_languageCaption = nullptr;
    QLabel *m_animationsCaption = nullptr;
    QLabel *m_endTurnCaption = nullptr;
    QGroupBox *m_keysBox;
    QLabel *m_keys;
};

} // namespace four
