// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameprinter.h"

#include "ui/games/filewords.h"
#include "ui/games/gamefiles.h"
#include "ui/games/scoresheet.h"
#include "ui/session/session.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/notice.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

#include <memory>

namespace four {

GamePrinter::GamePrinter(const Session *session, GameFiles *files, Notice *notice, DialogHost *host)
    : m_session(session), m_files(files), m_notice(notice), m_host(host), m_chooser(host)
{
}

void GamePrinter::print()
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto sheet = std::make_shared<ScoreSheet>(m_session->match(), m_session->game(), m_session->times(),
                                              m_session->help());
    // It becomes a name of a file where there is no printer.
    printer->setDocName(m_files->suggestedName());
    auto *dialog = new QPrintDialog(printer.get(), m_host->window());
    dialog->setObjectName(QStringLiteral("printDialog"));
    // The dialog refers to the printer as long as it lives.
    QObject::connect(dialog, &QObject::destroyed, m_notice, [printer] {});
    QObject::connect(dialog, &QDialog::accepted, m_notice, [notice = m_notice, printer, sheet] {
        sheet->document().print(printer.get());
        if (printer->printerState() == QPrinter::Error)
            notice->answer(FileWords::cannotPrint);
        else if (const QString file = printer->outputFileName(); !file.isEmpty())
            notice->answer([file] { return FileWords::saved(file); });
        else
            notice->answer(FileWords::printed);
    });
    if (!m_host->open(dialog))
        m_notice->answer(FileWords::noPrinter);
}

void GamePrinter::savePdf()
{
    const QByteArray content =
        ScoreSheet(m_session->match(), m_session->game(), m_session->times(), m_session->help()).pdf();
    //: a file dialog's filter: keep what is in parentheses
    m_chooser.ask({.purpose = FileChooser::For::Saving,
                   .title = tr("Save the score sheet"),
                   .suffix = QStringLiteral("pdf"),
                   .filter = tr("PDF documents (*.pdf)"),
                   .name = m_files->suggestedName() + QStringLiteral(".pdf")},
                  [this, content](const QString &path) { m_files->write(path, content); });
}

} // namespace four
