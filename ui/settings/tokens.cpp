// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/tokens.h"

#include <QFontInfo>

namespace four::tokens {

namespace {
constexpr int largeLetters = 20;
constexpr double largeFactor = 1.05;

double unlessLarge(const QFont &font, double factor)
{
    return type::lettersOf(font) >= largeLetters ? largeFactor : factor;
}
} // namespace

int type::lettersOf(const QFont &font)
{
    return QFontInfo(font).pixelSize();
}

QFont type::scaled(const QFont &font, double factor, bool isBold)
{
    QFont scaled = font;
    scaled.setBold(isBold);
    if (scaled.pixelSize() > 0)
        scaled.setPixelSize(qRound(scaled.pixelSize() * factor));
    else
        scaled.setPointSizeF(scaled.pointSizeF() * factor);
    return scaled;
}

double type::task(const QFont &font)
{
    constexpr double usual = 1.15;
    return unlessLarge(font, usual);
}

double type::heading(const QFont &font)
{
    constexpr double usual = 1.3;
    return unlessLarge(font, usual);
}

} // namespace four::tokens
