// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/openingbook.h"

#include "core/engine/bytes.h"
#include "core/engine/openingpositions.h"
#include "core/engine/positionkey.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace four::engine {

namespace {

constexpr std::string_view magic = "4INAROWB";
constexpr unsigned version = 2;
constexpr int scoreOffset = 128;

constexpr std::size_t seedOffset = 14;
constexpr std::size_t crcOffset = 20;

std::uint32_t checksum(std::span<const std::byte> file) noexcept
{
    return crc(crc(0, file.first(crcOffset)), file.subspan(OpeningBook::headerBytes));
}

} // namespace

std::variant<OpeningBook, BookError> OpeningBook::open(std::span<const std::byte> file)
{
    if (!beginsWith(file, magic))
        return BookError::NoBook;
    if (file.size() < headerBytes)
        return BookError::WrongSize;
    if (read<std::uint16_t>(file, 8) != version)
        return BookError::UnknownVersion;
    OpeningBook book;
    book.m_size = read<std::uint32_t>(file, 16);
    if (file.size() - headerBytes != StaticFunction::bytes(book.m_size))
        return BookError::WrongSize;
    book.m_shape = {read<std::uint8_t>(file, 10), read<std::uint8_t>(file, 11), read<std::uint8_t>(file, 12)};
    book.m_plies = read<std::uint8_t>(file, 13);
    book.m_scores = {file.subspan(headerBytes), read<StaticFunction::Seed>(file, seedOffset)};
    if (read<std::uint32_t>(file, crcOffset) != checksum(file) || !book.m_shape.isValid() ||
        book.m_shape.bits() > mostBits)
        return BookError::Damaged;
    return book;
}

std::vector<std::byte> OpeningBook::write(BoardShape shape, int plies, std::span<const BookEntry> entries)
{
    assert(shape.bits() <= mostBits);
    std::vector<std::pair<Word64, std::byte>> values;
    values.reserve(entries.size());
    for (const BookEntry &entry : entries)
        values.emplace_back(entry.key, static_cast<std::byte>(entry.score + scoreOffset));
    const std::optional<StaticTable> table = makeStaticTable(values);
    assert(table);
    std::vector<std::byte> file;
    file.reserve(headerBytes + table->bytes.size());
    for (const char letter : magic)
        file.push_back(static_cast<std::byte>(letter));
    append(file, static_cast<std::uint16_t>(version));
    for (const int number : {shape.columns, shape.rows, shape.connect, plies})
        append(file, static_cast<std::uint8_t>(number));
    append(file, table->seed);
    append(file, static_cast<std::uint32_t>(entries.size()));
    append(file, std::uint32_t{0});
    file.insert(file.end(), table->bytes.begin(), table->bytes.end());
    const std::uint32_t sum = checksum(file);
    put(file, crcOffset, sum);
    return file;
}

std::optional<int> OpeningBook::score(const Position &position) const
{
    if (position.plies() > m_plies || position.shape() != m_shape || !canArise(position))
        return std::nullopt;
    const AnyGeometry<Word64> geometry(m_shape);
    const Word64 key =
        foldedKey(geometry, static_cast<Word64>(position.mover()), static_cast<Word64>(position.opponent()));
    return std::to_integer<int>(m_scores(key)) - scoreOffset;
}

int boundFromBefore(const Position &position, const ScoreSource &known)
{
    int bound = noBound;
    if (!known)
        return bound;
    const BoardShape shape = position.shape();
    const Word128 occupied = position.mover() | position.opponent();
    for (int column = 0; column < shape.columns; ++column) {
        Word128 top = 0;
        for (int row = 0; row < shape.rows; ++row) {
            const Word128 cell = Word128{1} << (column * (shape.rows + 1) + row);
            if ((occupied & cell) != 0)
                top = cell;
        }
        if ((position.opponent() & top) == 0)
            continue;
        const Position before = Position::fromStones(position.opponent() ^ top, position.mover(), shape);
        if (const std::optional<int> score = known(before))
            bound = std::max(bound, -*score);
    }
    return bound;
}

} // namespace four::engine
