// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

namespace four {

/// The enum value of a number that was stored, if it is one of the enum's `count` values.
template <typename Enum>
[[nodiscard]] Enum storedEnum(const QVariant &stored, Enum fallback, int count)
{
    const int number = stored.toInt();
    return number >= 0 && number < count ? static_cast<Enum>(number) : fallback;
}

} // namespace four
