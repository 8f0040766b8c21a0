// SPDX-License-Identifier: GPL-3.0-or-later
#include "coachproof.h"

#include "core/players/exactposition.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <random>
#include <vector>

using namespace four;
using namespace four::coach;
using Kind = Reason::Kind;

namespace coachproof {

namespace {

Player moverOf(const Game &game)
{
    return game.step() == Step::Confirm ? opponent(game.turn()) : game.turn();
}

bool contains(const std::vector<int> &columns, int column)
{
    return std::ranges::find(columns, column) != columns.end();
}

/// Whether a disc of the player here, wherever it hangs, would stand in a line: line by line.
bool isHole(const Board &board, Cell cell, Player player, int connect)
{
    if (!board.hasCell(cell) || board.at(cell))
        return false;
    for (const auto &[columnStep, rowStep] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
        for (int from = 1 - connect; from <= 0; ++from) {
            bool isLine = true;
            for (int i = from; i < from + connect; ++i) {
                const Cell at{cell.column + i * columnStep, cell.row + i * rowStep};
                isLine = isLine && board.hasCell(at) && (i == 0 || board.at(at) == player);
            }
            if (isLine)
                return true;
        }
    }
    return false;
}

std::vector<int> winsOf(const Board &board, Player player, int connect)
{
    std::vector<int> columns;
    for (int column = 0; column < board.columns(); ++column) {
        if (board.wouldWin(column, player, connect))
            columns.push_back(column);
    }
    return columns;
}

/// Whether each drop of the attacker in the line leaves the opponent one reply that does not lose at once, or
/// none, no win of his own, and the last one wins.
bool isForced(Board board, Player attacker, int connect, const std::vector<int> &line)
{
    const Player defender = opponent(attacker);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!board.landing(line[i]))
            return false;
        if (i % 2 == 0) {
            if (board.wouldWin(line[i], attacker, connect))
                return i + 1 == line.size();
            board.drop(line[i], attacker);
            continue;
        }
        for (int column = 0; column < board.columns(); ++column) {
            if (!board.landing(column))
                continue;
            if (board.wouldWin(column, defender, connect))
                return false;
            Board other = board;
            other.drop(column, defender);
            if (column != line[i] && winsOf(other, attacker, connect).empty())
                return false;
        }
        board.drop(line[i], defender);
    }
    return false;
}

/// Whether the attacker, to move, wins by threats alone: everything is tried.
bool hasForcedWin(const Board &board, Player attacker, int connect)
{
    if (!winsOf(board, attacker, connect).empty())
        return true;
    const Player defender = opponent(attacker);
    for (int column = 0; column < board.columns(); ++column) {
        if (!board.landing(column))
            continue;
        Board next = board;
        next.drop(column, attacker);
        const std::vector<int> threats = winsOf(next, attacker, connect);
        if (threats.empty() || !winsOf(next, defender, connect).empty())
            continue;
        if (threats.size() > 1)
            return true;
        next.drop(threats.front(), defender);
        if (hasForcedWin(next, attacker, connect))
            return true;
    }
    return false;
}

/// The claims about one position.
class Proof
{
public:
    Proof(const Game &game, engine::Solver &solver)
        : m_board(game.board()), m_connect(game.rules().connect), m_mover(moverOf(game)),
          m_other(opponent(m_mover)), m_position(exactPosition(game).value()), m_solver(solver)
    {
        for (int column = 0; column < m_board.columns(); ++column)
            m_outlooks.push_back(valueOf(m_position, column));
    }

    [[nodiscard]] std::optional<Outlook> at(int column) const
    {
        return m_outlooks.at(static_cast<std::size_t>(column));
    }

    [[nodiscard]] Outlook best() const { return **std::ranges::max_element(m_outlooks); }

    [[nodiscard]] bool isDecision() const
    {
        return std::ranges::any_of(
            m_outlooks, [&](const auto &outlook) { return outlook && outlook->result != best().result; });
    }

    [[nodiscard]] std::vector<int> columnsWhere(const auto &isTrue) const
    {
        std::vector<int> columns;
        for (int column = 0; column < m_board.columns(); ++column) {
            if (at(column) && isTrue(*at(column)))
                columns.push_back(column);
        }
        return columns;
    }

    [[nodiscard]] bool isTrue(const Reason &reason, int column) const
    {
        switch (reason.kind) {
        case Kind::WinsNow: {
            Board after = m_board;
            after.drop(column, m_mover);
            return m_board.wouldWin(column, m_mover, m_connect) &&
                   after.lineCells(m_mover, m_connect) == reason.cells;
        }
        case Kind::MustBlock: {
            std::vector<Cell> cells;
            for (const int threat : winsOf(m_board, m_other, m_connect))
                cells.push_back(*m_board.landing(threat));
            return winsOf(m_board, m_mover, m_connect).empty() && cells == reason.cells &&
                   std::ranges::find(cells, *m_board.landing(column)) != cells.end();
        }
        case Kind::TwoThreats:
            return isTwoThreats(reason, column);
        case Kind::Forces:
            return reason.number >= 3 && int(reason.line.size()) == 2 * reason.number - 1 &&
                   reason.line.front() == column && best() == Outlook{Result::Win, reason.number} &&
                   isForced(m_board, m_mover, m_connect, reason.line);
        case Kind::StopsThat:
            return isStopped(reason, column);
        case Kind::NotUnder:
            return areUnder(reason, column);
        case Kind::Opening:
            return m_position.plies() <= 9 && reason.columns == bestColumns();
        case Kind::Plan:
            return reason.plan && reason.cells == reason.plan->cells && !reason.line.empty() &&
                   reason.line.front() == column && isPlan(reason.plan, reason.line);
        case Kind::OnlyMove:
            return isDecision() &&
                   columnsWhere([&](Outlook outlook) { return outlook.result == best().result; }) ==
                       std::vector{column} &&
                   reason.columns ==
                       columnsWhere([&](Outlook outlook) { return outlook.result < best().result; });
        case Kind::FollowsUp:
            return holdsByFollowingUp(column);
        case Kind::Holds: {
            const auto holding = columnsWhere([](Outlook outlook) { return outlook == Outlook{}; });
            return best() == Outlook{} && reason.columns == holding && reason.number == int(holding.size());
        }
        case Kind::Longest:
            return best() == Outlook{Result::Loss, reason.number};
        case Kind::Quickest: {
            int next = 0;
            for (const auto &outlook : m_outlooks) {
                if (outlook && outlook->result == Result::Win && *outlook != best())
                    next = next == 0 ? outlook->drops : std::min(next, outlook->drops);
            }
            return best().result == Result::Win && reason.number == next;
        }
        }
        return false;
    }

    /// Whether it goes on like this, and ends by what it says.
    [[nodiscard]] bool isTrue(const Course &course, int column) const
    {
        if (course.line.empty())
            return !course.plan;
        const bool hasPlan = best().result != Result::Draw && course.line.size() > 1;
        return course.line.front() == column && isBestPlay(course.line) &&
               course.plan.has_value() == hasPlan && (!hasPlan || isPlan(course.plan, course.line));
    }

    /// Whether both play their best in the line to the end of the game.
    [[nodiscard]] bool isBestPlay(const std::vector<int> &line) const
    {
        auto position = m_position;
        Outlook outlook = best();
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (position.isOver() || !position.canDrop(line[i]) || valueOf(position, line[i]) != outlook)
                return false;
            position.drop(line[i]);
            outlook = opponentOutlook(outlook);
        }
        return position.isOver();
    }

private:
    [[nodiscard]] std::optional<Outlook> valueOf(const engine::Position &position, int column) const
    {
        if (!position.canDrop(column))
            return {};
        // A win is told by the board, the rest by the solver, and drops are counted here.
        auto next = position;
        next.drop(column);
        if (next.isWon())
            return Outlook{Result::Win, 1};
        const int score = -m_solver.solve(next)->score;
        const int cells = position.shape().cells();
        if (score == 0)
            return Outlook{};
        // The winner ends with `|score| - 1` discs in hand of the half of the cells that are his.
        const bool isWinnerFirst = (score > 0) == (position.plies() % 2 == 0);
        const int discs = isWinnerFirst ? (cells + 1) / 2 : cells / 2;
        const int dropped = isWinnerFirst ? (position.plies() + 1) / 2 : position.plies() / 2;
        const int drops = discs - (std::abs(score) - 1) - dropped;
        return Outlook{score > 0 ? Result::Win : Result::Loss, drops};
    }

    [[nodiscard]] std::vector<int> bestColumns() const
    {
        return columnsWhere([&](Outlook outlook) { return outlook == best(); });
    }

    [[nodiscard]] bool isTwoThreats(const Reason &reason, int column) const
    {
        Board after = m_board;
        after.drop(column, m_mover);
        if (!isForced(m_board, m_mover, m_connect, reason.line) || reason.line.size() != 3 ||
            reason.line.front() != column)
            return false;
        int playable = 0;
        int above = 0;
        for (const Cell cell : reason.cells) {
            if (!isHole(after, cell, m_mover, m_connect))
                return false;
            playable += after.landing(cell.column) == cell ? 1 : 0;
            above += after.landing(cell.column) == Cell{cell.column, cell.row - 1} ? 1 : 0;
        }
        return reason.cells.size() >= 2 &&
               (playable == int(reason.cells.size()) || (playable == 1 && above == 1));
    }

    [[nodiscard]] bool isStopped(const Reason &reason, int column) const
    {
        if (reason.columns.empty() || reason.number < 2 || int(reason.line.size()) != 2 * reason.number - 1 ||
            reason.cells != std::vector{*m_board.landing(reason.line.front())} ||
            !isForced(m_board, m_other, m_connect, reason.line))
            return false;
        const auto allows = [&](int drop) {
            Board after = m_board;
            after.drop(drop, m_mover);
            return hasForcedWin(after, m_other, m_connect);
        };
        return !allows(column) && std::ranges::all_of(reason.columns, allows);
    }

    [[nodiscard]] bool areUnder(const Reason &reason, int column) const
    {
        if (reason.columns.empty() || reason.columns.size() != reason.cells.size() ||
            contains(reason.columns, column))
            return false;
        // None of those that end the game otherwise is left out.
        const auto worse = columnsWhere([&](Outlook outlook) { return outlook.result < best().result; });
        if (!worse.empty() && worse != reason.columns)
            return false;
        for (std::size_t i = 0; i < reason.columns.size(); ++i) {
            const int other = reason.columns[i];
            const Cell above = reason.cells[i];
            if (*at(other) >= best())
                return false;
            Board after = m_board;
            after.drop(other, m_mover);
            if (after.landing(other) != above)
                return false;
            const bool losesAtOnce = after.wouldWin(other, m_other, m_connect);
            if (!losesAtOnce && !isHole(m_board, above, m_mover, m_connect))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool isPlan(const std::optional<coach::Plan> &plan, const std::vector<int> &line) const
    {
        if (!plan || line.size() < 2 || !isBestPlay(line) || best().result == Result::Draw ||
            plan->isMovers != (best().result == Result::Win))
            return false;
        const Player winner = plan->isMovers ? m_mover : m_other;
        const Player loser = opponent(winner);
        Board board = m_board;
        Player turn = m_mover;
        int drops = 0; // the winner's
        std::optional<int> since;
        const auto look = [&] {
            if (!since && isHole(board, plan->deciding, winner, m_connect))
                since = drops;
        };
        look();
        for (std::size_t i = 0; i + 2 < line.size(); ++i) {
            board.drop(line[i], turn);
            drops += turn == winner ? 1 : 0;
            turn = opponent(turn);
            look();
        }
        using Threat = coach::Plan::Threat;
        if (!since || (plan->threat == Threat::Stands) != (*since == 0) ||
            (plan->threat == Threat::Made && (*since != 1 || !plan->isMovers)) ||
            (plan->threat == Threat::Comes && *since != plan->comesIn))
            return false;
        // Now the loser drops for the last time, and whatever it is, he has lost.
        if (turn != loser || !winsOf(board, loser, m_connect).empty())
            return false;
        for (int other = 0; other < board.columns(); ++other) {
            if (!board.landing(other))
                continue;
            Board after = board;
            after.drop(other, loser);
            if (winsOf(after, winner, m_connect).empty())
                return false;
        }
        const std::vector<int> wins = winsOf(board, winner, m_connect);
        const bool isDeciding = std::ranges::find(plan->cells, plan->deciding) != plan->cells.end();
        using How = coach::Plan::How;
        switch (plan->how) {
        case How::Zugzwang:
            return wins.empty() && isDeciding && plan->cells.size() == 1 &&
                   board.landing(plan->deciding.column) ==
                       Cell{plan->deciding.column, plan->deciding.row - 1};
        case How::Stacked:
            return wins.size() == 1 && isDeciding && plan->cells.size() == 2 &&
                   plan->deciding.column == wins.front() &&
                   board.landing(wins.front()) == Cell{wins.front(), plan->deciding.row - 1};
        case How::Double:
            return wins.size() >= 2 && isDeciding && plan->cells.size() == wins.size() &&
                   contains(wins, plan->deciding.column);
        }
        return false;
    }

    /// Against best play, and against anything that comes to mind.
    [[nodiscard]] bool holdsByFollowingUp(int column) const
    {
        std::mt19937 random(7);
        for (int game = 0; game < 40; ++game) {
            auto position = m_position;
            position.drop(column);
            while (!position.isOver()) {
                std::vector<int> choices;
                std::optional<Outlook> most;
                for (int other = 0; other < m_board.columns(); ++other) {
                    if (!position.canDrop(other))
                        continue;
                    const std::optional<Outlook> outlook = game == 0 ? valueOf(position, other) : Outlook{};
                    if (outlook > most)
                        choices.clear();
                    if (outlook >= most) {
                        most = outlook;
                        choices.push_back(other);
                    }
                }
                const int drop = choices[random() % choices.size()];
                position.drop(drop);
                if (position.isWon()) // by the opponent
                    return false;
                if (!position.canDrop(drop))
                    return false; // there is always an answer
                position.drop(drop);
            }
            if (best().result == Result::Win && !position.isWon())
                return false;
        }
        return true;
    }

    Board m_board;
    int m_connect;
    Player m_mover;
    Player m_other;
    engine::Position m_position;
    engine::Solver &m_solver;
    std::vector<std::optional<Outlook>> m_outlooks;
};

} // namespace

std::string faultOf(const Game &game, const Hint &hint, engine::Solver &solver)
{
    const Proof proof(game, solver);
    if (hint.outlook != proof.best() || proof.at(hint.column) != proof.best())
        return "the column is not the best";
    for (int column = 0; column < game.rules().columns; ++column) {
        if (hint.values.at(column) != proof.at(column))
            return "a value is wrong";
    }
    if (hint.cell != game.board().landing(hint.column))
        return "the disc does not land there";
    if (!proof.isTrue(hint.reason, hint.column))
        return "the reason is not true";
    const auto keeping =
        proof.columnsWhere([&](Outlook outlook) { return outlook.result == proof.best().result; });
    if (hint.isOnlyMove != (proof.isDecision() && keeping.size() == 1))
        return "it is not the only move, or is";
    if (!proof.isTrue(hint.course, hint.column))
        return "it does not go on like this";
    if (!hint.whyNot)
        return {};
    const WhyNot &whyNot = *hint.whyNot;
    if (proof.at(whyNot.column) != whyNot.outlook || whyNot.outlook.result >= proof.best().result)
        return "the other column loses nothing";
    Game played = game;
    if (played.step() == Step::ChooseLetter)
        played.apply(action::ChooseLetter{Letter::X});
    if (played.step() == Step::Confirm)
        played.apply(action::EndTurn{});
    played.apply(action::Drop{whyNot.column});
    const Proof answer(played, solver);
    if (answer.at(whyNot.answer) != answer.best())
        return "the answer is not the best";
    if (!answer.isTrue(whyNot.course, whyNot.answer))
        return "after the answer it does not go on like this";
    return answer.isTrue(whyNot.reason, whyNot.answer) ? "" : "the answer's reason is not true";
}

Hint mirrored(Hint hint, int columns)
{
    const auto turn = [&](int &column) { column = columns - 1 - column; };
    const auto turnAll = [&](std::vector<int> &all) { std::ranges::for_each(all, turn); };
    const auto turnCells = [&](std::vector<Cell> &cells) {
        for (Cell &cell : cells)
            turn(cell.column);
        std::ranges::sort(cells);
    };
    const auto turnPlan = [&](std::optional<coach::Plan> &plan) {
        if (!plan)
            return;
        turn(plan->deciding.column);
        turnCells(plan->cells);
    };
    const auto turnReason = [&](Reason &reason) {
        turnAll(reason.line);
        turnAll(reason.columns);
        std::ranges::sort(reason.columns);
        turnCells(reason.cells);
        turnPlan(reason.plan);
    };
    const auto turnCourse = [&](Course &course) {
        turnAll(course.line);
        turnPlan(course.plan);
    };
    turn(hint.column);
    turn(hint.cell.column);
    turnReason(hint.reason);
    turnCourse(hint.course);
    if (hint.whyNot) {
        turn(hint.whyNot->column);
        turn(hint.whyNot->answer);
        turnReason(hint.whyNot->reason);
        turnCourse(hint.whyNot->course);
    }
    std::vector<std::optional<Outlook>> outlooks;
    for (int column = columns - 1; column >= 0; --column)
        outlooks.push_back(hint.values.at(column));
    hint.values = Values(std::move(outlooks));
    return hint;
}

} // namespace coachproof
