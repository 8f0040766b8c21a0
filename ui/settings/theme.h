// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/player.h"

#include <QColor>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

class QPalette;

namespace four {

/// The colours of the game, and what they are called. Everything that draws a disc or a board, or names a
/// colour, has it from here; what belongs to the desktop, such as text and frames, has it from the palette.
struct Theme
{
    /// What the game stands on: the window of a light or of a dark desktop.
    enum class Surroundings : std::uint8_t { Light, Dark };

    /// What is seen on the faces of the discs beside their colour.
    enum class Faces : std::uint8_t {
        Letters, ///< X and O, as the rules give them
        Shapes,  ///< one for each colour
        Plain,   ///< nothing: the colours alone, one light and one dark
    };
    static constexpr std::array allFaces{Faces::Letters, Faces::Shapes, Faces::Plain};
    enum class Shape : std::uint8_t { Star, Moon };

    struct Disc
    {
        // In English, to be translated in the context four::Words.
        const char *name;    ///< the colour's, within a sentence
        const char *caption; ///< of a field that belongs to its player, with a mnemonic
        QColor face;
        QColor ridge; ///< the ring on the face: against the face and against what is seen through a cell
        QColor rim;   ///< of a disc in hand, around the face
        QColor letter;
        Shape shape;
        Faces faces = Faces::Letters;
        friend bool operator==(const Disc &, const Disc &) = default;
    };

    struct Board
    {
        QColor front;
        QColor light; ///< the front where the light falls on it
        QColor edge;
        QColor hole; ///< what is seen through an empty cell
        QColor numbers;
        // Of the ring where a disc would come to rest, as it is seen in the hole.
        QColor landingOne;
        QColor landingTwo;
        friend bool operator==(const Board &, const Board &) = default;
    };

    /// Rings around discs. A light one beside a dark one stands out from every disc and from the board.
    struct Marks
    {
        QColor light;
        QColor dark;
        QColor aim; ///< the best column, and the keyboard's choice of a disc to remove
    };

    /// Of what stands above the columns, on the window itself.
    struct Values
    {
        QColor win;
        QColor draw;
        QColor loss;
        QColor number; ///< and the ring around the best
        QColor quiet;  ///< while there is nothing to say
        QColor paper;  ///< behind the best
    };

    /// For the message that refuses an action: its contrast is the same on every desktop.
    struct Refusal
    {
        QColor background;
        QColor text;
    };

    /// Of what says whether an answer was right. The colour stands out from its background, which carries
    /// text as the window does.
    struct Answer
    {
        QColor background;
        QColor colour;
    };

    /// The id of the theme for a desktop with high contrast.
    static constexpr auto highContrastId = "contrast";

    const char *id;    ///< as it is stored in the preferences
    const char *title; ///< in English, to be translated in the context four::Words
    Surroundings surroundings;
    Disc discOne;
    Disc discTwo;
    Board board;
    Marks marks;
    Values values;
    Refusal refusal;
    Answer right{.background = QColor(0xe2, 0xf3, 0xe7), .colour = QColor(0x1b, 0x75, 0x3b)};
    Answer wrong{.background = QColor(0xff, 0xf0, 0xd0), .colour = QColor(0x8a, 0x5c, 0x00)};

    /// Without light, shadows and veils, for a desktop with high contrast.
    [[nodiscard]] bool isFlat() const { return board.light == board.front; }
    [[nodiscard]] const Disc &disc(Colour colour) const
    {
        return colour == Colour::Yellow ? discOne : discTwo;
    }

    [[nodiscard]] const QColor &landing(Colour colour) const
    {
        return colour == Colour::Yellow ? board.landingOne : board.landingTwo;
    }

    /// The theme in use, for what is drawn with this palette. It lives as long as the program.
    [[nodiscard]] static const Theme &of(const QPalette &palette);
    /// The theme in use, for these surroundings, whatever the desktop's are.
    [[nodiscard]] static const Theme &of(Surroundings surroundings);
    /// One of each, in the order in which they are offered.
    [[nodiscard]] static std::vector<const Theme *> all();
    /// Puts another theme in use; an id that is not known stands for the first. Every widget then gets a
    /// QEvent::PaletteChange, as when the desktop changes its colours, and where the discs have other names
    /// a QEvent::LanguageChange as well.
    static void use(const QString &id, Faces faces = Faces::Letters);
};

/// Colours that are made of those of the desktop. Where it wishes high contrast, they are its own, unmixed.
namespace shades {
/// Behind the words of the primary button: what is chosen, dark enough for them.
[[nodiscard]] QColor primary(const QPalette &palette);
[[nodiscard]] QColor onPrimary();
/// Text that is less important, and still read easily.
[[nodiscard]] QColor dim(const QPalette &palette);
/// Around cards and panels, and between their parts.
[[nodiscard]] QColor line(const QPalette &palette);
/// Around what can be pressed: clearly seen on the window.
[[nodiscard]] QColor frame(const QPalette &palette);
/// Around what has the keyboard, is on turn or is chosen: clearly seen on the window.
[[nodiscard]] QColor focus(const QPalette &palette);
/// Behind the words of a button, and of one that is chosen.
[[nodiscard]] QColor button(const QPalette &palette);
[[nodiscard]] QColor chosen(const QPalette &palette);
/// Of the frames of cards, panels, banners and buttons, in pixels.
[[nodiscard]] int frameWidth(const QPalette &palette);
} // namespace shades

} // namespace four
