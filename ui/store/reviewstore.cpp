// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/reviewstore.h"

#include "core/rules/gamerecord.h"
#include "ui/store/digest.h"
#include "ui/store/gamestore.h"
#include "ui/store/reviewrow.h"

#include <string>

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

} // namespace four
