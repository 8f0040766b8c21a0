// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/keylist.h"

#include "ui/commands/commands.h"

#include <QStringList>

namespace four {

namespace {
QString row(const QStringList &keys, const QString &what)
{
    QStringList bold;
    for (const QString &key : keys)
        bold << QStringLiteral("<b>%1</b>").arg(key.toHtmlEscaped());
    return QStringLiteral("<tr><td style='white-space: nowrap; padding-right: 12px'>%1</td><td>%2</td></tr>")
        .arg(bold.join(u' '), what.toHtmlEscaped());
}

QString heading(const QString &title)
{
    return QStringLiteral("<tr><th colspan='2' align='left' style='padding-top: 8px'>%1</th></tr>")
        .arg(title.toHtmlEscaped());
}

QString nameOf(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}
} // namespace

QString KeyList::ofBoard(bool downDrops)
{
    const QString left = QStringLiteral("←");
    const QString right = QStringLiteral("→");
    const QString up = QStringLiteral("↑");
    const QString down = QStringLiteral("↓");
    const QString enter = nameOf(Qt::Key_Enter);
    const QString space = nameOf(Qt::Key_Space);
    QStringList dropping{enter, space};
    if (downDrops)
        dropping << down;
    return heading(tr("On the board")) +
           row({QStringLiteral("1"), QStringLiteral("…"), QStringLiteral("9"), QStringLiteral("0")},
               tr("Drop into that column (0 is the tenth)")) +
           row({left, right}, tr("Choose a column")) +
           row({QKeySequence(Qt::CTRL | Qt::Key_Up)
                    .toString(QKeySequence::NativeText)
                    .replace(nameOf(Qt::Key_Up), QStringLiteral("← → ↑ ↓"))},
               tr("Go from cell to cell, to hear what is there")) +
           row(dropping, tr("Drop into the chosen column")) +
           row({enter, space}, tr("End the turn after a move")) +
           row({left, right, up, down}, tr("Choose the disc to remove")) +
           row({enter, space}, tr("Remove the chosen disc")) +
           row({left, right}, tr("Choose the column to pop a disc from")) +
           row({enter, space}, tr("Pop the chosen disc")) +
           row({nameOf(Qt::Key_Escape)}, tr("Stop choosing a disc, or leave full screen"));
}

QString KeyList::ofHistory()
{
    const QString enter = nameOf(Qt::Key_Enter);
    return heading(tr("In the history")) + row({enter}, tr("Open the game")) +
           row({nameOf(QKeySequence::Find)}, tr("Find")) + row({nameOf(Qt::Key_F2)}, tr("Rename")) +
           row({nameOf(QKeySequence::Delete)}, tr("Delete")) +
           row({nameOf(QKeySequence::Undo)}, tr("Undo delete")) +
           row({nameOf(Qt::CTRL | Qt::Key_R)}, tr("Rematch")) +
           row({nameOf(Qt::SHIFT | Qt::Key_F10)}, tr("Choose the order of the list"));
}

QString KeyList::ofSandbox()
{
    return heading(tr("In the sandbox")) +
           row({QStringLiteral("←"), QStringLiteral("→"), QStringLiteral("↑"), QStringLiteral("↓")},
               tr("Go from cell to cell")) +
           row({nameOf(Qt::Key_Space), nameOf(Qt::Key_Enter)}, tr("Set the chosen disc, or take it away")) +
           row({nameOf(Qt::Key_X), nameOf(Qt::Key_O)}, tr("Set this disc")) +
           row({nameOf(Qt::Key_Delete)}, tr("Empty the cell"));
}

QString KeyList::ofWindows()
{
    return heading(tr("In all windows")) +
           row({nameOf(Qt::Key_Tab), nameOf(Qt::SHIFT | Qt::Key_Tab)},
               tr("To the next button or field, and back")) +
           row({nameOf(Qt::CTRL | Qt::Key_Tab), nameOf(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
               tr("To the next tab, and back")) +
           row({nameOf(Qt::Key_Space)}, tr("Press the selected button")) +
           row({nameOf(Qt::CTRL | Qt::Key_F1)}, tr("Explain the selected item")) +
           row({nameOf(Qt::Key_F10)}, tr("To the menus")) +
           row({nameOf(Qt::ALT) + tr("letter")},
               tr("Open the menu, or press what has this letter underlined")) +
           row({nameOf(Qt::Key_Escape)}, tr("Close the dialog"));
}

QString KeyList::html(const Commands &commands, bool downDrops)
{
    QString rows = ofBoard(downDrops);
    for (const Commands::Menu menu : Commands::allMenus) {
        QString ofMenu;
        for (const QAction *action : commands.menu(menu)) {
            if (action && action->isVisible() && !action->shortcut().isEmpty())
                ofMenu += row({nameOf(action->shortcut())}, action->text().remove(u'&'));
        }
        if (!ofMenu.isEmpty())
            rows += heading(Commands::title(menu).remove(u'&')) + ofMenu;
    }
    return QStringLiteral("<table>%1</table>").arg(rows + ofHistory() + ofSandbox() + ofWindows());
}

} // namespace four
