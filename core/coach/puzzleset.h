// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/engine/mappedfile.h"

#include <filesystem>
#include <span>
#include <utility>
#include <variant>

namespace four::coach {

// clang-format off
// The file, all numbers little-endian:
//
//   offset  size  what
//   0       8     "4INAROWP"
//   8       2     version of the format: 2
//   10      2     0
//   12      4     number of puzzles
//   16      8     seed that they were made with
//   24      4     0
//   28      4     CRC-32 (as in zlib) of bytes 0 to 27 and of the puzzles
//   32      24 n  puzzles, by rating from the easiest, of equal ratings by what follows in them:
//     0     16    drops, 3 bits each, the first one in the lowest bits: columns from 0; the rest 0
//     16    1     number of drops
//     17    1     task: 0 win, 1 only, 2 hold, 3 mistake, 4 ending
//     18    1     Puzzle::number
//     19    1     Puzzle::mistake
//     20    1     Puzzle::right, a bit a column, the leftmost in bit 0; bit 7: with these the game is won, not drawn
//     21    1     theme: its place in allThemes, from 1; 0: none
//     22    2     rating
// clang-format on

/// Why a file or its bytes are not a set of puzzles.
enum class PuzzleSetError : std::uint8_t { Unreadable, NoSet, UnknownVersion, WrongSize, Damaged };

/// Puzzles from the easiest to the hardest, read from memory that it does not own. Any number of threads may
/// read one set.
class PuzzleSet
{
public:
    static constexpr std::size_t headerBytes = 32;
    static constexpr std::size_t puzzleBytes = 24;

    /// Checks the whole file once, except for what needs a solver: see faultOf() in puzzleproof.h. The bytes
    /// must outlive the set.
    [[nodiscard]] static std::variant<PuzzleSet, PuzzleSetError> open(std::span<const std::byte> file);
    /// Makes a set's file, of puzzles in any order. @pre their drops are positions of the standard board
    [[nodiscard]] static std::vector<std::byte> write(std::uint64_t seed, std::span<const Puzzle> puzzles);

    [[nodiscard]] std::uint64_t seed() const noexcept { return m_seed; }
    [[nodiscard]] std::size_t size() const noexcept { return m_puzzles.size() / puzzleBytes; }
    /// @pre index < size()
    [[nodiscard]] Puzzle at(std::size_t index) const;
    /// The first puzzle with this rating or a higher one; size() if there is none.
    [[nodiscard]] std::size_t firstRated(int rating) const noexcept;

private:
    PuzzleSet() = default;

    std::uint64_t m_seed = 0;
    std::span<const std::byte> m_puzzles;
};

/// A set of puzzles together with the mapped file that holds its bytes.
class PuzzleFile
{
public:
    [[nodiscard]] static std::variant<PuzzleFile, PuzzleSetError> open(const std::filesystem::path &path);

    [[nodiscard]] const PuzzleSet &set() const noexcept { return m_set; }

private:
    PuzzleFile(engine::MappedFile file, PuzzleSet set) : m_file(std::move(file)), m_set(set) {}

    engine::MappedFile m_file;
    PuzzleSet m_set;
};

} // namespace four::coach
