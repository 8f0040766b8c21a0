// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/builtin.h"

#include <QResource>

#include <variant>

namespace four {

namespace {
std::optional<engine::OpeningBook> openBook()
{
    auto book = engine::OpeningBook::open(builtIn(QStringLiteral(":/engine/openings.book")));
    if (auto *found = std::get_if<engine::OpeningBook>(&book))
        return std::move(*found);
    return {};
}
} // namespace

std::span<const std::byte> builtIn(const QString &name)
{
    const QResource resource(name);
    if (!resource.isValid() || resource.compressionAlgorithm() != QResource::NoCompression)
        return {};
    return {reinterpret_cast<const std::byte *>(resource.data()), static_cast<std::size_t>(resource.size())};
}

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
