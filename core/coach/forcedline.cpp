// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/forcedline.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace four::coach {

namespace {

/// Counted, not timed, so that the same position always gets the same answer. Chains of threats are few: this
/// is hardly ever reached.
constexpr int mostNodes = 20'000;

class Search
{
public:
    explicit Search(const Field &field)
    {
        for (int column = 0; column < field.columns(); ++column)
            m_columns.push_back(column);
        const auto distance = [&](int column) { return std::abs(2 * column - (field.columns() - 1)); };
        std::ranges::stable_sort(m_columns, {}, distance);
    }

    /// Appends the line that wins with at most so many drops, if there is one.
    [[nodiscard]] bool findLine(const Field &field, int drops, std::optional<int> first,
                                std::vector<int> &line)
    {
        if (++m_nodes > mostNodes)
            return false;
        if (const Field::Word wins = field.ownWins(); wins != 0 && !first) {
            line.push_back(field.cellOf(wins).column);
            return true;
        }
        if (drops < 2) {
            m_wasCut = true;
            return false;
        }
        const Field::Word threats = field.otherWins();
        for (const int column : m_columns) {
            const Field::Word cell = field.landing(column);
            // A threat of the opponent's comes first; of two, one remains and wins for the opponent, see
            // answerThreat().
            if (cell == 0 || (first && column != *first) || (threats != 0 && (threats & cell) == 0))
                continue;
            line.push_back(column);
            if (answerThreat(field.after(column), drops - 1, line))
                return true;
            line.pop_back();
        }
        return false;
    }

    [[nodiscard]] bool isComplete() const noexcept { return m_nodes <= mostNodes; }
    /// Whether a longer line was skipped since the last call.
    [[nodiscard]] bool wasCut() noexcept { return std::exchange(m_wasCut, false); }

private:
    /// Appends the opponent's forced answer and the rest of the line. @param drops that the attacker has left
    bool answerThreat(const Field &field, int drops, std::vector<int> &line)
    {
        if (field.isWon() || field.ownWins() != 0)
            return false; // the attacker has won already, or the opponent wins at once
        const Field::Word threats = field.otherWins();
        if (threats == 0)
            return false;
        // Of two threats any one can be answered: the attacker wins by the other.
        const int answer = field.cellOf(threats).column;
        line.push_back(answer);
        if (findLine(field.after(answer), drops, {}, line))
            return true;
        line.pop_back();
        return false;
    }

    std::vector<int> m_columns; ///< from the centre
    int m_nodes = 0;
    bool m_wasCut = false;
};

} // namespace

ForcedSearch findForcedLine(const Field &field, int mostDrops, std::optional<int> first)
{
    Search search(field);
    for (int drops = first ? 2 : 1; drops <= mostDrops && search.isComplete(); ++drops) {
        std::vector<int> line;
        if (search.findLine(field, drops, first, line))
            return {.line = std::move(line), .isComplete = true};
        if (!search.wasCut())
            break;
    }
    return {.line = {}, .isComplete = search.isComplete()};
}

bool canMakeTwoThreats(const Field &field)
{
    const ForcedSearch search = findForcedLine(field, 2);
    return search.line && search.drops() == 2;
}

} // namespace four::coach
