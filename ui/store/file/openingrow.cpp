// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/openingrow.h"

#include "core/coach/openings.h"
#include "core/coach/repertoire.h"
#include "ui/session/match.h"
#include "ui/session/names.h"
#include "ui/store/file/connection.h"
#include "ui/store/file/gamerow.h"

#include <QHash>
#include <QSqlQuery>

#include <algorithm>
#include <compare>
#include <span>
#include <vector>

namespace four::openingrow {

namespace {
// In the order in which a position is counted. A name is a number of opening_name; 0: of a computer
// or of one of two people without names.
constexpr auto openingTable = "CREATE TABLE IF NOT EXISTS opening ("
                              " position INTEGER NOT NULL," // coach::foldedKeyOf() before the drop
                              " drop_in INTEGER NOT NULL,"  // coach::foldedColumn()
                              " ending INTEGER NOT NULL,"   // End
                              " game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,"
                              " mover INTEGER NOT NULL,"  // the name of the drop's player
                              " other INTEGER NOT NULL,"  // and the opponent's
                              " hidden INTEGER NOT NULL," // whether the game is deleted
                              " PRIMARY KEY (position, drop_in, ending, game)) WITHOUT ROWID";
constexpr auto gameIndex = "CREATE INDEX IF NOT EXISTS opening_game ON opening (game)";
constexpr auto nameTable = "CREATE TABLE IF NOT EXISTS opening_name ("
                           " id INTEGER PRIMARY KEY,"
                           " who TEXT NOT NULL UNIQUE)"; // Names::identity(); empty: "you"
constexpr auto hidingTrigger = "CREATE TRIGGER IF NOT EXISTS opening_hidden AFTER UPDATE OF deleted ON game"
                               " WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL)"
                               " BEGIN UPDATE opening SET hidden = NEW.deleted IS NOT NULL"
                               " WHERE game = NEW.id; END";

} // namespace

struct Row
{
    qint64 position = 0;
    int column = 0;
    int ending = 0;
    qint64 game = 0;
    qint64 mover = 0;
    qint64 other = 0;
    bool isHidden = false;

    friend auto operator<=>(const Row &, const Row &) = default;
};

/// Numbers names as the table does.
class NameNumbers
{
public:
    explicit NameNumbers(Connection &connection) : m_connection(connection) {}

    [[nodiscard]] qint64 of(const GameSetup &setup, Player player)
    {
        const Seat &seat = setup.seats[player];
        if (seat.level || (seat.name.empty() && !isAloneAgainstComputer(setup, player)))
            return 0;
        const QString who =
            seat.name.empty() ? QStringLiteral("") : Names::identity(QString::fromStdString(seat.name));
        const auto known = m_known.constFind(who);
        if (known != m_known.constEnd())
            return *known;
        const auto stored =
            m_connection.value(QStringLiteral("SELECT id FROM opening_name WHERE who = ?"), {who});
        qint64 id = stored ? stored->toLongLong() : 0;
        if (!stored) {
            const auto added =
                m_connection.run(QStringLiteral("INSERT INTO opening_name (who) VALUES (?)"), {who});
            m_isWritten = m_isWritten && added;
            id = added ? added->lastInsertId().toLongLong() : 0;
        }
        m_known.insert(who, id);
        return id;
    }
    [[nodiscard]] bool isWritten() const { return m_isWritten; }

private:
    Connection &m_connection;
    QHash<QString, qint64> m_known;
    bool m_isWritten = true;
};

namespace {
void collect(std::vector<Row> &rows, NameNumbers &names, qint64 id, const Game &game)
{
    const std::vector<coach::OpeningDrop> drops = coach::openingDrops(game, discs);
    if (drops.empty())
        return;
    End end = End::None;
    if (const auto &ending = game.ending())
        end = !ending->winner                           ? End::Drawn
              : *ending->winner == drops.front().player ? End::First
                                                        : End::Second;
    PerPlayer<qint64> numbers;
    for (const Player player : bothPlayers)
        numbers[player] = names.of(game.setup(), player);
    for (const coach::OpeningDrop &drop : drops) {
        rows.push_back({.position = static_cast<qint64>(coach::foldedKeyOf(drop.before)),
                        .column = coach::foldedColumn(drop.before, drop.column),
                        .ending = static_cast<int>(end),
                        .game = id,
                        .mover = numbers[drop.player],
                        .other = numbers[opponent(drop.player)]});
    }
}

/// The numbers stand in the statement: binding many takes the square of their number.
bool insert(Connection &connection, std::span<const Row> rows)
{
    constexpr std::size_t most = 200; // in one statement
    for (std::size_t first = 0; first < rows.size(); first += most) {
        QString statement = QStringLiteral("INSERT INTO opening (position, drop_in, ending, game, mover,"
                                           " other, hidden) VALUES ");
        for (const Row &row : rows.subspan(first, std::min(most, rows.size() - first))) {
            statement += u'(';
            for (const qint64 number :
                 {row.position, qint64(row.column), qint64(row.ending), row.game, row.mover, row.other})
                statement += QString::number(number) + u',';
            statement += row.isHidden ? QStringLiteral("1),") : QStringLiteral("0),");
        }
        statement.chop(1);
        if (!connection.exec(statement))
            return false;
    }
    return true;
}
} // namespace

struct Collected::Rows
{
    explicit Rows(Connection &to) : names(to), connection(to) {}

    std::vector<Row> all;
    NameNumbers names;
    Connection &connection;
};

Collected::Collected(Connection &connection) : m_rows(std::make_unique<Rows>(connection)) {}

Collected::~Collected() = default;

void Collected::add(qint64 id, const Game &game)
{
    collect(m_rows->all, m_rows->names, id, game);
}

bool Collected::write()
{
    std::ranges::sort(m_rows->all);
    return m_rows->names.isWritten() && insert(m_rows->connection, m_rows->all);
}

bool makeTables(Connection &connection)
{
    return connection.exec(QLatin1String(openingTable)) && connection.exec(QLatin1String(gameIndex)) &&
           connection.exec(QLatin1String(nameTable)) && connection.exec(QLatin1String(hidingTrigger));
}

bool fill(Connection &connection)
{
    std::vector<Row> rows;
    NameNumbers names(connection);
    const bool isRead =
        connection.each(QStringLiteral("SELECT game, text, deleted FROM record JOIN game ON id = game"), {},
                        [&](const QSqlQuery &row) {
                            const auto read = gamerow::read(row.value(1).toString(), {}, {});
                            const auto *game = std::get_if<StoredGame>(&read);
                            if (!game)
                                return; // what cannot be read is not counted
                            const std::size_t before = rows.size();
                            collect(rows, names, row.value(0).toLongLong(), game->recorded.game);
                            for (std::size_t i = before; i < rows.size(); ++i)
                                rows[i].isHidden = !row.value(2).isNull();
                        });
    // In their order, tens of times as fast.
    std::ranges::sort(rows);
    // Damage may have taken the version back.
    return isRead && names.isWritten() && connection.exec(QStringLiteral("DELETE FROM opening")) &&
           insert(connection, rows);
}

bool write(Connection &connection, qint64 id, bool isNew, const Game &game)
{
    std::vector<Row> wanted;
    NameNumbers names(connection);
    collect(wanted, names, id, game);
    if (!names.isWritten())
        return false;
    if (!isNew) {
        std::vector<Row> there;
        if (!connection.each(QStringLiteral("SELECT position, drop_in, ending, mover, other FROM opening"
                                            " WHERE game = ?"),
                             {id}, [&](const QSqlQuery &row) {
                                 there.push_back({.position = row.value(0).toLongLong(),
                                                  .column = row.value(1).toInt(),
                                                  .ending = row.value(2).toInt(),
                                                  .game = id,
                                                  .mover = row.value(3).toLongLong(),
                                                  .other = row.value(4).toLongLong()});
                             }))
            return false;
        std::ranges::sort(there);
        std::vector<Row> kept = wanted;
        std::ranges::sort(kept);
        const bool isGrown = std::ranges::includes(kept, there);
        if (!isGrown && !connection.exec(QStringLiteral("DELETE FROM opening WHERE game = ?"), {id}))
            return false;
        if (isGrown)
            std::erase_if(wanted, [&](const Row &row) { return std::ranges::binary_search(there, row); });
    }
    return insert(connection, wanted);
}

} // namespace four::openingrow
