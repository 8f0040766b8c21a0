// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/coachwords.h"

#include "ui/text/words.h"

namespace four {

QString CoachWords::value(coach::Outlook outlook, bool isBest)
{
    const QString drops = number(outlook.drops);
    switch (outlook.result) {
    case coach::Result::Win:
        //: of a column: %1 is how many discs the winner still drops
        return (isBest ? tr("wins in %1, the best") : tr("wins in %1")).arg(drops);
    case coach::Result::Draw:
        //: of a column
        return isBest ? tr("draws, the best") : tr("draws");
    case coach::Result::Loss:
        //: of a column: %1 is how many discs the winner still drops
        return (isBest ? tr("loses in %1, the best") : tr("loses in %1")).arg(drops);
    }
    return {};
}

QString CoachWords::estimate(coach::Result leaning, int depth, bool isBest)
{
    QString words;
    switch (leaning) {
    case coach::Result::Win:
        //: of a column
        words = isBest ? tr("looks good, the best") : tr("looks good");
        break;
    case coach::Result::Draw:
        //: of a column
        words = isBest ? tr("looks even, the best") : tr("looks even");
        break;
    case coach::Result::Loss:
        //: of a column
        words = isBest ? tr("looks bad, but is the best") : tr("looks bad");
        break;
    }
    //: of a column: %1 is "looks good"
    return tr("%1: an estimate, %n turn(s) ahead", "", depth).arg(words);
}

QString CoachWords::valueGivenUp()
{
    //: of a column
    return tr("not known, as it takes too long to find out");
}

} // namespace four
