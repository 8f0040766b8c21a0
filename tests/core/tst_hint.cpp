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

/// `same 2 5`, `except 3` or `above`
QByteArray text(const AnswerRule &rule)
{
    switch (rule.kind) {
    case AnswerRule::Kind::FollowUp:
        return "above";
    case AnswerRule::Kind::FollowUpExcept:
        return "except " + QByteArray::number(rule.column + 1);
    case AnswerRule::Kind::SamePair:
        break;
    }
    return "same " + QByteArray::number(rule.column + 1) + ' ' + QByteArray::number(rule.other + 1);
}

/// `example stacked mine comes` or `proven above mine stands`
QByteArray text(const Plan &plan)
{
    constexpr std::array hows{"zugzwang", "stacked", "double", "triple"};
    constexpr std::array threats{"stands", "made", "comes"};
    QByteArray text = plan.isProven ? "proven" : "example";
    if (plan.how)
        text += QByteArray(" ") + hows.at(static_cast<std::size_t>(*plan.how));
    if (plan.rule)
        text += ' ' + ::text(*plan.rule);
    return text + (plan.isMovers ? " mine " : " theirs ") + threats.at(static_cast<std::size_t>(plan.threat));
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
    if (reason.rule)
        text += " rule " + ::text(*reason.rule);
    return reason.plan ? text + ' ' + ::text(*reason.plan) : text;
}

/// `3 loss2: 5 TwoThreats …`: what the opponent does after a column.
QByteArray text(const std::optional<WhyNot> &whyNot)
{
    if (!whyNot)
        return {};
    const QByteArray text = QByteArray::number(whyNot->column + 1) + ' ' + ::text(whyNot->outlook) + ": " +
                            QByteArray::number(whyNot->answer + 1) + ' ' + ::text(whyNot->reason);
    const Plan *plan = whyNot->plan();
    return plan && !whyNot->reason.plan ? text + ", then " + notation::text(plan->cells) + ' ' + ::text(*plan)
                                        : text;
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
            "4 win14 only StopsThat cells 4,1 columns 123567 number 6 line 541454456351");
        row("chains that begin elsewhere", "6454336623",
            "2 loss5 StopsThat columns 134567 number 4 line 43325411");
        row("not under his hole", "75662564375666511575212332122171447733",
            "3 win2 only NotUnder cells 4,5 columns 4");
        row("a threat on a good row", "311436221", "3 win13 MakesThreat cells 4,4 columns 1246");
        row("a threat on another row", "344746546544", "5 win10 MakesThreat cells 6,4 columns 12");
        row("the opponent's threat to be", "261333446", "4 win13 BreaksThreat cells 5,4 columns 12");
        row("the opponent's line to be", "717127331532",
            "5 loss13 BreaksLine cells 2,2 3,2 4,2 5,2 columns 4");
        row("a rule wins", "145435431", "4 win10 Plan cells 2,2 6,2 proven above mine stands");
        row("a rule wins, but for one column", "6553365242322365",
            "6 win7 Plan cells 4,3 7,4 proven except 4 mine stands");
        row("a rule wins, with two columns", "356575526362266332161",
            "3 win9 Plan cells 4,2 proven same 3 7 mine stands");
        row("the opponent's rule wins", "65533652423223656",
            "1 loss6 Plan cells 4,3 7,4 proven except 4 theirs stands");
        row("zugzwang in every line", "44754454556554377771",
            "3 win8 Plan cells 3,4 6,3 proven zugzwang mine stands");
        row("stacked threats in every line", "6466447466442671",
            "3 win3 only Plan cells 5,2 5,3 proven stacked mine made");
        row("the opponent's zugzwang in every line", "4475445455655437777",
            "3 loss8 Plan cells 3,4 6,3 proven zugzwang theirs stands");
        row("the empty board", "", "4 win21 only Opening columns 4");
        row("from the book", "44", "4 win20 only Opening columns 4");
        row("an example", "1421135632",
            "6 win14 Plan cells 5,4 line 644444323356636611177777755 example zugzwang mine comes");
        row("an example of the opponent's", "7467744664",
            "3 loss11 Plan cells 5,2 line 3344333366672222227755 example zugzwang theirs stands");
        row("a draw by one column", "2264437455", "4 draw only OnlyMove columns 123567");
        row("following up", "641154574541323641152467137655232232366", "7 draw FollowsUp rule above");
        row("following up, with two columns", "2766717743563535534433124", "4 draw FollowsUp rule same 4 6");
        row("a draw", "7134651127", "4 draw Holds columns 45 number 2");
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

    /// What each of these once told wrong, and what is so.
    void tellsTheTruthOfTheWorst_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("beside");
        QTest::addColumn<QByteArray>("afterBlock");
        QTest::addColumn<QByteArray>("whyNot");
        const auto row = [](const char *position, const char *expected, const char *beside,
                            const char *afterBlock, const char *whyNot) {
            QTest::newRow(position) << QByteArray(expected) << QByteArray(beside) << QByteArray(afterBlock)
                                    << QByteArray(whyNot);
        };
        row("344746546544", "5 win10 MakesThreat cells 6,4 columns 12", "", "", "");
        row("51533125245", "4 loss1 MustBlock cells 4,2", "",
            "4 loss1: 4 WinsNow cells 2,1 3,2 4,3 5,4 line 4", "");
        row("424366447521533", "3 loss2 MustBlock cells 3,4", "",
            "3 loss2: 5 TwoThreats cells 2,3 6,3 line 526", "");
        row("444626242", "2 loss2 MustBlock cells 2,4", "", "2 loss2: 3 TwoThreats cells 1,1 5,1 line 351",
            "");
        row("57463236173357766", "5 win3 only MakesThreat cells 4,3 4,4 columns 123467",
            "4,3 4,4 proven stacked mine made", "",
            "4 loss11: 4 StopsThat cells 5,3 columns 12367 number 2 line 7544");
        row("23376274624", "2 win13 MakesThreat cells 2,5 columns 13457", "", "",
            "3 draw: 6 MakesThreat cells 6,4 columns 12347");
        row("3457214364443", "2 draw only BreaksThreat cells 5,5 columns 134567", "", "",
            "3 loss13: 2 MakesThreat cells 5,5 columns 134567");
        row("53424744676346", "5 win11 MakesThreat cells 3,4 columns 12467", "", "", "");
        row("35671724", "5 win16 Opening columns 5", "", "", "4 draw: 4 OnlyMove columns 123567");
        row("3551641377423", "4 win12 only MakesThreat cells 5,4 columns 123567", "", "",
            "5 loss12: 4 MakesThreat cells 3,4 columns 12367");
    }

    void tellsTheTruthOfTheWorst()
    {
        QFETCH(const QByteArray, expected);
        QFETCH(const QByteArray, beside);
        QFETCH(const QByteArray, afterBlock);
        QFETCH(const QByteArray, whyNot);
        const Game game = notation::played({}, notation::columns(QTest::currentDataTag()));
        const auto found = hint(game, true);
        QVERIFY(found);
        QCOMPARE(text(*found), expected);
        const Plan *plan = found->planBesideReason();
        QCOMPARE(plan ? notation::text(plan->cells) + ' ' + text(*plan) : QByteArray(), beside);
        QCOMPARE(text(found->afterBlock), afterBlock);
        QCOMPARE(text(found->whyNot), whyNot);
    }

    /// How the opponent wins in spite of the block, told with the course; a block that saves the game has
    /// none.
    void tellsHowABlockLosesAnyway()
    {
        const Game game = notation::played({}, notation::columns("24755264367715656577"));
        const auto lost = hint(game, true);
        QVERIFY(lost);
        QCOMPARE(text(*lost), QByteArray("5 loss3 MustBlock cells 5,6"));
        QCOMPARE(text(lost->afterBlock), QByteArray("5 loss3: 4 Forces cells 1,2 number 3 line 44361"));
        QVERIFY(!hint(game)->afterBlock);
        QVERIFY(!hint(notation::played({}, notation::columns("57356571277226144364")), true)->afterBlock);
    }

    /// Not two of three threats.
    void tellsThreeThreats()
    {
        const auto found = hint(notation::played({}, notation::columns("26647763123156")), true);
        QVERIFY(found && found->course.plan);
        QCOMPARE(notation::text(found->course.plan->cells) + ' ' + text(*found->course.plan),
                 QByteArray("3,3 4,4 7,3 example triple mine comes"));
    }

    /// The most tempting of the others, and what is wrong with it, seen from the opponent's side.
    void tellsWhyNotAnother()
    {
        const auto open = hint(notation::played({}, notation::columns("277667362")), true);
        QVERIFY(open);
        QCOMPARE(text(open->whyNot), QByteArray("5 loss6: 4 Forces cells 1,2 number 6 line 41454456351"));
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
        const Game game = notation::played({}, notation::columns("64623323327"));
        const auto found = hintFor(game, m_solver, {.deadline = engine::StopSign::Clock::now()});
        QVERIFY(found);
        QCOMPARE(text(*found), QByteArray("2 win9 Quickest number 13"));
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
