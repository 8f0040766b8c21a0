// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/gamerow.h"

#include "ui/session/names.h"
#include "ui/store/file/connection.h"
#include "ui/store/file/digest.h"
#include "ui/store/file/sortkey.h"
#include "ui/store/file/storedids.h"

#include <QSqlQuery>

#include <string>
#include <utility>

namespace four::gamerow {

namespace {
QVariant levelOf(const Seat &seat)
{
    return seat.level ? QVariant(storedids::numberOf(*seat.level)) : QVariant();
}

QString nameOf(const Seat &seat)
{
    return QString::fromStdString(seat.name);
}

QVariant endingOf(const Game &game)
{
    return game.ending() ? QVariant(storedids::numberOf(game.ending()->kind)) : QVariant();
}

QVariant winnerOf(const Game &game)
{
    if (!game.ending() || !game.ending()->winner)
        return {};
    return storedids::numberOf(*game.ending()->winner);
}
} // namespace

std::optional<qint64> write(Connection &connection, std::optional<qint64> id, const StoredGame &game,
                            Played played)
{
    const Game &moves = game.recorded.game;
    const std::string text = toText(recordOf(moves, game.recorded.times, game.recorded.help));
    const Times times = game.recorded.times.value_or(Times());
    const qint64 begun = times.begun.count();
    const qint64 changed = begun + (times.actions.empty() ? 0 : times.actions.back().count());
    const QString one = nameOf(moves.setup().seats[Player::One]);
    const QString two = nameOf(moves.setup().seats[Player::Two]);
    const Board &board = moves.board();
    // Another name for somebody is nothing that was played.
    std::optional<QSqlQuery> row = connection.run(
        QStringLiteral("INSERT INTO game (id, begun, changed, played, preset, rematch_starter, player_one,"
                       " player_two, level_one, level_two, ending, winner, discs, searched, sort_one,"
                       " sort_two, moves, deleted)"
                       " VALUES (?, ?, ?, %1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)"
                       " ON CONFLICT (id) DO UPDATE SET changed = excluded.changed,"
                       " played = CASE WHEN moves <> excluded.moves OR changed <> excluded.changed"
                       " THEN excluded.played ELSE played END,"
                       " preset = excluded.preset, rematch_starter = excluded.rematch_starter,"
                       " player_one = excluded.player_one, player_two = excluded.player_two,"
                       " ending = excluded.ending, winner = excluded.winner, discs = excluded.discs,"
                       " searched = excluded.searched, sort_one = excluded.sort_one,"
                       " sort_two = excluded.sort_two, moves = excluded.moves, deleted = NULL")
            .arg(played == Played::Now ? QStringLiteral("(SELECT coalesce(max(played), 0) + 1 FROM game)")
                                       : QStringLiteral("0")),
        {id ? QVariant(*id) : QVariant(), begun, changed, storedids::numberOf(game.match.preset),
         storedids::numberOf(game.match.rematchStarter), one, two, levelOf(moves.setup().seats[Player::One]),
         levelOf(moves.setup().seats[Player::Two]), endingOf(moves), winnerOf(moves),
         board.count(Player::One) + board.count(Player::Two), Names::searchable(one + u'\n' + two),
         sortKey(one), sortKey(two),
         movesDigest(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())))});
    if (!row)
        return {};
    const qint64 number = id ? *id : row->lastInsertId().toLongLong();
    if (!connection.exec(QStringLiteral("INSERT INTO record (game, text) VALUES (?, ?)"
                                        " ON CONFLICT (game) DO UPDATE SET text = excluded.text"),
                         {number, QString::fromStdString(text)}))
        return {};
    const QString helped = game.recorded.help.any()
                               ? QStringLiteral("INSERT OR IGNORE INTO helped (game) VALUES (?)")
                               : QStringLiteral("DELETE FROM helped WHERE game = ?");
    if (!connection.exec(helped, {number}))
        return {};
    return number;
}

std::variant<StoredGame, RecordError> read(const QString &record, const QVariant &preset,
                                           const QVariant &rematchStarter)
{
    auto read = readRecordedGame(record.toStdString());
    if (const auto *error = std::get_if<RecordError>(&read))
        return *error;
    RecordedGame recorded = std::get<RecordedGame>(std::move(read));
    const Match unknown = matchOf(recorded.game.setup());
    const bool practice = recorded.help.practice;
    const Match match{.preset = storedids::valueOf<Preset>(preset).value_or(unknown.preset),
                      .rules = recorded.game.rules(),
                      .seats = recorded.game.setup().seats,
                      .rematchStarter =
                          storedids::valueOf<RematchStarter>(rematchStarter).value_or(unknown.rematchStarter),
                      .practice = practice};
    return StoredGame{.match = match, .recorded = std::move(recorded)};
}

} // namespace four::gamerow
