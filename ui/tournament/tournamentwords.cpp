// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournamentwords.h"

#include "ui/session/match.h"
#include "ui/text/words.h"

#include <QDateTime>
#include <QLocale>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace four {

QString TournamentWords::name(const Tournament &tournament, int entrant)
{
    const Seat &seat = tournament.entrants[std::size_t(entrant)];
    if (!seat.level)
        return Words::isolated(QString::fromStdString(seat.name));
    const auto isAlike = [&seat](const Seat &other) { return other.level == seat.level; };
    const auto own = tournament.entrants.begin() + entrant;
    const QString level = Words::level(*seat.level);
    if (std::ranges::count_if(tournament.entrants, isAlike) == 1)
        return tr("Computer: %1").arg(level);
    const auto before = std::count_if(tournament.entrants.begin(), own, isAlike);
    //: one of several computers of a level; %1 is the level, %2 which of them
    return tr("Computer: %1 (%2)").arg(level, number(before + 1));
}

QString TournamentWords::facts(const StoredTournament &stored)
{
    const Tournament &tournament = stored.tournament;
    const QString title =
        Words::matchTitle({.preset = stored.preset, .rules = tournament.rules, .seats = {}});
    //: of a tournament: %1 are the rules, %2 how many of %3 games are played
    return (tournament.cycles == 1 ? tr("%1 · each pair once · %2 of %3 games")
                                   //: of a tournament: %1 are the rules, %2 how many of %3 games are played
                                   : tr("%1 · each pair twice · %2 of %3 games"))
        .arg(title, number(tournament.played()), number(qlonglong(tournament.pairings().size())));
}

QString TournamentWords::points(const Tournament &tournament, int halves)
{
    if (tournament.points == Tournament::Points::TwoOne)
        return number(halves);
    const QString half = halves % 2 == 1 ? QStringLiteral("½") : QString();
    return halves == 1 ? half : number(halves / 2) + half;
}

QString TournamentWords::next(const Tournament &tournament)
{
    const std::optional<int> pairing = tournament.next();
    if (!pairing)
        return outcome(tournament);
    const Pairing two = tournament.pairings()[std::size_t(*pairing)];
    const auto words = [&](const QString &text) {
        return text.arg(number(*pairing + 1), number(qlonglong(tournament.pairings().size())),
                        name(tournament, two.first), name(tournament, two.second));
    };
    if (tournament.entryOf(*pairing))
        //: %1 is the number of a game of a tournament, of %2; %3 and %4 are players
        return words(tr("Game %1 of %2 is not over yet: %3 against %4."));
    //: %1 is the number of a game of a tournament, of %2; %3 and %4 are players
    return words(tr("Game %1 of %2: %3 begins against %4."));
}

QString TournamentWords::sittingOut(const Tournament &tournament)
{
    const std::optional<int> pairing = tournament.next();
    if (!pairing)
        return {};
    const auto sitting = tournament.sittingOut(tournament.pairings()[std::size_t(*pairing)].round);
    //: %1 is a player of a tournament with an odd number of players
    return sitting.empty() ? QString() : tr("%1 sits out this round.").arg(name(tournament, sitting.front()));
}

QString TournamentWords::ties(const Tournament &tournament)
{
    QStringList sentences;
    const std::vector<Standing> table = tournament.table();
    for (std::size_t i = 1; i < table.size(); ++i) {
        // Without a point they have not begun to differ.
        if (table[i].halves() == 0 || table[i].behind == Standing::Behind::Points)
            continue;
        const QString text = table[i].behind == Standing::Behind::Games
                                 //: %1 and %2 are players of a tournament with equal points
                                 ? tr("%1 is before %2 by the games between those with equal points.")
                                 : table[i].behind == Standing::Behind::Wins
                                       //: %1 and %2 are players of a tournament with equal points
                                       ? tr("%1 is before %2 by the number of wins.")
                                       //: %1 and %2 are players of a tournament with equal points
                                       : tr("%1 and %2 share their place: all is equal between them.");
        sentences << text.arg(name(tournament, table[i - 1].entrant), name(tournament, table[i].entrant));
    }
    return sentences.join(u' ');
}

QString TournamentWords::outcome(const Tournament &tournament)
{
    QStringList winners;
    const std::vector<Standing> table = tournament.table();
    for (const Standing &standing : table) {
        if (standing.rank == 1)
            winners << name(tournament, standing.entrant);
    }
    const QString points = TournamentWords::points(tournament, table.front().halves());
    if (winners.size() > 1)
        //: the end of a tournament: %1 are several players, %2 is a number of points
        return tr("The tournament is over. %1 share the first place, with points: %2.")
            .arg(QLocale().createSeparatedList(winners), points);
    //: the end of a tournament: %1 is a player, %2 a number of points
    return tr("The tournament is over. %1 wins it, with points: %2.").arg(winners.front(), points);
}

QString TournamentWords::pair(const Tournament &tournament, int pairing)
{
    const Pairing two = tournament.pairings()[std::size_t(pairing)];
    //: two players who met, or are to meet
    return tr("%1 – %2").arg(name(tournament, two.first), name(tournament, two.second));
}

QString TournamentWords::result(const Tournament &tournament, const Tournament::Entry &entry)
{
    if (!entry.result)
        //: of a game
        return tr("not over");
    const Pairing two = tournament.pairings()[std::size_t(entry.pairing)];
    if (entry.result == Tournament::Result::Draw)
        //: of a game
        return tr("drawn");
    //: of a game: %1 is a player
    return tr("%1 wins").arg(
        name(tournament, entry.result == Tournament::Result::First ? two.first : two.second));
}

QString TournamentWords::game(const Tournament &tournament, const Tournament::Entry &entry)
{
    //: a game of a tournament: %1 is its number, %2 are two players, %3 is the result; it does not count
    return (entry.isStruck ? tr("%1. %2: %3 (struck)")
                           //: a game of a tournament: %1 is its number, %2 are two players, %3 is the result
                           : tr("%1. %2: %3"))
        .arg(number(entry.pairing + 1), pair(tournament, entry.pairing), result(tournament, entry));
}

QString TournamentWords::place(const Tournament &tournament, const Standing &standing)
{
    //: a place in a table: %1 is its number, %2 a player, %3 a number of points, %4 of games
    return tr("Place %1: %2, points: %3, games: %4.")
        .arg(number(standing.rank), name(tournament, standing.entrant), points(tournament, standing.halves()),
             number(standing.games()));
}

QString TournamentWords::spoken(const StoredTournament &stored)
{
    const Tournament &tournament = stored.tournament;
    QStringList sentences{
        //: %1 is a tournament's name, %2 how many of %3 games are played
        tr("%1, %2 of %3 games.")
            .arg(Words::isolated(QString::fromStdString(tournament.name)), number(tournament.played()),
                 number(qlonglong(tournament.pairings().size()))),
        next(tournament)};
    for (const Standing &standing : tournament.table())
        sentences << place(tournament, standing);
    return Words::plain(sentences.join(u' '));
}

QString TournamentWords::text(const StoredTournament &stored)
{
    const Tournament &tournament = stored.tournament;
    QStringList lines{QString::fromStdString(tournament.name), facts(stored), QString()};
    for (const Standing &standing : tournament.table())
        //: a line of a table: %1 to %3 are numbers of games
        lines << place(tournament, standing) + u' ' +
                     tr("Won %1, drawn %2, lost %3.")
                         .arg(number(standing.won), number(standing.drawn), number(standing.lost));
    if (const QString why = ties(tournament); !why.isEmpty())
        lines << why;
    lines << QString();
    for (const Tournament::Entry &entry : tournament.entries)
        lines << game(tournament, entry);
    lines << next(tournament);
    return Words::plain(lines.join(u'\n')) + u'\n';
}

std::shared_ptr<const QTextDocument> TournamentWords::sheet(const StoredTournament &stored)
{
    const Tournament &tournament = stored.tournament;
    const std::vector<Pairing> pairings = tournament.pairings();
    const std::vector<Standing> table = tournament.table();
    auto document = std::make_shared<QTextDocument>();
    QTextCharFormat plain;
    plain.setFontPointSize(10);
    QTextCharFormat bold = plain;
    bold.setFontWeight(QFont::Bold);
    QTextCharFormat large = bold;
    large.setFontPointSize(16);
    QTextCursor cursor(document.get());
    cursor.insertText(QString::fromStdString(tournament.name), large);
    cursor.insertBlock();
    cursor.insertText(facts(stored), plain);
    cursor.insertBlock();
    cursor.insertText(
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(stored.begun).date(), QLocale::LongFormat), plain);
    cursor.insertBlock();

    const int count = int(table.size());
    QTextTableFormat format;
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    QTextTable *cross = cursor.insertTable(count + 1, count + 3, format);
    const auto write = [cross](int row, int column, const QString &text, const QTextCharFormat &how) {
        cross->cellAt(row, column).firstCursorPosition().insertText(text, how);
    };
    //: a column's title
    write(0, count + 1, tr("Points"), bold);
    //: a column's title: of the players in a tournament
    write(0, count + 2, tr("Place"), bold);
    for (int row = 0; row < count; ++row) {
        const Standing &standing = table[std::size_t(row)];
        write(0, row + 1, number(row + 1), bold);
        write(row + 1, 0, number(row + 1) + u' ' + name(tournament, standing.entrant), bold);
        write(row + 1, count + 1, points(tournament, standing.halves()), bold);
        write(row + 1, count + 2, number(standing.rank), plain);
        for (int column = 0; column < count; ++column) {
            const int other = table[std::size_t(column)].entrant;
            QStringList gained;
            for (const Tournament::Entry &entry : tournament.entries) {
                const Pairing &two = pairings[std::size_t(entry.pairing)];
                const bool isFirst = two.first == standing.entrant && two.second == other;
                if (entry.isStruck || !entry.result ||
                    (!isFirst && (two.second != standing.entrant || two.first != other)))
                    continue;
                const auto win = isFirst ? Tournament::Result::First : Tournament::Result::Second;
                gained << points(tournament, *entry.result == win                        ? 2
                                             : *entry.result == Tournament::Result::Draw ? 1
                                                                                         : 0);
            }
            if (column != row)
                write(row + 1, column + 1,
                      gained.isEmpty() ? QStringLiteral("–") : gained.join(QStringLiteral(" ")), plain);
        }
    }
    cursor.movePosition(QTextCursor::End);
    const auto paragraph = [&](const QString &text, const QTextCharFormat &how) {
        if (text.isEmpty())
            return;
        cursor.insertBlock();
        cursor.insertText(text, how);
    };
    paragraph(ties(tournament), plain);
    if (tournament.isOver())
        paragraph(outcome(tournament), bold);
    else
        paragraph(tr("Still to be played"), bold);
    for (int pairing = 0; pairing < int(pairings.size()); ++pairing) {
        const Tournament::Entry *entry = tournament.entryOf(pairing);
        if (!entry || !entry->result)
            paragraph(number(pairing + 1) + QStringLiteral(". ") + pair(tournament, pairing), plain);
    }
    for (const Tournament::Entry &entry : tournament.entries) {
        if (entry.isStruck)
            paragraph(game(tournament, entry), plain);
    }
    return document;
}

} // namespace four
