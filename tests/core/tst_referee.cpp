// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "notation.h"
#include "randomgame.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

using namespace four;

namespace {

/// The rules once more, written from their description as plainly as can be: a second opinion on every game.
class Referee
{
public:
    Referee(const Ruleset &rules, Player starter) : m_rules(rules), m_turn(starter == Player::One ? 0 : 1)
    {
        m_now.columns.resize(static_cast<std::size_t>(rules.columns));
        if (rules.fill == Fill::Sides) {
            for (int row = 0; row < rules.rows; ++row) {
                m_now.columns.front() += row % 2 == 0 ? '1' : '2';
                m_now.columns.back() += row % 2 == 0 ? '2' : '1';
            }
        }
        for (Counters &counters : m_counters)
            counters = {.undos = rules.undos, .blocks = rules.blocks};
        m_now.removes = {rules.removes, rules.removes};
        m_status = number(m_turn) + (rules.letters == Letters::StarterChooses ? " chooses" : " moves");
        ++m_seen[positionOf(m_turn)];
    }

    [[nodiscard]] QByteArray status() const { return m_status; }

    [[nodiscard]] QByteArray picture() const
    {
        QByteArrayList lines;
        for (std::size_t row = 0;; ++row) {
            QByteArray line;
            for (const std::string &column : m_now.columns)
                line += row < column.size() ? column[row] : '.';
            if (line.count('.') == line.size())
                return lines.join('/');
            lines << line;
        }
    }

    [[nodiscard]] QByteArray left(std::size_t player) const
    {
        const int violations = std::max(0, m_rules.violationsAllowed - m_counters[player].violations);
        return "undos " + QByteArray::number(m_counters[player].undos) + " blocks " +
               QByteArray::number(m_counters[player].blocks) + " removes " +
               QByteArray::number(m_now.removes[player]) + " violations " +
               (m_rules.violations == Violations::None ? "-" : QByteArray::number(violations));
    }

    /// `done`, or why not.
    QByteArray apply(const Action &action)
    {
        if (m_status.contains("wins") || m_status.startsWith("draw"))
            return "game over";
        QByteArray answer = std::visit([this](const auto &what) { return judge(what); }, action);
        const QByteArrayList costly{"outside board", "column full",    "no undo left",
                                    "no block left", "no remove left", "remove empty",
                                    "remove own",    "pop empty",      "pop other"};
        if (m_rules.violations != Violations::None && costly.contains(answer) &&
            ++m_counters[m_turn].violations > m_rules.violationsAllowed)
            m_status = number(1 - m_turn) + " wins by violations";
        return answer;
    }

private:
    struct Counters
    {
        int undos = 0;
        int blocks = 0;
        int violations = 0;
    };
    struct Position
    {
        std::vector<std::string> columns; ///< each from the bottom, '1' and '2'
        std::array<int, 2> removes{};
        std::array<int, 2> moves{};
        bool opened = false;
        std::string actions{}; ///< a letter each, after the number of its player: d, r, p, s
    };

    [[nodiscard]] static QByteArray number(std::size_t player) { return player == 0 ? "1" : "2"; }
    [[nodiscard]] char disc(std::size_t player) const { return player == 0 ? '1' : '2'; }
    [[nodiscard]] bool isFull(int column) const
    {
        return m_now.columns[static_cast<std::size_t>(column)].size() ==
               static_cast<std::size_t>(m_rules.rows);
    }
    [[nodiscard]] char at(int column, int row) const
    {
        if (column < 0 || column >= m_rules.columns || row < 0)
            return '.';
        const std::string &discs = m_now.columns[static_cast<std::size_t>(column)];
        return static_cast<std::size_t>(row) < discs.size() ? discs[static_cast<std::size_t>(row)] : '.';
    }

    /// All cells of all lines, sorted.
    [[nodiscard]] QByteArray lines(std::size_t player) const
    {
        std::vector<Cell> cells;
        for (int column = 0; column < m_rules.columns; ++column) {
            for (int row = 0; row < m_rules.rows; ++row) {
                for (const auto &step : {Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, -1}}) {
                    std::vector<Cell> line;
                    for (int i = 0; i < m_rules.connect; ++i) {
                        const Cell cell{column + i * step.column, row + i * step.row};
                        if (at(cell.column, cell.row) == disc(player))
                            line.push_back(cell);
                    }
                    if (static_cast<int>(line.size()) == m_rules.connect)
                        cells.insert(cells.end(), line.begin(), line.end());
                }
            }
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return notation::text(cells);
    }

    /// The discs, and who is to move: `1/12/.../ 2`.
    [[nodiscard]] std::string positionOf(std::size_t player) const
    {
        std::string position;
        for (const std::string &column : m_now.columns)
            position += column + '/';
        return position + disc(player);
    }

    [[nodiscard]] bool hasDiscInBottomRow(std::size_t player) const
    {
        return std::any_of(m_now.columns.begin(), m_now.columns.end(),
                           [&](const std::string &column) { return column.starts_with(disc(player)); });
    }

    /// What a turn of the player that would begin now is instead; empty: it begins.
    [[nodiscard]] QByteArray insteadOfTurn(std::size_t player) const
    {
        bool full = true;
        for (int column = 0; column < m_rules.columns; ++column)
            full = full && isFull(column);
        if (full && !(m_rules.popOut && hasDiscInBottomRow(player)))
            return "draw";
        const auto before = m_seen.find(positionOf(player));
        if (m_rules.popOut && before != m_seen.end() && before->second == 2)
            return "draw by repetition";
        return {};
    }

    [[nodiscard]] bool opponentHasAnOpportunity()
    {
        for (int column = 0; column < m_rules.columns; ++column) {
            std::string &discs = m_now.columns[static_cast<std::size_t>(column)];
            if (m_rules.popOut && discs.starts_with(disc(1 - m_turn))) {
                const std::string all = discs;
                discs.erase(0, 1);
                const bool wins = !lines(1 - m_turn).isEmpty();
                discs = all;
                if (wins)
                    return true;
            }
            if (isFull(column))
                continue;
            discs += disc(1 - m_turn);
            const bool wins = !lines(1 - m_turn).isEmpty();
            discs.pop_back();
            if (wins)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool mayUndo() const
    {
        return m_counters[m_turn].undos > 0 && (m_rules.undoOnFirstMove || m_now.moves[m_turn] > 1);
    }

    void turnOf(std::size_t player)
    {
        if (const QByteArray draw = insteadOfTurn(player); !draw.isEmpty()) {
            m_status = draw;
            return;
        }
        ++m_seen[positionOf(player)];
        m_turn = player;
        m_status = number(player) + " moves";
        if (m_rules.violations == Violations::PerTurn) {
            for (Counters &counters : m_counters)
                counters.violations = 0;
        }
    }

    QByteArray moved(const Position &before)
    {
        m_before = before;
        ++m_now.moves[m_turn];
        for (const std::size_t player : {m_turn, 1 - m_turn}) {
            if (const QByteArray cells = lines(player); !cells.isEmpty()) {
                m_status = number(player) + " wins by line " + cells;
                return "done";
            }
        }
        if (const QByteArray draw = insteadOfTurn(1 - m_turn); !draw.isEmpty())
            m_status = draw;
        else if (mayUndo() || m_counters[m_turn].blocks > 0)
            m_status = number(m_turn) + " confirms";
        else
            turnOf(1 - m_turn);
        return "done";
    }

    [[nodiscard]] QByteArray notBefore(const QByteArray &wanted) const
    {
        if (m_status.endsWith(wanted))
            return {};
        if (m_status.endsWith("chooses"))
            return "choose letter first";
        return m_status.endsWith("moves") ? "move first" : "confirm first";
    }

    QByteArray judge(const action::ChooseLetter &)
    {
        if (!m_status.endsWith("chooses"))
            return "letter chosen";
        m_status = number(m_turn) + " moves";
        return "done";
    }

    QByteArray judge(const action::Drop &drop)
    {
        if (QByteArray first = notBefore("moves"); !first.isEmpty())
            return first;
        if (drop.column < 0 || drop.column >= m_rules.columns)
            return "outside board";
        if (isFull(drop.column))
            return "column full";
        const bool isCentre =
            drop.column == m_rules.columns / 2 || drop.column == m_rules.columns - 1 - m_rules.columns / 2;
        if (m_rules.opening == Opening::Centre && !m_now.opened && !isCentre)
            return "not centre";
        const Position before = m_now;
        m_now.columns[static_cast<std::size_t>(drop.column)] += disc(m_turn);
        m_now.opened = true;
        m_now.actions += disc(m_turn) + std::string("d");
        return moved(before);
    }

    QByteArray judge(const action::Remove &remove)
    {
        if (m_rules.removes == 0)
            return "not in this game";
        if (QByteArray first = notBefore("moves"); !first.isEmpty())
            return first;
        if (m_now.removes[m_turn] == 0)
            return "no remove left";
        const auto [column, row] = remove.cell;
        if (column < 0 || column >= m_rules.columns || row < 0 || row >= m_rules.rows)
            return "remove beside";
        if (at(column, row) == '.')
            return "remove empty";
        if (at(column, row) == disc(m_turn))
            return "remove own";
        const Position before = m_now;
        m_now.columns[static_cast<std::size_t>(column)].erase(static_cast<std::size_t>(row), 1);
        --m_now.removes[m_turn];
        m_now.actions += disc(m_turn) + std::string("r");
        return moved(before);
    }

    QByteArray judge(const action::Swap &)
    {
        if (!m_rules.swap)
            return "not in this game";
        if (QByteArray first = notBefore("moves"); !first.isEmpty())
            return first;
        // All that has been done on the board is one drop, and the opponent's.
        if (m_now.actions != disc(1 - m_turn) + std::string("d"))
            return "no swap now";
        const Position before = m_now;
        for (std::string &column : m_now.columns) {
            for (char &owner : column)
                owner = owner == '1' ? '2' : '1';
        }
        m_now.actions += disc(m_turn) + std::string("s");
        return moved(before);
    }

    QByteArray judge(const action::Pop &pop)
    {
        if (!m_rules.popOut)
            return "not in this game";
        if (QByteArray first = notBefore("moves"); !first.isEmpty())
            return first;
        if (pop.column < 0 || pop.column >= m_rules.columns)
            return "outside board";
        std::string &discs = m_now.columns[static_cast<std::size_t>(pop.column)];
        if (discs.empty())
            return "pop empty";
        if (discs.front() != disc(m_turn))
            return "pop other";
        const Position before = m_now;
        discs.erase(0, 1);
        m_now.actions += disc(m_turn) + std::string("p");
        return moved(before);
    }

    QByteArray judge(const action::Undo &)
    {
        if (m_rules.undos == 0)
            return "not in this game";
        if (QByteArray first = notBefore("confirms"); !first.isEmpty())
            return first;
        if (m_counters[m_turn].undos == 0)
            return "no undo left";
        if (!mayUndo())
            return "undo on first move";
        --m_counters[m_turn].undos;
        m_now = m_before;
        m_status = number(m_turn) + " moves";
        return "done";
    }

    QByteArray judge(const action::Block &)
    {
        if (m_rules.blocks == 0)
            return "not in this game";
        if (QByteArray first = notBefore("confirms"); !first.isEmpty())
            return first;
        if (m_counters[m_turn].blocks == 0)
            return "no block left";
        if (opponentHasAnOpportunity())
            return "opponent could win";
        --m_counters[m_turn].blocks;
        turnOf(m_turn);
        return "done";
    }

    QByteArray judge(const action::EndTurn &)
    {
        if (QByteArray first = notBefore("confirms"); !first.isEmpty())
            return first;
        turnOf(1 - m_turn);
        return "done";
    }

    QByteArray judge(const action::Resign &)
    {
        m_status = number(1 - m_turn) + " wins by resignation";
        return "done";
    }

    QByteArray judge(const action::TimeOut &)
    {
        const TimeControl &clock = m_rules.clock;
        if (clock.kind == TimeControl::Kind::None)
            return "not in this game";
        if (m_status.contains("chooses"))
            return "choose letter first";
        if (clock.kind == TimeControl::Kind::Game || clock.losesGame)
            m_status = number(1 - m_turn) + " wins by time";
        else if (m_rules.violations != Violations::None &&
                 ++m_counters[m_turn].violations > m_rules.violationsAllowed)
            m_status = number(1 - m_turn) + " wins by violations";
        else
            turnOf(1 - m_turn);
        return "done";
    }

    QByteArray judge(const action::Unknown &) { return "not a column"; }

    Ruleset m_rules;
    Position m_now;
    Position m_before;
    std::array<Counters, 2> m_counters;
    std::size_t m_turn;
    QByteArray m_status;
    std::map<std::string, int> m_seen; ///< positions in which turns began, and how often
};

} // namespace

class TestReferee : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheGame_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 8; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void agreesWithTheGame()
    {
        QFETCH(const int, seed);
        for (int i = 0; i < 500; ++i) {
            RandomGame random(static_cast<std::uint64_t>(seed * 1000 + i));
            Game game(random.setup());
            Referee referee(game.rules(), game.starter());
            for (int extra = 0; extra < 4; extra += game.isOver()) {
                const Action action = random.action(game);
                const QByteArray answer = notation::name(game.apply(action).refusal);
                QCOMPARE(answer, referee.apply(action));
                QCOMPARE(notation::status(game), referee.status());
                QCOMPARE(notation::picture(game.board()), referee.picture());
                QCOMPARE(notation::left(game, Player::One), referee.left(0));
                QCOMPARE(notation::left(game, Player::Two), referee.left(1));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestReferee)
#include "tst_referee.moc"
