// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/outlook.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// What the coach says, in the words of the interface's present language.
class CoachWords
{
    Q_DECLARE_TR_FUNCTIONS(four::CoachWords)

public:
    /// What a drop into a column is worth to who is to move, to follow the column's name.
    [[nodiscard]] static QString value(coach::Outlook outlook, bool isBest);
    /// ... what it seems to be worth to a search that looked so many turns ahead.
    [[nodiscard]] static QString estimate(coach::Result leaning, int depth, bool isBest);
    /// ... that it will not be known.
    [[nodiscard]] static QString valueGivenUp();
};

} // namespace four
