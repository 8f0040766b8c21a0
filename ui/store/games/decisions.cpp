// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/decisions.h"

namespace four {

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
        if (drop.player != player || !drop.before || !drop.before->isDecision())
            continue;
        const bool isKept = !drop.judgement->changesResult();
        game.add(isKept);
        whole.add(isKept);
        phases[phaseOf(i)].add(isKept);
        using Kind = coach::Judgement::Kind;
        lostWins += drop.judgement->kind == Kind::LostWin ? 1 : 0;
        missedWins += drop.judgement->kind == Kind::MissedWin ? 1 : 0;
        missedDraws += drop.judgement->kind == Kind::MissedDraw ? 1 : 0;
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
        // An estimate is no decision that anybody could be measured by.
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
