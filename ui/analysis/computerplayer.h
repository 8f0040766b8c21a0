// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/question.h"
#include "ui/session/participant.h"

#include <memory>

namespace four {

class Analyst;

/// A computer at a seat: it searches a copy of the game on another thread and sends decided().
class ComputerPlayer final : public Participant
{
    Q_OBJECT

public:
    /// @param analyst must live as long as the player
    ComputerPlayer(Analyst *analyst, Level level, QObject *parent = nullptr);

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override;
    void cancel() override { m_question.stop(); }

private:
    Analyst *m_analyst;
    Level m_level;
    Question<Action> m_question;
};

/// Makes a participant for each Seat. Both must live as long as the participants. @param distant see
/// DistantPlayer
[[nodiscard]] Seating seatPeopleAndComputers(Analyst *analyst, const DistantGame *distant = nullptr);

} // namespace four
