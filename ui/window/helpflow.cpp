// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpflow.h"

#include "ui/board/boardview.h"
#include "ui/dialogs/keysdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/messagebox.h"
#include "ui/window/keylist.h"

#include <QCoreApplication>

namespace four {

HelpFlow::HelpFlow(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}

void HelpFlow::showRules()
{
    const GameModel &model = *m_parts.model;
    m_parts.dialogs->open(new RulesDialog(model.game().rules(), model.match(), RulesDialog::Occasion::Asked,
                                          m_parts.dialogs->window()));
}

void HelpFlow::showKeys()
{
    m_parts.dialogs->open(
        new KeysDialog([this] { return KeyList::html(*m_parts.commands, m_parts.board->downDrops()); },
                       m_parts.dialogs->window()));
}

void HelpFlow::showAbout()
{
    auto *about = new MessageBox(
        QMessageBox::NoIcon, [] { return tr("About Four in a Row"); },
        [] {
            return tr("<h3>Four in a Row %1</h3>"
                      "<p>Five ways to play, between people or against the computer.</p>"
                      "<p>Free software under the GNU General Public License, version 3 or later. It "
                      "comes without any warranty.</p>")
                .arg(QCoreApplication::applicationVersion());
        },
        QDialogButtonBox::Close, m_parts.dialogs->window());
    about->setObjectName("aboutDialog");
    about->setTextFormat(Qt::RichText);
    m_parts.dialogs->open(about);
}

} // namespace four
