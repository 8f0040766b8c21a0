// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bookfile.h"

#include <optional>
#include <utility>
#include <variant>

namespace four::engine {

std::variant<BookFile, BookError> BookFile::open(const std::filesystem::path &path)
{
    std::optional<MappedFile> file = MappedFile::open(path);
    if (!file)
        return BookError::Unreadable;
    const auto opened = OpeningBook::open(file->bytes());
    if (const auto *error = std::get_if<BookError>(&opened))
        return *error;
    // Moving a MappedFile does not move its bytes, to which the book refers.
    return BookFile(*std::move(file), std::get<OpeningBook>(opened));
}

} // namespace four::engine
