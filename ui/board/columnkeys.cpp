// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/columnkeys.h"

#include "ui/widgets/keys/physicalkey.h"

#include <QKeyEvent>

namespace four {

namespace {
int columnOf(int digit)
{
    return digit == 0 ? 9 : digit - 1;
}

bool canWriteADigit(Qt::KeyboardModifiers modifiers)
{
#ifdef Q_OS_WIN
    if ((modifiers & ~Qt::ShiftModifier) == (Qt::ControlModifier | Qt::AltModifier))
        return true; // how AltGr comes there
#endif
    return (modifiers & ~(Qt::ShiftModifier | Qt::GroupSwitchModifier)) == Qt::NoModifier;
}
} // namespace

std::optional<int> columnkeys::column(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString text = event.text();
    if (canWriteADigit(modifiers) && text.size() == 1 && text.front().digitValue() >= 0)
        return columnOf(text.front().digitValue());
    if (modifiers != Qt::NoModifier)
        return {};
    const std::optional<char16_t> there = physicalkey::latin(event);
    if (!there || !QChar(*there).isDigit())
        return {};
    return columnOf(QChar(*there).digitValue());
}

} // namespace four
