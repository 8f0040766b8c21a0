// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QCoreApplication>
#include <QString>

namespace four {

/// The rules of a game in words, made from its ruleset, so that they are never wrong about it.
class RulesText
{
    Q_DECLARE_TR_FUNCTIONS(four::RulesText)

public:
    /// As the HTML that QTextBrowser reads. Pictures are named by pictureUrl.
    [[nodiscard]] static QString html(const Ruleset &rules);

private:
    [[nodiscard]] static QString goal(const Ruleset &rules);
    [[nodiscard]] static QString beginning(const Ruleset &rules);
    [[nodiscard]] static QString turn(const Ruleset &rules);
    [[nodiscard]] static QString violations(const Ruleset &rules);
    [[nodiscard]] static QString powerUps(const Ruleset &rules);
    [[nodiscard]] static QString clock(const Ruleset &rules);
    [[nodiscard]] static QString keys(const Ruleset &rules);
    [[nodiscard]] static QString coach(const Ruleset &rules);
    [[nodiscard]] static QString learning();
    [[nodiscard]] static QString lessons();
};

} // namespace four
