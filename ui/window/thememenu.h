// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QMenu>

namespace four {

class Preferences;

/// The choice of a theme, and of what is on the faces of the discs. It is filled when it opens.
class ThemeMenu : public QMenu
{
    Q_OBJECT

public:
    /// @param preferences must live as long as the menu
    ThemeMenu(Preferences *preferences, QWidget *parent = nullptr);
    void retranslate();

private:
    void fill();

    Preferences *m_preferences;
    QActionGroup m_themes;
    QActionGroup m_faces;
};

} // namespace four
