// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzles.h"

#include "ui/analysis/builtin.h"

#include <optional>
#include <variant>

namespace four {

namespace {
std::optional<coach::PuzzleSet> openSet()
{
    const auto set = coach::PuzzleSet::open(builtIn(QStringLiteral(":/learn/puzzles.set")));
    if (const auto *found = std::get_if<coach::PuzzleSet>(&set))
        return *found;
    return {};
}
} // namespace

const coach::PuzzleSet *puzzleSet()
{
    static const std::optional<coach::PuzzleSet> set = openSet();
    return set && set->size() > 0 ? &*set : nullptr;
}

} // namespace four
