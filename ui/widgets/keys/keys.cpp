// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/keys.h"

#include <QKeyEvent>

#include <string_view>

namespace four {

namespace {
// By the scan code of PC keyboards, as Linux and Windows have it; a space is a key that writes nothing.
constexpr std::u16string_view usLayout = u"  1234567890-=  qwertyuiop[]  asdfghjkl;'` \\zxcvbnm,./";

#if defined(Q_OS_WIN)
constexpr bool isKnown = true;
constexpr quint32 offset = 0;
#elif defined(Q_OS_MACOS)
constexpr bool isKnown = false;
constexpr quint32 offset = 0;
#else
// X11 and Wayland leave the lowest eight numbers free.
constexpr bool isKnown = true;
constexpr quint32 offset = 8;
#endif
} // namespace

std::optional<char16_t> physicalkey::latin(const QKeyEvent &event)
{
    const quint32 code = event.nativeScanCode();
    if (!isKnown || code < offset || code - offset >= usLayout.size() ||
        event.modifiers().testFlag(Qt::KeypadModifier))
        return {};
    const char16_t written = usLayout[code - offset];
    return written == u' ' ? std::optional<char16_t>() : written;
}

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
