// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keys/heldkeys.h"

#include <QKeyEvent>

namespace four {

namespace {
/// The key itself where the system says which it is: with a modifier that was let go in between, it writes
/// something else.
quint64 keyOf(const QKeyEvent &event)
{
    constexpr quint64 unnumbered = 1ULL << 32;
    return event.nativeScanCode() != 0 ? event.nativeScanCode()
                                       : unnumbered | static_cast<quint32>(event.key());
}
} // namespace

void HeldKeys::release(const QKeyEvent &event)
{
    m_released.insert(keyOf(event), event.timestamp());
}

HeldKeys::Press HeldKeys::kindOf(const QKeyEvent &event) const
{
    if (event.isAutoRepeat())
        return Press::Repeat;
    const quint64 pressed = event.timestamp();
    const quint64 released = m_released.value(keyOf(event), 0);
    if (released == 0 || pressed < released || pressed - released > m_bounce)
        return Press::New;
    return pressed == released ? Press::Repeat : Press::Bounce;
}

} // namespace four
