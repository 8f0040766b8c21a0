// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace four {

/// What people call the program. It is not set as QApplication::applicationDisplayName(), which Qt then
/// appends to the title of every window.
class ProgramName
{
    Q_DECLARE_TR_FUNCTIONS(four::ProgramName)

public:
    /// In the interface's present language.
    [[nodiscard]] static QString words() { return tr("Four in a Row"); }
};

} // namespace four
