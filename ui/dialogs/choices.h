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
    static void addStarters(QComboBox *box);
    static void addLetters(QComboBox *box);
    static void addOpenings(QComboBox *box);
    static void addViolations(QComboBox *box);

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
