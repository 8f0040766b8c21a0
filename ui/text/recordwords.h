// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// What is wrong with a game's record, in the words of the interface's present language.
class RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(four::RecordWords)

public:
    /// A sentence or two, without the line that it is about. What it quotes of the record is shortened.
    [[nodiscard]] static QString sentence(const RecordError &error);
};

} // namespace four
