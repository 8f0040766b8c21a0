// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopquestion.h"

#include <QObject>

namespace four {

/// Whether the desktop wants few things to move: some people feel sick when they do. Its settings are files,
/// or are known to the portal or to a program of its own, which are asked after the start and whenever people
/// come back from another program, where they may have changed them. To be used in the GUI thread.
///
/// Known are KDE's speed of animations ("instant"), GTK's settings files and GNOME's switch for animations,
/// which other desktops of its kind share.
class DesktopMotion : public QObject
{
    Q_OBJECT

public:
    /// Reads the files.
    explicit DesktopMotion(QObject *parent = nullptr);

    [[nodiscard]] bool isReduced() const { return m_inFiles || m_inGnome; }
    /// Reads the files again, and asks the desktop; its answer comes later.
    void look();

Q_SIGNALS:
    void changed();

private:
    void ask();
    void set(bool inFiles, bool inGnome);

    bool m_inFiles = false;
    bool m_inGnome = false;
    DesktopQuestion m_question;
};

} // namespace four
