// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/field.h"
#include "core/coach/outlook.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace four::coach {

/// Where a player answers each of the opponent's drops: a rule that a person can follow. A disc that
/// completes a line is always allowed instead.
struct AnswerRule
{
    enum class Kind : std::uint8_t {
        FollowUp,       ///< right above the opponent's disc
        FollowUpExcept, ///< ... but in `column` only to complete a line
        SamePair, ///< in the other one of `column` and `other`, as long as it is not full; elsewhere above
    };
    Kind kind = Kind::FollowUp;
    int column = -1;
    int other = -1; ///< greater than `column`

    friend bool operator==(const AnswerRule &, const AnswerRule &) = default;
};

/// The result that a player is sure of with a rule.
struct RuleProof
{
    AnswerRule rule;
    Result result = Result::Draw;
    /// Where the player completes a line, over all games in which the opponent drops anywhere; empty where
    /// these are more than two cells, or the result is no win.
    std::vector<Cell> cells{};

    friend bool operator==(const RuleProof &, const RuleProof &) = default;
};

/// Plays all games in which the player not to move answers by the rule. Where another column completes a line
/// as well, both are tried: the result is sure whether the player sees that or not.
/// @return nothing where the player loses, where the rule has no answer, or where the games are too many
[[nodiscard]] std::optional<RuleProof> proofOf(const AnswerRule &rule, const Field &field);

/// The first rule with at least this result: the simple one first. @param field the player is not to move
[[nodiscard]] std::optional<RuleProof> findRule(const Field &field, Result least);

/// The result that a player is sure of by only answering right above each of the opponent's discs from now
/// on: the worst one of all games. @param field with the opponent to move  @return as proofOf
[[nodiscard]] std::optional<Result> resultOfFollowingUp(const Field &field);

} // namespace four::coach
