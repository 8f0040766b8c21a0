// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "core/rules/board.h"
#include "core/rules/outcome.h"
#include "core/rules/setup.h"

#include <optional>
#include <span>
#include <vector>

namespace four {

/// The actions and violations that a player has left.
struct Left
{
    int undos = 0;
    int blocks = 0;
    int removes = 0;
    /// Violations that may still be made without losing; nothing where the ruleset does not count them.
    std::optional<int> violations;
    friend bool operator==(const Left &, const Left &) = default;
};

/// The position in which a turn began.
struct TurnStart
{
    Board board;
    Player player;
    friend bool operator==(const TurnStart &, const TurnStart &) = default;
};

/// The board before the first action. @pre isValid(rules)
[[nodiscard]] Board startingBoard(const Ruleset &rules);

/// One game; the only class that decides what is legal in it.
///
/// A value: a copy is independent, also on another thread. Every action enters by apply(), for persons and
/// computers alike; the queries tell its answer in advance. The same setup and the same actions give the same
/// game on every machine.
class Game
{
public:
    /// @pre isValid(setup.rules), and both names are storable.
    explicit Game(GameSetup setup);

    [[nodiscard]] const GameSetup &setup() const noexcept { return m_setup; }
    [[nodiscard]] const Ruleset &rules() const noexcept { return m_setup.rules; }

    [[nodiscard]] Player starter() const noexcept { return m_starter; }
    [[nodiscard]] bool starterIsDrawn() const noexcept; ///< at random, not by the ruleset
    [[nodiscard]] bool lettersAreDrawn() const noexcept { return rules().letters == Letters::Random; }
    /// The player's letter; nothing until the starter has chosen. A swap exchanges letters and colours, so
    /// that a colour keeps its letter for the whole game.
    [[nodiscard]] std::optional<Letter> letter(Player player) const noexcept;
    [[nodiscard]] std::optional<Letter> letter(Colour colour) const noexcept;
    /// The colour of the player's discs.
    [[nodiscard]] Colour colour(Player player) const noexcept;

    [[nodiscard]] const Board &board() const noexcept { return m_now.board; }
    [[nodiscard]] Step step() const noexcept { return m_step; }
    /// The player of the next action; in a finished game, that of the last one.
    [[nodiscard]] Player turn() const noexcept { return m_turn; }
    [[nodiscard]] bool isOver() const noexcept { return m_step == Step::Over; }
    [[nodiscard]] const std::optional<Ending> &ending() const noexcept { return m_ending; }
    [[nodiscard]] Left left(Player player) const noexcept;
    /// The cell of the last turn's disc; nothing at the start and after a remove or a pop.
    [[nodiscard]] std::optional<Cell> lastDrop() const noexcept { return m_now.lastDrop; }

    /// Why the action would be refused now; nothing: it would be done.
    [[nodiscard]] std::optional<Refusal> refusal(const Action &action) const;
    /// Whether a refusal for this reason is a violation in this game.
    [[nodiscard]] bool isViolation(Refusal refusal) const noexcept;
    /// The cell that a drop would reach now; nothing if it would be refused.
    [[nodiscard]] std::optional<Cell> landing(int column) const;
    /// Whether the player on turn may remove a disc now, if it is one of the opponent's.
    [[nodiscard]] bool mayRemove() const noexcept;
    /// Whether the player on turn may take the first disc over now.
    [[nodiscard]] bool maySwap() const noexcept;
    /// Whether the opponent may take over the disc that the player on turn drops next, or, in the confirm
    /// step, has just dropped.
    [[nodiscard]] bool isFirstDiscOffered() const noexcept;
    /// Whether the player on turn may pop a disc now.
    [[nodiscard]] bool mayPop() const noexcept;
    /// Whether the position in which this turn began was there once before with the same player on turn: once
    /// more, and the game is a draw.
    [[nodiscard]] bool isRepeated() const noexcept
    {
        return m_step == Step::Move && repetitions({m_now.board, m_turn}) > 1;
    }
    /// How many turns began in this position.
    [[nodiscard]] int repetitions(const TurnStart &position) const noexcept;
    /// The positions in which the turns began, this one included; none where the rules have no pops, since no
    /// position comes back there.
    [[nodiscard]] std::span<const TurnStart> turnStarts() const noexcept { return m_turnStarts; }
    /// Whether the next disc of the player not on turn, dropped or popped, could make a line at once.
    [[nodiscard]] bool opponentCouldWin() const noexcept;

    /// Applies the action, or refuses it and counts the violation. A finished game refuses everything.
    Outcome apply(const Action &action);

    /// Every action that changed something: those that were done, and the refused ones that were counted.
    [[nodiscard]] std::span<const Action> actions() const noexcept { return m_actions; }

    friend bool operator==(const Game &, const Game &) = default;

private:
    /// The state that an undo restores.
    struct Position
    {
        Board board;
        PerPlayer<int> removes;
        PerPlayer<int> moves; ///< drops, removes, pops and swaps made
        bool opened = false;  ///< the game's first drop has been made
        bool swapped = false; ///< the players have exchanged discs and letters
        std::optional<Cell> lastDrop;
        friend bool operator==(const Position &, const Position &) = default;
    };
    /// A move in its confirm step: the data to undo it and to report the undo.
    struct Pending
    {
        Position before;
        std::optional<Disc> dropped;
        std::optional<Disc> removed;
        std::vector<Shift> shifts;
        friend bool operator==(const Pending &, const Pending &) = default;
    };

    [[nodiscard]] bool mayUndoPending() const noexcept;
    /// The refusal that names the required action, if this is not the step `wanted`. @pre not isOver().
    [[nodiscard]] std::optional<Refusal> outOfStep(Step wanted) const noexcept;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::ChooseLetter &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Drop &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Remove &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Pop &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Swap &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Undo &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Block &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::EndTurn &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Resign &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::TimeOut &) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const action::Unknown &) const;

    // Called by apply() only after refusal() returned nothing.
    void perform(const action::ChooseLetter &, Outcome &);
    void perform(const action::Drop &, Outcome &);
    void perform(const action::Remove &, Outcome &);
    void perform(const action::Pop &, Outcome &);
    void perform(const action::Swap &, Outcome &);
    void perform(const action::Undo &, Outcome &);
    void perform(const action::Block &, Outcome &);
    void perform(const action::EndTurn &, Outcome &);
    void perform(const action::Resign &, Outcome &);
    void perform(const action::TimeOut &, Outcome &);
    void perform(const action::Unknown &, Outcome &) {}

    /// Takes the disc off, and reports it and those that fall.
    void takeOff(Cell cell, Outcome &outcome);
    void finishMove(const Position &before, Outcome &outcome);
    /// Whether a turn of this player cannot begin, since the game is drawn.
    [[nodiscard]] std::optional<Ending> drawBefore(Player player) const;
    void startTurn(Player player, Outcome &outcome);
    void countViolation(Outcome &outcome);
    void end(Ending ending, Outcome &outcome);

    GameSetup m_setup;
    Player m_starter;
    std::optional<Letter> m_letterOne; ///< of the colour that player one begins with
    Position m_now;
    std::optional<Pending> m_pending; ///< holds exactly in the confirm step
    PerPlayer<int> m_undos;
    PerPlayer<int> m_blocks;
    PerPlayer<int> m_violations;
    Step m_step = Step::Move;
    Player m_turn;
    std::optional<Ending> m_ending;
    std::vector<TurnStart> m_turnStarts;
    std::vector<Action> m_actions;
};

} // namespace four
