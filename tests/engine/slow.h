// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// Rows that take minutes run only when asked for: by the tests labelled slow, or with FOUR_SLOW_TESTS=1.
inline bool wantsSlowRows()
{
    return qEnvironmentVariableIsSet("FOUR_SLOW_TESTS");
}
