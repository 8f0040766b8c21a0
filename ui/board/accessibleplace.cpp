// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/accessibleplace.h"

#include "ui/board/boardview.h"

namespace four {

QWindow *AccessiblePlace::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessiblePlace::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QRect AccessiblePlace::rect() const
{
    if (!m_view || !isThere())
        return {};
    const QRect shown = m_view->mapFromScene(sceneRect()).boundingRect();
    return {m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size()};
}

QAccessible::State AccessiblePlace::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.readOnly = true;
    state.focused = m_view && parent()->focusChild() == this;
    state.invisible = !m_view || !m_view->isVisible();
    return state;
}

void *AccessiblePlace::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
}

void AccessiblePlace::doAction(const QString &name)
{
    if (name == pressAction() && m_view && isThere())
        press();
}

} // namespace four
