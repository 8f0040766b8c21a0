// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help.h"

#include "ui/board/boardview.h"
#include "ui/commands/keylist.h"
#include "ui/dialogs/keysdialog.h"
#include "ui/dialogs/playingdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/shell/shell.h"
#include "ui/widgets/messagebox.h"

namespace four {

void Help::addCommands(Shell *shell, BoardView *board)
{
    Commands *commands = shell->commands();
    commands->add(Command::Rules, {.text = [] { return CommandText{Commands::tr("&Rules of this game")}; },
                                   .work = [=] { showRules(shell, board); }});
    commands->add(Command::HowToPlay,
                  {.text = [] { return CommandText{Commands::tr("&How to play")}; },
                   .work = [=] { shell->dialogs()->open(new PlayingDialog(shell->window())); }});
    commands->add(Command::Keys, {.text = [] { return CommandText{Commands::tr("&Keys")}; },
                                  .work = [=] { showKeys(shell, board); }});
    commands->add(Command::About, {.text = [] { return CommandText{Commands::tr("&About Four in a Row")}; },
                                   .work = [=] { showAbout(shell); }});
}

void Help::showRules(Shell *shell, const BoardView *board)
{
    const GameModel &model = *board->model();
    shell->dialogs()->open(
        new RulesDialog(model.game().rules(), model.match(), RulesDialog::Occasion::Asked, shell->window()));
}

void Help::showKeys(Shell *shell, const BoardView *board)
{
    shell->dialogs()->open(new KeysDialog(
        [=] { return KeyList::html(*shell->commands(), board->downDrops()); }, shell->window()));
}

void Help::showAbout(Shell *shell)
{
    auto *about = new MessageBox(
        QMessageBox::NoIcon, [] { return tr("About Four in a Row"); },
        [] {
            return tr("<h3>Four in a Row %1</h3>"
                      "<p>Six games, between people or against the computer.</p>"
                      "<p>Free software under the GNU General Public License, version 3 or later. It "
                      "comes without any warranty.</p>")
                .arg(QCoreApplication::applicationVersion());
        },
        QDialogButtonBox::Close, shell->window());
    about->setObjectName("aboutDialog");
    about->setTextFormat(Qt::RichText);
    shell->dialogs()->open(about);
}

} // namespace four
