// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The spelling of a record's values: one for each, so that a record has one text. A function that reads a
/// value returns nothing for every other spelling.
namespace four::recordvalues {

template <typename T>
struct Word
{
    T value;
    std::string_view text;
};
template <typename T>
Word(T, std::string_view) -> Word<T>; // clang 14 cannot deduce the type of an aggregate by itself

inline constexpr std::array openings{Word{Opening::Free, "free"}, Word{Opening::Centre, "centre"}};
inline constexpr std::array fills{Word{Fill::None, "none"}, Word{Fill::Sides, "sides"}};
inline constexpr std::array starters{Word{Starter::PlayerOne, "player 1"}, Word{Starter::Random, "random"}};
inline constexpr std::array letterRules{Word{Letters::Fixed, "fixed"}, Word{Letters::Random, "random"},
                                        Word{Letters::StarterChooses, "starter chooses"}};
inline constexpr std::array answers{Word{true, "yes"}, Word{false, "no"}};
inline constexpr std::array violationRules{Word{Violations::PerGame, " per game"},
                                           Word{Violations::PerTurn, " per turn"}};
inline constexpr std::array beginners{Word{std::optional<Player>(), "by the rules"},
                                      Word{std::optional(Player::One), "player 1"},
                                      Word{std::optional(Player::Two), "player 2"}};
inline constexpr std::array levels{Word{Level::Random, "random"},    Word{Level::Beginner, "beginner"},
                                   Word{Level::Easy, "easy"},        Word{Level::Practised, "practised"},
                                   Word{Level::Medium, "medium"},    Word{Level::Hard, "hard"},
                                   Word{Level::Expert, "expert"},    Word{Level::Perfect, "perfect"},
                                   Word{Level::Adaptive, "adaptive"}};

template <typename T, std::size_t size>
std::string_view textOf(const std::array<Word<T>, size> &words, const T &value)
{
    for (const Word<T> &word : words) {
        if (word.value == value)
            return word.text;
    }
    return {};
}

template <typename T, std::size_t size>
std::optional<T> valueOf(const std::array<Word<T>, size> &words, std::string_view text)
{
    for (const Word<T> &word : words) {
        if (word.text == text)
            return word.value;
    }
    return {};
}

template <typename Integer>
std::optional<Integer> numberOf(std::string_view text)
{
    Integer value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    // One spelling for each number, so that a record has one text.
    if (error != std::errc() || end != text.data() + text.size() || std::to_string(value) != text)
        return {};
    return value;
}

/// What follows the prefix; nothing where the text begins otherwise.
[[nodiscard]] std::optional<std::string_view> after(std::string_view prefix, std::string_view text);
[[nodiscard]] std::optional<Action> actionOf(std::string_view word);

/// `none`, `2 per game`, `3 per turn`.
[[nodiscard]] std::string violationText(const Ruleset &rules);

/// `person`, `person Lan`, `computer easy Máy`, `computer adaptive 1250 Máy`.
[[nodiscard]] std::string seatText(const Seat &seat);
[[nodiscard]] std::optional<Seat> seatOf(std::string_view text);

/// An instant as ISO 8601 writes it, in UTC and to the millisecond: 2026-11-28T02:30:00.125Z.
[[nodiscard]] std::string instantText(Milliseconds instant);
[[nodiscard]] std::optional<Milliseconds> instantOf(std::string_view text);

} // namespace four::recordvalues
