// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/names.h"

#include "core/rules/setup.h"

#include <QTextBoundaryFinder>

namespace four {

namespace {
bool isDirectionControl(QChar c)
{
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

/// Letters and a symbol by their category, but nothing to see: the fillers of Hangul and the blank of
/// Braille.
bool isBlank(char32_t c)
{
    return c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
}

/// Whether a person sees anything at all: not so with zero-width characters alone.
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
    // A name is isolated wherever it is shown; controls of its own could only break out of that.
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

bool Names::areEqual(const QString &first, const QString &second)
{
    return identity(first) == identity(second);
}

QString Names::identity(const QString &name)
{
    // What cannot be seen cannot tell people apart.
    QString seen = name;
    seen.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    return seen.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString Names::searchable(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar c) { return c.isMark() || c.category() == QChar::Other_Format; });
    // The bar of the đ is no mark of its own in Unicode.
    return plain.toCaseFolded().replace(QChar(0x0111), u'd');
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
