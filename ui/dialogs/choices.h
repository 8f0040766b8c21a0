// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QComboBox>
#include <QCoreApplication>

namespace four {

/// The parts of a ruleset that are chosen from a list, in the words of the interface.
class Choices
{
    Q_DECLARE_TR_FUNCTIONS(four::Choices)

public:
    // Filled again, a list speaks the language of the moment and keeps what was selected.
    static void fillStarters(QComboBox *box);
    static void fillLetters(QComboBox *box);
    static void fillOpenings(QComboBox *box);
    static void fillViolations(QComboBox *box);

    template <typename Enum>
    static void select(QComboBox *box, Enum value)
    {
        box->setCurrentIndex(box->findData(static_cast<int>(value)));
    }
    template <typename Enum>
    [[nodiscard]] static Enum selected(const QComboBox *box)
    {
        return static_cast<Enum>(box->currentData().toInt());
    }
};

} // namespace four
