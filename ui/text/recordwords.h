// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// What is wrong with a record, in the words of the interface's present language.
class RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(four::RecordWords)

public:
    /// The line and the reason, one sentence.
    [[nodiscard]] static QString error(const RecordError &error);
    /// What stood in a file, safe to show in a sentence: whole characters, none of them invisible, not too
    /// many.
    [[nodiscard]] static QString quoted(const std::string &subject);

private:
    [[nodiscard]] static QString reason(const RecordError &error);
};

} // namespace four
