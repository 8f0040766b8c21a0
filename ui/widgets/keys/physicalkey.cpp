// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/physicalkey.h"

#include <QKeyEvent>

#include <string_view>

namespace four {

namespace {
// By the scan code of the first PC keyboards, in which the kernels of Linux and Windows number these keys; a
// space is a key that writes nothing.
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

} // namespace four
