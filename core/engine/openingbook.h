// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/engine/staticfunction.h"

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
//   8       2     version of the format: 2
//   10      1     columns
//   11      1     rows
//   12      1     connect
//   13      1     plies: every unfinished position of up to so many plies is there, one for it and its mirror image
//   14      2     seed of the table
//   16      4     number of positions n
//   20      4     CRC-32 (as in zlib) of bytes 0 to 19 and of the table
//   24      t     table of a static function (staticfunction.h) from the n positions' folded keys to score + 128
//
// The score is the exact one, for the player to move. As *every* position of so few plies is there, the keys need not
// be: canArise() tells from a position whether it is one of them.
// clang-format on

/// Why a file or its bytes are not a book.
enum class BookError : std::uint8_t { Unreadable, NoBook, UnknownVersion, WrongSize, Damaged };

/// The exact score of a position for the player to move, if it is known.
using ScoreSource = std::function<std::optional<int>(const Position &)>;

/// A lower bound of a position's score, from the known scores of all positions one drop before it, not only
/// of its predecessor in the game: the last drop kept the score or made it worse for its player. @return
/// noBound where none of them is known
[[nodiscard]] int boundFromBefore(const Position &position, const ScoreSource &known);
inline constexpr int noBound = -127;

/// The exact score of one position.
struct BookEntry
{
    Word64 key = 0; ///< the folded one
    int score = 0;  ///< for the player to move
};

/// Exact scores of the first plies, read from memory that it does not own. Any number of threads may read one
/// book.
class OpeningBook
{
public:
    static constexpr std::size_t headerBytes = 24;
    /// The bits of the largest board for a book: bookbuilder's part file has the score in the eight bits
    /// beside the key.
    static constexpr int mostBits = 56;

    /// Checks all of it once. The bytes must outlive the book.
    [[nodiscard]] static std::variant<OpeningBook, BookError> open(std::span<const std::byte> file);
    /// Makes a book's file. @p entries are those of openingPositions(shape, plies), in any order.
    /// @pre shape.bits() <= mostBits
    [[nodiscard]] static std::vector<std::byte> write(BoardShape shape, int plies,
                                                      std::span<const BookEntry> entries);

    [[nodiscard]] BoardShape shape() const noexcept { return m_shape; }
    [[nodiscard]] int plies() const noexcept { return m_plies; }
    /// How many positions there are, mirror images not counted.
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

    /// The score of a position for the player to move, if the book has it.
    [[nodiscard]] std::optional<int> score(const Position &position) const;

private:
    OpeningBook() = default;

    BoardShape m_shape;
    int m_plies = 0;
    std::size_t m_size = 0;
    StaticFunction m_scores;
};

} // namespace four::engine
