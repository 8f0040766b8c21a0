// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamelist.h"

#include "ui/session/names.h"
#include "ui/store/file/storecopy.h"
#include "ui/store/file/storedids.h"
#include "ui/store/games/contender.h"
#include "ui/store/games/gamestore.h"

#include <QDateTime>
#include <QSet>
#include <QSqlQuery>

#include <algorithm>
#include <vector>

namespace four {

namespace {
constexpr qint64 oneDay = 24LL * 60 * 60 * 1000;
constexpr qsizetype oneStatement = 500; ///< most numbers of games in a statement

/// "3,5,8"
template <typename T>
QString listed(const QList<T> &values)
{
    QStringList numbers;
    numbers.reserve(values.size());
    for (const T &value : values)
        numbers.append(QString::number(value));
    return numbers.join(u',');
}

template <typename Enum>
QString listedIds(const QList<Enum> &values)
{
    QList<int> ids;
    for (const Enum value : values)
        ids.append(storedids::numberOf(value));
    return listed(ids);
}

QString columnsOf(ListOrder::Key key)
{
    // Seats without names are together: people, then computers by level. %1: direction.
    switch (key) {
    case ListOrder::Key::When:
        return QStringLiteral("begun %1, id %1");
    case ListOrder::Key::PlayerOne:
        return QStringLiteral("sort_one %1, player_one %1, level_one %1, begun DESC, id DESC");
    case ListOrder::Key::PlayerTwo:
        return QStringLiteral("sort_two %1, player_two %1, level_two %1, begun DESC, id DESC");
    case ListOrder::Key::Preset:
        return QStringLiteral("preset %1, begun DESC, id DESC");
    case ListOrder::Key::Result:
        return QStringLiteral("ending IS NULL %1, winner %1, ending %1, begun DESC, id DESC");
    case ListOrder::Key::Discs:
        return QStringLiteral("discs %1, begun DESC, id DESC");
    case ListOrder::Key::Help:
        return QStringLiteral("id IN (SELECT game FROM helped) %1, begun DESC, id DESC");
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
        return QStringLiteral("ending IN (%1, %2)")
            .arg(storedids::numberOf(Ending::Kind::Draw))
            .arg(storedids::numberOf(Ending::Kind::Repetition));
    case SearchTerm::Trait::Violations:
        return QStringLiteral("ending = %1").arg(storedids::numberOf(Ending::Kind::Violations));
    case SearchTerm::Trait::Resignation:
        return QStringLiteral("ending = %1").arg(storedids::numberOf(Ending::Kind::Resignation));
    case SearchTerm::Trait::Time:
        return QStringLiteral("ending = %1").arg(storedids::numberOf(Ending::Kind::Time));
    }
    return {};
}

bool hasKeywords(const SearchTerm &term)
{
    return !term.traits.isEmpty() || !term.presets.isEmpty() || !term.levels.isEmpty();
}

/// The column has the names without accents. Not LIKE: a name may have its wildcards.
constexpr auto nameCondition = "instr(searched, ?) > 0";

constexpr auto nameColumns = "player_one, player_two, (SELECT name FROM event WHERE event.game = game.id)";

/// Compares names with accents, which SQLite cannot.
class AccentedName
{
public:
    explicit AccentedName(const QString &typed) : m_ways(Names::compared(typed, true)) {}
    /// Whether the term is in one of the names.
    /// @param row from the column `first` on `nameColumns`
    [[nodiscard]] bool isIn(const QSqlQuery &row, int first) const
    {
        return isIn(row.value(first).toString()) || isIn(row.value(first + 1).toString()) ||
               isIn(row.value(first + 2).toString());
    }

private:
    [[nodiscard]] bool isIn(const QString &name) const
    {
        const QStringList ways = Names::compared(name, true);
        for (qsizetype way = 0; way < ways.size(); ++way) {
            if (ways.at(way).contains(m_ways.at(way)))
                return true;
        }
        return false;
    }

    QStringList m_ways;
};

/// @param byName whether a game has the term in a name: then keywords do not count
/// @param values gets the values of the condition's question marks
QString conditionOf(const SearchTerm &term, bool byName, QVariantList &values)
{
    QStringList any;
    if (byName) {
        any.append(QLatin1String(nameCondition));
        values.append(Names::searchable(term.name));
    } else {
        any.append(QStringLiteral("0")); // nothing
        for (const SearchTerm::Trait trait : term.traits)
            any.append(conditionOf(trait));
        if (!term.presets.isEmpty())
            any.append(QStringLiteral("preset IN (%1)").arg(listedIds(term.presets)));
        if (!term.levels.isEmpty())
            any.append(QStringLiteral("level_one IN (%1) OR level_two IN (%1)").arg(listedIds(term.levels)));
    }
    if (term.begun) {
        any.append(QStringLiteral("(begun >= ? AND begun < ?)"));
        values << term.begun->first << term.begun->second;
    }
    return u'(' + any.join(QStringLiteral(" OR ")) + u')';
}

/// A column that may be NULL, with a meaning.
template <typename Enum>
struct Column
{
    explicit Column(const QVariant &stored)
        : value(storedids::valueOf<Enum>(stored)), isKnown(value || stored.isNull())
    {
    }
    std::optional<Enum> value;
    bool isKnown;
};

/// The summary by the columns. @return nothing: a column has an unknown value, so the record is to be read
std::optional<GameSummary> summaryOf(const QSqlQuery &row)
{
    const std::optional<Preset> preset = storedids::valueOf<Preset>(row.value(3));
    const Column<Level> levelOne(row.value(6));
    const Column<Level> levelTwo(row.value(7));
    const Column<Ending::Kind> ending(row.value(8));
    const Column<Player> winner(row.value(9));
    if (!preset || !levelOne.isKnown || !levelTwo.isKnown || !ending.isKnown || !winner.isKnown)
        return {};
    GameSummary game{.id = row.value(0).toLongLong(),
                     .begun = row.value(1).toLongLong(),
                     .changed = row.value(2).toLongLong(),
                     .preset = *preset,
                     .seats = {},
                     .ending = ending.value,
                     .winner = winner.value,
                     .discs = row.value(10).toInt(),
                     .isHelped = row.value(11).toBool()};
    game.seats[Player::One] = {.name = row.value(4).toString().toStdString(), .level = levelOne.value};
    game.seats[Player::Two] = {.name = row.value(5).toString().toStdString(), .level = levelTwo.value};
    return game;
}

GameSummary summaryOf(qint64 id, const StoredGame &stored)
{
    const Game &game = stored.recorded.game;
    const Times times = stored.recorded.times.value_or(Times());
    const qint64 begun = times.begun.count();
    const auto ending = game.ending();
    return {.id = id,
            .begun = begun,
            .changed = begun + (times.actions.empty() ? 0 : times.actions.back().count()),
            .preset = stored.match.preset,
            .seats = game.setup().seats,
            .ending = ending ? std::optional(ending->kind) : std::nullopt,
            .winner = ending ? ending->winner : std::nullopt,
            .discs = game.board().count(Player::One) + game.board().count(Player::Two),
            .isHelped = stored.recorded.help.any()};
}

} // namespace

std::optional<QList<qint64>> GameList::games(ListOrder order, const QList<SearchTerm> &terms)
{
    QStringList conditions{QStringLiteral("deleted IS NULL")};
    QVariantList values;
    std::vector<AccentedName> accented; // to be compared beyond the condition
    for (const SearchTerm &term : terms) {
        const bool countsAccents = Names::isAccented(term.name);
        bool byName = true;
        if (countsAccents || hasKeywords(term)) {
            const std::optional<bool> isInName = isInAName(term);
            if (!isInName)
                return {};
            byName = *isInName;
        }
        conditions.append(conditionOf(term, byName, values));
        if (byName && countsAccents)
            accented.emplace_back(term.name);
    }
    const QString direction = order.descending ? QStringLiteral("DESC") : QStringLiteral("ASC");
    // Only for all games by their beginnings is the index faster than reading the table.
    const bool isWholeIndex = order.key == ListOrder::Key::When && terms.isEmpty();
    QList<qint64> games;
    // Names only where needed: the index has none.
    const QString columns =
        QLatin1String(accented.empty() ? "id" : "id, ") + QLatin1String(accented.empty() ? "" : nameColumns);
    const QString statement =
        QStringLiteral("SELECT %1 FROM game %2 WHERE %3 ORDER BY %4")
            .arg(columns, isWholeIndex ? QString() : QStringLiteral("NOT INDEXED"),
                 conditions.join(QStringLiteral(" AND ")), columnsOf(order.key).arg(direction));
    const bool read = m_store->reading([&] {
        games.clear();
        return m_store->database().each(statement, values, [&](const QSqlQuery &row) {
            const auto isIn = [&row](const AccentedName &name) { return name.isIn(row, 1); };
            if (std::ranges::all_of(accented, isIn))
                games.append(row.value(0).toLongLong());
        });
    });
    return read ? std::optional(games) : std::nullopt;
}

std::optional<bool> GameList::isInAName(const SearchTerm &term)
{
    const bool countsAccents = Names::isAccented(term.name);
    const AccentedName accented(term.name);
    // Without accents one row is enough; with them each spelling once.
    const QString columns =
        countsAccents ? QStringLiteral("DISTINCT ") + QLatin1String(nameColumns) : QStringLiteral("1");
    const QString statement =
        QStringLiteral("SELECT %1 FROM game NOT INDEXED WHERE deleted IS NULL AND %2 %3")
            .arg(columns, QLatin1String(nameCondition),
                 countsAccents ? QString() : QStringLiteral("LIMIT 1"));
    bool isFound = false;
    const bool read = m_store->reading([&] {
        isFound = false;
        return m_store->database().each(statement, {Names::searchable(term.name)}, [&](const QSqlQuery &row) {
            isFound = isFound || !countsAccents || accented.isIn(row, 0);
        });
    });
    return read ? std::optional(isFound) : std::nullopt;
}

GameSummary GameList::fromRecord(qint64 id)
{
    const auto loaded = m_store->load(id);
    if (const auto *game = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr)
        return summaryOf(id, *game);
    GameSummary unreadable;
    unreadable.id = id;
    unreadable.isReadable = false;
    return unreadable;
}

QHash<qint64, GameSummary> GameList::summaries(const QList<qint64> &games)
{
    QHash<qint64, GameSummary> summaries;
    QSet<qint64> unknown;
    m_store->each(QStringLiteral("SELECT id, begun, changed, preset, player_one, player_two, level_one,"
                                 " level_two, ending, winner, discs, id IN (SELECT game FROM helped)"
                                 " FROM game WHERE id IN (%1)")
                      .arg(listed(games)),
                  {}, [&](const QSqlQuery &row) {
                      if (const std::optional<GameSummary> game = summaryOf(row))
                          summaries.insert(game->id, *game);
                      else
                          unknown.insert(row.value(0).toLongLong());
                  });
    for (const qint64 id : unknown)
        summaries.insert(id, fromRecord(id));
    return summaries;
}

std::optional<FinishedGames> GameList::finishedGames()
{
    // Sorted below, faster than SQLite sorts rows with names.
    std::vector<std::pair<ContenderRegister::Moment, GameSummary>> rows;
    std::vector<std::pair<ContenderRegister::Moment, qint64>> unknown;
    QHash<qint64, Thought> thoughts;
    const bool read = m_store->reading([&] {
        rows.clear();
        unknown.clear();
        thoughts.clear();
        return m_store->database().each(
            QStringLiteral("SELECT id, begun, changed, preset, player_one, player_two, level_one, level_two,"
                           " ending, winner, discs, id IN (SELECT game FROM helped), played,"
                           " one, two, turns_one, turns_two"
                           " FROM game NOT INDEXED LEFT JOIN thought ON thought.game = id"
                           " WHERE deleted IS NULL AND ending IS NOT NULL ORDER BY id"),
            {}, [&](const QSqlQuery &row) {
                const ContenderRegister::Moment when(row.value(12).toLongLong(), row.value(2).toLongLong());
                if (std::optional<GameSummary> game = summaryOf(row))
                    rows.emplace_back(when, *std::move(game));
                else
                    unknown.emplace_back(when, row.value(0).toLongLong());
                if (row.isNull(13))
                    return;
                Thought &thought = thoughts[row.value(0).toLongLong()];
                thought.time[Player::One] = Milliseconds(row.value(13).toLongLong());
                thought.time[Player::Two] = Milliseconds(row.value(14).toLongLong());
                thought.turns[Player::One] = row.value(15).toInt();
                thought.turns[Player::Two] = row.value(16).toInt();
            });
    });
    if (!read)
        return {};
    for (const auto &[when, id] : unknown) {
        // Unreadable games do not count.
        if (const GameSummary game = fromRecord(id); game.isReadable && game.ending)
            rows.emplace_back(when, game);
    }
    std::ranges::stable_sort(rows, {}, &std::pair<ContenderRegister::Moment, GameSummary>::first);
    ContenderRegister contenders;
    FinishedGames finished;
    finished.games.reserve(rows.size());
    for (const auto &[when, row] : rows) {
        FinishedGame game{.contenders = {},
                          .preset = row.preset,
                          .winner = row.winner,
                          .discs = row.discs,
                          .id = row.id,
                          .isHelped = row.isHelped,
                          .isOutOfTime = row.ending == Ending::Kind::Time,
                          .thought = thoughts.value(row.id)};
        for (const Player player : bothPlayers)
            game.contenders[player] = contenders.numberOf(contenderOf(row.seats, player), when);
        finished.games.push_back(game);
    }
    finished.contenders = contenders.takeContenders();
    return finished;
}

std::optional<int> GameList::remove(const QList<qint64> &games)
{
    Database &database = m_store->database();
    int removed = 0;
    const bool done = m_store->atomically([&] {
        removed = 0;
        // Later than any other, so that it identifies this removal.
        const std::optional<QVariant> last =
            database.value(QStringLiteral("SELECT coalesce(max(deleted), 0) FROM game"));
        if (!last)
            return false;
        const qint64 now = std::max(QDateTime::currentMSecsSinceEpoch(), last->toLongLong() + 1);
        for (qsizetype first = 0; first < games.size(); first += oneStatement) {
            const QString some = listed(games.mid(first, oneStatement));
            QList<qint64> played;
            if (!database.each(
                    QStringLiteral("SELECT id FROM game WHERE ending IS NULL AND id IN (%1)").arg(some), {},
                    [&](const QSqlQuery &row) {
                        const qint64 game = row.value(0).toLongLong();
                        if (!m_store->lock(game))
                            played.append(game);
                    }))
                return false;
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
    int count = 0;
    m_store->each(QStringLiteral("SELECT count(*) FROM game WHERE deleted = (SELECT max(deleted) FROM game)"),
                  {}, [&](const QSqlQuery &row) { count = row.value(0).toInt(); });
    return count;
}

std::optional<QList<qint64>> GameList::restore()
{
    Database &database = m_store->database();
    QList<qint64> games;
    const bool done = m_store->atomically([&] {
        games.clear();
        QVariant when;
        return database.each(QStringLiteral("SELECT id, deleted FROM game"
                                            " WHERE deleted = (SELECT max(deleted) FROM game)"),
                             {},
                             [&](const QSqlQuery &row) {
                                 games.append(row.value(0).toLongLong());
                                 when = row.value(1);
                             }) &&
               database.run(QStringLiteral("UPDATE game SET deleted = NULL WHERE deleted = ?"), {when})
                   .has_value();
    });
    return done ? std::optional(games) : std::nullopt;
}

void GameList::eraseOld()
{
    const qint64 yesterday = QDateTime::currentMSecsSinceEpoch() - oneDay;
    // Read first, so that most starts write nothing.
    QList<storecopy::Identity> old;
    m_store->each(QStringLiteral("SELECT id, begun, moves FROM game WHERE deleted < ?"), {yesterday},
                  [&](const QSqlQuery &row) { old.append(storecopy::identityOf(row)); });
    // Else the copies' games would be taken for lost.
    if (old.isEmpty() || !storecopy::markDeleted(m_store->database().path(), old))
        return;
    m_store->atomically([&] {
        return m_store->database()
            .run(QStringLiteral("DELETE FROM game WHERE deleted < ?"), {yesterday})
            .has_value();
    });
}

} // namespace four
