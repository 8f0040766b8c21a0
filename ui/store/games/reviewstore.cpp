// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/reviewstore.h"

#include "core/rules/gamerecord.h"
#include "ui/store/file/digest.h"
#include "ui/store/file/reviewrow.h"
#include "ui/store/games/gamestore.h"

#include <string>
#include <utility>

namespace four {

namespace {
qint64 digestOf(const Game &game)
{
    const std::string text = toText(recordOf(game));
    return movesDigest(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}
} // namespace

std::optional<coach::Review> ReviewStore::find(qint64 number, const Game &game)
{
    std::optional<coach::Review> review;
    m_store->each(QStringLiteral("SELECT drops FROM review WHERE game = ? AND moves = ?"),
                  {number, digestOf(game)},
                  [&](const QSqlQuery &row) { review = reviewrow::read(row.value(0).toByteArray()); });
    return review;
}

void ReviewStore::keep(qint64 number, const Game &game, const coach::Review &review)
{
    m_store->run(
        QStringLiteral("INSERT INTO review (game, moves, drops) SELECT id, ?, ? FROM game WHERE id = ?"
                       " ON CONFLICT (game) DO UPDATE SET moves = excluded.moves,"
                       " drops = excluded.drops"),
        {digestOf(game), reviewrow::write(review), number});
}

QHash<qint64, coach::Review> ReviewStore::ofFinishedGames()
{
    QHash<qint64, coach::Review> reviews;
    m_store->each(
        QStringLiteral("SELECT id, drops FROM game JOIN review ON game = id"
                       " WHERE deleted IS NULL AND ending IS NOT NULL AND review.moves = game.moves"),
        {}, [&](const QSqlQuery &row) {
            if (auto review = reviewrow::read(row.value(1).toByteArray()))
                reviews.insert(row.value(0).toLongLong(), *std::move(review));
        });
    return reviews;
}

QList<qint64> ReviewStore::unreviewed()
{
    QList<qint64> games;
    m_store->each(QStringLiteral("SELECT id FROM game LEFT JOIN review ON game = id"
                                 " AND review.moves = game.moves WHERE deleted IS NULL"
                                 " AND ending IS NOT NULL AND discs > 0 AND review.game IS NULL"
                                 " ORDER BY played DESC, changed DESC"),
                  {}, [&](const QSqlQuery &row) { games.append(row.value(0).toLongLong()); });
    return games;
}

} // namespace four
