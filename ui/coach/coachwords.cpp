// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/coachwords.h"

#include <QLocale>

namespace four {

namespace {
QString number(int value)
{
    return QLocale().toString(value);
}
} // namespace

QString CoachWords::value(int column, coach::Outlook outlook, bool isBest)
{
    const QString place = number(column + 1);
    const QString drops = number(outlook.drops);
    switch (outlook.result) {
    case coach::Result::Win:
        //: %1 is the column's number, %2 how many discs the winner still drops
        return (isBest ? tr("Column %1: wins in %2, the best") : tr("Column %1: wins in %2"))
            .arg(place, drops);
    case coach::Result::Draw:
        return (isBest ? tr("Column %1: draws, the best") : tr("Column %1: draws")).arg(place);
    case coach::Result::Loss:
        //: %1 is the column's number, %2 how many discs the winner still drops
        return (isBest ? tr("Column %1: loses in %2, the best") : tr("Column %1: loses in %2"))
            .arg(place, drops);
    }
    return {};
}

QString CoachWords::valueGivenUp(int column)
{
    return tr("Column %1: not known, as it takes too long to find out").arg(number(column + 1));
}

} // namespace four
