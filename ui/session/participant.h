// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace four {

/// Acts for a seat: a person at this computer or another one, a computer player. Session tells it when to
/// decide. GUI thread only; long searches run on other threads.
class Participant : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether a person acts through this window. Such actions need no pause.
    [[nodiscard]] virtual bool isLocal() const = 0;

    /// The game awaits this seat. Called for each step of a turn; earlier calls are then out of date.
    virtual void takeTurn(const Game &game) = 0;
    /// How long the next decisions may take: a share of the seat's time; nothing: no limit.
    void setTimeLimit(std::optional<std::chrono::milliseconds> limit) { m_timeLimit = limit; }
    /// The thinking time of the last decision, where another computer has measured it; nothing: this one
    /// does.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> took() const { return {}; }
    /// No decision is awaited any more: the game went on or was replaced.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// The answer to the last takeTurn(), at any time after it or within it.
    void decided(const four::Action &action);

protected:
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLimit() const { return m_timeLimit; }

private:
    std::optional<std::chrono::milliseconds> m_timeLimit;
};

/// A person at this computer, who acts through Session::act().
class LocalPlayer final : public Participant
{
    Q_OBJECT

public:
    using Participant::Participant;

    [[nodiscard]] bool isLocal() const override { return true; }
    void takeTurn(const Game &) override {}
    void cancel() override {}
};

/// The game as far as it is known from the other computer, where it may be some actions ahead of the
/// session's: those come one by one. It outlives the participants, which go with each game that arrives. GUI
/// thread only.
class DistantGame : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// @param game nothing: no other computer is connected @param took the thinking time of each action
    void setGame(const std::optional<Game> &game, const std::vector<std::chrono::milliseconds> &took = {})
    {
        m_game = game;
        m_took = took;
        Q_EMIT changed();
    }
    /// What was done there after the actions that are here; nothing: nothing yet, or it is another game.
    [[nodiscard]] std::optional<Action> actionAfter(const Game &here) const
    {
        const std::size_t known = here.actions().size();
        if (!m_game || m_game->setup().seed != here.setup().seed || m_game->actions().size() <= known)
            return {};
        return m_game->actions()[known];
    }
    /// Its thinking time. @pre actionAfter(here)
    [[nodiscard]] std::optional<std::chrono::milliseconds> tookAfter(const Game &here) const
    {
        const std::size_t known = here.actions().size();
        return known < m_took.size() ? std::optional(m_took[known]) : std::nullopt;
    }

Q_SIGNALS:
    void changed();

private:
    std::optional<Game> m_game;
    std::vector<std::chrono::milliseconds> m_took;
};

/// A person at another computer. What comes as a whole, by a message, enters through Session::submit().
class DistantPlayer final : public Participant
{
    Q_OBJECT

public:
    /// @param distant must live as long as the player; null: all comes by messages
    explicit DistantPlayer(const DistantGame *distant) : m_distant(distant)
    {
        if (distant)
            connect(distant, &DistantGame::changed, this, &DistantPlayer::decide);
    }

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &game) override
    {
        m_awaiting = game;
        decide();
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> took() const override { return m_took; }
    void cancel() override { m_awaiting.reset(); }

private:
    void decide()
    {
        const std::optional<Action> action =
            m_distant && m_awaiting ? m_distant->actionAfter(*m_awaiting) : std::nullopt;
        if (!action)
            return;
        m_took = m_distant->tookAfter(*m_awaiting);
        m_awaiting.reset();
        Q_EMIT decided(*action);
    }

    const DistantGame *m_distant;
    std::optional<Game> m_awaiting; ///< the game that awaits this player's action
    std::optional<std::chrono::milliseconds> m_took;
};

/// The participant of a person's seat. @param distant see DistantPlayer
[[nodiscard]] inline std::unique_ptr<Participant> seatPerson(const Seat &seat,
                                                             const DistantGame *distant = nullptr)
{
    if (seat.elsewhere)
        return std::make_unique<DistantPlayer>(distant);
    return std::make_unique<LocalPlayer>();
}

/// Makes the participant of a seat; null: none.
using Seating = std::function<std::unique_ptr<Participant>(const Seat &)>;

/// Makes no participant for a computer's seat: for programs without an engine.
[[nodiscard]] inline std::unique_ptr<Participant> seatPeopleOnly(const Seat &seat)
{
    return seat.level ? nullptr : seatPerson(seat);
}

} // namespace four
