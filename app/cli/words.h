// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/judgement.h"
#include "core/coach/outlook.h"
#include "core/coach/reason.h"
#include "core/engine/solver.h"

#include <string>
#include <vector>

namespace four::cli {

/// `win3`, `draw`, `loss12`: one word, so that a script can split a line at its blanks.
[[nodiscard]] std::string wordOf(coach::Outlook outlook);
/// The same for the score of a drop; after a search for the winner alone, without the number.
/// @param empties the cells that are empty before the drop
[[nodiscard]] std::string wordOf(int score, int empties, engine::Strength strength);
/// `Best`, `Slower2`; an estimate begins with `~`
[[nodiscard]] std::string wordOf(const coach::Judgement &judgement);
/// `AllowedWin`, `AllowedDouble`; `~AllowedDouble` as far as an estimate sees; `-` for none
[[nodiscard]] std::string oversightOf(const coach::Judgement &judgement);
/// `blunder`, `mistake`, `fine-point`; `-` for none
[[nodiscard]] std::string weightOf(const coach::Judgement &judgement);
/// What the column seems to be worth: `~good8`, `~even8`, `~bad8`, looking 8 turns ahead; `win1` if it
/// completes a line. @pre a disc can be dropped there
[[nodiscard]] std::string wordOf(const coach::Estimate &estimate, int column);

/// `WinsNow`: as it is called in core/coach/reason.h
[[nodiscard]] std::string wordOf(coach::Reason::Kind kind);

/// Column as a letter from `a`, and row from 1: `c2,d3`; `-` for none.
[[nodiscard]] std::string wordOf(const std::vector<Cell> &cells);

/// Columns as in a column string; `-` for none.
[[nodiscard]] std::string wordOf(const std::vector<int> &columns);

} // namespace four::cli
