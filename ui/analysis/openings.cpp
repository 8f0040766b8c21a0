// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/openings.h"

#include <QResource>

#include <cstddef>
#include <span>
#include <variant>

namespace four {

namespace {
std::optional<engine::OpeningBook> openBook()
{
    // Stored uncompressed, so these bytes are the program's own file in memory: only the pages that are asked
    // for are read.
    const QResource resource(QStringLiteral(":/engine/openings.book"));
    if (!resource.isValid() || resource.compressionAlgorithm() != QResource::NoCompression)
        return {};
    const std::span bytes(reinterpret_cast<const std::byte *>(resource.data()),
                          static_cast<std::size_t>(resource.size()));
    auto book = engine::OpeningBook::open(bytes);
    if (auto *found = std::get_if<engine::OpeningBook>(&book))
        return std::move(*found);
    return {};
}
} // namespace

const engine::OpeningBook *openingBook()
{
    static const std::optional<engine::OpeningBook> book = openBook();
    return book ? &*book : nullptr;
}

std::optional<int> bookScore(const engine::Position &position)
{
    const engine::OpeningBook *book = openingBook();
    return book && book->shape() == position.shape() ? book->score(position) : std::nullopt;
}

} // namespace four
