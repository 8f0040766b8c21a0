// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/values.h"

#include <cstdint>

namespace four::coach {

/// The judgement of a drop, by the values or estimates of all columns before it. By estimates, a good, an
/// even and a bad score stand for win, draw and loss, and only clear differences count.
struct Judgement
{
    enum class Kind : std::uint8_t {
        Forced,        ///< every other column loses at once, or no other is left
        OnlyMoveFound, ///< every other column would have made the result worse
        Best,          ///< no column is worth more
        Slower,        ///< still wins, but later
        Hastened,      ///< was lost anyway, and now sooner
        MissedDraw,    ///< could have drawn, and loses
        MissedWin,     ///< could have won, and draws
        LostWin,       ///< could have won, and loses
    };
    Kind kind = Kind::Best;
    int by = 0; ///< with Slower and Hastened: by how many of the winner's drops; 0 with all others
    bool isEstimated = false; ///< by an estimate, not proven; never with Slower and Hastened

    /// Whether the drop made the result worse, or seems to have.
    [[nodiscard]] bool changesResult() const noexcept
    {
        return kind == Kind::MissedDraw || kind == Kind::MissedWin || kind == Kind::LostWin;
    }
    friend bool operator==(const Judgement &, const Judgement &) = default;
};

/// @pre the column can be played
[[nodiscard]] Judgement judge(const Values &before, int column);
[[nodiscard]] Judgement judge(const Estimate &before, int column);

/// Whether the best column completes a line, and this one does not. @pre the column can be played
[[nodiscard]] bool missesALine(const Values &before, int column);
[[nodiscard]] bool missesALine(const Estimate &before, int column);

} // namespace four::coach
