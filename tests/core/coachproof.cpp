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

/// Whether the attacker, to move, wins by threats alone with so many drops: everything is tried.
/// @param first the only column for the first of them
bool hasForcedWinIn(const Board &board, Player attacker, int connect, int drops,
                    std::optional<int> first = {})
{
    const Player defender = opponent(attacker);
    for (int column = 0; column < board.columns(); ++column) {
        if (!board.landing(column) || (first && column != *first))
            continue;
        if (board.wouldWin(column, attacker, connect))
            return true;
        if (drops == 1)
            continue;
        Board next = board;
        next.drop(column, attacker);
        const std::vector<int> threats = winsOf(next, attacker, connect);
        if (threats.empty() || !winsOf(next, defender, connect).empty())
            continue;
        if (threats.size() > 1)
            return true;
        next.drop(threats.front(), defender);
        if (hasForcedWinIn(next, attacker, connect, drops - 1))
            return true;
    }
    return false;
}

/// The column in which the rule answers; nothing: there is none.
std::optional<int> answerOf(const AnswerRule &rule, const Board &board, int dropped)
{
    using RuleKind = AnswerRule::Kind;
    if (rule.kind == RuleKind::FollowUpExcept && dropped == rule.column)
        return {};
    if (rule.kind == RuleKind::SamePair && dropped == rule.column && board.landing(rule.other))
        return rule.other;
    if (rule.kind == RuleKind::SamePair && dropped == rule.other && board.landing(rule.column))
        return rule.column;
    return board.landing(dropped) ? std::optional(dropped) : std::nullopt;
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
                   isForced(m_board, m_mover, m_connect, reason.line) &&
                   reason.cells == std::vector{*before(reason.line, 1).landing(reason.line.back())};
        case Kind::StopsThat:
            return isStopped(reason, column);
        case Kind::NotUnder:
            return areUnder(reason, column);
        case Kind::Opening:
            return m_position.plies() <= 9 && reason.columns == bestColumns();
        case Kind::MakesThreat:
            return isThreatMade(reason, column);
        case Kind::BreaksThreat:
            return isThreatBroken(reason, column);
        case Kind::BreaksLine:
            return isLineBroken(reason, column);
        case Kind::Plan:
            return reason.plan && reason.cells == reason.plan->cells &&
                   isPlan(*reason.plan, column, reason.line);
        case Kind::OnlyMove:
            return isDecision() &&
                   columnsWhere([&](Outlook outlook) { return outlook.result == best().result; }) ==
                       std::vector{column} &&
                   reason.columns ==
                       columnsWhere([&](Outlook outlook) { return outlook.result < best().result; });
        case Kind::FollowsUp:
            return reason.rule && endsByRule(*reason.rule, column, true, best().result, {});
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
               course.plan.has_value() == hasPlan && (!hasPlan || isPlan(*course.plan, column, course.line));
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

    /// The columns that end the game worse, or, where none does, those that win later or lose sooner.
    [[nodiscard]] std::vector<int> worse() const
    {
        const auto all = columnsWhere([&](Outlook outlook) { return outlook.result < best().result; });
        return all.empty() ? columnsWhere([&](Outlook outlook) { return outlook != best(); }) : all;
    }

    [[nodiscard]] Board after(int column) const
    {
        Board board = m_board;
        board.drop(column, m_mover);
        return board;
    }

    /// After each worse column the opponent wins by force, as soon as its outlook says.
    [[nodiscard]] bool isStopped(const Reason &reason, int column) const
    {
        if (reason.columns.empty() || reason.columns != worse() || reason.number < 2 ||
            int(reason.line.size()) != 2 * reason.number || !contains(reason.columns, reason.line.front()) ||
            hasForcedWin(after(column), m_other, m_connect))
            return false;
        int longest = 0;
        for (const int other : reason.columns) {
            const Outlook outlook = *at(other);
            longest = std::max(longest, outlook.drops);
            if (outlook.result != Result::Loss ||
                !hasForcedWinIn(after(other), m_other, m_connect, outlook.drops))
                return false;
            if (!reason.cells.empty() &&
                (after(other).landing(reason.cells[0].column) != reason.cells[0] ||
                 !hasForcedWinIn(after(other), m_other, m_connect, outlook.drops, reason.cells[0].column)))
                return false;
        }
        const std::vector<int> line(reason.line.begin() + 1, reason.line.end());
        return longest == reason.number && reason.cells.size() <= 1 &&
               isForced(after(reason.line.front()), m_other, m_connect, line);
    }

    [[nodiscard]] bool isThreatMade(const Reason &reason, int column) const
    {
        return !reason.cells.empty() && reason.columns == worse() &&
               std::ranges::all_of(reason.cells, [&](Cell cell) {
                   return !isHole(m_board, cell, m_mover, m_connect) &&
                          isHole(after(column), cell, m_mover, m_connect) &&
                          std::ranges::none_of(reason.columns, [&](int other) {
                              return isHole(after(other), cell, m_mover, m_connect);
                          });
               });
    }

    [[nodiscard]] bool isThreatBroken(const Reason &reason, int column) const
    {
        const Cell taken = *m_board.landing(column);
        const auto makes = [&](Board board, Cell cell) {
            return board.landing(column) == taken && !isHole(m_board, cell, m_other, m_connect) &&
                   (board.drop(column, m_other), isHole(board, cell, m_other, m_connect));
        };
        return !reason.cells.empty() && reason.columns == worse() &&
               std::ranges::all_of(reason.cells, [&](Cell cell) {
                   return makes(m_board, cell) && std::ranges::all_of(reason.columns, [&](int other) {
                              return makes(after(other), cell);
                          });
               });
    }

    [[nodiscard]] bool isLineBroken(const Reason &reason, int column) const
    {
        const std::vector<Cell> &line = reason.cells;
        if (int(line.size()) != m_connect || reason.columns.empty() || reason.columns != worse() ||
            std::ranges::find(line, *m_board.landing(column)) == line.end())
            return false;
        const int across = line[1].column - line[0].column;
        const int up = line[1].row - line[0].row;
        if (std::abs(across) > 1 || std::abs(up) > 1)
            return false;
        int empty = 0;
        for (int i = 0; i < m_connect; ++i) {
            const Cell cell = line[std::size_t(i)];
            if (cell != Cell{line[0].column + i * across, line[0].row + i * up} ||
                m_board.at(cell) == m_mover)
                return false;
            empty += m_board.at(cell) ? 0 : 1;
            for (const int other : reason.columns) {
                if (m_board.landing(other) == cell)
                    return false;
            }
        }
        return empty == 2;
    }

    [[nodiscard]] bool areUnder(const Reason &reason, int column) const
    {
        if (reason.columns.empty() || reason.columns.size() != reason.cells.size() ||
            reason.columns != worse())
            return false;
        const auto isThreat = [&](Cell cell) {
            return isHole(m_board, cell, m_mover, m_connect) || isHole(m_board, cell, m_other, m_connect);
        };
        const Cell own = *m_board.landing(column);
        if (isThreat({own.column, own.row + 1}))
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
            if (after.wouldWin(other, m_other, m_connect))
                continue;
            // The mover's threat is taken away, and nothing is better for the opponent.
            auto next = m_position;
            next.drop(other);
            if (!isHole(m_board, above, m_mover, m_connect) ||
                valueOf(next, other) != opponentOutlook(*at(other)))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool isPlan(const coach::Plan &plan, int column, const std::vector<int> &line) const
    {
        if (best().result == Result::Draw || plan.isMovers != (best().result == Result::Win) ||
            plan.cells.empty() || plan.threat != threatOf(plan, column))
            return false;
        if (!plan.isProven)
            return !plan.rule && line.front() == column && isBestPlay(line) && endsLike(plan, line);
        if (plan.cells.size() > 2)
            return false;
        if (plan.rule)
            return !plan.how && endsByRule(*plan.rule, column, plan.isMovers, Result::Win, plan.cells);
        // Both sides choose by lot among equals.
        std::mt19937 random(11);
        for (int i = 0; i < bestLines; ++i) {
            const std::vector<int> other = randomBestLine(random);
            if (!endsOn(plan.cells, other) || (plan.how && !endsLike({.cells = {}, .how = plan.how}, other)))
                return false;
        }
        return true;
    }

    [[nodiscard]] coach::Plan::Threat threatOf(const coach::Plan &plan, int column) const
    {
        using Threat = coach::Plan::Threat;
        const Player winner = plan.isMovers ? m_mover : m_other;
        const auto areThreats = [&](const Board &board) {
            return std::ranges::all_of(plan.cells,
                                       [&](Cell cell) { return isHole(board, cell, winner, m_connect); });
        };
        if (areThreats(m_board))
            return Threat::Stands;
        return plan.isMovers && areThreats(after(column)) ? Threat::Made : Threat::Comes;
    }

    [[nodiscard]] std::vector<int> randomBestLine(std::mt19937 &random) const
    {
        std::vector<int> line;
        auto position = m_position;
        Outlook outlook = best();
        while (!position.isOver()) {
            std::vector<int> choices;
            for (int column = 0; column < m_board.columns(); ++column) {
                if (position.canDrop(column) && valueOf(position, column) == outlook)
                    choices.push_back(column);
            }
            line.push_back(choices.at(random() % choices.size()));
            position.drop(line.back());
            outlook = opponentOutlook(outlook);
        }
        return line;
    }

    /// The board before the last discs of the line.
    [[nodiscard]] Board before(const std::vector<int> &line, std::size_t last) const
    {
        Board board = m_board;
        for (std::size_t i = 0; i + last < line.size(); ++i)
            board.drop(line[i], i % 2 == 0 ? m_mover : m_other);
        return board;
    }

    [[nodiscard]] bool endsOn(const std::vector<Cell> &cells, const std::vector<int> &line) const
    {
        const Cell end = *before(line, 1).landing(line.back());
        return std::ranges::find(cells, end) != cells.end();
    }

    /// Whether the loser's last drop was lost whatever it was, for the reason that the plan tells.
    /// @param plan without cells: these are not asked about
    [[nodiscard]] bool endsLike(const coach::Plan &plan, const std::vector<int> &line) const
    {
        if (line.size() < 2 || !plan.how)
            return false;
        const Player winner = line.size() % 2 == 1 ? m_mover : m_other;
        const Player loser = opponent(winner);
        const Board board = before(line, 2);
        if (!winsOf(board, loser, m_connect).empty())
            return false;
        for (int other = 0; other < board.columns(); ++other) {
            if (!board.landing(other))
                continue;
            Board next = board;
            next.drop(other, loser);
            if (winsOf(next, winner, m_connect).empty())
                return false;
        }
        std::vector<Cell> cells;
        for (const int win : winsOf(board, winner, m_connect))
            cells.push_back(*board.landing(win));
        using How = coach::Plan::How;
        How how = How::Triple;
        if (cells.empty()) {
            how = How::Zugzwang;
            cells = {*before(line, 1).landing(line.back())};
        } else if (cells.size() == 1) {
            how = How::Stacked;
            cells.push_back({cells[0].column, cells[0].row + 1});
            if (!isHole(board, cells[1], winner, m_connect))
                return false;
        } else if (cells.size() == 2) {
            how = How::Double;
        }
        return plan.how == how && (plan.cells.empty() || plan.cells == cells);
    }

    /// Whether the rule is enough, by games against best play and against drops by lot, in which the player
    /// takes another line when there is one, or does not. @param cells where lines are completed; empty: any
    [[nodiscard]] bool endsByRule(const AnswerRule &rule, int column, bool isMovers, Result result,
                                  const std::vector<Cell> &cells) const
    {
        std::mt19937 random(7);
        for (int game = 0; game < 2 * ruleGames; ++game) {
            auto position = m_position;
            Board board = m_board;
            if (isMovers) {
                position.drop(column);
                board.drop(column, m_mover);
            }
            const Player follower = isMovers ? m_mover : m_other;
            const bool seesLines = game % 2 == 0;
            Result end = Result::Draw;
            while (!position.isOver()) {
                const int drop = opponentsDrop(position, game < 4, random);
                if (board.wouldWin(drop, opponent(follower), m_connect))
                    return false;
                position.drop(drop);
                board.drop(drop, opponent(follower));
                const std::vector<int> wins = winsOf(board, follower, m_connect);
                std::optional<int> answer = answerOf(rule, board, drop);
                if (!wins.empty() && (seesLines || !answer))
                    answer = wins[random() % wins.size()];
                if (!answer && position.isOver())
                    break;
                if (!answer)
                    return false;
                if (board.wouldWin(*answer, follower, m_connect)) {
                    end = Result::Win;
                    if (!cells.empty() && std::ranges::find(cells, *board.landing(*answer)) == cells.end())
                        return false;
                }
                position.drop(*answer);
                board.drop(*answer, follower);
            }
            if (end < result)
                return false;
        }
        return true;
    }

    /// One of the best, or any.
    [[nodiscard]] int opponentsDrop(const engine::Position &position, bool isBest, std::mt19937 &random) const
    {
        std::vector<int> choices;
        std::optional<Outlook> most;
        for (int other = 0; other < m_board.columns(); ++other) {
            if (!position.canDrop(other))
                continue;
            const std::optional<Outlook> outlook = isBest ? valueOf(position, other) : Outlook{};
            if (outlook > most)
                choices.clear();
            if (outlook >= most) {
                most = outlook;
                choices.push_back(other);
            }
        }
        return choices.at(random() % choices.size());
    }

    static constexpr int bestLines = 50;
    static constexpr int ruleGames = 40;
    Board m_board;
    int m_connect;
    Player m_mover;
    Player m_other;
    engine::Position m_position;
    engine::Solver &m_solver;
    std::vector<std::optional<Outlook>> m_outlooks;
};

} // namespace

namespace {
/// What is false of the opponent's answer.
std::string faultOf(const Game &game, const WhyNot &whyNot, engine::Solver &solver)
{
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
    const Kind kind = whyNot.reason.kind;
    if (kind == Kind::NotUnder || kind == Kind::Opening)
        return "the answer's reason is none for an answer";
    const bool isTold = whyNot.isToldByReason() || whyNot.plan() || kind == Kind::StopsThat ||
                        kind == Kind::MakesThreat || kind == Kind::BreaksThreat || kind == Kind::BreaksLine;
    if (!isTold && whyNot.outlook.result != Result::Draw && !whyNot.course.line.empty())
        return "the answer says nothing";
    return answer.isTrue(whyNot.reason, whyNot.answer) ? "" : "the answer's reason is not true";
}

/// Whether the reason and the why-not tell two things of one column.
bool contradicts(const Hint &hint)
{
    const WhyNot &whyNot = *hint.whyNot;
    const Reason &reason = hint.reason;
    if (!contains(reason.columns, whyNot.column))
        return false;
    if (reason.kind == Kind::NotUnder)
        return whyNot.answer != whyNot.column;
    if (reason.kind != Kind::StopsThat)
        return false;
    return !whyNot.isToldByReason() || whyNot.outlook.drops > reason.number ||
           (!reason.cells.empty() && whyNot.answer != reason.cells[0].column);
}
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
    const bool isLostBlock = hint.reason.kind == Kind::MustBlock && hint.outlook.result == Result::Loss;
    if (hint.afterBlock && !isLostBlock)
        return "it is no block that loses";
    if (isLostBlock && !hint.course.line.empty() && !hint.afterBlock)
        return "how the block loses is not told";
    if (hint.afterBlock) {
        if (hint.afterBlock->column != hint.column || hint.afterBlock->outlook != hint.outlook)
            return "it is about another block";
        if (std::string fault = faultOf(game, *hint.afterBlock, solver); !fault.empty())
            return "after the block: " + fault;
    }
    if (!hint.whyNot)
        return {};
    const WhyNot &whyNot = *hint.whyNot;
    if (proof.at(whyNot.column) != whyNot.outlook || whyNot.outlook.result >= proof.best().result)
        return "the other column loses nothing";
    if (contradicts(hint))
        return "the reason says otherwise of the other column";
    return faultOf(game, whyNot, solver);
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
    const auto turnRule = [&](std::optional<AnswerRule> &rule) {
        if (!rule || rule->kind == AnswerRule::Kind::FollowUp)
            return;
        turn(rule->column);
        if (rule->kind == AnswerRule::Kind::SamePair) {
            turn(rule->other);
            std::swap(rule->column, rule->other);
        }
    };
    const auto turnPlan = [&](std::optional<coach::Plan> &plan) {
        if (!plan)
            return;
        turnCells(plan->cells);
        turnRule(plan->rule);
    };
    const auto turnReason = [&](Reason &reason) {
        turnAll(reason.line);
        turnAll(reason.columns);
        std::ranges::sort(reason.columns);
        turnCells(reason.cells);
        turnPlan(reason.plan);
        turnRule(reason.rule);
    };
    const auto turnCourse = [&](Course &course) {
        turnAll(course.line);
        turnPlan(course.plan);
    };
    turn(hint.column);
    turn(hint.cell.column);
    turnReason(hint.reason);
    turnCourse(hint.course);
    for (std::optional<WhyNot> *whyNot : {&hint.whyNot, &hint.afterBlock}) {
        if (!*whyNot)
            continue;
        turn((*whyNot)->column);
        turn((*whyNot)->answer);
        turnReason((*whyNot)->reason);
        turnCourse((*whyNot)->course);
    }
    std::vector<std::optional<Outlook>> outlooks;
    for (int column = columns - 1; column >= 0; --column)
        outlooks.push_back(hint.values.at(column));
    hint.values = Values(std::move(outlooks));
    return hint;
}

} // namespace coachproof
