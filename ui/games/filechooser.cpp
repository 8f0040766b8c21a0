// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/filechooser.h"

#include "ui/settings/layouts.h"
#include "ui/widgets/dialoghost.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace four {

namespace {
/// Where people chose a file last, or else where they keep what they make.
QString folder()
{
    for (const QString &place :
         {settings::gameFolder(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!place.isEmpty() && QFileInfo(place).isDir())
            return place;
    }
    return QDir::homePath();
}

QFileDialog *dialogFor(QWidget *parent, const FileChooser::Question &question, const QString &allFiles,
                       const FileChooser::Chosen &chosen)
{
    const bool saving = question.purpose == FileChooser::For::Saving;
    auto *dialog = new QFileDialog(parent, question.title, folder());
    dialog->setObjectName(QStringLiteral("fileDialog"));
    dialog->setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters({question.filter, allFiles});
    dialog->setDefaultSuffix(question.suffix);
    if (!question.name.isEmpty())
        dialog->selectFile(question.name);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [chosen](const QString &path) {
        settings::storeGameFolder(QFileInfo(path).absolutePath());
        chosen(path);
    });
    return dialog;
}
} // namespace

void FileChooser::ask(const Question &question, const Chosen &chosen) const
{
    m_host->open(dialogFor(m_host->window(), question, tr("All files (*)"), chosen));
}

void FileChooser::askAbove(QDialog *above, const Question &question, const Chosen &chosen)
{
    QFileDialog *dialog = dialogFor(above, question, tr("All files (*)"), chosen);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace four
