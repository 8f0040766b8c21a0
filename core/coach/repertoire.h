// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/mappedfile.h"
#include "core/engine/position.h"
#include "core/engine/word.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace four::coach {

// clang-format off
// The file, all numbers little-endian:
//
//   offset  size  what
//   0       8     "4INAROWR"
//   8       2     version of the format: 1
//   10      1     kind: 0 First, 1 Second, 2 SecondMiddle
//   11      1     own drops that it reaches to
//   12      4     number of positions n
//   16      4     CRC-32 (as in zlib) of bytes 0 to 15 and of the positions
//   20      8 n   positions, by key: the folded key (positionkey.h) in bits 0 to 55, above it the column to drop into,
//                 from 0, in the orientation that has the key
// clang-format on

/// Why a file or its bytes are not a repertoire.
enum class RepertoireError : std::uint8_t { Unreadable, NoRepertoire, UnknownVersion, WrongSize, Damaged };

/// Of the player of which drops it tells.
enum class RepertoireKind : std::uint8_t {
    First,  ///< of the first player, from the empty standard board, who always wins
    Second, ///< of the second player, after every first drop but the one in the centre: a win, or else a draw
    /// Of the second player, after the first drop in the centre: the loss as late as possible and where most
    /// may go wrong for the first player, and once that has happened a win, or else a draw.
    SecondMiddle
};

/// A position to know by heart, and its drop.
struct KnownDrop
{
    engine::Position position;
    int column = 0;
};

/// What one player has to know of the first drops of the standard game: one drop for each position, mirror
/// images once, to which the opponent's drops can lead while the player drops as it says, and which tactics
/// do not settle (see settledBy() in repertoiremaker.h). Read from memory that it does not own. Any number of
/// threads may read one repertoire.
class Repertoire
{
public:
    static constexpr std::size_t headerBytes = 20;
    static constexpr int mostDrops = 12;

    /// Checks the whole file once, except for what needs a solver: see faultOf() in repertoiremaker.h. The
    /// bytes must outlive the repertoire.
    [[nodiscard]] static std::variant<Repertoire, RepertoireError> open(std::span<const std::byte> file);
    /// Makes a repertoire's file, of positions in any order. @pre they are of the standard board, and differ
    [[nodiscard]] static std::vector<std::byte> write(RepertoireKind kind, int drops,
                                                      std::span<const KnownDrop> known);

    [[nodiscard]] RepertoireKind kind() const noexcept { return m_kind; }
    /// The own drops that it reaches to.
    [[nodiscard]] int drops() const noexcept { return m_drops; }
    [[nodiscard]] std::size_t size() const noexcept { return m_known.size() / entryBytes; }
    /// By key. @pre index < size()
    [[nodiscard]] KnownDrop at(std::size_t index) const;
    /// The column for the player to move, also in the mirror image of a position; nothing: it is not there.
    [[nodiscard]] std::optional<int> column(const engine::Position &position) const;

private:
    static constexpr std::size_t entryBytes = 8;

    Repertoire() = default;
    [[nodiscard]] std::uint64_t entry(std::size_t index) const;

    RepertoireKind m_kind = RepertoireKind::First;
    int m_drops = 0;
    std::span<const std::byte> m_known;
};

/// A repertoire together with the mapped file that holds its bytes.
class RepertoireFile
{
public:
    [[nodiscard]] static std::variant<RepertoireFile, RepertoireError>
    open(const std::filesystem::path &path);

    [[nodiscard]] const Repertoire &repertoire() const noexcept { return m_repertoire; }

private:
    RepertoireFile(engine::MappedFile file, Repertoire repertoire)
        : m_file(std::move(file)), m_repertoire(repertoire)
    {
    }

    engine::MappedFile m_file;
    Repertoire m_repertoire;
};

/// The same for a position of the standard board and its mirror image.
[[nodiscard]] engine::Word64 foldedKeyOf(const engine::Position &position) noexcept;
/// The number of the own drop that is next, from 1.
[[nodiscard]] inline int ownDrop(const engine::Position &position) noexcept
{
    return position.plies() / 2 + 1;
}

} // namespace four::coach
