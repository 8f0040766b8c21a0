// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>

class QDialog;

namespace four {

class DialogHost;

/// Asks for a file, and remembers the folder.
class FileChooser
{
    Q_DECLARE_TR_FUNCTIONS(four::FileChooser)

public:
    enum class For : std::uint8_t { Opening, Saving };
    struct Question
    {
        For purpose = For::Opening;
        QString title;
        QString suffix;    ///< that a name gets which has none
        QString filter;    ///< "Games (*.fiar)"
        QString name = {}; ///< to save under, with its suffix
    };
    using Chosen = std::function<void(const QString &path)>;

    /// @param host must live as long as this
    explicit FileChooser(DialogHost *host) : m_host(host) {}

    /// Asks in the window. @pre no other dialog is open there
    void ask(const Question &question, const Chosen &chosen) const;
    /// Asks above a dialog that is open.
    static void askAbove(QDialog *dialog, const Question &question, const Chosen &chosen);

private:
    DialogHost *m_host;
};

} // namespace four
