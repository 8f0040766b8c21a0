// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace four {

/// What can be wrong with the names of a match.
enum class NameProblem : std::uint8_t { Empty, TooLong, Unstorable, Equal };

/// Names of people: tidied, checked, compared and searched.
class Names
{
    Q_DECLARE_TR_FUNCTIONS(four::Names)

public:
    /// The name as it is stored: composed (NFC), without line ends and superfluous spaces.
    [[nodiscard]] static QString tidied(const QString &typed);
    /// The number of visible characters (extended grapheme clusters, Unicode Standard Annex 29).
    [[nodiscard]] static int length(const QString &name);
    /// @param name tidied  @param longest in user-perceived characters
    [[nodiscard]] static std::optional<NameProblem> problem(const QString &name, int longest);
    /// Whether these names are one person's.
    [[nodiscard]] static bool areEqual(const QString &first, const QString &second)
    {
        return identity(first) == identity(second);
    }
    /// The same text for all names that are equal.
    [[nodiscard]] static QString identity(const QString &name);
    /// The text without case, accents and marks, in which "binh" finds "Bình".
    [[nodiscard]] static QString searchable(const QString &text);
    /// Whether the text has an accent, a mark or a đ.
    [[nodiscard]] static bool isAccented(const QString &text);
    /// The forms of the text that a search compares, each with the same form of the other text: one without
    /// accents; or two with accents, the second with the tone at the end of each word ("hòa", "hoà").
    [[nodiscard]] static QStringList compared(const QString &text, bool withAccents);
    [[nodiscard]] static QString sentence(NameProblem problem, int longest);
};

} // namespace four
