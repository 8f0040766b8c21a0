// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

namespace four {

/// Reads records that follow one another, one after the other, in a time that grows with the length of the
/// text and no faster. A damaged one takes nothing of the others with it: reading goes on at the next line
/// that begins a record. Any thread, one at a time.
class RecordReader
{
public:
    /// The text must outlive the reader.
    explicit RecordReader(std::string_view text) noexcept : m_text(text) {}

    /// The next game, or why what stands there is none, with lines counted through the text; nothing once all
    /// is read. An empty text is one record that is none. Never throws.
    [[nodiscard]] std::optional<std::variant<RecordedGame, RecordError>> next();

    /// How many bytes of the text have been read.
    [[nodiscard]] std::size_t position() const noexcept { return m_position; }
    /// Whether next() will come to what people trained, which files have beside games, and say that it is no
    /// record.
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
