// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/followup.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace four::coach {

namespace {

/// The standard board has 16,384 at most: the heights of the columns determine the owner of each disc.
constexpr std::size_t mostPositions = 20'000;

class FollowUp
{
public:
    /// The follower's result against the worst that can be played.
    [[nodiscard]] Result worstResult(const Field &field)
    {
        if (field.ownWins() != 0)
            return Result::Loss;
        const auto key = std::pair(static_cast<std::uint64_t>(field.occupied() >> 64),
                                   static_cast<std::uint64_t>(field.occupied()));
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        Result result = field.isFull() ? Result::Draw : Result::Win;
        for (int column = 0; column < field.columns() && result != Result::Loss && isComplete(); ++column) {
            if (!field.canDrop(column))
                continue;
            const Field answered = field.after(column).after(column);
            if (!answered.isWon())
                result = std::min(result, worstResult(answered));
        }
        m_known[key] = result;
        return result;
    }

    [[nodiscard]] bool isComplete() const noexcept { return m_known.size() < mostPositions; }

private:
    std::map<std::pair<std::uint64_t, std::uint64_t>, Result> m_known;
};

} // namespace

std::optional<Result> resultOfFollowingUp(const Field &field)
{
    for (int column = 0; column < field.columns(); ++column) {
        if (field.emptyIn(column) % 2 != 0)
            return {};
    }
    FollowUp games;
    const Result result = games.worstResult(field);
    if (!games.isComplete())
        return {};
    return result;
}

} // namespace four::coach
