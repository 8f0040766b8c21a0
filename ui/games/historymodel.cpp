// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historymodel.h"

#include "ui/games/historywords.h"
#include "ui/text/words.h"

#include <QLocale>

namespace four {

namespace {
constexpr int pageSize = 128;
constexpr int pagesKept = 40;
} // namespace

HistoryModel::HistoryModel(GameList *list, QObject *parent)
    : QAbstractTableModel(parent), m_list(list), m_pages(pagesKept)
{
}

bool HistoryModel::search(const QString &typed)
{
    m_terms = HistoryWords::terms(typed);
    return reload();
}

bool HistoryModel::reload()
{
    beginResetModel();
    std::optional<QList<qint64>> games = m_list->games(m_order, m_terms);
    m_games = games.value_or(QList<qint64>());
    m_pages.clear();
    endResetModel();
    return games.has_value();
}

bool HistoryModel::follow()
{
    const std::optional<QList<qint64>> games = m_list->games(m_order, m_terms);
    if (!games || *games != m_games) {
        reload();
        return true;
    }
    m_pages.clear();
    if (!m_games.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    return false;
}

void HistoryModel::sort(int column, Qt::SortOrder order)
{
    static constexpr ListOrder::Key keys[columns]{
        ListOrder::Key::When,   ListOrder::Key::PlayerOne, ListOrder::Key::PlayerTwo, ListOrder::Key::Preset,
        ListOrder::Key::Result, ListOrder::Key::Discs,     ListOrder::Key::Help};
    if (column < 0 || column >= columns)
        return;
    m_order = {.key = keys[column], .descending = order == Qt::DescendingOrder};
    reload();
}

void HistoryModel::refresh(qint64 game)
{
    const int found = row(game);
    if (found < 0)
        return;
    m_pages.remove(found / pageSize);
    Q_EMIT dataChanged(index(found, 0), index(found, columns - 1));
}

void HistoryModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_games.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int HistoryModel::row(qint64 game) const
{
    return static_cast<int>(m_games.indexOf(game));
}

const HistoryModel::Page &HistoryModel::page(int row) const
{
    const int number = row / pageSize;
    if (const Page *known = m_pages.object(number))
        return *known;
    auto *read = new Page(m_list->summaries(m_games.mid(qsizetype(number) * pageSize, pageSize)));
    m_pages.insert(number, read);
    return *read;
}

std::optional<GameSummary> HistoryModel::summary(int row) const
{
    if (row < 0 || row >= m_games.size())
        return {};
    const Page &games = page(row);
    const auto found = games.constFind(m_games.at(row));
    return found == games.constEnd() ? std::nullopt : std::optional(*found);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString HistoryModel::text(const GameSummary &game, int column) const
{
    if (!game.isReadable)
        return column == Result ? tr("cannot be read") : QString();
    switch (column) {
    case When:
        return HistoryWords::when(game.begun);
    case PlayerOne:
        return HistoryWords::player(game, Player::One);
    case PlayerTwo:
        return HistoryWords::player(game, Player::Two);
    case Game:
        return Words::preset(game.preset);
    case Result:
        return HistoryWords::result(game, game.id == m_openGame);
    case Discs:
        return QLocale().toString(game.discs);
    case Help:
        return game.isHelped ? HistoryWords::helped() : QString();
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return m_games.at(index.row());
    if (role == Qt::TextAlignmentRole && index.column() == Discs)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const std::optional<GameSummary> game = summary(index.row());
    if (!game)
        return {};
    const QString shown = text(*game, index.column());
    if (role == Qt::AccessibleTextRole) {
        // Rows are spoken without headings, so the number needs a word.
        return index.column() == Discs ? tr("%n disc(s)", nullptr, game->discs) : Words::plain(shown);
    }
    // Escaped, as a tool tip may be rich text.
    return role == Qt::DisplayRole ? shown : QStringLiteral("<p>%1</p>").arg(shown.toHtmlEscaped());
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Discs)
        return tr("The game’s length: how many discs lie on the board");
    if (role == Qt::ToolTipRole && section == Help)
        return tr("Whether the coach helped: with values, hints, or its own words");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case When:
        return tr("Begun");
    case PlayerOne:
        return Words::capitalised(Words::colour(Colour::Yellow));
    case PlayerTwo:
        return Words::capitalised(Words::colour(Colour::Red));
    case Game:
        return tr("Game");
    case Result:
        return tr("Result");
    case Discs:
        return tr("Discs");
    case Help:
        //: a column's title in the list of games: whether the coach helped
        return tr("Help");
    default:
        return {};
    }
}

} // namespace four

#include "moc_historymodel.cpp"
