// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/participant.h"

#include <QFutureWatcher>

#include <memory>
#include <stop_token>

namespace four {

class Analyst;

/// A computer at a seat: it thinks about a copy of the game on another thread, and decides when it has an
/// answer. What it is asked anew, or no longer, makes it drop what it was thinking.
class ComputerPlayer final : public Participant
{
    Q_OBJECT

public:
    /// @param analyst must live as long as the player
    ComputerPlayer(Analyst *analyst, Level level, QObject *parent = nullptr);
    ~ComputerPlayer() override;

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override;
    void cancel() override;

private:
    void decide();

    Analyst *m_analyst;
    Level m_level;
    QFutureWatcher<Action> m_watcher;
    std::stop_source m_stop;
};

/// People and computers on the seats that are theirs. @param analyst must live as long as whoever sits there
[[nodiscard]] Seating seatPeopleAndComputers(Analyst *analyst);

} // namespace four
