// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/followup.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>

namespace four::coach {

namespace {

/// Counted, not timed. Under FollowUp, the standard board has 16,384 at most: the heights of the columns
/// determine the owner of each disc.
constexpr std::size_t mostPositions = 20'000;

class Games
{
public:
    explicit Games(const AnswerRule &rule) : m_rule(rule) {}

    /// The player's result against the worst that can be played; Result::Loss also where the rule has no
    /// answer.
    [[nodiscard]] Result worstResult(const Field &field)
    {
        if (field.ownWins() != 0)
            return Result::Loss;
        if (field.isFull())
            return Result::Draw;
        if (m_seen.size() >= mostPositions)
            return Result::Loss;
        // A position seen before has been counted already, or is being played.
        if (!m_seen.emplace(field.own(), field.occupied()).second)
            return Result::Win;
        Result result = Result::Win;
        for (int column = 0; column < field.columns() && result != Result::Loss; ++column) {
            if (field.canDrop(column))
                result = std::min(result, resultAfter(field.after(column), column));
        }
        return result;
    }

    /// Where the player wins in these games.
    [[nodiscard]] Field::Word wins() const noexcept { return m_wins; }

private:
    [[nodiscard]] Result resultAfter(const Field &field, int dropped)
    {
        m_wins |= field.ownWins();
        const std::optional<int> answer = answerTo(field, dropped);
        if (!answer) {
            if (field.isFull())
                return Result::Draw;
            // Without an answer, only a line saves the player.
            return field.ownWins() != 0 ? Result::Win : Result::Loss;
        }
        const Field answered = field.after(*answer);
        return answered.isWon() ? Result::Win : worstResult(answered);
    }

    [[nodiscard]] std::optional<int> answerTo(const Field &field, int dropped) const
    {
        if (m_rule.kind == AnswerRule::Kind::FollowUpExcept && dropped == m_rule.column)
            return {};
        if (m_rule.kind == AnswerRule::Kind::SamePair &&
            (dropped == m_rule.column || dropped == m_rule.other)) {
            const int partner = dropped == m_rule.column ? m_rule.other : m_rule.column;
            if (field.canDrop(partner))
                return partner;
        }
        return field.canDrop(dropped) ? std::optional(dropped) : std::nullopt;
    }

    AnswerRule m_rule;
    std::set<std::pair<Field::Word, Field::Word>> m_seen;
    Field::Word m_wins = 0;
};

} // namespace

std::optional<RuleProof> proofOf(const AnswerRule &rule, const Field &field)
{
    Games games(rule);
    const Result result = games.worstResult(field);
    if (result == Result::Loss)
        return {};
    RuleProof proof{.rule = rule, .result = result};
    if (result == Result::Win) {
        proof.cells = field.cellsOf(games.wins());
        if (proof.cells.size() > 2)
            proof.cells.clear();
    }
    return proof;
}

std::optional<RuleProof> findRule(const Field &field, Result least)
{
    using Kind = AnswerRule::Kind;
    // A column with an odd number of empty cells has no answer to its last disc.
    std::vector<int> odd;
    for (int column = 0; column < field.columns(); ++column) {
        if (field.emptyIn(column) % 2 != 0)
            odd.push_back(column);
    }
    std::vector<AnswerRule> rules;
    if (odd.size() == 1)
        rules.push_back({.kind = Kind::FollowUpExcept, .column = odd.front()});
    if (odd.size() == 2)
        rules.push_back({.kind = Kind::SamePair, .column = odd.front(), .other = odd.back()});
    if (odd.size() < 2)
        rules.push_back({.kind = Kind::FollowUp});
    for (const AnswerRule &rule : rules) {
        const std::optional<RuleProof> proof = proofOf(rule, field);
        if (proof && proof->result >= least)
            return proof;
    }
    return {};
}

std::optional<Result> resultOfFollowingUp(const Field &field)
{
    const std::optional<RuleProof> proof = proofOf({.kind = AnswerRule::Kind::FollowUp}, field);
    return proof ? std::optional(proof->result) : std::nullopt;
}

} // namespace four::coach
