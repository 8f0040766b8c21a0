// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzleset.h"

#include "core/engine/bytes.h"

#include <algorithm>
#include <cassert>

namespace four::coach {

namespace {

using engine::read;

constexpr std::string_view magic = "4INAROWP";
constexpr std::uint16_t version = 2;
constexpr std::size_t crcOffset = 28;

constexpr int bitsOfADrop = 3;
constexpr std::size_t mostDrops = 42;
constexpr int columns = 7;
constexpr int wonBit = 7;

std::uint32_t checksum(std::span<const std::byte> file) noexcept
{
    return engine::crc(engine::crc(0, file.first(crcOffset)), file.subspan(PuzzleSet::headerBytes));
}

std::vector<std::byte> recordOf(const Puzzle &puzzle)
{
    assert(puzzle.drops.size() <= mostDrops);
    std::vector<std::byte> record;
    engine::Word128 drops = 0;
    for (std::size_t i = puzzle.drops.size(); i-- > 0;)
        drops = drops << bitsOfADrop | static_cast<engine::Word128>(puzzle.drops[i]);
    engine::append(record, static_cast<std::uint64_t>(drops));
    engine::append(record, static_cast<std::uint64_t>(drops >> 64));
    unsigned right = 0;
    for (const int column : puzzle.right)
        right |= 1U << static_cast<unsigned>(column);
    if (puzzle.result == Result::Win)
        right |= 1U << wonBit;
    const unsigned theme = puzzle.theme ? static_cast<unsigned>(*puzzle.theme) + 1 : 0;
    for (const auto number :
         {static_cast<unsigned>(puzzle.drops.size()), static_cast<unsigned>(puzzle.task),
          static_cast<unsigned>(puzzle.number), static_cast<unsigned>(puzzle.mistake), right, theme})
        engine::append(record, static_cast<std::uint8_t>(number));
    engine::append(record, static_cast<std::uint16_t>(puzzle.rating));
    assert(record.size() == PuzzleSet::puzzleBytes);
    return record;
}

/// Whether the number can be one of this task.
bool isNumberOf(const Puzzle &puzzle)
{
    switch (puzzle.task) {
    case Puzzle::Task::Win:
        return puzzle.number >= 2 && puzzle.number <= Puzzle::mostWinDrops;
    case Puzzle::Task::Only:
    case Puzzle::Task::Hold:
        return puzzle.number <= Puzzle::mostFollowing;
    case Puzzle::Task::Ending:
        return puzzle.number >= Puzzle::leastOpenColumns && puzzle.number <= Puzzle::mostOpenColumns;
    case Puzzle::Task::Mistake:
        break;
    }
    return puzzle.number >= Puzzle::leastQuestioned && puzzle.number <= Puzzle::mostQuestioned &&
           puzzle.mistake + static_cast<std::size_t>(puzzle.number) >= puzzle.drops.size();
}

/// Nothing if the bytes cannot be a puzzle.
std::optional<Puzzle> puzzleOf(std::span<const std::byte> record)
{
    const auto byte = [&](std::size_t offset) { return read<std::uint8_t>(record, offset); };
    Puzzle puzzle;
    const std::size_t count = byte(16);
    if (count > mostDrops || byte(17) > static_cast<int>(Puzzle::Task::Ending))
        return {};
    engine::Word128 drops = read<std::uint64_t>(record, 8);
    drops = drops << 64 | read<std::uint64_t>(record, 0);
    for (std::size_t i = 0; i < count; ++i, drops >>= bitsOfADrop)
        puzzle.drops.push_back(static_cast<int>(drops & 7));
    puzzle.task = static_cast<Puzzle::Task>(byte(17));
    puzzle.number = byte(18);
    puzzle.mistake = byte(19);
    for (int column = 0; column < columns; ++column) {
        if ((byte(20) >> column & 1) != 0)
            puzzle.right.push_back(column);
    }
    puzzle.result = (byte(20) >> wonBit & 1) != 0 ? Result::Win : Result::Draw;
    if (byte(21) > static_cast<int>(allThemes.size()))
        return {};
    if (byte(21) != 0)
        puzzle.theme = allThemes.at(static_cast<std::size_t>(byte(21) - 1));
    puzzle.rating = read<std::uint16_t>(record, 22);
    const bool hasMistake = puzzle.task == Puzzle::Task::Mistake;
    if (!isNumberOf(puzzle) || (hasMistake ? puzzle.mistake >= count : puzzle.mistake != 0))
        return {};
    const auto start = positionAfter(puzzle.start());
    if (!start || !positionAfter(puzzle.drops) || start->isOver() || puzzle.right.empty() ||
        !std::ranges::all_of(puzzle.right, [&](int column) { return start->canDrop(column); }))
        return {};
    return puzzle;
}

} // namespace

std::variant<PuzzleSet, PuzzleSetError> PuzzleSet::open(std::span<const std::byte> file)
{
    if (!engine::beginsWith(file, magic))
        return PuzzleSetError::NoSet;
    if (file.size() < headerBytes)
        return PuzzleSetError::WrongSize;
    if (read<std::uint16_t>(file, 8) != version)
        return PuzzleSetError::UnknownVersion;
    if (file.size() - headerBytes != std::size_t{read<std::uint32_t>(file, 12)} * puzzleBytes)
        return PuzzleSetError::WrongSize;
    if (read<std::uint32_t>(file, crcOffset) != checksum(file))
        return PuzzleSetError::Damaged;
    PuzzleSet set;
    set.m_seed = read<std::uint64_t>(file, 16);
    set.m_puzzles = file.subspan(headerBytes);
    int last = 0;
    for (std::size_t i = 0; i < set.size(); ++i) {
        const auto puzzle = puzzleOf(set.m_puzzles.subspan(i * puzzleBytes, puzzleBytes));
        if (!puzzle || puzzle->rating < last)
            return PuzzleSetError::Damaged;
        last = puzzle->rating;
    }
    return set;
}

std::vector<std::byte> PuzzleSet::write(std::uint64_t seed, std::span<const Puzzle> puzzles)
{
    std::vector<std::pair<int, std::vector<std::byte>>> records;
    records.reserve(puzzles.size());
    for (const Puzzle &puzzle : puzzles)
        records.emplace_back(puzzle.rating, recordOf(puzzle));
    std::ranges::sort(records);
    std::vector<std::byte> file;
    file.reserve(headerBytes + records.size() * puzzleBytes);
    for (const char letter : magic)
        file.push_back(static_cast<std::byte>(letter));
    engine::append(file, version);
    engine::append(file, std::uint16_t{0});
    engine::append(file, static_cast<std::uint32_t>(records.size()));
    engine::append(file, seed);
    engine::append(file, std::uint64_t{0});
    for (const auto &[rating, record] : records)
        file.insert(file.end(), record.begin(), record.end());
    engine::put(file, crcOffset, checksum(file));
    return file;
}

Puzzle PuzzleSet::at(std::size_t index) const
{
    return *puzzleOf(m_puzzles.subspan(index * puzzleBytes, puzzleBytes));
}

std::size_t PuzzleSet::firstRated(int rating) const noexcept
{
    std::size_t first = 0;
    std::size_t count = size();
    while (count > 0) {
        const std::size_t half = count / 2;
        if (read<std::uint16_t>(m_puzzles, (first + half) * puzzleBytes + 22) < rating) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return first;
}

std::variant<PuzzleFile, PuzzleSetError> PuzzleFile::open(const std::filesystem::path &path)
{
    std::optional<engine::MappedFile> file = engine::MappedFile::open(path);
    if (!file)
        return PuzzleSetError::Unreadable;
    const auto opened = PuzzleSet::open(file->bytes());
    if (const auto *error = std::get_if<PuzzleSetError>(&opened))
        return *error;
    // Moving a MappedFile does not move its bytes, to which the set refers.
    return PuzzleFile(*std::move(file), std::get<PuzzleSet>(opened));
}

} // namespace four::coach
