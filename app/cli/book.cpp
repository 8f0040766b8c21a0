// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book.h"

#include "app/cli/files.h"

#include <cstddef>
#include <span>
#include <utility>
#include <variant>

#ifdef FOUR_HAS_BUILT_IN_BOOK
// Made by builtinbook.S.
extern "C" const std::byte four_built_in_book[];     // NOLINT(*-avoid-c-arrays)
extern "C" const std::byte four_built_in_book_end[]; // NOLINT(*-avoid-c-arrays)
#endif

namespace four::cli {

namespace {
std::optional<engine::OpeningBook> builtInBook()
{
#ifdef FOUR_HAS_BUILT_IN_BOOK
    auto opened = engine::OpeningBook::open(std::span(four_built_in_book, four_built_in_book_end));
    if (auto *book = std::get_if<engine::OpeningBook>(&opened))
        return *book;
#endif
    return {};
}
} // namespace

std::optional<std::string> Book::open(const Options &options)
{
    if (!options.useBook)
        return {};
    if (options.bookFile.empty()) {
        m_builtIn = builtInBook();
        return {};
    }
    if (const std::optional<std::string> fault = faultOf(options.bookFile, Wanted::File))
        return options.bookFile + ' ' + *fault;
    auto opened = engine::BookFile::open(pathOf(options.bookFile));
    if (auto *file = std::get_if<engine::BookFile>(&opened)) {
        m_file = std::move(*file);
        return {};
    }
    switch (std::get<engine::BookError>(opened)) {
    case engine::BookError::Unreadable:
        return options.bookFile + ' ' + readError();
    case engine::BookError::UnknownVersion:
        return options.bookFile + " is an opening book of a newer version";
    case engine::BookError::NoBook:
    case engine::BookError::WrongSize:
    case engine::BookError::Damaged:
        break;
    }
    return options.bookFile + " is not an opening book, or is damaged";
}

const engine::OpeningBook *Book::book() const noexcept
{
    if (m_file)
        return &m_file->book();
    return m_builtIn ? &*m_builtIn : nullptr;
}

} // namespace four::cli
