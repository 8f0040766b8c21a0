// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boardscene.h"
#include "ui/game/gamemodel.h"

#include <QTest>

using namespace four;
using namespace four::gui;

namespace {
Match powerUps()
{
    Match match = matchOf(Preset::PowerUps);
    match.seats[Player::One].name = "Lan";
    match.seats[Player::Two].name = "Tuan";
    return match;
}
} // namespace

/// The Power-ups preset in the window, by clicks and by keys.
class TestPowerUps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void rulesComeFirst_data() { byMouseAndKeys(); }
    void rulesComeFirst()
    {
        QFETCH(const By, by);
        Driver driver({.match = powerUps()});
        const auto play = [&] {
            return by == By::Mouse ? driver.click("startPanel/playPeople") : driver.press(Qt::Key_Return);
        };
        DO(play(), driver.await("rulesDialog"));
        QVERIFY(driver.isOnScreen("notAgain"));
        // Put off: the match waits, and the rules come again.
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "startPanel");
        DO(play(), driver.await("rulesDialog"));
        DO(by == By::Mouse ? driver.click("goOn") : driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "turnBar");

        // In the next match they come again, until they are not wanted any more, also not the next day.
        for (const bool expected : {true, false}) {
            driver.restart();
            DO(driver.open("newMatchDialog"), driver.press(Qt::Key_Return));
            if (expected) {
                DO(driver.await("rulesDialog"));
                if (by == By::Mouse) {
                    DO(driver.click("notAgain"), driver.click("goOn"));
                } else {
                    DO(driver.tabTo("notAgain"), driver.press(Qt::Key_Space), driver.press(Qt::Key_Return));
                }
            }
            DO(driver.awaitNoDialog());
            QCOMPARE(driver.panel(), "turnBar");
        }
    }

    void openingBesideTheCentre_data() { byMouseAndKeys(); }
    void openingBesideTheCentre()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        QCOMPARE(driver->left(Player::One), "discs 0, undos 3, violations 3, blocks 1, removes 1");
        const QString beginning = driver->message();
        for (const int column : {3, 1, 7}) {
            DO(driver->drop(by, column));
            QCOMPARE(driver->discs(), "- - - - - - -");
            QVERIFY(driver->message() != beginning && driver->message().contains(u'4'));
            QVERIFY(driver->isRefusalShown());
            QCOMPARE(driver->left(Player::One), "discs 0, undos 3, violations 3, blocks 1, removes 1");
        }
        DO(driver->drop(by, 4));
        QCOMPARE(driver->discs(), "- - - y - - -");
        QVERIFY(!driver->isRefusalShown());
        // An undone first drop brings the opening rule back.
        DO(driver->undo(by), driver->drop(by, 3));
        QCOMPARE(driver->discs(), "- - - - - - -");
        DO(inconsistency(*driver));
    }

    void undo_data() { byMouseAndKeys(); }
    void undo()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        DO(driver->drop(by, 4));
        QCOMPARE(driver->buttons(), "undo 3, block 1, endTurn");
        DO(driver->undo(by));
        QCOMPARE(driver->discs(), "- - - - - - -");
        QCOMPARE(driver->left(Player::One), "discs 0, undos 2, violations 3, blocks 1, removes 1");
        QCOMPARE(driver->left(Player::Two), "discs 0, undos 3, violations 3, blocks 1, removes 1");
        QVERIFY(!driver->message().isEmpty());
        QVERIFY(driver->scene().isHandShown());
        QCOMPARE(driver->game().turn(), Player::One);
        DO(inconsistency(*driver), driver->drop(by, 4));
        QCOMPARE(driver->buttons(), "undo 2, block 1, endTurn");
        DO(driver->endTurn(by));
        QCOMPARE(driver->game().turn(), Player::Two);
        QCOMPARE(driver->buttons(), "remove 1");
    }

    void usedUpUndoSaysThatItCounts_data() { byMouseAndKeys(); }
    void usedUpUndoSaysThatItCounts()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        for (int i = 0; i < 3; ++i) {
            DO(driver->drop(by, 4), driver->undo(by));
        }
        DO(driver->drop(by, 4));
        QCOMPARE(driver->buttons(), "undo 0, block 1, endTurn");
        const QString said = driver->text("undo");
        QVERIFY2(said.size() > QStringLiteral("Undo (0) – U").size(), "the button says what it costs");
        for (const char *left : {"2", "1", "0"}) {
            DO(driver->undo(by));
            QCOMPARE(driver->text("cardOne/violations"), left);
            QCOMPARE(driver->discs(), "- - - y - - -");
            QVERIFY(driver->isRefusalShown());
            DO(inconsistency(*driver));
        }
        DO(driver->undo(by));
        QCOMPARE(driver->panel(), "resultPanel");
        QCOMPARE(driver->game().ending()->winner, Player::Two);
        QVERIFY(driver->result().contains(driver->name(Player::Two)));
    }

    void block_data() { byMouseAndKeys(); }
    void block()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        DO(driver->drop(by, 4), driver->block(by));
        QCOMPARE(driver->game().turn(), Player::One);
        QCOMPARE(driver->left(Player::One), "discs 1, undos 3, violations 3, blocks 0, removes 1");
        QVERIFY2(!driver->state(Player::Two).isEmpty(), "the player who is skipped is shown as such");
        QVERIFY(driver->message().contains(driver->name(Player::Two)));
        DO(inconsistency(*driver), driver->drop(by, 3));
        QCOMPARE(driver->buttons(), "undo 3, block 0, endTurn");
        QVERIFY(!driver->state(Player::Two).isEmpty());
        // A second block counts, and says so beforehand.
        DO(driver->block(by));
        QCOMPARE(driver->text("cardOne/violations"), "2");
        DO(driver->endTurn(by));
        QCOMPARE(driver->game().turn(), Player::Two);
        QVERIFY(driver->state(Player::One).isEmpty());
        QCOMPARE(driver->discs(), "- - y y - - -");
        DO(inconsistency(*driver));
    }

    void refusalGoesWithTheTurn_data() { byMouseAndKeys(); }
    void refusalGoesWithTheTurn()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        for (int i = 0; i < 3; ++i) {
            DO(driver->drop(by, 4), driver->undo(by));
        }
        DO(driver->drop(by, 4));
        const QString done = driver->message();
        DO(driver->undo(by));
        QVERIFY(driver->isRefusalShown());
        const QString refused = driver->message();
        DO(driver->endTurn(by));
        QCOMPARE(driver->game().turn(), Player::Two);
        QVERIFY(!driver->isRefusalShown());
        QCOMPARE(driver->message(), done);
        QVERIFY(driver->message() != refused);
        // The same when the game comes back from the store, and when the next player goes on.
        driver->restart();
        driver->window().resumeLastGame();
        QCOMPARE(driver->game().turn(), Player::Two);
        QVERIFY(!driver->isRefusalShown());
        QCOMPARE(driver->message(), done);
        DO(driver->drop(by, 3));
        QVERIFY(!driver->isRefusalShown() && driver->message() != done);
        // While the turn lasts, the refusal does too.
        DO(driver->block(by), driver->drop(by, 2), driver->block(by));
        QVERIFY(driver->isRefusalShown());
        DO(driver->endTurn(by));
        QVERIFY(!driver->isRefusalShown());
    }

    void blockIsRefusedUnderAThreat_data() { byMouseAndKeys(); }
    void blockIsRefusedUnderAThreat()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        turns(*driver, {4, 1, 4, 1, 5, 1});
        DO(driver->drop(by, 7));
        QCOMPARE(driver->discs(), "rrr - - yy y - y");
        const QString left = driver->left(Player::One);
        DO(driver->block(by));
        QCOMPARE(driver->left(Player::One), left);
        QCOMPARE(driver->game().step(), Step::Confirm);
        QVERIFY(driver->isRefusalShown());
        QCOMPARE(driver->buttons(), "undo 3, block 1, endTurn");
        DO(inconsistency(*driver));
    }

    void blockDespiteAnUnsupportedGap()
    {
        const auto driver = begun();
        turns(*driver, {4, 4, 1, 1, 2, 2});
        // Red needs 3,2, and a disc there would fall to 3,1.
        QCOMPARE(driver->discs(), "yr yr - yr - - -");
        DO(driver->drop(By::Keys, 7), driver->block(By::Keys));
        QCOMPARE(driver->game().turn(), Player::One);
        QCOMPARE(driver->text("cardOne/blocks"), "0");
        DO(inconsistency(*driver));
        // The turn that was gained wins, without a confirmation.
        DO(driver->drop(By::Keys, 3));
        QCOMPARE(driver->panel(), "resultPanel");
        QCOMPARE(driver->litCells(), "1,1 2,1 3,1 4,1");
        DO(inconsistency(*driver));
    }

    void removeByClicks()
    {
        const auto driver = begun();
        turns(*driver, {4, 4, 4, 4});
        QCOMPARE(driver->buttons(), "remove 1");
        DO(driver->click("remove"));
        QVERIFY(driver->scene().isRemoving());
        QVERIFY(!driver->scene().isHandShown());
        QCOMPARE(driver->marks(MarkItem::Kind::Removable), "4,2 4,4");
        DO(inconsistency(*driver), driver->clickCell(4, 2));
        QCOMPARE(driver->discs(), "- - - yyr - - -");
        QVERIFY(!driver->scene().isRemoving());
        QCOMPARE(driver->marks(MarkItem::Kind::Removable), "");
        QCOMPARE(driver->left(Player::One), "discs 2, undos 3, violations 3, blocks 1, removes 0");
        QCOMPARE(driver->left(Player::Two), "discs 1, undos 3, violations 3, blocks 1, removes 1");
        QVERIFY(driver->message().contains(u'4') && driver->message().contains(u'2'));
        QCOMPARE(driver->buttons(), "undo 3, block 1, endTurn");
        DO(inconsistency(*driver));
    }

    void removeByKeys()
    {
        const auto driver = begun();
        turns(*driver, {4, 4, 4, 3});
        DO(driver->press(Qt::Key_R));
        QVERIFY(driver->scene().isRemoving());
        // Digits are no cells, but arrows lead from one to the next.
        const Cell start = driver->scene().cursor();
        DO(driver->press(Qt::Key_Up));
        QCOMPARE(driver->scene().cursor(), (Cell{start.column, start.row + 1}));
        while (driver->scene().cursor().column > 2)
            DO(driver->press(Qt::Key_Left));
        while (driver->scene().cursor().row > 0)
            DO(driver->press(Qt::Key_Down));
        QCOMPARE(driver->marks(MarkItem::Kind::Aim), "3,1");
        DO(driver->press(Qt::Key_Return));
        QCOMPARE(driver->discs(), "- - - yry - - -");
        QVERIFY(!driver->scene().isRemoving());
        QCOMPARE(driver->marks(MarkItem::Kind::Aim), "");
        QCOMPARE(driver->text("cardOne/removes"), "0");
        DO(inconsistency(*driver), driver->press(Qt::Key_Return));
        QCOMPARE(driver->game().turn(), Player::Two);
    }

    void removeBeginsAtADiscThatCanBeRemoved()
    {
        const auto driver = begun();
        turns(*driver, {4, 4, 4, 7});
        // Over an empty column, and over one with an own disc at its foot.
        for (const int steps : {3, 0}) {
            const Cell before = driver->scene().cursor();
            for (int i = 0; i < steps; ++i)
                DO(driver->press(Qt::Key_Left));
            DO(driver->press(Qt::Key_R));
            const Cell start = driver->scene().cursor();
            QVERIFY2(!driver->game().refusal(action::Remove{start}),
                     qPrintable(QString::number(before.column)));
            DO(driver->press(Qt::Key_Escape));
        }
        const QString left = driver->left(Player::One);
        DO(driver->press(Qt::Key_R), driver->press(Qt::Key_Return));
        QCOMPARE(driver->text("cardOne/removes"), "0");
        QCOMPARE(driver->text("cardOne/violations"), left.section("violations ", 1).left(1));
        DO(inconsistency(*driver));
    }

    void removeIsLeftAgain()
    {
        const auto driver = begun();
        turns(*driver, {4, 4});
        for (const bool escape : {true, false}) {
            DO(driver->press(Qt::Key_R));
            QVERIFY(driver->scene().isRemoving());
            const QString prompt = driver->prompt();
            DO(escape ? driver->press(Qt::Key_Escape) : driver->click("remove"));
            QVERIFY(!driver->scene().isRemoving());
            QVERIFY(driver->scene().isHandShown());
            QVERIFY(driver->prompt() != prompt);
            QCOMPARE(driver->marks(MarkItem::Kind::Removable), "");
            QCOMPARE(driver->buttons(), "remove 1");
            DO(inconsistency(*driver));
        }
        DO(driver->press(Qt::Key_5));
        QCOMPARE(driver->discs(), "- - - yr y - -");
    }

    void wrongDiscsToRemove_data() { byMouseAndKeys(); }
    void wrongDiscsToRemove()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        turns(*driver, {4, 4});
        const auto aim = [&](int column, int row) -> Problem {
            if (by == By::Mouse)
                return driver->clickCell(column, row);
            while (driver->scene().cursor().column != column - 1)
                driver->press(driver->scene().cursor().column > column - 1 ? Qt::Key_Left : Qt::Key_Right);
            while (driver->scene().cursor().row != row - 1)
                driver->press(driver->scene().cursor().row > row - 1 ? Qt::Key_Down : Qt::Key_Up);
            return driver->press(Qt::Key_Space);
        };
        DO(remove(*driver, by));
        DO(aim(2, 3)); // empty
        QCOMPARE(driver->text("cardOne/violations"), "2");
        const QString empty = driver->message();
        QVERIFY2(driver->scene().isRemoving(), "the player goes on choosing");
        DO(aim(4, 1)); // one's own
        QCOMPARE(driver->text("cardOne/violations"), "1");
        QVERIFY(driver->message() != empty);
        QCOMPARE(driver->discs(), "- - - yr - - -");
        DO(inconsistency(*driver), aim(4, 2));
        QCOMPARE(driver->discs(), "- - - y - - -");
        DO(inconsistency(*driver));
    }

    void usedUpRemove_data() { byMouseAndKeys(); }
    void usedUpRemove()
    {
        QFETCH(const By, by);
        const auto driver = begun();
        turns(*driver, {4, 4});
        DO(driver->press(Qt::Key_R), driver->clickCell(4, 2), driver->press(Qt::Key_Return));
        turns(*driver, {4});
        QCOMPARE(driver->buttons(), "remove 0");
        QVERIFY(driver->text("remove").size() > QStringLiteral("Remove (0) – R").size());
        DO(remove(*driver, by));
        QVERIFY(!driver->scene().isRemoving());
        QCOMPARE(driver->text("cardOne/violations"), "2");
        QVERIFY(driver->isRefusalShown());
        QCOMPARE(driver->discs(), "- - - yr - - -");
        DO(inconsistency(*driver));
    }

    void undoneRemoveComesBack()
    {
        const auto driver = begun();
        turns(*driver, {4, 4, 4, 4, 4, 4});
        DO(driver->click("remove"), driver->clickCell(4, 2));
        QCOMPARE(driver->discs(), "- - - yyryr - - -");
        DO(driver->click("undo"));
        QCOMPARE(driver->discs(), "- - - yryryr - - -");
        QCOMPARE(driver->left(Player::One), "discs 3, undos 2, violations 3, blocks 1, removes 1");
        DO(inconsistency(*driver));
    }

    void removeThatWins()
    {
        const auto driver = begun();
        turns(*driver, {4, 3, 3, 4, 5, 5, 6, 6});
        QCOMPARE(driver->discs(), "- - ry yr yr yr -");
        DO(driver->click("remove"), driver->clickCell(3, 1));
        QCOMPARE(driver->panel(), "resultPanel");
        QCOMPARE(driver->discs(), "- - y yr yr yr -");
        QCOMPARE(driver->litCells(), "3,1 4,1 5,1 6,1");
        DO(inconsistency(*driver));
    }

private:
    /// Drops into these columns, each turn ended.
    static void turns(Driver &driver, std::initializer_list<int> columns)
    {
        for (const int column : columns) {
            DO(driver.drop(By::Keys, column), driver.endTurn(By::Keys));
        }
        DO(inconsistency(driver));
    }
    static std::unique_ptr<Driver> begun()
    {
        return std::make_unique<Driver>(Start{.match = powerUps(), .showPowerUpRules = false, .moves = ""});
    }
    /// Its button or its key.
    static Problem remove(Driver &driver, By by)
    {
        return by == By::Mouse ? driver.click("remove") : driver.press(Qt::Key_R);
    }
};

QTEST_MAIN(TestPowerUps)
#include "tst_powerups.moc"
