// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlefinder.h"
#include "core/coach/puzzlemaker.h"
#include "core/coach/puzzleplay.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzlerating.h"
#include "core/coach/puzzleset.h"
#include "core/coach/puzzletheme.h"
#include "core/coach/puzzletraining.h"
#include "core/engine/bookfile.h"
#include "core/players/computer.h"
#include "notation.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <span>

using namespace four;
using namespace four::coach;
using Task = Puzzle::Task;
using Verdict = PuzzleStep::Verdict;

namespace {

std::vector<int> drops(const QByteArray &columns)
{
    std::vector<int> result;
    for (const char name : columns)
        result.push_back(engine::columnOf(name).value_or(-1));
    return result;
}

QByteArray text(std::span<const int> columns)
{
    return QByteArray::fromStdString(columnsOf(columns));
}

Puzzle puzzle(Task task, const QByteArray &columns, int number, const QByteArray &right,
              std::size_t mistake = 0)
{
    return {
        .task = task, .drops = drops(columns), .number = number, .mistake = mistake, .right = drops(right)};
}

std::vector<int> mirrored(std::span<const int> columns)
{
    std::vector<int> result;
    for (const int column : columns)
        result.push_back(6 - column);
    return result;
}

Puzzle mirrored(Puzzle puzzle)
{
    puzzle.drops = mirrored(puzzle.drops);
    puzzle.right = mirrored(puzzle.right);
    std::ranges::sort(puzzle.right);
    return puzzle;
}

const PuzzleSet &standardSet()
{
    static const QByteArray bytes = [] {
        QFile file(QStringLiteral(FOUR_RESOURCES "/puzzles.set"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    static const PuzzleSet set = std::get<PuzzleSet>(PuzzleSet::open(std::as_bytes(std::span(bytes))));
    return set;
}

/// How a column turns out, by the solver's plain scores: 1, 0 or -1, and in how many drops of the winner.
struct Turn
{
    int sign = 0;
    int in = 0;
};

std::optional<Turn> turn(engine::Solver &solver, const engine::Position &position, int column)
{
    if (!position.canDrop(column))
        return {};
    engine::Position after = position;
    after.drop(column);
    if (after.isWon())
        return Turn{1, 1};
    if (after.isFull())
        return Turn{0, 0};
    const int score = -solver.solve(after)->score;
    const int empties = position.empties();
    if (score > 0)
        return Turn{1, (empties + 1) / 2 - score + 1};
    return score < 0 ? Turn{-1, empties / 2 + score + 1} : Turn{};
}

/// Whether the first drop is what the task says, by plain scores. Says nothing of what follows.
bool isRightAtFirst(const Puzzle &puzzle, engine::Solver &solver)
{
    const engine::Position position = *positionAfter(puzzle.start());
    int best = -1;
    for (int column = 0; column < 7; ++column) {
        if (const auto found = turn(solver, position, column))
            best = std::max(best, found->sign);
    }
    for (int column = 0; column < 7; ++column) {
        const auto found = turn(solver, position, column);
        if (!found)
            continue;
        const bool isRight =
            puzzle.task == Task::Win ? found->sign == 1 && found->in <= puzzle.number : found->sign == best;
        if (isRight != (std::ranges::count(puzzle.right, column) == 1))
            return false;
    }
    if (puzzle.task == Task::Mistake) {
        const auto played = turn(solver, position, puzzle.drops[puzzle.mistake]);
        return played->sign < best && !puzzle.right.empty();
    }
    return puzzle.right.size() == 1 && best >= 0 && (puzzle.task != Task::Win || best == 1) &&
           (puzzle.task != Task::Hold || best == 0);
}

/// Whether there are no three columns, or none that is wrong and does not lose with the opponent's next disc.
bool isCoinToss(const Puzzle &puzzle, engine::Solver &solver)
{
    const engine::Position position = *positionAfter(puzzle.start());
    int open = 0;
    bool isAsked = false;
    for (int column = 0; column < 7; ++column) {
        const auto found = turn(solver, position, column);
        open += found ? 1 : 0;
        isAsked = isAsked ||
                  (found && !std::ranges::count(puzzle.right, column) && (found->sign >= 0 || found->in > 1));
    }
    return open < 3 || !isAsked;
}

bool isAnyTask(Task)
{
    return true;
}

/// Plays a puzzle rightly to its end. @return how many drops of the person's it took; 0: it went wrong
int solved(const Puzzle &puzzle, engine::Solver &solver)
{
    std::vector<int> played;
    for (int count = 1; count <= 21; ++count) {
        const auto mine = puzzleStep(puzzle, played, solver);
        if (mine->verdict != Verdict::GoOn || mine->right.empty() || mine->answer)
            return 0;
        played.push_back(mine->right.front());
        const auto his = puzzleStep(puzzle, played, solver);
        if (his->verdict == Verdict::Solved)
            return his->answer ? 0 : count;
        if (his->verdict != Verdict::GoOn || !his->answer || !his->right.empty())
            return 0;
        played.push_back(*his->answer);
    }
    return 0;
}

} // namespace

class TestPuzzles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto opened = engine::BookFile::open(FOUR_RESOURCES "/openings.book");
        QVERIFY(std::holds_alternative<engine::BookFile>(opened));
        m_book.emplace(std::get<engine::BookFile>(std::move(opened)));
        m_solver = std::make_unique<engine::Solver>(engine::SolverOptions{.tableMiB = 16, .threads = 1});
        m_solver->setBook(&m_book->book());
    }

    void proves_data()
    {
        QTest::addColumn<Task>("task");
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("asked");
        QTest::addColumn<QByteArray>("right"); // empty: no such puzzle
        QTest::addColumn<int>("number");
        const auto row = [](const char *name, Task task, const char *columns, int asked, const char *right,
                            int number) {
            QTest::newRow(name) << task << QByteArray(columns) << asked << QByteArray(right) << number;
        };
        row("an open three wins in two", Task::Win, "3141", 0, "5", 2);
        row("two columns win as soon", Task::Win, "4141", 0, "", 0); // 3 and 5
        row("a win at once", Task::Win, "121212", 0, "", 0);
        row("a forced block", Task::Win, "3132371", 0, "", 0);
        row("a win of eleven", Task::Win, "144476764", 0, "", 0);
        row("a win of eight", Task::Win, "5666552444242245545", 0, "6", 8);
        row("keeps a win", Task::Only, "1376345365", 0, "5", 2);
        row("keeps a draw once", Task::Only, "33334512225325", 0, "4", 6);
        row("a hold is not called an only move", Task::Only, "44464425554", 0, "", 0);
        row("an only move that wins is no hold", Task::Hold, "1376345365", 0, "", 0);
        row("holds twice", Task::Hold, "44464425554", 0, "5", 1);
        row("holds three times", Task::Hold, "64436366233", 0, "4", 2);
        row("a lost position", Task::Only, "44444", 0, "", 0);
        row("a mistake", Task::Mistake, "57677665536442", 4, "123567", 4);
        row("two mistakes", Task::Mistake, "123456712345", 8, "", 0);
        row("too few in question", Task::Mistake, "54545544657466767", 3, "", 0);
        row("more in question than there are", Task::Mistake, "44444", 6, "", 0);
        row("two columns are open", Task::Only, "544541543544551133333771177177", 0, "", 0);
        row("every other column loses at once", Task::Hold, "73244565544655243333453", 0, "", 0);
        row("every other column loses at once, and this one wins", Task::Win, "4445455144555111777171772", 0,
            "", 0);
        row("nothing but that every other column loses", Task::Hold, "7575775435", 0, "", 0);
        row("no drops", Task::Win, "48", 0, "", 0);
        row("after the end", Task::Only, "1212121", 0, "", 0);
    }

    void proves()
    {
        QFETCH(const Task, task);
        QFETCH(const QByteArray, columns);
        QFETCH(const int, asked);
        QFETCH(const QByteArray, right);
        QFETCH(const int, number);
        const auto found = proven(task, drops(columns), asked, *m_solver);
        QCOMPARE(found ? text(found->right) : QByteArray(), right);
        if (!found)
            return;
        QCOMPARE(found->number, number);
        QVERIFY(isRightAtFirst(*found, *m_solver));
        QVERIFY(!faultOf(*found, *m_solver));
    }

    void findsFaults_data()
    {
        QTest::addColumn<Puzzle>("told");
        QTest::addColumn<int>("fault");
        const auto row = [](const char *name, const Puzzle &told, PuzzleFault fault) {
            QTest::newRow(name) << told << static_cast<int>(fault);
        };
        row("full column", puzzle(Task::Win, "1111111", 2, "4"), PuzzleFault::NoPosition);
        row("no column", puzzle(Task::Win, "8", 2, "4"), PuzzleFault::NoPosition);
        row("won", puzzle(Task::Win, "1212121", 2, "4"), PuzzleFault::Over);
        row("win at once", puzzle(Task::Only, "121212", 0, "1"), PuzzleFault::Trivial);
        row("forced block", puzzle(Task::Only, "12121", 0, "1"), PuzzleFault::Trivial);
        row("two columns", puzzle(Task::Only, "544541543544551133333771177177", 2, "6"),
            PuzzleFault::Trivial);
        row("a coin toss", puzzle(Task::Win, "4445455144555111777171772", 4, "2"), PuzzleFault::CoinToss);
        Puzzle draw = puzzle(Task::Hold, "7575775435", 5, "4");
        row("a win, and it is a draw", draw, PuzzleFault::WrongResult);
        draw.result = Result::Draw;
        row("no theme", draw, PuzzleFault::NoTheme);
        Puzzle odd = puzzle(Task::Only, "1665734444336", 0, "6");
        odd.theme = Puzzle::Theme::EvenThreat;
        row("other theme", odd, PuzzleFault::WrongTheme);
        row("other task", puzzle(Task::Hold, "3141", 1, "5"), PuzzleFault::NotTheTask);
        row("other number", puzzle(Task::Win, "3141", 3, "5"), PuzzleFault::WrongNumber);
        row("other column", puzzle(Task::Win, "3141", 2, "2"), PuzzleFault::WrongColumns);
        row("other mistake", puzzle(Task::Mistake, "54545544657466767", 7, "345", 10),
            PuzzleFault::WrongMistake);
    }

    void findsFaults()
    {
        QFETCH(const Puzzle, told);
        QFETCH(const int, fault);
        const auto found = faultOf(told, *m_solver);
        QVERIFY(found);
        QCOMPARE(static_cast<int>(*found), fault);
    }

    void hasATheme_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("theme"); // -1: none
        using Theme = Puzzle::Theme;
        const auto row = [](const char *name, const char *columns, std::optional<Theme> theme) {
            QTest::newRow(name) << QByteArray(columns) << (theme ? static_cast<int>(*theme) : -1);
        };
        row("both ends of three are free", "3141", Theme::DoubleThreat);
        row("one above the other", "3444343345555", Theme::Stack);
        row("the others let the opponent in above", "5646645567526672252221511177771", Theme::NotUnder);
        row("a threat on row 3", "1665734444336", Theme::OddThreat);
        row("a threat on row 4", "744473555454451", Theme::EvenThreat);
        row("takes a threat on row 3 away", "36423336644442122332247611", Theme::EvenThreat);
        row("following up is enough", "444545514455511", Theme::FollowUp);
        row("stops a win by force", "533335455242252322537616", Theme::Defence);
        row("an only move, and no reason", "7575775435", {});
    }

    void hasATheme()
    {
        QFETCH(const QByteArray, columns);
        QFETCH(const int, theme);
        const auto found = provenTheme(drops(columns), *m_solver);
        QCOMPARE(found ? static_cast<int>(*found) : -1, theme);
        QCOMPARE(provenTheme(mirrored(drops(columns)), *m_solver), found);
    }

    /// Reasons that are no proof, or say no more than the values, are no theme, whatever the position.
    void hasNoThemeByValuesAlone_data()
    {
        QTest::addColumn<int>("kind");
        using Kind = Reason::Kind;
        using Row = std::pair<const char *, Kind>;
        for (const auto &[name, kind] :
             {Row("only move", Kind::OnlyMove), Row("holds", Kind::Holds), Row("longest", Kind::Longest),
              Row("quickest", Kind::Quickest), Row("opening", Kind::Opening), Row("example", Kind::Plan)})
            QTest::newRow(name) << static_cast<int>(kind);
    }

    void hasNoThemeByValuesAlone()
    {
        QFETCH(const int, kind);
        Reason reason{.kind = static_cast<Reason::Kind>(kind)};
        if (reason.kind == Reason::Kind::Plan)
            reason.plan = Plan{.isProven = false, .cells = {{2, 2}}, .how = Plan::How::Zugzwang};
        QVERIFY(!themeOf(reason, *positionAfter(drops("7575775435")), 3));
    }

    void isUnlikeTheOthers_data()
    {
        QTest::addColumn<Puzzle>("other");
        QTest::addColumn<int>("fault"); // -1: none
        const auto row = [](const char *name, const Puzzle &other, std::optional<PuzzleFault> fault) {
            QTest::newRow(name) << other << (fault ? static_cast<int>(*fault) : -1);
        };
        const Puzzle hold = puzzle(Task::Hold, "4444655552", 2, "4");
        row("the same", hold, PuzzleFault::Double);
        row("in a mirror", mirrored(hold), PuzzleFault::Double);
        row("under another task", puzzle(Task::Only, "4444655552", 0, "4"), PuzzleFault::Double);
        row("by other drops", puzzle(Task::Hold, "4442655554", 2, "4"), PuzzleFault::Double);
        row("before its mistake", puzzle(Task::Mistake, "44446555521", 4, "4", 10), PuzzleFault::Double);
        row("after its mistake", puzzle(Task::Mistake, "4444655552", 4, "4", 8), PuzzleFault::Double);
        row("one drop on", puzzle(Task::Hold, "44446555524", 2, "4"), {});
    }

    void isUnlikeTheOthers()
    {
        QFETCH(const Puzzle, other);
        QFETCH(const int, fault);
        PuzzleVariety variety;
        variety.add(puzzle(Task::Hold, "4444655552", 2, "4"));
        const auto found = variety.faultOf(other);
        QCOMPARE(found ? static_cast<int>(*found) : -1, fault);
    }

    void beginsLikeTenAtMost()
    {
        PuzzleVariety variety;
        // In either order of the first discs, and in a mirror.
        const std::array beginnings{drops("122133"), drops("322311"), mirrored(drops("122133"))};
        std::size_t count = 0;
        for (int one = 2; one < 7; ++one) {
            for (int other = one + 1; other < 7; ++other) {
                Puzzle told{.drops = beginnings.at(count % 3)};
                told.drops.insert(told.drops.end(), {one, other});
                QVERIFY(!variety.faultOf(told));
                variety.add(told);
                ++count;
            }
        }
        QCOMPARE(count, 10U);
        QVERIFY(variety.faultOf({.drops = drops("12213374")}) == PuzzleFault::Alike);
        QVERIFY(!variety.faultOf({.drops = drops("12214374")}));
    }

    void plays_data()
    {
        QTest::addColumn<Task>("task");
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("takes"); // drops of the person's
        QTest::newRow("win in 2") << Task::Win << QByteArray("3141") << 0 << 2;
        QTest::newRow("win in 4") << Task::Win << QByteArray("545455446574667") << 0 << 4;
        QTest::newRow("win in 8") << Task::Win << QByteArray("5666552444242245545") << 0 << 8;
        QTest::newRow("only") << Task::Only << QByteArray("1376345365") << 0 << 3;
        QTest::newRow("one only") << Task::Only << QByteArray("5454554465746") << 0 << 1;
        QTest::newRow("hold") << Task::Hold << QByteArray("64436366233") << 0 << 3;
        QTest::newRow("mistake") << Task::Mistake << QByteArray("57677665536442") << 4 << 1;
    }

    void plays()
    {
        QFETCH(const Task, task);
        QFETCH(const QByteArray, columns);
        QFETCH(const int, asked);
        QFETCH(const int, takes);
        const auto told = proven(task, drops(columns), asked, *m_solver);
        QVERIFY(told);
        QCOMPARE(solved(*told, *m_solver), takes);
        // Every other column is wrong, and answered by what makes the most of it.
        const engine::Position start = *positionAfter(told->start());
        for (int column = 0; column < 7; ++column) {
            if (!start.canDrop(column) || std::ranges::count(told->right, column))
                continue;
            const std::vector<int> played{column};
            const auto step = puzzleStep(*told, played, *m_solver);
            QCOMPARE(step->verdict, Verdict::Wrong);
            QVERIFY(step->answer);
            engine::Position after = start;
            after.drop(column);
            const auto values = valuesOf(*m_solver, after);
            QCOMPARE(*values->at(*step->answer), values->best());
        }
    }

    void defendsAsLongAsItCan()
    {
        const auto told = proven(Task::Win, drops("5666552444242245545"), 0, *m_solver);
        QVERIFY(told);
        std::vector<int> played;
        engine::Position position = *positionAfter(told->start());
        for (int left = told->number; left > 1; --left) {
            QCOMPARE(valuesOf(*m_solver, position)->best(), (Outlook{Result::Win, left}));
            played.push_back(puzzleStep(*told, played, *m_solver)->right.front());
            position.drop(played.back());
            played.push_back(*puzzleStep(*told, played, *m_solver)->answer);
            position.drop(played.back());
        }
        QCOMPARE(valuesOf(*m_solver, position)->best(), (Outlook{Result::Win, 1}));
    }

    /// What is slower than asked for is wrong, even if it wins.
    void aSlowerWinIsWrong()
    {
        const auto told = proven(Task::Win, drops("545455446574667"), 0, *m_solver);
        QVERIFY(told);
        const auto values = *valuesOf(*m_solver, *positionAfter(told->start()));
        int slower = 0;
        for (const int column : values.keepingColumns()) {
            if (column == told->right.front())
                continue;
            ++slower;
            QCOMPARE(puzzleStep(*told, std::vector{column}, *m_solver)->verdict, Verdict::Wrong);
        }
        QVERIFY(slower > 0);
    }

    /// A column that still wins in time later on is as right as any.
    void laterOnAllThatWinInTimeAreRight()
    {
        const Puzzle told = puzzle(Task::Win, "3141", 2, "5");
        const std::vector<int> played = drops("52");
        QCOMPARE(text(puzzleStep(told, played, *m_solver)->right), QByteArray("6"));
        // Should the opponent not block at all, both ends are right.
        QCOMPARE(text(puzzleStep(told, drops("57"), *m_solver)->right), QByteArray("26"));
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        const Puzzle told = puzzle(Task::Hold, "4444655552", 2, "4");
        QVERIFY(!puzzleStep(told, drops("4"), *m_solver, stop.get_token()));
        QVERIFY(!puzzlesOfGame(1, 1, isAnyTask, *m_solver, stop.get_token()));
        QVERIFY(!PuzzleTrial(told, *m_solver).findsOf(Level::Expert, stop.get_token()));
    }

    /// Games of the levels give puzzles; each of them, and all that is said in playing it, is mirrored in a
    /// mirror.
    void mirroredPuzzlesAreMirrored()
    {
        int count = 0;
        for (std::uint32_t game = 0; count < 8; ++game) {
            const auto found = puzzlesOfGame(3, game, isAnyTask, *m_solver);
            QVERIFY(found);
            for (const Puzzle &told : *found) {
                ++count;
                QVERIFY(!faultOf(told, *m_solver));
                const Puzzle image = mirrored(told);
                QVERIFY(!faultOf(image, *m_solver));
                std::vector<int> played;
                PuzzleStep step = *puzzleStep(told, played, *m_solver);
                while (step.verdict == Verdict::GoOn) {
                    const PuzzleStep seen = *puzzleStep(image, mirrored(played), *m_solver);
                    PuzzleStep expected{.verdict = step.verdict, .right = mirrored(step.right)};
                    std::ranges::sort(expected.right);
                    if (step.answer)
                        expected.answer = 6 - *step.answer;
                    const engine::Position now = *positionAfter(all(told, played));
                    if (isSeenInMirror(now) != isSeenInMirror(*positionAfter(mirrored(all(told, played)))))
                        QCOMPARE(seen, expected); // one that is its own mirror image has no side
                    played.push_back(step.answer ? *step.answer : step.right.front());
                    step = *puzzleStep(told, played, *m_solver);
                }
                QCOMPARE(step.verdict, Verdict::Solved);
            }
        }
    }

    void ratesByTheLevels()
    {
        // The more levels find the drop, the lower the rating; all and none are still numbers.
        QVERIFY(ratingOf({20, 20, 20, 20, 20}) < ratingOf({0, 20, 20, 20, 20}));
        QVERIFY(ratingOf({0, 0, 10, 20, 20}) < ratingOf({0, 0, 0, 20, 20}));
        QVERIFY(ratingOf({0, 0, 0, 0, 20}) < ratingOf({0, 0, 0, 0, 0}));
        QVERIFY(ratingOf({20, 20, 20, 20, 20}) > 0 && ratingOf({0, 0, 0, 0, 0}) < 4000);
        QVERIFY(std::ranges::is_sorted(levelStrengths));
        // A puzzle as hard as Medium is strong: half of Medium's answers are right.
        QCOMPARE(starsOf(ratingOf({0, 5, 10, 15, 20})), 3);
        QCOMPARE(starsOf(0), 1);
        QCOMPARE(starsOf(1149), 1);
        QCOMPARE(starsOf(1150), 2);
        QCOMPARE(starsOf(1749), 4);
        QCOMPARE(starsOf(1750), 5);
        QCOMPARE(starsOf(4000), mostStars);
    }

    /// What other tasks are wanted changes nothing of a task's puzzles: else a set that was stopped would be
    /// another.
    void findsEachTaskByItself()
    {
        const auto all = *puzzlesOfGame(3, 1, isAnyTask, *m_solver);
        std::vector<Puzzle> one;
        for (const Task task : allTasks)
            std::ranges::copy(*puzzlesOfGame(
                                  3, 1, [&](Task other) { return other == task; }, *m_solver),
                              std::back_inserter(one));
        QCOMPARE(one, all);
        QVERIFY(!all.empty());
    }

    void asksTheLevels()
    {
        const Puzzle easy = puzzle(Task::Win, "3141", 2, "5");
        const auto finds = [&](const Puzzle &told, Level level) {
            return PuzzleTrial(told, *m_solver).findsOf(level);
        };
        QCOMPARE(finds(easy, Level::Hard), triesOfALevel);
        QCOMPARE(finds(easy, Level::Beginner), finds(easy, Level::Beginner));
    }

    /// It is no use to find the first drop of a line, or a better drop for the wrong mistake.
    void asksForTheWholeLine()
    {
        const Puzzle told = *proven(Task::Win, drops("5554545544442222221"), 0, *m_solver);
        QCOMPARE(told.number, 7);
        int begun = 0;
        int solved = 0;
        for (const Level level : ratedLevels) {
            solved += *PuzzleTrial(told, *m_solver).findsOf(level);
            for (std::uint64_t seed = 1; seed <= triesOfALevel; ++seed) {
                Random random(seed, Random::Purpose::Computer, 19);
                Game game(GameSetup{});
                for (const int column : told.drops)
                    game.apply(action::Drop{column});
                const Action action = chooseActionInOwnTime(game, level, random);
                begun += std::get<action::Drop>(action).column == told.right.front() ? 1 : 0;
            }
        }
        QVERIFY2(solved < begun, qPrintable(QStringLiteral("%1 %2").arg(solved).arg(begun)));
        // Beginner finds what is better than the mistake here more often than it would point at it.
        const Puzzle mistake = *proven(Task::Mistake, drops("13333565554436"), 4, *m_solver);
        Puzzle known = mistake;
        known.number = 1;
        known.drops.resize(known.mistake + 1); // the mistake is the only drop in question
        const auto finds = [&](const Puzzle &asked) {
            return *PuzzleTrial(asked, *m_solver).findsOf(Level::Beginner);
        };
        QVERIFY2(finds(mistake) < finds(known),
                 qPrintable(QStringLiteral("%1 %2").arg(finds(mistake)).arg(finds(known))));
    }

    void writesAndReads()
    {
        std::vector<Puzzle> puzzles{puzzle(Task::Win, "3141", 2, "5"),
                                    puzzle(Task::Mistake, "54545544657466767", 7, "345", 12),
                                    puzzle(Task::Hold, "4444655552", 2, "4"),
                                    puzzle(Task::Only, "444432223256245556766654526777771", 2, "1")};
        puzzles[0].rating = 2000;
        puzzles[1].rating = 900;
        puzzles[2].rating = 1500;
        puzzles[3].rating = 1500;
        puzzles[2].result = Result::Draw;
        puzzles[2].theme = Puzzle::Theme::Defence;
        puzzles[3].theme = Puzzle::Theme::DoubleThreat;
        const std::vector<std::byte> bytes = PuzzleSet::write(77, puzzles);
        QCOMPARE(bytes.size(), PuzzleSet::headerBytes + 4 * PuzzleSet::puzzleBytes);
        const auto opened = PuzzleSet::open(bytes);
        const auto *set = std::get_if<PuzzleSet>(&opened);
        QVERIFY(set);
        QCOMPARE(set->seed(), 77U);
        QCOMPARE(set->size(), 4U);
        QCOMPARE(set->at(0), puzzles[1]);
        QCOMPARE(set->at(3), puzzles[0]);
        QVERIFY(set->at(1) == puzzles[3] || set->at(1) == puzzles[2]);
        QVERIFY(set->at(2) == puzzles[3] || set->at(2) == puzzles[2]);
        QCOMPARE(set->firstRated(0), 0U);
        QCOMPARE(set->firstRated(901), 1U);
        QCOMPARE(set->firstRated(1500), 1U);
        QCOMPARE(set->firstRated(1501), 3U);
        QCOMPARE(set->firstRated(2001), 4U);
    }

    void refusesOtherBytes()
    {
        const std::vector<Puzzle> puzzles{puzzle(Task::Win, "3141", 2, "5")};
        const std::vector<std::byte> whole = PuzzleSet::write(1, puzzles);
        const auto errorOf = [](std::vector<std::byte> bytes) {
            const auto opened = PuzzleSet::open(bytes);
            const auto *error = std::get_if<PuzzleSetError>(&opened);
            return error ? static_cast<int>(*error) : -1;
        };
        const auto is = [](PuzzleSetError error) { return static_cast<int>(error); };
        QCOMPARE(errorOf(whole), -1);
        QCOMPARE(errorOf({}), is(PuzzleSetError::NoSet));
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(errorOf({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}) >= 0);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::vector<std::byte> changed = whole;
            changed[at] ^= std::byte{0x10};
            QVERIFY2(errorOf(changed) >= 0, qPrintable(QString::number(at)));
        }
        std::vector<std::byte> newer = whole;
        for (const int version : {1, 3}) {
            newer[8] = static_cast<std::byte>(version);
            QCOMPARE(errorOf(newer), is(PuzzleSetError::UnknownVersion));
        }
        // With a good checksum, but nothing that could be played.
        for (const Puzzle &wrong :
             {puzzle(Task::Win, "1111111", 2, "5"), puzzle(Task::Win, "1212121", 2, "5"),
              puzzle(Task::Win, "111111", 2, "1"), puzzle(Task::Win, "3141", 2, ""),
              puzzle(Task::Mistake, "3141", 4, "5", 4), puzzle(Task::Win, "3141", 1, "5"),
              puzzle(Task::Win, "3141", 9, "5"), puzzle(Task::Only, "3141", 7, "5"),
              puzzle(Task::Win, "3141", 2, "5", 1), puzzle(Task::Mistake, "314156", 4, "5", 1)})
            QCOMPARE(errorOf(PuzzleSet::write(1, std::vector{wrong})), is(PuzzleSetError::Damaged));
    }

    /// The same set however often it was stopped, with any number of threads; a part for more is of use for
    /// less.
    void makesTheSameSetAgain()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char *name) {
            return folder.filePath(QString::fromLatin1(name)).toStdString();
        };
        const auto bytes = [](const std::string &name) {
            QFile file(QString::fromStdString(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        PuzzleMaking making{
            .file = path("one"), .count = 8, .seed = 5, .solver = {.tableMiB = 4, .threads = 1}};
        QCOMPARE(makePuzzles(making), PuzzleMakingOutcome::Finished);
        QVERIFY(!QFile::exists(QString::fromStdString(path("one.part"))));

        making.file = path("two");
        making.count = 400;
        making.solver.threads = 2;
        std::stop_source stop;
        const auto stopSoon = [&](const PuzzleProgress &progress) {
            if (progress.chosen >= 2)
                stop.request_stop();
        };
        QCOMPARE(makePuzzles(making, stopSoon, stop.get_token()), PuzzleMakingOutcome::Stopped);
        QFile part(QString::fromStdString(path("two.part")));
        QVERIFY(part.open(QIODevice::Append) && part.write("99 win 31") > 0); // cut off by a crash
        part.close();
        making.count = 8;
        QCOMPARE(makePuzzles(making), PuzzleMakingOutcome::Finished);
        QCOMPARE(bytes(path("two")), bytes(path("one")));

        const QByteArray made = bytes(path("one"));
        const auto opened = PuzzleSet::open(std::as_bytes(std::span(made)));
        const PuzzleSet &set = std::get<PuzzleSet>(opened);
        QCOMPARE(set.size(), 8U);
        std::array<int, 4> tasks{};
        for (std::size_t i = 0; i < set.size(); ++i)
            ++tasks.at(static_cast<std::size_t>(set.at(i).task));
        QCOMPARE(tasks, (std::array{2, 2, 2, 2}));
    }

    void leavesOtherPartsAlone()
    {
        const QTemporaryDir folder;
        const PuzzleMaking making{.file = folder.filePath(QStringLiteral("set")).toStdString(),
                                  .count = 4,
                                  .seed = 5,
                                  .solver = {}};
        for (const char *other : {"fourinarow-puzzles-part 2 6 4\n", "fourinarow-puzzles-part 2 5 3\n",
                                  "fourinarow-puzzles-part 1 5 4\n", "a letter\n", "a letter"}) {
            QFile part(folder.filePath(QStringLiteral("set.part")));
            QVERIFY(part.open(QIODevice::WriteOnly) && part.write(other) > 0);
            part.close();
            QCOMPARE(makePuzzles(making), PuzzleMakingOutcome::OtherPart);
            QVERIFY(part.open(QIODevice::ReadOnly));
            QCOMPARE(part.readAll(), QByteArray(other));
        }
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("taken.part")));
        QCOMPARE(
            makePuzzles(
                {.file = folder.filePath(QStringLiteral("taken")).toStdString(), .count = 4, .solver = {}}),
            PuzzleMakingOutcome::NotAFile);
        QCOMPARE(makePuzzles({.file = folder.filePath(QStringLiteral("none/set")).toStdString(),
                              .count = 4,
                              .solver = {}}),
                 PuzzleMakingOutcome::NoFile);
    }

    /// Glicko's own example has three opponents at once; here each is one try. Against these numbers, worked
    /// out by hand from the formulas, rounding is all that may differ.
    void ratesPeople()
    {
        const PersonRating start{.rating = 1500, .deviation = 200};
        const PersonRating better = afterTry(start, 1500, true);
        const PersonRating worse = afterTry(start, 1500, false);
        // q = 0.0057565, g(100) = 0.95315, E = 0.5: 1/(1/40000 + q^2 g^2/4) = 30762
        QVERIFY(std::abs(better.rating - (1500 + 0.0057565 * 30762 * 0.95315 * 0.5)) < 0.5);
        QVERIFY(std::abs(better.deviation - 175.4) < 0.1);
        QVERIFY(std::abs((better.rating - 1500) + (worse.rating - 1500)) < 1e-9);
        // An easy one solved changes little, a hard one much; a rating of small deviation changes slowly.
        QVERIFY(afterTry(start, 1000, true).rating - 1500 < afterTry(start, 2000, true).rating - 1500);
        QVERIFY(afterTry({1500, 60}, 1500, true).rating < better.rating);
        PersonRating person;
        for (int i = 0; i < 1000; ++i)
            person = afterTry(person, 1800, i % 2 == 0);
        QVERIFY(std::abs(person.rating - 1800) < 60);
        QCOMPARE(person.deviation, 50.0);
    }

    void hasAPuzzleForEachDay()
    {
        const PuzzleSet &set = standardSet();
        std::set<std::size_t> seen;
        for (std::int64_t day = -7; day < static_cast<std::int64_t>(set.size()) - 7; ++day)
            seen.insert(puzzleOfDay(set, day));
        QCOMPARE(seen.size(), set.size());
        QCOMPARE(puzzleOfDay(set, 20'000), puzzleOfDay(set, 20'000 + static_cast<std::int64_t>(set.size())));
        // A week is not all easy or all hard.
        std::set<std::size_t> fifths;
        for (std::int64_t day = 20'000; day < 20'007; ++day)
            fifths.insert(puzzleOfDay(set, day) * 5 / set.size());
        QVERIFY(fifths.size() >= 4);
    }

    void asksAgain()
    {
        QCOMPARE(daysUntilAgain(0), std::optional(1));
        QCOMPARE(daysUntilAgain(1), std::optional(3));
        QCOMPARE(daysUntilAgain(2), std::optional(7));
        QCOMPARE(daysUntilAgain(3), std::optional(21));
        QCOMPARE(daysUntilAgain(4), std::nullopt);
    }

    /// One's own mistakes are puzzles that can be played like any other.
    void makesPuzzlesOfMistakes()
    {
        const Game game = notation::played({}, notation::columns("4435226671"));
        const auto review = reviewOf(game, *m_solver);
        QVERIFY(review);
        const std::vector<Puzzle> mine = ownPuzzles(game, *review, Player::One);
        QCOMPARE(mine.size(), 3U); // the third drop, the seventh and the ninth
        QCOMPARE(text(mine.front().drops), QByteArray("443"));
        QCOMPARE(mine.front().mistake, 2U);
        QCOMPARE(text(mine.front().right), QByteArray("4"));
        for (const Puzzle &told : mine) {
            QCOMPARE(solved(told, *m_solver), 1);
            QCOMPARE(puzzleStep(told, std::vector{told.drops[told.mistake]}, *m_solver)->verdict,
                     Verdict::Wrong);
        }
        QCOMPARE(ownPuzzles(game, *review, Player::Two).size(), 2U);
        const Game other =
            notation::played({.columns = 5, .rows = 4, .connect = 3}, notation::columns("2413124"));
        QVERIFY(ownPuzzles(other, *reviewOf(other, *m_solver), Player::One).empty());
        const Game powerUps = notation::played(rulesetOf(Preset::PowerUps), "4 e 4 e 3 e");
        QVERIFY(ownPuzzles(powerUps, *reviewOf(powerUps, *m_solver), Player::One).empty());
    }

    /// The set that comes with the program: spread over tasks, stars and themes, nothing twice.
    void comesWithASet()
    {
        const PuzzleSet &set = standardSet();
        std::array<std::size_t, 4> tasks{};
        std::array<std::size_t, mostStars> stars{};
        std::map<std::pair<Task, int>, std::size_t> starsOfTasks;
        std::map<Puzzle::Theme, std::size_t> themes;
        std::set<std::uint64_t> positions;
        std::map<QByteArray, int> beginnings;
        std::set<int> wins;
        for (std::size_t i = 0; i < set.size(); ++i) {
            const Puzzle told = set.at(i);
            const QByteArray name = text(told.drops);
            ++tasks.at(static_cast<std::size_t>(told.task));
            ++stars.at(static_cast<std::size_t>(starsOf(told.rating) - 1));
            ++starsOfTasks[{told.task, starsOf(told.rating)}];
            QVERIFY2(told.theme, name);
            ++themes[*told.theme];
            if (told.task == Task::Win)
                wins.insert(told.number);
            // What is asked, and what is shown.
            QVERIFY2(positions.insert(foldedKey(*positionAfter(told.start()))).second, name);
            if (told.task == Task::Mistake)
                QVERIFY2(positions.insert(foldedKey(*positionAfter(told.drops))).second, name);
            const QByteArray first = name.first(6);
            QVERIFY2(++beginnings[std::min(first, text(mirrored(drops(first))))] <= 10, first);
        }
        QCOMPARE(wins, (std::set{2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(themes.size(), allThemes.size());
        for (const auto &[ofTask, count] : starsOfTasks)
            QVERIFY2(count <= set.size() / 10, qPrintable(QString::number(count))); // two fifths of a quarter
        QVERIFY(set.size() >= 3000);
        for (const std::size_t count : tasks)
            QVERIFY(count >= set.size() / 4 && count <= set.size() / 4 + 1);
        for (const std::size_t count : stars)
            QVERIFY2(count >= set.size() / 20, qPrintable(QString::number(count)));
        QVERIFY(QFile(QStringLiteral(FOUR_RESOURCES "/puzzles.set")).size() <= qint64{200} * 1024);
    }

    /// Solved again: a sample spread over the set, and all of it in `ctest -C long`.
    void isRight()
    {
        const PuzzleSet &set = standardSet();
        const std::size_t sample = qEnvironmentVariableIsSet("FOUR_SLOW_TESTS") ? set.size() : 100;
        for (std::size_t i = 0; i < sample; ++i) {
            const Puzzle told = set.at(i * set.size() / sample);
            const QByteArray name = text(told.drops) + ' ' + QByteArray(wordOf(told.task).data());
            QVERIFY2(!faultOf(told, *m_solver), name);
            QVERIFY2(isRightAtFirst(told, *m_solver), name);
            QVERIFY2(!isCoinToss(told, *m_solver), name);
            const int takes = solved(told, *m_solver);
            QVERIFY2(takes > 0, name);
            switch (told.task) {
            case Task::Win:
                QCOMPARE(takes, told.number);
                break;
            case Task::Only:
            case Task::Hold:
                QCOMPARE(takes, told.number + 1);
                break;
            case Task::Mistake:
                QCOMPARE(takes, 1);
                break;
            case Task::Ending:
                QFAIL("a set of its own has the endings");
            }
        }
    }

private:
    static std::vector<int> all(const Puzzle &told, std::span<const int> played)
    {
        std::vector<int> drops(told.start().begin(), told.start().end());
        drops.insert(drops.end(), played.begin(), played.end());
        return drops;
    }

    std::optional<engine::BookFile> m_book;
    std::unique_ptr<engine::Solver> m_solver;
};

QTEST_APPLESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
