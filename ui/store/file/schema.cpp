// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/schema.h"

#include "ui/store/file/connection.h"
#include "ui/store/file/gamerow.h"
#include "ui/store/file/openingrow.h"

#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <tuple>

namespace four::schema {

namespace {
// Lists and statistics read columns, not records. AUTOINCREMENT: an erased game's number is never used again,
// as an open list would take the new game for the old one.
constexpr auto gameTable =
    "CREATE TABLE %1 ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT,"
    " begun INTEGER NOT NULL,"   // UTC, milliseconds since 1970; 0: not known
    " changed INTEGER NOT NULL," // the same, of the last action
    // Order of playing: counts actions in all games, since clocks can be wrong.
    // 0: was played elsewhere; only its times tell when.
    " played INTEGER NOT NULL,"
    " preset INTEGER NOT NULL," // this and all other enums: storedids.h
    " rematch_starter INTEGER NOT NULL,"
    " player_one TEXT NOT NULL," // as shown; empty: the interface's word for the seat
    " player_two TEXT NOT NULL,"
    " level_one INTEGER," // NULL: a person
    " level_two INTEGER,"
    " ending INTEGER," // NULL: not finished
    " winner INTEGER," // NULL: none
    " discs INTEGER NOT NULL,"
    " searched TEXT NOT NULL," // names of players and tournament as a search compares them, a line each
    " sort_one TEXT NOT NULL," // the names as a dictionary sorts them
    " sort_two TEXT NOT NULL,"
    " moves INTEGER NOT NULL," // movesDigest() of the record
    " deleted INTEGER)";       // UTC, milliseconds since 1970; NULL: not deleted

constexpr auto recordTable = "CREATE TABLE record ("
                             " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
                             " text TEXT NOT NULL)";

// Expensive to compute again. If the game went on since, its `moves` differ.
constexpr auto reviewTable = "CREATE TABLE IF NOT EXISTS review (" // damage may have taken the version back
                             " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
                             " moves INTEGER NOT NULL," // movesDigest() of the record that was reviewed
                             " drops BLOB NOT NULL)";   // see reviewstore.h

// A row for each event, see training.h. Each row has the name, so that damage to one leaves the others
// complete. UNIQUE: events from an imported file may be there already.
constexpr std::array trainingTables{
    "CREATE TABLE IF NOT EXISTS puzzle_try ("
    " id INTEGER PRIMARY KEY,"
    " who TEXT NOT NULL,"       // the name as names are compared; empty: the person without one
    " name TEXT NOT NULL,"      // as it was spelt then
    " moment INTEGER NOT NULL," // UTC, milliseconds since 1970
    " day INTEGER NOT NULL,"    // the local day, as a Julian day number
    " puzzle TEXT NOT NULL,"    // PuzzleTry::keyOf()
    " task INTEGER NOT NULL,"   // this and the mode: storedids.h
    " rating INTEGER NOT NULL," // of the puzzle; 0: it has none
    " mode INTEGER NOT NULL,"
    " is_right INTEGER NOT NULL," // at the first try
    " is_helped INTEGER NOT NULL,"
    " UNIQUE (who, moment, puzzle))",
    "CREATE TABLE IF NOT EXISTS rush_run ("
    " id INTEGER PRIMARY KEY,"
    " who TEXT NOT NULL,"
    " name TEXT NOT NULL,"
    " moment INTEGER NOT NULL,"
    " day INTEGER NOT NULL,"
    " solved INTEGER NOT NULL,"
    " missed INTEGER NOT NULL,"
    " UNIQUE (who, moment))",
    "CREATE TABLE IF NOT EXISTS lesson_step ("
    " id INTEGER PRIMARY KEY,"
    " who TEXT NOT NULL,"
    " name TEXT NOT NULL,"
    " moment INTEGER NOT NULL,"
    " step TEXT NOT NULL," // coach::LessonStep::id
    " UNIQUE (who, step))",
};

// See Drilled in training.h.
constexpr auto drillTable = "CREATE TABLE IF NOT EXISTS drill_try ("
                            " id INTEGER PRIMARY KEY,"
                            " who TEXT NOT NULL,"
                            " name TEXT NOT NULL,"
                            " moment INTEGER NOT NULL,"
                            " day INTEGER NOT NULL,"
                            " drops TEXT NOT NULL,"
                            " dropped INTEGER NOT NULL," // the column, from 0
                            " answer INTEGER NOT NULL,"  // storedids.h
                            " UNIQUE (who, moment, drops, answer))";

// The finished games against Level::Adaptive, see AdaptiveGame; `moment` is when one began.
constexpr auto adaptiveTable = "CREATE TABLE IF NOT EXISTS adaptive_game ("
                               " id INTEGER PRIMARY KEY,"
                               " who TEXT NOT NULL,"
                               " name TEXT NOT NULL,"
                               " moment INTEGER NOT NULL,"
                               " day INTEGER NOT NULL,"
                               " strength INTEGER NOT NULL," // Seat::strength
                               " points INTEGER NOT NULL,"   // the person's: 2 for a win, 1 for a draw
                               " turns INTEGER NOT NULL,"    // players::Attention
                               " missed INTEGER NOT NULL,"
                               " UNIQUE (who, moment))";

// The games with the coach's help, see CoachHelp::any().
constexpr auto helpedTable = "CREATE TABLE IF NOT EXISTS helped ("
                             " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE)";

// The games of tournaments, with the tournament's name as the record has it.
constexpr auto eventTable = "CREATE TABLE IF NOT EXISTS event ("
                            " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
                            " name TEXT NOT NULL)";

// The finished games with a clock: what thoughtOf() says, in milliseconds. Statistics read no records.
constexpr auto thoughtTable = "CREATE TABLE IF NOT EXISTS thought ("
                              " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
                              " one INTEGER NOT NULL,"
                              " two INTEGER NOT NULL,"
                              " turns_one INTEGER NOT NULL,"
                              " turns_two INTEGER NOT NULL)";

// See tournamentrow.h.
constexpr auto tournamentTable = "CREATE TABLE IF NOT EXISTS tournament ("
                                 " id INTEGER PRIMARY KEY,"
                                 " begun INTEGER NOT NULL," // UTC, milliseconds since 1970
                                 " preset INTEGER NOT NULL,"
                                 " text TEXT NOT NULL)"; // of core/tournament

// By what the two programs of a game at two computers meet again, see Acquaintance. It is a secret, and no
// part of the record, which goes into files and messages. It is given up with the game's end and with its
// deletion.
constexpr auto meetingTable = "CREATE TABLE IF NOT EXISTS meeting ("
                              " game INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
                              " text TEXT NOT NULL)";
constexpr auto meetingTrigger =
    "CREATE TRIGGER IF NOT EXISTS meeting_over AFTER UPDATE OF ending, deleted ON game"
    " WHEN NEW.ending IS NOT NULL OR NEW.deleted IS NOT NULL"
    " BEGIN DELETE FROM meeting WHERE game = NEW.id; END";

constexpr std::array indexes{
    "CREATE INDEX game_begun ON game (deleted, begun)", // the first query of the list of games
    "CREATE INDEX game_played ON game (played, changed)",
};

// Finds an imported game among games with the same moves.
constexpr auto sameIndex = "game_same";
constexpr auto makeSameIndex = "CREATE INDEX game_same ON game (moves, player_one, player_two, begun)";

QString gameTableNamed(const char *name)
{
    return QString::fromLatin1(gameTable).arg(QLatin1String(name));
}

bool runAll(Connection &connection, const QStringList &statements)
{
    for (const QString &statement : statements) {
        if (!connection.exec(statement))
            return false;
    }
    return true;
}

bool makeIndexes(Connection &connection)
{
    QStringList statements;
    for (const char *index : indexes)
        statements.append(QLatin1String(index));
    statements.append(QLatin1String(makeSameIndex));
    return runAll(connection, statements);
}

bool makeTables(Connection &connection)
{
    return runAll(connection, {gameTableNamed("game"), QLatin1String(recordTable)}) &&
           makeIndexes(connection);
}

/// Adds training.
bool fromVersion3(Connection &connection)
{
    return std::ranges::all_of(
        trainingTables, [&connection](const char *table) { return connection.exec(QLatin1String(table)); });
}

/// Before, only records told of help: in a line, where practice alone does not count.
bool fromVersion4(Connection &connection)
{
    return connection.exec(QLatin1String(helpedTable)) &&
           connection.exec(QStringLiteral("INSERT OR IGNORE INTO helped SELECT game FROM record"
                                          " WHERE instr(text, char(10) || 'coach: ') > 0"
                                          " AND instr(text, char(10) || 'coach: practice' || char(10)) = 0"));
}

/// Adds tournaments.
bool fromVersion5(Connection &connection)
{
    return connection.exec(QLatin1String(eventTable)) && connection.exec(QLatin1String(tournamentTable));
}

/// Adds meetings.
bool fromVersion6(Connection &connection)
{
    return connection.exec(QLatin1String(meetingTable)) && connection.exec(QLatin1String(meetingTrigger));
}

/// Before, only records told of the time that was taken.
bool fromVersion7(Connection &connection)
{
    bool isWritten = connection.exec(QLatin1String(thoughtTable));
    return isWritten &&
           connection.each(QStringLiteral("SELECT game, text FROM record JOIN game ON id = game"
                                          " WHERE ending IS NOT NULL"
                                          " AND instr(text, char(10) || 'clock: ') > 0"),
                           {},
                           [&](const QSqlQuery &row) {
                               const auto read = gamerow::read(row.value(1).toString(), {}, {});
                               // What cannot be read is not counted.
                               if (const auto *game = std::get_if<StoredGame>(&read))
                                   isWritten = isWritten &&
                                               gamerow::writeThought(connection, row.value(0).toLongLong(),
                                                                     game->recorded);
                           }) &&
           isWritten;
}

/// Adds the drops of openings.
bool fromVersion8(Connection &connection)
{
    return openingrow::makeTables(connection) && openingrow::fill(connection);
}

/// Adds positions to know by heart.
bool fromVersion9(Connection &connection)
{
    return connection.exec(QLatin1String(drillTable));
}

/// Adds games against Level::Adaptive.
bool fromVersion10(Connection &connection)
{
    return connection.exec(QLatin1String(adaptiveTable));
}

/// Adds reviews.
bool fromVersion2(Connection &connection)
{
    return connection.exec(QLatin1String(reviewTable));
}

/// Before, the latest time was the order of playing.
bool fromVersion1(Connection &connection)
{
    if (!connection.exec(gameTableNamed("game_2")))
        return false;
    qint64 played = 0;
    bool isCopied = true;
    const bool isRead = connection.each(
        QStringLiteral("SELECT id, begun, changed, preset, rematch_starter, player_one, player_two,"
                       " level_one, level_two, ending, winner, discs, searched, deleted, text"
                       " FROM game LEFT JOIN record ON game = id ORDER BY changed, id"),
        {}, [&](const QSqlQuery &row) {
            QVariantList values;
            for (int column = 0; column < 14; ++column)
                values.append(row.value(column));
            values << ++played << sortKey(row.value(5).toString()) << sortKey(row.value(6).toString())
                   << movesDigest(row.value(14).toString().toUtf8());
            isCopied =
                isCopied &&
                connection.exec(QStringLiteral("INSERT INTO game_2 (id, begun, changed, preset,"
                                               " rematch_starter, player_one, player_two, level_one,"
                                               " level_two, ending, winner, discs, searched, deleted,"
                                               " played, sort_one, sort_two, moves) VALUES"
                                               " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                                values);
        });
    // Records refer to the name `game`, whichever table has it.
    return isRead && isCopied &&
           runAll(connection,
                  {QStringLiteral("DROP TABLE game"), QStringLiteral("ALTER TABLE game_2 RENAME TO game")}) &&
           makeIndexes(connection);
}
} // namespace

bool bringUpToDate(Connection &connection, int found)
{
    const bool isVersion2 = found == 0 ? makeTables(connection) : found > 1 || fromVersion1(connection);
    return isVersion2 && fromVersion2(connection) && fromVersion3(connection) && fromVersion4(connection) &&
           fromVersion5(connection) && fromVersion6(connection) && fromVersion7(connection) &&
           (found > 8 || fromVersion8(connection)) && fromVersion9(connection) && fromVersion10(connection) &&
           connection.exec(QStringLiteral("PRAGMA user_version = %1").arg(version));
}

void makeMissingIndex(Connection &connection)
{
    const auto there =
        connection.value(QStringLiteral("SELECT 1 FROM sqlite_master WHERE type = 'index' AND name = ?"),
                         {QLatin1String(sameIndex)});
    if (there)
        return;
    std::ignore = connection.atomically([&] {
        return connection.exec(QStringLiteral("DROP INDEX IF EXISTS game_moves")) &&
               connection.exec(QLatin1String(makeSameIndex));
    });
    connection.setProblem({});
}

} // namespace four::schema
