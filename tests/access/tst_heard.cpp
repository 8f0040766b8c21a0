// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/lessons.h"
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "tests/gui/puzzledriver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/trainer.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/training/trainingstore.h"
#include "ui/widgets/speech/announcer.h"

#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QListWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 30'000; ///< ms: values are computed at low priority on a busy machine

/// Collects the texts of a screen reader, in order: announcements, and the name and description of each
/// object that gets the focus. Like Orca, it skips an object that it believes to have the focus already.
class Reader
{
public:
    Reader() { current = this; }
    ~Reader() { current = nullptr; }
    Q_DISABLE_COPY_MOVE(Reader)

    void hear(const Driver &driver)
    {
        QObject::connect(Announcer::of(&driver.window()), &Announcer::announced, &m_context,
                         [this](const QString &text) { m_heard << text; });
    }
    /// Whether it queries the focused object only when take() is called, as on a busy machine.
    void setLate(bool late) { m_isLate = late; }
    /// All texts from now on, joined, until they contain `part`. Fails after `longWait`.
    QString takeUntil(const QString &part)
    {
        QString heard;
        const bool isHeard = QTest::qWaitFor(
            [&] {
                heard += take().join(u' ').replace(QChar(QChar::Nbsp), u' ') + u' ';
                return heard.contains(part);
            },
            longWait);
        if (!isHeard)
            QTest::qFail(qPrintable(heard + QStringLiteral("… and no ") + part), __FILE__, __LINE__);
        return heard;
    }
    /// The texts since the last call.
    QStringList take()
    {
        // Events of this turn of the event loop cause announcements in the next.
        for (int turn = 0; turn < 3; ++turn)
            QTest::qWait(0);
        ask();
        return std::exchange(m_heard, {});
    }

    static void note(QAccessibleEvent *event)
    {
        if (current && event->type() == QAccessible::Focus)
            current->goTo(event->uniqueId());
    }

private:
    void goTo(QAccessible::Id id)
    {
        if (id == m_place)
            return;
        m_place = id;
        m_isToAsk = true;
        if (!m_isLate)
            QTimer::singleShot(0, &m_context, [this] { ask(); });
    }
    void ask()
    {
        if (!std::exchange(m_isToAsk, false))
            return;
        QAccessibleInterface *place = QAccessible::accessibleInterface(m_place);
        if (!place)
            return;
        const QString words = place->text(QAccessible::Description);
        m_heard << place->text(QAccessible::Name) +
                       (words.isEmpty() ? QString() : QStringLiteral(" | ") + words);
    }

    static Reader *current;
    QObject m_context;
    QAccessible::Id m_place = 0;
    bool m_isToAsk = false;
    bool m_isLate = false;
    QStringList m_heard;
};
Reader *Reader::current = nullptr;

/// A game with an oversight, after its review was announced.
Problem playAndReview(Driver &driver, Reader &reader, const char *moves = "1212131")
{
    for (const Problem &problem : {driver.press(Qt::Key_Return), driver.drop(moves)}) {
        if (!problem.isEmpty())
            return problem;
    }
    reader.hear(driver);
    Problem problem = driver.press(Qt::Key_E, Qt::ControlModifier);
    reader.takeUntil("Turning point");
    reader.take();
    return problem;
}

bool areValuesKnown(const Driver &driver)
{
    const ColumnMarks &marks = driver.scene().columnMarks();
    const auto isAwaited = [](const ColumnMark &mark) { return mark.state == ColumnMark::State::Awaited; };
    return marks && std::ranges::none_of(*marks, isAwaited);
}

int countOf(const QStringList &heard, const QString &part)
{
    return static_cast<int>(heard.join(u' ').count(part));
}

/// Presses the key that a button has in its text.
Problem pressKeyOf(Driver &driver, const char *button)
{
    const auto *found = driver.window().findChild<QAbstractButton *>(QString::fromLatin1(button));
    if (!found || !found->isVisible() || !found->isEnabled())
        return QStringLiteral("%1 cannot be pressed").arg(QString::fromLatin1(button));
    const QKeySequence key = QKeySequence::mnemonic(found->text());
    if (key.isEmpty())
        return QStringLiteral("%1 has no key").arg(QString::fromLatin1(button));
    return driver.press(key[0].key(), key[0].keyboardModifiers());
}

void sayInVietnamese(Driver &driver)
{
    driver.preferences().set(&PreferenceValues::language, QStringLiteral("vi"));
    QCoreApplication::processEvents();
}
} // namespace

/// The texts of the coach and the lessons for a screen reader: each once, in the right order, and with the
/// next key.
class TestHeard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::installUpdateHandler(&Reader::note);
        if (!QTest::qWaitFor([] { return QAccessible::isActive(); }))
            QSKIP("Without the bus of screen readers, Qt tells nothing: see tests/access/desktop.");
    }
    void init() { Driver::prepare(); }

    void aColumnWhereTheReaderStillIs();
    void aValueOnceAfterTheAgreement_data();
    void aValueOnceAfterTheAgreement();
    void whatIsSwitchedOnAndOff_data();
    void whatIsSwitchedOnAndOff();
    void thatTheLineIsHidden();
    void anEstimateWhenItStands();
    void noPanesInPanes();
    void theListOfLessons();
    void theWayBackFromAPage();
    void theStepsOfALesson_data();
    void theStepsOfALesson();
    void theTaskOfALessonOnceMore();
    void theSandbox();
    void theEndOfAGameFromTheSandbox();
    void anEnding();
    void theRatingAfterAPuzzle();
    void theTaskOfAPuzzleOnce();
    void theVerdictOnce();
    void theSolutionOnce();
    void nothingOfAPuzzleAfterIt();
    void aRush();
    void theCoinTossOnce();
    void aHintWithoutTheWait();
    void theLanguage();
    void theCoachAfterTheDropItself();
    void noThinkingWhileTheCoachSpeaks();
    void whatCameOfAReview_data();
    void whatCameOfAReview();
    void aMoveAndItsJudgementOnce();
    void aBetterMove();
};

void TestHeard::aColumnWhereTheReaderStillIs()
{
    Driver driver({.match = matchOf(Preset::Classic)});
    Reader reader;
    reader.hear(driver);
    DO(driver.press(Qt::Key_Return));
    DO(driver.press(Qt::Key_Right));
    DO(driver.press(Qt::Key_Left));
    QVERIFY(reader.take().contains("Column 4, empty"));
    // After a digit key only the drop is announced, not the focused column.
    DO(driver.press(Qt::Key_3));
    QCOMPARE(reader.take(),
             QStringList({"Player 1 dropped a disc in column 3. Player 2’s turn: choose a column."}));
    DO(driver.press(Qt::Key_Right));
    QCOMPARE(reader.take(), QStringList({"Column 4, empty."}));
    DO(driver.press(Qt::Key_Left));
    QCOMPARE(reader.take(), QStringList({"Column 3, 1 disc, top yellow"}));
}

void TestHeard::aValueOnceAfterTheAgreement_data()
{
    QTest::addColumn<bool>("isLate");
    QTest::newRow("the reader asks at once") << false;
    QTest::newRow("the reader asks late") << true;
}

void TestHeard::aValueOnceAfterTheAgreement()
{
    QFETCH(bool, isLate);
    Driver driver({.match = matchOf(Preset::Classic)});
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop("44"));
    Reader reader;
    reader.hear(driver);
    DO(driver.press(Qt::Key_V));
    DO(driver.await("agreementDialog"));
    reader.take();
    reader.setLate(isLate);
    DO(driver.answer(QDialogButtonBox::Yes, By::Keys));
    DO(driver.awaitNoDialog());
    QTRY_VERIFY_WITH_TIMEOUT(areValuesKnown(driver), longWait);
    QCoreApplication::processEvents();
    QStringList heard = reader.take();
    // Takes also the text that follows.
    DO(driver.press(Qt::Key_F2));
    heard += reader.take();
    // On a slow machine the value is known before it is known to be the best.
    QVERIFY2(countOf(heard, "wins in 20, the best") == 1, qPrintable(heard.join(u'\n')));
    QVERIFY2(countOf(heard, "wins in 20") <= 2, qPrintable(heard.join(u'\n')));
    QVERIFY2(countOf(heard, "Column 4, 2 discs") == 1, qPrintable(heard.join(u'\n')));
}

void TestHeard::whatIsSwitchedOnAndOff_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("on");
    QTest::addColumn<QString>("off");
    QTest::addColumn<QString>("vietnamese");
    QTest::newRow("values") << "valuesAction"
                            << "Values: on."
                            << "Values: off."
                            << "Giá trị: bật.";
    QTest::newRow("threats") << "threatsAction"
                             << "Threats: on."
                             << "Threats: off."
                             << "Mối đe dọa: bật.";
    QTest::newRow("list of moves") << "moveListAction"
                                   << "Move list: on."
                                   << "Move list: off."
                                   << "Danh sách nước đi: bật.";
}

void TestHeard::whatIsSwitchedOnAndOff()
{
    QFETCH(QString, action);
    QFETCH(QString, on);
    QFETCH(QString, off);
    QFETCH(QString, vietnamese);
    Driver driver({.match = matchOf(Preset::Classic)});
    DO(driver.press(Qt::Key_Return));
    driver.window().session()->agreeToHelp();
    Reader reader;
    reader.hear(driver);
    reader.take();
    const QKeySequence key = driver.window().findChild<QAction *>(action)->shortcut();
    const auto press = [&] { return driver.press(key[0].key(), key[0].keyboardModifiers()); };
    DO(press());
    const QStringList heard = reader.take();
    QVERIFY2(!heard.isEmpty() && heard.front().startsWith(on), qPrintable(heard.join(u'\n')));
    DO(press());
    QVERIFY(reader.take().contains(off));
    sayInVietnamese(driver);
    reader.take();
    DO(press());
    const QStringList said = reader.take();
    QVERIFY2(!said.isEmpty() && said.front().startsWith(vietnamese), qPrintable(said.join(u'\n')));
}

void TestHeard::thatTheLineIsHidden()
{
    Driver driver({.match = matchOf(Preset::Classic)});
    DO(driver.press(Qt::Key_Return));
    driver.window().session()->agreeToHelp();
    DO(driver.drop("4433"));
    Reader reader;
    reader.hear(driver);
    DO(driver.press(Qt::Key_H));
    QStringList heard;
    QTRY_VERIFY_WITH_TIMEOUT((heard += reader.take()).join(u' ').contains("Column 5"), longWait);
    DO(driver.press(Qt::Key_H));
    heard = reader.take();
    QVERIFY2(countOf(heard, "disc 1 of") == 1, qPrintable(heard.join(u'\n')));
    DO(driver.press(Qt::Key_H));
    QCOMPARE(reader.take(), QStringList({"The line is hidden."}));
    // A drop hides the line, and only the drop is announced.
    DO(driver.press(Qt::Key_H));
    reader.take();
    DO(driver.press(Qt::Key_1));
    QCOMPARE(countOf(reader.take(), "hidden"), 0);
}

void TestHeard::anEstimateWhenItStands()
{
    Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false});
    DO(driver.press(Qt::Key_Return));
    driver.window().session()->agreeToHelp();
    DO(driver.drop(By::Keys, 4));
    if (driver.game().step() == Step::Confirm)
        DO(driver.endTurn(By::Keys));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_V));
    QString heard = reader.takeUntil("an estimate, ");
    QVERIFY2(heard.count("an estimate, ") == 1, qPrintable(heard));
    // It is the text that is shown, and that stays.
    const QString words = driver.view().wordsOfColumn(driver.view().focusedColumn());
    QVERIFY2(heard.contains(words), qPrintable(heard + u'\n' + words));
    // A hint is announced at every request.
    for (int i = 0; i < 2; ++i) {
        DO(driver.press(Qt::Key_H));
        heard = reader.takeUntil("This is an estimate that sees ");
        reader.take();
        QVERIFY2(heard.contains(" looks best."), qPrintable(heard));
    }
}

void TestHeard::noPanesInPanes()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_F3, Qt::ControlModifier));
    for (QAccessibleInterface *thing = QAccessible::queryAccessibleInterface(driver.focus()); thing;
         thing = thing->parent())
        QVERIFY2(thing->role() != QAccessible::LayeredPane, qPrintable(thing->text(QAccessible::Name)));
}

void TestHeard::theListOfLessons()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    DO(driver.press(Qt::Key_F3, Qt::ControlModifier));
    // The one that Enter opens.
    QStringList heard = reader.take();
    heard += reader.take();
    QVERIFY2(heard.contains("Lesson 1: Lines. 0 of 5 steps are done."), qPrintable(heard.join(u'\n')));
}

void TestHeard::theWayBackFromAPage()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    DO(driver.press(Qt::Key_F3, Qt::ControlModifier));
    QVERIFY(driver.focus() != &driver.view());
    reader.take();
    DO(driver.press(Qt::Key_Escape));
    QCOMPARE(driver.focus(), &driver.view());
    QVERIFY(reader.take().contains("Column 4, empty"));
}

void TestHeard::theStepsOfALesson_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("text");
    QTest::addColumn<QStringList>("titles");
    QTest::addColumn<QString>("again");
    QTest::addColumn<QString>("on");
    QTest::newRow("English") << "en" << 0
                             << QStringList({"1. Lines – step 1 of 5. ", "1. Lines – step 2 of 5. "})
                             << "Press Alt+T to try again."
                             << "Press Alt+N to go on.";
    QTest::newRow("Vietnamese") << "vi" << 1
                                << QStringList({"1. Đường – bước 1 trên 5. ", "1. Đường – bước 2 trên 5. "})
                                << "Nhấn Alt+L để thử lại."
                                << "Nhấn Alt+P để đi tiếp.";
}

void TestHeard::theStepsOfALesson()
{
    QFETCH(QString, language);
    QFETCH(int, text);
    QFETCH(QStringList, titles);
    QFETCH(QString, again);
    QFETCH(QString, on);
    const coach::Lesson &lesson = lessonbook::lessons().front();
    const auto of = [text](const coach::LessonText &words) {
        return QString::fromStdString(words.at(static_cast<std::size_t>(text)));
    };
    Driver driver({.language = language, .match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    const auto hears = [&reader](const QString &part) {
        const QString heard = reader.takeUntil(part);
        return heard.contains(part) ? Problem() : heard;
    };
    DO(driver.press(Qt::Key_F3, Qt::ControlModifier));
    DO(driver.press(Qt::Key_Return));
    // First the place, and then the task.
    DO(hears(titles[0] + of(lesson.steps[0].text)));
    DO(driver.press(Qt::Key_7));
    DO(hears(of(lesson.steps[0].wrong) + u' ' + again));
    DO(pressKeyOf(driver, "lessonAgain"));
    DO(hears(of(lesson.steps[0].text)));
    // When shown after a wrong answer, the task is not announced again.
    DO(driver.press(Qt::Key_7));
    DO(hears(again));
    reader.take();
    DO(pressKeyOf(driver, "lessonShow"));
    const QString shown = reader.takeUntil(of(lesson.steps[0].why));
    QVERIFY2(!shown.contains(of(lesson.steps[0].text)), qPrintable(shown));
    DO(pressKeyOf(driver, "lessonAgain"));
    DO(hears(of(lesson.steps[0].text)));
    DO(driver.press(Qt::Key_2));
    DO(hears(of(lesson.steps[0].why) + u' ' + on));
    DO(pressKeyOf(driver, "lessonNext"));
    DO(hears(titles[1] + of(lesson.steps[1].text)));
}

void TestHeard::theTaskOfALessonOnceMore()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.press(Qt::Key_F3, Qt::ControlModifier));
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_F2));
    const QString heard = reader.take().join(u' ');
    QVERIFY2(heard.contains("1. Lines – step 1 of 5. Four of your discs"), qPrintable(heard));
}

void TestHeard::theSandbox()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.chooseFromMenu("sandboxAction"));
    QString heard = reader.take().join(u' ');
    QVERIFY2(heard.contains("the arrows choose a cell, X and O set a disc, Del takes it away. Alt+P plays"),
             qPrintable(heard));
    // The cell first, then the position, then the long text.
    DO(driver.press(Qt::Key_X));
    heard = reader.take().join(u' ');
    const auto cell = heard.indexOf("Column 1, row 1, yellow (X).");
    const auto verdict = heard.indexOf("This position is possible; red moves next.");
    QVERIFY2(cell >= 0 && verdict > cell, qPrintable(heard));
    QTRY_VERIFY_WITH_TIMEOUT((heard += reader.take().join(u' ')).contains(", the best"), longWait);
    QVERIFY2(heard.indexOf(", the best") > verdict, qPrintable(heard));
    // Each of the others where a disc would land.
    QCOMPARE(heard.count(" loses in ") + heard.count(" wins in ") + heard.count(" draws"),
             heard.count(", the best"));
    DO(driver.press(Qt::Key_Right));
    QVERIFY(reader.takeUntil("Column 2, row 1, empty").contains(" in "));
    QCOMPARE(heard.count("Column 1, row 1, yellow (X)"), 1);
    QCOMPARE(heard.count("This position is possible"), 1);
}

void TestHeard::anEnding()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1366, 768}});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.chooseFromMenu("endingsAction", By::Keys));
    QString heard = reader.takeUntil("to move. With best play, who wins?");
    QVERIFY2(heard.contains("Who must play here?"), qPrintable(heard));
    // The discs do not fall yet.
    DO(driver.press(Qt::Key_4));
    QVERIFY(reader.takeUntil("First say who wins").size() > 0);
    DO(driver.tabTo("solveEnding"), driver.press(Qt::Key_Space));
    heard = reader.takeUntil("“Step by step” tells why.");
    QCOMPARE(heard.count("The answer: "), 1);
    DO(driver.tabTo("endingStepByStep"), driver.press(Qt::Key_Space));
    QVERIFY(reader.takeUntil("1. ").contains("moves first."));
    DO(driver.press(Qt::Key_Space));
    QVERIFY(reader.takeUntil("2. ").size() > 0);
}

void TestHeard::theEndOfAGameFromTheSandbox()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.chooseFromMenu("sandboxAction"));
    // X: a1 to c1, O: a2 to c2; X is to drop, and d1 makes a line.
    for (int i = 0; i < 3; ++i) {
        DO(driver.press(Qt::Key_X));
        DO(driver.press(Qt::Key_Up));
        DO(driver.press(Qt::Key_O));
        DO(driver.press(Qt::Key_Down));
        DO(driver.press(Qt::Key_Right));
    }
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(pressKeyOf(driver, "sandboxPlay"));
    QString heard = reader.takeUntil("Your turn: choose a column.");
    QVERIFY2(heard.contains("Column 4, empty"), qPrintable(heard));
    DO(driver.press(Qt::Key_4));
    heard = reader.take().join(u' ');
    QVERIFY2(heard.contains("You (X, yellow) win with 4 in a row."), qPrintable(heard));
    // Each key after the end announces the key that leads back.
    for (int i = 0; i < 2; ++i) {
        DO(driver.press(Qt::Key_4));
        QCOMPARE(reader.take(),
                 QStringList({"This game is over. Press Shift+F3 to go back to your own game."}));
    }
    DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
    heard = reader.take().join(u' ');
    QVERIFY2(heard.contains("This is your game again."), qPrintable(heard));
}

void TestHeard::theRatingAfterAPuzzle()
{
    Driver driver({.size = {1100, 800}});
    {
        GameStore store;
        TrainingStore trained(&store);
        for (int i = 0; i < int(leastRated); ++i)
            trained.note({}, PuzzleTry{.puzzle = QStringLiteral("win %1").arg(i),
                                       .rating = 1200,
                                       .isRight = i % 2 == 0,
                                       .when = i + 1,
                                       .day = QDate(2026, 1, 1)});
    }
    DO(puzzles::startTask(driver, puzzles::Task::Win));
    Reader reader;
    reader.hear(driver);
    reader.take();
    const int wrong = puzzles::wrongOf(driver);
    QVERIFY(wrong >= 0);
    DO(puzzles::dropWith(driver, puzzles::With::Keys, wrong));
    QString heard = reader.takeUntil("Your rating: 1,");
    QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || puzzles::dropsOf(driver).size() == 2, longWait);
    heard += reader.take().join(u' ');
    QVERIFY2(heard.count("Not yet: column ") == 1, qPrintable(heard));
    QVERIFY2(heard.count("Your rating: ") == 1, qPrintable(heard));
    QVERIFY2(heard.indexOf("Not yet: column ") < heard.indexOf("Your rating: "), qPrintable(heard));
    QVERIFY2(!heard.contains("answers in column"), qPrintable(heard));
}

void TestHeard::theTaskOfAPuzzleOnce()
{
    Driver driver({.size = {1100, 800}});
    Reader reader;
    reader.hear(driver);
    DO(puzzles::startTask(driver, puzzles::Task::Only));
    QString heard = reader.takeUntil("You play ");
    QCOMPARE(heard.count("ind the only move."), 1);
    QVERIFY2(heard.contains("Puzzle: find the only move. You play "), qPrintable(heard));
    // The rules ask for any move.
    QVERIFY2(!heard.contains("choose a column"), qPrintable(heard));
    DO(driver.press(Qt::Key_F3));
    heard = reader.takeUntil("You play ");
    QVERIFY2(!heard.contains("choose a column"), qPrintable(heard));
    DO(driver.chooseFromMenu("dailyPuzzleAction"));
    heard = reader.takeUntil("Puzzle of the day: ");
    QVERIFY2(!heard.contains("choose a column"), qPrintable(heard));
}

void TestHeard::theVerdictOnce()
{
    Driver driver({.size = {1100, 800}});
    DO(puzzles::startTask(driver, puzzles::Task::Win));
    Reader reader;
    reader.hear(driver);
    QString heard;
    for (int drop = 0; drop < 3 && !driver.game().isOver(); ++drop) {
        const int column = drop == 0 ? puzzles::wrongOf(driver) : driver.game().board().landing(6) ? 6 : 0;
        const auto before = puzzles::dropsOf(driver).size();
        DO(puzzles::dropWith(driver, puzzles::With::Keys, column));
        QTRY_VERIFY_WITH_TIMEOUT(driver.game().isOver() || puzzles::dropsOf(driver).size() >= before + 2,
                                 longWait);
        heard += reader.take().join(u' ') + u' ';
    }
    QCOMPARE(heard.count("Not yet: try again, or play on."), 1);
    QVERIFY2(heard.count("Computer dropped a disc") >= 1, qPrintable(heard));
    QVERIFY2(heard.indexOf("Not yet") < heard.indexOf("Computer dropped a disc"), qPrintable(heard));
}

void TestHeard::theSolutionOnce()
{
    Driver driver({.size = {1100, 800}});
    DO(puzzles::startTask(driver, puzzles::Task::Win));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.click("solvePuzzle"));
    QTRY_VERIFY_WITH_TIMEOUT(puzzles::solving(driver).stage() == puzzles::Stage::Shown, longWait);
    const QString heard = reader.take().join(u' ');
    QCOMPARE(heard.count("This is the solution."), 1);
    // Each disc as it drops, and not the list as it grows.
    QVERIFY2(heard.count("The solution") <= 1, qPrintable(heard));
    QCOMPARE(heard.count(" dropped a disc in column "), puzzles::dropsOf(driver).size());
}

void TestHeard::nothingOfAPuzzleAfterIt()
{
    Driver driver({.size = {1100, 800}}); // whose own game has not begun
    DO(puzzles::startTask(driver, puzzles::Task::Win));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
    const QString heard = reader.takeUntil("This is your game again.");
    QVERIFY2(!heard.contains("Puzzle") && !heard.contains("Win in"), qPrintable(heard));
}

void TestHeard::aRush()
{
    Driver driver({.size = {1100, 800}});
    Trainer &trainer = *driver.window().trainer();
    const auto steady = std::make_shared<qint64>(0);
    puzzles::setClocks(driver, std::make_shared<QDateTime>(puzzles::noon), steady);
    trainer.setRushPause(0);
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.chooseFromMenu("rushAction"));
    QString heard = reader.takeUntil("You play ");
    const auto beginning = heard.indexOf("Rush: 3 minutes for as many puzzles as you can.");
    QVERIFY2(beginning >= 0 && beginning < heard.indexOf("You play "), qPrintable(heard));
    DO(puzzles::solveWith(driver, puzzles::With::Keys));
    heard = reader.takeUntil("1 solved, 0 missed.");
    QVERIFY2(heard.contains("Solved!"), qPrintable(heard));
    QVERIFY2(!heard.contains("try again"), qPrintable(heard));
    for (const auto &[passed, left] :
         {std::pair(119'000, 0), std::pair(120'500, 60), std::pair(150'000, 30), std::pair(170'000, 10)}) {
        *steady = passed;
        if (left == 0)
            QTRY_VERIFY(driver.text("puzzleProgress").startsWith("Rush: 1:01 left"));
        else
            reader.takeUntil(QString::number(left) + " seconds left.");
    }
    DO(driver.press(Qt::Key_F2));
    reader.takeUntil("Rush: 0:10 left, 1 solved, 0 missed.");
    *steady = 180'000;
    heard = reader.takeUntil("Rush is over: 1 puzzle solved, 0 missed.");
    QVERIFY2(!heard.contains("seconds left"), qPrintable(heard));
}

void TestHeard::theCoinTossOnce()
{
    Driver driver({.match = matchOf(Preset::NamedMatch)});
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_Return));
    DO(driver.await("letterDialog"));
    // The dialog says it.
    const QString heard = reader.take().join(u' ');
    QVERIFY2(!heard.contains("coin toss"), qPrintable(heard));
    DO(driver.click("chooseO"), driver.awaitNoDialog());
    QVERIFY(reader.takeUntil("chose the letter O").count("coin toss") == 0);
}

void TestHeard::aHintWithoutTheWait()
{
    Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "121212"});
    Reader reader;
    reader.hear(driver);
    QElapsedTimer timer;
    timer.start();
    DO(driver.press(Qt::Key_H));
    const QString heard = reader.takeUntil("Column 1 – ");
    if (timer.elapsed() < 1000)
        QVERIFY2(!heard.contains("Working it out"), qPrintable(heard));
}

void TestHeard::theLanguage()
{
    Driver driver({.match = matchOf(Preset::Classic)});
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop("4"));
    Reader reader;
    reader.hear(driver);
    reader.take();
    driver.preferences().set(&PreferenceValues::language, QStringLiteral("vi"));
    const QString heard = reader.takeUntil("Chương trình nay nói tiếng Việt.");
    QVERIFY2(!heard.contains("cột"), qPrintable(heard));
}

void TestHeard::theCoachAfterTheDropItself()
{
    Match match = matchOf(Preset::Classic);
    match.practice = true;
    Driver driver({.match = match});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_4, Qt::Key_3}) {
        DO(driver.press(key));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.window().session()->pace()->isReading(), longWait);
    }
    reader.take();
    DO(driver.press(Qt::Key_3));
    const QString heard = reader.takeUntil("says why.");
    const auto drop = heard.indexOf("Player 2 dropped a disc in column 3.");
    const auto coach = heard.indexOf("That gives the win away: now your opponent can win in 2 moves.");
    QVERIFY2(drop >= 0 && coach > drop, qPrintable(heard));
    QVERIFY2(heard.contains("Backspace takes it back, G plays on, Y says why."), qPrintable(heard));
    QVERIFY2(!heard.contains("Player 1 dropped"), qPrintable(heard));
    reader.take();
    // Again by the key for the state of the game.
    DO(driver.press(Qt::Key_F2));
    QVERIFY(
        reader.takeUntil("That gives the win away").contains("Last: Player 2 dropped a disc in column 3."));
    reader.take();
    DO(driver.press(Qt::Key_Backspace));
    // No move that sounds new.
    QString back = reader.takeUntil("The move was taken back.");
    back += reader.take().join(u' ');
    QVERIFY2(!back.contains("dropped a disc"), qPrintable(back));
}

void TestHeard::noThinkingWhileTheCoachSpeaks()
{
    Match match = matchOf(Preset::Classic);
    match.seats[Player::Two].level = Level::Easy;
    match.practice = true;
    match.rules.columns = 5;
    match.rules.rows = 4;
    match.rules.connect = 3;
    Driver driver({.match = match});
    DO(driver.press(Qt::Key_Return));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_1)); // gives a near win away
    QString heard = reader.takeUntil("says why.");
    reader.take();
    DO(driver.press(Qt::Key_F2));
    heard += reader.takeUntil("That gives the win away");
    QVERIFY2(!heard.contains("thinking"), qPrintable(heard));
    DO(driver.press(Qt::Key_G));
    reader.takeUntil("Computer is thinking…");
}

void TestHeard::whatCameOfAReview_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("turningPoint");
    QTest::addColumn<QString>("decisions");
    QTest::newRow("English") << "en"
                             << "Turning point: disc 6 (Player 2), in column 3, let the opponent win at once."
                             << "kept the result";
    QTest::newRow("Vietnamese") << "vi"
                                << "Bước ngoặt: "
                                << "1 trên 2 quyết định giữ được kết quả";
}

void TestHeard::whatCameOfAReview()
{
    QFETCH(QString, language);
    QFETCH(QString, turningPoint);
    QFETCH(QString, decisions);
    Driver driver({.language = language, .match = matchOf(Preset::Classic), .size = {1100, 800}});
    DO(driver.press(Qt::Key_Return));
    DO(driver.drop("1212131"));
    Reader reader;
    reader.hear(driver);
    reader.take();
    DO(driver.press(Qt::Key_E, Qt::ControlModifier));
    QString heard = reader.takeUntil(turningPoint);
    heard += reader.take().join(u' ');
    QVERIFY2(heard.count(turningPoint) == 1, qPrintable(heard));
    QVERIFY2(heard.contains(decisions), qPrintable(heard));
    // A second request announces it again.
    DO(driver.press(Qt::Key_E, Qt::ControlModifier));
    heard = reader.takeUntil(turningPoint);
    QVERIFY2(heard.contains(decisions), qPrintable(heard));
}

void TestHeard::aMoveAndItsJudgementOnce()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    Reader reader;
    DO(playAndReview(driver, reader));
    DO(driver.press(Qt::Key_PageUp));
    QCOMPARE(
        reader.take(),
        QStringList(
            {"Move 6 of 7: Player 2 dropped a disc in column 3. Blunder: let the opponent win at once. A "
             "win became a loss. Column 1 would have won in 19. With best play Player 1 wins in "
             "1."}));
}

void TestHeard::aBetterMove()
{
    Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
    Reader reader;
    // Two threats allowed, a forced win given up, and a line allowed.
    DO(playAndReview(driver, reader, "4433172"));
    DO(driver.press(Qt::Key_PageUp));
    DO(driver.press(Qt::Key_PageUp));
    reader.take();
    DO(driver.chooseFromMenu("findBetterAction"));
    // The place and the task, before the player on turn.
    QString heard = reader.takeUntil("Find a better column.");
    QVERIFY2(heard.contains("Find the better move: 1 of 3. Disc 4 (Player 2) went to column 3"),
             qPrintable(heard));
    QVERIFY2(heard.indexOf("Disc 4 (") < heard.indexOf("Player 2’s turn: choose a column."),
             qPrintable(heard));
    // F2 announces it again.
    reader.take();
    DO(driver.press(Qt::Key_F2));
    heard = reader.takeUntil("Find a better column.");
    reader.take();
    DO(driver.press(Qt::Key_3));
    heard = reader.takeUntil("Press Alt+T to try again.");
    QVERIFY2(heard.contains("Not yet: column 3 "), qPrintable(heard));
    // The text about the try is not repeated with the opponent's answer, which is announced once.
    if (!heard.contains("Player 1 dropped a disc"))
        heard += reader.takeUntil("Player 1 dropped a disc");
    heard += reader.take().join(u' ');
    QVERIFY2(heard.count("Not yet: ") == 1, qPrintable(heard));
    QVERIFY2(!heard.contains("answers in"), qPrintable(heard));
    DO(pressKeyOf(driver, "puzzleAgain"));
    heard = reader.takeUntil("Find a better column.");
    QVERIFY2(!heard.contains("1 of 3"), qPrintable(heard));
    reader.take();
    DO(pressKeyOf(driver, "puzzleClue"));
    heard = reader.takeUntil("column");
    QVERIFY2(!heard.contains("Disc 4"), qPrintable(heard));
    DO(driver.press(Qt::Key_2));
    heard = reader.takeUntil("Press Alt+N to go on.");
    QVERIFY2(heard.contains("Right: column 2 wins in 19."), qPrintable(heard));
    DO(pressKeyOf(driver, "puzzleNext"));
    reader.takeUntil("Find the better move: 2 of 3. Disc 5 (");
    DO(pressKeyOf(driver, "puzzleNext"));
    heard = reader.takeUntil("Find the better move: 3 of 3. Disc 6 (");
    QVERIFY2(heard.contains("Find a better column."), qPrintable(heard));
    // Each key after the end announces the keys that lead on.
    DO(driver.press(Qt::Key_4));
    QTRY_VERIFY_WITH_TIMEOUT(driver.model().isOver(), longWait);
    reader.take();
    for (int i = 0; i < 2; ++i) {
        DO(driver.press(Qt::Key_4));
        QCOMPARE(reader.take(),
                 QStringList({"This attempt is over. Press Alt+T to try again, or Alt+F to go on."}));
    }
    // After the last one, the key that led on leads back to the game.
    DO(pressKeyOf(driver, "puzzleNext"));
    heard = reader.takeUntil("This is your game again.");
    heard += reader.take().join(u' ');
    // At the point at which the game was left, and announced once.
    QVERIFY2(heard.contains("Move 5 of 7: Player 1 dropped a disc in column 1."), qPrintable(heard));
    QVERIFY2(!heard.contains("wins with 4 in a row"), qPrintable(heard));
    QVERIFY2(!heard.contains("Disc 5"), qPrintable(heard));
}

QTEST_MAIN(TestHeard)
#include "tst_heard.moc"
