// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/accessiblelabel.h"

#include "ui/text/words.h"

#include <QLabel>
#include <QTextDocumentFragment>

namespace four {

namespace {
QAccessibleInterface *describeLabel(const QString &, QObject *object)
{
    auto *label = qobject_cast<QLabel *>(object);
    return label ? new AccessibleLabel(label) : nullptr;
}
} // namespace

void AccessibleLabel::install()
{
    QAccessible::installFactory(describeLabel);
}

AccessibleLabel::AccessibleLabel(QLabel *label) : QAccessibleWidget(label, QAccessible::StaticText) {}

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
