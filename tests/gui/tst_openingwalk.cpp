// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/columnstring.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "tests/gui/ear.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/openings/openingrows.h"
#include "ui/store/games/gamestore.h"

#include <QMenu>
#include <QScrollArea>
#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 120'000; ///< ms: values give way to everything else on a busy machine

/// Games of the history: columns, and the names of both players.
void keep(const std::vector<std::array<const char *, 3>> &games)
{
    GameStore store = GameStore::shared();
    std::vector<StoredGame> all;
    for (const auto &[columns, one, two] : games) {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = one;
        match.seats[Player::Two].name = two;
        const auto read = readColumnString(columns, setupOf(match, 1, Player::One));
        all.push_back({.match = match, .recorded = {.game = std::get<Game>(read), .times = {}}});
    }
    QVERIFY(store.add(all).has_value());
}

OpeningRows *rowsOf(const Driver &driver)
{
    return driver.window().findChild<OpeningRows *>();
}

/// What a screen reader hears of the column.
QString heardOf(const Driver &driver, int column)
{
    const OpeningRows *rows = rowsOf(driver);
    return rows ? rows->item(column - 1)->data(Qt::AccessibleTextRole).toString() : QString();
}

QString sentence(const Driver &driver)
{
    return driver.textOnPage("openingsSentence");
}

Problem open(Driver &driver)
{
    return driver.chooseFromMenu(QStringLiteral("openingsAction"));
}

/// Scrolls the button into sight, and presses it.
Problem press(Driver &driver, const QString &name)
{
    auto *found = driver.window().findChild<QAbstractButton *>(name);
    if (!found || !found->isVisible() || !found->isEnabled())
        return QStringLiteral("%1 cannot be pressed").arg(name);
    driver.window().findChild<QScrollArea *>(QStringLiteral("openingsPage"))->ensureWidgetVisible(found);
    return driver.click(name);
}
} // namespace

/// The opening explorer: what is said of each column, and the ways through it.
class TestOpeningWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void saysWhatColumnsAreWorthAndHowTheyWent_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("English")
            << "en"
            << QStringList{"Column 3, draws, 2 games: yellow 1, drawn 0, red 1",
                           "Column 4, wins in 21, the best, 3 games: yellow 2, drawn 0, red 0, unfinished 1",
                           "Column 5, draws, 2 games: yellow 1, drawn 0, red 1",
                           "Column 7, loses in 20, no game"}
            << "Yellow to move. Column 4 wins fastest: in 21 moves.";
        QTest::newRow("Vietnamese")
            << "vi"
            << QStringList{"Cột\u00a03, hòa, 2 ván: vàng 1, hòa 0, đỏ 1",
                           "Cột\u00a04, thắng sau 21 nước, tốt nhất, 3 ván: vàng 2, hòa 0, đỏ 0, chưa xong 1",
                           "Cột\u00a05, hòa, 2 ván: vàng 1, hòa 0, đỏ 1",
                           "Cột\u00a07, thua sau 20 nước, chưa có ván nào"}
            << "Vàng đi. Cột\u00a04 thắng nhanh nhất: sau 21 nước.";
    }
    void saysWhatColumnsAreWorthAndHowTheyWent()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, rows);
        QFETCH(const QString, sentence);
        Driver driver({.language = language, .match = matchOf(Preset::Classic), .size = {1100, 900}});
        keep({{"4142434", "Lan", "Bình"},
              {"4545454", "Lan", "Bình"},
              {"443", "Lan", "Bình"},
              {"3132323", "Bình", "Lan"},
              {"54646414", "Lan", "Bình"}});
        DO(open(driver));
        QTRY_COMPARE_WITH_TIMEOUT(::sentence(driver), sentence, longWait);
        for (int i = 0; const int column : {3, 4, 5, 7})
            QCOMPARE(heardOf(driver, column), rows.at(i++));
    }

    void goesAndComesBack_data() { byMouseAndKeys(); }
    void goesAndComesBack()
    {
        QFETCH(const By, by);
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver));
        QCOMPARE(driver.focus(), rowsOf(driver));
        QCOMPARE(driver.panel(), "openingsFoot");
        if (by == By::Keys) {
            rowsOf(driver)->setCurrentRow(3);
            DO(driver.press(Qt::Key_Up));
            // The hand and the place of its disc follow the row.
            QCOMPARE(driver.view().focusedColumn(), 2);
            QCOMPARE(driver.marks(MarkItem::Kind::Landing), "3,1");
            DO(driver.press(Qt::Key_Return));
            QCOMPARE(driver.discs(), "- - y - - - -");
            QCOMPARE(driver.focus(), rowsOf(driver));
            DO(driver.press(Qt::Key_Down), driver.press(Qt::Key_Return));
        } else {
            const QRect row = rowsOf(driver)->visualItemRect(rowsOf(driver)->item(2));
            QTest::mouseClick(rowsOf(driver)->viewport(), Qt::LeftButton, {}, row.center());
            QCOMPARE(driver.discs(), "- - y - - - -");
            DO(driver.clickColumn(4));
            QCOMPARE(rowsOf(driver)->currentRow(), 3);
        }
        QCOMPARE(driver.discs(), "- - y r - - -");
        QCOMPARE(driver.textOnPage("openingsWhere"), "After 2 discs: column 3, column 4.");
        DO(by == By::Keys ? driver.press(Qt::Key_Backspace) : driver.click("openingsBack"));
        QCOMPARE(driver.discs(), "- - y - - - -");
        // On the board the key goes back as well.
        driver.view().setFocus();
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.discs(), "- - - - - - -");
        QVERIFY(!driver.isEnabled("openingsBack"));
        DO(driver.press(Qt::Key_Backspace), inconsistency(driver));
        QCOMPARE(driver.discs(), "- - - - - - -");
    }

    void countsMineAndThoseAgainstMe()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Hoa";
        Driver driver({.match = match, .size = {1100, 900}});
        keep({{"4142434", "Lan", "Bình"}, {"4545454", "Bình", "Lan"}, {"4343434", "Bình", "Hoa"}});
        DO(open(driver));
        const auto games = [&] {
            return rowsOf(driver)->rows().at(3).count.value_or(OpeningCount()).games();
        };
        QCOMPARE(games(), 3);
        DO(driver.click("openingsFilter1"));
        QCOMPARE(games(), 1);
        DO(driver.click("openingsFilter2"));
        QCOMPARE(games(), 1);
        // After its first disc the others are on turn.
        rowsOf(driver)->setCurrentRow(3);
        rowsOf(driver)->setFocus();
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(rowsOf(driver)->rows().at(0).count.value_or(OpeningCount()).games(), 1);
        QCOMPARE(rowsOf(driver)->rows().at(4).count.value_or(OpeningCount()).games(), 0);
    }

    void beginsAtThePointThatIsLookedAt()
    {
        Driver driver(
            {.match = matchOf(Preset::Classic), .size = {1100, 900}, .agreed = true, .moves = "4433"});
        DO(driver.press(Qt::Key_PageUp), open(driver));
        QCOMPARE(driver.discs(), "- - y yr - - -");
        QCOMPARE(driver.textOnPage("openingsWhere"), "After 3 discs: column 4, column 4, column 3.");
        rowsOf(driver)->setCurrentRow(0);
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(driver.discs(), "r - y yr - - -");
        // The game is there again as it was, at this point.
        DO(press(driver, "openingsLeave"));
        QCOMPARE(driver.discs(), "- - y yr - - -");
        DO(driver.press(Qt::Key_End));
        QCOMPARE(driver.discs(), "- - yr yr - - -");
        QCOMPARE(driver.panel(), "turnBar");
    }

    /// Values are help: two people are asked, as for the values on the board.
    void asksTwoPeople()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = "44"});
        DO(open(driver), driver.await("agreementDialog"), driver.answer(QDialogButtonBox::No),
           driver.awaitNoDialog());
        QVERIFY(!driver.window().session()->isInterrupted());
        QVERIFY(!driver.window().session()->help().any());
        DO(open(driver), driver.await("agreementDialog"), driver.answer(QDialogButtonBox::Yes),
           driver.awaitNoDialog());
        QVERIFY(driver.window().session()->isInterrupted());
        DO(press(driver, "openingsLeave"));
        QVERIFY(driver.window().session()->help().any());
    }

    void keepsThePuzzlesSecret()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(driver.press(Qt::Key_F3));
        QTRY_VERIFY(driver.window().session()->isInterrupted());
        const auto *action = driver.window().findChild<QAction *>("openingsAction");
        QVERIFY(!action->isEnabled());
        QCOMPARE(action->whatsThis().isEmpty(), false);
    }

    void saysWhereThereAreNoOpenings()
    {
        Driver driver({.match = matchOf(Preset::FiveInARow), .size = {1100, 900}, .moves = "5"});
        DO(open(driver));
        QVERIFY2(sentence(driver).startsWith("Openings are those of the standard game"),
                 qPrintable(sentence(driver)));
        QVERIFY(!driver.window().session()->isInterrupted());
        DO(press(driver, "openingsFresh"));
        QCOMPARE(driver.panel(), "openingsFoot");
        QCOMPARE(driver.discs(), "- - - - - - -");
    }

    void beginsAtThePositionOfTheSandbox()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(driver.chooseFromMenu("sandboxAction"), driver.press(Qt::Key_X), driver.press(Qt::Key_Right),
           driver.press(Qt::Key_O));
        DO(open(driver));
        QCOMPARE(driver.discs(), "y r - - - - -");
        DO(press(driver, "openingsLeave"));
        // Without the red disc nothing leads there: yellow would have two.
        DO(driver.chooseFromMenu("sandboxAction"), driver.press(Qt::Key_X));
        DO(open(driver));
        QCOMPARE(sentence(driver), QString("No game leads to the position in the sandbox."));
    }

    void showsASampleGame()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        keep({{"4142434", "Lan", "Bình"}, {"5152535", "Bình", "Lan"}});
        DO(open(driver));
        rowsOf(driver)->setCurrentRow(3);
        DO(driver.press(Qt::Key_Return));
        rowsOf(driver)->setCurrentRow(0);
        DO(press(driver, "openingsSample"));
        QCOMPARE(driver.discs(), "- - - y - - -");
        QVERIFY(driver.name(Player::One).contains("Lan"));
        QCOMPARE(driver.panel(), "replayPanel");
    }

    void playsOn()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        DO(open(driver));
        rowsOf(driver)->setCurrentRow(3);
        DO(driver.press(Qt::Key_Return), press(driver, "openingsPlayOn"));
        QMenu *menu = driver.window().findChild<QAbstractButton *>("openingsPlayOn")->findChild<QMenu *>();
        QTRY_VERIFY(menu->isVisible());
        menu->actions().at(1)->trigger();
        menu->close();
        QCOMPARE(driver.panel(), "turnBar");
        DO(driver.press(Qt::Key_4));
        QTRY_COMPARE_WITH_TIMEOUT(int(driver.game().actions().size()), 3, longWait);
        DO(press(driver, "openingsWalkOn"));
        QCOMPARE(driver.discs(), "- - - y - - -");
        QCOMPARE(driver.panel(), "openingsFoot");
    }

    void goesBackFromTheEndOfAGame()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}, .moves = "4142434"});
        DO(open(driver));
        QCOMPARE(heardOf(driver, 1), QString("Column 1"));
        QCOMPARE(driver.textOnPage("openingsPrompt"),
                 QString("The game is over here. Go back with Backspace."));
        DO(driver.press(Qt::Key_Backspace));
        QCOMPARE(driver.discs(), "r r r yyy - - -");
        QVERIFY(heardOf(driver, 1).startsWith("Column 1, "));
    }

    void keepsTheChosenRowInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(960, 720);
        QTest::newRow("small") << QSize(640, 480);
        QTest::newRow("tall") << QSize(480, 800);
    }
    void keepsTheChosenRowInSight()
    {
        QFETCH(const QSize, size);
        Driver driver({.match = matchOf(Preset::Classic), .size = size});
        DO(open(driver));
        for (const int column : {3, 0, 6}) {
            rowsOf(driver)->setCurrentRow(column);
            const auto isInSight = [&] {
                const QRect row = rowsOf(driver)->visualItemRect(rowsOf(driver)->item(column));
                return !row.isEmpty() &&
                       (QRegion(row) - rowsOf(driver)->viewport()->visibleRegion()).isEmpty();
            };
            QTRY_VERIFY(isInSight());
        }
    }

    void isHeard()
    {
        Driver driver({.match = matchOf(Preset::Classic), .size = {1100, 900}});
        Ear ear(driver);
        DO(open(driver));
        QTRY_VERIFY_WITH_TIMEOUT(ear.heard("Yellow to move. Column 4 wins fastest: in 21 moves."), longWait);
        rowsOf(driver)->setCurrentRow(3);
        DO(driver.press(Qt::Key_Return));
        QTRY_VERIFY(ear.heard("After 1 disc, the last one in column 4."));
        QTRY_VERIFY_WITH_TIMEOUT(ear.heard("Every column loses. Column 4 loses latest: in 20 moves."),
                                 longWait);
        DO(driver.press(Qt::Key_Backspace));
        QTRY_VERIFY(ear.heard("The empty board."));
    }
};

QTEST_MAIN(TestOpeningWalk)
#include "tst_openingwalk.moc"
