// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzle.h"
#include "core/coach/sketch.h"
#include "core/rules/game.h"
#include "core/rules/random.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/learn/learn.h"
#include "ui/learn/puzzlesolving.h"
#include "ui/learn/sandbox.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/widgets/speech/announcer.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

using namespace four;
using namespace four::gui;

namespace {

constexpr int longWait = 120'000; ///< ms: values give way to everything else on a busy machine

enum class Way { Mouse, Keys, Accessible };

QAbstractButton *button(const Driver &driver, const QString &name)
{
    return driver.window().findChild<QAbstractButton *>(name);
}

/// Scrolls the button into sight, and presses it.
Problem press(Driver &driver, const QString &name)
{
    QAbstractButton *found = button(driver, name);
    if (!found || !found->isVisible() || !found->isEnabled())
        return QStringLiteral("%1 cannot be pressed").arg(name);
    driver.window().findChild<QScrollArea *>(QStringLiteral("lessonsPage"))->ensureWidgetVisible(found);
    return driver.click(name);
}

QString verdict(const Driver &driver)
{
    return driver.textOnPage("sandboxVerdict");
}

/// Rows from the bottom, as in `XO...../X......`, set by hand.
Problem setUp(Driver &driver, const QString &picture, Way way = Way::Mouse)
{
    const QStringList rows = picture.split(u'/');
    for (const QChar letter : {u'X', u'O'}) {
        const QString tool = letter == u'X' ? QStringLiteral("sandboxOne") : QStringLiteral("sandboxTwo");
        if (way != Way::Keys)
            TRY(press(driver, tool));
        for (int row = 0; row < rows.size(); ++row) {
            for (int column = 0; column < rows.at(row).size(); ++column) {
                if (rows.at(row).at(column) != letter)
                    continue;
                const QString cell = QStringLiteral("sketch%1%2").arg(QChar(u'a' + column)).arg(row + 1);
                Problem problem;
                if (way == Way::Mouse) {
                    problem = press(driver, cell);
                } else if (way == Way::Accessible) {
                    problem = driver.pressAccessibly(button(driver, cell));
                } else {
                    // From the lower left corner with the arrows.
                    for (int i = 0; i < 6; ++i)
                        problem += driver.press(Qt::Key_Left) + driver.press(Qt::Key_Down);
                    for (int i = 0; i < column; ++i)
                        problem += driver.press(Qt::Key_Right);
                    for (int i = 0; i < row; ++i)
                        problem += driver.press(Qt::Key_Up);
                    problem += driver.press(letter == u'X' ? Qt::Key_X : Qt::Key_O);
                }
                if (!problem.isEmpty())
                    return problem;
            }
        }
    }
    return {};
}

Sandbox *sandboxOf(const Driver &driver)
{
    return driver.window().learn()->sandbox();
}

Problem open(Driver &driver)
{
    return driver.chooseFromMenu(QStringLiteral("sandboxAction"));
}
} // namespace

/// Positions of one's own: what is said of them, and the games that go on from them.
class TestSandbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void saysWhetherItCanComeAbout_data()
    {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("canPlay");
        const auto row = [](const char *name, const char *picture, const char *words, bool canPlay = false) {
            QTest::addRow("%s", name)
                << QString::fromLatin1(picture) << "en" << QString::fromUtf8(words) << canPlay;
        };
        row("one disc", "...X...", "This position is possible; red moves next.", true);
        row("floating", "XO...../..X....",
            "This position is impossible: the disc in column 3, row 2 has nothing below it.");
        row("counts", "XX.....",
            "This position is impossible: yellow begins, and so has as many discs as red, or one more. Here "
            "it is "
            "2 to 0.");
        row("two winners", "XXXX.../OOOO...",
            "This position is impossible: both have a line, and the first one would have ended the game.");
        row("played on", "XXXXO../OOO....",
            "This position is impossible: there was a line before the last disc, and the game was over.");
        row("no order", "OO...../XX.....",
            "This position is impossible: in whatever order the discs are dropped, the players cannot have "
            "taken "
            "turns.");
        row("a won game", "XXXX.../OOO....",
            "This position is possible, and the game is over: yellow has a line.");
        QTest::newRow("floating, Vietnamese")
            << QStringLiteral("XO...../..X....") << "vi"
            << QStringLiteral("Thế cờ này không thể xảy ra: quân ở cột 3, hàng 2 không có gì bên dưới.")
            << false;
    }

    void saysWhetherItCanComeAbout()
    {
        QFETCH(QString, picture);
        QFETCH(QString, language);
        QFETCH(QString, words);
        QFETCH(bool, canPlay);
        Driver driver({.language = language, .match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver), setUp(driver, picture));
        QCOMPARE(verdict(driver), words);
        QCOMPARE(button(driver, "sandboxPlay")->isEnabled(), canPlay);
        DO(inconsistency(driver), press(driver, "sandboxClear"));
        QVERIFY(button(driver, "sandboxPlay")->isEnabled());
    }

    void isSetUpBy_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("mouse") << int(Way::Mouse);
        QTest::newRow("keys") << int(Way::Keys);
        QTest::newRow("accessible tree") << int(Way::Accessible);
    }

    void isSetUpBy()
    {
        QFETCH(int, way);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = ""});
        DO(open(driver), setUp(driver, QStringLiteral("OXXO.../.XO..../..X...."), static_cast<Way>(way)));
        QCOMPARE(verdict(driver), QString("This position is possible; red moves next."));
        QCOMPARE(button(driver, "sketchb2")->accessibleName(), QString("Column 2, row 2, yellow (X)"));
        QCOMPARE(button(driver, "sketchg1")->accessibleName(), QString("Column 7, row 1, empty"));
        // Nothing of it has gone into the game on the board.
        QVERIFY(driver.game().actions().empty());
        if (static_cast<Way>(way) != Way::Keys)
            return;
        // The cell has the keyboard: numbers are no columns here, Delete empties it.
        DO(driver.press(Qt::Key_3));
        QVERIFY(driver.game().actions().empty());
        const auto *cell = qobject_cast<QAbstractButton *>(driver.focus());
        QVERIFY(cell && cell->objectName().startsWith("sketch"));
        QVERIFY(!cell->accessibleName().endsWith("empty"));
        DO(driver.press(Qt::Key_Delete));
        QVERIFY(cell->accessibleName().endsWith("empty"));
    }

    void isSetUpOnTheBoard()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = "44"});
        DO(open(driver));
        const auto *view = driver.window().findChild<QWidget *>("sketch");
        QVERIFY(view->isVisible());
        // Each cell lies on that of the board, and the discs to choose from above it.
        const BoardView &board = driver.view();
        const auto onScreen = [](const QWidget *widget) {
            return QRect(widget->mapToGlobal(QPoint()), widget->size());
        };
        QTRY_COMPARE(onScreen(view), onScreen(&board));
        for (const auto &[name, cell] :
             {std::pair("sketcha1", Cell{0, 0}), std::pair("sketchg6", Cell{6, 5})}) {
            const QPoint middle =
                board.viewport()->mapToGlobal(board.mapFromScene(driver.scene().centreOf(cell)));
            QVERIFY((onScreen(button(driver, name)).center() - middle).manhattanLength() <= 2);
        }
        QVERIFY(onScreen(button(driver, "sandboxOne")).bottom() < onScreen(button(driver, "sketcha6")).top());
        // Going to the board shows the game there, and the position again on coming back.
        driver.window().board()->setFocus();
        QVERIFY(!view->isVisible());
        QCOMPARE(driver.discs(), "- - - yr - - -");
        button(driver, "sandboxTake")->setFocus();
        QVERIFY(view->isVisible());
        // A game from the position is seen, too.
        DO(press(driver, "sandboxPlay"));
        QVERIFY(!view->isVisible());
        DO(press(driver, "sandboxStop"), open(driver));
        QVERIFY(view->isVisible());
        // With the page it goes.
        driver.window().findChild<QWidget *>("lessonsPage")->hide();
        QVERIFY(!view->isVisible());
    }

    void standsOnABoardOfAnySize()
    {
        Match match = matchOf(Preset::Classic);
        match.rules.columns = 10;
        match.rules.rows = 10;
        Driver driver({.match = match, .size = {1100, 900}, .moves = ""});
        DO(open(driver), setUp(driver, QStringLiteral("......X")));
        QCOMPARE(button(driver, "sketchg1")->accessibleName(), QString("Column 7, row 1, yellow (X)"));
        const auto *view = driver.window().findChild<QWidget *>("sketch");
        for (const char *cell : {"sketcha1", "sketchg6"})
            QVERIFY(view->rect().contains(button(driver, cell)->geometry()));
    }

    void tellsWhatFloats()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver));
        QSignalSpy spoken(Announcer::of(&driver.window()), &Announcer::announced);
        DO(setUp(driver, QStringLiteral("......./..X....")));
        QCOMPARE(button(driver, "sketchc2")->accessibleName(),
                 QString("Column 3, row 2, yellow (X), floating"));
        QTRY_VERIFY(!spoken.isEmpty());
        QVERIFY(spoken.last().front().toString().contains("floating"));
        // A second press takes it away again.
        DO(press(driver, "sandboxOne"), press(driver, "sketchc2"));
        QCOMPARE(button(driver, "sketchc2")->accessibleName(), QString("Column 3, row 2, empty"));
    }

    void tellsTheValues()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver), setUp(driver, QStringLiteral("XXX.OOO")));
        QCOMPARE(verdict(driver), QString("This position is possible; yellow moves next."));
        QTRY_VERIFY_WITH_TIMEOUT(
            driver.textOnPage("sandboxValues").contains("Column 4: wins in 1, the best."), longWait);
        QVERIFY(driver.textOnPage("sandboxValues").contains("Column 1: loses in 1."));
    }

    void playsOn_data()
    {
        QTest::addColumn<int>("level"); // -1: another person
        QTest::addColumn<bool>("opponentBegins");
        for (const bool begins : {false, true}) {
            const char *who = begins ? "the opponent begins" : "the person begins";
            QTest::addRow("another person, %s", who) << -1 << begins;
            for (const Level level : allLevels)
                QTest::addRow("level %d, %s", int(level), who) << int(level) << begins;
        }
    }

    void playsOn()
    {
        QFETCH(int, level);
        QFETCH(bool, opponentBegins);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = ""});
        DO(open(driver));
        // Few cells are left, so that the game that goes on from here is short.
        QVERIFY(sandboxOf(driver)->setColumns("34674466644333635774237767121111"));
        auto *box = driver.window().findChild<QComboBox *>("sandboxLevel");
        box->setCurrentIndex(box->findData(level));
        QCOMPARE(box->currentData().toInt(), level);
        if (opponentBegins)
            DO(press(driver, "sandboxBegins"));
        const Player mover = sandboxOf(driver)->position().turn();
        DO(press(driver, "sandboxPlay"));
        const PerPlayer<Seat> &seats = driver.game().setup().seats;
        const Player theirs = opponentBegins ? mover : opponent(mover);
        QCOMPARE(seats[theirs].level, level == -1 ? std::nullopt : std::optional(static_cast<Level>(level)));
        QVERIFY(!seats[opponent(theirs)].level);
        const std::size_t before = driver.game().actions().size();
        // To its end, by the normal rules.
        for (int i = 0; i < 42 && !driver.model().isOver(); ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(driver.model().awaitsPerson() || driver.model().isOver(), longWait);
            for (int column = 1; column <= 7 && driver.model().awaitsPerson(); ++column) {
                if (!driver.game().refusal(action::Drop{column - 1}))
                    DO(driver.drop(By::Keys, column));
            }
        }
        QVERIFY(driver.model().isOver());
        QVERIFY(driver.game().actions().size() > before);
        DO(inconsistency(driver), press(driver, "sandboxStop"));
        QVERIFY(driver.game().actions().empty());
        QVERIFY(!driver.model().isOver());
    }

    void putsTheGameBackAsItWas()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = "443"});
        DO(driver.press(Qt::Key_PageUp));
        const Game game = driver.game();
        const int shown = driver.model().shownEntries();
        const std::optional<qint64> number = driver.window().keeper()->current();
        DO(open(driver), press(driver, "sandboxPlay"));
        QVERIFY(driver.game().actions().empty());
        DO(driver.drop(By::Keys, 1));
        // Once more from the beginning, and then another position.
        DO(press(driver, "sandboxPlay"), press(driver, "sandboxStop"));
        QVERIFY(driver.game() == game);
        QCOMPARE(driver.model().shownEntries(), shown);
        QCOMPARE(driver.window().keeper()->current(), number);
        driver.restart();
        QVERIFY(driver.game() == game);
    }

    void goesThroughTheClipboard()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver));
        QVERIFY(!button(driver, "sandboxCopy")->isEnabled());
        QGuiApplication::clipboard()->setText("4435");
        DO(press(driver, "sandboxPaste"));
        QCOMPARE(button(driver, "sketchd2")->accessibleName(), QString("Column 4, row 2, red (O)"));
        DO(press(driver, "sandboxCopy"));
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.size(), 4);
        DO(press(driver, "sandboxClear"), press(driver, "sandboxPaste"));
        QCOMPARE(button(driver, "sketche1")->accessibleName(), QString("Column 5, row 1, red (O)"));
        // What is none changes nothing, and says so.
        for (const char *text :
             {"", "hello", "4444444", "48", "11223344556677112233445566771122334455667711223344556677"}) {
            QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
            DO(press(driver, "sandboxPaste"));
            QVERIFY(driver.textOnPage("sandboxAnswer").startsWith("There is no position on the clipboard."));
            QCOMPARE(button(driver, "sketche1")->accessibleName(), QString("Column 5, row 1, red (O)"));
        }
    }

    void takesThePositionOnTheBoard()
    {
        Driver driver(
            {.match = matchOf(Preset::Classic), .size = {1100, 900}, .agreed = true, .moves = "443"});
        DO(open(driver), press(driver, "sandboxTake"));
        QCOMPARE(button(driver, "sketchd2")->accessibleName(), QString("Column 4, row 2, red (O)"));
        QCOMPARE(verdict(driver), QString("This position is possible; red moves next."));
    }

    void tellsNothingOfAPuzzle()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(driver.press(Qt::Key_F3));
        const QString columns =
            QString::fromStdString(coach::columnsOf(driver.window().puzzle()->puzzle().start()));
        DO(open(driver), press(driver, "sandboxTake"));
        QVERIFY(sandboxOf(driver)->sketch().isEmpty());
        QCOMPARE(driver.textOnPage("sandboxAnswer"),
                 QString("First solve the task on the board, or leave it."));
        // Nor does it when the position is brought along.
        const QString secret =
            QStringLiteral("What the columns are worth is told once the task on the board is solved.");
        QVERIFY(sandboxOf(driver)->setColumns(columns));
        QCOMPARE(driver.textOnPage("sandboxValues"), secret);
        QVERIFY(!sandboxOf(driver)->marks());
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.textOnPage("sandboxValues").contains("Column "), longWait);
    }

    void asksTwoPeopleFirst()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = "443"});
        DO(open(driver), press(driver, "sandboxTake"), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::No), driver.awaitNoDialog());
        QVERIFY(sandboxOf(driver)->sketch().isEmpty());
        // By whatever way their position comes here; any other one is free.
        const auto isWithheld = [&] {
            return driver.textOnPage("sandboxValues").startsWith("This is from the game on the board");
        };
        for (const char *columns : {"443", "4434", "44341"}) {
            QVERIFY(sandboxOf(driver)->setColumns(QString::fromLatin1(columns)));
            QVERIFY2(isWithheld(), columns);
            QVERIFY(!sandboxOf(driver)->marks());
        }
        for (const char *columns : {"123", "443412"}) {
            QVERIFY(sandboxOf(driver)->setColumns(QString::fromLatin1(columns)));
            QVERIFY2(!isWithheld(), columns);
            QVERIFY(sandboxOf(driver)->marks());
        }
        QVERIFY(!driver.window().session()->help().any());
        DO(press(driver, "sandboxTake"), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::Yes), driver.awaitNoDialog());
        QVERIFY(sandboxOf(driver)->marks());
        // It is help, and marked as such.
        QVERIFY(driver.window().session()->help().values);
    }

    /// Whatever is set up, the sandbox refuses or explains it, and what it lets be played is a game.
    void neverFails()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = ""});
        DO(open(driver));
        Sandbox *sandbox = sandboxOf(driver);
        Random random(20, Random::Purpose::Puzzles);
        int possible = 0;
        for (int i = 0; i < 3000; ++i) {
            coach::Sketch sketch;
            // Most of them obey gravity: without that, hardly any would get further than that.
            const bool floats = random.below(8) == 0;
            for (int column = 0; column < 7; ++column) {
                const int height = static_cast<int>(random.below(7));
                for (int row = 0; row < 6; ++row) {
                    if (row < height && !(floats && random.below(4) == 0))
                        sketch.set({column, row}, random.below(2) == 0 ? Player::One : Player::Two);
                }
            }
            sandbox->setSketch(sketch);
            QVERIFY(!verdict(driver).isEmpty());
            if (sandbox->impossible()) {
                QVERIFY(!sandbox->canPlay());
                QVERIFY(verdict(driver).startsWith("This position is impossible: "));
                QVERIFY(sandbox->columns().isEmpty());
                continue;
            }
            ++possible;
            const QString columns = sandbox->columns();
            QVERIFY(sandbox->setColumns(columns) || columns.isEmpty());
            for (int column = 0; column < 7; ++column) {
                for (int row = 0; row < 6; ++row)
                    QCOMPARE(sandbox->position().board().at({column, row}), sketch.at({column, row}));
            }
            if (!sandbox->canPlay())
                continue;
            sandbox->play(std::nullopt, false);
            QVERIFY(driver.game().board() == sandbox->position().board());
            sandbox->stop();
            QVERIFY(driver.game().actions().empty());
        }
        QVERIFY2(possible > 20, qPrintable(QString::number(possible)));
    }
};

QTEST_MAIN(TestSandbox)
#include "tst_sandbox.moc"
