// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/setup.h"

#include <QObject>

#include <functional>
#include <memory>

namespace four {

class Game;

/// Acts for a seat: a person at this computer, a computer player, later a remote player. Session tells it
/// when to decide. GUI thread only; long searches run on other threads.
class Participant : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether a person acts through this window. Such actions need no pause.
    [[nodiscard]] virtual bool isLocal() const = 0;

    /// The game awaits this seat. Called for each step of a turn; earlier calls are then out of date.
    virtual void takeTurn(const Game &game) = 0;
    /// No decision is awaited any more: the game went on or was replaced.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// The answer to the last takeTurn(), at any time after it or within it.
    void decided(const four::Action &action);
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

/// A person at another computer. What they did comes as a whole, from outside, through Session::submit().
class DistantPlayer final : public Participant
{
    Q_OBJECT

public:
    using Participant::Participant;

    [[nodiscard]] bool isLocal() const override { return false; }
    void takeTurn(const Game &) override {}
    void cancel() override {}
};

/// The participant of a person's seat.
[[nodiscard]] inline std::unique_ptr<Participant> seatPerson(const Seat &seat)
{
    if (seat.elsewhere)
        return std::make_unique<DistantPlayer>();
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
