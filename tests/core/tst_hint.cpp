// SPDX-License-Identifier: GPL-3.0-or-later
#include "coachpositions.h"
#include "coachproof.h"
#include "core/coach/hint.h"
#include "notation.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <tuple>

using namespace four;
using namespace four::coach;

namespace {

QByteArray digits(const std::vector<int> &columns)
{
    QByteArray text;
    for (const int column : columns)
        text += QByteArray::number(column + 1);
    return text;
}

QByteArray text(Outlook outlook)
{
    if (outlook.result == Result::Draw)
        return "draw";
    return (outlook.result == Result::Win ? "win" : "loss") + QByteArray::number(outlook.drops);
}

/// `stacked at 5,4 mine comes in 5`
QByteArray text(const Plan &plan)
{
    constexpr std::array hows{"zugzwang", "stacked", "double"};
    constexpr std::array threats{"stands", "made", "comes"};
    const QByteArray text = hows.at(static_cast<std::size_t>(plan.how)) + QByteArray(" at ") +
                            notation::text(plan.deciding) + (plan.isMovers ? " mine " : " theirs ") +
                            threats.at(static_cast<std::size_t>(plan.threat));
    return plan.comesIn == 0 ? text : text + " in " + QByteArray::number(plan.comesIn);
}

/// `TwoThreats cells 2,2 5,1 columns 3 number 4 line 12 …`: what it has of these.
QByteArray text(const Reason &reason)
{
    QByteArray text = coachproof::nameOf(reason.kind);
    if (!reason.cells.empty())
        text += " cells " + notation::text(reason.cells);
    if (!reason.columns.empty())
        text += " columns " + digits(reason.columns);
    if (reason.number != 0)
        text += " number " + QByteArray::number(reason.number);
    if (!reason.line.empty())
        text += " line " + digits(reason.line);
    return reason.plan ? text + ' ' + ::text(*reason.plan) : text;
}

QByteArray text(const Hint &hint)
{
    return QByteArray::number(hint.column + 1) + ' ' + text(hint.outlook) +
           (hint.isOnlyMove ? " only " : " ") + text(hint.reason);
}

} // namespace

class TestHint : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] std::optional<Hint> hint(const Game &game, bool withWhyNot = false)
    {
        return hintFor(game, m_solver,
                       {.book = &m_book, .withCourse = withWhyNot, .withWhyNot = withWhyNot, .deadline = {}});
    }

private Q_SLOTS:
    void initTestCase() { m_solver.setBook(&m_book); }

    void tellsTheFirstReasonThatIsTrue_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *position, const char *expected,
                            const Ruleset &rules = {}) {
            QTest::newRow(name) << rules << QByteArray(position) << QByteArray(expected);
        };
        row("a win at once", "121212", "1 win1 only WinsNow cells 1,1 1,2 1,3 1,4 line 1");
        row("a line of five", "11223355", "4 win1 only WinsNow cells 1,1 2,1 3,1 4,1 5,1 line 4");
        row("the opponent would win", "12121", "1 win19 only MustBlock cells 1,4");
        row("one of two must be blocked", "31415", "2 loss1 MustBlock cells 2,1 6,1");
        row("an open two", "3141", "5 win2 TwoThreats cells 2,1 6,1 line 526");
        row("one above the other", "334275644", "5 win2 TwoThreats cells 2,2 6,2 line 562");
        row("forced to the end", "4752514115", "3 win3 Forces cells 6,2 number 3 line 36326");
        row("the opponent's chain of threats", "277667362",
            "4 win14 only StopsThat cells 4,1 columns 123567 number 2 line 451");
        row("a threat that stands", "427566236745127177115664464254",
            "5 win5 Plan cells 3,3 line 557221133 zugzwang at 3,3 mine stands");
        row("not under his hole", "75662564375666511575212332122171447733",
            "3 win2 only NotUnder cells 4,5 columns 4");
        row("zugzwang", "233377345754465174223731671122611552",
            "4 win3 Plan cells 6,5 line 44566 zugzwang at 6,5 mine made");
        row("zugzwang by a threat of this drop", "7422341735647741166133573473242566",
            "6 win4 Plan cells 5,5 line 6221155 zugzwang at 5,5 mine made");
        row("the opponent's zugzwang", "3146762114467714356347741621375222",
            "3 loss4 Plan cells 5,5 5,6 line 33265555 stacked at 5,6 theirs comes in 2");
        row("a threat of the opponent's that stands", "45542744735462742",
            "5 loss2 Plan cells 3,3 3,4 line 5353 stacked at 3,4 theirs stands");
        row("the empty board", "", "4 win21 only Opening columns 4");
        row("from the book", "44", "4 win20 only Opening columns 4");
        row("a plan", "144476764",
            "3 win7 Plan cells 5,3 5,4 line 3566363324545 stacked at 5,4 mine comes in 5");
        row("the opponent's plan", "16633611716233262",
            "3 loss10 Plan cells 4,4 5,3 line 34422352671177775445 double at 5,3 theirs comes in 9");
        row("a draw by one column", "261372453677356", "5 draw only OnlyMove columns 123467");
        row("following up", "641154574541323641152467137655232232366", "7 draw FollowsUp");
        row("a draw", "361576644653612", "4 draw Holds columns 345 number 3");
        row("a plain draw", "", "2 draw Holds columns 1234 number 4", {.columns = 4, .rows = 4});
    }

    void tellsTheFirstReasonThatIsTrue()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const QByteArray, position);
        QFETCH(const QByteArray, expected);
        const Game game = notation::played(rules, notation::columns(position));
        const Game before = game;
        const auto found = hint(game);
        QVERIFY(found);
        QCOMPARE(text(*found), expected);
        QVERIFY(game == before);
    }

    /// The cell where the opponent wins in spite of the block is a threat of the course, and completes a
    /// line.
    void tellsWhereABlockLosesAnyway()
    {
        const Game game = notation::played({}, notation::columns("24755264367715656577"));
        const auto lost = hint(game, true);
        QVERIFY(lost);
        QCOMPARE(text(*lost), QByteArray("5 loss3 MustBlock cells 5,6"));
        const std::optional<Cell> win = lost->winAfterBlock();
        QVERIFY(win);
        Board board = game.board();
        Player player = game.turn();
        for (const int column : lost->course.line) {
            board.drop(column, player);
            player = opponent(player);
        }
        const std::vector<Cell> line = board.lineCells(opponent(game.turn()), 4);
        QVERIFY(std::ranges::find(line, *win) != line.end());
        // Without the course nothing is known, and a block that saves the game has none.
        QVERIFY(!hint(game)->winAfterBlock());
        QVERIFY(
            !hint(notation::played({}, notation::columns("57356571277226144364")), true)->winAfterBlock());
    }

    /// The most tempting of the others, and what is wrong with it, seen from the opponent's side.
    void tellsWhyNotAnother()
    {
        const auto open = hint(notation::played({}, notation::columns("277667362")), true);
        QVERIFY(open && open->whyNot);
        QCOMPARE(QByteArray::number(open->whyNot->column + 1) + ' ' + text(open->whyNot->outlook) + ": " +
                     QByteArray::number(open->whyNot->answer + 1) + ' ' + text(open->whyNot->reason),
                 QByteArray("5 loss6: 4 MustBlock cells 4,1"));
        // That he must block is not what is wrong, but what comes then is.
        QCOMPARE(digits(open->whyNot->course.line), QByteArray("41454456345"));
        QVERIFY(open->whyNot->course.plan);
        QCOMPARE(text(*open->whyNot->course.plan), QByteArray("double at 5,4 mine comes in 5"));
        // Nothing is lost by any column: nothing is said.
        const auto lost = hint(notation::played({}, notation::columns("44444")), true);
        QVERIFY(lost && !lost->whyNot);
    }

    /// The column that is asked about, if it loses something; also where the game is looked at in a mirror.
    void tellsWhyNotTheColumnThatIsAskedAbout()
    {
        for (const auto &[position, asked, winning] : {std::tuple("4433", 0, 1), std::tuple("4455", 6, 5)}) {
            const Game game = notation::played({}, notation::columns(position));
            const auto whyNotOf = [&](int column) {
                return hintFor(game, m_solver, {.book = &m_book, .whyNotOf = column, .deadline = {}});
            };
            const auto told = whyNotOf(asked);
            QVERIFY(told && told->whyNot);
            QCOMPARE(told->whyNot->column, asked);
            QCOMPARE(told->whyNot->outlook, *told->values.at(asked));
            QCOMPARE(told->whyNot->outlook, (Outlook{.result = Result::Loss, .drops = 17}));
            const auto kept = whyNotOf(winning);
            QVERIFY(kept && !kept->whyNot);
        }
    }

    /// What changes no value changes no hint, and the confirm step already asks about the opponent's drop.
    void isTheSameByAllRules()
    {
        const auto plain = hint(notation::played({}, "4 4 3"), true);
        const Ruleset rules{.starter = Starter::Random, .letters = Letters::StarterChooses, .undos = 3};
        Game game = notation::played(rules, "O 4 e 5 u 4 e 3");
        QCOMPARE(game.step(), Step::Confirm);
        QVERIFY(hint(game, true) == plain);
        game.apply(action::EndTurn{});
        QVERIFY(hint(game, true) == plain);
    }

    void thereIsNoneWithoutExactValues()
    {
        QVERIFY(!hint(notation::played({.blocks = 1}, "4")));
        QVERIFY(!hint(notation::played({}, "1 2 1 2 1 2 1")));
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const Game game = notation::played({}, notation::columns("144476764"));
        QVERIFY(!hintFor(game, m_solver, {}, stop.get_token()));
    }

    /// What would take time is left out, and something that takes none is told instead.
    void hurriesWhenAsked()
    {
        const Game game = notation::played({}, notation::columns("144476764"));
        const auto found = hintFor(game, m_solver, {.deadline = engine::StopSign::Clock::now()});
        QVERIFY(found);
        QCOMPARE(text(*found), QByteArray("3 win7 Quickest number 12"));
        QVERIFY(found->course.line.empty());
        QVERIFY(!found->whyNot);
    }

    void showsTheLineOfBestPlay()
    {
        const Game game = notation::played({}, notation::columns("144476764"));
        const auto found = hintFor(game, m_solver, {.withWhyNot = false});
        QVERIFY(found);
        QCOMPARE(int(found->course.line.size()), 2 * found->outlook.drops - 1);
        Game line = game;
        for (const int column : found->course.line)
            QVERIFY(line.apply(action::Drop{column}).done());
        QVERIFY(line.isOver() && line.ending()->winner == game.turn());
    }

private:
    engine::OpeningBook m_book = coachpositions::standardBook(FOUR_RESOURCES);
    engine::Solver m_solver{{.tableMiB = 64, .threads = 1}};
};

QTEST_APPLESS_MAIN(TestHint)
#include "tst_hint.moc"
