// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/setup.h"

#include <algorithm>
#include <cstddef>

namespace four {

namespace {
constexpr std::size_t maxNameBytes = 1000;

unsigned byteAt(std::string_view text, std::size_t index)
{
    return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
}

/// The length of the well-formed UTF-8 sequence at the start of the text, 0 if there is none (Unicode, table
/// 3-7).
std::size_t sequenceLength(std::string_view text)
{
    const unsigned first = byteAt(text, 0);
    const unsigned second = byteAt(text, 1);
    const auto continues = [&](std::size_t count) {
        for (std::size_t i = 1; i <= count; ++i) {
            if ((byteAt(text, i) & 0xC0U) != 0x80U)
                return false;
        }
        return true;
    };
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = first == 0xE0 && second < 0xA0;
        const bool surrogate = first == 0xED && second > 0x9F;
        return continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = first == 0xF0 && second < 0x90;
        const bool tooLarge = first == 0xF4 && second > 0x8F;
        return continues(3) && !overlong && !tooLarge ? 4 : 0;
    }
    return 0;
}
} // namespace

bool isStorableName(std::string_view name) noexcept
{
    if (name.empty())
        return true;
    if (name.size() > maxNameBytes || name.front() == ' ' || name.back() == ' ')
        return false;
    for (std::string_view rest = name; !rest.empty();) {
        const std::size_t length = sequenceLength(rest);
        const unsigned first = byteAt(rest, 0);
        const bool control = first < 0x20 || first == 0x7F || (first == 0xC2 && byteAt(rest, 1) < 0xA0);
        if (length == 0 || control)
            return false;
        rest.remove_prefix(length);
    }
    return true;
}

bool isStorableEvent(std::string_view event) noexcept
{
    return isStorableName(event) && event.find("  ") == std::string_view::npos;
}

std::optional<Player> playerElsewhere(const GameSetup &setup) noexcept
{
    for (const Player player : bothPlayers) {
        if (setup.seats[player].elsewhere)
            return player;
    }
    return {};
}

GameSetup seatedElsewhere(GameSetup setup, std::optional<Player> elsewhere)
{
    for (const Player player : bothPlayers)
        setup.seats[player].elsewhere = elsewhere == player;
    return setup;
}

} // namespace four
