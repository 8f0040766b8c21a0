// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/file/gamerow.h"

#include "core/rules/clocks.h"
#include "ui/session/names.h"
#include "ui/store/file/connection.h"
#include "ui/store/file/openingrow.h"
#include "ui/store/file/storedids.h"

#include <QCryptographicHash>
#include <QSqlQuery>
#include <QtEndian>

#include <string>
#include <string_view>
#include <utility>

namespace four::gamerow {

namespace {
/// The stored number, or NULL.
template <typename Enum>
QVariant idOf(std::optional<Enum> value)
{
    return value ? QVariant(storedids::numberOf(*value)) : QVariant();
}
} // namespace

std::optional<qint64> write(Connection &connection, std::optional<qint64> id, const StoredGame &game,
                            Played played, openingrow::Collected *openings)
{
    const Game &moves = game.recorded.game;
    const std::string text = toText(recordOf(moves, game.recorded.times, game.recorded.help));
    const qint64 begun = game.recorded.times.value_or(Times()).begun.count();
    const Seat &seatOne = moves.setup().seats[Player::One];
    const Seat &seatTwo = moves.setup().seats[Player::Two];
    const QString one = QString::fromStdString(seatOne.name);
    const QString two = QString::fromStdString(seatTwo.name);
    const QString event = QString::fromStdString(moves.setup().event);
    const QString names = one + u'\n' + two + (event.isEmpty() ? QString() : u'\n' + event);
    const auto ending = moves.ending();
    const Board &board = moves.board();
    // A rename does not count as playing.
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
        {id ? QVariant(*id) : QVariant(), begun, qint64(lastAction(game).count()),
         storedids::numberOf(game.match.preset), storedids::numberOf(game.match.rematchStarter), one, two,
         idOf(seatOne.level), idOf(seatTwo.level), idOf(ending ? std::optional(ending->kind) : std::nullopt),
         idOf(ending ? ending->winner : std::nullopt), board.count(Player::One) + board.count(Player::Two),
         Names::searchable(names), sortKey(one), sortKey(two), movesDigest(text)});
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
    // It never changes, and most games are of no tournament.
    if (!event.isEmpty() &&
        !connection.exec(QStringLiteral("INSERT OR REPLACE INTO event (game, name) VALUES (?, ?)"),
                         {number, event}))
        return {};
    // The rules of a game never change.
    if (moves.rules().clock.kind != TimeControl::Kind::None &&
        !writeThought(connection, number, game.recorded))
        return {};
    if (openings)
        openings->add(number, moves);
    else if (!openingrow::write(connection, number, !id, moves))
        return {};
    return number;
}

bool writeThought(Connection &connection, qint64 id, const RecordedGame &game)
{
    if (game.game.rules().clock.kind == TimeControl::Kind::None || !game.game.isOver() || !game.times)
        return connection.exec(QStringLiteral("DELETE FROM thought WHERE game = ?"), {id});
    const Thought thought = thoughtOf(game.game, game.times->actions);
    return connection.exec(
        QStringLiteral("INSERT OR REPLACE INTO thought (game, one, two, turns_one, turns_two)"
                       " VALUES (?, ?, ?, ?, ?)"),
        {id, qint64(thought.time[Player::One].count()), qint64(thought.time[Player::Two].count()),
         thought.turns[Player::One], thought.turns[Player::Two]});
}

std::chrono::milliseconds lastAction(const StoredGame &game)
{
    const Times times = game.recorded.times.value_or(Times());
    return times.begun + (times.actions.empty() ? std::chrono::milliseconds(0) : times.actions.back());
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

namespace four {

qint64 movesDigest(QByteArrayView record)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    bool isSkipping = true; // the headline, which has the version of the format
    qsizetype start = 0;
    while (start < record.size()) {
        qsizetype end = record.indexOf('\n', start);
        end = end < 0 ? record.size() : end + 1;
        const QByteArrayView line = record.sliced(start, end - start);
        // What goes on over several lines is indented there.
        if (start > 0 && !line.startsWith(' '))
            isSkipping = line.startsWith("player ") || line.startsWith("begun:") ||
                         line.startsWith("elsewhere:") || line.startsWith("tournament:") ||
                         line.startsWith("times:") || line.startsWith("coach:");
        if (!isSkipping)
            hash.addData(line);
        start = end;
    }
    return qFromBigEndian<qint64>(hash.result().constData());
}

namespace {
constexpr char32_t circumflex = 0x0302;
constexpr char32_t breve = 0x0306;
constexpr char32_t horn = 0x031B;
constexpr char32_t barredD = 0x0111;

// Between the levels of comparison; smaller than any character of a level.
constexpr QChar levelEnd{0x01};

/// Which letter of the alphabet the mark makes of the one before it; '0': none.
char variantOf(QChar letter, char32_t mark)
{
    switch (letter.unicode()) {
    case u'a':
        return mark == breve ? '1' : mark == circumflex ? '2' : '0';
    case u'e':
        return mark == circumflex ? '1' : '0';
    case u'o':
        return mark == circumflex ? '1' : mark == horn ? '2' : '0';
    case u'u':
        return mark == horn ? '1' : '0';
    default:
        return '0';
    }
}

/// Tones in the order of dictionaries, before all other marks.
QString toneOf(char32_t mark)
{
    constexpr std::u32string_view tones = U"\u0300\u0309\u0303\u0301\u0323"; // à ả ã á ạ
    const std::size_t place = tones.find(mark);
    return place == std::u32string_view::npos ? QString::fromUcs4(&mark, 1)
                                              : QString(QLatin1Char(char('1' + place)));
}

/// Blanks and signs before digits before letters.
char classOf(char32_t c)
{
    if (QChar::isLetter(c))
        return '3';
    return QChar::isDigit(c) ? '2' : '1';
}
} // namespace

QString sortKey(const QString &name)
{
    if (name.isEmpty())
        return QStringLiteral(""); // not a null string, which is NULL in a database
    QString letters;               // class, letter, variant
    QString tones;                 // of each letter, with a '!' after them
    QString cases;
    for (const char32_t c : name.normalized(QString::NormalizationForm_KD).toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Other_Format)
            continue;
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing) {
            const char variant = letters.isEmpty() ? '0' : variantOf(letters.at(letters.size() - 2), c);
            if (variant != '0')
                letters.back() = QLatin1Char(variant);
            else
                tones.insert(tones.isEmpty() ? 0 : tones.size() - 1, toneOf(c));
            continue;
        }
        for (const char32_t folded : QString::fromUcs4(&c, 1).toCaseFolded().toUcs4()) {
            const bool isBarred = folded == barredD;
            const char32_t letter = isBarred ? U'd' : folded;
            letters += QLatin1Char(classOf(letter)) + QString::fromUcs4(&letter, 1) +
                       QLatin1Char(isBarred ? '1' : '0');
            tones += u'!';
            cases += QChar::isUpper(c) ? u'1' : u'0';
        }
    }
    return letters + levelEnd + tones + levelEnd + cases;
}

} // namespace four
