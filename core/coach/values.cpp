// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/values.h"

#include "core/engine/analysis.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace four::coach {

namespace {

/// The columns that can be played and have an outlook for which `isTrue` holds.
template <class Predicate>
std::vector<int> columnsWhere(const std::vector<std::optional<Outlook>> &outlooks, Predicate isTrue)
{
    std::vector<int> columns;
    for (std::size_t column = 0; column < outlooks.size(); ++column) {
        if (outlooks[column] && isTrue(*outlooks[column]))
            columns.push_back(static_cast<int>(column));
    }
    return columns;
}

} // namespace

Values::Values(std::vector<std::optional<Outlook>> outlooks) : m_outlooks(std::move(outlooks))
{
    const std::optional<Outlook> best = *std::ranges::max_element(m_outlooks); // no value compares least
    assert(best);
    m_best = *best;
}

std::vector<int> Values::bestColumns() const
{
    return columnsWhere(m_outlooks, [this](Outlook outlook) { return outlook == m_best; });
}

std::vector<int> Values::keepingColumns() const
{
    return columnsWhere(m_outlooks, [this](Outlook outlook) { return outlook.result == m_best.result; });
}

std::vector<int> Values::losingColumns() const
{
    return columnsWhere(m_outlooks, [this](Outlook outlook) { return outlook.result != m_best.result; });
}

std::vector<int> Values::worseColumns() const
{
    std::vector<int> losing = losingColumns();
    return losing.empty() ? columnsWhere(m_outlooks, [this](Outlook outlook) { return outlook != m_best; })
                          : losing;
}

std::vector<int> Values::openColumns() const
{
    return columnsWhere(m_outlooks, [](Outlook) { return true; });
}

Outlook outlookIfOffered(Outlook plain)
{
    if (plain.result != Result::Win)
        return plain;
    // The disc is then one of those that its new owner needs.
    return {.result = Result::Loss, .drops = std::max(1, plain.drops - 1)};
}

Values valuesIfOffered(const Values &plain)
{
    std::vector<std::optional<Outlook>> outlooks;
    for (int column = 0; column < plain.columns(); ++column) {
        const std::optional<Outlook> outlook = plain.at(column);
        outlooks.push_back(outlook ? std::optional(outlookIfOffered(*outlook)) : std::nullopt);
    }
    return Values(std::move(outlooks));
}

std::optional<Values> valuesOf(engine::Solver &solver, const engine::Position &position,
                               const engine::StopSign &stop, const OutlookHandler &columnKnown)
{
    const int empties = position.empties();
    const auto known = [&](int column, int score) {
        if (columnKnown)
            columnKnown(column, Outlook::ofScore(score, empties));
    };
    const auto analysis = engine::analyse(solver, position, engine::Strength::Strong, known, stop);
    if (!analysis)
        return {};
    std::vector<std::optional<Outlook>> outlooks;
    for (const std::optional<int> &score : analysis->scores)
        outlooks.push_back(score ? std::optional(Outlook::ofScore(*score, empties)) : std::nullopt);
    return Values(std::move(outlooks));
}

} // namespace four::coach
