// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/contrast.h"

#include <vector>

namespace four::coach {

namespace {

using ReasonKind = Reason::Kind;
using Word = Field::Word;

class Contrast
{
public:
    Contrast(const Field &field, const Values &values, const std::vector<int> &columns, bool isFirst)
        : m_field(field), m_columns(columns), m_others(values.worseColumns()),
          m_goodRows(field.goodRows(isFirst)), m_opponentsRows(field.goodRows(!isFirst))
    {
    }

    [[nodiscard]] std::optional<Tactic> find(Fact fact) const
    {
        const Word all = ~Word{0};
        if (fact == Fact::Lasting) {
            if (m_others.empty())
                return {}; // no contrast
            for (const Word rows : {m_goodRows, all}) {
                if (std::optional<Tactic> made = firstWith(ReasonKind::MakesThreat, rows, [this](int column) {
                        return lasting(madeThreats(column), column);
                    }))
                    return made;
            }
            for (const Word rows : {m_opponentsRows, all}) {
                if (std::optional<Tactic> broken =
                        firstWith(ReasonKind::BreaksThreat, rows,
                                  [this](int column) { return lasting(brokenThreats(column), column); }))
                    return broken;
            }
            return {};
        }
        if (std::optional<Tactic> made =
                firstWith(ReasonKind::MakesThreat, all, [this](int column) { return madeThreats(column); }))
            return made;
        if (std::optional<Tactic> broken = firstWith(ReasonKind::BreaksThreat, all,
                                                     [this](int column) { return brokenThreats(column); }))
            return broken;
        if (m_others.empty())
            return {}; // a line that lacks two discs is not worth saying by itself
        return firstWith(ReasonKind::BreaksLine, all, [this](int column) { return brokenLine(column); });
    }

private:
    /// The first column that has cells in these rows, with all its cells.
    template <class Cells>
    [[nodiscard]] std::optional<Tactic> firstWith(ReasonKind kind, Word rows, const Cells &cellsOf) const
    {
        for (const int column : m_columns) {
            if (const Word cells = cellsOf(column); (cells & rows) != 0)
                return Tactic{.column = column,
                              .reason = {.kind = kind, .cells = m_field.cellsOf(cells), .columns = m_others}};
        }
        return {};
    }

    [[nodiscard]] Word lasting(Word cells, int column) const
    {
        return cells & ~m_field.after(column).landings();
    }

    /// The cells at which this drop makes a threat, without those above a threat: that falls first.
    [[nodiscard]] Word newThreats(int column) const
    {
        const Field after = m_field.after(column);
        const Word made = after.otherHoles() & ~m_field.ownHoles();
        return made & ~m_field.allAbove(after.ownHoles() | m_field.ownHoles());
    }

    /// ... and none of the others does.
    [[nodiscard]] Word madeThreats(int column) const
    {
        Word made = newThreats(column);
        for (const int other : m_others)
            made &= ~m_field.after(other).otherHoles();
        return made;
    }

    /// The cells at which a disc of the opponent on this drop's cell would make a threat, after each of the
    /// others too.
    [[nodiscard]] Word brokenThreats(int column) const
    {
        const Word standing = m_field.otherHoles();
        Word broken = m_field.passed().after(column).otherHoles() & ~standing;
        for (const int other : m_others)
            broken &= m_field.after(other).after(column).otherHoles();
        return broken & ~m_field.allAbove(m_field.ownHoles() | standing);
    }

    /// A line in which the opponent lacks two discs, one of them on this drop's cell; none of the others is
    /// in it. The lowest one.
    [[nodiscard]] Word brokenLine(int column) const
    {
        const Word cell = m_field.landing(column);
        Word others = 0;
        for (const int other : m_others)
            others |= m_field.landing(other);
        for (const Word line : m_field.linesThrough(cell)) {
            const bool isOpen = (line & (m_field.own() | others)) == 0;
            if (isOpen && m_field.cellsOf(line & ~m_field.occupied()).size() == 2)
                return line;
        }
        return 0;
    }

    const Field &m_field;
    const std::vector<int> &m_columns;
    std::vector<int> m_others;
    Word m_goodRows;
    Word m_opponentsRows;
};

} // namespace

std::optional<Tactic> findContrast(const Field &field, const Values &values, const std::vector<int> &columns,
                                   bool isFirst, Fact fact)
{
    return Contrast(field, values, columns, isFirst).find(fact);
}

} // namespace four::coach
