// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/gamemodel.h"

#include "ui/text/words.h"

#include <algorithm>

namespace four {

GameModel::GameModel(Session *session, QObject *parent) : QAbstractTableModel(parent), m_session(session)
{
    connect(m_session, &Session::arrived, this, &GameModel::receiveGame);
    connect(m_session, &Session::begun, this, [this] {
        Q_EMIT begun();
        Q_EMIT stateChanged();
    });
    connect(m_session->pace(), &Pace::heldChanged, this, [this] {
        if (m_session->hasClock())
            Q_EMIT stateChanged();
    });
    connect(m_session, &Session::helped, this, &GameModel::stateChanged);
    connect(m_session, &Session::connectionChanged, this, &GameModel::stateChanged);
    connect(m_session, &Session::acting, this, [this] {
        if (!m_past)
            return;
        m_past.reset();
        Q_EMIT shownChanged({});
    });
    connect(m_session, &Session::acted, this, [this](const Outcome &outcome) {
        emitAllDataChanged();
        Q_EMIT acted(outcome);
        Q_EMIT stateChanged();
    });
}

Milliseconds GameModel::timeLeft(Player player) const
{
    if (!isLookingBack())
        return m_session->timeLeft(player);
    return Clocks(shown(), std::span(m_session->times().actions).first(shown().actions().size()))
        .left(player);
}

QString GameModel::name(Player player) const
{
    return Words::playerName(game().setup(), player);
}

void GameModel::receiveGame(Arrival reason)
{
    beginResetModel();
    // A player renamed during the replay has not ended the game.
    if (reason == Arrival::Renamed && m_past)
        m_past->game = moveHistory().after(m_past->entries);
    else
        m_past.reset();
    endResetModel();
    Q_EMIT arrived(reason);
    Q_EMIT stateChanged();
}

void GameModel::play(const Action &action)
{
    if (isLookingBack())
        return Q_EMIT refusedInThePast();
    if (!awaitsPerson() || (m_session->pace()->isShowing() && game().refusal(action)))
        return;
    m_session->act(action);
}

void GameModel::setPlaces(const std::optional<PerPlayer<Place>> &places)
{
    if (std::exchange(m_places, places) != places)
        Q_EMIT stateChanged();
}

void GameModel::showAfter(int entries)
{
    entries = std::clamp(entries, 0, moveHistory().size());
    const int before = shownEntries();
    if (entries == before)
        return;
    // A whole game is replayed in less than a millisecond: no need to keep its positions.
    if (entries == moveHistory().size())
        m_past.reset();
    else
        m_past = Past{.entries = entries, .game = moveHistory().after(entries)};
    emitAllDataChanged();
    if (entries == before + 1)
        Q_EMIT shownChanged(moveHistory().entries()[static_cast<std::size_t>(before)].outcome);
    else
        Q_EMIT shownChanged({});
    Q_EMIT stateChanged();
}

void GameModel::emitAllDataChanged()
{
    // One action can change the marks of any cell: landing, winning, last move.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QVariant GameModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Cell cell = cellAt(index);
    const std::optional<Player> owner = shown().board().at(cell);
    switch (role) {
    case Qt::DisplayRole:
        return owner ? Words::letter(shown().letter(*owner)) : QString();
    case Qt::AccessibleTextRole:
        return Words::cell(shown(), cell);
    case OccupantRole:
        return !owner ? 0 : *owner == Player::One ? 1 : 2;
    case LastMoveRole:
        return shown().lastDrop() == cell;
    case WinningRole:
        return shown().ending() && std::ranges::binary_search(shown().ending()->cells, cell);
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

} // namespace four

#include "moc_gamemodel.cpp"
