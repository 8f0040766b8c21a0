// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/preferences.h"

#include <QDialog>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QTabWidget;

namespace four {

/// Language, animations and the like. Each choice takes effect at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param preferences must live as long as the dialog  @param hasSound whether the program can be heard
    explicit PreferencesDialog(Preferences *preferences, bool hasSound = true, QWidget *parent = nullptr);

    /// Takes ownership of another page. Its window title is the tab's text.
    void addPage(QWidget *page);
    /// The name of the choice that leaves the theme to the desktop.
    [[nodiscard]] static QString systemTheme();

protected:
    void changeEvent(QEvent *event) override;

private:
    using Text = std::function<QString()>; ///< in the present language
    template <typename Value>
    struct Choice
    {
        Value value;
        Text text;
    };

    void makeGeneral(bool hasSound);
    void makeBoard();
    void makeGame();
    /// The page that the next controls are put on.
    void makePage(const Text &title);
    /// Shows discs as they were just chosen.
    void showSample();
    /// A switch for a preference. @param name the object name
    void addSwitch(const char *name, bool PreferenceValues::*field, const Text &text);
    /// A list for a preference. Its first choice is shown for a value that is none of them.
    template <typename Value>
    void addChoices(const char *name, Value PreferenceValues::*field, const Text &caption,
                    const std::vector<Choice<Value>> &choices);
    void retranslate();

    Preferences *m_preferences;
    QTabWidget *m_pages;
    QFormLayout *m_form = nullptr; ///< of the page that is being made
    QLabel *m_sample = nullptr;
    std::vector<std::function<void()>> m_retranslate; ///< one for each control
};

} // namespace four
