// SPDX-License-Identifier: GPL-3.0-or-later
#include "coachpositions.h"
#include "coachproof.h"
#include "core/rules/gamerecord.h"

#include <QTest>

#include <map>

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

/// What the coach says is true: docs/COACH.md. A sample each time, 20,000 positions in `ctest -C long`.
class TestCoachProof : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingSaidIsTrue()
    {
        const bool isWhole = qEnvironmentVariableIsSet("FOUR_SLOW_TESTS");
        const int positions = isWhole ? 20'000 : 120;
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
            const HintOptions options{
                .book = &book, .withLine = number % 4 == 0, .withWhyNot = number % 15 == 0, .hurry = {}};
            const auto hint = hintFor(game, coachs, options);
            QVERIFY(hint);
            const std::string fault = coachproof::faultOf(game, *hint, ours);
            if (!fault.empty())
                qWarning("%s", toText(recordOf(game)).c_str());
            QVERIFY2(fault.empty(), (fault + ": " + coachproof::nameOf(hint->reason.kind)).c_str());
            QCOMPARE(hint->line.empty(), !options.withLine);
            ++told[hint->reason.kind];
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
        QVERIFY(told.size() >= (isWhole ? 13U : 10U));
    }
};

QTEST_APPLESS_MAIN(TestCoachProof)
#include "tst_coachproof.moc"
