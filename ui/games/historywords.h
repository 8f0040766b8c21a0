// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamelist.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace four {

/// Stored games and statistics in words of the current language.
class HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(four::HistoryWords)

public:
    /// Date and time. @param since UTC, milliseconds since 1970; 0: not known
    [[nodiscard]] static QString when(qint64 since);
    /// The player's name or seat, with a computer's level; isolated as in Words::playerName.
    [[nodiscard]] static QString player(const GameSummary &game, Player player);
    /// @param isOpen in this window
    [[nodiscard]] static QString result(const GameSummary &game, bool isOpen);

    /// Of a game in which the coach helped.
    [[nodiscard]] static QString helped();

    [[nodiscard]] static QString contender(const Contender &contender);
    /// A row of statistics for screen readers.
    [[nodiscard]] static QString sentence(const QString &who, const Tally &tally, bool ofPreset);

    /// The meanings of typed words: parts of names, words of the interface, dates.
    [[nodiscard]] static QList<SearchTerm> terms(const QString &typed);
};

} // namespace four
