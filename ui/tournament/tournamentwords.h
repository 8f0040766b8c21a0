// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/tournamentrow.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

class QTextDocument;

namespace four {

/// A tournament in words, in the interface's language of the moment.
class TournamentWords
{
    Q_DECLARE_TR_FUNCTIONS(four::TournamentWords)

public:
    /// A person's name, isolated; a computer by its level, with a number where there are several of it.
    [[nodiscard]] static QString name(const Tournament &tournament, int entrant);
    /// The rules, how often each plays each, and how far it is.
    [[nodiscard]] static QString facts(const StoredTournament &stored);
    [[nodiscard]] static QString points(const Tournament &tournament, int halves);
    /// Which game is next, and which of the two begins; once all are played, how the tournament ended.
    [[nodiscard]] static QString next(const Tournament &tournament);
    /// In the next game's round; empty: none sits out.
    [[nodiscard]] static QString sittingOut(const Tournament &tournament);
    /// What decides between those with equal points; empty: there are none.
    [[nodiscard]] static QString ties(const Tournament &tournament);
    /// @pre it is over
    [[nodiscard]] static QString outcome(const Tournament &tournament);
    /// One game of the list: its number, the two, the result, and whether it was struck.
    [[nodiscard]] static QString game(const Tournament &tournament, const Tournament::Entry &entry);
    /// All of it to be heard: how far it is, what is next, and the table.
    [[nodiscard]] static QString spoken(const StoredTournament &stored);
    /// All of it to be sent to others.
    [[nodiscard]] static QString text(const StoredTournament &stored);
    /// On paper: the table of each against each, what is left to be played, and what was struck.
    [[nodiscard]] static std::shared_ptr<const QTextDocument> sheet(const StoredTournament &stored);

private:
    [[nodiscard]] static QString pair(const Tournament &tournament, int pairing);
    [[nodiscard]] static QString place(const Tournament &tournament, const Standing &standing);
    [[nodiscard]] static QString result(const Tournament &tournament, const Tournament::Entry &entry);
};

} // namespace four
