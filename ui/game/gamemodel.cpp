// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/gamemodel.h"

#include "ui/text/words.h"

#include <algorithm>
#include <utility>

namespace four {

GameModel::GameModel(QObject *parent)
    : QAbstractTableModel(parent), m_match(matchOf(Preset::Classic)), m_game(setupOf(m_match, 0)),
      m_history(m_game)
{
}

QString GameModel::name(Player player) const
{
    return Words::playerName(m_game.setup(), player);
}

bool GameModel::isSkipped(Player player) const
{
    return m_history.skippedAfter(shownEntries()) == player;
}

bool GameModel::awaitsPerson() const
{
    return m_begun && !isLookingBack() && !isOver() && !m_game.setup().seats[m_game.turn()].level;
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
    m_history = History(game);
    m_past.reset();
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
    if (isLookingBack()) {
        Q_EMIT hindered();
        return;
    }
    if (!awaitsPerson() || (m_discFalling && m_game.refusal(action)))
        return;
    submit(action);
}

Outcome GameModel::submit(const Action &action)
{
    // First of all: whoever is told of the present below must not take what was thought out for the game
    // before this action as still to be done.
    ++m_revision;
    if (m_past) {
        m_past.reset();
        Q_EMIT shownChanged({});
    }
    const Outcome outcome = m_game.apply(action);
    m_history.add(outcome);
    Q_EMIT applied(outcome);
    tellOfAllCells();
    Q_EMIT acted(outcome);
    Q_EMIT stateChanged();
    return outcome;
}

void GameModel::showAfter(int entries)
{
    entries = std::clamp(entries, 0, m_history.size());
    const int before = shownEntries();
    if (entries == before)
        return;
    // A whole game is done again in less than a millisecond: no need to keep what it looked like at each
    // point.
    if (entries == m_history.size())
        m_past.reset();
    else
        m_past = Past{.entries = entries, .game = m_history.after(entries)};
    tellOfAllCells();
    if (entries == before + 1)
        Q_EMIT shownChanged(m_history.entries()[static_cast<std::size_t>(before)].outcome);
    else
        Q_EMIT shownChanged({});
    Q_EMIT stateChanged();
}

void GameModel::playOnFromShown()
{
    resume(m_match, Game(shown()));
}

void GameModel::tellOfAllCells()
{
    // One action can change the marks of any cell (landing, winning, last move): tell of all of them at once.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
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
    const std::optional<Player> owner = shown().board().at(cell);
    return owner ? Words::letter(shown().letter(*owner)) : QString();
}

bool GameModel::isWinning(Cell cell) const
{
    return shown().ending() && std::ranges::binary_search(shown().ending()->cells, cell);
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
        return Words::cell(shown(), cell);
    case OccupantRole: {
        const std::optional<Player> owner = shown().board().at(cell);
        return !owner ? 0 : *owner == Player::One ? 1 : 2;
    }
    case LastMoveRole:
        return shown().lastDrop() == cell;
    case WinningRole:
        return isWinning(cell);
    case LandingRole:
        return shown().landing(cell.column) == cell;
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
