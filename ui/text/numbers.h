// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace four {

/// As the interface's language writes numbers.
[[nodiscard]] inline QString number(qlonglong value)
{
    return QLocale().toString(value);
}

/// @param column from 0; people count from 1
[[nodiscard]] inline QString columnNumber(int column)
{
    return number(column + 1);
}

} // namespace four
