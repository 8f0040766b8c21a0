// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"

#include <QHash>
#include <QString>

namespace four {

/// What is said of a drop beside it.
struct JudgementMark
{
    coach::Judgement judgement;
    QString words; ///< a sentence

    friend bool operator==(const JudgementMark &, const JudgementMark &) = default;
};

/// Of the entries of a history, counted from 1.
using JudgementMarks = QHash<int, JudgementMark>;

} // namespace four
