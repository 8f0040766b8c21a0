// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/puzzles.h"

#include <QResource>

#include <cstddef>
#include <optional>
#include <span>
#include <variant>

namespace four {

namespace {
std::optional<coach::PuzzleSet> openSet()
{
    // Stored uncompressed, so these bytes are the program's own file in memory.
    const QResource resource(QStringLiteral(":/learn/puzzles.set"));
    if (!resource.isValid() || resource.compressionAlgorithm() != QResource::NoCompression)
        return {};
    const std::span bytes(reinterpret_cast<const std::byte *>(resource.data()),
                          static_cast<std::size_t>(resource.size()));
    const auto set = coach::PuzzleSet::open(bytes);
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
