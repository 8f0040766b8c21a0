// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QWidget>

#include <array>
#include <cstring>

namespace four {

namespace {
constexpr QColor white(0xff, 0xff, 0xff);

constexpr Theme::Disc yellow{.name = QT_TRANSLATE_NOOP("four::Words", "yellow"),
                             .face = QColor(0xfc, 0xc9, 0x2e),
                             .rim = QColor(0xc4, 0x8c, 0x0a),
                             .letter = QColor(0x5a, 0x3f, 0x00),
                             .landing = QColor(0xc4, 0x8c, 0x0a, 0xbf)};
constexpr Theme::Disc red{.name = QT_TRANSLATE_NOOP("four::Words", "red"),
                          .face = QColor(0xd8, 0x2c, 0x3a),
                          .rim = QColor(0x93, 0x12, 0x20),
                          .letter = white,
                          .landing = QColor(0x93, 0x12, 0x20, 0xbf)};
constexpr Theme::Marks usualMarks{.light = white,
                                  .dark = QColor(0x10, 0x18, 0x28),
                                  .lastMove = QColor(0x20, 0x20, 0x20),
                                  .aim = QColor(0x6d, 0xf0, 0xa0)};
constexpr Theme::Refusal amber{.background = QColor(0xff, 0xd9, 0x66), .text = QColor(0x2b, 0x20, 0x00)};

/// Another theme is one more row, or two if it differs on a dark desktop. A theme's first row also serves the
/// surroundings that it has no row for; the first row of all is what the program starts with.
constexpr std::array themes{
    Theme{.id = "classic",
          .surroundings = Theme::Surroundings::Light,
          .discOne = yellow,
          .discTwo = red,
          .board = {.front = QColor(0x2b, 0x62, 0xc9),
                    .edge = QColor(0x17, 0x3f, 0x8c),
                    .hole = QColor(0xe6, 0xed, 0xf8),
                    .numbers = white},
          .marks = usualMarks,
          .values = {.win = QColor(0x1b, 0x75, 0x3b),
                     .draw = QColor(0x5a, 0x64, 0x72),
                     .loss = QColor(0xb3, 0x26, 0x1e),
                     .number = QColor(0x1c, 0x24, 0x30),
                     .quiet = QColor(0x6b, 0x73, 0x80)},
          .refusal = amber},
    Theme{.id = "classic",
          .surroundings = Theme::Surroundings::Dark,
          .discOne = yellow,
          .discTwo = red,
          .board = {.front = QColor(0x28, 0x52, 0xa3),
                    .edge = QColor(0x4b, 0x79, 0xd1),
                    .hole = QColor(0x12, 0x17, 0x22),
                    .numbers = white},
          .marks = usualMarks,
          .values = {.win = QColor(0x6f, 0xdc, 0x96),
                     .draw = QColor(0xb6, 0xbe, 0xca),
                     .loss = QColor(0xff, 0x8a, 0x80),
                     .number = QColor(0xf0, 0xf3, 0xf8),
                     .quiet = QColor(0x98, 0xa2, 0xb0)},
          .refusal = amber},
};

const char *inUse = themes.front().id;

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}
} // namespace

const Theme &Theme::of(const QPalette &palette)
{
    return of(isDark(palette) ? Surroundings::Dark : Surroundings::Light);
}

const Theme &Theme::of(Surroundings surroundings)
{
    const Theme *best = nullptr;
    for (const Theme &theme : themes) {
        if (std::strcmp(theme.id, inUse) == 0 && (!best || theme.surroundings == surroundings))
            best = &theme;
    }
    return *best;
}

void Theme::use(const QString &id)
{
    const char *wanted = themes.front().id;
    for (const Theme &theme : themes) {
        if (id == QLatin1String(theme.id))
            wanted = theme.id;
    }
    if (std::strcmp(wanted, inUse) == 0)
        return;
    inUse = wanted;
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        QEvent change(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &change);
    }
}

} // namespace four
