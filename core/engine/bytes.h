// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace four::engine {

// Numbers and checksums in the program's own files, the same on every machine: little-endian.

/// @pre the number lies within the bytes
template <class Number>
[[nodiscard]] Number read(std::span<const std::byte> bytes, std::size_t offset) noexcept
{
    Number number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = static_cast<Number>(number << 8 | std::to_integer<Number>(bytes[offset + i]));
    return number;
}

/// Writes over what is there. @pre as for read
template <class Number>
void put(std::vector<std::byte> &bytes, std::size_t offset, Number number) noexcept
{
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        bytes[offset + i] = static_cast<std::byte>(number >> (8 * i) & 0xff);
}

template <class Number>
void append(std::vector<std::byte> &bytes, Number number)
{
    bytes.resize(bytes.size() + sizeof(Number));
    put(bytes, bytes.size() - sizeof(Number), number);
}

[[nodiscard]] inline bool beginsWith(std::span<const std::byte> file, std::string_view magic) noexcept
{
    return file.size() >= magic.size() &&
           std::equal(magic.begin(), magic.end(), file.begin(),
                      [](char letter, std::byte byte) { return static_cast<std::byte>(letter) == byte; });
}

inline constexpr std::array<std::uint32_t, 256> crcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = value >> 1 ^ (value & 1 ? 0xedb88320U : 0);
        table[i] = value;
    }
    return table;
}();

/// CRC-32 as in zlib, going on from @p value; 0 to begin with.
[[nodiscard]] inline std::uint32_t crc(std::uint32_t value, std::span<const std::byte> bytes) noexcept
{
    value = ~value;
    for (const std::byte byte : bytes)
        value = value >> 8 ^ crcTable[(value ^ std::to_integer<std::uint32_t>(byte)) & 255];
    return ~value;
}

} // namespace four::engine
