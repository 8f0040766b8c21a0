// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QProcess;

namespace four {

/// Whether the desktop wants few things to move: some people feel sick when they do. Its settings are files,
/// or are known to a program of its own, which is asked after the start and whenever people come back from
/// another program, where they may have changed them. To be used in the GUI thread.
///
/// Known are KDE's speed of animations ("instant"), GTK's settings files and GNOME's switch for animations,
/// which other desktops of its kind share.
class DesktopMotion : public QObject
{
    Q_OBJECT

public:
    /// Reads the files.
    explicit DesktopMotion(QObject *parent = nullptr);
    ~DesktopMotion() override;

    [[nodiscard]] bool isReduced() const { return m_inFiles || m_inGnome; }
    /// Reads the files again, and asks the desktop's program; its answer comes later.
    void look();

Q_SIGNALS:
    void changed();

private:
    void ask();
    void set(bool inFiles, bool inGnome);

    bool m_inFiles = false;
    bool m_inGnome = false;
    QProcess *m_question = nullptr; ///< while it is asked
};

} // namespace four
