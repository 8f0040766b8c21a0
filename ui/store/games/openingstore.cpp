// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/openingstore.h"

#include "core/coach/openings.h"
#include "core/coach/repertoire.h"
#include "ui/session/names.h"
#include "ui/store/file/openingrow.h"
#include "ui/store/games/gamestore.h"

#include <QSqlQuery>
#include <QVariantList>

namespace four {

namespace {
/// What the rows of the position have to meet, with the values of its question marks.
struct Condition
{
    QString text;
    QVariantList values;
};

Condition conditionOf(const engine::Position &position, OpeningFilter filter, const QString &who)
{
    Condition condition{.text = QStringLiteral("position = ? AND NOT hidden"),
                        .values = {static_cast<qint64>(coach::foldedKeyOf(position))}};
    if (filter != OpeningFilter::All) {
        condition.text +=
            QStringLiteral(" AND %1 = (SELECT id FROM opening_name WHERE who = ?)")
                .arg(filter == OpeningFilter::Mine ? QStringLiteral("mover") : QStringLiteral("other"));
        // Not a null string, which is NULL.
        condition.values << (who.isEmpty() ? QStringLiteral("") : Names::identity(who));
    }
    return condition;
}

int &countOf(OpeningCount &count, openingrow::End end)
{
    switch (end) {
    case openingrow::End::None:
        break;
    case openingrow::End::First:
        return count.first;
    case openingrow::End::Drawn:
        return count.drawn;
    case openingrow::End::Second:
        return count.second;
    }
    return count.unfinished;
}
} // namespace

bool OpeningStore::counts(const engine::Position &position)
{
    return position.shape() == engine::BoardShape{} && position.plies() < openingrow::discs;
}

OpeningCounts OpeningStore::countsIn(const engine::Position &position, OpeningFilter filter,
                                     const QString &who)
{
    const auto [text, values] = conditionOf(position, filter, who);
    OpeningCounts folded;
    m_store->reading([&] {
        folded = {};
        return m_store->database().each(
            QStringLiteral("SELECT drop_in, ending, count(*) FROM opening WHERE %1 GROUP BY drop_in, ending")
                .arg(text),
            values, [&](const QSqlQuery &row) {
                const int column = row.value(0).toInt();
                if (column < 0 || column >= int(folded.columns.size()))
                    return; // damage
                const int games = row.value(2).toInt();
                countOf(folded.columns[std::size_t(column)], openingrow::End(row.value(1).toInt())) += games;
                folded.games += games;
            });
    });
    OpeningCounts counts{.columns = {}, .games = folded.games};
    for (std::size_t i = 0; i < counts.columns.size(); ++i)
        counts.columns[i] = folded.columns[std::size_t(coach::foldedColumn(position, int(i)))];
    return counts;
}

std::array<int, 7> OpeningStore::repliesTo(const engine::Position &position)
{
    std::array<int, 7> replies{};
    if (!counts(position))
        return replies;
    const OpeningCounts counts = countsIn(position, OpeningFilter::All, {});
    for (std::size_t column = 0; column < replies.size(); ++column)
        replies.at(column) = counts.columns.at(column).games();
    return replies;
}

std::optional<qint64> OpeningStore::sampleOf(const engine::Position &position, int column,
                                             OpeningFilter filter, const QString &who)
{
    auto [text, values] = conditionOf(position, filter, who);
    values << coach::foldedColumn(position, column);
    std::optional<qint64> game;
    m_store->each(QStringLiteral("SELECT game FROM opening WHERE %1 AND drop_in = ?"
                                 " ORDER BY ending > 0 DESC, game DESC LIMIT 1")
                      .arg(text),
                  values, [&](const QSqlQuery &row) { game = row.value(0).toLongLong(); });
    return game;
}

} // namespace four
