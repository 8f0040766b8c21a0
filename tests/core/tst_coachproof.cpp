// SPDX-License-Identifier: GPL-3.0-or-later
#include "coachpositions.h"
#include "coachproof.h"
#include "core/coach/review.h"
#include "core/rules/gamerecord.h"

#include <QTest>

#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

using namespace four;
using namespace four::coach;

namespace {

/// The same drops in a mirror.
Game mirroredGame(const Game &game)
{
    Game other(game.setup());
    for (const Action &action : game.actions()) {
        const auto *drop = std::get_if<action::Drop>(&action);
        other.apply(drop ? action::Drop{game.rules().columns - 1 - drop->column} : action);
    }
    return other;
}

} // namespace

/// The hint with one thing changed in each: the proof must find every one false.
std::vector<std::pair<const char *, Hint>> falsified(const Hint &hint)
{
    std::vector<std::pair<const char *, Hint>> all;
    const auto add = [&](const char *what, const auto &change) {
        Hint changed = hint;
        change(changed);
        all.emplace_back(what, std::move(changed));
    };
    add("outlook", [](Hint &h) { ++h.outlook.drops; });
    add("cell", [](Hint &h) { ++h.cell.row; });
    add("only move", [](Hint &h) { h.isOnlyMove = !h.isOnlyMove; });
    for (const int column : hint.values.openColumns()) {
        if (hint.values.at(column) != hint.values.best()) {
            add("column", [&](Hint &h) { h.column = column; });
            break;
        }
    }
    if (hint.course.line.size() > 1)
        add("line too short", [](Hint &h) { h.course.line.pop_back(); });
    const Reason &reason = hint.reason;
    if (!reason.cells.empty()) {
        // StopsThat names one where it can; of several threats that a drop makes or breaks, each is true
        // alone.
        using enum Reason::Kind;
        const bool areThreats = reason.kind == MakesThreat || reason.kind == BreaksThreat;
        const bool areFewerTrue = reason.kind == StopsThat || (areThreats && reason.cells.size() > 1);
        if (!areFewerTrue)
            add("one cell less", [](Hint &h) { h.reason.cells.pop_back(); });
        add("another cell", [](Hint &h) { h.reason.cells.front().row += 1; });
    }
    if (!reason.columns.empty())
        add("one column less", [](Hint &h) { h.reason.columns.pop_back(); });
    if (reason.number != 0)
        add("another number", [](Hint &h) { ++h.reason.number; });
    if (reason.line.size() > 1)
        add("a shorter line", [](Hint &h) { h.reason.line.pop_back(); });
    if (reason.rule)
        add("no rule", [](Hint &h) { h.reason.rule.reset(); });
    if (reason.plan) {
        if (reason.plan->how)
            add("another end", [](Hint &h) {
                h.reason.plan->how =
                    h.reason.plan->how == Plan::How::Zugzwang ? Plan::How::Stacked : Plan::How::Zugzwang;
            });
        add("another time", [](Hint &h) {
            Plan &plan = *h.reason.plan;
            plan.threat = plan.threat == Plan::Threat::Stands ? Plan::Threat::Comes : Plan::Threat::Stands;
        });
        add("another winner", [](Hint &h) { h.reason.plan->isMovers = !h.reason.plan->isMovers; });
        add("another cell of the plan", [](Hint &h) {
            h.reason.plan->cells.front().row += 1;
            h.reason.cells = h.reason.plan->cells;
        });
    }
    if (hint.course.plan)
        add("another course", [](Hint &h) { h.course.plan->isMovers = !h.course.plan->isMovers; });
    if (hint.course.plan && !hint.course.plan->isProven)
        add("an example as a proof", [](Hint &h) { h.course.plan->isProven = true; });
    if (hint.afterBlock) {
        add("a block that saves the game", [](Hint &h) { h.afterBlock.reset(); });
        add("another answer to the block",
            [](Hint &h) { h.afterBlock->reason.kind = Reason::Kind::Opening; });
    }
    if (hint.whyNot) {
        add("another loss", [](Hint &h) { ++h.whyNot->outlook.drops; });
        add("what loses nothing", [](Hint &h) {
            h.whyNot->column = h.column;
            h.whyNot->outlook = h.outlook;
        });
    }
    return all;
}

/// What the coach says is true: docs/COACH.md. A sample each time, 20,000 positions in `ctest -C long`.
class TestCoachProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingSaidIsTrue()
    {
        const bool isWhole = qEnvironmentVariableIsSet("FOUR_SLOW_TESTS");
        const int positions = isWhole ? 20'000 : 100;
        const engine::OpeningBook book = coachpositions::standardBook(FOUR_RESOURCES);
        engine::Solver coachs({.tableMiB = 64, .threads = 1});
        engine::Solver ours({.tableMiB = 64, .threads = 1});
        coachs.setBook(&book);
        ours.setBook(&book);
        coachpositions::Source source(FOUR_TEST_DATA "/solver", isWhole ? 1 : 2);
        std::map<Reason::Kind, int> told;
        for (int number = 0; number < positions; ++number) {
            const Game game = source.next();
            // Asking the levels takes far longer than all the rest.
            const bool isHurried = number % 10 == 5; // what takes time is left out
            const HintOptions options{.book = &book,
                                      .withCourse = number % 4 == 0,
                                      .withWhyNot = number % 15 == 0,
                                      .deadline = isHurried ? std::optional(engine::StopSign::Clock::now())
                                                            : std::nullopt};
            const auto hint = hintFor(game, coachs, options);
            QVERIFY(hint);
            const std::string fault = coachproof::faultOf(game, *hint, ours);
            if (!fault.empty())
                qWarning("%s", toText(recordOf(game)).c_str());
            QVERIFY2(fault.empty(), (fault + ": " + coachproof::nameOf(hint->reason.kind)).c_str());
            QVERIFY(hint->course.line.empty() != options.withCourse || isHurried);
            QVERIFY(hint->whyNot.has_value() == (options.withWhyNot && hint->values.isDecision()) ||
                    isHurried);
            ++told[hint->reason.kind];
            if (number % 1000 == 999)
                qInfo("%d positions", number + 1);
            if (number % 8 != 0)
                continue;
            const Game other = mirroredGame(game);
            if (other.board() == game.board())
                continue; // either side is as good
            const auto mirrored = hintFor(other, coachs, options);
            QVERIFY(mirrored == coachproof::mirrored(*hint, game.rules().columns));
        }
        for (const auto &[kind, count] : told)
            qInfo("%-10s %5d", coachproof::nameOf(kind), count);
        QVERIFY(told.size() >= (isWhole ? 16U : 11U));
    }

    /// The proof itself finds every change of a true hint.
    void whatIsFalseIsFoundOut()
    {
        const engine::OpeningBook book = coachpositions::standardBook(FOUR_RESOURCES);
        engine::Solver solver({.tableMiB = 64, .threads = 1});
        solver.setBook(&book);
        coachpositions::Source source(FOUR_TEST_DATA "/solver", 3);
        std::set<std::string> changes;
        for (int number = 0; number < 100; ++number) {
            const Game game = source.next();
            const auto hint =
                hintFor(game, solver,
                        {.book = &book, .withCourse = true, .withWhyNot = number % 10 == 0, .deadline = {}});
            QVERIFY(hint);
            for (const auto &[what, changed] : falsified(*hint)) {
                if (what == std::string_view("an example as a proof") && number % 5 != 0)
                    continue; // that takes long to find out
                QVERIFY2(!coachproof::faultOf(game, changed, solver).empty(),
                         qPrintable(QStringLiteral("%1 of %2")
                                        .arg(QLatin1String(what),
                                             QLatin1String(coachproof::nameOf(hint->reason.kind)))));
                changes.insert(what);
            }
        }
        QCOMPARE(changes.size(), std::size_t{21});
    }

    /// Games between levels on the standard board: from drop to drop the values go over to the opponent, and
    /// each judgement is what they say.
    void judgementsLeadToTheResult()
    {
        using Kind = Judgement::Kind;
        const int games = qEnvironmentVariableIsSet("FOUR_SLOW_TESTS") ? 1000 : 4;
        const engine::OpeningBook book = coachpositions::standardBook(FOUR_RESOURCES);
        engine::Solver coachs({.tableMiB = 64, .threads = 1});
        engine::Solver ours({.tableMiB = 64, .threads = 1});
        coachs.setBook(&book);
        ours.setBook(&book);
        using Source = coachpositions::Source;
        Source source(FOUR_TEST_DATA "/solver", 4, Source::Boards::Standard);
        for (int number = 0; number < games; ++number) {
            const Game game = source.finishedGame();
            const auto review = reviewOf(game, coachs);
            QVERIFY(review);
            std::string columns;
            for (const ReviewedDrop &drop : review->drops) {
                const auto position = engine::Position::fromColumns(columns);
                const int before = ours.solve(std::get<engine::Position>(position))->score;
                columns += engine::columnName(drop.column);
                const auto next = engine::Position::fromColumns(columns);
                const auto &after = std::get<engine::Position>(next);
                const int score = after.isWon() ? (after.empties() + 2) / 2 : -ours.solve(after)->score;
                const auto sign = [](int value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
                const Judgement &judgement = drop.judgement.value();
                QCOMPARE(judgement.kind == Kind::MissedDraw, sign(before) == 0 && sign(score) == -1);
                QCOMPARE(judgement.kind == Kind::MissedWin, sign(before) == 1 && sign(score) == 0);
                QCOMPARE(judgement.kind == Kind::LostWin, sign(before) == 1 && sign(score) == -1);
                QCOMPARE(judgement.by, sign(before) == sign(score) ? before - score : 0);
                QCOMPARE(judgement.kind == Kind::Slower, judgement.by > 0 && before > 0);
                QCOMPARE(judgement.kind == Kind::Hastened, judgement.by > 0 && before < 0);
            }
            const auto last = engine::Position::fromColumns(columns);
            QVERIFY(std::get<engine::Position>(last).isOver());
        }
    }
};

QTEST_APPLESS_MAIN(TestCoachProof)
#include "tst_coachproof.moc"
