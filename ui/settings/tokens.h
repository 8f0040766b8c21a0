// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

/// The measures of the design, in logical pixels or by the size of the usual letters. Its colours are those
/// of Theme and shades.
namespace four::tokens {

/// Between things, whatever the size of the letters.
namespace space {
inline constexpr int hair = 4;
inline constexpr int close = 8;
inline constexpr int narrow = 12; ///< within a card, and within a panel in a small window
inline constexpr int usual = 16;  ///< within a panel
inline constexpr int apart = 24;
} // namespace space

/// Of corners.
namespace radius {
inline constexpr double control = 6; ///< of buttons and banners
inline constexpr double card = 8;    ///< and of panels
} // namespace radius

/// By the usual letters.
namespace type {
inline constexpr double small = 0.92;
inline constexpr double score = 1.7;
inline constexpr double lineHeight = 1.45;

/// The pixel size of the font's letters.
[[nodiscard]] int lettersOf(const QFont &font);
/// The font with letters of another size.
[[nodiscard]] QFont scaled(const QFont &font, double factor, bool isBold = false);
/// Of what a person is to do. Large letters leave less room to grow.
[[nodiscard]] double task(const QFont &font);
/// Of what a page is about.
[[nodiscard]] double heading(const QFont &font);
} // namespace type

/// Of buttons that act on the game: heights by the letters, and at least so many pixels.
namespace button {
inline constexpr double usual = 2.4;
inline constexpr int leastUsual = 36;
inline constexpr double primary = 2.6;
inline constexpr int leastPrimary = 40;
inline constexpr double padding = 1.1; ///< at either side of the words
inline constexpr double leastPadding = 0.5;
inline constexpr double growth = 2 * (padding - leastPadding); ///< of a button that has room
} // namespace button

inline constexpr int banner = 56; ///< height of what says whether an answer was right

} // namespace four::tokens
