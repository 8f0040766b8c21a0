// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

namespace four {

/// Reads the records of a text one after another, in time linear in its length. After a damaged record,
/// reading goes on at the next line that begins a record. Not thread-safe.
class RecordReader
{
public:
    /// The text must outlive the reader.
    explicit RecordReader(std::string_view text) noexcept : m_text(text) {}

    /// The next game, or the error of a damaged record, with lines counted through the text; nothing at the
    /// end. An empty text is one damaged record. Never throws.
    [[nodiscard]] std::optional<std::variant<RecordedGame, RecordError>> next();

    /// How many bytes of the text have been read.
    [[nodiscard]] std::size_t position() const noexcept { return m_position; }
    /// Whether next() is at training data, which files have beside games, and would return an error for it.
    [[nodiscard]] bool isAtTraining() const noexcept;

private:
    void skipEmptyLines() noexcept;
    [[nodiscard]] std::string_view takeRecord();
    [[nodiscard]] std::string_view takeLine() noexcept;

    std::string_view m_text;
    std::size_t m_position = 0;
    int m_lines = 0; ///< before m_position
    bool m_hasBegun = false;
};

} // namespace four
