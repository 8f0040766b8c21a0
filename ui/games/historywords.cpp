// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historywords.h"

#include "ui/session/names.h"
#include "ui/text/words.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace four {

namespace {
/// Whether the typed word is a word of the text, or begins one.
bool means(const QString &typed, const QString &text)
{
    constexpr qsizetype telling = 3; ///< letters; fewer begin too many words
    const bool isTelling = Names::searchable(typed).size() >= telling;
    const bool withAccents = Names::isAccented(typed);
    const QStringList ways = Names::compared(typed, withAccents);
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(), [&](const QString &word) {
        const QStringList wordWays = Names::compared(word, withAccents);
        for (qsizetype way = 0; way < ways.size(); ++way) {
            const QString &one = wordWays.at(way);
            if (one == ways.at(way) || (isTelling && one.startsWith(ways.at(way))))
                return true;
        }
        return false;
    });
}

std::pair<qint64, qint64> during(QDate first, QDate next)
{
    return {first.startOfDay().toMSecsSinceEpoch(), next.startOfDay().toMSecsSinceEpoch()};
}

/// The language's format of dates, with four digits of the year, and reading days and months without zeros.
QString usualFormat()
{
    static const QRegularExpression years(QStringLiteral("y+"));
    return QLocale()
        .dateFormat(QLocale::ShortFormat)
        .replace(years, QStringLiteral("yyyy"))
        .replace(QStringLiteral("dd"), QStringLiteral("d"))
        .replace(QStringLiteral("MM"), QStringLiteral("M"));
}

/// A typed day, month or year.
std::optional<std::pair<qint64, qint64>> span(const QString &typed)
{
    for (const QString &format : {QStringLiteral("yyyy-MM-dd"), usualFormat(), QStringLiteral("d/M/yyyy")}) {
        // Two digits of the year mean this century.
        QDate day = QDate::fromString(typed, format);
        if (!day.isValid())
            day = QDate::fromString(typed,
                                    QString(format).replace(QStringLiteral("yyyy"), QStringLiteral("yy")))
                      .addYears(100);
        if (day.isValid())
            return during(day, day.addDays(1));
    }
    for (const char *format : {"yyyy-MM", "M/yyyy"}) {
        const QDate month = QDate::fromString(typed, QLatin1String(format));
        if (month.isValid())
            return during(month, month.addMonths(1));
    }
    const QDate year = QDate::fromString(typed, QStringLiteral("yyyy"));
    if (typed.size() == 4 && year.isValid())
        return during(year, year.addYears(1));
    return {};
}

QString nameIn(const PerPlayer<Seat> &seats, Player player)
{
    return Words::playerName({.rules = {}, .seed = 0, .seats = seats, .starter = {}}, player);
}

QString nameless(Contender::Kind kind)
{
    PerPlayer<Seat> seats;
    if (kind == Contender::Kind::You)
        seats[Player::Two].level = Level::Random;
    return nameIn(seats, kind == Contender::Kind::NamelessTwo ? Player::Two : Player::One);
}
} // namespace

QString HistoryWords::when(qint64 since)
{
    if (since == 0)
        return tr("not known");
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(since), QLocale::ShortFormat);
}

QString HistoryWords::player(const GameSummary &game, Player player)
{
    const QString name = nameIn(game.seats, player);
    const Seat &seat = game.seats[player];
    //: a computer and its level
    return seat.level ? tr("%1 (%2)").arg(name, Words::level(*seat.level)) : name;
}

QString HistoryWords::helped()
{
    //: in the list of games, under the title "Help": the coach helped in this game
    return tr("yes");
}

QString HistoryWords::result(const GameSummary &game, bool isOpen)
{
    if (!game.ending)
        return isOpen ? tr("open now") : tr("unfinished");
    if (*game.ending == Ending::Kind::Repetition)
        //: of a game in which the same position came for the third time
        return tr("draw (repetition)");
    if (!game.winner)
        return tr("draw");
    const QString winner = nameIn(game.seats, *game.winner);
    switch (*game.ending) {
    case Ending::Kind::Violations:
        return tr("%1 won (violations)").arg(winner);
    case Ending::Kind::Resignation:
        return tr("%1 won (resignation)").arg(winner);
    case Ending::Kind::Time:
        return tr("%1 won (time)").arg(winner);
    case Ending::Kind::Line:
    case Ending::Kind::Draw:
    case Ending::Kind::Repetition:
        break;
    }
    return tr("%1 won").arg(winner);
}

QString HistoryWords::contender(const Contender &contender)
{
    switch (contender.kind) {
    case Contender::Kind::Named: {
        PerPlayer<Seat> seats;
        seats[Player::One].name = contender.name.toStdString();
        return nameIn(seats, Player::One);
    }
    case Contender::Kind::Computer:
        return tr("Computer (%1)").arg(Words::level(contender.level));
    case Contender::Kind::You:
    case Contender::Kind::NamelessOne:
    case Contender::Kind::NamelessTwo:
        break;
    }
    return nameless(contender.kind);
}

QString HistoryWords::sentence(const QString &who, const Tally &tally, bool ofPreset)
{
    const QLocale locale;
    const QString won = locale.toString(tally.won);
    const QString drawn = locale.toString(tally.drawn);
    const QString lost = locale.toString(tally.lost);
    if (ofPreset)
        //: %1 is a game, %2 and %5 are colours, the others numbers
        return tr("%1: %2 won %3, drawn %4, %5 won %6")
            .arg(who, Words::colour(Colour::Yellow), won, drawn, Words::colour(Colour::Red), lost);
    return tr("%1: won %2, drawn %3, lost %4").arg(who, won, drawn, lost);
}

QList<SearchTerm> HistoryWords::terms(const QString &typed)
{
    using Trait = SearchTerm::Trait;
    const std::array<std::pair<Trait, QString>, 10> traits{{
        {Trait::You, nameless(Contender::Kind::You)},
        {Trait::NamelessOne, nameless(Contender::Kind::NamelessOne)},
        {Trait::NamelessTwo, nameless(Contender::Kind::NamelessTwo)},
        {Trait::Computer, tr("Computer")},
        {Trait::Won, tr("won")},
        {Trait::Unfinished, tr("unfinished")},
        {Trait::Draw, tr("draw")},
        {Trait::Violations, tr("violations")},
        {Trait::Resignation, tr("resignation")},
        //: how a game ended: a player's time was up
        {Trait::Time, tr("time")},
    }};
    QList<SearchTerm> terms;
    for (const QString &word : typed.simplified().split(u' ', Qt::SkipEmptyParts)) {
        SearchTerm term{.name = word, .traits = {}, .presets = {}, .levels = {}, .begun = span(word)};
        for (const auto &[trait, text] : traits) {
            if (means(term.name, text))
                term.traits.append(trait);
        }
        for (const Preset preset : allPresets) {
            if (means(term.name, Words::preset(preset)))
                term.presets.append(preset);
        }
        for (const Level level : offeredLevels) {
            if (means(term.name, Words::level(level)))
                term.levels.append(level);
        }
        terms.append(term);
    }
    return terms;
}

} // namespace four
