// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/ending.h"
#include "core/coach/endingmaker.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzlerating.h"
#include "core/coach/sketch.h"
#include "core/coach/threats.h"
#include "core/engine/analysis.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace four;
using namespace four::coach;

namespace {

const PuzzleSet &standardSet()
{
    static const auto file = PuzzleFile::open(FOUR_RESOURCES "/endings.set");
    return std::get<PuzzleFile>(file).set();
}

Game gameAfter(const std::vector<int> &drops)
{
    Game game(GameSetup{});
    for (const int column : drops)
        game.apply(action::Drop{column});
    return game;
}

/// The drops to a board that is drawn from its top row.
std::vector<int> dropsToPicture(const std::vector<std::string> &rows)
{
    Sketch sketch;
    for (int row = 0; row < Sketch::rows; ++row) {
        const std::string &line = rows.at(static_cast<std::size_t>(Sketch::rows - 1 - row));
        for (int column = 0; column < Sketch::columns; ++column) {
            const char sign = line.at(static_cast<std::size_t>(column));
            if (sign != '.')
                sketch.set({column, row}, sign == 'X' ? Player::One : Player::Two);
        }
    }
    return std::get<std::vector<int>>(dropsTo(sketch));
}

/// The ending of a board, and what the solver says of it.
struct Known
{
    std::optional<CountedEnding> ending;
    std::optional<Puzzle> puzzle;
};
Known knownOf(const std::vector<int> &drops, engine::Solver &solver)
{
    return {.ending = countedEnding(*positionAfter(drops)), .puzzle = provenEnding(drops, solver)};
}

QByteArray columnsOf(const CountedEnding &ending)
{
    QByteArray text;
    for (const auto &[column, safe] : ending.columns)
        text += QByteArray::number(column + 1) + ':' + QByteArray::number(safe) + ' ';
    return text.trimmed();
}

QByteArray pairsOf(const CountedEnding &ending)
{
    const auto name = [](Cell cell) { return QByteArray(1, char('a' + cell.column)) + char('1' + cell.row); };
    QByteArray text;
    for (const auto &[one, other] : ending.pairs)
        text += name(one) + name(other) + ' ';
    return text.trimmed();
}

} // namespace

class TestEndings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The board of the mockup: eight safe cells, four pairs, and yellow must drop below red's cell.
    void countsInPairs()
    {
        const std::vector<int> drops = dropsToPicture({".X.OO.X", //
                                                       ".O.XX.O", //
                                                       ".XOOO.X", //
                                                       ".XOXX.O", //
                                                       "XOXOX.X", //
                                                       "XOOOX.O"});
        const Known known = knownOf(drops, m_solver);
        QVERIFY(known.ending && known.puzzle);
        const CountedEnding &ending = *known.ending;
        QCOMPARE(ending.winner, std::optional(Player::Two));
        QCOMPARE(ending.answering, Player::Two);
        QCOMPARE(ending.first, std::nullopt);
        QCOMPARE(columnsOf(ending), QByteArray("1:4 3:2 6:2"));
        QCOMPARE(ending.safeCells(), 8);
        QCOMPARE(pairsOf(ending), QByteArray("a3a4 a5a6 c5c6 f1f2"));
        QVERIFY(ending.end == Cell(5, 2) && ending.win == Cell(5, 3));
        QCOMPARE(known.puzzle->number, 3);
        QCOMPARE(known.puzzle->result, Result::Win);
        // Every drop loses: none gives anything away.
        QCOMPARE(known.puzzle->right, (std::vector{0, 2, 5}));
        QCOMPARE(personOf(ending, *positionAfter(drops)), Player::Two);
        QVERIFY(!faultOf(*known.puzzle, m_solver));
    }

    /// One drop later the safe cells are odd in number, and red is to move: red uses one up.
    void countsOddCells()
    {
        std::vector<int> drops = dropsToPicture({".X.OO.X", //
                                                 ".O.XX.O", //
                                                 ".XOOO.X", //
                                                 ".XOXX.O", //
                                                 "XOXOX.X", //
                                                 "XOOOX.O"});
        drops.push_back(2);
        const Known known = knownOf(drops, m_solver);
        QVERIFY(known.ending && known.puzzle);
        QCOMPARE(known.ending->winner, std::optional(Player::Two));
        QVERIFY(known.ending->first == Cell(2, 5));
        QCOMPARE(columnsOf(*known.ending), QByteArray("1:4 3:1 6:2"));
        QCOMPARE(pairsOf(*known.ending), QByteArray("a3a4 a5a6 f1f2"));
        QCOMPARE(known.puzzle->right, (std::vector{0, 2, 5}));
    }

    void hasNothingToCount_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::newRow("the empty board") << QByteArray();
        QTest::newRow("more than five open columns") << QByteArray("111111");
        QTest::newRow("a win at once") << QByteArray("121212");
        QTest::newRow("a block") << QByteArray("12121");
        QTest::newRow("a game that is over") << QByteArray("1212121");
    }

    void hasNothingToCount()
    {
        QFETCH(const QByteArray, columns);
        std::vector<int> drops;
        for (const char name : columns)
            drops.push_back(*engine::columnOf(name));
        QVERIFY(!countedEnding(*positionAfter(drops)));
    }

    /// 600, as many of each kind, none twice.
    void comesWithASet()
    {
        const PuzzleSet &set = standardSet();
        QCOMPARE(set.size(), 600U);
        QCOMPARE(set.seed(), 1U);
        using Grade = std::tuple<int, std::optional<Player>, bool>;
        std::map<Grade, int> grades;
        std::set<std::uint64_t> positions;
        int used = 0;
        int across = 0;
        for (std::size_t i = 0; i < set.size(); ++i) {
            const Puzzle puzzle = set.at(i);
            QCOMPARE(puzzle.task, Puzzle::Task::Ending);
            QVERIFY(puzzle.rating > 711 && puzzle.rating < 2300);
            const engine::Position position = *positionAfter(puzzle.drops);
            const CountedEnding ending = *countedEnding(position);
            const auto threats = threatsOn(gameAfter(puzzle.drops).board(), 4, Player::One);
            const bool areOfBoth = !threats[Player::One].empty() && !threats[Player::Two].empty();
            ++grades[Grade(puzzle.number, ending.winner, areOfBoth)];
            QVERIFY(positions.insert(foldedKey(position)).second);
            used += ending.first ? 1 : 0;
            across += std::ranges::any_of(ending.pairs, [](const CountedEnding::Pair &pair) {
                return pair.one.column != pair.other.column;
            });
        }
        QCOMPARE(grades.size(), 24U);
        for (const auto &[grade, count] : grades)
            QCOMPARE(count, 25);
        QVERIFY2(used > 60 && across > 60, qPrintable(QString("%1 %2").arg(used).arg(across)));
    }

    void isRight_data()
    {
        QTest::addColumn<int>("from");
        const bool isWhole = qEnvironmentVariableIsSet("FOUR_SLOW_TESTS");
        for (int from = 0; from < 20; from += isWhole ? 1 : 4)
            QTest::addRow("those from %d on", from) << from;
    }

    /// Each twentieth: by the solver, by threatsOn(), and by games in which one player follows the pairs.
    void isRight()
    {
        QFETCH(const int, from);
        for (std::size_t i = static_cast<std::size_t>(from); i < standardSet().size(); i += 20) {
            const Puzzle puzzle = standardSet().at(i);
            const QByteArray name = QByteArray::fromStdString(coach::columnsOf(puzzle.drops));
            QVERIFY2(!faultOf(puzzle, m_solver), name);
            const CountedEnding ending = *countedEnding(*positionAfter(puzzle.drops));
            const int score = m_solver.solve(*positionAfter(puzzle.drops))->score;
            const Player mover = puzzle.mover();
            QCOMPARE(ending.winner, score == 0  ? std::nullopt
                                    : score > 0 ? std::optional(mover)
                                                : std::optional(opponent(mover)));
            checkCells(puzzle, ending, name);
            if (QTest::currentTestFailed())
                return;
            for (std::uint64_t seed = 0; seed < 20 && !QTest::currentTestFailed(); ++seed)
                playByPairs(puzzle, ending, seed, name);
        }
    }

    /// The set's rating is that of the maker.
    void isRated()
    {
        for (std::size_t i = 100; i < standardSet().size(); i += 250) {
            const Puzzle puzzle = standardSet().at(i);
            QCOMPARE(ratingOfEnding(puzzle, m_solver), std::optional(puzzle.rating));
        }
    }

    void findsFaults()
    {
        using enum PuzzleFault;
        const auto faultWith = [this](const std::function<void(Puzzle &)> &change) {
            Puzzle puzzle = standardSet().at(300);
            change(puzzle);
            return faultOf(puzzle, m_solver);
        };
        QCOMPARE(faultWith([](Puzzle &) {}), std::nullopt);
        QCOMPARE(faultWith([](Puzzle &puzzle) { ++puzzle.number; }), std::optional(WrongNumber));
        QCOMPARE(faultWith([](Puzzle &puzzle) { puzzle.right.clear(); }), std::optional(WrongColumns));
        QCOMPARE(faultWith([](Puzzle &puzzle) {
                     puzzle.result = puzzle.result == Result::Win ? Result::Draw : Result::Win;
                 }),
                 std::optional(WrongResult));
        QCOMPARE(faultWith([](Puzzle &puzzle) { puzzle.drops.resize(4); }), std::optional(NotTheTask));
    }

private:
    /// The safe cells are in one pair each, and end two below the winning cell.
    static void checkCells(const Puzzle &puzzle, const CountedEnding &ending, const QByteArray &name)
    {
        const Game game = gameAfter(puzzle.drops);
        std::set<Cell> safe;
        for (const auto &[column, count] : ending.columns) {
            const Cell landing = *game.board().landing(column);
            for (int i = 0; i < count; ++i)
                safe.insert({column, landing.row + i});
            const bool decides = ending.end && ending.end->column == column;
            QCOMPARE(landing.row + count, decides ? ending.end->row : 6);
        }
        std::set<Cell> counted;
        if (ending.first)
            counted.insert(*ending.first);
        for (const auto &[one, other] : ending.pairs)
            QVERIFY2(counted.insert(one).second && counted.insert(other).second, name);
        QVERIFY2(counted == safe, name);
        QCOMPARE(ending.first.has_value(), safe.size() % 2 != 0);
        const auto threats = threatsOn(game.board(), 4, Player::One);
        const auto isOf = [&](Cell cell, Player player) {
            return std::ranges::count(threats[player], cell, &Threat::cell) > 0;
        };
        if (ending.winner)
            QVERIFY2(isOf(*ending.win, *ending.winner) && ending.end->row + 1 == ending.win->row, name);
        for (const CountedEnding::LostCell &lost : ending.lost)
            QVERIFY2(isOf(lost.cell, lost.owner) && lost.cell != ending.win, name);
        QVERIFY2(ending.winner || !ending.lost.empty(), name);
    }

    /// A game against drops by lot.
    static void playByPairs(const Puzzle &puzzle, const CountedEnding &ending, std::uint64_t seed,
                            const QByteArray &name)
    {
        Random random(seed, Random::Purpose::Puzzles);
        Game game = gameAfter(puzzle.drops);
        if (ending.first)
            game.apply(action::Drop{ending.first->column});
        while (!game.isOver()) {
            QVERIFY2(game.turn() != ending.answering, name);
            std::vector<int> columns;
            for (int column = 0; column < 7; ++column) {
                if (!game.refusal(action::Drop{column}))
                    columns.push_back(column);
            }
            const int column = columns.at(static_cast<std::size_t>(random.below(int(columns.size()))));
            const Cell dropped = *game.board().landing(column);
            game.apply(action::Drop{column});
            if (game.isOver())
                break;
            const auto pair = std::ranges::find_if(ending.pairs, [&](const CountedEnding::Pair &one) {
                return one.one == dropped || one.other == dropped;
            });
            if (pair == ending.pairs.end()) {
                QVERIFY2(ending.end == dropped, name);
                game.apply(action::Drop{column});
                QVERIFY2(game.isOver(), name);
            } else {
                const Cell answer = pair->one == dropped ? pair->other : pair->one;
                QVERIFY2(game.board().landing(answer.column) == answer, name);
                game.apply(action::Drop{answer.column});
            }
        }
        QVERIFY(game.ending());
        if (ending.winner) {
            QVERIFY2(game.ending()->winner == ending.winner, name);
            QVERIFY2(std::ranges::count(game.ending()->cells, *ending.win) == 1, name);
        } else {
            QVERIFY2(game.ending()->winner != std::optional(Player::One), name);
        }
    }

    engine::Solver m_solver;
};

QTEST_GUILESS_MAIN(TestEndings)
#include "tst_endings.moc"
