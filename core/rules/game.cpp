// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"

#include "core/rules/random.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace four {

namespace {
Player drawStarter(const GameSetup &setup)
{
    if (setup.starter)
        return *setup.starter;
    if (setup.rules.starter == Starter::PlayerOne)
        return Player::One;
    return Random(setup.seed, Random::Purpose::Starter).coin() ? Player::Two : Player::One;
}

std::optional<Letter> drawLetterOfPlayerOne(const GameSetup &setup)
{
    switch (setup.rules.letters) {
    case Letters::Fixed:
        return Letter::X;
    case Letters::Random:
        return Random(setup.seed, Random::Purpose::Letters).coin() ? Letter::O : Letter::X;
    case Letters::StarterChooses:
        break;
    }
    return {};
}

PerPlayer<int> each(int count)
{
    PerPlayer<int> both;
    for (const Player player : bothPlayers)
        both[player] = count;
    return both;
}
} // namespace

Board startingBoard(const Ruleset &rules)
{
    Board board(rules.columns, rules.rows);
    if (rules.fill == Fill::Sides) {
        Player left = Player::One;
        for (int row = 0; row < rules.rows; ++row) {
            board.drop(0, left);
            left = opponent(left);
            board.drop(rules.columns - 1, left);
        }
    }
    return board;
}

Game::Game(GameSetup setup)
    : m_setup(std::move(setup)), m_starter(drawStarter(m_setup)),
      m_letterOne(drawLetterOfPlayerOne(m_setup)), m_now{.board = startingBoard(rules()),
                                                         .removes = each(rules().removes),
                                                         .moves = {},
                                                         .opened = false,
                                                         .swapped = false,
                                                         .lastDrop = {}},
      m_undos(each(rules().undos)), m_blocks(each(rules().blocks)),
      m_step(m_letterOne ? Step::Move : Step::ChooseLetter), m_turn(m_starter)
{
    assert(isValid(rules()));
    if (rules().popOut)
        m_turnStarts.push_back({.board = board(), .player = m_turn});
    assert(isStorableName(m_setup.seats[Player::One].name) &&
           isStorableName(m_setup.seats[Player::Two].name));
}

bool Game::starterIsDrawn() const noexcept
{
    return !m_setup.starter && rules().starter == Starter::Random;
}

std::optional<Letter> Game::letter(Player player) const noexcept
{
    return letter(colour(player));
}

std::optional<Letter> Game::letter(Colour colour) const noexcept
{
    if (!m_letterOne || colour == firstColour(Player::One))
        return m_letterOne;
    return other(*m_letterOne);
}

Colour Game::colour(Player player) const noexcept
{
    return firstColour(m_now.swapped ? opponent(player) : player);
}

Left Game::left(Player player) const noexcept
{
    Left left{.undos = m_undos[player],
              .blocks = m_blocks[player],
              .removes = m_now.removes[player],
              .violations = {}};
    if (rules().violations != Violations::None)
        left.violations = std::max(0, rules().violationsAllowed - m_violations[player]);
    return left;
}

std::optional<Cell> Game::landing(int column) const
{
    if (refusal(action::Drop{column}))
        return {};
    return board().landing(column);
}

bool Game::mayRemove() const noexcept
{
    return m_step == Step::Move && m_now.removes[m_turn] > 0;
}

bool Game::mayPop() const noexcept
{
    return rules().popOut && m_step == Step::Move && board().canPop(m_turn);
}

int Game::repetitions(const TurnStart &position) const noexcept
{
    return static_cast<int>(std::ranges::count(m_turnStarts, position));
}

bool Game::maySwap() const noexcept
{
    // The game's only move until now was the opponent's first disc.
    return rules().swap && m_step == Step::Move && m_now.opened && m_now.moves[m_turn] == 0 &&
           m_now.moves[opponent(m_turn)] == 1;
}

bool Game::isFirstDiscOffered() const noexcept
{
    const int made = m_step == Step::Confirm ? 1 : 0;
    return rules().swap && !isOver() && m_now.opened == (made > 0) && m_now.moves[m_turn] == made &&
           m_now.moves[opponent(m_turn)] == 0;
}

bool Game::opponentCouldWin() const noexcept
{
    const Player other = opponent(m_turn);
    for (int column = 0; column < rules().columns; ++column) {
        if (board().wouldWin(column, other, rules().connect))
            return true;
        if (rules().popOut && board().canPop(column, other)) {
            Board popped = board();
            popped.remove({column, 0});
            if (!popped.lineCells(other, rules().connect).empty())
                return true;
        }
    }
    return false;
}

bool Game::isViolation(Refusal refusal) const noexcept
{
    if (rules().violations == Violations::None)
        return false;
    switch (refusal) {
    case Refusal::OutsideBoard:
    case Refusal::ColumnFull:
    case Refusal::NoUndoLeft:
    case Refusal::NoBlockLeft:
    case Refusal::NoRemoveLeft:
    case Refusal::RemoveEmpty:
    case Refusal::RemoveOwn:
    case Refusal::PopEmpty:
    case Refusal::PopOther:
        return true;
    case Refusal::GameOver:
    case Refusal::ChooseLetterFirst:
    case Refusal::LetterChosen:
    case Refusal::MoveFirst:
    case Refusal::ConfirmFirst:
    case Refusal::NotAColumn:
    case Refusal::NotCentre:
    case Refusal::NotInThisGame:
    case Refusal::UndoOnFirstMove:
    case Refusal::OpponentCouldWin:
    case Refusal::RemoveBeside:
    case Refusal::NoSwapNow:
        break;
    }
    return false;
}

bool Game::mayUndoPending() const noexcept
{
    return m_undos[m_turn] > 0 && (rules().undoOnFirstMove || m_now.moves[m_turn] > 1);
}

std::optional<Refusal> Game::refusal(const Action &action) const
{
    if (isOver())
        return Refusal::GameOver;
    return std::visit([this](const auto &what) { return refusalOf(what); }, action);
}

std::optional<Refusal> Game::outOfStep(Step wanted) const noexcept
{
    if (m_step == wanted)
        return {};
    if (m_step == Step::ChooseLetter)
        return Refusal::ChooseLetterFirst;
    return m_step == Step::Move ? Refusal::MoveFirst : Refusal::ConfirmFirst;
}

std::optional<Refusal> Game::refusalOf(const action::ChooseLetter &) const
{
    if (m_step != Step::ChooseLetter)
        return Refusal::LetterChosen;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Drop &drop) const
{
    if (const std::optional<Refusal> first = outOfStep(Step::Move))
        return first;
    if (!board().hasColumn(drop.column))
        return Refusal::OutsideBoard;
    if (!board().landing(drop.column))
        return Refusal::ColumnFull;
    if (rules().opening == Opening::Centre && !m_now.opened && !isCentre(rules(), drop.column))
        return Refusal::NotCentre;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Remove &remove) const
{
    if (rules().removes == 0)
        return Refusal::NotInThisGame;
    if (const std::optional<Refusal> first = outOfStep(Step::Move))
        return first;
    if (m_now.removes[m_turn] == 0)
        return Refusal::NoRemoveLeft;
    if (!board().hasCell(remove.cell))
        return Refusal::RemoveBeside;
    const std::optional<Player> owner = board().at(remove.cell);
    if (!owner)
        return Refusal::RemoveEmpty;
    if (*owner == m_turn)
        return Refusal::RemoveOwn;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Pop &pop) const
{
    if (!rules().popOut)
        return Refusal::NotInThisGame;
    if (const std::optional<Refusal> first = outOfStep(Step::Move))
        return first;
    if (!board().hasColumn(pop.column))
        return Refusal::OutsideBoard;
    if (board().canPop(pop.column, m_turn))
        return {};
    return board().at({pop.column, 0}) ? Refusal::PopOther : Refusal::PopEmpty;
}

std::optional<Refusal> Game::refusalOf(const action::Swap &) const
{
    if (!rules().swap)
        return Refusal::NotInThisGame;
    if (const std::optional<Refusal> first = outOfStep(Step::Move))
        return first;
    if (!maySwap())
        return Refusal::NoSwapNow;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Undo &) const
{
    if (rules().undos == 0)
        return Refusal::NotInThisGame;
    if (const std::optional<Refusal> first = outOfStep(Step::Confirm))
        return first;
    if (m_undos[m_turn] == 0)
        return Refusal::NoUndoLeft;
    if (!mayUndoPending())
        return Refusal::UndoOnFirstMove;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Block &) const
{
    if (rules().blocks == 0)
        return Refusal::NotInThisGame;
    if (const std::optional<Refusal> first = outOfStep(Step::Confirm))
        return first;
    if (m_blocks[m_turn] == 0)
        return Refusal::NoBlockLeft;
    if (opponentCouldWin())
        return Refusal::OpponentCouldWin;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::EndTurn &) const
{
    return outOfStep(Step::Confirm);
}

std::optional<Refusal> Game::refusalOf(const action::Resign &) const
{
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::TimeOut &) const
{
    if (rules().clock.kind == TimeControl::Kind::None)
        return Refusal::NotInThisGame;
    if (m_step == Step::ChooseLetter)
        return Refusal::ChooseLetterFirst;
    return {};
}

std::optional<Refusal> Game::refusalOf(const action::Unknown &) const
{
    return Refusal::NotAColumn;
}

Outcome Game::apply(const Action &action)
{
    Outcome outcome;
    outcome.action = action;
    outcome.player = m_turn;
    outcome.colour = colour(m_turn);
    outcome.refusal = refusal(action);
    if (!outcome.refusal)
        std::visit([&](const auto &what) { perform(what, outcome); }, action);
    else if (isViolation(*outcome.refusal))
        countViolation(outcome);
    if (outcome.done() || outcome.violation)
        m_actions.push_back(action);
    outcome.step = m_step;
    outcome.turn = m_turn;
    return outcome;
}

void Game::perform(const action::ChooseLetter &choice, Outcome &)
{
    m_letterOne = m_turn == Player::One ? choice.letter : other(choice.letter);
    m_step = Step::Move;
}

void Game::perform(const action::Drop &drop, Outcome &outcome)
{
    const Position before = m_now;
    const Cell cell = m_now.board.drop(drop.column, m_turn);
    m_now.opened = true;
    m_now.lastDrop = cell;
    outcome.dropped = Disc{cell, m_turn};
    finishMove(before, outcome);
}

void Game::perform(const action::Remove &remove, Outcome &outcome)
{
    const Position before = m_now;
    --m_now.removes[m_turn];
    takeOff(remove.cell, outcome);
    finishMove(before, outcome);
}

void Game::perform(const action::Pop &pop, Outcome &outcome)
{
    const Position before = m_now;
    takeOff({pop.column, 0}, outcome);
    finishMove(before, outcome);
}

void Game::takeOff(Cell cell, Outcome &outcome)
{
    outcome.removed = Disc{cell, m_now.board.remove(cell)};
    m_now.lastDrop.reset();
    for (Cell to = cell; const std::optional<Player> owner = m_now.board.at(to); ++to.row)
        outcome.shifts.push_back({.from = {to.column, to.row + 1}, .to = to, .owner = *owner});
}

void Game::perform(const action::Swap &, Outcome &outcome)
{
    const Position before = m_now;
    m_now.board.exchangeOwners();
    m_now.swapped = !m_now.swapped;
    outcome.swapped = true;
    finishMove(before, outcome);
}

void Game::finishMove(const Position &before, Outcome &outcome)
{
    ++m_now.moves[m_turn];
    // Only a remove or a pop can complete a line of the opponent; the player's own counts first (RULES, 5).
    for (const Player player : {m_turn, opponent(m_turn)}) {
        std::vector<Cell> cells = m_now.board.lineCells(player, rules().connect);
        if (!cells.empty())
            return end({.kind = Ending::Kind::Line, .winner = player, .cells = std::move(cells)}, outcome);
    }
    if (std::optional<Ending> draw = drawBefore(opponent(m_turn)))
        return end(std::move(*draw), outcome);
    if (!mayUndoPending() && m_blocks[m_turn] == 0)
        return startTurn(opponent(m_turn), outcome);
    m_pending = Pending{
        .before = before, .dropped = outcome.dropped, .removed = outcome.removed, .shifts = outcome.shifts};
    m_step = Step::Confirm;
}

std::optional<Ending> Game::drawBefore(Player player) const
{
    constexpr int mostRepetitions = 3;
    if (board().isFull() && !(rules().popOut && board().canPop(player)))
        return Ending{.kind = Ending::Kind::Draw, .winner = {}, .cells = {}};
    if (repetitions({board(), player}) + 1 >= mostRepetitions)
        return Ending{.kind = Ending::Kind::Repetition, .winner = {}, .cells = {}};
    return {};
}

void Game::perform(const action::Undo &, Outcome &outcome)
{
    outcome.takenBack = m_pending->dropped;
    outcome.returned = m_pending->removed;
    for (const Shift &shift : m_pending->shifts)
        outcome.shifts.push_back({.from = shift.to, .to = shift.from, .owner = shift.owner});
    outcome.swapped = m_now.swapped != m_pending->before.swapped;
    m_now = m_pending->before;
    m_pending.reset();
    --m_undos[m_turn];
    m_step = Step::Move;
}

void Game::perform(const action::Block &, Outcome &outcome)
{
    --m_blocks[m_turn];
    outcome.blocked = true;
    startTurn(m_turn, outcome);
}

void Game::perform(const action::EndTurn &, Outcome &outcome)
{
    startTurn(opponent(m_turn), outcome);
}

void Game::perform(const action::Resign &, Outcome &outcome)
{
    end({.kind = Ending::Kind::Resignation, .winner = opponent(m_turn), .cells = {}}, outcome);
}

void Game::perform(const action::TimeOut &, Outcome &outcome)
{
    if (rules().clock.endsGame())
        return end({.kind = Ending::Kind::Time, .winner = opponent(m_turn), .cells = {}}, outcome);
    if (rules().violations != Violations::None)
        countViolation(outcome);
    if (!isOver())
        startTurn(opponent(m_turn), outcome);
}

void Game::startTurn(Player player, Outcome &outcome)
{
    // What a move leads to is judged with it; a block, or a turn lost by the clock, leads elsewhere.
    if (std::optional<Ending> draw = drawBefore(player))
        return end(std::move(*draw), outcome);
    outcome.turnEnded = true;
    m_pending.reset();
    m_turn = player;
    m_step = Step::Move;
    if (rules().popOut)
        m_turnStarts.push_back({.board = board(), .player = player});
    if (rules().violations == Violations::PerTurn)
        m_violations = {};
}

void Game::countViolation(Outcome &outcome)
{
    const int count = ++m_violations[m_turn];
    outcome.violation =
        Violation{.count = count, .tolerated = std::max(0, rules().violationsAllowed - count)};
    if (count > rules().violationsAllowed)
        end({.kind = Ending::Kind::Violations, .winner = opponent(m_turn), .cells = {}}, outcome);
}

void Game::end(Ending ending, Outcome &outcome)
{
    m_pending.reset();
    m_step = Step::Over;
    m_ending = ending;
    outcome.ending = std::move(ending);
}

} // namespace four
