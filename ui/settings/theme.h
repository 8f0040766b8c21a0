// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QColor>
#include <QString>

#include <cstdint>

class QPalette;

namespace four {

/// The colours of the game, and what they are called. Everything that draws a disc or a board, or names a
/// colour, has it from here; what belongs to the desktop, such as text and frames, has it from the palette.
struct Theme
{
    /// What the game stands on: the window of a light or of a dark desktop.
    enum class Surroundings : std::uint8_t { Light, Dark };

    struct Disc
    {
        const char *name; ///< the colour's, in English: to be translated in the context four::Words
        QColor face;
        QColor rim;
        QColor letter;
        QColor landing; ///< of the faint ring where it would come to rest
        friend bool operator==(const Disc &, const Disc &) = default;
    };

    struct Board
    {
        QColor front;
        QColor edge;
        QColor hole; ///< what is seen through an empty cell
        QColor numbers;
    };

    /// Rings around discs. A light one beside a dark one stands out from every disc and from the board.
    struct Marks
    {
        QColor light;
        QColor dark;
        QColor lastMove; ///< beside the light one
        QColor aim;      ///< the keyboard's choice of a disc to remove
    };

    /// Of what stands above the columns, on the window itself.
    struct Values
    {
        QColor win;
        QColor draw;
        QColor loss;
        QColor number; ///< and the ring around the best
        QColor quiet;  ///< while there is nothing to say
    };

    /// Behind an answer that refuses what people tried; with a text colour of its own, so that it reads the
    /// same everywhere.
    struct Refusal
    {
        QColor background;
        QColor text;
    };

    const char *id; ///< as it is stored in the preferences
    Surroundings surroundings;
    Disc discOne;
    Disc discTwo;
    Board board;
    Marks marks;
    Values values;
    Refusal refusal;

    [[nodiscard]] const Disc &disc(Player player) const { return player == Player::One ? discOne : discTwo; }

    /// The theme in use, for what is drawn with this palette. It lives as long as the program.
    [[nodiscard]] static const Theme &of(const QPalette &palette);
    /// The theme in use, for these surroundings, whatever the desktop's are.
    [[nodiscard]] static const Theme &of(Surroundings surroundings);
    /// Puts another theme in use; an id that is not known stands for the first. Every widget then gets a
    /// QEvent::PaletteChange, as when the desktop changes its colours.
    static void use(const QString &id);
};

} // namespace four
