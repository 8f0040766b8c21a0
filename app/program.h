// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopwishes.h"
#include "ui/settings/language.h"
#include "ui/settings/preferences.h"
#include "ui/widgets/keys/keyboard.h"

#include <QObject>

#include <optional>

namespace four {

/// What the program has once, however many windows: preferences, the wishes of the desktop, and what follows
/// from both for all windows and dialogs: language, theme, style and how long a key bounces. It also installs
/// the tips by key and touch, and what screen readers are told of changes and of stacks of pages.
///
/// To be made after QApplication and before the first window, in the GUI thread.
class Program : public QObject
{
    Q_OBJECT

public:
    /// @param language is spoken whatever the preferences say, until another is chosen; empty: theirs
    explicit Program(const QString &language = {});

    [[nodiscard]] Preferences *preferences() { return &m_preferences; }
    [[nodiscard]] DesktopWishes *wishes() { return &m_wishes; }
    [[nodiscard]] Language *language() { return &m_language; }
    /// Has Keyboard watch the keys. Tests, which press keys faster than hands do, go without.
    void watchKeys();

private:
    void apply();

    Preferences m_preferences;
    DesktopWishes m_wishes;
    Language m_language;
    std::optional<Keyboard> m_keyboard;
};

} // namespace four
