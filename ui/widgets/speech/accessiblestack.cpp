// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/accessiblestack.h"

#include <QAccessibleWidget>
#include <QStackedWidget>

namespace four {

namespace {
QAccessibleInterface *describeStack(const QString &, QObject *object)
{
    auto *stack = qobject_cast<QStackedWidget *>(object);
    return stack ? new QAccessibleWidget(stack, QAccessible::Grouping) : nullptr;
}
} // namespace

void describeStacksAsGroups()
{
    QAccessible::installFactory(describeStack);
}

} // namespace four
