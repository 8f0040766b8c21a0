// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QVariant>

#include <functional>

class QProcess;

namespace four {

/// A setting that the desktop knows and writes into no file that can be read: asked of the portal, which is
/// all that a program in a sandbox sees, and of GNOME's own program where there is no portal or it does not
/// know. One question at a time. To be used in the GUI thread.
class DesktopQuestion : public QObject
{
    Q_OBJECT

public:
    /// What is asked for, and where.
    struct Key
    {
        const char *group; ///< a namespace of the portal, or a schema of GNOME's
        const char *name;
    };

    /// @param portal is asked first, @param gnome if that gives no answer
    /// @param answer gets the portal's value, GNOME's as the text that it prints, or an invalid one
    DesktopQuestion(Key portal, Key gnome, const std::function<void(const QVariant &)> &answer,
                    QObject *parent = nullptr);
    ~DesktopQuestion() override;

    /// The answer comes later. Nothing happens while one is waited for.
    void ask();

private:
    void askPortal();
    void askGnome();

    Key m_portal;
    Key m_gnome;
    std::function<void(const QVariant &)> m_answer;
    bool m_isAsking = false;
    QProcess *m_program = nullptr; ///< while it is asked
};

} // namespace four
