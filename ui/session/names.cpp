// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/names.h"

#include "core/rules/setup.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <string_view>
#include <utility>

namespace four {

namespace {
constexpr QChar barredD(0x0111); ///< đ, whose bar is no mark of its own in Unicode

/// à ả ã á ạ
bool isTone(QChar c)
{
    constexpr std::u16string_view tones = u"\u0300\u0309\u0303\u0301\u0323";
    return tones.find(c.unicode()) != std::u16string_view::npos;
}

bool isDirectionControl(QChar c)
{
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

/// Letters and a symbol by category, but invisible: fillers of Hangul, the blank of Braille.
bool isBlank(char32_t c)
{
    return c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
}

/// Not so with zero-width characters alone.
bool isVisible(const QString &name)
{
    for (const char32_t c : name.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        const bool mark = category >= QChar::Mark_NonSpacing && category <= QChar::Mark_Enclosing;
        const bool nothing = category >= QChar::Separator_Space && category <= QChar::Other_NotAssigned;
        if (!mark && !nothing && !isBlank(c))
            return true;
    }
    return false;
}
} // namespace

QString Names::tidied(const QString &typed)
{
    QString name = typed.normalized(QString::NormalizationForm_C);
    // Names are isolated where they are shown; their own controls would break out of that.
    name.removeIf(isDirectionControl);
    return name.simplified();
}

int Names::length(const QString &name)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    int count = 0;
    while (finder.toNextBoundary() != -1)
        ++count;
    return count;
}

std::optional<NameProblem> Names::problem(const QString &name, int longest)
{
    if (!isVisible(name))
        return NameProblem::Empty;
    if (length(name) > longest)
        return NameProblem::TooLong;
    const bool wellFormed = name.isValidUtf16();
    if (!wellFormed || !isStorableName(name.toStdString()))
        return NameProblem::Unstorable;
    return {};
}

QString Names::identity(const QString &name)
{
    // Invisible characters do not make another name.
    QString seen = name;
    seen.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    return seen.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString Names::searchable(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar c) { return c.isMark() || c.category() == QChar::Other_Format; });
    return plain.toCaseFolded().replace(barredD, u'd');
}

bool Names::isAccented(const QString &text)
{
    const QString parts = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    return std::any_of(parts.begin(), parts.end(), [](QChar c) { return c.isMark() || c == barredD; });
}

QStringList Names::compared(const QString &text, bool withAccents)
{
    if (!withAccents)
        return {searchable(text)};
    QString seen;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        const bool isTwice = c.isMark() && seen.endsWith(c);
        if (c.category() != QChar::Other_Format && !isTwice)
            seen += c;
    }
    QString tonesLast;
    QString tones;
    for (const QChar c : std::as_const(seen)) {
        if (isTone(c)) {
            tones += c;
            continue;
        }
        if (c.isSpace())
            tonesLast += std::exchange(tones, {});
        tonesLast += c;
    }
    return {seen.normalized(QString::NormalizationForm_KC), tonesLast + tones};
}

QString Names::sentence(NameProblem problem, int longest)
{
    switch (problem) {
    case NameProblem::Empty:
        return tr("Please type a name.");
    case NameProblem::TooLong:
        return tr("A name has at most %n character(s).", nullptr, longest);
    case NameProblem::Unstorable:
        return tr("This name has characters that cannot be saved.");
    case NameProblem::Equal:
        return tr("Please type two different names.");
    }
    return {};
}

} // namespace four
