// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/tactics.h"

#include "core/coach/forcedline.h"

#include <algorithm>
#include <cstdlib>

namespace four::coach {

namespace {

using Kind = Reason::Kind;
using Word = Field::Word;

/// Drops: a longer forced win is too hard for a person to follow.
constexpr int longestForced = 12;
constexpr int anyLength = 100;

class Tactics
{
public:
    Tactics(const Field &field, const Values &values)
        : m_field(field), m_values(values), m_best(values.best()), m_wins(field.ownWins()),
          m_threats(field.otherWins())
    {
    }

    [[nodiscard]] std::optional<Tactic> find()
    {
        using Finder = std::optional<Reason> (Tactics::*)(int);
        std::vector<int> columns = m_values.bestColumns();
        const auto distance = [&](int column) { return std::abs(2 * column - (m_field.columns() - 1)); };
        std::ranges::stable_sort(columns, {}, distance);
        for (const Finder finder : {&Tactics::winsNow, &Tactics::mustBlock, &Tactics::twoThreats,
                                    &Tactics::forces, &Tactics::stopsThat, &Tactics::notUnder}) {
            for (const int column : columns) {
                if (std::optional<Reason> reason = (this->*finder)(column))
                    return Tactic{column, std::move(*reason)};
            }
        }
        return {};
    }

private:
    std::optional<Reason> winsNow(int column)
    {
        if ((m_wins & m_field.landing(column)) == 0)
            return {};
        return Reason{.kind = Kind::WinsNow, .cells = linesThrough(column), .line = {column}};
    }

    std::optional<Reason> mustBlock(int column)
    {
        if (m_wins != 0 || (m_threats & m_field.landing(column)) == 0)
            return {};
        return Reason{.kind = Kind::MustBlock, .cells = m_field.cellsOf(m_threats)};
    }

    /// A win in two drops by two threats: one disc cannot block both.
    std::optional<Reason> twoThreats(int column)
    {
        if (m_best != Outlook{Result::Win, 2})
            return {};
        const Field next = m_field.after(column);
        const Word wins = next.otherWins();
        const Word stacked = wins | (next.otherHoles() & next.above(wins));
        // Also of more than two, none is left out.
        const Word cells = (wins & (wins - 1)) != 0 ? wins : stacked;
        if ((cells & (cells - 1)) == 0)
            return {};
        std::vector<int> line = findForcedLine(m_field, 2, column).line.value();
        return Reason{.kind = Kind::TwoThreats, .cells = next.cellsOf(cells), .line = std::move(line)};
    }

    /// Only if no other way is quicker: the line shows the win that the outlook speaks of.
    std::optional<Reason> forces(int column)
    {
        if (m_best.result != Result::Win || m_best.drops < 3 || m_best.drops > longestForced)
            return {};
        const ForcedSearch search = findForcedLine(m_field, m_best.drops, column);
        if (!search.line)
            return {};
        return Reason{.kind = Kind::Forces,
                      .cells = {lastCell(m_field, *search.line)},
                      .number = search.drops(),
                      .line = *search.line};
    }

    std::optional<Reason> stopsThat(int column)
    {
        if (m_threats != 0)
            return {};
        if (!m_hasPassed) {
            m_hasPassed = true;
            m_danger = findForcedLine(m_field.passed(), longestForced);
        }
        if (!m_danger.line || m_danger.drops() < 2)
            return {};
        // A best drop that does not lose stops the line; of a losing one the search has to show it.
        if (m_best.result == Result::Loss) {
            const ForcedSearch after = findForcedLine(m_field.after(column), anyLength);
            if (after.line || !after.isComplete)
                return {};
        }
        // A drop that stops what every drop stops is no reason.
        std::vector<int> others;
        for (const int other : m_values.openColumns()) {
            if (other != column && m_values.at(other)->result == Result::Loss &&
                findForcedLine(m_field.after(other), longestForced).line)
                others.push_back(other);
        }
        if (others.empty())
            return {};
        const int first = m_danger.line->front();
        return Reason{.kind = Kind::StopsThat,
                      .cells = m_field.cellsOf(m_field.landing(first)),
                      .columns = std::move(others),
                      .number = m_danger.drops(),
                      .line = *m_danger.line};
    }

    std::optional<Reason> notUnder(int)
    {
        // What makes the result worse, or, where nothing does, all but the one best column.
        std::vector<int> others = m_values.losingColumns();
        if (others.empty() && m_values.bestColumns().size() == 1) {
            for (const int other : m_values.openColumns()) {
                if (*m_values.at(other) < m_best)
                    others.push_back(other);
            }
        }
        if (others.empty())
            return {};
        const Word holes = m_field.otherHoles() | m_field.ownHoles();
        Word cells = 0;
        for (const int other : others) {
            const Word above = m_field.above(m_field.landing(other));
            if ((above & holes) == 0)
                return {};
            cells |= above;
        }
        return Reason{.kind = Kind::NotUnder, .cells = m_field.cellsOf(cells), .columns = std::move(others)};
    }

    [[nodiscard]] static Cell lastCell(Field field, const std::vector<int> &line)
    {
        for (std::size_t i = 0; i + 1 < line.size(); ++i)
            field = field.after(line[i]);
        return field.cellOf(field.landing(line.back()));
    }

    /// The cells of every line that this drop completes.
    [[nodiscard]] std::vector<Cell> linesThrough(int column) const
    {
        return m_field.cellsOf(m_field.after(column).otherLines());
    }

    const Field &m_field;
    const Values &m_values;
    Outlook m_best;
    Word m_wins;    ///< where the mover wins now
    Word m_threats; ///< where the opponent would
    bool m_hasPassed = false;
    ForcedSearch m_danger; ///< the opponent's, if the mover passes
};

} // namespace

std::optional<Tactic> findTactic(const Field &field, const Values &values)
{
    return Tactics(field, values).find();
}

} // namespace four::coach
