// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/repertoire.h"

#include "core/engine/bytes.h"
#include "core/engine/geometry.h"
#include "core/engine/positionkey.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace four::coach {

namespace {

using engine::Word64;

constexpr std::string_view repertoireMagic = "4INAROWR";
constexpr std::uint16_t repertoireVersion = 1;
constexpr std::size_t crcPlace = 16;
constexpr int keyBits = 56;
constexpr std::uint64_t keyMask = (std::uint64_t{1} << keyBits) - 1;

constexpr engine::AnyGeometry<Word64> geometry{engine::BoardShape{}};

Word64 keyOf(const engine::Position &position) noexcept
{
    return engine::positionKey(static_cast<Word64>(position.mover()),
                               static_cast<Word64>(position.opponent()));
}

std::uint32_t checksumOf(std::span<const std::byte> file) noexcept
{
    return engine::crc(engine::crc(0, file.first(crcPlace)), file.subspan(Repertoire::headerBytes));
}

/// Nothing if the bits cannot be a position with a drop that it allows.
std::optional<KnownDrop> knownDropOf(std::uint64_t entry)
{
    const Word64 key = entry & keyMask;
    const auto column = static_cast<int>(entry >> keyBits);
    const auto [mover, opponent] = engine::stonesOf(geometry, key);
    const int more =
        engine::countBits<engine::Isa::Portable>(opponent) - engine::countBits<engine::Isa::Portable>(mover);
    if (key >> geometry.bits() != 0 || ((mover | opponent) & ~geometry.board()) != 0 || more < 0 || more > 1)
        return {};
    const engine::Position position = engine::Position::fromStones(mover, opponent);
    if (foldedKeyOf(position) != key || position.isOver() || column >= geometry.columns() ||
        !position.canDrop(column))
        return {};
    return KnownDrop{position, column};
}

} // namespace

Word64 foldedKeyOf(const engine::Position &position) noexcept
{
    return engine::foldedKey(geometry, static_cast<Word64>(position.mover()),
                             static_cast<Word64>(position.opponent()));
}

std::variant<Repertoire, RepertoireError> Repertoire::open(std::span<const std::byte> file)
{
    if (!engine::beginsWith(file, repertoireMagic))
        return RepertoireError::NoRepertoire;
    if (file.size() < headerBytes)
        return RepertoireError::WrongSize;
    if (engine::read<std::uint16_t>(file, 8) != repertoireVersion)
        return RepertoireError::UnknownVersion;
    if (file.size() - headerBytes != std::size_t{engine::read<std::uint32_t>(file, 12)} * entryBytes)
        return RepertoireError::WrongSize;
    const auto kind = engine::read<std::uint8_t>(file, 10);
    Repertoire repertoire;
    repertoire.m_drops = engine::read<std::uint8_t>(file, 11);
    if (engine::read<std::uint32_t>(file, crcPlace) != checksumOf(file) ||
        kind > static_cast<int>(RepertoireKind::SecondMiddle) || repertoire.m_drops > mostDrops)
        return RepertoireError::Damaged;
    repertoire.m_kind = static_cast<RepertoireKind>(kind);
    repertoire.m_known = file.subspan(headerBytes);
    std::optional<Word64> last;
    for (std::size_t i = 0; i < repertoire.size(); ++i) {
        const std::uint64_t entry = repertoire.entry(i);
        const Word64 key = entry & keyMask;
        const std::optional<KnownDrop> known = knownDropOf(entry);
        if (!known || (last && key <= *last) || ownDrop(known->position) > repertoire.m_drops ||
            known->position.plies() % 2 != (repertoire.m_kind == RepertoireKind::First ? 0 : 1))
            return RepertoireError::Damaged;
        last = key;
    }
    return repertoire;
}

std::vector<std::byte> Repertoire::write(RepertoireKind kind, int drops, std::span<const KnownDrop> known)
{
    assert(drops <= mostDrops);
    std::vector<std::pair<Word64, int>> entries;
    entries.reserve(known.size());
    for (const auto &[position, column] : known) {
        const Word64 key = foldedKeyOf(position);
        entries.emplace_back(key, keyOf(position) == key ? column : geometry.columns() - 1 - column);
    }
    std::ranges::sort(entries);
    std::vector<std::byte> file;
    for (const char letter : repertoireMagic)
        file.push_back(static_cast<std::byte>(letter));
    engine::append(file, repertoireVersion);
    engine::append(file, static_cast<std::uint8_t>(kind));
    engine::append(file, static_cast<std::uint8_t>(drops));
    engine::append(file, static_cast<std::uint32_t>(entries.size()));
    engine::append(file, std::uint32_t{0});
    for (const auto &[key, column] : entries)
        engine::append(file, std::uint64_t{key | static_cast<Word64>(column) << keyBits});
    engine::put(file, crcPlace, checksumOf(file));
    return file;
}

std::uint64_t Repertoire::entry(std::size_t index) const
{
    return engine::read<std::uint64_t>(m_known, index * entryBytes);
}

KnownDrop Repertoire::at(std::size_t index) const
{
    return knownDropOf(entry(index)).value();
}

std::optional<int> Repertoire::column(const engine::Position &position) const
{
    if (position.shape() != engine::BoardShape{})
        return {};
    const Word64 key = foldedKeyOf(position);
    std::size_t first = 0;
    std::size_t end = size();
    while (first < end) {
        const std::size_t middle = first + (end - first) / 2;
        const std::uint64_t found = entry(middle);
        if ((found & keyMask) == key) {
            const auto column = static_cast<int>(found >> keyBits);
            return keyOf(position) == key ? column : geometry.columns() - 1 - column;
        }
        if ((found & keyMask) < key)
            first = middle + 1;
        else
            end = middle;
    }
    return {};
}

std::variant<RepertoireFile, RepertoireError> RepertoireFile::open(const std::filesystem::path &path)
{
    std::optional<engine::MappedFile> file = engine::MappedFile::open(path);
    if (!file)
        return RepertoireError::Unreadable;
    const auto opened = Repertoire::open(file->bytes());
    if (const auto *error = std::get_if<RepertoireError>(&opened))
        return *error;
    return RepertoireFile(std::move(*file), std::get<Repertoire>(opened));
}

} // namespace four::coach
