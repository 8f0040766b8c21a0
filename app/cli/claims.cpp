// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/claims.h"

#include "app/cli/words.h"
#include "core/engine/position.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace four::cli {

namespace {

using coach::AnswerRule;
using coach::Plan;
using coach::Reason;
using Kind = Reason::Kind;

/// ` NAME=VALUE`; nothing without a value
std::string pair(const char *name, const std::string &value)
{
    return value.empty() ? "" : std::string(" ") + name + '=' + value;
}

std::string columnsOf(const std::vector<int> &columns)
{
    return columns.empty() ? "" : wordOf(columns);
}

std::string ruleOf(const AnswerRule &rule)
{
    switch (rule.kind) {
    case AnswerRule::Kind::FollowUp:
        return "follow-up";
    case AnswerRule::Kind::FollowUpExcept:
        return std::string("follow-up-except-") + engine::columnName(rule.column);
    case AnswerRule::Kind::SamePair:
        break;
    }
    return std::string("same-pair-") + engine::columnName(rule.column) + '-' + engine::columnName(rule.other);
}

/// @param line of best play, of which a plan that is not proven is an example
std::string claimOf(const Plan &plan, const std::vector<int> &line)
{
    constexpr std::array hows{"zugzwang", "stacked", "double", "triple"};
    constexpr std::array threats{"stands", "made", "comes"};
    return wordOf(Kind::Plan) + pair("certainty", plan.isProven ? "proven" : "example") +
           pair("cells", wordOf(plan.cells)) +
           pair("threat", threats.at(static_cast<std::size_t>(plan.threat))) +
           pair("how", plan.how ? hows.at(static_cast<std::size_t>(*plan.how)) : "") +
           pair("rule", plan.rule ? ruleOf(*plan.rule) : "") +
           pair("line", plan.isProven ? "" : columnsOf(line));
}

std::string claimOf(const Reason &reason, const std::vector<int> &line)
{
    if (reason.plan)
        return claimOf(*reason.plan, line);
    const char *threat = reason.kind == Kind::MakesThreat    ? "made"
                         : reason.kind == Kind::BreaksThreat ? "comes"
                                                             : "";
    return wordOf(reason.kind) + pair("certainty", "proven") +
           pair("cells", reason.cells.empty() ? "" : wordOf(reason.cells)) +
           pair("columns", columnsOf(reason.columns)) +
           pair("number", reason.number == 0 ? "" : std::to_string(reason.number)) + pair("threat", threat) +
           pair("rule", reason.rule ? ruleOf(*reason.rule) : "") + pair("line", columnsOf(reason.line));
}

/// What the opponent does after a column. @param name of the kind of such sentences
void tell(const coach::WhyNot &answer, const char *name, std::ostream &output)
{
    const std::string begin = std::string("  ") + name + ' ' + engine::columnName(answer.column) + ' ';
    const std::string end = pair("answer", std::string(1, engine::columnName(answer.answer))) +
                            pair("outlook", wordOf(answer.outlook));
    output << begin << claimOf(answer.reason, answer.course.line) << end << '\n';
    if (const Plan *plan = answer.plan(); plan && !answer.reason.plan)
        output << begin << claimOf(*plan, answer.course.line) << end << '\n';
}

} // namespace

void tellClaims(const coach::Hint &hint, std::ostream &output)
{
    output << "  " << claimOf(hint.reason, hint.course.line) << '\n';
    if (hint.afterBlock)
        tell(*hint.afterBlock, "after-block", output);
    if (const Plan *plan = hint.planBesideReason())
        output << "  " << claimOf(*plan, hint.course.line) << '\n';
    if (hint.hasOnlyMoveNote())
        output << "  " << wordOf(Kind::OnlyMove) << pair("certainty", "proven")
               << pair("columns", columnsOf(hint.values.losingColumns())) << '\n';
    if (hint.whyNot)
        tell(*hint.whyNot, "why-not", output);
}

} // namespace four::cli
