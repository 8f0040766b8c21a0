// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/training/ownpuzzles.h"

#include "core/coach/puzzletraining.h"
#include "ui/session/names.h"
#include "ui/store/file/training.h"
#include "ui/store/games/contender.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/reviewstore.h"

#include <QSet>
#include <QSqlQuery>

#include <algorithm>

namespace four {

std::vector<OwnPuzzleFinder::Reviewed> OwnPuzzleFinder::gamesOf(const QString &name)
{
    const QString who = Names::identity(name);
    std::vector<Reviewed> games;
    m_store->reading([&] {
        games.clear();
        return m_store->database().each(
            QStringLiteral("SELECT id, game.moves, player_one, player_two, level_one, level_two"
                           " FROM game JOIN review ON game = id"
                           " WHERE deleted IS NULL AND ending IS NOT NULL AND review.moves = game.moves"
                           " ORDER BY played DESC, changed DESC"),
            {}, [&](const QSqlQuery &row) {
                const PerPlayer<Seat> seats = seatsOf(row, 2);
                for (const Player player : bothPlayers) {
                    const Contender contender = contenderOf(seats, player);
                    if (contender.isOnePerson() && Names::identity(contender.name) == who)
                        games.push_back({.game = row.value(0).toLongLong(),
                                         .moves = row.value(1).toLongLong(),
                                         .player = player});
                }
            });
    });
    return games;
}

const std::vector<coach::Puzzle> &OwnPuzzleFinder::puzzlesOf(const Reviewed &reviewed)
{
    const auto key = std::pair(reviewed.game, reviewed.player);
    const auto known = m_found.find(key);
    if (known != m_found.end() && known->second.first == reviewed.moves)
        return known->second.second;
    std::vector<coach::Puzzle> puzzles;
    const auto loaded = m_store->load(reviewed.game);
    if (const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr) {
        const Game &game = stored->recorded.game;
        if (const auto review = ReviewStore(m_store).find(reviewed.game, game))
            puzzles = coach::ownPuzzles(game, *review, reviewed.player);
    }
    return m_found.insert_or_assign(key, std::pair(reviewed.moves, std::move(puzzles))).first->second.second;
}

coach::Weaknesses OwnPuzzleFinder::weaknessesOf(const QString &name)
{
    coach::Weaknesses weaknesses;
    std::vector<Reviewed> games = gamesOf(name);
    games.resize(std::min(games.size(), std::size_t{coach::Weaknesses::mostGames}));
    for (const Reviewed &reviewed : games) {
        const auto loaded = m_store->load(reviewed.game);
        const auto *stored = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
        if (!stored)
            continue;
        if (const auto review = ReviewStore(m_store).find(reviewed.game, stored->recorded.game))
            weaknesses.add(*review, reviewed.player);
    }
    return weaknesses;
}

OwnPuzzles OwnPuzzleFinder::find(const Training &training, QDate today)
{
    const QHash<QString, std::optional<QDate>> dates = dueDates(training);
    OwnPuzzles own;
    std::vector<std::pair<QDate, OwnPuzzle>> again;
    std::vector<OwnPuzzle> fresh;
    QSet<QString> seen;
    for (const Reviewed &reviewed : gamesOf(training.name)) {
        for (const coach::Puzzle &puzzle : puzzlesOf(reviewed)) {
            const QString key = PuzzleTry::keyOf(puzzle);
            if (seen.contains(key))
                continue;
            seen.insert(key);
            const auto date = dates.constFind(key);
            if (date == dates.constEnd()) {
                fresh.push_back({.puzzle = puzzle, .game = reviewed.game});
            } else if (!*date) {
                ++own.learnt;
            } else if (**date <= today) {
                again.emplace_back(**date, OwnPuzzle{.puzzle = puzzle, .game = reviewed.game});
            } else {
                ++own.later;
                own.next = own.next ? std::min(*own.next, **date) : **date;
            }
        }
    }
    std::ranges::stable_sort(again, {}, [](const auto &dated) { return dated.first; });
    for (auto &[date, puzzle] : again)
        own.due.push_back(std::move(puzzle));
    std::ranges::move(fresh, std::back_inserter(own.due));
    return own;
}

} // namespace four
