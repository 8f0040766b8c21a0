// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/tactics.h"

#include "core/coach/forcedline.h"

#include <algorithm>

namespace four::coach {

namespace {

using ReasonKind = Reason::Kind;
using Word = Field::Word;

/// Drops: a longer forced win is too hard for a person to follow.
constexpr int longestForced = 12;
constexpr int anyLength = 100;

class Tactics
{
public:
    Tactics(const Field &field, const Values &values, const TacticWishes &wishes)
        : m_field(field), m_values(values), m_wishes(wishes), m_best(values.best()), m_wins(field.ownWins()),
          m_threats(field.otherWins())
    {
    }

    [[nodiscard]] std::optional<Tactic> find()
    {
        using Finder = std::optional<Reason> (Tactics::*)(int);
        const std::vector<Finder> finders =
            m_wishes.isAnswer
                ? std::vector<Finder>{&Tactics::winsNow, &Tactics::twoThreats, &Tactics::forces,
                                      &Tactics::mustBlock, &Tactics::stopsThat}
                : std::vector<Finder>{&Tactics::winsNow, &Tactics::mustBlock, &Tactics::twoThreats,
                                      &Tactics::forces,  &Tactics::stopsThat, &Tactics::notUnder};
        for (const Finder finder : finders) {
            for (const int column : m_wishes.columns) {
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
        return Reason{.kind = ReasonKind::WinsNow, .cells = linesThrough(column), .line = {column}};
    }

    std::optional<Reason> mustBlock(int column)
    {
        if (m_wins != 0 || (m_threats & m_field.landing(column)) == 0)
            return {};
        return Reason{.kind = ReasonKind::MustBlock, .cells = m_field.cellsOf(m_threats)};
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
        return Reason{.kind = ReasonKind::TwoThreats, .cells = next.cellsOf(cells), .line = std::move(line)};
    }

    /// Only if no other way is quicker: the line shows the win that the outlook speaks of.
    std::optional<Reason> forces(int column)
    {
        if (m_best.result != Result::Win || m_best.drops < 3 || m_best.drops > longestForced)
            return {};
        const ForcedSearch search = findForcedLine(m_field, m_best.drops, column);
        if (!search.line)
            return {};
        return Reason{.kind = ReasonKind::Forces,
                      .cells = {lastCell(m_field, *search.line)},
                      .number = search.drops(),
                      .line = *search.line};
    }

    /// Every column that is worse loses by force, as quickly as its outlook says.
    std::optional<Reason> stopsThat(int column)
    {
        if (m_threats != 0)
            return {};
        if (!m_stopped) {
            m_stopped = true;
            m_danger = findDanger();
        }
        if (!m_danger)
            return {};
        // A best drop that does not lose stops them; of a losing one the search has to show it.
        if (m_best.result == Result::Loss) {
            const ForcedSearch after = findForcedLine(m_field.after(column), anyLength);
            if (after.line || !after.isComplete)
                return {};
        }
        return m_danger;
    }

    [[nodiscard]] std::optional<Reason> findDanger() const
    {
        const std::vector<int> others = m_values.worseColumns();
        Reason danger{.kind = ReasonKind::StopsThat, .columns = others};
        for (const int other : others) {
            const Outlook outlook = *m_values.at(other);
            if (outlook.result != Result::Loss || outlook.drops > longestForced)
                return {};
            const ForcedSearch search = findForcedLine(m_field.after(other), outlook.drops);
            if (!search.line || search.drops() != outlook.drops)
                return {};
            if (outlook.drops <= danger.number)
                continue;
            danger.number = outlook.drops;
            danger.line = {other};
            danger.line.insert(danger.line.end(), search.line->begin(), search.line->end());
        }
        // What loses at once is told by NotUnder.
        if (danger.number < 2)
            return {};
        const Word start = m_field.after(danger.line[0]).landing(danger.line[1]);
        if (std::ranges::all_of(others, [&](int other) { return canBeginAt(start, other); }))
            danger.cells = m_field.cellsOf(start);
        return danger;
    }

    /// Whether a quickest forced win after the column begins with a disc on this cell.
    [[nodiscard]] bool canBeginAt(Word start, int other) const
    {
        const Field after = m_field.after(other);
        const int drops = m_values.at(other)->drops;
        const int column = m_field.cellOf(start).column;
        if (after.landing(column) != start)
            return false;
        return drops == 1 ? (after.ownWins() & start) != 0
                          : findForcedLine(after, drops, column).line.has_value();
    }

    std::optional<Reason> notUnder(int column)
    {
        // What makes the result worse, or, where nothing does, all but the one best column.
        const std::vector<int> others = m_values.worseColumns();
        if (others.empty() || (!m_values.isDecision() && m_values.bestColumns().size() > 1))
            return {};
        const Word holes = m_field.otherHoles() | m_field.ownHoles();
        if ((m_field.above(m_field.landing(column)) & holes) != 0)
            return {};
        Word cells = 0;
        for (const int other : others) {
            const Word above = m_field.above(m_field.landing(other));
            if ((above & holes) == 0)
                return {};
            if ((above & m_field.otherHoles()) == 0 && !m_wishes.isAnsweredAbove(other))
                return {};
            cells |= above;
        }
        return Reason{.kind = ReasonKind::NotUnder, .cells = m_field.cellsOf(cells), .columns = others};
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
    const TacticWishes &m_wishes;
    Outlook m_best;
    Word m_wins;                    ///< where the mover wins now
    Word m_threats;                 ///< where the opponent would
    bool m_stopped = false;         ///< m_danger was looked for
    std::optional<Reason> m_danger; ///< StopsThat, whichever drop does so
};

} // namespace

std::optional<Tactic> findTactic(const Field &field, const Values &values, const TacticWishes &wishes)
{
    return Tactics(field, values, wishes).find();
}

} // namespace four::coach
