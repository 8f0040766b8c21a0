// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/filechooser.h"

#include <QCoreApplication>

namespace four {

class GameFiles;
class Notice;
class Session;

/// The score sheet on paper, or as a PDF document. What came of it is said in the notice. GUI thread only.
class GamePrinter
{
    Q_DECLARE_TR_FUNCTIONS(four::GamePrinter)

public:
    /// All of them must live as long as this.
    GamePrinter(const Session *session, GameFiles *files, Notice *notice, DialogHost *host);

    void print();
    void savePdf();

private:
    const Session *m_session;
    GameFiles *m_files;
    Notice *m_notice;
    DialogHost *m_host;
    FileChooser m_chooser;
};

} // namespace four
