// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"
#include "ui/games/gamefiles.h"
#include "ui/learn/advicecards.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/trainer.h"
#include "ui/session/session.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/linechart.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace four;
using namespace four::gui;
using Task = coach::Puzzle::Task;

namespace {
const QDateTime noon(QDate(2026, 3, 3), QTime(12, 0));

PuzzleTry tryAt(int number, Task task, int rating, TrainingMode mode, bool isRight)
{
    PuzzleTry tried = PuzzleTry::at({.task = task, .drops = {number % 7, number / 7}, .rating = rating}, mode,
                                    noon.addDays(number < 3 ? number - 2 : -number));
    tried.isRight = isRight;
    return tried;
}

/// Before the others, so many that a rating is shown.
void trainBefore(TrainingStore &training, const QString &name, int tries)
{
    for (int number = tries + 2; number > 2; --number)
        training.note(name, tryAt(number, Task::Only, 1200, TrainingMode::Next, number % 2 == 0));
}

/// As another window of the program would.
void train(const QString &name)
{
    GameStore store = GameStore::shared();
    TrainingStore training(&store);
    trainBefore(training, name, 7);
    training.note(name, tryAt(0, Task::Win, 1200, TrainingMode::Daily, true));
    training.note(name, tryAt(1, Task::Win, 1300, TrainingMode::Daily, false));
    training.note(name, tryAt(2, Task::Hold, 1100, TrainingMode::Daily, true));
    training.note(name, RushRun{.solved = 9, .missed = 3, .when = 1, .day = noon.date()});
    training.note(name, RushRun{.solved = 14, .missed = 2, .when = 2, .day = noon.date()});
}
/// One thing in the accessible tree.
struct Part
{
    QAccessible::Role role;
    QString name;
    QString description;
    bool isFocusable;
};

/// All that is seen, in its order.
std::vector<Part> partsOf(QAccessibleInterface *top)
{
    std::vector<Part> parts;
    for (int i = 0; i < top->childCount(); ++i) {
        QAccessibleInterface *child = top->child(i);
        if (!child || child->state().invisible)
            continue;
        parts.push_back({.role = child->role(),
                         .name = child->text(QAccessible::Name),
                         .description = child->text(QAccessible::Description),
                         .isFocusable = child->state().focusable != 0});
        const std::vector<Part> within = partsOf(child);
        parts.insert(parts.end(), within.begin(), within.end());
    }
    return parts;
}

/// What a line of the dialog says, also one that has to be scrolled to; empty: it is hidden.
QString line(const Driver &driver, const char *name)
{
    const auto *label = driver.dialog() ? driver.dialog()->findChild<QLabel *>(QLatin1String(name)) : nullptr;
    return label && label->isVisible() ? label->text() : QString();
}
} // namespace

/// The page on which people see how they come along.
class TestProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void whoHasNotBegunIsInvited_data() { byMouseAndKeys(); }
    void whoHasNotBegunIsInvited()
    {
        QFETCH(By, by);
        Driver driver({.match = matchOf(Preset::Classic)});
        DO(driver.chooseFromMenu("progressAction", by), driver.await("progressDialog"));
        QVERIFY(driver.text("invitation").contains("first puzzle"));
        QVERIFY(!driver.isOnScreen("ratingChart"));
        QVERIFY(!driver.isOnScreen("puzzleTasks"));
        QVERIFY(!driver.isOnScreen("progressOf"));
        QCOMPARE(line(driver, "dailyStreak"), QString("Puzzle of the day: not done yet."));
        if (by == By::Mouse)
            DO(driver.click("firstPuzzle"));
        else
            DO(driver.press(Qt::Key_N, Qt::AltModifier));
        DO(driver.awaitNoDialog());
        // ... which is on the board.
        QTRY_VERIFY(driver.window().session()->isInterrupted());
    }

    void theBeginningMayBeTheHighest()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        driver.window().trainer()->setClocks([] { return noon; }, [] { return qint64(0); });
        // Easy puzzles, and none of them found.
        GameStore store = GameStore::shared();
        TrainingStore training(&store);
        for (int number = int(leastRated); number > 0; --number)
            training.note({}, tryAt(number, Task::Win, 900, TrainingMode::Daily, false));
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        const QString course = line(driver, "ratingCourse");
        QVERIFY2(course.contains("began at 1,200") && course.endsWith("was 1,200 at its highest."),
                 qPrintable(course));
    }

    void showsAllThatWasDone()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        driver.window().trainer()->setClocks([] { return noon; }, [] { return qint64(0); });
        train({});
        // The first lesson is done, and one step of the second.
        const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
        QCOMPARE(lessons.size(), std::size_t{12});
        const std::size_t done = lessons[0].steps.size() + 1;
        std::size_t all = 0;
        for (const coach::Lesson &lesson : lessons)
            all += lesson.steps.size();
        {
            GameStore store = GameStore::shared();
            TrainingStore training(&store);
            for (const coach::LessonStep &step : lessons[0].steps)
                training.noteStep({}, QString::fromStdString(step.id), noon);
            training.noteStep({}, QString::fromStdString(lessons[1].steps[0].id), noon);
        }
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        QVERIFY(!driver.isOnScreen("invitation"));
        coach::PersonRating rating;
        for (int number = 9; number > 2; --number)
            rating = coach::afterTry(rating, 1200, number % 2 == 0);
        rating = coach::afterTry(rating, 1200, true);
        const coach::PersonRating highest = rating;
        rating = coach::afterTry(rating, 1300, false);
        rating = coach::afterTry(rating, 1100, true);
        const auto number = [](double value) { return QLocale("en_GB").toString(int(std::lround(value))); };
        QVERIFY(highest.rating > rating.rating);
        QCOMPARE(line(driver, "ratingNow"), QString("Rating %1, give or take %2, from 10 puzzles.")
                                                .arg(number(rating.rating), number(rating.deviation)));
        // What the chart shows, a screen reader gets as text.
        const auto *chart = driver.find<LineChart>("ratingChart");
        QVERIFY(chart && chart->isVisible());
        QCOMPARE(chart->points().size(), 11U);
        QCOMPARE(chart->points().back().line, rating.rating);
        QVERIFY(chart->accessibleDescription().contains(number(rating.rating)));
        QVERIFY(chart->accessibleDescription().contains(number(highest.rating)));
        QCOMPARE(line(driver, "dailyStreak"),
                 QString("Puzzle of the day: 3 days in a row. Today’s is done."));
        QVERIFY(line(driver, "rushBest").startsWith("Rush: at best 14 puzzles in three minutes"));
        QVERIFY(line(driver, "rushBest").endsWith("2 runs so far."));
        QCOMPARE(line(driver, "lessonsDone"),
                 QString("Lessons: 1 of 12 done, %1 of %2 steps.").arg(done).arg(all));
        QVERIFY(line(driver, "ownMistakes").startsWith("My mistakes: none yet."));
        const auto *tasks = driver.find<QTableView>("puzzleTasks");
        QVERIFY(tasks);
        const auto row = [tasks](Task task) {
            QStringList texts;
            for (int column = 0; column < tasks->model()->columnCount(); ++column)
                texts << tasks->model()->index(int(task), column).data().toString();
            return texts.join(u' ');
        };
        QCOMPARE(row(Task::Win), QString("Win 2 1 50%"));
        QCOMPARE(row(Task::Hold), QString("Hold 1 1 100%"));
        QVERIFY(row(Task::Only).contains(" 7 3 "));
        QCOMPARE(tasks->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 QString("Win: 1 of 2 found at once"));
        // The whole table is there, without scrolling.
        QVERIFY(tasks->viewport()->height() >= tasks->verticalHeader()->length());
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    /// The first thing to practise is what Return does.
    void namesWhatToPractise_data() { byMouseAndKeys(); }
    void namesWhatToPractise()
    {
        QFETCH(By, by);
        constexpr auto theme = coach::Puzzle::Theme::Stack;
        Driver driver({.match = matchOf(Preset::Classic)});
        driver.window().trainer()->setClocks([] { return noon; }, [] { return qint64(0); });
        DO(driver.chooseFromMenu("progressAction", by), driver.await("progressDialog"));
        QVERIFY(driver.isOnScreen("noAdvice"));
        QVERIFY(!driver.isOnScreen("adviceButton1"));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        {
            GameStore store = GameStore::shared();
            TrainingStore training(&store);
            const coach::PuzzleSet &set = *puzzleSet();
            int tried = 0;
            for (std::size_t i = 0; i < set.size() && tried < 4; ++i) {
                if (set.at(i).theme != theme)
                    continue;
                PuzzleTry missed = PuzzleTry::at(set.at(i), TrainingMode::Next, noon.addSecs(tried));
                missed.isRight = tried++ == 0;
                training.note({}, missed);
            }
            QCOMPARE(tried, 4);
        }
        DO(driver.chooseFromMenu("progressAction", by), driver.await("progressDialog"));
        QVERIFY(!driver.isOnScreen("noAdvice"));
        QCOMPARE(driver.text("adviceTitle1"), QString("A threat above a threat"));
        QCOMPARE(driver.text("adviceCount1"), QString("3 missed of the last 4 puzzles of this theme."));
        QCOMPARE(driver.text("adviceButton1"), QString("Puzzles: A threat above a threat"));
        QVERIFY(!driver.isOnScreen("adviceButton2"));
        DO(by == By::Mouse ? driver.click("adviceButton1") : driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog());
        QTRY_VERIFY(driver.window().session()->isInterrupted());
        QTRY_VERIFY(driver.window().trainer()->mode() == TrainingMode::ByTask);
    }

    void leadsToWhatHelps_data()
    {
        QTest::addColumn<coach::Phase>("phase");
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("button");
        QTest::addColumn<Command>("command");
        QTest::newRow("opening") << coach::Phase::Opening << "3 times in 5 games, mostly at discs 7–9."
                                 << "Learn openings by heart" << Command::ByHeart;
        QTest::newRow("ending") << coach::Phase::Ending << "3 times in 5 games, mostly at disc 7."
                                << "Count endings" << Command::Endings;
    }

    void leadsToWhatHelps()
    {
        QFETCH(const coach::Phase, phase);
        QFETCH(const QString, count);
        QFETCH(const QString, button);
        QFETCH(const Command, command);
        AdviceCards cards;
        cards.setWeaknesses({{.fault = phase,
                              .times = 3,
                              .of = 5,
                              .discs = std::pair(7, phase == coach::Phase::Opening ? 9 : 7)}});
        QCOMPARE(cards.findChild<QLabel *>("adviceCount1")->text(), count);
        QCOMPARE(cards.first()->text(), button);
        std::optional<Command> wanted;
        connect(&cards, &AdviceCards::commandWanted, &cards, [&wanted](Command found) { wanted = found; });
        cards.first()->click();
        QCOMPARE(wanted, std::optional(command));
    }

    void isReadThroughTheAccessibleTree()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        driver.window().trainer()->setClocks([] { return noon; }, [] { return qint64(0); });
        train({});
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        QAccessibleInterface *dialog = QAccessible::queryAccessibleInterface(driver.dialog());
        QVERIFY(dialog);
        QCOMPARE(dialog->role(), QAccessible::Dialog);
        QCOMPARE(dialog->text(QAccessible::Name), QString("Progress"));
        // A screen reader reads all of it, each sentence once: it reads what stands in a dialog, and what
        // describes it as well, so that the same in both would be read twice.
        QStringList read{dialog->text(QAccessible::Description)};
        for (const Part &part : partsOf(dialog)) {
            if (part.role == QAccessible::StaticText)
                read << part.name;
        }
        const QString whole = read.join(u' ');
        for (const char *name :
             {"ratingNow", "ratingCourse", "dailyStreak", "rushBest", "ownMistakes", "lessonsDone"}) {
            QVERIFY2(!line(driver, name).isEmpty(), name);
            QCOMPARE(whole.count(line(driver, name)), 1);
        }
        // ... but for what only the eye sees.
        QVERIFY(line(driver, "ratingShading").startsWith("Shaded"));
        QVERIFY2(!whole.contains("Shaded"), qPrintable(whole));
        // ... and may go through it: what each part is, and each sentence, table and button in its place.
        const std::vector<Part> parts = partsOf(dialog);
        const auto find = [&parts](QAccessible::Role role, const QString &name) {
            return std::ranges::count_if(
                parts, [&](const Part &part) { return part.role == role && part.name == name; });
        };
        for (const char *name :
             {"ratingNow", "ratingCourse", "dailyStreak", "rushBest", "ownMistakes", "lessonsDone"})
            QCOMPARE(find(QAccessible::StaticText, line(driver, name)), 1);
        QCOMPARE(find(QAccessible::Table, QStringLiteral("Puzzles by task")), 1);
        QCOMPARE(find(QAccessible::Cell, QStringLiteral("Win: 1 of 2 found at once")), 1);
        QCOMPARE(find(QAccessible::Cell, QStringLiteral("Hold: 1 of 1 found at once")), 1);
        QCOMPARE(find(QAccessible::Button, QStringLiteral("Next puzzle")), 1);
        QCOMPARE(find(QAccessible::Button, QStringLiteral("Export…")), 1);
        QVERIFY(std::ranges::any_of(parts, [](const Part &part) {
            return part.name == QLatin1String("Chart of the rating") && !part.description.isEmpty();
        }));
        // Nothing that takes the keyboard is without a name, and nothing has signs that are not read.
        for (const Part &part : parts) {
            QVERIFY2(!part.isFocusable || !part.name.isEmpty(), qPrintable(part.description));
            for (const QString &text : {part.name, part.description}) {
                for (const QChar sign : {QChar(0x2068), QChar(0x2069), QChar(0xfffc), QChar(u'&')})
                    QVERIFY2(!text.contains(sign), qPrintable(text));
            }
        }
        // The table takes the keyboard, and what its rows say comes with the arrows.
        DO(driver.tabTo("puzzleTasks"));
        const auto *tasks = driver.find<QTableView>("puzzleTasks");
        for (const char *said : {"Win: 1 of 2 found at once", "Hold: 1 of 1 found at once"}) {
            bool isMet = false;
            DO(driver.press(Qt::Key_Home));
            for (int i = 0; i < tasks->model()->rowCount() && !isMet; ++i) {
                const QAccessibleInterface *cell =
                    QAccessible::queryAccessibleInterface(driver.focus())->focusChild();
                QVERIFY(cell);
                isMet = cell->text(QAccessible::Name) == QLatin1String(said);
                if (!isMet)
                    DO(driver.press(Qt::Key_Down));
            }
            QVERIFY2(isMet, said);
        }
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
    }

    void everybodysIsThere()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        train(QStringLiteral("Lan"));
        {
            GameStore store = GameStore::shared();
            TrainingStore(&store).note(QStringLiteral("Bình"),
                                       tryAt(1, Task::Win, 1300, TrainingMode::Next, true));
        }
        driver.window().trainer()->setName(QStringLiteral("lan"));
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        const auto *who = driver.find<QComboBox>("progressOf");
        QVERIFY(who && who->isVisible());
        QCOMPARE(who->count(), 2);
        QCOMPARE(who->currentData().toString(), QString("Lan"));
        QVERIFY(line(driver, "ratingNow").contains("10 puzzles"));
        DO(driver.pick("progressOf", QStringLiteral("Bình"), By::Keys));
        QCOMPARE(line(driver, "ratingNow"),
                 QString("Your rating is shown after 10 rated puzzles; so far it is 1."));
        QVERIFY(!driver.isOnScreen("ratingChart"));
        QVERIFY(line(driver, "rushBest").startsWith("Rush: not tried yet."));
        DO(driver.press(Qt::Key_Escape));
    }

    void goesIntoAFileAndComesBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("all.fiar"));
        const QString alone = folder.filePath(QStringLiteral("progress.fiar"));
        Training trained;
        {
            Driver driver({.match = matchOf(Preset::Classic)});
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_1,
                                      Qt::Key_2, Qt::Key_1})
                DO(driver.press(key));
            QVERIFY(driver.game().isOver());
            train(QStringLiteral("Lan"));
            GameStore store = GameStore::shared();
            trained = TrainingStore(&store).training(QStringLiteral("Lan"));
            QVERIFY(!trained.isEmpty());
            DO(driver.open("historyDialog"), driver.press(Qt::Key_A, Qt::ControlModifier));
            DO(driver.click("exportGames"), driver.await("fileDialog"), driver.fill("fileNameEdit", file));
            DO(driver.press(Qt::Key_Return), driver.await("historyDialog"), driver.press(Qt::Key_Escape));
            DO(driver.awaitNoDialog());
            QVERIFY(driver.text("notice/text").contains("with training results"));
            driver.window().trainer()->setName(QStringLiteral("Lan"));
            DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
            DO(driver.click("exportProgress"), driver.await("fileDialog"));
            DO(driver.fill("fileNameEdit", alone), driver.press(Qt::Key_Return));
            DO(driver.await("progressDialog"), driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        }
        // On another computer.
        Driver driver({.match = matchOf(Preset::Classic)});
        QVERIFY(!driver.window().files()->openFile(alone));
        QTRY_COMPARE(driver.text("notice/text"), QString("Training results of 1 player were added."));
        GameStore store = GameStore::shared();
        QCOMPARE(TrainingStore(&store).training(QStringLiteral("Lan")), trained);
        QVERIFY(driver.window().files()->openFile(file));
        QVERIFY(driver.text("notice/text").endsWith("Training results of 1 player were added."));
        QCOMPARE(TrainingStore(&store).training(QStringLiteral("Lan")), trained);
        QVERIFY(driver.game().isOver());
    }

    void speaksVietnameseAtOnce()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        train({});
        DO(driver.chooseFromMenu("progressAction"), driver.await("progressDialog"));
        driver.preferences().set(&PreferenceValues::language, QStringLiteral("vi"));
        QTRY_COMPARE(driver.dialog()->windowTitle(), QString("Tiến bộ"));
        QVERIFY(line(driver, "ratingNow").startsWith("Điểm "));
        QVERIFY(line(driver, "rushBest").startsWith("Chạy đua: nhiều nhất 14 câu"));
        const auto *tasks = driver.find<QTableView>("puzzleTasks");
        QCOMPARE(tasks->model()->index(0, 0).data().toString(), QString("Thắng"));
        DO(driver.press(Qt::Key_Escape));
    }
};

QTEST_MAIN(TestProgress)
#include "tst_progress.moc"
