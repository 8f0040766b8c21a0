// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/statisticsmodel.h"

#include "ui/games/historywords.h"
#include "ui/text/words.h"

#include <QLocale>

#include <utility>

namespace four {

void StatisticsModel::setGames(FinishedGames games)
{
    m_games = std::move(games);
    count();
}

void StatisticsModel::show(TallyBy by, TallyFilter filter)
{
    m_by = by;
    m_filter = filter;
    count();
}

void StatisticsModel::count()
{
    beginResetModel();
    m_rows = tallies(m_games, m_by, m_filter);
    endResetModel();
}

bool StatisticsModel::hasColumn(int column) const
{
    switch (column) {
    case Against:
        return m_by == TallyBy::Pairs;
    case Share:
    case Longest:
    case Streak:
        return m_by != TallyBy::Presets;
    default:
        return true;
    }
}

int StatisticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StatisticsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString StatisticsModel::contender(std::optional<int> number) const
{
    return number ? HistoryWords::contender(m_games.contenders[std::size_t(*number)]) : QString();
}

QString StatisticsModel::name(int row) const
{
    const TallyRow &shown = tallyRow(row);
    if (!shown.contender)
        return Words::preset(shown.preset);
    if (!shown.against)
        return contender(shown.contender);
    //: two players who met
    return tr("%1 – %2").arg(contender(shown.contender), contender(shown.against));
}

QVariant StatisticsModel::number(const Tally &tally, int column) const
{
    switch (column) {
    case Played:
        return tally.played();
    case Won:
        return tally.won;
    case Drawn:
        return tally.drawn;
    case Lost:
        return tally.lost;
    case Share:
        return tally.share();
    case Longest:
        return tally.longestStreak;
    case Streak:
        return tally.streak;
    case Length:
        return tally.averageDiscs();
    default:
        return {};
    }
}

QString StatisticsModel::text(const TallyRow &row, int column) const
{
    const QLocale locale;
    switch (column) {
    case Who:
        return row.contender ? contender(row.contender) : Words::preset(row.preset);
    case Against:
        return contender(row.against);
    case Share:
        //: a share in per cent
        return tr("%1%").arg(locale.toString(100 * row.tally.share(), 'f', 1));
    case Length:
        return locale.toString(row.tally.averageDiscs(), 'f', 1);
    default:
        return locale.toString(number(row.tally, column).toInt());
    }
}

QVariant StatisticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TallyRow &row = tallyRow(index.row());
    const bool isName = index.column() == Who || index.column() == Against;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return Words::plain(text(row, index.column()));
    case Qt::ToolTipRole:
        // A tool tip takes what looks like markup for markup.
        return isName ? QStringLiteral("<p>%1</p>").arg(text(row, index.column()).toHtmlEscaped())
                      : QVariant();
    case Qt::TextAlignmentRole:
        return isName ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return isName ? text(row, index.column()) : number(row.tally, index.column());
    default:
        return {};
    }
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    const auto wonBy = [](Player player) {
        //: %1 is a colour; the text gets a capital letter first
        return Words::capitalised(tr("%1 won").arg(Words::colour(player)));
    };
    switch (section) {
    case Who:
        return m_by == TallyBy::Presets ? tr("Game") : tr("Player");
    case Against:
        return tr("Against");
    case Played:
        return tip ? tr("Finished games") : tr("Played");
    case Won:
        return m_by == TallyBy::Presets ? wonBy(Player::One) : tr("Won");
    case Drawn:
        return tr("Drawn");
    case Lost:
        return m_by == TallyBy::Presets ? wonBy(Player::Two) : tr("Lost");
    case Share:
        return tip ? tr("Percentage of games won") : tr("Win %");
    case Longest:
        return tip ? tr("The longest series of wins in a row") : tr("Best streak");
    case Streak:
        return tip ? tr("Wins in a row up to the last game") : tr("Current streak");
    case Length:
        return tip ? tr("Discs on the board at the end, on average") : tr("Average discs");
    default:
        return {};
    }
}

} // namespace four
