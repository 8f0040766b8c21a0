// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamelist.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace four {

/// Stored games and what is counted of them, in the words of the interface's present language.
class HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(four::HistoryWords)

public:
    /// Date and time of day. @param since UTC, milliseconds since 1970; 0: nobody knows
    [[nodiscard]] static QString when(qint64 since);
    /// The player's name or the word for the seat, with the level of a computer; isolated as in
    /// Words::playerName.
    [[nodiscard]] static QString player(const GameSummary &game, Player player);
    /// @param isOpen whether this window shows it
    [[nodiscard]] static QString result(const GameSummary &game, bool isOpen);

    /// What the list says of a game in which the coach helped.
    [[nodiscard]] static QString helped();

    [[nodiscard]] static QString contender(const Contender &contender);
    /// How the row of the statistics reads in one sentence, as a screen reader says it.
    [[nodiscard]] static QString sentence(const QString &who, const Tally &tally, bool ofPreset);

    /// What the words that were typed into the search mean: parts of names, the interface's own words for
    /// games, players and results, and dates.
    [[nodiscard]] static QList<SearchTerm> terms(const QString &typed);
};

} // namespace four
