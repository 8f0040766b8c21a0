// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/preferences.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTabWidget;

namespace four {

class WrappedCheckBox;

/// Language, animations and the like. Each choice takes effect at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param preferences must live as long as the dialog
    explicit PreferencesDialog(Preferences *preferences, QWidget *parent = nullptr);

    /// Takes over another page, beside the general one, whose window title is what its tab says.
    void addPage(QWidget *page);
    /// What the choice is called that leaves the theme to the desktop.
    [[nodiscard]] static QString systemTheme();

protected:
    void changeEvent(QEvent *event) override;

private:
    void readChoices();
    void showChoices();
    void retranslate();

    Preferences *m_preferences;
    QComboBox *m_language;
    QComboBox *m_theme;
    QComboBox *m_faces;
    QComboBox *m_animations;
    QComboBox *m_endTurn;
    WrappedCheckBox *m_pause;
    WrappedCheckBox *m_followMotion;
    WrappedCheckBox *m_celebrate;
    WrappedCheckBox *m_largeButtons;
    QLabel *m_languageCaption = nullptr;
    QLabel *m_themeCaption = nullptr;
    QLabel *m_facesCaption = nullptr;
    QLabel *m_animationsCaption = nullptr;
    QLabel *m_endTurnCaption = nullptr;
    QTabWidget *m_pages;
};

} // namespace four
