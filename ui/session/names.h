// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>

namespace four {

/// What can be wrong with the names of a match.
enum class NameProblem : std::uint8_t { Empty, TooLong, Unstorable, Equal };

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
    /// The text as a search compares it: without case, accents and marks, so that "binh" finds "Bình".
    [[nodiscard]] static QString searchable(const QString &text);
    [[nodiscard]] static QString sentence(NameProblem problem, int longest);
};

} // namespace four
