// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
Match matchWith(int columns, int rows)
{
    Match match = matchOf(Preset::Classic);
    match.rules.columns = columns;
    match.rules.rows = rows;
    return match;
}

std::unique_ptr<Driver> begun(const Match &match, AnimationSpeed animations = AnimationSpeed::Off)
{
    auto driver = std::make_unique<Driver>(
        Start{.animations = animations, .match = match, .showPowerUpRules = false, .moves = ""});
    driver->scene().finishAnimations();
    return driver;
}
} // namespace

/// What the pointer can do wrong to a game, and does not.
class TestMouse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void clickAnywhereInAColumn_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<QSize>("board");
        QTest::newRow("small window") << QSize(640, 480) << QSize(7, 6);
        QTest::newRow("wide window") << QSize(1400, 600) << QSize(7, 6);
        QTest::newRow("tall window") << QSize(700, 1000) << QSize(10, 4);
        QTest::newRow("ten by ten") << QSize(640, 480) << QSize(10, 10);
    }

    void clickAnywhereInAColumn()
    {
        QFETCH(const QSize, window);
        QFETCH(const QSize, board);
        Driver driver({.match = matchWith(board.width(), board.height()), .size = window, .moves = ""});
        for (int column = 0; column < board.width(); ++column) {
            // At the edges of the column, above the board, and at its foot.
            const QPointF centre = driver.scene().handOver(column);
            const QPointF offsets[] = {{-45, 0}, {45, 0}, {-45, 300}, {45, board.height() * 100.0}};
            const QPointF at = centre + offsets[column % 4];
            DO(driver.clickBoardAt(driver.view().mapFromScene(at)));
            QVERIFY2(driver.scene().discAt({column, 0}), qPrintable(driver.discs()));
            QCOMPARE(driver.game().actions().size(), std::size_t(column) + 1);
        }
        DO(inconsistency(driver));
    }

    void doubleClickDropsOnce()
    {
        const auto driver = begun(matchWith(7, 6));
        DO(driver->doubleClickColumn(3));
        QCOMPARE(driver->discs(), "- - y - - - -");
        DO(driver->doubleClickColumn(3));
        QCOMPARE(driver->discs(), "- - yr - - - -");

        // Nor does it begin and drop.
        Driver fresh({.size = {1366, 768}});
        DO(fresh.doubleClickColumn(3));
        QCOMPARE(fresh.panel(), "turnBar");
        QCOMPARE(fresh.discs(), "- - - - - - -");
        // Nor drop and end the turn, or play for the opponent, nor count when it comes on a full column.
        Match match = matchWith(7, 6);
        match.rules.violations = Violations::PerGame;
        match.rules.violationsAllowed = 5;
        const auto counted = begun(match);
        for (int i = 0; i < 6; ++i)
            DO(counted->doubleClickColumn(2));
        QCOMPARE(counted->discs(), "- yryryr - - - - -");
        QCOMPARE(counted->text("cardOne/violations"), "5");
        DO(counted->doubleClickColumn(2));
        QCOMPARE(counted->text("cardOne/violations"), "4");
        DO(inconsistency(*counted));
    }

    void doubleClickOnAButtonPressesOnce()
    {
        Match match = matchOf(Preset::PowerUps);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuan";
        const auto driver = begun(match);
        DO(driver->clickColumn(4), driver->doubleClick("block"));
        QCOMPARE(driver->text("cardOne/blocks"), "0");
        QCOMPARE(driver->text("cardOne/violations"), "3");
        DO(driver->clickColumn(5), driver->doubleClick("undo"));
        QCOMPARE(driver->text("cardOne/undos"), "2");
        DO(driver->clickColumn(5), driver->doubleClick("endTurn"));
        QCOMPARE(driver->game().turn(), Player::Two);
        DO(driver->doubleClick("remove"));
        QVERIFY2(driver->scene().isRemoving(), "the second press does not leave the choice again");
        DO(inconsistency(*driver));
    }

    void marginsAreNoColumns_data()
    {
        QTest::addColumn<QSize>("board");
        QTest::addColumn<QSize>("window");
        for (const QSize board : {QSize(4, 10), QSize(10, 4), QSize(7, 6)}) {
            for (const QSize window : {QSize(640, 480), QSize(1300, 600), QSize(700, 1000)}) {
                QTest::addRow("%dx%d in %dx%d", board.width(), board.height(), window.width(),
                              window.height())
                    << board << window;
            }
        }
    }

    void marginsAreNoColumns()
    {
        QFETCH(const QSize, board);
        QFETCH(const QSize, window);
        Match match = matchWith(board.width(), board.height());
        match.rules.violations = Violations::PerGame;
        Driver driver({.match = match, .size = window, .moves = ""});
        const QRect viewport = driver.view().viewport()->rect();
        const double right = board.width() * 100.0;
        int beside = 0;
        for (int x = 2; x < viewport.width(); x += 9) {
            for (int y = 2; y < viewport.height(); y += viewport.height() / 5) {
                const QPointF point = driver.view().mapToScene(x, y);
                if (driver.view().sceneRect().contains(point) && point.x() >= -1 && point.x() <= right + 1)
                    continue;
                DO(driver.clickBoardAt({x, y}));
                ++beside;
            }
        }
        QVERIFY2(beside > 0, "there is always some room beside the board");
        QCOMPARE(driver.game().actions().size(), 0U);
        QCOMPARE(driver.panel(), "turnBar");
        QVERIFY(!driver.isRefusalShown());
        DO(inconsistency(driver));
    }

    void fullColumnKeepsTheTurn()
    {
        for (const int column : {1, 4, 7}) {
            const auto driver = begun(matchWith(7, 6));
            for (int i = 0; i < 6; ++i)
                DO(driver->clickColumn(column));
            QCOMPARE(driver->game().turn(), Player::One);
            DO(driver->clickColumn(column));
            QCOMPARE(driver->game().turn(), Player::One);
            QVERIFY(driver->message().contains(QString::number(column)));
            QVERIFY(driver->isRefusalShown());
            // The full one has no landing mark, its neighbours have, and take discs.
            QCOMPARE(driver->marks(MarkItem::Kind::Landing), "");
            for (const int neighbour : {column - 1, column + 1}) {
                if (neighbour < 1 || neighbour > 7)
                    continue;
                DO(driver->hoverColumn(neighbour));
                QCOMPARE(driver->marks(MarkItem::Kind::Landing), QStringLiteral("%1,1").arg(neighbour));
                DO(driver->clickColumn(neighbour));
                QVERIFY(driver->scene().discAt({neighbour - 1, 0}));
            }
            DO(inconsistency(*driver));
        }
    }

    /// The disc in hand goes along with the pointer.
    void pressAndReleaseInTwoColumns()
    {
        const auto driver = begun(matchWith(7, 6));
        DO(driver->dragFromColumnToColumn(2, 5));
        QCOMPARE(driver->discs(), "- - - - y - -");
        DO(driver->dragFromColumnToColumn(5, 4), driver->dragFromColumnToColumn(3, 3));
        QCOMPARE(driver->discs(), "- - y r y - -");
        DO(inconsistency(*driver));
    }

    void whatIsLetGoBesideTheBoardStays()
    {
        const auto driver = begun(matchWith(7, 6));
        QWidget *board = driver->view().viewport();
        const QPoint inside = driver->view().mapFromScene(driver->scene().handOver(3));
        for (const auto &[from, to] : {std::pair(inside, QPoint(-20, inside.y())),
                                       std::pair(inside, QPoint(inside.x(), board->height() + 30))}) {
            QTest::mousePress(board, Qt::LeftButton, {}, from);
            QTest::mouseMove(board, to);
            QTest::mouseRelease(board, Qt::LeftButton, {}, to);
        }
        // Nor does what was pressed elsewhere act where it is let go.
        QTest::mouseRelease(board, Qt::LeftButton, {}, inside);
        QCOMPARE(driver->discs(), "- - - - - - -");
        DO(driver->clickColumn(4));
        QCOMPARE(driver->discs(), "- - - y - - -");
        DO(inconsistency(*driver));
    }

    void otherButtonsAndTheWheel()
    {
        const auto driver = begun(matchWith(7, 6));
        const QString message = driver->message();
        const QTransform transform = driver->view().transform();
        for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton, Qt::BackButton})
            DO(driver->clickColumn(3, button));
        DO(driver->turnWheelOverColumn(3));
        QCOMPARE(driver->game().actions().size(), 0U);
        QCOMPARE(driver->message(), message);
        QCOMPARE(driver->view().transform(), transform);
        QVERIFY(!driver->dialog());
        DO(inconsistency(*driver));
    }

    void previewFollowsThePointer()
    {
        const auto driver = begun(matchWith(7, 6));
        for (int column = 1; column <= 7; ++column) {
            DO(driver->hoverColumn(column));
            QCOMPARE(driver->marks(MarkItem::Kind::Landing), QStringLiteral("%1,1").arg(column));
            QVERIFY(driver->scene().isHandShown());
        }
        DO(driver->clickColumn(7));
        QCOMPARE(driver->marks(MarkItem::Kind::Landing), "7,2");
        DO(inconsistency(*driver));
    }

    void previewGoesWithTheEnd()
    {
        const auto driver = begun(matchWith(7, 6), AnimationSpeed::Full);
        for (const int column : {1, 2, 1, 2, 1, 2, 1})
            DO(driver->clickColumn(column));
        QTRY_COMPARE(driver->panel(), "resultPanel"); // when the disc has landed
        for (int pass = 0; pass < 2; ++pass) {
            QVERIFY(!driver->scene().isHandShown());
            QCOMPARE(driver->marks(MarkItem::Kind::Landing), "");
            driver->scene().finishAnimations();
            QCOMPARE(driver->litCells(), "1,1 1,2 1,3 1,4");
            for (const int column : {3, 4})
                DO(driver->hoverColumn(column));
            DO(driver->press(Qt::Key_Left));
        }
        DO(inconsistency(*driver));
    }

    void fastClicksLoseNoDisc_data()
    {
        QTest::addColumn<AnimationSpeed>("animations");
        QTest::newRow("full") << AnimationSpeed::Full;
        QTest::newRow("short") << AnimationSpeed::Short;
        QTest::newRow("off") << AnimationSpeed::Off;
    }

    void fastClicksLoseNoDisc()
    {
        QFETCH(const AnimationSpeed, animations);
        const auto driver = begun(matchWith(7, 6), animations);
        // The board without its last row, no line in it, as fast as the mouse goes.
        int discs = 0;
        for (const char column : std::string_view("44444411111177777722222255555533333")) {
            DO(driver->clickColumn(column - '0'));
            ++discs;
            QCOMPARE(driver->game().actions().size(), std::size_t(discs));
            if (driver->model().isOver())
                break;
        }
        DO(inconsistency(*driver));
    }

    void winByTheLastDisc()
    {
        const auto driver = begun(matchWith(7, 6));
        for (const char column : std::string_view("211131416572345677654327654322345677654321"))
            DO(driver->clickColumn(column - '0'));
        QCOMPARE(driver->panel(), "resultPanel");
        QVERIFY(!driver->discs().contains(u'-'));
        QCOMPARE(driver->game().ending()->kind, Ending::Kind::Line);
        QVERIFY(driver->result().contains(driver->name(*driver->game().ending()->winner)));
        DO(inconsistency(*driver));
    }

    void newMatchWhileTheComputerThinks()
    {
        for (const AnimationSpeed animations : {AnimationSpeed::Short, AnimationSpeed::Off}) {
            Driver driver({.animations = animations, .match = matchOf(Preset::VersusComputer)});
            for (int game = 0; game < 5; ++game) {
                if (game == 0) {
                    DO(driver.press(Qt::Key_Return));
                } else {
                    DO(driver.open("newMatchDialog"), driver.click("start"), driver.awaitNoDialog());
                }
                QCOMPARE(driver.discs(), "- - - - - - -");
                QVERIFY(driver.model().awaitsPerson());
                DO(driver.clickColumn(4));
            }
            QTRY_VERIFY(driver.model().awaitsPerson());
            QCOMPARE(driver.game().board().count(Player::One), 1);
            QCOMPARE(driver.game().board().count(Player::Two), 1);
            DO(inconsistency(driver));
        }
    }

    void resizedWhileADiscFalls()
    {
        const auto driver = begun(matchWith(7, 6), AnimationSpeed::Full);
        DO(driver->clickColumn(4));
        QVERIFY(driver->scene().isAnimating());
        for (const QSize size : {QSize(640, 480), QSize(1200, 500), QSize(700, 780)}) {
            driver->window().resize(size);
            QCoreApplication::processEvents();
            const double across = driver->view().transform().m11();
            QCOMPARE(driver->view().transform().m22(), across);
            QVERIFY(driver->view().viewport()->rect().contains(driver->view()
                                                                   .mapFromScene(driver->view().sceneRect())
                                                                   .boundingRect()
                                                                   .adjusted(1, 1, -1, -1)));
        }
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver), driver->clickColumn(1));
        QCOMPARE(driver->discs(), "r - - y - - -");
    }
};

QTEST_MAIN(TestMouse)
#include "tst_mouse.moc"
