// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/preferences.h"

#include <QDialog>

#include <functional>

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
    /// @param preferences must live as long as the dialog
    /// @param keys the keys that people play with, as rich text in the interface's language of the moment
    PreferencesDialog(Preferences *preferences, std::function<QString()> keys, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void readChoices();
    void showChoices();
    void retranslate();

    Preferences *m_preferences;
    std::function<QString()> m_keyList;
    QComboBox *m_language;
    QComboBox *m_theme;
    QComboBox *m_faces;
    QComboBox *m_animations;
    QComboBox *m_endTurn;
    QCheckBox *m_pause;
    QCheckBox *m_followMotion;
    QCheckBox *m_celebrate;
    QLabel *m_languageCaption = nullptr;
    QLabel *m_themeCaption = nullptr;
    QLabel *m_facesCaption = nullptr;
    QLabel *m_animationsCaption = nullptr;
    QLabel *m_endTurnCaption = nullptr;
    QGroupBox *m_keysBox;
    QLabel *m_keys;
};

} // namespace four
