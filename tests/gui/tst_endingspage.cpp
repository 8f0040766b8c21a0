// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/ending.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "tests/gui/puzzledriver.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/endingplay.h"
#include "ui/learn/learn.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/answerbanner.h"

#include <QDialog>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace four;
using namespace four::gui;
using puzzles::training;
using Stage = Exercise::Stage;

namespace {

EndingPlay &play(const Driver &driver)
{
    return *driver.window().learn()->ending();
}

QString buttonOf(EndingPlay::Answer answer)
{
    return !answer                  ? QStringLiteral("endingDraw")
           : *answer == Player::One ? QStringLiteral("endingOne")
                                    : QStringLiteral("endingTwo");
}

/// An answer that is wrong.
EndingPlay::Answer wrongOf(const Driver &driver)
{
    const EndingPlay::Answer right = play(driver).ending().winner;
    return right == Player::One ? EndingPlay::Answer(Player::Two) : Player::One;
}

Problem press(Driver &driver, const QString &button, By by)
{
    if (by == By::Mouse)
        return driver.click(button);
    TRY(driver.tabTo(button));
    return driver.press(Qt::Key_Space);
}

Problem start(Driver &driver, By by = By::Mouse)
{
    TRY(driver.chooseFromMenu(QStringLiteral("endingsAction"), by));
    return play(driver).stage() == Stage::Asked ? Problem() : QStringLiteral("no ending");
}

AnswerBanner::Answer banner(const Driver &driver)
{
    return driver.find<AnswerBanner>(QStringLiteral("endingView/answerBanner"))->answer();
}

} // namespace

class TestEndingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void answersAndExplains_data() { languagesAndHands(); }
    void answersAndExplains()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == QLatin1String("en");
        Driver driver({.language = language, .size = {1366, 768}});
        const Ear ear(driver);
        DO(start(driver, by));
        QVERIFY(driver.scene().coachMarks().empty());
        QVERIFY(banner(driver) == AnswerBanner::Answer::Asked);
        const QString before = driver.discs();
        // Drops are refused with words.
        DO(driver.press(Qt::Key_4));
        QTRY_VERIFY(ear.heard(isEnglish ? "to move. With best play, who wins?"
                                        : "Nếu hai bên đi hay nhất, ai thắng?"));
        QCOMPARE(driver.discs(), before);
        QTRY_VERIFY(ear.heard(isEnglish ? "First say who wins" : "Hãy nói ai thắng trước"));

        const coach::CountedEnding ending = play(driver).ending();
        DO(press(driver, buttonOf(ending.winner), by));
        QVERIFY(play(driver).stage() == Stage::Solved);
        QVERIFY(banner(driver) == AnswerBanner::Answer::Right);
        QVERIFY(isChosen(driver.find<QPushButton>(buttonOf(ending.winner))));
        QVERIFY(!driver.isEnabled(buttonOf(wrongOf(driver))));
        QVERIFY(isPrimary(driver.find<QPushButton>("nextEnding")));
        // Each pair is marked, and where the count ends.
        const CoachMarks marks = driver.scene().coachMarks();
        for (std::size_t i = 0; i < ending.pairs.size(); ++i)
            QVERIFY(std::ranges::any_of(marks, [&](const CoachMark &mark) {
                return mark.kind == CoachMark::Kind::Pair && mark.cell == ending.pairs[i].one &&
                       mark.number == int(i) + 1;
            }));
        QCOMPARE(std::ranges::count(marks, CoachMark::Kind::CountEnd, &CoachMark::kind), ending.end ? 1 : 0);
        // The table adds up.
        const auto *table = driver.find<QTableView>("endingTable");
        QVERIFY(table && table->isVisible());
        const QAbstractItemModel *cells = table->model();
        QCOMPARE(cells->rowCount(), int(ending.columns.size()) + 1);
        QCOMPARE(cells->index(cells->rowCount() - 1, 1).data().toInt(), ending.safeCells());

        // One step after the other, marked and heard.
        const std::vector<EndingStep> steps = play(driver).steps();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Ear step(driver);
            DO(press(driver, "endingStepByStep", by));
            QTRY_VERIFY(step.heard(steps[i].text));
            CoachMarks expected;
            for (std::size_t j = 0; j <= i; ++j)
                expected.insert(expected.end(), steps[j].marks.begin(), steps[j].marks.end());
            QVERIFY(driver.scene().coachMarks() == expected);
        }

        // It counts once, for endings alone.
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(training(driver).tries.front().isSolved());
        QCOMPARE(training(driver).tries.front().task, coach::Puzzle::Task::Ending);
        QVERIFY(ratingOf(training(driver), Subject::Endings).rating > coach::PersonRating{}.rating);
        QCOMPARE(ratingOf(training(driver)), coach::PersonRating{});

        // The next one is another.
        const std::vector<int> drops = play(driver).puzzle().drops;
        DO(by == By::Mouse ? driver.click("nextEnding") : driver.press(Qt::Key_F3));
        QVERIFY(play(driver).stage() == Stage::Asked);
        QVERIFY(play(driver).puzzle().drops != drops);
        QVERIFY(driver.scene().coachMarks().empty());
        // Back to the game.
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QVERIFY(!play(driver).isRunning());
        DO(inconsistency(driver));
    }

    void isWrongAtFirst_data() { languagesAndHands(); }
    void isWrongAtFirst()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        Driver driver({.language = language, .size = {1366, 768}});
        DO(start(driver, by));
        const EndingPlay::Answer wrong = wrongOf(driver);
        DO(press(driver, buttonOf(wrong), by));
        QVERIFY(play(driver).stage() == Stage::Wrong);
        QVERIFY(banner(driver) == AnswerBanner::Answer::Wrong);
        QVERIFY(isPrimary(driver.find<QPushButton>("repeatEnding")));
        QVERIFY(!driver.isEnabled(buttonOf(wrong)));
        // Nothing is given away.
        QVERIFY(driver.scene().coachMarks().empty());
        QVERIFY(!driver.isOnScreen("endingStepByStep") && !driver.isOnScreen("playEndingOut"));
        DO(press(driver, "repeatEnding", by), press(driver, buttonOf(play(driver).ending().winner), by));
        QVERIFY(play(driver).stage() == Stage::Solved);
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(!training(driver).tries.front().isRight);
    }

    /// A hint and the answer both end the first try.
    void helps()
    {
        Driver driver({.size = {1366, 768}});
        DO(start(driver));
        DO(driver.press(Qt::Key_H));
        QVERIFY2(driver.textOnPage("endingClue").size() > 20, qPrintable(driver.textOnPage("endingClue")));
        QVERIFY(driver.scene().coachMarks().empty());
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
        QVERIFY(training(driver).tries.front().isHelped);
        DO(driver.click("nextEnding"), driver.click("solveEnding"));
        QVERIFY(play(driver).stage() == Stage::Shown);
        QVERIFY(!driver.scene().coachMarks().empty());
        QVERIFY(!driver.isEnabled("solveEnding"));
        QCOMPARE(training(driver).tries.size(), std::size_t(2));
    }

    /// The winner's side, by the pairs, against the strongest computer.
    void isPlayedOut()
    {
        Driver driver({.size = {1366, 768}});
        DO(start(driver));
        for (int i = 0; i < 30 && !play(driver).ending().winner; ++i)
            DO(driver.press(Qt::Key_F3));
        const coach::CountedEnding ending = play(driver).ending();
        QVERIFY(ending.winner);
        DO(driver.click("solveEnding"), driver.click("playEndingOut"));
        QVERIFY(play(driver).stage() == Stage::Free);
        QVERIFY(driver.scene().coachMarks().empty());
        QVERIFY(!driver.game().setup().seats[*ending.winner].level);
        QVERIFY(driver.game().setup().seats[opponent(*ending.winner)].level == Level::Perfect);
        const int plies = int(play(driver).puzzle().drops.size());
        const auto isPersons = [&] {
            return driver.game().isOver() || driver.game().turn() == *ending.winner;
        };
        if (ending.first)
            DO(driver.drop(By::Keys, ending.first->column + 1));
        for (int i = plies; i < 42 && !driver.game().isOver(); ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(isPersons(), puzzles::longWait);
            if (driver.game().isOver())
                break;
            const Cell last = *driver.game().lastDrop();
            const auto pair = std::ranges::find_if(ending.pairs, [&](const coach::CountedEnding::Pair &one) {
                return one.one == last || one.other == last;
            });
            const int column = pair == ending.pairs.end() ? last.column
                               : pair->one == last        ? pair->other.column
                                                          : pair->one.column;
            DO(driver.drop(By::Keys, column + 1));
        }
        QVERIFY(driver.game().ending());
        QVERIFY(driver.game().ending()->winner == ending.winner);
        // From there the reasons come back.
        DO(driver.click("solveEnding"));
        QVERIFY(play(driver).stage() == Stage::Shown);
        QVERIFY(!driver.scene().coachMarks().empty());
        QCOMPARE(training(driver).tries.size(), std::size_t(1));
    }

    /// In a small window the table is folded, and can be unfolded.
    void foldsTheTable()
    {
        Driver driver({.size = {800, 600}});
        DO(start(driver), driver.click("solveEnding"));
        const auto *table = driver.window().findChild<QTableView *>("endingTable");
        QVERIFY(!table->isVisible());
        driver.window().findChild<QAbstractButton *>("endingCount")->click();
        QVERIFY(table->isVisible());
    }

    /// Learn → Progress has a row of them.
    void countsInProgress()
    {
        Driver driver({.size = {1366, 768}});
        DO(start(driver), driver.click(buttonOf(play(driver).ending().winner)));
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        const auto *table = driver.dialog()->findChild<QTableView *>("puzzleTasks");
        const QAbstractItemModel *rows = table->model();
        QCOMPARE(rows->rowCount(), 5);
        QCOMPARE(rows->index(4, 0).data().toString(), QString("Endings: counting"));
        QCOMPARE(rows->index(4, 1).data().toString(), QString("1"));
        DO(driver.answer(QDialogButtonBox::Close));
    }
};

QTEST_MAIN(TestEndingsPage)
#include "tst_endingspage.moc"
