// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"

#include "tests/gui/onscreen.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/namelabel.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>

namespace four::gui {

namespace {
QString numbersIn(const QString &text)
{
    static const QRegularExpression notDigits(QStringLiteral("[^0-9]+"));
    return text.split(notDigits, Qt::SkipEmptyParts).join(u' ');
}
} // namespace

QStringList Driver::moves() const
{
    QStringList rows;
    const auto *list = find<QTableView>(QStringLiteral("moveList"));
    for (int row = 0; list && row < list->model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < list->model()->columnCount(); ++column)
            cells << list->model()->index(row, column).data().toString();
        rows << cells.join(QStringLiteral(": "));
    }
    return rows;
}

int Driver::currentMove() const
{
    const auto *list = find<QTableView>(QStringLiteral("moveList"));
    const QModelIndexList selected = list ? list->selectionModel()->selectedRows() : QModelIndexList();
    return selected.size() == 1 && selected.front().row() == list->currentIndex().row()
               ? selected.front().row()
               : -1;
}

QString Driver::textOnPage(const QString &label) const
{
    const auto *found = m_window->findChild<QLabel *>(label);
    return found && found->isVisible() ? found->text() : QString();
}

QString Driver::labelOf(const QString &path) const
{
    QStringList names;
    auto *widget = find<QWidget>(path);
    if (!widget)
        return notOnScreen(path);
    for (const auto &[label, relation] :
         QAccessible::queryAccessibleInterface(widget)->relations(QAccessible::Label))
        names << label->text(QAccessible::Name);
    return names.join(u' ');
}

QString Driver::text(const QString &path) const
{
    QWidget *found = findWidget(path);
    if (const auto *name = qobject_cast<NameLabel *>(found))
        return name->name();
    if (const auto *label = qobject_cast<QLabel *>(found))
        return label->text();
    if (const auto *button = qobject_cast<QAbstractButton *>(found))
        return button->text();
    if (const auto *line = qobject_cast<QLineEdit *>(found))
        return line->text();
    return notOnScreen(path);
}

bool Driver::isOnScreen(const QString &path) const
{
    return findWidget(path);
}

bool Driver::isRefusalShown() const
{
    const QWidget *message = findWidget(QStringLiteral("turnBar/message"));
    return message && message->autoFillBackground();
}

bool Driver::isEnabled(const QString &path) const
{
    const QWidget *found = findWidget(path);
    return found && found->isEnabled();
}

QString Driver::panel() const
{
    QStringList shown;
    for (const char *name : {"startPanel", "turnBar", "practicePanel", "resultPanel", "replayPanel",
                             "openingsFoot", "endingFoot"}) {
        if (isSeen(m_window->findChild<QWidget *>(name)))
            shown << QString::fromLatin1(name);
    }
    return shown.join(u' ');
}

QString Driver::name(Player player) const
{
    return text(card(player) + "/name");
}

QString Driver::identity(Player player) const
{
    return text(card(player) + "/identity");
}

QString Driver::state(Player player) const
{
    return text(card(player) + "/state");
}

QString Driver::left(Player player) const
{
    QStringList rows;
    for (const char *name : {"discs", "undos", "violations", "blocks", "removes"}) {
        const QString row = QString::fromLatin1(name);
        if (isOnScreen(card(player) + u'/' + row))
            rows << row + u' ' + text(card(player) + u'/' + row);
    }
    return rows.join(QStringLiteral(", "));
}

QString Driver::buttons() const
{
    QStringList all;
    for (const char *name : {"undo", "block", "endTurn", "remove", "popOut"}) {
        const auto *button = m_window->findChild<QWidget *>("turnBar")->findChild<QPushButton *>(name);
        if (!isSeen(button))
            continue;
        const QString number = numbersIn(button->text());
        const QString what = QString::fromLatin1(name) + (number.isEmpty() ? QString() : u' ' + number);
        all << (button->isEnabled() ? what : u'[' + what + u']');
    }
    return all.join(QStringLiteral(", "));
}

QString Driver::discs() const
{
    QStringList columns;
    for (int column = 0; column < game().rules().columns; ++column) {
        QString discs;
        for (int row = 0; row < game().rules().rows; ++row) {
            if (const DiscItem *disc = scene().discAt({column, row}))
                discs += disc->colour() == Colour::Yellow ? u'y' : u'r';
        }
        columns << (discs.isEmpty() ? QStringLiteral("-") : discs);
    }
    return columns.join(u' ');
}

namespace {
QString textOf(const std::vector<Cell> &cells)
{
    QStringList texts;
    for (const Cell cell : cells)
        texts << QStringLiteral("%1,%2").arg(cell.column + 1).arg(cell.row + 1);
    return texts.join(u' ');
}
} // namespace

QString Driver::marks(MarkItem::Kind kind) const
{
    return textOf(scene().marked(kind));
}

QString Driver::litCells() const
{
    return textOf(scene().litCells());
}

QString Driver::coachMarks(CoachMark::Kind kind) const
{
    QStringList cells;
    for (const CoachMark &mark : scene().coachMarks()) {
        if (mark.kind != kind)
            continue;
        const QChar owner = mark.player == Player::One ? u'y' : u'r';
        QString text = QStringLiteral("%1,%2").arg(mark.cell.column + 1).arg(mark.cell.row + 1);
        if (kind == CoachMark::Kind::Ghost)
            text += QStringLiteral("=%1%2").arg(owner).arg(mark.number);
        if (kind == CoachMark::Kind::Threat || kind == CoachMark::Kind::GoodThreat)
            text += owner + (mark.isPlayable ? QStringLiteral("*") : QString());
        cells << text;
    }
    return cells.join(u' ');
}

QStringList Driver::texts() const
{
    QStringList all{m_window->windowTitle()};
    QList<QWidget *> tops{m_window.get()};
    if (dialog()) {
        tops << dialog();
        all << dialog()->windowTitle();
    }
    for (const QAction *action : m_window->menuBar()->actions())
        all << action->text();
    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (!action->objectName().isEmpty())
            all << action->text();
    }
    for (const QWidget *top : tops) {
        for (const QWidget *widget : top->findChildren<QWidget *>()) {
            if (!isSeen(widget))
                continue;
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                all << label->text();
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                all << button->text();
            else if (const auto *box = qobject_cast<const QComboBox *>(widget))
                all << box->currentText();
            else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
                all << group->title();
        }
    }
    all.removeAll(QString());
    return all;
}

} // namespace four::gui
