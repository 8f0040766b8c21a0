// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace four::engine {

// clang-format off
// The file, all numbers little-endian:
//
//   offset  size  what
//   0       8     "4INAROWB"
//   8       2     version of the format: 1
//   10      1     columns
//   11      1     rows
//   12      1     connect
//   13      1     plies: every unfinished position of up to so many plies is there, one for it and its mirror image
//   14      2     0
//   16      4     number of entries
//   20      4     CRC-32 (as in zlib) of bytes 0 to 19 and of the entries
//   24      8 n   entries in ascending order: foldedKey of the position << 8 | score + 128
//
// The score is the exact one, for the player to move. An entry is found by bisection, in place.
// clang-format on

/// Why a file, or bytes, are no book.
enum class BookError : std::uint8_t { Unreadable, NoBook, UnknownVersion, WrongSize, Damaged };

/// The exact score of a position for the player to move, if it is known.
using ScoreSource = std::function<std::optional<int>(const Position &)>;

/// What the score of a position is at least, by what is known of the positions one drop before it, not only
/// the one that it came from: the last drop can only have kept that one's score or made it worse for who did
/// it. @return noBound where none of them is known
[[nodiscard]] int boundFromBefore(const Position &position, const ScoreSource &known);
inline constexpr int noBound = -127;

/// Exact scores of the first plies, read where they lie. Any number of threads may ask one book.
class OpeningBook
{
public:
    static constexpr std::size_t headerBytes = 24;
    /// Keys of larger boards leave no room for the score.
    static constexpr int mostBits = 56;

    /// Checks all of it once. The bytes must outlive the book.
    [[nodiscard]] static std::variant<OpeningBook, BookError> open(std::span<const std::byte> file);
    /// Makes a book's file. @p entries come in any order, made by entry(). @pre shape.bits() <= mostBits
    [[nodiscard]] static std::vector<std::byte> write(BoardShape shape, int plies,
                                                      std::vector<Word64> entries);

    [[nodiscard]] static Word64 entry(Word64 foldedKey, int score) noexcept
    {
        return foldedKey << 8 | static_cast<Word64>(score + 128);
    }
    [[nodiscard]] static Word64 keyOf(Word64 entry) noexcept { return entry >> 8; }
    [[nodiscard]] static int scoreOf(Word64 entry) noexcept { return static_cast<int>(entry & 255) - 128; }

    [[nodiscard]] BoardShape shape() const noexcept { return m_shape; }
    [[nodiscard]] int plies() const noexcept { return m_plies; }
    [[nodiscard]] std::size_t size() const noexcept { return m_entries.size() / sizeof(Word64); }
    /// The entries, in the order of the file.
    [[nodiscard]] Word64 at(std::size_t index) const noexcept;

    /// The score of a position for the player to move, if the book has it.
    [[nodiscard]] std::optional<int> score(const Position &position) const noexcept;

private:
    OpeningBook() = default;

    BoardShape m_shape;
    int m_plies = 0;
    std::span<const std::byte> m_entries;
};

} // namespace four::engine
