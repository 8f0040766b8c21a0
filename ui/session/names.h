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

/// What people are called: what is kept of what they type, and who is one and the same.
class Names
{
    Q_DECLARE_TR_FUNCTIONS(four::Names)

public:
    /// The name as it is kept: in composed form (NFC), without line ends and spaces that say nothing.
    [[nodiscard]] static QString tidied(const QString &typed);
    /// How many characters a person sees (extended grapheme clusters, Unicode Standard Annex 29).
    [[nodiscard]] static int length(const QString &name);
    /// @param name tidied  @param longest in user-perceived characters
    [[nodiscard]] static std::optional<NameProblem> problem(const QString &name, int longest);
    /// Whether two people could not be told apart by these names.
    [[nodiscard]] static bool areEqual(const QString &first, const QString &second);
    /// The same text for all names that are equal.
    [[nodiscard]] static QString identity(const QString &name);
    /// The text without case, accents and marks, in which "binh" finds "Bình".
    [[nodiscard]] static QString searchable(const QString &text);
    /// Whether anything of the text has an accent or a mark, or is a đ.
    [[nodiscard]] static bool isAccented(const QString &text);
    /// The text in the ways in which a search compares it, one after the other: without accents, or, where
    /// accents count, with them, and with the tone at the end of each word, because both "hòa" and "hoà" are
    /// written. Texts are equal, or have each other, if they do so in one and the same way.
    [[nodiscard]] static QStringList compared(const QString &text, bool withAccents);
    /// In the interface's language of the moment.
    [[nodiscard]] static QString sentence(NameProblem problem, int longest);
};

} // namespace four
