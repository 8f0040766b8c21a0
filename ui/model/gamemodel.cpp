// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/gamemodel.h"

#include "ui/text/words.h"

#include <algorithm>
#include <utility>

namespace four {

GameModel::GameModel(QObject *parent)
    : QAbstractTableModel(parent), m_match(matchOf(Preset::Classic)), m_game(setupOf(m_match, 0))
{
}

QString GameModel::name(Player player) const
{
    return Words::playerName(m_game.setup(), player);
}

bool GameModel::awaitsPerson() const
{
    return m_begun && !isOver() && !m_game.setup().seats[m_game.turn()].level;
}

bool GameModel::awaitsComputer() const
{
    return m_begun && !isOver() && m_game.setup().seats[m_game.turn()].level;
}

bool GameModel::isBetweenComputers() const
{
    const PerPlayer<Seat> &seats = m_game.setup().seats;
    return seats[Player::One].level && seats[Player::Two].level;
}

void GameModel::put(const Match &match, const Game &game, bool begun)
{
    beginResetModel();
    m_match = match;
    m_game = game;
    m_begun = begun;
    ++m_revision;
    endResetModel();
    Q_EMIT prepared();
    Q_EMIT stateChanged();
}

void GameModel::prepare(const Match &match, quint64 seed, std::optional<Player> starter)
{
    put(match, Game(setupOf(match, seed, starter)), false);
}

void GameModel::resume(const Match &match, const Game &game)
{
    put(match, game, true);
}

void GameModel::begin()
{
    if (m_begun)
        return;
    m_begun = true;
    ++m_revision;
    Q_EMIT begun();
    Q_EMIT stateChanged();
}

void GameModel::prepareRematch(quint64 seed)
{
    prepare(m_match, seed, rematchStarter(m_match, m_game));
}

void GameModel::setRematchStarter(RematchStarter starter)
{
    m_match.rematchStarter = starter;
}

void GameModel::play(const Action &action)
{
    if (!awaitsPerson() || (m_discFalling && m_game.refusal(action)))
        return;
    submit(action);
}

Outcome GameModel::submit(const Action &action)
{
    const Outcome outcome = m_game.apply(action);
    ++m_revision;
    Q_EMIT applied(outcome);
    // One action can change the marks of any cell (landing, winning, last move): tell of all of them at once.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT acted(outcome);
    Q_EMIT stateChanged();
    return outcome;
}

void GameModel::setDiscFalling(bool falling)
{
    if (std::exchange(m_discFalling, falling) != falling)
        Q_EMIT discFallingChanged(falling);
}

Cell GameModel::cellAt(const QModelIndex &index) const
{
    return {index.column(), m_game.rules().rows - 1 - index.row()};
}

QModelIndex GameModel::indexOf(Cell cell) const
{
    return index(m_game.rules().rows - 1 - cell.row, cell.column);
}

int GameModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_game.rules().rows;
}

int GameModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_game.rules().columns;
}

QString GameModel::letterAt(Cell cell) const
{
    const std::optional<Player> owner = m_game.board().at(cell);
    return owner ? Words::letter(m_game.letter(*owner)) : QString();
}

bool GameModel::isWinning(Cell cell) const
{
    return m_game.ending() && std::ranges::binary_search(m_game.ending()->cells, cell);
}

QVariant GameModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Cell cell = cellAt(index);
    switch (role) {
    case Qt::DisplayRole:
    case LetterRole:
        return letterAt(cell);
    case Qt::AccessibleTextRole:
        return Words::cell(m_game, cell);
    case OccupantRole: {
        const std::optional<Player> owner = m_game.board().at(cell);
        return !owner ? 0 : *owner == Player::One ? 1 : 2;
    }
    case LastMoveRole:
        return m_game.lastDrop() == cell;
    case WinningRole:
        return isWinning(cell);
    case LandingRole:
        return m_game.landing(cell.column) == cell;
    default:
        return {};
    }
}

QVariant GameModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? section + 1 : rowCount() - section;
}

QHash<int, QByteArray> GameModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{OccupantRole, "occupant"},
                  {LetterRole, "letter"},
                  {LastMoveRole, "lastMove"},
                  {WinningRole, "winning"},
                  {LandingRole, "landing"}});
    return names;
}

} // namespace four
