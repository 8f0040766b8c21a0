// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournament.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <set>

using namespace four;
using Result = Tournament::Result;
using Behind = Standing::Behind;

namespace {
Tournament tournamentOf(int entrants, int cycles = 1)
{
    Tournament tournament{.name = "Family evening", .rules = {}, .entrants = {}, .cycles = cycles};
    for (int i = 0; i < entrants; ++i)
        tournament.entrants.push_back({.name = std::string(1, char('A' + i)), .level = {}});
    return tournament;
}

/// Plays the pairing of two entrants: "A>B" A wins, "A=B" a draw. In which order they sit does not matter.
void play(Tournament &tournament, const QByteArray &game)
{
    const int left = game[0] - 'A';
    const int right = game[2] - 'A';
    const std::vector<Pairing> pairings = tournament.pairings();
    for (int i = 0; i < int(pairings.size()); ++i) {
        const Pairing &pairing = pairings[std::size_t(i)];
        const bool isSame = pairing.first == left && pairing.second == right;
        if ((!isSame && (pairing.first != right || pairing.second != left)) || tournament.entryOf(i))
            continue;
        const auto seed = std::uint64_t(tournament.entries.size() + 1);
        tournament.begin(i, seed);
        QVERIFY(tournament.finish(seed, game[1] == '=' ? Result::Draw
                                        : isSame       ? Result::First
                                                       : Result::Second));
        return;
    }
    QFAIL("they have no game left");
}
} // namespace

class TestTournament : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairings_data()
    {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<int>("cycles");
        for (int entrants = 3; entrants <= 8; ++entrants) {
            for (const int cycles : {1, 2})
                QTest::addRow("%d, %d times", entrants, cycles) << entrants << cycles;
        }
    }

    void pairings()
    {
        QFETCH(int, entrants);
        QFETCH(int, cycles);
        const Tournament tournament = tournamentOf(entrants, cycles);
        std::map<std::set<int>, int> games;
        std::map<int, int> begun;
        std::map<int, std::multiset<int>> rounds;
        std::map<int, int> sat;
        int last = 0;
        for (const Pairing &pairing : tournament.pairings()) {
            QVERIFY(pairing.first != pairing.second);
            for (const int entrant : {pairing.first, pairing.second})
                QVERIFY(entrant >= 0 && entrant < entrants);
            ++games[{pairing.first, pairing.second}];
            ++begun[pairing.first];
            rounds[pairing.round].insert({pairing.first, pairing.second});
            QVERIFY(pairing.round == last || pairing.round == last + 1);
            last = pairing.round;
        }
        QCOMPARE(int(games.size()), entrants * (entrants - 1) / 2);
        for (const auto &[pair, count] : games)
            QCOMPARE(count, cycles);
        const auto [fewest, most] =
            std::ranges::minmax_element(begun, {}, [](auto &each) { return each.second; });
        QCOMPARE(int(begun.size()), entrants);
        QVERIFY(most->second - fewest->second <= 1);
        // Each begins as often as not, too.
        for (const auto &[entrant, count] : begun)
            QVERIFY(std::abs(2 * count - cycles * (entrants - 1)) <= 1);
        for (const auto &[round, playing] : rounds) {
            QCOMPARE(int(playing.size()), entrants - entrants % 2);
            QCOMPARE(std::set<int>(playing.begin(), playing.end()).size(), playing.size());
            for (const int entrant : tournament.sittingOut(round)) {
                QVERIFY(!playing.contains(entrant));
                ++sat[entrant];
            }
        }
        QCOMPARE(int(sat.size()), entrants % 2 == 0 ? 0 : entrants);
        for (const auto &[entrant, count] : sat)
            QCOMPARE(count, cycles);
    }

    void secondTimeTheOtherBegins()
    {
        const std::vector<Pairing> pairings = tournamentOf(5, 2).pairings();
        for (std::size_t i = 0; i < pairings.size() / 2; ++i) {
            QCOMPARE(pairings[i].first, pairings[i + pairings.size() / 2].second);
            QCOMPARE(pairings[i].second, pairings[i + pairings.size() / 2].first);
        }
    }

    void table_data()
    {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<int>("cycles");
        QTest::addColumn<QByteArrayList>("games");
        QTest::addColumn<QByteArray>("order"); // with the rank before each
        QTest::addColumn<QList<Behind>>("behind");
        const auto row = [](const char *name, int entrants, int cycles, const char *games, const char *order,
                            const QList<Behind> &behind) {
            QTest::newRow(name) << entrants << cycles << QByteArray(games).simplified().split(' ')
                                << QByteArray(order) << behind;
        };
        using enum Behind;
        row("nothing played: all share the first place", 3, 1, "", "1A 1B 1C", {Points, None, None});
        row("points decide", 3, 1, "B>A C>A C>B", "1C 2B 3A", {Points, Points, Points});
        row("a draw is half a win", 3, 1, "A=B A>C B=C", "1A 2B 3C", {Points, Points, Points});
        row("two tie: their game decides", 4, 1, "B>A A>C A>D B=C D>B C=D", "1A 2D 3B 4C",
            {Points, Points, Games, Points});
        row("three in a circle: all shared", 3, 1, "A>B B>C C>A", "1A 1B 1C", {Points, None, None});
        row("drawn between them: wins decide", 4, 1, "B>C D>B A=B A=C A=D C=D", "1D 2B 3A 4C",
            {Points, Points, Wins, Points});
        row("drawn and as many wins: shared, and the next place stays empty", 3, 1, "A=B A>C B>C", "1A 1B 3C",
            {Points, None, Points});
        // A, B and C have 6 points each; of the games between these C has 6, A and B 3; of those of A and B
        // alone B has 3. D and E have 11 points, drew twice, and won 4 games each.
        row("three tie: their games, then those of the two who still do", 5, 2,
            "B>A B=A C>B C>B C>A A>C D>C D>C E>C E>C D>B B=D B>E E>B A>D D>A E>A A=E D=E D=E",
            "1D 1E 3C 4B 5A", {Points, None, Points, Games, Games});
    }

    void table()
    {
        QFETCH(int, entrants);
        QFETCH(int, cycles);
        QFETCH(QByteArrayList, games);
        QFETCH(QByteArray, order);
        QFETCH(QList<Behind>, behind);
        Tournament tournament = tournamentOf(entrants, cycles);
        for (const QByteArray &game : games) {
            if (!game.isEmpty())
                play(tournament, game);
        }
        QByteArrayList found;
        QList<Behind> why;
        for (const Standing &standing : tournament.table()) {
            found << QByteArray::number(standing.rank) + char('A' + standing.entrant);
            why << standing.behind;
        }
        QCOMPARE(found.join(' '), order);
        QCOMPARE(why, behind);
    }

    void numbersOfTheTable()
    {
        Tournament tournament = tournamentOf(3);
        play(tournament, "A>B");
        play(tournament, "A=C");
        const std::vector<Standing> table = tournament.table();
        QCOMPARE(table[0], (Standing{.entrant = 0, .rank = 1, .won = 1, .drawn = 1}));
        QCOMPARE(table[1], (Standing{.entrant = 2, .rank = 2, .drawn = 1}));
        QCOMPARE(table[2], (Standing{.entrant = 1, .rank = 3, .lost = 1}));
        QCOMPARE(table[0].halves(), 3);
        QCOMPARE(table[0].games(), 2);
    }

    void goesOnInOrder()
    {
        Tournament tournament = tournamentOf(3);
        for (int pairing = 0; pairing < 3; ++pairing) {
            QCOMPARE(tournament.next(), std::optional(pairing));
            QVERIFY(!tournament.isOver());
            tournament.begin(pairing, std::uint64_t(pairing) + 10);
            // A game that is begun comes first.
            QCOMPARE(tournament.next(), std::optional(pairing));
            QVERIFY(tournament.finish(std::uint64_t(pairing) + 10, Result::Draw));
            QVERIFY(!tournament.finish(std::uint64_t(pairing) + 10, Result::First));
            QCOMPARE(tournament.played(), pairing + 1);
        }
        QVERIFY(tournament.isOver());
        QVERIFY(!tournament.next());
    }

    void aStruckGameIsPlayedAgain()
    {
        Tournament tournament = tournamentOf(3);
        tournament.begin(0, 1);
        QVERIFY(tournament.finish(1, Result::First));
        QVERIFY(tournament.strike(0));
        QVERIFY(!tournament.strike(0));
        QCOMPARE(tournament.played(), 0);
        QCOMPARE(tournament.table()[0].games(), 0);
        // Later: after those that were never played.
        for (const int pairing : {1, 2}) {
            QCOMPARE(tournament.next(), std::optional(pairing));
            tournament.begin(pairing, std::uint64_t(pairing) + 1);
            QVERIFY(tournament.finish(std::uint64_t(pairing) + 1, Result::Draw));
        }
        QVERIFY(!tournament.isOver());
        QCOMPARE(tournament.next(), std::optional(0));
        tournament.begin(0, 9);
        QVERIFY(tournament.finish(9, Result::Second));
        QVERIFY(tournament.isOver());
        QCOMPARE(int(tournament.entries.size()), 4);
    }

    void aStruckGameIsPlayedAgainAtOnce()
    {
        Tournament tournament = tournamentOf(4);
        for (const std::uint64_t seed : {1, 2}) {
            tournament.begin(int(seed) - 1, seed);
            QVERIFY(tournament.finish(seed, Result::First));
        }
        QVERIFY(tournament.strike(0));
        tournament.begin(0, 3);
        QCOMPARE(tournament.next(), std::optional(0));
        QVERIFY(!tournament.finish(1, Result::First));
        QVERIFY(tournament.finish(3, Result::Second));
        QCOMPARE(tournament.next(), std::optional(2));
    }

    /// toText() and readTournament() are the inverse of each other, on random tournaments.
    void text()
    {
        std::mt19937 random(4);
        const auto below = [&random](int count) { return int(random() % unsigned(count)); };
        for (int i = 0; i < 300; ++i) {
            Tournament tournament = tournamentOf(3 + below(6), 1 + below(2));
            tournament.name = i % 2 == 0 ? "Giải gia đình" : "x";
            tournament.points = i % 3 == 0 ? Tournament::Points::OneHalf : Tournament::Points::TwoOne;
            tournament.rules = rulesetOf(allPresets[std::size_t(below(int(allPresets.size())))]);
            for (Seat &entrant : tournament.entrants) {
                if (below(3) == 0)
                    entrant = {.name = {}, .level = allLevels[std::size_t(below(int(allLevels.size())))]};
            }
            for (int step = below(40); step > 0; --step) {
                const std::optional<int> next = tournament.next();
                if (next && !tournament.entryOf(*next))
                    tournament.begin(*next, random());
                else if (next && below(4) > 0)
                    QVERIFY(tournament.finish(tournament.entryOf(*next)->seed, Result(below(3))));
                else if (!tournament.entries.empty())
                    tournament.strike(
                        tournament.entries[std::size_t(below(int(tournament.entries.size())))].pairing);
            }
            QVERIFY(isValid(tournament));
            const std::string text = toText(tournament);
            const auto read = readTournament(text);
            QVERIFY(std::holds_alternative<Tournament>(read));
            QCOMPARE(std::get<Tournament>(read), tournament);
            QCOMPARE(toText(std::get<Tournament>(read)), text);
            // A part of it, or with any one byte changed, is refused or another valid tournament.
            for (std::size_t at = 0; at < text.size(); at += 7) {
                std::string damaged = text;
                damaged[at] = char(damaged[at] ^ (1 << below(8)));
                for (const std::string_view each :
                     {std::string_view(damaged), std::string_view(text).substr(0, at)}) {
                    if (const auto other = readTournament(each); std::holds_alternative<Tournament>(other))
                        QVERIFY(isValid(std::get<Tournament>(other)));
                }
            }
        }
    }

    void wrongText_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<TournamentError>("error");
        const auto row = [](const char *name, const char *from, const char *to,
                            TournamentError error = TournamentError::Damaged) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << error;
        };
        row("another headline", "tournament 1", "tournament x");
        row("a later version", "tournament 1", "tournament 2", TournamentError::NewerVersion);
        row("rules of a later version", "actions:", "gravity: up\nactions:", TournamentError::NewerVersion);
        row("an unknown line", "cycles: 1", "laps: 1");
        row("three times", "cycles: 1", "cycles: 3");
        row("an unknown result", "1 7 won", "1 7 gone");
        row("a pairing that there is not", "1 7 won", "4 7 won");
        row("two games that count for one pairing", "game: 1 7 won", "game: 1 7 won\ngame: 1 8 open");
        row("two entrants", "entrant: person C\n", "");
        row("a person without a name", "person C", "person");
        row("a person elsewhere in the rules", "actions:", "elsewhere: 3\nactions:");
        row("no name", "name: Family evening", "name: ");
    }

    void wrongText()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(TournamentError, error);
        Tournament tournament = tournamentOf(3);
        tournament.begin(0, 7);
        QVERIFY(tournament.finish(7, Result::First));
        QByteArray text = QByteArray::fromStdString(toText(tournament));
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const auto read = readTournament(text.toStdString());
        QVERIFY(std::holds_alternative<TournamentError>(read));
        QCOMPARE(std::get<TournamentError>(read), error);
    }
};

QTEST_APPLESS_MAIN(TestTournament)
#include "tst_tournament.moc"
