// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessiblelabel.h"

#include "ui/text/words.h"
#include "ui/widgets/livelabel.h"

#include <QLabel>
#include <QTextDocumentFragment>

namespace four {

namespace {
QAccessibleInterface *describe(const QString &, QObject *object)
{
    // Of all that Qt 6.4 can tell a screen reader, only a notification that appears is spoken at once.
    if (auto *label = qobject_cast<LiveLabel *>(object))
        return new AccessibleLabel(label, QAccessible::Notification);
    if (auto *label = qobject_cast<QLabel *>(object))
        return new AccessibleLabel(label);
    return nullptr;
}
} // namespace

void AccessibleLabel::install()
{
    QAccessible::installFactory(describe);
}

AccessibleLabel::AccessibleLabel(QLabel *label, QAccessible::Role role) : QAccessibleWidget(label, role) {}

QString AccessibleLabel::text(QAccessible::Text kind) const
{
    const auto *label = static_cast<const QLabel *>(widget());
    QString said = QAccessibleWidget::text(kind);
    if (kind == QAccessible::Name && label->accessibleName().isEmpty()) {
        said = label->text();
        if (label->textFormat() == Qt::RichText ||
            (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(said)))
            said = QTextDocumentFragment::fromHtml(said).toPlainText();
        else if (label->buddy())
            said.remove(u'&'); // before the letter that leads there
    }
    return Words::plain(said);
}

QVector<std::pair<QAccessibleInterface *, QAccessible::Relation>>
AccessibleLabel::relations(QAccessible::Relation match) const
{
    auto related = QAccessibleWidget::relations(match);
    QWidget *buddy = static_cast<const QLabel *>(widget())->buddy();
    if (buddy && (match & QAccessible::Labelled))
        related.emplaceBack(QAccessible::queryAccessibleInterface(buddy), QAccessible::Labelled);
    return related;
}

} // namespace four
