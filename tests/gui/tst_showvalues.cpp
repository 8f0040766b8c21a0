// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/board/columnmarkrow.h"
#include "ui/game/gamemodel.h"
#include "ui/settings/preferences.h"
#include "ui/widgets/speech/announcer.h"

#include <QAccessible>
#include <QAction>
#include <QTest>

#include <algorithm>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 60'000; ///< ms: values give way to everything else on a busy machine

constexpr auto atTheBeginning = "L20 L21 = W21* = L21 L20";

/// What stands above the columns: W21 wins in 21, L20 loses in 20, = draws, * the best, … not known yet, -
/// none.
QString values(const Driver &driver)
{
    const ColumnMarks &marks = driver.scene().columnMarks();
    if (!marks)
        return QStringLiteral("off");
    QStringList words;
    for (const ColumnMark &mark : *marks) {
        QString word = mark.state == ColumnMark::State::Awaited ? QStringLiteral("…") : QStringLiteral("-");
        if (mark.state == ColumnMark::State::Known) {
            const bool isDraw = mark.outlook.result == coach::Result::Draw;
            const QChar sign = mark.outlook.result == coach::Result::Win ? u'W' : u'L';
            word = isDraw ? QStringLiteral("=") : sign + QString::number(mark.outlook.drops);
        }
        words << (mark.isBest ? word + u'*' : word);
    }
    return words.join(u' ');
}

/// What a screen reader says of the column that the keys are on: its name, and what it is worth.
QString spoken(const Driver &driver)
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&driver.view());
    const QAccessibleInterface *column = board->focusChild();
    return column ? column->text(QAccessible::Name) + u'|' + column->text(QAccessible::Description)
                  : QStringLiteral("nothing");
}

QAction *valuesAction(const Driver &driver)
{
    return driver.window().findChild<QAction *>(QStringLiteral("valuesAction"));
}

template <typename Item>
QList<const Item *> itemsOf(const Driver &driver)
{
    QList<const Item *> items;
    for (const QGraphicsItem *item : driver.scene().items()) {
        if (const auto *found = dynamic_cast<const Item *>(item))
            items << found;
    }
    return items;
}
} // namespace

/// Values above the board, from the key to the screen.
class TestShowValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void areThereUntilSwitchedOff()
    {
        Driver driver;
        const QRectF usual = driver.scene().sceneRect();
        QCOMPARE(values(driver), QString("off"));
        DO(driver.press(Qt::Key_Return));
        driver.window().session()->agreeToHelp();
        DO(driver.press(Qt::Key_V));
        QVERIFY(valuesAction(driver)->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString(atTheBeginning), longWait);
        // Their row is there without them: the board does not move.
        QCOMPARE(driver.scene().sceneRect(), usual);
        // From move to move, by mouse and by keys,
        for (int i = 0; i < 5; ++i)
            DO(driver.drop(i % 2 == 0 ? By::Mouse : By::Keys, 4));
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString("L18* L18* L18* L18* L18* L18* L18*"), longWait);
        DO(driver.drop(By::Keys, 4));
        QTRY_VERIFY_WITH_TIMEOUT(values(driver).contains(u'*'), longWait);
        QCOMPARE(values(driver).split(u' ')[3], QString("-"));
        DO(inconsistency(driver));
        // ... and the next time.
        driver.restart();
        QVERIFY(valuesAction(driver)->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(values(driver).contains(u'*'), longWait);
        QCOMPARE(values(driver).split(u' ')[3], QString("-"));
        DO(driver.chooseFromMenu("valuesAction"));
        QVERIFY(!valuesAction(driver)->isChecked());
        QCOMPARE(values(driver), QString("off"));
        QCOMPARE(driver.scene().sceneRect(), usual);
        QCOMPARE(itemsOf<ColumnMarkItem>(driver).size(), 0);
        driver.restart();
        QCOMPARE(values(driver), QString("off"));
    }

    void followWhatIsShown()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "121212"});
        DO(driver.press(Qt::Key_V));
        QTRY_COMPARE_WITH_TIMEOUT(values(driver).left(3), QString("W1*"), longWait);
        DO(driver.press(Qt::Key_Home));
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString(atTheBeginning), longWait);
        QCOMPARE(driver.panel(), QString("replayPanel"));
        DO(driver.press(Qt::Key_End));
        QTRY_COMPARE_WITH_TIMEOUT(values(driver).left(3), QString("W1*"), longWait);
        // At the end of the game nothing can be dropped; its row stays, so that the board does too.
        const QRectF withRow = driver.scene().sceneRect();
        DO(driver.drop(By::Keys, 1));
        QVERIFY(driver.model().isOver());
        QCOMPARE(values(driver), QString("- - - - - - -"));
        QCOMPARE(driver.scene().sceneRect(), withRow);
        DO(driver.press(Qt::Key_R, Qt::ControlModifier));
        driver.window().session()->agreeToHelp();
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString(atTheBeginning), longWait);
    }

    void coverNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest window") << QSize(640, 480);
        QTest::newRow("usual window") << QSize(960, 720);
    }

    void coverNothing()
    {
        QFETCH(QSize, size);
        Driver driver({.match = matchOf(Preset::Classic), .size = size, .agreed = true, .moves = "4"});
        DO(driver.press(Qt::Key_V));
        QTRY_VERIFY_WITH_TIMEOUT(values(driver).contains(u'*'), longWait);
        for (int column = 1; column <= 7; ++column) {
            // The pointer reaches every column, and takes the disc in hand there.
            DO(driver.hoverColumn(column));
            QCOMPARE(driver.scene().cursor().column, column - 1);
            const QList<const ColumnMarkItem *> marks = itemsOf<ColumnMarkItem>(driver);
            QCOMPARE(marks.size(), 7);
            for (const ColumnMarkItem *mark : marks) {
                QVERIFY(driver.scene().sceneRect().contains(mark->sceneBoundingRect()));
                for (const DiscItem *disc : itemsOf<DiscItem>(driver))
                    QVERIFY(!mark->sceneBoundingRect().intersects(disc->sceneBoundingRect()));
                for (const MarkItem *other : itemsOf<MarkItem>(driver))
                    QVERIFY(!mark->sceneBoundingRect().intersects(other->sceneBoundingRect()));
            }
        }
        // All of it is in the window, and a mark stands above its column.
        const QRect viewport = driver.view().viewport()->rect();
        for (const ColumnMarkItem *mark : itemsOf<ColumnMarkItem>(driver)) {
            QVERIFY(viewport.contains(
                driver.view().mapFromScene(mark->sceneBoundingRect()).boundingRect().adjusted(1, 1, -1, -1)));
            QVERIFY(driver.scene().columnAt(mark->scenePos()));
        }
    }

    void areSpokenInBothLanguages()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        QAccessible::setActive(true);
        DO(driver.press(Qt::Key_Return));
        driver.window().session()->agreeToHelp();
        QCOMPARE(spoken(driver), QString("Column 4, empty|"));
        QCoreApplication::processEvents();
        QStringList announced;
        QObject context;
        QObject::connect(Announcer::of(&driver.window()), &Announcer::announced, &context,
                         [&](const QString &text) { announced << text; });
        DO(driver.press(Qt::Key_V));
        QTRY_COMPARE_WITH_TIMEOUT(spoken(driver), QString("Column 4, empty|wins in 21, the best"), longWait);
        // It was asked for, and is announced as soon as it is known.
        QTRY_COMPARE(announced.join(u' '), QString("Values: on. wins in 21, the best"));
        DO(driver.press(Qt::Key_Right));
        QTRY_COMPARE_WITH_TIMEOUT(spoken(driver), QString("Column 5, empty|draws"), longWait);
        DO(driver.press(Qt::Key_Right));
        QTRY_COMPARE_WITH_TIMEOUT(spoken(driver), QString("Column 6, empty|loses in 21"), longWait);
        driver.preferences().set(&PreferenceValues::language, "vi");
        QTRY_COMPARE_WITH_TIMEOUT(spoken(driver), QString("Cột 6, trống|thua sau 21 nước"), longWait);
        DO(driver.press(Qt::Key_Left));
        QCOMPARE(spoken(driver), QString("Cột 5, trống|hòa"));
        DO(driver.press(Qt::Key_Left));
        QCOMPARE(spoken(driver), QString("Cột 4, trống|thắng sau 21 nước, tốt nhất"));
        DO(driver.press(Qt::Key_V));
        QCOMPARE(spoken(driver), QString("Cột 4, trống|"));
    }

    void areEstimatesWithPowerUps()
    {
        Driver driver(
            {.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .agreed = true, .moves = ""});
        QVERIFY(valuesAction(driver)->isEnabled());
        QCOMPARE(values(driver), QString("off"));
        DO(driver.drop(By::Keys, 4));
        if (driver.game().step() == Step::Confirm)
            DO(driver.endTurn(By::Keys));
        DO(driver.press(Qt::Key_V));
        QVERIFY(valuesAction(driver)->isChecked());
        const auto isEstimate = [](const ColumnMark &mark) {
            return mark.state == ColumnMark::State::Estimated && mark.depth > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(driver.scene().columnMarks() &&
                                     std::ranges::all_of(*driver.scene().columnMarks(), isEstimate),
                                 longWait);
        // That, too, is help; and it is heard as an estimate.
        QVERIFY(driver.window().session()->help().values);
        QTRY_VERIFY2(spoken(driver).contains("an estimate, "), qPrintable(spoken(driver)));
        PreferenceValues vietnamese = driver.preferences().values();
        vietnamese.language = "vi";
        driver.preferences().set(vietnamese);
        QTRY_VERIFY2(spoken(driver).contains("ước lượng"), qPrintable(spoken(driver)));
        vietnamese.language = "en";
        driver.preferences().set(vietnamese);
        // The next game has exact ones.
        driver.window().session()->prepare(matchOf(Preset::Classic), 1);
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString(atTheBeginning), longWait);
        QVERIFY(valuesAction(driver)->isEnabled());
    }

    void followTheOtherWindow()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        MainWindow second(&driver.preferences(), &driver.wishes());
        DO(driver.press(Qt::Key_V));
        QVERIFY(second.findChild<QAction *>("valuesAction")->isChecked());
        QVERIFY(second.board()->boardScene()->columnMarks());
        QTRY_COMPARE_WITH_TIMEOUT(values(driver), QString(atTheBeginning), longWait);
    }
};

QTEST_MAIN(TestShowValues)
#include "tst_showvalues.moc"
