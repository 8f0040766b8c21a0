// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/decisionsmodel.h"

#include "ui/games/historywords.h"
#include "ui/text/words.h"

#include <QLocale>

#include <utility>

namespace four {

namespace {
constexpr double nothing = -1;

double shareOf(const DecisionTally::Part &part)
{
    return part.all > 0 ? part.share() : nothing;
}
} // namespace

void DecisionsModel::setGames(FinishedGames games, const QHash<qint64, coach::Review> &reviews,
                              HelpFilter help)
{
    beginResetModel();
    m_games = std::move(games);
    m_rows = decisionsOf(m_games, reviews, help);
    endResetModel();
}

void DecisionsModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

QString DecisionsModel::name(int row) const
{
    const int who = m_rows[std::size_t(row)].contender;
    return HistoryWords::contender(m_games.contenders[std::size_t(who)]);
}

int DecisionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DecisionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

double DecisionsModel::number(int row, int column) const
{
    const DecisionTally &tally = this->tally(row);
    switch (column) {
    case Games:
        return tally.games;
    case Decisions:
        return tally.whole.all;
    case Right:
        return shareOf(tally.whole);
    case Opening:
    case Middle:
    case End:
        return shareOf(tally.phases[std::size_t(column - Opening)]);
    case LostWins:
        return tally.perGame(tally.lostWins);
    case MissedWins:
        return tally.perGame(tally.missedWins);
    case MissedDraws:
        return tally.perGame(tally.missedDraws);
    default:
        return nothing;
    }
}

QString DecisionsModel::text(int row, int column) const
{
    if (column == Who)
        return name(row);
    const QLocale locale;
    const double value = number(row, column);
    switch (column) {
    case Games:
    case Decisions:
        return locale.toString(static_cast<int>(value));
    case Right:
    case Opening:
    case Middle:
    case End:
        //: a share in per cent
        return value < 0 ? QStringLiteral("–") : tr("%1%").arg(locale.toString(100 * value, 'f', 1));
    default:
        return locale.toString(value, 'f', 2);
    }
}

QVariant DecisionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isName = index.column() == Who;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return Words::plain(text(index.row(), index.column()));
    case Qt::ToolTipRole:
        // A tool tip takes what looks like markup for markup.
        return isName ? QStringLiteral("<p>%1</p>").arg(name(index.row()).toHtmlEscaped()) : QVariant();
    case Qt::TextAlignmentRole:
        return isName ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return isName ? QVariant(name(index.row())) : QVariant(number(index.row(), index.column()));
    default:
        return {};
    }
}

QVariant DecisionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    struct Header
    {
        QString title;
        QString meaning;
    };
    const auto header = [section]() -> Header {
        switch (section) {
        case Who:
            return {tr("Player"), {}};
        case Games:
            return {tr("Games"), tr("Reviewed games")};
        case Decisions:
            return {tr("Decisions"), tr("Moves on which the result depended")};
        case Right:
            //: a column's title: the share of right decisions
            return {tr("Right"), tr("Percentage of decisions that kept the result")};
        case Opening:
            return {tr("Opening"), tr("Percentage of right decisions with discs 1 to 12")};
        case Middle:
            return {tr("Middle"), tr("Percentage of right decisions with discs 13 to 28")};
        case End:
            return {tr("Ending"), tr("Percentage of right decisions from disc 29 on")};
        case LostWins:
            //: a column's title: mistakes by which a win became a loss
            return {tr("Win→loss"), tr("Mistakes per game: a win became a loss")};
        case MissedWins:
            return {tr("Win→draw"), tr("Mistakes per game: a win became a draw")};
        case MissedDraws:
            return {tr("Draw→loss"), tr("Mistakes per game: a draw became a loss")};
        default:
            return {};
        }
    };
    if (role == Qt::DisplayRole)
        return header().title;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        const Header words = header();
        return words.meaning.isEmpty() ? words.title : words.meaning;
    }
    return {};
}

} // namespace four
