// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/desktopquestion.h"

#include <QObject>

namespace four {

/// Something that people set once for their whole desktop. It stands in files, or is known to the portal or
/// to a program of the desktop's own, which are asked after the start and whenever people come back from
/// another program, where they may have changed it. To be used in the GUI thread.
class DesktopWish : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] bool isWished() const { return m_inFiles || m_isAnswered; }
    /// Reads the files again, and asks the desktop; its answer comes later.
    void look();

Q_SIGNALS:
    void changed();

protected:
    struct Sources
    {
        bool (*inFiles)(); ///< at once
        bool (*isAsked)(); ///< whether the desktop has an answer that the files have not
        DesktopQuestion::Key portal;
        DesktopQuestion::Key gnome;
        bool (*isWish)(const QVariant &answer);
    };
    /// Reads the files.
    explicit DesktopWish(const Sources &sources, QObject *parent = nullptr);

private:
    void ask();
    void set(bool inFiles, bool isAnswered);

    Sources m_sources;
    bool m_inFiles;
    bool m_isAnswered = false;
    DesktopQuestion m_question;
};

} // namespace four
