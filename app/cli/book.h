// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "core/engine/bookfile.h"

#include <optional>
#include <string>

namespace four::cli {

/// The opening book that the solver asks: the one that the options name, otherwise the one in the program,
/// unless they want none.
class Book
{
public:
    /// @return why a book that was asked for cannot be had, in words
    [[nodiscard]] std::optional<std::string> open(const Options &options);

    /// nullptr: none
    [[nodiscard]] const engine::OpeningBook *book() const noexcept;

private:
    std::optional<engine::BookFile> m_file;
    std::optional<engine::OpeningBook> m_builtIn;
};

} // namespace four::cli
