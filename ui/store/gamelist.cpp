// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/gamelist.h"

#include "ui/session/names.h"
#include "ui/store/gamestore.h"
#include "ui/store/stored.h"

#include <QDateTime>
#include <QSqlQuery>

#include <algorithm>
#include <map>
#include <vector>

namespace four {

namespace {
constexpr qint64 oneDay = 24LL * 60 * 60 * 1000;
constexpr qsizetype oneStatement = 500; ///< numbers of games in it

/// "3, 5, 8", or numbers of an enum.
template <typename T>
QString listed(const QList<T> &values)
{
    QStringList numbers;
    numbers.reserve(values.size());
    for (const T &value : values)
        numbers.append(QString::number(static_cast<qint64>(value)));
    return numbers.join(u',');
}

QString columnsOf(ListOrder::Key key)
{
    // `searched` has both names, a line each, without accents and case. Seats without a name stand together:
    // people first, then the computers by their levels. %1 is the direction.
    switch (key) {
    case ListOrder::Key::When:
        return QStringLiteral("begun %1, id %1");
    case ListOrder::Key::PlayerOne:
        return QStringLiteral("substr(searched, 1, instr(searched, char(10)) - 1) %1, player_one %1,"
                              " level_one %1, begun DESC, id DESC");
    case ListOrder::Key::PlayerTwo:
        return QStringLiteral("substr(searched, instr(searched, char(10)) + 1) %1, player_two %1,"
                              " level_two %1, begun DESC, id DESC");
    case ListOrder::Key::Preset:
        return QStringLiteral("preset %1, begun DESC, id DESC");
    case ListOrder::Key::Result:
        return QStringLiteral("ending IS NULL %1, winner %1, ending %1, begun DESC, id DESC");
    case ListOrder::Key::Discs:
        return QStringLiteral("discs %1, begun DESC, id DESC");
    }
    return {};
}

QString conditionOf(SearchTerm::Trait trait)
{
    switch (trait) {
    case SearchTerm::Trait::You:
        return QStringLiteral("(player_one = '' AND level_one IS NULL AND level_two IS NOT NULL)"
                              " OR (player_two = '' AND level_two IS NULL AND level_one IS NOT NULL)");
    case SearchTerm::Trait::NamelessOne:
        return QStringLiteral("(player_one = '' AND level_one IS NULL AND level_two IS NULL)");
    case SearchTerm::Trait::NamelessTwo:
        return QStringLiteral("(player_two = '' AND level_two IS NULL AND level_one IS NULL)");
    case SearchTerm::Trait::Computer:
        return QStringLiteral("level_one IS NOT NULL OR level_two IS NOT NULL");
    case SearchTerm::Trait::Won:
        return QStringLiteral("winner IS NOT NULL");
    case SearchTerm::Trait::Unfinished:
        return QStringLiteral("ending IS NULL");
    case SearchTerm::Trait::Draw:
        return QStringLiteral("ending = %1").arg(int(Ending::Kind::Draw));
    case SearchTerm::Trait::Violations:
        return QStringLiteral("ending = %1").arg(int(Ending::Kind::Violations));
    case SearchTerm::Trait::Resignation:
        return QStringLiteral("ending = %1").arg(int(Ending::Kind::Resignation));
    }
    return {};
}

/// @param values gets what the condition's question marks stand for
QString conditionOf(const SearchTerm &term, QVariantList &values)
{
    // Not LIKE: a name may have what LIKE takes for a wildcard.
    QStringList any{QStringLiteral("instr(searched, ?) > 0")};
    values.append(term.name);
    for (const SearchTerm::Trait trait : term.traits)
        any.append(conditionOf(trait));
    if (!term.presets.isEmpty())
        any.append(QStringLiteral("preset IN (%1)").arg(listed(term.presets)));
    if (!term.levels.isEmpty())
        any.append(QStringLiteral("level_one IN (%1) OR level_two IN (%1)").arg(listed(term.levels)));
    if (term.begun) {
        any.append(QStringLiteral("(begun >= ? AND begun < ?)"));
        values << term.begun->first << term.begun->second;
    }
    return u'(' + any.join(QStringLiteral(" OR ")) + u')';
}

std::optional<Level> levelOf(const QVariant &stored)
{
    if (stored.isNull())
        return {};
    return storedEnum(stored, Level::Random, int(allLevels.size()));
}

std::optional<Player> winnerOf(const QVariant &stored)
{
    if (stored.isNull())
        return {};
    return stored.toInt() == 1 ? Player::One : Player::Two;
}

GameSummary summaryOf(const QSqlQuery &row)
{
    GameSummary game{.id = row.value(0).toLongLong(),
                     .begun = row.value(1).toLongLong(),
                     .changed = row.value(2).toLongLong(),
                     .preset = storedEnum(row.value(3), Preset::Classic, int(allPresets.size())),
                     .seats = {},
                     .ending = {},
                     .winner = winnerOf(row.value(9)),
                     .discs = row.value(10).toInt()};
    game.seats[Player::One] = {.name = row.value(4).toString().toStdString(), .level = levelOf(row.value(6))};
    game.seats[Player::Two] = {.name = row.value(5).toString().toStdString(), .level = levelOf(row.value(7))};
    if (!row.value(8).isNull())
        game.ending = storedEnum(row.value(8), Ending::Kind::Line, 4);
    return game;
}

/// Who sits there, for counting.
Contender contenderOf(const QString &name, const QVariant &level, bool isOtherComputer, Player player)
{
    if (const std::optional<Level> strength = levelOf(level))
        return {.kind = Contender::Kind::Computer, .name = {}, .level = *strength};
    if (!name.isEmpty())
        return {.kind = Contender::Kind::Named, .name = name};
    if (isOtherComputer)
        return {.kind = Contender::Kind::You, .name = {}};
    return {.kind = player == Player::One ? Contender::Kind::NamelessOne : Contender::Kind::NamelessTwo,
            .name = {}};
}

/// Gives everybody a number who plays in finished games.
class Register
{
public:
    /// @param changed when the game was played, for the spelling of the last one
    [[nodiscard]] int numberOf(const Contender &who, qint64 changed)
    {
        if (who.kind != Contender::Kind::Named) {
            int &number = m_nameless[std::pair(who.kind, who.level)];
            if (number == 0)
                number = add(who) + 1;
            return number - 1;
        }
        auto spelling = m_spellings.constFind(who.name);
        // Telling names apart costs more than all the rest.
        if (spelling == m_spellings.constEnd()) {
            const QString identity = Names::identity(who.name);
            auto number = m_numbers.constFind(identity);
            if (number == m_numbers.constEnd())
                number = m_numbers.insert(identity, add(who));
            spelling = m_spellings.insert(who.name, *number);
        }
        const auto place = std::size_t(*spelling);
        if (changed >= m_spelt[place]) {
            m_spelt[place] = changed;
            m_contenders[place].name = who.name;
        }
        return *spelling;
    }
    [[nodiscard]] std::vector<Contender> take() { return std::move(m_contenders); }

private:
    int add(const Contender &who)
    {
        m_contenders.push_back(who);
        m_spelt.push_back(0);
        return int(m_contenders.size()) - 1;
    }

    std::map<std::pair<Contender::Kind, Level>, int> m_nameless; ///< numbers, from 1
    QHash<QString, int> m_numbers;                               ///< by identity
    QHash<QString, int> m_spellings;
    std::vector<Contender> m_contenders;
    std::vector<qint64> m_spelt; ///< when the last game was played with the name as it is spelt
};
} // namespace

std::optional<QList<qint64>> GameList::games(ListOrder order, const QList<SearchTerm> &terms)
{
    QStringList conditions{QStringLiteral("deleted IS NULL")};
    QVariantList values;
    for (const SearchTerm &term : terms)
        conditions.append(conditionOf(term, values));
    const QString direction = order.descending ? QStringLiteral("DESC") : QStringLiteral("ASC");
    // The index has all games in the order of their beginnings, but whatever else is asked of each is read
    // faster in the order in which they lie in the file.
    const bool isWholeIndex = order.key == ListOrder::Key::When && terms.isEmpty();
    std::optional<QSqlQuery> found =
        m_store->run(QStringLiteral("SELECT id FROM game %1 WHERE %2 ORDER BY %3")
                         .arg(isWholeIndex ? QString() : QStringLiteral("NOT INDEXED"),
                              conditions.join(QStringLiteral(" AND ")), columnsOf(order.key).arg(direction)),
                     values);
    if (!found)
        return {};
    QList<qint64> games;
    while (found->next())
        games.append(found->value(0).toLongLong());
    return games;
}

QHash<qint64, GameSummary> GameList::summaries(const QList<qint64> &games)
{
    QHash<qint64, GameSummary> summaries;
    std::optional<QSqlQuery> found = m_store->run(
        QStringLiteral("SELECT id, begun, changed, preset, player_one, player_two, level_one, level_two,"
                       " ending, winner, discs FROM game WHERE id IN (%1)")
            .arg(listed(games)));
    while (found && found->next()) {
        const GameSummary game = summaryOf(*found);
        summaries.insert(game.id, game);
    }
    return summaries;
}

std::optional<FinishedGames> GameList::finishedGames()
{
    // Sorted below, which is faster than sorting rows with names in them.
    std::optional<QSqlQuery> found = m_store->run(
        QStringLiteral("SELECT player_one, level_one, player_two, level_two, preset, winner, discs, changed"
                       " FROM game NOT INDEXED WHERE deleted IS NULL AND ending IS NOT NULL ORDER BY id"));
    if (!found)
        return {};
    Register everybody;
    std::vector<std::pair<qint64, FinishedGame>> games;
    while (found->next()) {
        const qint64 changed = found->value(7).toLongLong();
        const QVariant levelOne = found->value(1);
        const QVariant levelTwo = found->value(3);
        FinishedGame game{.contenders = {},
                          .preset = storedEnum(found->value(4), Preset::Classic, int(allPresets.size())),
                          .winner = winnerOf(found->value(5)),
                          .discs = found->value(6).toInt()};
        game.contenders[Player::One] = everybody.numberOf(
            contenderOf(found->value(0).toString(), levelOne, !levelTwo.isNull(), Player::One), changed);
        game.contenders[Player::Two] = everybody.numberOf(
            contenderOf(found->value(2).toString(), levelTwo, !levelOne.isNull(), Player::Two), changed);
        games.emplace_back(changed, game);
    }
    std::ranges::stable_sort(games, {}, &std::pair<qint64, FinishedGame>::first);
    FinishedGames finished{.contenders = everybody.take(), .games = {}};
    finished.games.reserve(games.size());
    for (const auto &[changed, game] : games)
        finished.games.push_back(game);
    return finished;
}

std::optional<int> GameList::remove(const QList<qint64> &games)
{
    Database &database = m_store->database();
    int removed = 0;
    const bool done = m_store->atomically([&] {
        removed = 0;
        // Later than any other, so that it tells what went together.
        std::optional<QSqlQuery> last =
            database.run(QStringLiteral("SELECT coalesce(max(deleted), 0) FROM game"));
        if (!last || !last->next())
            return false;
        const qint64 now = std::max(QDateTime::currentMSecsSinceEpoch(), last->value(0).toLongLong() + 1);
        for (qsizetype first = 0; first < games.size(); first += oneStatement) {
            const QString some = listed(games.mid(first, oneStatement));
            std::optional<QSqlQuery> unfinished = database.run(
                QStringLiteral("SELECT id FROM game WHERE ending IS NULL AND id IN (%1)").arg(some));
            QList<qint64> played;
            while (unfinished && unfinished->next()) {
                const qint64 game = unfinished->value(0).toLongLong();
                if (!m_store->lock(game))
                    played.append(game);
            }
            std::optional<QSqlQuery> query =
                database.run(QStringLiteral("UPDATE game SET deleted = ? WHERE deleted IS NULL AND id IN (%1)"
                                            " AND id NOT IN (%2)")
                                 .arg(some, listed(played)),
                             {now});
            if (!query)
                return false;
            removed += query->numRowsAffected();
        }
        return true;
    });
    return done ? std::optional(removed) : std::nullopt;
}

int GameList::restorable()
{
    std::optional<QSqlQuery> found = m_store->run(
        QStringLiteral("SELECT count(*) FROM game WHERE deleted = (SELECT max(deleted) FROM game)"));
    return found && found->next() ? found->value(0).toInt() : 0;
}

std::optional<QList<qint64>> GameList::restore()
{
    Database &database = m_store->database();
    QList<qint64> games;
    const bool done = m_store->atomically([&] {
        std::optional<QSqlQuery> last = database.run(
            QStringLiteral("SELECT id, deleted FROM game WHERE deleted = (SELECT max(deleted) FROM game)"));
        if (!last)
            return false;
        games.clear();
        QVariant when;
        while (last->next()) {
            games.append(last->value(0).toLongLong());
            when = last->value(1);
        }
        return database.run(QStringLiteral("UPDATE game SET deleted = NULL WHERE deleted = ?"), {when})
            .has_value();
    });
    return done ? std::optional(games) : std::nullopt;
}

void GameList::eraseOld()
{
    const qint64 yesterday = QDateTime::currentMSecsSinceEpoch() - oneDay;
    // Asked first, so that most starts write nothing.
    std::optional<QSqlQuery> old =
        m_store->run(QStringLiteral("SELECT 1 FROM game WHERE deleted < ? LIMIT 1"), {yesterday});
    if (!old || !old->next())
        return;
    old.reset();
    m_store->atomically([&] {
        return m_store->database()
            .run(QStringLiteral("DELETE FROM game WHERE deleted < ?"), {yesterday})
            .has_value();
    });
}

} // namespace four
