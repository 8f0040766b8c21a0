// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/game/gamemodel.h"

#include <QAccessible>
#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

using namespace four;
using namespace four::gui;

namespace {
/// Half of the events that Orca 43 queues before it drops announcements: `_inFlood` in its event_manager.py.
/// Other programs send events, too.
constexpr int most = 25;
constexpr int longWait = 60'000; ///< ms: the machine may be busy

using Deed = std::function<Problem(Driver &)>;

/// Counts the events that a screen reader gets.
struct Told
{
    int waiting = 0; ///< events that Orca queues
    QStringList all;
};
Told told;

/// Orca ignores the other events at once.
bool isKept(QAccessibleEvent *event)
{
    QAccessibleInterface *thing = event->accessibleInterface();
    if (!thing)
        return false;
    const QAccessible::Role role = thing->role();
    switch (event->type()) {
    case QAccessible::NameChanged: {
        constexpr std::array passedOver{QAccessible::StaticText, QAccessible::List, QAccessible::ListItem,
                                        QAccessible::Cell,       QAccessible::Row,  QAccessible::MenuItem,
                                        QAccessible::PopupMenu};
        return std::ranges::find(passedOver, role) == passedOver.end();
    }
    case QAccessible::ObjectShow:
        return role == QAccessible::Notification ||
               ((role == QAccessible::Grouping || role == QAccessible::Pane) &&
                !thing->text(QAccessible::Name).isEmpty());
    case QAccessible::ObjectHide:
    case QAccessible::ObjectCreated:
    case QAccessible::ObjectDestroyed:
    case QAccessible::LocationChanged:
    case QAccessible::TableModelChanged: // which Qt 6.4 does not send on the bus
        return false;
    default:
        return true;
    }
}

void note(QAccessibleEvent *event)
{
    if (!isKept(event))
        return;
    // A focus change makes three events: of the object that loses it, of the one that gets it, and one more.
    told.waiting += event->type() == QAccessible::Focus ? 3 : 1;
    told.all << QStringLiteral("%1 %2")
                    .arg(event->type())
                    .arg(event->accessibleInterface()->text(QAccessible::Name));
}

Deed key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return [=](Driver &driver) { return driver.press(key, modifiers); };
}

/// A command without a key, or with a key that has another use here.
Deed trigger(const char *action)
{
    return [action](Driver &driver) {
        driver.window().findChild<QAction *>(QString::fromLatin1(action))->trigger();
        return Problem();
    };
}

Deed drops(const char *columns)
{
    return [columns](Driver &driver) { return driver.drop(QString::fromLatin1(columns)); };
}
} // namespace

/// A change of many objects at once sends so few events that a screen reader does not drop the announcement.
class TestAccessibleChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::installUpdateHandler(note);
        if (!QTest::qWaitFor([] { return QAccessible::isActive(); }))
            QSKIP("Without the bus of screen readers, Qt tells nothing: see tests/access/desktop.");
    }
    void init() { Driver::prepare(); }

    void drownNothing_data();
    void drownNothing();
    void areToldOnce();
    void waitUntilTheyAreSeen();
    void areNoFocusElsewhere();
};

void TestAccessibleChanges::drownNothing_data()
{
    QTest::addColumn<QList<Deed>>("before");
    QTest::addColumn<Deed>("step");
    QTest::addColumn<QString>("said");
    const auto add = [](const char *name, const QList<Deed> &before, const Deed &step, const char *said) {
        QTest::newRow(name) << before << step << said;
    };
    const Deed begin = key(Qt::Key_Return);
    const Deed agree = [](Driver &driver) {
        driver.window().session()->agreeToHelp();
        return Problem();
    };
    const Deed puzzle = key(Qt::Key_F3);
    const Deed leave = key(Qt::Key_F3, Qt::ShiftModifier);
    const Deed lessons = key(Qt::Key_F3, Qt::ControlModifier);
    const Deed list = key(Qt::Key_L, Qt::ControlModifier);
    const Deed enter = key(Qt::Key_Return);
    add("the first puzzle", {begin}, puzzle, "Puzzle: ");
    add("the next puzzle", {begin, puzzle}, puzzle, "."); // perhaps of the same kind
    add("a puzzle before the game", {}, puzzle, "Puzzle: ");
    add("back from a puzzle", {begin, puzzle}, leave, "Player 1’s turn");
    add("a puzzle once more", {begin, puzzle, leave}, puzzle, "Puzzle: ");
    add("back from it", {begin, puzzle, leave, puzzle}, leave, "Player 1’s turn");
    add("a puzzle beside the list of moves", {begin, drops("445"), list}, puzzle, "Puzzle: ");
    add("a puzzle where people look back", {begin, drops("445"), key(Qt::Key_PageUp)}, puzzle, "Puzzle: ");
    add("back to where people looked back", {begin, drops("445"), key(Qt::Key_PageUp), puzzle}, leave,
        "Move 2 of 3");
    add("the puzzle of the day", {begin}, trigger("dailyPuzzleAction"), "Puzzle: ");
    add("a lesson", {begin, lessons}, enter, "Four of your discs side by side");
    add("a lesson while a puzzle is there", {begin, puzzle, lessons}, enter,
        "Four of your discs side by side");
    add("back from a lesson", {begin, lessons, enter}, leave, "Player 1’s turn");
    const Deed sandbox = trigger("sandboxAction");
    add("the sandbox", {begin}, sandbox, "Set up a position");
    add("a disc in the sandbox", {begin, sandbox}, key(Qt::Key_X), "Column 1, row 1, yellow (X).");
    add("a game from the sandbox", {begin, sandbox, key(Qt::Key_X)}, key(Qt::Key_P, Qt::AltModifier),
        "Your turn: choose a column.");
    const Deed playFromThere = [](Driver &driver) {
        driver.window().findChild<QAbstractButton *>("sandboxPlay")->click();
        return Problem();
    };
    add("back from the sandbox", {begin, sandbox, key(Qt::Key_X), playFromThere}, leave,
        "This is your game again.");
    add("a hint", {begin, drops("44"), agree}, key(Qt::Key_H), "Column ");
    add("threats", {begin, drops("4455"), agree}, key(Qt::Key_T), "threat");
    add("a drop", {begin}, drops("4"), "dropped a disc in column 4");
    add("the end of the game", {begin, drops("121212")}, drops("1"), "wins with 4 in a row");
    add("a look back at it", {begin, drops("1212121")}, key(Qt::Key_PageUp), "Move 6 of 7");
    add("back at the end", {begin, drops("1212121"), key(Qt::Key_PageUp)}, key(Qt::Key_PageDown),
        "wins with 4 in a row");
    add("a rematch", {begin, drops("1212121")}, key(Qt::Key_R, Qt::ControlModifier), "begins");
    const Deed review = [](Driver &driver) {
        driver.press(Qt::Key_E, Qt::ControlModifier);
        return QTest::qWaitFor([&] { return driver.isOnScreen("findBetter"); }, longWait)
                   ? Problem()
                   : QStringLiteral("there is no review");
    };
    const Deed findBetter = trigger("findBetterAction");
    add("a better move", {begin, drops("1212131"), review}, findBetter, "Find the better move: 1 of 1");
    add("back from a better move", {begin, drops("1212131"), review, findBetter}, leave,
        "This is your game again.");
    add("back from a better move that was lost",
        {begin, drops("121213341"), review, findBetter,
         [](Driver &driver) {
             for (int i = 0; i < 2; ++i)
                 driver.window().findChild<QAbstractButton *>("puzzleNext")->click();
             driver.drop(QStringLiteral("4"));
             return QTest::qWaitFor([&] { return driver.model().isOver(); }, longWait)
                        ? Problem()
                        : QStringLiteral("no end");
         }},
        leave, "This is your game again.");
    add("a review", {begin, drops("1212121"), agree}, key(Qt::Key_E, Qt::ControlModifier), "column 1");
}

void TestAccessibleChanges::drownNothing()
{
    QFETCH(const QList<Deed>, before);
    QFETCH(const Deed, step);
    QFETCH(const QString, said);
    Driver driver({.match = matchOf(Preset::Classic)});
    for (const Deed &each : before)
        DO(each(driver));
    QTest::qWait(0);
    QCoreApplication::processEvents();
    const Ear ear(driver);
    told = {};
    DO(step(driver));
    QTRY_VERIFY2_WITH_TIMEOUT(ear.heard(said), qPrintable(ear.all()), longWait);
    // The events at the time of the announcement are those that could drop it.
    QCoreApplication::processEvents();
    QVERIFY2(told.waiting <= most, qPrintable(QString::number(told.waiting) + u'\n' + told.all.join(u'\n')));
}

void TestAccessibleChanges::areToldOnce()
{
    const Driver driver({.match = matchOf(Preset::Classic)});
    auto *button = driver.find<QPushButton>("playPeople");
    QVERIFY(button);
    QCoreApplication::processEvents();
    told = {};
    for (const char *text : {"One", "Two", "Three"})
        button->setText(QString::fromLatin1(text));
    QCoreApplication::processEvents();
    QCOMPARE(told.all, QStringList({QStringLiteral("%1 Three").arg(QAccessible::NameChanged)}));
}

void TestAccessibleChanges::waitUntilTheyAreSeen()
{
    const Driver driver({.match = matchOf(Preset::Classic)});
    auto *button = driver.find<QPushButton>("playPeople");
    QVERIFY(button);
    button->hide();
    QCoreApplication::processEvents();
    told = {};
    button->setText("Unseen");
    QCoreApplication::processEvents();
    QCOMPARE(told.all, QStringList());
    button->show();
    QCoreApplication::processEvents();
    QVERIFY2(told.all.contains(QStringLiteral("%1 Unseen").arg(QAccessible::NameChanged)),
             qPrintable(told.all.join(u'\n')));
}

void TestAccessibleChanges::areNoFocusElsewhere()
{
    const Driver driver({.match = matchOf(Preset::Classic)});
    QListWidget list(&driver.window());
    list.addItems({"One", "Two"});
    list.show();
    QCoreApplication::processEvents();
    const auto focused = [] {
        return std::ranges::any_of(told.all, [](const QString &each) {
            return each == QStringLiteral("%1 Two").arg(QAccessible::Focus);
        });
    };
    told = {};
    list.setCurrentRow(1);
    QCoreApplication::processEvents();
    QVERIFY2(!focused(), qPrintable(told.all.join(u'\n')));
    // The object with the focus reports its change.
    list.setFocus();
    list.setCurrentRow(0);
    list.setCurrentRow(1);
    QCoreApplication::processEvents();
    QVERIFY2(focused(), qPrintable(told.all.join(u'\n')));
}

QTEST_MAIN(TestAccessibleChanges)
#include "tst_accessiblechanges.moc"
