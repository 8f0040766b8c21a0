// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/openings.h"

#include "ui/analysis/builtin.h"

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
