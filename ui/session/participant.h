// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/setup.h"

#include <QObject>

#include <functional>
#include <memory>

namespace four {

class Game;

/// Who acts for a seat: a person at this computer, a program that thinks, or, one day, somebody elsewhere.
/// The session tells it when it is to act, and takes what it decides. GUI thread only; who thinks long does
/// so on another thread.
class Participant : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether people act for this seat through the window itself. Their actions need no pause before them.
    [[nodiscard]] virtual bool isLocal() const = 0;

    /// The game, as it stands, awaits this seat. Called again for each step of a turn; what was asked before
    /// is then out of date.
    virtual void takeTurn(const Game &game) = 0;
    /// Nothing is awaited any more: the game went on without this seat, or is gone.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// The answer to the last takeTurn(). It may come at any time after it, also from within it.
    void decided(const four::Action &action);
};

/// A person at this computer: acts through Session::act whenever it is the turn of the seat.
class LocalPlayer final : public Participant
{
    Q_OBJECT

public:
    using Participant::Participant;

    [[nodiscard]] bool isLocal() const override { return true; }
    void takeTurn(const Game &) override {}
    void cancel() override {}
};

/// Finds somebody for a seat; null: nobody acts for it.
using Seating = std::function<std::unique_ptr<Participant>(const Seat &)>;

/// People on their seats, and nobody on those of computers: for programs that do not think.
[[nodiscard]] std::unique_ptr<Participant> seatPeopleOnly(const Seat &seat);

} // namespace four
