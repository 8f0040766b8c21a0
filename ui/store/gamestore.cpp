// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/gamestore.h"

#include "ui/session/names.h"
#include "ui/store/stored.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace four {

namespace {
QVariant levelOf(const Seat &seat)
{
    return seat.level ? QVariant(static_cast<int>(*seat.level)) : QVariant();
}

QString nameOf(const Seat &seat)
{
    return QString::fromStdString(seat.name);
}

QVariant winnerOf(const Game &game)
{
    if (!game.ending() || !game.ending()->winner)
        return {};
    return *game.ending()->winner == Player::One ? 1 : 2;
}

QString textOf(const RecordedGame &game)
{
    return QString::fromStdString(toText(recordOf(game.game, game.times)));
}
} // namespace

QString GameStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/fourinarow/games.sqlite");
}

GameStore::GameStore(const QString &path) : m_database(path) {}

bool GameStore::atomically(const std::function<bool()> &work)
{
    if (!m_database.isOpen())
        return false;
    return m_database.atomically(work) || (isReplaced() && m_database.atomically(work));
}

std::optional<QSqlQuery> GameStore::run(const QString &statement, const QVariantList &values)
{
    if (!m_database.isOpen())
        return {};
    std::optional<QSqlQuery> query = m_database.run(statement, values);
    if (!query && isReplaced())
        query = m_database.run(statement, values);
    return query;
}

bool GameStore::isReplaced()
{
    if (!m_database.problem() || m_database.problem()->kind != StoreProblem::Kind::Damaged)
        return false;
    m_database.replaceDamaged();
    return m_database.isOpen();
}

std::optional<qint64> GameStore::add(const StoredGame &game)
{
    const std::optional<QList<qint64>> ids = add(std::span(&game, 1));
    return ids ? std::optional(ids->front()) : std::nullopt;
}

std::optional<QList<qint64>> GameStore::add(std::span<const StoredGame> games)
{
    QList<qint64> ids;
    const bool added = atomically([&] {
        ids.clear();
        std::optional<QSqlQuery> last =
            m_database.run(QStringLiteral("SELECT coalesce(max(id), 0) FROM game"));
        if (!last || !last->next())
            return false;
        qint64 id = last->value(0).toLongLong();
        last.reset();
        return std::ranges::all_of(games, [&](const StoredGame &game) {
            ids.append(++id);
            return put(id, game);
        });
    });
    return added ? std::optional(ids) : std::nullopt;
}

bool GameStore::update(qint64 id, const StoredGame &game)
{
    return atomically([&] { return put(id, game); });
}

bool GameStore::put(qint64 id, const StoredGame &game)
{
    const Game &played = game.recorded.game;
    const PerPlayer<Seat> &seats = played.setup().seats;
    const Times times = game.recorded.times.value_or(Times());
    const qint64 begun = times.begun.count();
    const qint64 changed = begun + (times.actions.empty() ? 0 : times.actions.back().count());
    const QVariant ending = played.ending() ? QVariant(static_cast<int>(played.ending()->kind)) : QVariant();
    const QString names = nameOf(seats[Player::One]) + u'\n' + nameOf(seats[Player::Two]);
    const Board &board = played.board();
    return m_database
               .run(QStringLiteral("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)"
                                   " ON CONFLICT (id) DO UPDATE SET changed = excluded.changed,"
                                   " preset = excluded.preset, rematch_starter = excluded.rematch_starter,"
                                   " player_one = excluded.player_one, player_two = excluded.player_two,"
                                   " ending = excluded.ending, winner = excluded.winner,"
                                   " discs = excluded.discs, searched = excluded.searched"),
                    {id, begun, changed, static_cast<int>(game.match.preset),
                     static_cast<int>(game.match.rematchStarter), nameOf(seats[Player::One]),
                     nameOf(seats[Player::Two]), levelOf(seats[Player::One]), levelOf(seats[Player::Two]),
                     ending, winnerOf(played), board.count(Player::One) + board.count(Player::Two),
                     Names::searchable(names)})
               .has_value() &&
           m_database
               .run(QStringLiteral("INSERT INTO record VALUES (?, ?)"
                                   " ON CONFLICT (game) DO UPDATE SET text = excluded.text"),
                    {id, textOf(game.recorded)})
               .has_value();
}

bool GameStore::erase(qint64 id)
{
    return atomically(
        [&] { return m_database.run(QStringLiteral("DELETE FROM game WHERE id = ?"), {id}).has_value(); });
}

std::optional<std::variant<StoredGame, RecordError>> GameStore::load(qint64 id)
{
    std::optional<QSqlQuery> found =
        run(QStringLiteral(
                "SELECT preset, rematch_starter, text FROM game JOIN record ON game = id WHERE id = ?"),
            {id});
    if (!found || !found->next())
        return {};
    auto read = readRecordedGame(found->value(2).toString().toStdString());
    if (const auto *error = std::get_if<RecordError>(&read))
        return *error;
    RecordedGame recorded = std::get<RecordedGame>(std::move(read));
    const Match match{.preset = storedEnum(found->value(0), Preset::Classic, int(allPresets.size())),
                      .rules = recorded.game.rules(),
                      .seats = recorded.game.setup().seats,
                      .rematchStarter = storedEnum(found->value(1), RematchStarter::ByRules, 3)};
    return StoredGame{.match = match, .recorded = std::move(recorded)};
}

std::optional<qint64> GameStore::find(const RecordedGame &game)
{
    if (!game.times)
        return findUntimed(game.game);
    std::optional<QSqlQuery> found = run(QStringLiteral("SELECT id FROM game JOIN record ON game = id"
                                                        " WHERE begun = ? AND deleted IS NULL AND text = ?"),
                                         {qint64{game.times->begun.count()}, textOf(game)});
    if (!found || !found->next())
        return {};
    return found->value(0).toLongLong();
}

std::optional<qint64> GameStore::findUntimed(const Game &game)
{
    const PerPlayer<Seat> &seats = game.setup().seats;
    const Board &board = game.board();
    std::optional<QSqlQuery> found = run(
        QStringLiteral("SELECT id, text FROM game JOIN record ON game = id WHERE discs = ?"
                       " AND player_one = ? AND player_two = ? AND deleted IS NULL ORDER BY changed DESC"),
        {board.count(Player::One) + board.count(Player::Two), nameOf(seats[Player::One]),
         nameOf(seats[Player::Two])});
    while (found && found->next()) {
        const auto read = readRecordedGame(found->value(1).toString().toStdString());
        if (const auto *stored = std::get_if<RecordedGame>(&read); stored && stored->game == game)
            return found->value(0).toLongLong();
    }
    return {};
}

std::optional<qint64> GameStore::latest()
{
    std::optional<QSqlQuery> found = run(
        QStringLiteral("SELECT id FROM game WHERE deleted IS NULL ORDER BY changed DESC, id DESC LIMIT 1"));
    if (!found || !found->next())
        return {};
    return found->value(0).toLongLong();
}

std::unique_ptr<GameLock> GameStore::lock(qint64 id) const
{
    const QFileInfo file(m_database.path());
    auto lock = std::make_unique<GameLock>(file.path() + QStringLiteral("/games.lock"), id);
    return lock->isHeld() ? std::move(lock) : nullptr;
}

} // namespace four
