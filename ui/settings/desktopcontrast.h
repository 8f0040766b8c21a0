// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopquestion.h"

#include <QObject>

#include <memory>

namespace four {

/// Whether the desktop wants high contrast, for people who see little. It is read and asked as in
/// DesktopMotion. To be used in the GUI thread.
///
/// Known are the names of KDE's colour scheme and of GTK's theme, the switches of Windows and of GNOME, and
/// the portal's wish for contrast, which most desktops share.
class DesktopContrast : public QObject
{
    Q_OBJECT

public:
    /// Reads the files.
    explicit DesktopContrast(QObject *parent = nullptr);
    /// The same for all windows, so that another window does not begin before the answer once more.
    [[nodiscard]] static std::shared_ptr<DesktopContrast> shared();

    /// The id of the Theme for it.
    static constexpr auto theme = "contrast";

    [[nodiscard]] bool isHigh() const { return m_inFiles || m_isAnswered; }
    /// Reads the files again, and asks the desktop; its answer comes later.
    void look();

Q_SIGNALS:
    void changed();

private:
    void ask();
    void set(bool inFiles, bool isAnswered);

    bool m_inFiles = false;
    bool m_isAnswered = false;
    DesktopQuestion m_question;
};

} // namespace four
