// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keylist.h"

#include "ui/window/commands.h"

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

QString nameOf(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}
} // namespace

QString KeyList::html(const Commands &commands, bool onlyPlaying)
{
    QStringList rows{
        row({QStringLiteral("1"), QStringLiteral("…"), QStringLiteral("9"), QStringLiteral("0")},
            tr("Drop into that column (0 is the tenth)")),
        row({QStringLiteral("←"), QStringLiteral("→")}, tr("Choose a column")),
        row({QKeySequence(Qt::CTRL | Qt::Key_Up)
                 .toString(QKeySequence::NativeText)
                 .replace(nameOf(Qt::Key_Up), QStringLiteral("← → ↑ ↓"))},
            tr("Go from cell to cell, to hear what is there")),
        row({nameOf(Qt::Key_Enter), nameOf(Qt::Key_Space), QStringLiteral("↓")},
            tr("Drop into the chosen column")),
        row({nameOf(Qt::Key_Enter)}, tr("End the turn after a move")),
        row({nameOf(Qt::Key_Escape)}, tr("Stop removing a disc, or leave full screen")),
    };
    for (const Commands::Menu menu : Commands::allMenus) {
        if (onlyPlaying && menu != Commands::Menu::Move)
            continue;
        for (const QAction *action : commands.menu(menu)) {
            if (!action || action->shortcut().isEmpty())
                continue;
            rows << row({action->shortcut().toString(QKeySequence::NativeText)}, action->text().remove(u'&'));
        }
    }
    return QStringLiteral("<table>%1</table>").arg(rows.join(QString()));
}

} // namespace four
