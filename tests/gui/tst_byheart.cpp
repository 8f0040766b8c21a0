// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "core/coach/values.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "tests/gui/puzzledriver.h"
#include "ui/analysis/builtin.h"
#include "ui/game/gamemodel.h"
#include "ui/openings/byheart.h"
#include "ui/widgets/actionbutton.h"

#include <QLocale>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

using namespace four;
using namespace four::gui;
using puzzles::longWait;
using puzzles::noon;
using enum Exercise::Stage;

namespace {

ByHeart &byHeart(const Driver &driver)
{
    return *driver.window().byHeart();
}

Exercise::Stage stage(const Driver &driver)
{
    return byHeart(driver).play()->stage();
}

/// The button that is the primary one of the page; empty: none, "two": more.
QString primary(const Driver &driver)
{
    QString found;
    for (const char *name : {"drillHint", "drillAnswer", "drillAgain", "drillNext"}) {
        if (isPrimary(driver.find<QPushButton>(name)))
            found = found.isEmpty() ? QString(name) : QString("two");
    }
    return found;
}

QString verdict(const Driver &driver)
{
    return byHeart(driver).play()->verdict();
}

std::vector<Drilled> drilled(const Driver &driver)
{
    return puzzles::training(driver).drills;
}

Problem startDrill(Driver &driver, const std::shared_ptr<QDateTime> &now = std::make_shared<QDateTime>(noon))
{
    puzzles::setClocks(driver, now, std::make_shared<qint64>(0));
    byHeart(driver).setSeed(1);
    return driver.chooseFromMenu(QStringLiteral("byHeartAction"));
}

/// Answers what is asked with the right column.
Problem answerRight(Driver &driver, By by)
{
    TRY(driver.drop(by, byHeart(driver).play()->question().column.value_or(0) + 1));
    return stage(driver) == Solved ? Problem() : QStringLiteral("not right");
}

std::vector<int> dropsOf(const Game &game)
{
    std::vector<int> drops;
    for (const Action &action : game.actions())
        drops.push_back(std::get<action::Drop>(action).column);
    return drops;
}

} // namespace

/// Repertoires by heart: what is asked, what is said of the answer, the map, and positions of one's own.
class TestByHeart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void asksAndAnswers_data() { languagesAndHands(); }
    /// The four states of the page, and what is stored of them.
    void asksAndAnswers()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == "en";
        Driver driver({.language = language, .size = {1100, 800}});
        const auto now = std::make_shared<QDateTime>(noon);
        DO(startDrill(driver, now));
        QCOMPARE(stage(driver), Asked);
        QCOMPARE(driver.text("drillTitle"), isEnglish ? "First: always win" : "Đi trước: luôn thắng");
        QCOMPARE(driver.text("drillNumber"), isEnglish ? "move 1" : "nước 1");
        QCOMPARE(driver.text("drillAsks"), isEnglish ? "Your turn. Which column keeps the win?"
                                                     : "Đến lượt bạn. Cột nào giữ thế thắng?");
        QCOMPARE(driver.text("drillToday"), isEnglish ? "Today: 0 of 20" : "Hôm nay: 0 trên 20");
        QCOMPARE(primary(driver), QString());
        QVERIFY(!driver.isEnabled("drillAgain"));

        // The first player loses with a corner.
        const Ear ear(driver);
        QVERIFY(driver.focusWindow()); // nothing is said without
        DO(driver.drop(by, 1));
        QTRY_COMPARE_WITH_TIMEOUT(stage(driver), Wrong, longWait);
        QCOMPARE(verdict(driver), isEnglish ? "Not yet: column 1" : "Chưa đúng: cột\u00a01");
        // Which of the best columns the computer takes is open.
        const auto consequence = [&] { return byHeart(driver).play()->consequence(); };
        QTRY_VERIFY2_WITH_TIMEOUT(
            consequence().startsWith(isEnglish ? "Red answers in column " : "Đỏ đáp cột\u00a0"),
            qPrintable(consequence()), longWait);
        QVERIFY2(consequence().endsWith(isEnglish ? " and wins in 20." : ", thắng sau 20 nước."),
                 qPrintable(consequence()));
        QTRY_VERIFY2(ear.heard(verdict(driver)), qPrintable(ear.all()));
        QCOMPARE(primary(driver), QString("drillAgain"));
        QCOMPARE(drilled(driver).size(), std::size_t(1));
        QCOMPARE(drilled(driver).back().answer, coach::DrillAnswer::Wrong);

        if (by == By::Mouse)
            DO(driver.click("drillAgain"));
        else
            DO(driver.tabTo("drillAgain"), driver.press(Qt::Key_Space));
        QCOMPARE(stage(driver), Asked);
        DO(driver.drop(by, 4));
        QCOMPARE(stage(driver), Solved);
        QCOMPARE(verdict(driver), isEnglish ? "Right: column 4" : "Đúng: cột\u00a04");
        QCOMPARE(primary(driver), QString("drillNext"));
        // The first answer counts.
        QCOMPARE(drilled(driver).size(), std::size_t(1));
        QVERIFY(!driver.isEnabled("drillAnswer"));

        if (by == By::Mouse)
            DO(driver.click("drillNext"));
        else
            DO(driver.press(Qt::Key_F3));
        // Nothing else is known yet, so it is the next thing all the same, or a position that follows.
        QCOMPARE(stage(driver), Asked);
        DO(answerRight(driver, by));
        QCOMPARE(drilled(driver).back().answer, coach::DrillAnswer::Right);
        const QString day = QLocale().toString(noon.date().addDays(1), QLocale::ShortFormat);
        QTRY_VERIFY2(
            ear.heard(isEnglish ? "Asked again in 1 day, on " + day : "Hỏi lại sau 1 ngày, vào " + day),
            qPrintable(ear.all()));
        QCOMPARE(driver.text("drillToday"), isEnglish ? "Today: 1 of 20" : "Hôm nay: 1 trên 20");
        // Enter on the board goes on, too.
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(stage(driver), Asked);
        QCOMPARE(driver.text("drillNumber"), isEnglish ? "move 2" : "nước 2");
        QTRY_VERIFY2(ear.heard(isEnglish ? "Discs so far: columns 4, " : "Các quân đến giờ: cột 4, "),
                     qPrintable(ear.all()));
    }

    void comesBackWhenItIsDue()
    {
        const auto now = std::make_shared<QDateTime>(noon);
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver, now));
        for (int i = 0; i < 20; ++i)
            DO(answerRight(driver, By::Keys), driver.press(Qt::Key_F3));
        QCOMPARE(driver.text("drillToday"), QString("Today: 20 of 20"));
        QCOMPARE(drilled(driver).size(), std::size_t(20));
        std::set<std::string> first;
        for (const Drilled &one : drilled(driver))
            first.insert(one.drops.toStdString());
        // The next day the same positions come first, in another order perhaps.
        *now = noon.addDays(1);
        DO(driver.chooseFromMenu("byHeartAction"));
        for (int i = 0; i < 20; ++i)
            DO(answerRight(driver, By::Keys), driver.press(Qt::Key_F3));
        std::set<std::string> second;
        for (const Drilled &one : drilled(driver)) {
            if (one.day == now->date())
                second.insert(one.drops.toStdString());
        }
        QVERIFY(second == first);
        // It is all there the next time.
        driver.restart();
        puzzles::setClocks(driver, now, std::make_shared<qint64>(0));
        QCOMPARE(byHeart(driver).day(), (coach::DrillDay{.done = 20, .planned = 20}));
    }

    void helpIsNoAnswer()
    {
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver), driver.press(Qt::Key_H));
        QCOMPARE(driver.text("drillHintText"), QString("Look among the columns 3 to 5."));
        QCOMPARE(drilled(driver).back().answer, coach::DrillAnswer::Helped);
        DO(driver.click("drillAnswer"));
        QTRY_COMPARE(stage(driver), Shown);
        QCOMPARE(verdict(driver), QString("The answer: column 4"));
        QCOMPARE(driver.discs(), QString("- - - y - - -"));
        QCOMPARE(primary(driver), QString("drillNext"));
        QCOMPARE(drilled(driver).size(), std::size_t(1));
    }

    /// Values and threats would give the answer away.
    void isSecretWhileAsked()
    {
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver));
        QCOMPARE(driver.window().trainer() != nullptr, true);
        QVERIFY(byHeart(driver).play()->isSecret());
        DO(driver.drop(By::Keys, 4));
        QVERIFY(!byHeart(driver).play()->isSecret());
    }

    void anotherColumnMayBeLearnt_data() { byMouseAndKeys(); }
    void anotherColumnMayBeLearnt()
    {
        QFETCH(const By, by);
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver));
        // A position with two winning columns.
        engine::Solver solver({.tableMiB = 16});
        solver.setBook(openingBook());
        std::optional<std::size_t> found;
        int other = 0;
        const coach::DrillTree &tree = byHeart(driver).tree();
        for (const auto &level : tree.levels()) {
            for (const std::size_t node : level) {
                const coach::DrillTree::Node &one = tree.at(node);
                if (found || one.position.plies() < 4 || one.position.plies() > 8)
                    continue;
                const auto values = coach::valuesOf(solver, one.position);
                for (const int column : values->keepingColumns()) {
                    if (column != *one.column && values->best().result == coach::Result::Win) {
                        found = node;
                        other = column;
                    }
                }
            }
        }
        QVERIFY(found);
        const engine::Position position = tree.at(*found).position;
        byHeart(driver).startAt(*found);
        DO(driver.drop(by, other + 1));
        QTRY_COMPARE_WITH_TIMEOUT(stage(driver), Solved, longWait);
        QVERIFY(byHeart(driver).play()->isOther());
        QCOMPARE(verdict(driver), QString("Also wins: column %1").arg(other + 1));
        QCOMPARE(driver.text("drillAgain"), QString("Learn th&is column"));
        QCOMPARE(primary(driver), QString("drillNext"));
        QCOMPARE(drilled(driver).back().answer, coach::DrillAnswer::Right);
        if (by == By::Mouse)
            DO(driver.click("drillAgain"));
        else
            DO(driver.tabTo("drillAgain"), driver.press(Qt::Key_Space));
        QCOMPARE(drilled(driver).back().answer, coach::DrillAnswer::Chosen);
        const coach::DrillTree &own = byHeart(driver).tree();
        QCOMPARE(own.at(own.find(position).value()).column, std::optional(other));
        // Of one's own positions it is one, too.
        QVERIFY(driver.pick("repertoire", byHeart(driver).count() - 1, by).isEmpty());
        QCOMPARE(byHeart(driver).tree().nodes().size(), std::size_t(1));
    }

    void mapLeadsToPositions_data() { byMouseAndKeys(); }
    void mapLeadsToPositions()
    {
        QFETCH(const By, by);
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver), answerRight(driver, By::Keys), driver.click("showDrillMap"),
           driver.await("drillMap"));
        const Ear ear(driver);
        DO(driver.press(Qt::Key_Down));
        QTRY_VERIFY2(ear.heard("Move 2, position"), qPrintable(ear.all()));
        DO(driver.press(Qt::Key_Home));
        QTRY_VERIFY2(ear.heard("Move 2, position 1 of 4: new."), qPrintable(ear.all()));
        DO(driver.press(Qt::Key_Right), driver.press(Qt::Key_Up));
        QTRY_VERIFY2(ear.heard("Move 1, position 1 of 1: known."), qPrintable(ear.all()));
        if (by == By::Keys) {
            DO(driver.press(Qt::Key_Down), driver.press(Qt::Key_Home), driver.press(Qt::Key_Return),
               driver.awaitNoDialog());
            QCOMPARE(driver.text("drillNumber"), QString("move 2"));
            QCOMPARE(byHeart(driver).node(), std::optional(byHeart(driver).tree().levels()[1].front()));
        } else {
            QVERIFY(isPrimary(driver.find<QPushButton>("drillMapNext")));
            DO(driver.click("drillMapNext"), driver.awaitNoDialog());
            QCOMPARE(stage(driver), Asked);
        }
    }

    void ownPositionIsLearnt()
    {
        Driver driver({.size = {1100, 800}, .moves = "44"});
        // While a game is played, its best column is a secret.
        QVERIFY(!driver.window().findChild<QAction *>("learnThisAction")->isEnabled());
        DO(driver.chooseFromMenu("resignAction"), driver.answer(QDialogButtonBox::Yes));
        puzzles::setClocks(driver, std::make_shared<QDateTime>(noon), std::make_shared<qint64>(0));
        DO(driver.press(Qt::Key_PageUp));
        QVERIFY(driver.model().isLookingBack());
        DO(driver.press(Qt::Key_PageUp), driver.chooseFromMenu("learnThisAction"));
        QTRY_COMPARE_WITH_TIMEOUT(drilled(driver).size(), std::size_t(1), longWait);
        QCOMPARE(drilled(driver).back().drops, QString("4"));
        QCOMPARE(drilled(driver).back().column, 3);
        QCOMPARE(driver.text("notice/text"),
                 QString("Added to my own positions, with column 4. By heart asks for it."));
        DO(driver.chooseFromMenu("byHeartAction"), driver.pick("repertoire", byHeart(driver).count() - 1));
        QCOMPARE(driver.text("drillTitle"), QString("My own positions"));
        QCOMPARE(driver.text("drillAsks"), QString("Your turn. Which column do you play here?"));
        QCOMPARE(driver.discs(), QString("- - - y - - -"));
        DO(answerRight(driver, By::Mouse), driver.press(Qt::Key_F3));
        QCOMPARE(stage(driver), Off);
        QCOMPARE(driver.text("drillAsks"), QString("All that is due today is known. Come back tomorrow."));
        // The game is back.
        QVERIFY(driver.game().isOver());
    }

    void sparringLeadsToWhatIsNew_data() { languagesAndHands(); }
    /// A whole game by the repertoire, and what was new of it is asked.
    void sparringLeadsToWhatIsNew()
    {
        QFETCH(const QString, language);
        QFETCH(const By, by);
        const bool isEnglish = language == "en";
        Driver driver({.language = language, .size = {1100, 800}});
        DO(startDrill(driver));
        const auto press = [&](const char *button) {
            if (by == By::Mouse)
                return driver.click(button);
            TRY(driver.tabTo(button));
            return driver.press(Qt::Key_Space);
        };
        Ear ear(driver);
        QVERIFY(driver.focusWindow());
        DO(press("spar"));
        QTRY_VERIFY2(ear.heard(isEnglish ? "Sparring: the computer leads you" : "Đấu tập: máy dẫn bạn"),
                     qPrintable(ear.all()));
        QVERIFY2(!ear.heard(isEnglish ? "Learn openings by heart" : "Học thuộc lòng khai cuộc"),
                 qPrintable(ear.all()));
        Sparring &sparring = *byHeart(driver).sparring();
        QVERIFY(sparring.isRunning() && sparring.isSecret());
        QCOMPARE(driver.discs(), QString("- - - - - - -"));
        QVERIFY(!driver.isOnScreen("drillAsks"));
        QVERIFY(!driver.isEnabled("learnSparred"));
        // No hint, and the reason is told.
        DO(driver.press(Qt::Key_H));
        QCOMPARE(driver.text("notice/text"), isEnglish
                                                 ? "Sparring shows what you know: there are no hints."
                                                 : "Đấu tập là để xem bạn thuộc đến đâu: không có gợi ý.");

        engine::Solver solver({.tableMiB = 16});
        solver.setBook(openingBook());
        std::vector<int> drops;
        while (!driver.game().isOver()) {
            QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || driver.model().awaitsPerson(), longWait);
            if (driver.game().isOver())
                break;
            drops = dropsOf(driver.game());
            const engine::Position position = coach::positionAfter(drops).value();
            const coach::DrillTree &tree = byHeart(driver).tree();
            const auto node = tree.find(position);
            // The repertoire's column as long as there is one, then the quickest way to win.
            const bool isSame = node && tree.at(*node).position == position;
            const int column = node ? isSame ? *tree.at(*node).column : 6 - *tree.at(*node).column
                                    : coach::valuesOf(solver, position)->bestColumns().front();
            DO(driver.drop(by, column + 1));
        }
        QCOMPARE(driver.game().ending()->winner, std::optional(Player::One));
        // All was new, so it led as far as the repertoire reaches.
        const std::vector<std::size_t> unknown = sparring.unknown();
        QVERIFY(unknown.size() >= 5);
        const QString lesson = isEnglish
                                   ? QString("There are %1 positions of this game that you do not know yet.")
                                   : QString("Ván này có %1 thế bạn chưa thuộc.");
        QTRY_COMPARE(driver.text("sparringTask"), lesson.arg(unknown.size()));
        QTRY_VERIFY2(ear.heard(lesson.arg(unknown.size())), qPrintable(ear.all()));
        QVERIFY(isPrimary(driver.find<QPushButton>("learnSparred")));
        QVERIFY(drilled(driver).empty());

        const coach::DrillTree sparred = sparring.guide().tree();
        DO(press("learnSparred"));
        for (const std::size_t node : unknown) {
            QCOMPARE(stage(driver), Asked);
            QCOMPARE(coach::foldedKeyOf(*coach::positionAfter(byHeart(driver).play()->question().drops)),
                     coach::foldedKeyOf(sparred.at(node).position));
            DO(answerRight(driver, by), driver.press(Qt::Key_F3));
        }
        QCOMPARE(drilled(driver).size(), unknown.size());
        // The game that was there before is back in the end.
        DO(driver.click("leaveDrill"));
        QVERIFY(driver.game().actions().empty());
    }

    void sparringAsTheSecondPlayer()
    {
        Driver driver({.size = {1100, 800}});
        DO(startDrill(driver), driver.pick("repertoire", 2), driver.click("spar"));
        // Against the middle: the computer begins there.
        QTRY_COMPARE_WITH_TIMEOUT(driver.discs(), QString("- - - y - - -"), longWait);
        QCOMPARE(byHeart(driver).sparring()->person(), Player::Two);
        DO(driver.click("backToDrill"));
        QVERIFY(!byHeart(driver).sparring()->isRunning());
        QCOMPARE(stage(driver), Asked);
        // The key of the next position leaves a game of sparring, too.
        DO(driver.click("spar"), driver.press(Qt::Key_F3));
        QVERIFY(!byHeart(driver).sparring()->isRunning());
        QCOMPARE(stage(driver), Asked);
        // With one's own positions there is none, and the reason stands on the button.
        DO(driver.pick("repertoire", byHeart(driver).count() - 1));
        QVERIFY(!driver.isEnabled("spar"));
    }

    void leavesTheGameAsItIs()
    {
        Driver driver({.size = {1100, 800}, .moves = "4455"});
        const Game game = driver.game();
        DO(startDrill(driver), driver.drop(By::Keys, 4), driver.click("leaveDrill"));
        QVERIFY(driver.game() == game);
        QCOMPARE(stage(driver), Off);
    }
};

QTEST_MAIN(TestByHeart)
#include "tst_byheart.moc"
