// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/computerplayer.h"

#include "ui/analysis/analyst.h"

namespace four {

ComputerPlayer::ComputerPlayer(Analyst *analyst, Level level, QObject *parent)
    : Participant(parent), m_analyst(analyst), m_level(level)
{
    connect(&m_watcher, &QFutureWatcher<Action>::finished, this, &ComputerPlayer::decide);
}

ComputerPlayer::~ComputerPlayer()
{
    m_stop.request_stop();
}

void ComputerPlayer::takeTurn(const Game &game)
{
    cancel();
    // A stop source for each search: a late stop for the last one cannot touch this one, nor an early one be
    // lost.
    m_stop = std::stop_source();
    m_watcher.setFuture(m_analyst->chooseAction(game, m_level, m_stop.get_token()));
}

void ComputerPlayer::cancel()
{
    m_stop.request_stop();
    // The old future goes on to its early end by itself; its result no longer reaches us.
    m_watcher.setFuture(QFuture<Action>());
}

void ComputerPlayer::decide()
{
    if (m_watcher.future().resultCount() > 0)
        Q_EMIT decided(m_watcher.result());
}

Seating seatPeopleAndComputers(Analyst *analyst)
{
    return [analyst](const Seat &seat) -> std::unique_ptr<Participant> {
        if (seat.level)
            return std::make_unique<ComputerPlayer>(analyst, *seat.level);
        return std::make_unique<LocalPlayer>();
    };
}

} // namespace four
