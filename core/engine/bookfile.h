// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/mappedfile.h"
#include "core/engine/openingbook.h"

#include <filesystem>
#include <utility>
#include <variant>

namespace four::engine {

/// An opening book together with the mapped file that holds its bytes.
class BookFile
{
public:
    [[nodiscard]] static std::variant<BookFile, BookError> open(const std::filesystem::path &path);

    [[nodiscard]] const OpeningBook &book() const noexcept { return m_book; }

private:
    BookFile(MappedFile file, OpeningBook book) : m_file(std::move(file)), m_book(book) {}

    MappedFile m_file;
    OpeningBook m_book;
};

} // namespace four::engine
