// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/tally.h"

#include <QHash>

#include <algorithm>

namespace four {

namespace {
int outcomeFor(const FinishedGame &game, Player player)
{
    if (!game.winner)
        return 0;
    return *game.winner == player ? 1 : -1;
}

bool counts(const FinishedGames &games, const FinishedGame &game, TallyFilter filter)
{
    if (!counts(filter.help, game.isHelped) || (filter.preset && game.preset != *filter.preset))
        return false;
    return !filter.level || std::ranges::any_of(bothPlayers, [&](Player player) {
        const Contender &who = games.contenders[std::size_t(game.contenders[player])];
        return who.kind == Contender::Kind::Computer && who.level == *filter.level;
    });
}

/// Rows, made with the first game of each.
class Rows
{
public:
    [[nodiscard]] TallyRow &at(quint64 key, const TallyRow &fresh)
    {
        const auto found = m_places.constFind(key);
        if (found != m_places.constEnd())
            return m_rows[*found];
        m_places.insert(key, m_rows.size());
        m_rows.push_back(fresh);
        return m_rows.back();
    }
    [[nodiscard]] std::vector<TallyRow> takeRows() { return std::move(m_rows); }

private:
    QHash<quint64, std::size_t> m_places;
    std::vector<TallyRow> m_rows;
};
} // namespace

void Tally::add(int outcome, int discsOfTheGame)
{
    ++(outcome > 0 ? won : outcome == 0 ? drawn : lost);
    streak = outcome > 0 ? streak + 1 : 0;
    longestStreak = std::max(longestStreak, streak);
    discs += discsOfTheGame;
}

void Tally::addTime(const FinishedGame &game, Player player)
{
    lostOnTime += game.isOutOfTime && outcomeFor(game, player) < 0 ? 1 : 0;
    turns += game.thought.turns[player];
    thought += game.thought.time[player];
}

std::vector<TallyRow> tallies(const FinishedGames &games, TallyBy by, TallyFilter filter)
{
    const auto isComputer = [&](int contender) {
        return games.contenders[std::size_t(contender)].kind == Contender::Kind::Computer;
    };
    Rows rows;
    for (const FinishedGame &game : games.games) {
        if (!counts(games, game, filter))
            continue;
        const auto add = [&](quint64 key, const TallyRow &fresh, Player player) {
            Tally &tally = rows.at(key, fresh).tally;
            tally.add(outcomeFor(game, player), game.discs);
            tally.addTime(game, player);
            if (by == TallyBy::Presets)
                tally.addTime(game, opponent(player));
        };
        if (by == TallyBy::Presets) {
            add(quint64(game.preset), {.contender = {}, .against = {}, .preset = game.preset, .tally = {}},
                Player::One);
        } else if (by == TallyBy::Pairs) {
            const int one = game.contenders[Player::One];
            const int two = game.contenders[Player::Two];
            // People before computers, else the smaller number: the same for either seating.
            const bool turned = isComputer(one) != isComputer(two) ? isComputer(one) : two < one;
            const int first = turned ? two : one;
            const int second = turned ? one : two;
            add(quint64(first) << 32U | quint64(second),
                {.contender = first, .against = second, .preset = {}, .tally = {}},
                turned ? Player::Two : Player::One);
        } else {
            for (const Player player : bothPlayers) {
                const int who = game.contenders[player];
                if (isComputer(who) == (by == TallyBy::Computers))
                    add(quint64(who), {.contender = who, .against = {}, .preset = {}, .tally = {}}, player);
            }
        }
    }
    return rows.takeRows();
}

namespace {
DecisionTally::Phase phaseOf(std::size_t drop)
{
    const std::size_t number = drop + 1;
    if (number <= DecisionTally::lastOfOpening)
        return DecisionTally::Opening;
    return number <= DecisionTally::lastOfMiddle ? DecisionTally::Middle : DecisionTally::End;
}
} // namespace

void DecisionTally::add(const coach::Review &review, Player player)
{
    ++games;
    Part game;
    for (std::size_t i = 0; i < review.drops.size(); ++i) {
        const coach::ReviewedDrop &drop = review.drops[i];
        if (drop.player != player || !drop.before)
            continue;
        faults.add(*drop.judgement);
        if (!drop.before->isDecision())
            continue;
        const bool isKept = !drop.judgement->changesResult();
        game.add(isKept);
        whole.add(isKept);
        phases[phaseOf(i)].add(isKept);
    }
    if (game.all > 0)
        course.push_back(game);
}

std::vector<DecisionRow> decisionsOf(const FinishedGames &games, const QHash<qint64, coach::Review> &reviews,
                                     HelpFilter help)
{
    std::vector<DecisionRow> rows;
    QHash<int, std::size_t> places;
    for (const FinishedGame &game : games.games) {
        const auto review = reviews.constFind(game.id);
        // Estimates are too weak to judge a decision.
        if (review == reviews.constEnd() || !review->isExact() || !counts(help, game.isHelped))
            continue;
        for (const Player player : bothPlayers) {
            const int who = game.contenders[player];
            if (!places.contains(who)) {
                places.insert(who, rows.size());
                rows.push_back({.contender = who, .tally = {}});
            }
            rows[places[who]].tally.add(*review, player);
        }
    }
    return rows;
}

} // namespace four
