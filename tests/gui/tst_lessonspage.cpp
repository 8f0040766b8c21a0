// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/lessons.h"
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/lessonbook.h"
#include "ui/learn/trainer.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamestore.h"
#include "ui/widgets/answerbanner.h"
#include "ui/widgets/speech/announcer.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace four;
using namespace four::gui;

namespace {

enum class Way { Mouse, Keys, Accessible };
/// What stands in the history, or was learnt, before a game is lost.

constexpr std::size_t english = 0;
constexpr std::size_t vietnamese = 1;

Problem pressButton(Driver &driver, const char *name, Way way)
{
    auto *button = driver.window().findChild<QAbstractButton *>(QString::fromLatin1(name));
    if (!button || !button->isVisible() || !button->isEnabled())
        return QStringLiteral("%1 cannot be pressed").arg(QString::fromLatin1(name));
    if (way == Way::Accessible)
        return driver.pressAccessibly(button);
    if (way == Way::Mouse)
        return driver.click(QString::fromLatin1(name));
    TRY(driver.tabTo(QString::fromLatin1(name)));
    return driver.press(Qt::Key_Space);
}

Problem drop(Driver &driver, int column, Way way)
{
    if (way == Way::Accessible)
        return driver.dropAccessibly(column);
    return driver.drop(way == Way::Mouse ? By::Mouse : By::Keys, column);
}

/// Does what the step asks for, as people do it.
Problem act(Driver &driver, const Action &action, Way way = Way::Keys)
{
    if (const auto *dropped = std::get_if<action::Drop>(&action))
        return drop(driver, dropped->column + 1, way);
    if (std::holds_alternative<action::Block>(action))
        return driver.block(By::Mouse);
    if (std::holds_alternative<action::Undo>(action))
        return driver.undo(By::Mouse);
    if (std::holds_alternative<action::EndTurn>(action))
        return driver.endTurn(By::Mouse);
    if (const auto *removed = std::get_if<action::Remove>(&action)) {
        TRY(driver.press(Qt::Key_R));
        return driver.clickCell(removed->cell.column + 1, removed->cell.row + 1);
    }
    return QStringLiteral("nobody can do this");
}

QString verdict(const Driver &driver)
{
    return driver.textOnPage("lessonVerdict");
}

QString row(const Driver &driver, int number)
{
    const auto *list = driver.window().findChild<QListWidget *>(QStringLiteral("lessonList"));
    return list && list->item(number) ? list->item(number)->text().replace(QChar(QChar::Nbsp), u' ')
                                      : QString();
}

QString of(const coach::LessonText &text, std::size_t language)
{
    return QString::fromStdString(text.at(language));
}

/// The lesson of this number, counted from 1.
Problem open(Driver &driver, int lesson, Way way = Way::Mouse)
{
    if (const Problem problem =
            driver.chooseFromMenu(QStringLiteral("lessonsAction"), way == Way::Keys ? By::Keys : By::Mouse);
        !problem.isEmpty())
        return problem;
    auto *list = driver.window().findChild<QListWidget *>(QStringLiteral("lessonList"));
    if (!list || !list->isVisible())
        return QStringLiteral("there is no list of lessons");
    if (way == Way::Mouse) {
        list->scrollToItem(list->item(lesson - 1));
        const QPoint place = list->visualItemRect(list->item(lesson - 1)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, place);
        return {};
    }
    if (way == Way::Accessible) {
        list->setCurrentRow(lesson - 1);
        return pressButton(driver, "openLesson", way);
    }
    if (driver.focus() != list)
        return QStringLiteral("the list has not got the keyboard");
    while (list->currentRow() != lesson - 1) {
        const Qt::Key key = list->currentRow() < lesson - 1 ? Qt::Key_Down : Qt::Key_Up;
        TRY(driver.press(key));
    }
    return driver.press(Qt::Key_Return);
}
} // namespace

/// The lessons in the window: from the menu to the last step.
class TestLessonsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void enterGoesOnOnceSolved()
    {
        Driver driver({.size = {1100, 800}});
        DO(open(driver, 1));
        const auto step = [&] { return driver.textOnPage("lessonTitle"); };
        QVERIFY2(step().contains("step 1 of"), qPrintable(step()));
        // Before the answer it drops, and a wrong one leaves the step.
        DO(driver.press(Qt::Key_Return));
        QVERIFY(verdict(driver).startsWith("Not yet."));
        driver.wait(1000);
        DO(driver.press(Qt::Key_Return));
        QVERIFY2(step().contains("step 1 of"), qPrintable(step()));
        DO(driver.click("lessonAgain"), driver.drop(By::Keys, 2));
        QVERIFY(verdict(driver).startsWith("Right!"));
        driver.wait(1000);
        DO(driver.press(Qt::Key_Return));
        QVERIFY2(step().contains("step 2 of"), qPrintable(step()));
    }

    void celebratesNoWrongAnswer()
    {
        Driver driver({.animations = AnimationSpeed::Full, .size = {1100, 800}});
        DO(open(driver, 1));
        DO(driver.drop(By::Keys, 4));
        QTRY_VERIFY(driver.model().awaitsPerson());
        DO(driver.drop(By::Keys, 6));
        QTRY_VERIFY(driver.model().isOver());
        QTRY_VERIFY(!driver.scene().isFalling());
        QVERIFY(verdict(driver).startsWith("Not yet."));
        QVERIFY(!driver.scene().isCelebrating());
        // The right answer is worth one.
        DO(driver.click("lessonAgain"), driver.drop(By::Keys, 6));
        QTRY_VERIFY(driver.scene().isCelebrating());
    }

    void teachesALesson_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("text");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("progress");
        for (const auto &[name, way] :
             {std::pair("mouse", Way::Mouse), {"keys", Way::Keys}, {"accessible tree", Way::Accessible}}) {
            QTest::addRow("English, %s", name) << "en" << int(english) << int(way) << "1. Lines ✓";
            QTest::addRow("Vietnamese, %s", name) << "vi" << int(vietnamese) << int(way) << "1. Đường ✓";
        }
    }

    void teachesALesson()
    {
        QFETCH(QString, language);
        QFETCH(int, text);
        QFETCH(int, way);
        QFETCH(QString, progress);
        const auto by = static_cast<Way>(way);
        const auto words = static_cast<std::size_t>(text);
        Driver driver(
            {.language = language, .match = matchOf(Preset::Classic), .size = {1100, 800}, .moves = ""});
        DO(open(driver, 1, by));
        const coach::Lesson &lesson = lessonbook::lessons().front();
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const coach::LessonStep &step = lesson.steps[i];
            QCOMPARE(driver.textOnPage("lessonTask"), of(step.text, words));
            QVERIFY(driver.textOnPage("lessonTitle").contains(of(lesson.title, words)));
            QCOMPARE(verdict(driver), QString());
            QVERIFY(driver.game().board() == coach::gameOf(step).board());
            DO(act(driver, step.right.front(), by));
            QVERIFY2(verdict(driver).contains(of(step.why, words)), qPrintable(verdict(driver)));
            DO(inconsistency(driver));
            if (i + 1 < lesson.steps.size())
                DO(pressButton(driver, "lessonNext", by));
        }
        DO(pressButton(driver, "lessonAll", by));
        QCOMPARE(row(driver, 0), progress);
        QVERIFY(driver.game().actions().empty());
    }

    void everyRowIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Vietnamese") << "vi";
    }

    /// At every width of the list, a row is as high as its lines, the last of which is drawn.
    void everyRowIsWhole()
    {
        QFETCH(const QString, language);
        Driver driver({.language = language, .size = {960, 720}});
        DO(driver.chooseFromMenu("lessonsAction"));
        auto *list = driver.window().findChild<QListWidget *>("lessonList");
        QVERIFY(list);
        for (int width = 200; width < 330; width += 3) {
            list->setFixedWidth(width);
            QCoreApplication::processEvents();
            const QImage picture = list->viewport()->grab().toImage();
            for (int row = 1; row < list->count(); ++row) {
                const QRect place = list->visualItemRect(list->item(row));
                if (!list->viewport()->rect().contains(place))
                    continue;
                const int below = row + 1 < list->count() ? list->visualItemRect(list->item(row + 1)).top()
                                                          : place.bottom() + 1;
                // What is written last, as a line of text from the row's end.
                int ink = 0;
                for (int y = below - list->fontMetrics().lineSpacing(); y < below; ++y) {
                    for (int x = place.left(); x < place.right(); ++x)
                        ink += picture.pixelColor(x, y).lightness() < 100;
                }
                QVERIFY2(ink > 20, qPrintable(QString("%1 at %2").arg(list->item(row)->text()).arg(width)));
            }
        }
    }

    void everyStepCanBeDone_data()
    {
        QTest::addColumn<int>("lesson");
        const std::vector<coach::Lesson> &lessons = lessonbook::lessons();
        QCOMPARE(lessons.size(), std::size_t(12));
        for (std::size_t i = 0; i < lessons.size(); ++i)
            QTest::newRow(lessons[i].id.c_str()) << int(i);
    }

    void everyStepCanBeDone()
    {
        QFETCH(int, lesson);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, lesson + 1));
        for (const coach::LessonStep &step : lessonbook::lessons()[static_cast<std::size_t>(lesson)].steps) {
            QCOMPARE(driver.textOnPage("lessonTask"), of(step.text, english));
            DO(act(driver, step.right.back()));
            QVERIFY2(verdict(driver).startsWith("Right! " + of(step.why, english)),
                     qPrintable(verdict(driver)));
            DO(pressButton(driver, "lessonNext", Way::Mouse));
        }
        // The next lesson has begun, or, after the last one, the list is there again.
        if (driver.window().findChild<QWidget *>("lessonAll")->isVisible())
            DO(pressButton(driver, "lessonAll", Way::Mouse));
        QVERIFY2(row(driver, lesson).endsWith(u"✓"), qPrintable(row(driver, lesson)));
        QCOMPARE(driver.panel(), QString("startPanel"));
    }

    void saysWhyAnAnswerIsWrong_data()
    {
        QTest::addColumn<int>("lesson");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("right");
        QTest::newRow("Lines") << 1 << 7 << 2;
        QTest::newRow("Win and block") << 2 << 2 << 4;
        QTest::newRow("Not under a threat") << 4 << 3 << 1;
    }

    void saysWhyAnAnswerIsWrong()
    {
        QFETCH(int, lesson);
        QFETCH(int, column);
        QFETCH(int, right);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, lesson));
        const coach::LessonStep &step =
            lessonbook::lessons()[static_cast<std::size_t>(lesson - 1)].steps.front();
        QVERIFY(!driver.isEnabled("lessonAgain"));
        DO(driver.drop(By::Mouse, column));
        QCOMPARE(verdict(driver), "Not yet. " + of(step.wrong, english));
        const auto *label = driver.window().findChild<QLabel *>("lessonVerdict");
        const auto *banner = label->parentWidget()->findChild<AnswerBanner *>();
        QVERIFY(banner && banner->answer() == AnswerBanner::Answer::Wrong);
        // The board shows what comes of it.
        QTRY_VERIFY(driver.model().awaitsPerson() || driver.model().isOver());
        QCOMPARE(driver.game().actions().size(), coach::gameOf(step).actions().size() + 2);
        DO(pressButton(driver, "lessonAgain", Way::Mouse));
        QVERIFY(driver.game().board() == coach::gameOf(step).board());
        QCOMPARE(verdict(driver), QString());
        DO(driver.drop(By::Keys, right));
        QVERIFY(verdict(driver).startsWith("Right! "));
        QVERIFY(banner->answer() == AnswerBanner::Answer::Right);
    }

    /// The cells that a text names are marked while it stands, and from the fourth lesson on the threats.
    void marksWhatItNames()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, 4));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Spoken), QString("3,4"));
        // The threat that the text speaks of, and another one.
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Threat), QString("3,4y"));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString("1,2r"));
        DO(driver.drop(By::Mouse, 1));
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Spoken), QString("3,4 3,3"));
        DO(pressButton(driver, "lessonPrevious", Way::Mouse));
        // Back in the third lesson: what it names, and no threats.
        QCOMPARE(driver.coachMarks(CoachMark::Kind::Spoken), QString());
        QCOMPARE(driver.coachMarks(CoachMark::Kind::GoodThreat), QString());
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QVERIFY(driver.scene().coachMarks().empty());
    }

    void countsNothingThatWasShown()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, 3));
        const coach::LessonStep &step = lessonbook::lessons()[2].steps.front();
        DO(driver.drop(By::Mouse, 1), pressButton(driver, "lessonShow", Way::Mouse));
        QVERIFY2(verdict(driver).startsWith("This is it. " + of(step.why, english)),
                 qPrintable(verdict(driver)));
        QCOMPARE(driver.game().board().at({4, 0}), std::optional(Player::One));
        // Back to the step before, which is the last of the lesson before, and on again.
        DO(pressButton(driver, "lessonPrevious", Way::Mouse));
        QVERIFY(driver.textOnPage("lessonTitle").startsWith("2. "));
        DO(pressButton(driver, "lessonNext", Way::Mouse));
        QCOMPARE(driver.textOnPage("lessonTask"), of(step.text, english));
        DO(pressButton(driver, "lessonAll", Way::Mouse));
        QCOMPARE(row(driver, 2), QString("3. Two threats at once (0 of 4)"));
    }

    void whatIsRefusedIsNoAnswer()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, 12), pressButton(driver, "lessonNext", Way::Mouse));
        DO(pressButton(driver, "lessonNext", Way::Mouse), pressButton(driver, "lessonNext", Way::Mouse));
        // A turn cannot be blocked while the opponent could win, and that costs the answer nothing.
        DO(driver.press(Qt::Key_B));
        QCOMPARE(verdict(driver), QString());
        QVERIFY(driver.isRefusalShown());
        DO(driver.undo(By::Mouse));
        QVERIFY(verdict(driver).startsWith("Right! "));
        // What is allowed and not asked for has its own words.
        DO(pressButton(driver, "lessonPrevious", Way::Mouse), driver.undo(By::Mouse));
        QCOMPARE(verdict(driver), QString("Not yet. That is allowed, but it does not help here."));
    }

    void speaksAnotherLanguageInTheMiddle()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, 2));
        const coach::LessonStep &step = lessonbook::lessons()[1].steps.front();
        DO(driver.drop(By::Keys, 2));
        QVERIFY(verdict(driver).endsWith(of(step.wrong, english)));
        const Game game = driver.game();
        driver.preferences().set(&PreferenceValues::language, QStringLiteral("vi"));
        QCoreApplication::processEvents();
        QCOMPARE(driver.textOnPage("lessonTask"), of(step.text, vietnamese));
        QVERIFY2(verdict(driver).endsWith(of(step.wrong, vietnamese)), qPrintable(verdict(driver)));
        QVERIFY(driver.textOnPage("lessonTitle").contains(of(lessonbook::lessons()[1].title, vietnamese)));
        QVERIFY(driver.game().board().count(Player::One) >= game.board().count(Player::One));
        DO(pressButton(driver, "lessonAll", Way::Mouse));
        QVERIFY(row(driver, 1).startsWith("2. " + of(lessonbook::lessons()[1].title, vietnamese)));
    }

    void putsTheGameBackAsItWas()
    {
        Driver driver({.match = matchOf(Preset::ThreeStrikes), .size = {1100, 800}});
        driver.setNextSeed(1);
        DO(driver.press(Qt::Key_Return));
        for (const int column : {4, 4, 3})
            DO(driver.drop(By::Keys, column));
        DO(driver.chooseFromMenu("lessonsAction"));
        const Game game = driver.game();
        const auto times = driver.window().session()->times().actions;
        const std::optional<qint64> number = driver.window().keeper()->current();
        const QStringList texts = driver.texts();
        DO(open(driver, 8));
        QVERIFY(!(driver.game() == game));
        DO(driver.drop(By::Keys, 1), pressButton(driver, "lessonAll", Way::Mouse));
        QVERIFY(driver.game() == game);
        QVERIFY(driver.window().session()->times().actions == times);
        QCOMPARE(driver.window().keeper()->current(), number);
        QCOMPARE(driver.texts(), texts);
        // ... and the game goes on, and is stored, as if nothing had been.
        const std::size_t before = driver.game().actions().size();
        driver.view().setFocus();
        if (driver.game().step() == Step::Confirm)
            DO(driver.endTurn(By::Mouse));
        DO(driver.drop(By::Keys, 5));
        QVERIFY(driver.game().actions().size() > before);
        const Game last = driver.game();
        driver.restart();
        QVERIFY(driver.game() == last);
    }

    void staysUntilAnotherGameIsTaken_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action : {"newMatchAction", "historyAction", "saveAction", "copyAction"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void staysUntilAnotherGameIsTaken()
    {
        QFETCH(QString, action);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}, .moves = "4"});
        const Game game = driver.game();
        DO(open(driver, 1));
        const Game step = driver.game();
        QVERIFY(!(step == game));
        DO(driver.chooseFromMenu(action));
        if (driver.dialog())
            DO(driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QVERIFY(driver.game() == step);
        QVERIFY(driver.isOnScreen("lessonTask"));
        // A game that is pasted takes the board.
        QGuiApplication::clipboard()->setText("443");
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QCOMPARE(driver.game().actions().size(), 3U);
        QVERIFY(driver.isOnScreen("lessonList"));
    }

    void keepsTheMatchOfTheGame()
    {
        // A window closed in the middle of the power-ups' lesson opens with the own game again.
        Driver driver({.match = matchOf(Preset::ThreeStrikes), .size = {1100, 800}});
        DO(open(driver, 12));
        QCOMPARE(driver.model().match().preset, Preset::PowerUps);
        driver.restart();
        QCOMPARE(driver.model().match().preset, Preset::ThreeStrikes);
    }

    void isHeard()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        QSignalSpy spoken(Announcer::of(&driver.window()), &Announcer::announced);
        const auto heard = [&] {
            QString all;
            for (const QList<QVariant> &one : spoken)
                all += one.front().toString() + u'\n';
            return all;
        };
        QCoreApplication::processEvents(); // the greeting
        spoken.clear();
        DO(open(driver, 1));
        const coach::LessonStep &step = lessonbook::lessons().front().steps.front();
        QTRY_VERIFY2(heard().contains(of(step.text, english)), qPrintable(heard()));
        // After the menu's name first what it is about, and not the drop that led there.
        QVERIFY2(heard().startsWith("Learn\n1. Lines – step 1 of 5"), qPrintable(heard()));
        QVERIFY2(heard().trimmed().endsWith("turn: choose a column."), qPrintable(heard()));
        QVERIFY2(!heard().contains("dropped"), qPrintable(heard()));
        spoken.clear();
        DO(driver.drop(By::Keys, 7));
        QTRY_VERIFY2(heard().contains(of(step.wrong, english)), qPrintable(heard()));
        const auto *list = driver.window().findChild<QListWidget *>("lessonList");
        QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
                 QString("Lesson 1: Lines. 0 of 5 steps are done."));
    }

    void saysWhichKeysLeadOnFromTheEnd()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}});
        DO(open(driver, 1));
        // The line is complete, and the game on the board over; people drop once more.
        DO(driver.drop(By::Keys, 2));
        QVERIFY(driver.game().isOver());
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.text("notice/text"),
                 QString("This step is over. Press Alt+T to try it again, or Alt+N to go on."));
        DO(driver.press(Qt::Key_T, Qt::AltModifier));
        QTRY_VERIFY(!driver.game().isOver());
        QVERIFY(driver.isOnScreen("lessonTask"));
        // Where the page is closed, its keys do nothing.
        DO(driver.drop(By::Keys, 2), driver.press(Qt::Key_L, Qt::ControlModifier));
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY(!driver.isOnScreen("lessonTask"));
        DO(driver.press(Qt::Key_4));
        QCOMPARE(driver.text("notice/text"),
                 QString("This game is over. Press Shift+F3 to go back to your own game."));
    }

    /// Under the name of the player of the game that waits meanwhile.
    void isKeptUnderTheName()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Driver driver({.match = match, .size = {1100, 800}});
        DO(open(driver, 1), driver.drop(By::Keys, 2));
        QVERIFY(verdict(driver).startsWith("Right!"));
        const Trainer &trainer = *driver.window().trainer();
        QCOMPARE(trainer.name(), QString("Lan"));
        QCOMPARE(trainer.training().steps.size(), std::size_t(1));
        DO(pressButton(driver, "lessonAll", Way::Mouse));
        QCOMPARE(trainer.training().steps.size(), std::size_t(1));
    }

    void isOfferedAfterAGame()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 800}, .moves = "1212121"});
        DO(inconsistency(driver), driver.click("resultPanel/learn"));
        QVERIFY(driver.isOnScreen("lessonList"));
    }
};

QTEST_MAIN(TestLessonsPage)
#include "tst_lessonspage.moc"
