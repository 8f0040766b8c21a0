// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/accessiblechanges.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QScrollBar>
#include <QStackedWidget>
#include <QWidget>

#include <utility>

namespace four {

namespace {
QPointer<AccessibleChanges> installed;
QAccessible::UpdateHandler before = nullptr;

bool isOfEnabled(const QAccessibleEvent &event)
{
    if (event.type() != QAccessible::StateChanged)
        return false;
    QAccessible::State enabled;
    enabled.disabled = true;
    return static_cast<const QAccessibleStateChangeEvent &>(event).changedStates() == enabled;
}

/// A view sends this when its current row is set, even without the focus.
bool isOfFocusElsewhere(const QAccessibleEvent &event)
{
    const auto *view = qobject_cast<QAbstractItemView *>(event.object());
    return event.type() == QAccessible::Focus && view && !view->hasFocus();
}
} // namespace

AccessibleChanges::AccessibleChanges(QObject *parent) : QObject(parent)
{
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &AccessibleChanges::reportAll);
}

void AccessibleChanges::install()
{
    if (installed)
        return;
    installed = new AccessibleChanges(QCoreApplication::instance());
    before = QAccessible::installUpdateHandler(&AccessibleChanges::filterEvent);
}

void AccessibleChanges::filterEvent(QAccessibleEvent *event)
{
    if (!installed || !QAccessible::isActive())
        return passEvent(event);
    if (!isOfFocusElsewhere(*event) && !installed->keepChange(*event))
        passEvent(event);
}

void AccessibleChanges::passEvent(QAccessibleEvent *event)
{
    if (before)
        return before(event);
    // Without a handler, Qt tells the desktop.
    const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(handler);
}

bool AccessibleChanges::keepChange(const QAccessibleEvent &event)
{
    auto *widget = qobject_cast<QWidget *>(event.object());
    const bool isOfPart = event.child() >= 0; // an id, which may stand there instead, is negative
    if (!widget || isOfPart)
        return false;
    // A screen reader knows nothing of a widget that was never shown.
    const bool isUnknown = !widget->testAttribute(Qt::WA_WState_Created);
    if (event.type() == QAccessible::NameChanged || event.type() == QAccessible::DescriptionChanged) {
        if (!isUnknown)
            (event.type() == QAccessible::NameChanged ? changesOf(widget).name
                                                      : changesOf(widget).description) = true;
    } else if (isOfEnabled(event)) {
        if (!isUnknown)
            changesOf(widget).enabled = true;
    } else if (event.type() == QAccessible::ValueChanged && qobject_cast<QScrollBar *>(widget)) {
        if (!isUnknown)
            changesOf(widget).value = true;
    } else {
        if (event.type() == QAccessible::ObjectShow && m_changes.contains(widget))
            m_turn.start();
        return false;
    }
    return true;
}

AccessibleChanges::Changes &AccessibleChanges::changesOf(QWidget *widget)
{
    m_turn.start();
    Changes &changes = m_changes[widget];
    if (changes.widget != widget)
        changes = {.widget = widget};
    return changes;
}

void AccessibleChanges::reportAll()
{
    for (const Changes &changes : std::exchange(m_changes, {})) {
        if (!changes.widget)
            continue;
        if (changes.widget->isVisible())
            reportChanges(changes);
        else
            m_changes.insert(changes.widget, changes);
    }
}

void AccessibleChanges::reportChanges(const Changes &changes)
{
    QWidget *widget = changes.widget;
    for (const auto &[isDue, what] : {std::pair(changes.name, QAccessible::NameChanged),
                                      std::pair(changes.description, QAccessible::DescriptionChanged)}) {
        QAccessibleEvent event(widget, what);
        if (isDue)
            passEvent(&event);
    }
    if (changes.enabled) {
        QAccessible::State state;
        state.disabled = true;
        QAccessibleStateChangeEvent event(widget, state);
        passEvent(&event);
    }
    if (changes.value) {
        QAccessibleValueChangeEvent event(widget, static_cast<QScrollBar *>(widget)->value());
        passEvent(&event);
    }
}

namespace {
QAccessibleInterface *describeGroup(const QString &, QObject *object)
{
    const bool isGroup = qobject_cast<QStackedWidget *>(object) || object->property(groupProperty).toBool();
    return isGroup ? new QAccessibleWidget(static_cast<QWidget *>(object), QAccessible::Grouping) : nullptr;
}
} // namespace

void describeGroups()
{
    QAccessible::installFactory(describeGroup);
}

} // namespace four

#include "moc_accessiblechanges.cpp"
