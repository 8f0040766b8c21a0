// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/cutoff.h"

#include "ui/panels/footpage.h"
#include "ui/panels/playercard.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/namelabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTableView>

#include <algorithm>

namespace four {

QString text(QSize size)
{
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

namespace {
QString nameOf(const QWidget *widget)
{
    QString words;
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        words = label->text().left(40);
    else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        words = button->text();
    return QStringLiteral("%1 %2 '%3'")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(), words);
}

/// How much room the widget needs to be read whole, at the width it has.
QSize need(const QWidget *widget)
{
    if (qobject_cast<const NameLabel *>(widget))
        return widget->minimumSizeHint();
    if (const auto *label = qobject_cast<const QLabel *>(widget)) {
        if (label->text().isEmpty())
            return label->pixmap().deviceIndependentSize().toSize();
        if (!label->wordWrap())
            return label->sizeHint();
        // No word is wider than the label, and all lines are in it.
        return {label->minimumSizeHint().width(), label->heightForWidth(label->width())};
    }
    if (qobject_cast<const QAbstractButton *>(widget))
        return widget->sizeHint();
    // What does not fit in a line of it is behind a button at its end.
    if (qobject_cast<const QMenuBar *>(widget))
        return widget->minimumSizeHint();
    if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        int widest = 0;
        for (int i = 0; i < box->count(); ++i)
            widest = std::max(widest, box->fontMetrics().horizontalAdvance(box->itemText(i)));
        return {box->width() - field.width() + widest, box->minimumSizeHint().height()};
    }
    // On a screen with room for a line more or less than that it scrolls as well.
    if (const auto *area = qobject_cast<const FittingArea *>(widget);
        area && area->verticalScrollBar()->isVisible())
        return {area->minimumSizeHint().width(),
                area->minimumSizeHint().height() - 2 * area->fontMetrics().height()};
    return widget->minimumSizeHint();
}

/// A row of the table that cuts its words off, or leaves a line empty below them, if there is one.
QString wrongRow(const QTableView *table)
{
    const QAbstractItemView *view = table; // there it is public
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const int needed = std::max(view->sizeHintForRow(row), table->verticalHeader()->minimumSectionSize());
        const int spare = table->rowHeight(row) - needed;
        if (spare < 0 || spare >= table->fontMetrics().height())
            return QStringLiteral("row %1 of %2 has %3, needs %4")
                .arg(row)
                .arg(table->objectName())
                .arg(table->rowHeight(row))
                .arg(needed);
    }
    return {};
}

/// Everything in the widget that is cut off, lies outside of its parent or on another widget.
void collect(const QWidget *parent, QStringList &problems)
{
    QList<const QWidget *> children;
    for (const QObject *object : parent->children()) {
        const auto *child = qobject_cast<const QWidget *>(object);
        if (child && !child->isWindow() && child->isVisible())
            children << child;
    }
    for (const QWidget *child : children) {
        // What a card of the smallest form leaves out, and words below the board that give way to others.
        const bool mayGiveWay = qobject_cast<const PlayerCard *>(parent) ||
                                (qobject_cast<const FootPage *>(parent) && child->maximumHeight() == 0);
        if (mayGiveWay && child->size().isEmpty())
            continue;
        const QSize needed = need(child);
        if (child->width() < needed.width() || child->height() < needed.height())
            problems << QStringLiteral("%1 has %2, needs %3")
                            .arg(nameOf(child), text(child->size()), text(needed));
        if (const auto *table = qobject_cast<const QTableView *>(child)) {
            if (const QString row = wrongRow(table); !row.isEmpty())
                problems << row;
        }
        if (!parent->rect().contains(child->geometry()))
            problems << QStringLiteral("%1 leaves %2").arg(nameOf(child), nameOf(parent));
        for (const QWidget *other : children) {
            // The replay's bar takes the place of the hand above the board.
            const bool isBar = child->objectName() == QStringLiteral("replayBar") ||
                               other->objectName() == QStringLiteral("replayBar");
            const bool isBoard = child->objectName() == QStringLiteral("board") ||
                                 other->objectName() == QStringLiteral("board");
            // Before a game, the tiles lie over the board where they have no room beside it.
            const bool isStart = child->objectName() == QStringLiteral("startPanel") ||
                                 other->objectName() == QStringLiteral("startPanel");
            if (child < other && child->geometry().intersects(other->geometry()) &&
                !((isBar || isStart) && isBoard))
                problems << QStringLiteral("%1 overlaps %2").arg(nameOf(child), nameOf(other));
        }
        const bool isOneThing =
            qobject_cast<const QAbstractScrollArea *>(child) || qobject_cast<const QComboBox *>(child) ||
            qobject_cast<const QAbstractSpinBox *>(child) || qobject_cast<const QLineEdit *>(child) ||
            qobject_cast<const QMenuBar *>(child);
        if (!isOneThing)
            collect(child, problems);
    }
}
} // namespace

QStringList problemsOf(const QWidget *window)
{
    QStringList problems;
    collect(window, problems);
    return problems;
}

} // namespace four
