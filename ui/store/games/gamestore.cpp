// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/gamestore.h"

#include "ui/store/file/gamerow.h"
#include "ui/store/file/openingrow.h"
#include "ui/store/file/ownfile.h"
#include "ui/store/file/storecopy.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QSqlQuery>
#include <QStandardPaths>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace four {

struct GameLock::Held
{
    explicit Held(const QString &path) : file(path) {}
    LockFile file;
    QSet<qint64> games;
};

namespace {
std::shared_ptr<GameLock::Held> heldOf(const QString &path)
{
    static QHash<QString, std::weak_ptr<GameLock::Held>> known;
    std::shared_ptr<GameLock::Held> held = known.value(path).lock();
    // Locks in a removed file exclude no other process.
    if (!held || held->file.identity() != identityOf(path)) {
        held = std::make_shared<GameLock::Held>(path);
        known.insert(path, held);
    }
    return held;
}
} // namespace

GameLock::GameLock(const QString &file, qint64 game)
    : m_file(heldOf(file)), m_game(game),
      // The file excludes other processes; the set other windows of this one.
      m_held(!m_file->games.contains(game) && m_file->file.lock(game, LockFile::Share::Alone))
{
    if (m_held)
        m_file->games.insert(game);
}

GameLock::~GameLock()
{
    if (!m_held)
        return;
    m_file->games.remove(m_game);
    m_file->file.unlock(m_game);
}

QString GameStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/fourinarow/games.sqlite");
}

GameStore::GameStore(const QString &path, const rescue::Progress &rescuing)
    : m_database(std::make_shared<Database>(path, rescuing))
{
}

GameStore::GameStore(std::shared_ptr<Database> database) : m_database(std::move(database)) {}

GameStore GameStore::shared(const rescue::Progress &rescuing)
{
    static std::weak_ptr<Database> known;
    static QString knownPath;
    std::shared_ptr<Database> database = known.lock();
    if (!database || knownPath != defaultPath()) {
        knownPath = defaultPath();
        database = std::make_shared<Database>(knownPath, rescuing);
        known = database;
    }
    return GameStore(std::move(database));
}

bool GameStore::atomically(const std::function<bool()> &work)
{
    return m_database->atomically(work) || (replaceIfDamaged() && m_database->atomically(work));
}

std::optional<QSqlQuery> GameStore::run(const QString &statement, const QVariantList &values)
{
    std::optional<QSqlQuery> query = m_database->run(statement, values);
    if (!query && replaceIfDamaged())
        query = m_database->run(statement, values);
    return query;
}

bool GameStore::replaceIfDamaged()
{
    return m_database->isDamaged() && m_database->replaceAfterStatement();
}

bool GameStore::each(const QString &statement, const QVariantList &values, const Database::RowReader &read)
{
    return reading([&] { return m_database->each(statement, values, read); });
}

bool GameStore::reading(const std::function<bool()> &work)
{
    return work() || (replaceIfDamaged() && work());
}

std::optional<qint64> GameStore::add(const StoredGame &game)
{
    std::optional<qint64> id;
    const bool added = atomically([&] {
        id = gamerow::write(m_database->connection(), {}, game, gamerow::Played::Now);
        return id.has_value();
    });
    return added ? id : std::nullopt;
}

std::optional<QList<qint64>> GameStore::add(std::span<const StoredGame> games)
{
    QList<qint64> ids;
    const bool added = atomically([&] {
        ids.clear();
        openingrow::Collected openings(m_database->connection());
        for (const StoredGame &game : games) {
            const std::optional<qint64> id =
                gamerow::write(m_database->connection(), {}, game, gamerow::Played::Elsewhere, &openings);
            if (!id)
                return false;
            ids.append(*id);
        }
        return openings.write();
    });
    return added ? std::optional(ids) : std::nullopt;
}

bool GameStore::update(qint64 id, const StoredGame &game)
{
    return atomically(
        [&] { return gamerow::write(m_database->connection(), id, game, gamerow::Played::Now).has_value(); });
}

bool GameStore::bringBack(qint64 id)
{
    // Read first, so that opening a game does not wait for writers.
    bool isDeleted = false;
    return each(QStringLiteral("SELECT 1 FROM game WHERE id = ? AND deleted IS NOT NULL"), {id},
                [&](const QSqlQuery &) { isDeleted = true; }) &&
           (!isDeleted || run(QStringLiteral("UPDATE game SET deleted = NULL WHERE id = ?"), {id}));
}

bool GameStore::erase(qint64 id)
{
    return atomically(
        [&] { return m_database->run(QStringLiteral("DELETE FROM game WHERE id = ?"), {id}).has_value(); });
}

std::optional<std::variant<StoredGame, RecordError>> GameStore::load(qint64 id)
{
    std::optional<std::variant<StoredGame, RecordError>> game;
    const bool read =
        each(QStringLiteral(
                 "SELECT text, preset, rematch_starter FROM game JOIN record ON game = id WHERE id = ?"),
             {id}, [&](const QSqlQuery &row) {
                 game = gamerow::read(row.value(0).toString(), row.value(1), row.value(2));
             });
    return read ? std::move(game) : std::nullopt;
}

bool GameStore::isAltered(qint64 id)
{
    bool isSame = true;
    each(QStringLiteral(
             "SELECT text, moves, player_one, player_two, changed FROM game JOIN record ON game = id"
             " WHERE id = ?"),
         {id}, [&isSame](const QSqlQuery &row) {
             const auto read = gamerow::read(row.value(0).toString(), {}, {});
             const auto *game = std::get_if<StoredGame>(&read);
             const auto hasName = [&](Player player, int column) {
                 const std::string &name = game->recorded.game.setup().seats[player].name;
                 return QString::fromStdString(name) == row.value(column).toString();
             };
             isSame = movesDigest(row.value(0).toString().toUtf8()) == row.value(1).toLongLong() && game &&
                      hasName(Player::One, 2) && hasName(Player::Two, 3) &&
                      gamerow::lastAction(*game).count() == row.value(4).toLongLong();
         });
    return !isSame;
}

std::optional<qint64> GameStore::find(const RecordedGame &game)
{
    const std::string text = toText(recordOf(game.game, game.times));
    const auto name = [&game](Player player) {
        return QString::fromStdString(game.game.setup().seats[player].name);
    };
    // The columns of an index; few games agree in all of them.
    QString statement =
        QStringLiteral("SELECT id FROM game WHERE moves = ? AND player_one = ? AND player_two = ?");
    QVariantList values{movesDigest(text), name(Player::One), name(Player::Two)};
    if (game.times) {
        statement += QStringLiteral(" AND begun = ?");
        values.append(qint64(game.times->begun.count()));
    }
    statement += QStringLiteral(" AND deleted IS NULL ORDER BY played DESC, changed DESC");
    QList<qint64> alike;
    if (!each(statement, values, [&alike](const QSqlQuery &row) { alike.append(row.value(0).toLongLong()); }))
        return {};
    for (const qint64 id : alike) {
        // One by one: mostly the first one matches.
        const auto stored = load(id);
        const auto *other = stored ? std::get_if<StoredGame>(&*stored) : nullptr;
        if (other && other->recorded.game == game.game &&
            (!game.times || other->recorded.times == game.times))
            return id;
    }
    return {};
}

std::optional<qint64> GameStore::findElsewhere(quint64 seed,
                                               const std::function<bool(const GameSetup &)> &isSought)
{
    // No index knows the seed: a history of 20,000 games is read in a tenth of a second.
    QList<qint64> alike;
    if (!each(QStringLiteral("SELECT id FROM game JOIN record ON game = id WHERE deleted IS NULL"
                             " AND instr(text, char(10) || 'seed: ' || ? || char(10)) > 0"
                             " AND instr(text, char(10) || 'elsewhere: ') > 0"
                             " ORDER BY played DESC, changed DESC"),
              {QString::number(seed)},
              [&alike](const QSqlQuery &row) { alike.append(row.value(0).toLongLong()); }))
        return {};
    for (const qint64 id : alike) {
        const auto stored = load(id);
        const auto *game = stored ? std::get_if<StoredGame>(&*stored) : nullptr;
        if (game && isSought(game->recorded.game.setup()))
            return id;
    }
    return {};
}

QString GameStore::meeting(qint64 id)
{
    QString text;
    each(QStringLiteral("SELECT text FROM meeting WHERE game = ?"), {id},
         [&text](const QSqlQuery &row) { text = row.value(0).toString(); });
    return text;
}

bool GameStore::setMeeting(qint64 id, const QString &text)
{
    return run(QStringLiteral("INSERT OR REPLACE INTO meeting (game, text)"
                              " SELECT id, ? FROM game WHERE id = ? AND ending IS NULL AND deleted IS NULL"),
               {text, id})
        .has_value();
}

std::optional<qint64> GameStore::latest()
{
    std::optional<qint64> id;
    // The plus makes SQLite use the index by order of playing.
    const bool read = each(QStringLiteral("SELECT id FROM game WHERE +deleted IS NULL"
                                          " ORDER BY played DESC, changed DESC, id DESC LIMIT 1"),
                           {}, [&](const QSqlQuery &row) { id = row.value(0).toLongLong(); });
    return read ? id : std::nullopt;
}

void GameStore::rescueNow()
{
    if (m_database->isOpen())
        m_database->replaceDamaged();
}

std::optional<int> GameStore::takeFromCopies()
{
    const std::vector<Remains> copies = storecopy::remainsOfCopies(m_database->path());
    int taken = 0;
    const bool done = atomically([&] {
        taken = 0;
        storecopy::KnownGames known;
        if (!m_database->each(QStringLiteral("SELECT id, begun, moves FROM game"), {},
                              [&](const QSqlQuery &row) { known.add(storecopy::identityOf(row)); }))
            return false;
        const auto write = [&](std::optional<qint64> number, const StoredGame &game) {
            ++taken;
            return gamerow::write(m_database->connection(), number, game, gamerow::Played::Elsewhere)
                .has_value();
        };
        std::vector<StoredGame> withoutNumber; // get one when all others have theirs
        for (const Remains &copy : copies) {
            for (auto it = copy.games.constBegin(); it != copy.games.constEnd(); ++it) {
                const auto read = gamerow::read(it->record, it->preset, it->rematchStarter);
                const auto *game = std::get_if<StoredGame>(&read);
                if (!game || !it->deleted.isNull())
                    continue;
                const storecopy::Identity identity{.number = it.key(),
                                                   .begun =
                                                       game->recorded.times.value_or(Times()).begun.count(),
                                                   .moves = movesDigest(it->record.toUtf8())};
                if (known.contains(identity))
                    continue;
                if (known.hasNumber(it.key()))
                    withoutNumber.push_back(*game);
                else if (!write(it.key(), *game))
                    return false;
                known.add(identity);
            }
            if (!trainingrow::writeMissing(m_database->connection(), copy.training) ||
                !tournamentrow::writeMissing(m_database->connection(), copy.tournaments))
                return false;
        }
        return std::ranges::all_of(withoutNumber,
                                   [&write](const StoredGame &game) { return write({}, game); });
    });
    return done ? std::optional(taken) : std::nullopt;
}

std::unique_ptr<GameLock> GameStore::lock(qint64 id) const
{
    const QFileInfo file(m_database->path());
    auto lock = std::make_unique<GameLock>(file.path() + QStringLiteral("/games.lock"), id);
    return lock->isHeld() ? std::move(lock) : nullptr;
}

} // namespace four
