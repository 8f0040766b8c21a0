// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <tuple>

namespace four {

namespace {
constexpr QColor white(0xff, 0xff, 0xff);
constexpr QColor black(0, 0, 0);

constexpr Theme::Marks usualMarks{
    .light = white, .dark = QColor(0x10, 0x18, 0x28), .aim = QColor(0x6d, 0xf0, 0xa0)};
constexpr Theme::Values valuesOnLight{.win = QColor(0x1b, 0x75, 0x3b),
                                      .draw = QColor(0x5a, 0x64, 0x72),
                                      .loss = QColor(0xb3, 0x26, 0x1e),
                                      .number = QColor(0x1c, 0x24, 0x30),
                                      .quiet = QColor(0x5f, 0x67, 0x74),
                                      .paper = white};
constexpr Theme::Values valuesOnDark{.win = QColor(0x6f, 0xdc, 0x96),
                                     .draw = QColor(0xb6, 0xbe, 0xca),
                                     .loss = QColor(0xff, 0x8a, 0x80),
                                     .number = QColor(0xf0, 0xf3, 0xf8),
                                     .quiet = QColor(0x98, 0xa2, 0xb0),
                                     .paper = QColor(0x2b, 0x2d, 0x32)};
constexpr Theme::Answer rightOnDark{.background = QColor(0x1f, 0x3a, 0x2a),
                                    .colour = QColor(0x6f, 0xdc, 0x96)};
constexpr Theme::Answer wrongOnDark{.background = QColor(0x43, 0x36, 0x1a),
                                    .colour = QColor(0xff, 0xd2, 0x7a)};
constexpr Theme::Refusal amber{.background = QColor(0xff, 0xd9, 0x66), .text = QColor(0x2b, 0x20, 0x00)};

constexpr Theme::Disc yellow{.name = QT_TRANSLATE_NOOP("four::Words", "yellow"),
                             .caption = QT_TRANSLATE_NOOP("four::Words", "&Yellow:"),
                             .face = QColor(0xff, 0xd2, 0x3f),
                             .ridge = QColor(0x8a, 0x5c, 0x00),
                             .rim = QColor(0x9a, 0x69, 0x00),
                             .letter = QColor(0x4f, 0x37, 0x00),
                             .shape = Theme::Shape::Star};
constexpr Theme::Disc red{.name = QT_TRANSLATE_NOOP("four::Words", "red"),
                          .caption = QT_TRANSLATE_NOOP("four::Words", "&Red:"),
                          .face = QColor(0xcb, 0x22, 0x33),
                          .ridge = QColor(0xff, 0xc4, 0xbe),
                          .rim = QColor(0x7a, 0x0c, 0x1a),
                          .letter = white,
                          .shape = Theme::Shape::Moon};
constexpr Theme::Board blueBoard{.front = QColor(0x2b, 0x62, 0xc9),
                                 .light = QColor(0x4a, 0x82, 0xe6),
                                 .edge = QColor(0x0d, 0x24, 0x50),
                                 .hole = QColor(0xe6, 0xed, 0xf8),
                                 .numbers = white,
                                 .landingOne = QColor(0x8a, 0x5c, 0x00),
                                 .landingTwo = QColor(0xa8, 0x18, 0x28)};

constexpr Theme::Disc ivory{.name = QT_TRANSLATE_NOOP("four::Words", "light"),
                            .caption = QT_TRANSLATE_NOOP("four::Words", "Li&ght:"),
                            .face = QColor(0xfb, 0xf0, 0xd8),
                            .ridge = QColor(0x96, 0x65, 0x2f),
                            .rim = QColor(0x96, 0x65, 0x2f),
                            .letter = QColor(0x5a, 0x32, 0x10),
                            .shape = Theme::Shape::Star};
constexpr Theme::Disc walnut{.name = QT_TRANSLATE_NOOP("four::Words", "dark"),
                             .caption = QT_TRANSLATE_NOOP("four::Words", "&Dark:"),
                             .face = QColor(0x2f, 0x16, 0x08),
                             .ridge = QColor(0xc4, 0x97, 0x6a),
                             .rim = QColor(0xa5, 0x76, 0x48),
                             .letter = QColor(0xff, 0xf3, 0xdf),
                             .shape = Theme::Shape::Moon};
constexpr Theme::Board birch{.front = QColor(0xe6, 0xc8, 0x96),
                             .light = QColor(0xf4, 0xde, 0xb8),
                             .edge = QColor(0x4a, 0x2a, 0x12),
                             .hole = QColor(0x90, 0x62, 0x3a),
                             .numbers = QColor(0x3a, 0x20, 0x0c),
                             .landingOne = QColor(0xff, 0xfa, 0xee),
                             .landingTwo = QColor(0x24, 0x10, 0x04)};

constexpr Theme::Disc amberDisc{.name = QT_TRANSLATE_NOOP("four::Words", "amber"),
                                .caption = QT_TRANSLATE_NOOP("four::Words", "&Amber:"),
                                .face = QColor(0xff, 0xe0, 0x8a),
                                .ridge = QColor(0x8a, 0x64, 0x14),
                                .rim = QColor(0x8a, 0x64, 0x14),
                                .letter = QColor(0x4a, 0x33, 0x00),
                                .shape = Theme::Shape::Star};
constexpr Theme::Disc violet{.name = QT_TRANSLATE_NOOP("four::Words", "violet"),
                             .caption = QT_TRANSLATE_NOOP("four::Words", "&Violet:"),
                             .face = QColor(0x7a, 0x5a, 0xe6),
                             .ridge = QColor(0xe4, 0xdb, 0xff),
                             .rim = QColor(0x4a, 0x2f, 0xa8),
                             .letter = white,
                             .shape = Theme::Shape::Moon};
constexpr Theme::Board indigo{.front = QColor(0x5a, 0x69, 0xbe),
                              .light = QColor(0x78, 0x88, 0xdc),
                              .edge = QColor(0x0b, 0x0f, 0x24),
                              .hole = QColor(0x0d, 0x12, 0x28),
                              .numbers = white,
                              .landingOne = QColor(0xff, 0xe0, 0x8a),
                              .landingTwo = QColor(0xa4, 0x8c, 0xff)};

constexpr Theme::Disc whiteDisc{.name = QT_TRANSLATE_NOOP("four::Words", "white"),
                                .caption = QT_TRANSLATE_NOOP("four::Words", "&White:"),
                                .face = white,
                                .ridge = black,
                                .rim = black,
                                .letter = black,
                                .shape = Theme::Shape::Star};
constexpr Theme::Disc blue{.name = QT_TRANSLATE_NOOP("four::Words", "blue"),
                           .caption = QT_TRANSLATE_NOOP("four::Words", "Bl&ue:"),
                           .face = QColor(0x1f, 0x63, 0xf5),
                           .ridge = white,
                           .rim = black,
                           .letter = white,
                           .shape = Theme::Shape::Moon};
constexpr Theme::Board blackBoard{.front = black,
                                  .light = black,
                                  .edge = white,
                                  .hole = black,
                                  .numbers = white,
                                  .landingOne = white,
                                  .landingTwo = QColor(0x6a, 0x97, 0xff)};
constexpr Theme::Marks strongMarks{.light = white, .dark = black, .aim = QColor(0xff, 0xee, 0x00)};

constexpr Theme::Disc cream{.name = QT_TRANSLATE_NOOP("four::Words", "cream"),
                            .caption = QT_TRANSLATE_NOOP("four::Words", "Cr&eam:"),
                            .face = QColor(0xff, 0xf3, 0xcf),
                            .ridge = QColor(0x94, 0x74, 0x3a),
                            .rim = QColor(0x94, 0x74, 0x3a),
                            .letter = QColor(0x5c, 0x47, 0x12),
                            .shape = Theme::Shape::Star};
constexpr Theme::Disc rose{.name = QT_TRANSLATE_NOOP("four::Words", "rose"),
                           .caption = QT_TRANSLATE_NOOP("four::Words", "R&ose:"),
                           .face = QColor(0xc2, 0x6a, 0x8a),
                           .ridge = QColor(0x4f, 0x12, 0x30),
                           .rim = QColor(0x7c, 0x30, 0x50),
                           .letter = QColor(0x24, 0x04, 0x10),
                           .shape = Theme::Shape::Moon};
constexpr Theme::Board sky{.front = QColor(0xa9, 0xc4, 0xde),
                           .light = QColor(0xc9, 0xdd, 0xf0),
                           .edge = QColor(0x2b, 0x38, 0x50),
                           .hole = QColor(0x2b, 0x36, 0x4c),
                           .numbers = QColor(0x22, 0x30, 0x4a),
                           .landingOne = QColor(0xff, 0xf3, 0xcf),
                           .landingTwo = QColor(0xf0, 0xa8, 0xc4)};

/// Of a theme that has the same board and the same discs everywhere: what stands on the window differs.
constexpr Theme onDark(Theme theme)
{
    theme.surroundings = Theme::Surroundings::Dark;
    theme.values = valuesOnDark;
    theme.right = rightOnDark;
    theme.wrong = wrongOnDark;
    return theme;
}

constexpr Theme wood{.id = "wood",
                     .title = QT_TRANSLATE_NOOP("four::Words", "Wood"),
                     .surroundings = Theme::Surroundings::Light,
                     .discOne = ivory,
                     .discTwo = walnut,
                     .board = birch,
                     .marks = usualMarks,
                     .values = valuesOnLight,
                     .refusal = amber};
constexpr Theme night{.id = "night",
                      .title = QT_TRANSLATE_NOOP("four::Words", "Night"),
                      .surroundings = Theme::Surroundings::Light,
                      .discOne = amberDisc,
                      .discTwo = violet,
                      .board = indigo,
                      .marks = usualMarks,
                      .values = valuesOnLight,
                      .refusal = amber};
constexpr Theme highContrast{.id = Theme::highContrastId,
                             .title = QT_TRANSLATE_NOOP("four::Words", "High contrast"),
                             .surroundings = Theme::Surroundings::Light,
                             .discOne = whiteDisc,
                             .discTwo = blue,
                             .board = blackBoard,
                             .marks = strongMarks,
                             .values = valuesOnLight,
                             .refusal = amber};
constexpr Theme pastel{.id = "pastel",
                       .title = QT_TRANSLATE_NOOP("four::Words", "Pastel"),
                       .surroundings = Theme::Surroundings::Light,
                       .discOne = cream,
                       .discTwo = rose,
                       .board = sky,
                       .marks = usualMarks,
                       .values = valuesOnLight,
                       .refusal = amber};

/// Another theme is one more row, or two if it differs on a dark desktop. A theme's first row also serves the
/// surroundings that it has no row for; the first row of all is what the program starts with.
constexpr std::array rows{
    Theme{.id = "classic",
          .title = QT_TRANSLATE_NOOP("four::Words", "Classic blue"),
          .surroundings = Theme::Surroundings::Light,
          .discOne = yellow,
          .discTwo = red,
          .board = blueBoard,
          .marks = usualMarks,
          .values = valuesOnLight,
          .refusal = amber},
    Theme{.id = "classic",
          .title = QT_TRANSLATE_NOOP("four::Words", "Classic blue"),
          .surroundings = Theme::Surroundings::Dark,
          .discOne = yellow,
          .discTwo = red,
          .board = {.front = QColor(0x3a, 0x6f, 0xd6),
                    .light = QColor(0x55, 0x88, 0xea),
                    .edge = QColor(0x0a, 0x18, 0x36),
                    .hole = QColor(0x12, 0x17, 0x22),
                    .numbers = white,
                    .landingOne = QColor(0xff, 0xd2, 0x3f),
                    .landingTwo = QColor(0xff, 0x7d, 0x80)},
          .marks = usualMarks,
          .values = valuesOnDark,
          .refusal = amber,
          .right = rightOnDark,
          .wrong = wrongOnDark},
    wood,
    onDark(wood),
    night,
    onDark(night),
    highContrast,
    onDark(highContrast),
    pastel,
    onDark(pastel),
};

/// The rows for each kind of faces: a theme in use keeps its address.
const Theme *themes(Theme::Faces faces)
{
    static const auto all = [] {
        std::array<std::array<Theme, rows.size()>, Theme::allFaces.size()> made;
        for (const Theme::Faces kind : Theme::allFaces) {
            made[std::size_t(kind)] = rows;
            for (Theme &theme : made[std::size_t(kind)])
                theme.discOne.faces = theme.discTwo.faces = kind;
        }
        return made;
    }();
    return all[std::size_t(faces)].data();
}

const char *inUse = rows.front().id;
Theme::Faces facesInUse = Theme::Faces::Letters;

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// What the two discs are called by.
auto names()
{
    const Theme &theme = Theme::of(Theme::Surroundings::Light);
    return std::tuple(theme.discOne.name, theme.discTwo.name, facesInUse);
}
} // namespace

const Theme &Theme::of(const QPalette &palette)
{
    return of(isDark(palette) ? Surroundings::Dark : Surroundings::Light);
}

const Theme &Theme::of(Surroundings surroundings)
{
    const Theme *best = nullptr;
    const Theme *const all = themes(facesInUse);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (std::strcmp(all[i].id, inUse) == 0 && (!best || all[i].surroundings == surroundings))
            best = &all[i];
    }
    return *best;
}

std::vector<const Theme *> Theme::all()
{
    std::vector<const Theme *> found;
    for (const Theme &row : rows) {
        if (found.empty() || std::strcmp(found.back()->id, row.id) != 0)
            found.push_back(&row);
    }
    return found;
}

void Theme::use(const QString &id, Faces faces)
{
    const char *wanted = rows.front().id;
    for (const Theme &theme : rows) {
        if (id == QLatin1String(theme.id))
            wanted = theme.id;
    }
    if (std::strcmp(wanted, inUse) == 0 && faces == facesInUse)
        return;
    const auto before = names();
    inUse = wanted;
    facesInUse = faces;
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        QEvent change(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &change);
    }
    // What is written with the names of colours and shapes is written anew, as it is in another language.
    if (names() != before && QCoreApplication::instance()) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
    }
}

namespace {
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

constexpr double readable = 4.5; ///< WCAG 2.1, level AA, of text
constexpr double visible = 3;    ///< ... and of what is not text

QColor mixed(const QColor &from, const QColor &to, float share)
{
    const auto part = [share](float one, float other) { return one + (other - one) * share; };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

/// From one colour towards the other, no further than the contrast with the ground asks for.
/// @param share of the way that it goes in any case
QColor mixedUntil(const QColor &from, const QColor &to, float share, const QColor &ground, double least)
{
    constexpr float step = 0.05F;
    QColor found = mixed(from, to, share);
    while (share < 1 && contrast(found, ground) < least) {
        share = std::min(1.0F, share + step);
        found = mixed(from, to, share);
    }
    return found;
}

bool isPlain(const QPalette &palette)
{
    return Theme::of(palette).isFlat();
}

QColor textOf(const QPalette &palette)
{
    return palette.color(QPalette::WindowText);
}

QColor windowOf(const QPalette &palette)
{
    return palette.color(QPalette::Window);
}
} // namespace

QColor shades::primary(const QPalette &palette)
{
    QColor colour = palette.color(QPalette::Highlight);
    constexpr int step = 105; // per cent of darkness
    for (int i = 0; i < 50 && contrast(colour, onPrimary()) < readable; ++i)
        colour = colour.darker(step);
    return colour;
}

QColor shades::onPrimary()
{
    return Qt::white;
}

QColor shades::dim(const QPalette &palette)
{
    constexpr float share = 0.65F; // of the text's colour
    return isPlain(palette)
               ? textOf(palette)
               : mixedUntil(windowOf(palette), textOf(palette), share, windowOf(palette), readable);
}

QColor shades::line(const QPalette &palette)
{
    constexpr float share = 0.2F;
    return isPlain(palette) ? textOf(palette) : mixed(windowOf(palette), textOf(palette), share);
}

QColor shades::frame(const QPalette &palette)
{
    constexpr float share = 0.5F;
    return isPlain(palette)
               ? textOf(palette)
               : mixedUntil(windowOf(palette), textOf(palette), share, windowOf(palette), visible);
}

QColor shades::focus(const QPalette &palette)
{
    return mixedUntil(palette.color(QPalette::Highlight), textOf(palette), 0, windowOf(palette), visible);
}

QColor shades::button(const QPalette &palette)
{
    constexpr float share = 0.03F;
    const QColor base = palette.color(QPalette::Base);
    return isPlain(palette) ? base : mixed(base, textOf(palette), share);
}

QColor shades::chosen(const QPalette &palette)
{
    constexpr float share = 0.15F;
    const QColor base = palette.color(QPalette::Base);
    return isPlain(palette) ? base : mixed(base, palette.color(QPalette::Highlight), share);
}

int shades::frameWidth(const QPalette &palette)
{
    return isPlain(palette) ? 2 : 1;
}

} // namespace four
