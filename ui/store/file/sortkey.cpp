// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/sortkey.h"

#include <string_view>

namespace four {

namespace {
constexpr char32_t circumflex = 0x0302;
constexpr char32_t breve = 0x0306;
constexpr char32_t horn = 0x031B;
constexpr char32_t barredD = 0x0111;

// Between the levels of comparison. Nothing that a level is made of is smaller.
constexpr QChar levelEnd{0x01};

/// Which letter of its own in the alphabet the mark makes of the one before it; '0': none.
char variantOf(QChar letter, char32_t mark)
{
    switch (letter.unicode()) {
    case u'a':
        return mark == breve ? '1' : mark == circumflex ? '2' : '0';
    case u'e':
        return mark == circumflex ? '1' : '0';
    case u'o':
        return mark == circumflex ? '1' : mark == horn ? '2' : '0';
    case u'u':
        return mark == horn ? '1' : '0';
    default:
        return '0';
    }
}

/// The tones in the order of dictionaries, before all other marks.
QString toneOf(char32_t mark)
{
    constexpr std::u32string_view tones = U"\u0300\u0309\u0303\u0301\u0323"; // à ả ã á ạ
    const std::size_t place = tones.find(mark);
    return place == std::u32string_view::npos ? QString::fromUcs4(&mark, 1)
                                              : QString(QLatin1Char(char('1' + place)));
}

/// Blanks and signs before digits before letters.
char classOf(char32_t c)
{
    if (QChar::isLetter(c))
        return '3';
    return QChar::isDigit(c) ? '2' : '1';
}
} // namespace

QString sortKey(const QString &name)
{
    if (name.isEmpty())
        return QStringLiteral(""); // not a null string, which is NULL in a database
    QString letters;               // class, letter, variant
    QString tones;                 // of each letter, with a '!' after them
    QString cases;
    for (const char32_t c : name.normalized(QString::NormalizationForm_KD).toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Other_Format)
            continue;
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing) {
            const char variant = letters.isEmpty() ? '0' : variantOf(letters.at(letters.size() - 2), c);
            if (variant != '0')
                letters.back() = QLatin1Char(variant);
            else
                tones.insert(tones.isEmpty() ? 0 : tones.size() - 1, toneOf(c));
            continue;
        }
        for (const char32_t folded : QString::fromUcs4(&c, 1).toCaseFolded().toUcs4()) {
            const bool isBarred = folded == barredD;
            const char32_t letter = isBarred ? U'd' : folded;
            letters += QLatin1Char(classOf(letter)) + QString::fromUcs4(&letter, 1) +
                       QLatin1Char(isBarred ? '1' : '0');
            tones += u'!';
            cases += QChar::isUpper(c) ? u'1' : u'0';
        }
    }
    return letters + levelEnd + tones + levelEnd + cases;
}

} // namespace four
