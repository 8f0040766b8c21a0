// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/computerplayer.h"

#include "ui/analysis/analyst.h"

namespace four {

ComputerPlayer::ComputerPlayer(Analyst *analyst, Level level, QObject *parent)
    : Participant(parent), m_analyst(analyst), m_level(level), m_question([this] {
          if (const std::optional<Action> action = m_question.result())
              Q_EMIT decided(*action);
      })
{
}

void ComputerPlayer::takeTurn(const Game &game)
{
    m_question.ask([&](const std::stop_token &stop) {
        std::optional<engine::StopSign::Clock::time_point> deadline;
        if (const auto limit = timeLimit())
            deadline = engine::StopSign::Clock::now() + *limit;
        return m_analyst->chooseAction(game, m_level, stop, deadline);
    });
}

Seating seatPeopleAndComputers(Analyst *analyst, const DistantGame *distant)
{
    return [analyst, distant](const Seat &seat) -> std::unique_ptr<Participant> {
        if (seat.level)
            return std::make_unique<ComputerPlayer>(analyst, *seat.level);
        return seatPerson(seat, distant);
    };
}

} // namespace four

#include "moc_computerplayer.cpp"
