// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"

#include <QAnimationDriver>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace four;
using namespace four::gui;

namespace {
Match matchWith(int columns, int rows, int undos, int violationsAllowed)
{
    Match match = matchOf(Preset::Classic);
    match.rules.columns = columns;
    match.rules.rows = rows;
    match.rules.undos = undos;
    match.rules.violations = Violations::PerGame;
    match.rules.violationsAllowed = violationsAllowed;
    return match;
}

/// The time of all animations, which passes by advance() alone, however busy the machine is.
class AnimationTime : public QAnimationDriver
{
public:
    AnimationTime() { install(); }

    [[nodiscard]] qint64 elapsed() const override { return m_elapsed; }
    void advance() override
    {
        m_elapsed += 10;
        advanceAnimation();
    }

private:
    qint64 m_elapsed = 0;
};

/// Of the marks and the discs that are shown.
double leastOpacity(const BoardScene &scene)
{
    double least = 1;
    for (const QGraphicsItem *item : scene.items()) {
        if (item->isVisible())
            least = std::min(least, item->opacity());
    }
    return least;
}

std::unique_ptr<Driver> begun(const Match &match, AnimationSpeed animations)
{
    return std::make_unique<Driver>(
        Start{.animations = animations, .match = match, .showPowerUpRules = false, .moves = ""});
}
} // namespace

/// What moves is decoration over a state that is already true.
class TestAnimations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void stateIsTrueAtOnce_data() { speeds(); }
    void stateIsTrueAtOnce()
    {
        QFETCH(const AnimationSpeed, speed);
        const auto driver = begun(matchWith(7, 6, 3, 3), speed);
        DO(driver->clickColumn(4));
        QVERIFY(driver->scene().isAnimating());
        QCOMPARE(driver->discs(), "- - - y - - -");
        QCOMPARE(driver->left(Player::One), "discs 1, undos 3, violations 3");
        QCOMPARE(driver->buttons(), "undo 3, endTurn");
        QVERIFY(driver->message().contains(u'4'));
        DO(inconsistencyBesideBoard(*driver));
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
    }

    void fallEndsInTime_data() { speeds(); }
    void fallEndsInTime()
    {
        QFETCH(const AnimationSpeed, speed);
        AnimationTime time;
        // The longest fall there is.
        const auto driver = begun(matchWith(4, 10, 0, 3), speed);
        const qint64 start = time.elapsed();
        DO(driver->clickColumn(2));
        QCoreApplication::processEvents(); // in which an animation begins to hear of the time
        const DiscItem *disc = driver->scene().discAt({1, 0});
        const QPointF target = driver->scene().centreOf({1, 0});
        QVERIFY(disc->y() < target.y());
        const qint64 longest = speed == AnimationSpeed::Full ? 600 : 240;
        while (driver->scene().isAnimating() && time.elapsed() - start <= longest)
            time.advance();
        const qint64 took = time.elapsed() - start;
        QCOMPARE(disc->pos(), target);
        QVERIFY2(took <= longest, qPrintable(QString::number(took)));
        QVERIFY2(took > longest / 2, "it is seen to fall");
    }

    void marksWaitForTheDisc_data()
    {
        speeds();
        QTest::newRow("off") << AnimationSpeed::Off;
    }

    /// While a disc falls, there is no ring and no next disc; 120 ms after its bounce all are there, and
    /// with reduced motion at once.
    void marksWaitForTheDisc()
    {
        QFETCH(const AnimationSpeed, speed);
        AnimationTime time;
        const auto driver = begun(matchWith(7, 6, 0, 0), speed);
        const BoardScene &scene = driver->scene();
        QSignalSpy landed(&scene, &BoardScene::landed);
        const auto isAllThere = [&] {
            return driver->marks(MarkItem::Kind::LastMove) == "4,1" &&
                   driver->marks(MarkItem::Kind::Landing) == "4,2" && scene.isHandShown();
        };
        DO(driver->clickColumn(4));
        if (speed == AnimationSpeed::Off) {
            QVERIFY(isAllThere());
            QCOMPARE(leastOpacity(scene), 1.0);
            return;
        }
        QCoreApplication::processEvents();
        while (scene.isFalling()) {
            QCOMPARE(driver->marks(MarkItem::Kind::LastMove), QString());
            QCOMPARE(driver->marks(MarkItem::Kind::Landing), QString());
            QVERIFY(!scene.isHandShown());
            // Nor do they come with the pointer.
            driver->view().boardScene()->setCursor({3, 0});
            QVERIFY(landed.isEmpty());
            time.advance();
        }
        QCOMPARE(landed.count(), 1);
        QVERIFY(isAllThere());
        QVERIFY(leastOpacity(scene) < 1);
        QCoreApplication::processEvents();
        for (int passed = 0; passed < 120; passed += 10)
            time.advance();
        QVERIFY(isAllThere());
        QCOMPARE(leastOpacity(scene), 1.0);
    }

    void nextMoveEndsTheFallWithoutItsMarks()
    {
        const auto driver = begun(matchWith(7, 6, 0, 0), AnimationSpeed::Full);
        const BoardScene &scene = driver->scene();
        QSignalSpy landed(&scene, &BoardScene::landed);
        DO(driver->clickColumn(4), driver->clickColumn(5));
        QVERIFY(scene.isFalling());
        QCOMPARE(scene.discAt({3, 0})->pos(), scene.centreOf({3, 0}));
        QVERIFY(landed.isEmpty());
        QCOMPARE(driver->marks(MarkItem::Kind::LastMove), QString());
        QTRY_COMPARE(landed.count(), 1);
        QCOMPARE(driver->marks(MarkItem::Kind::LastMove), "5,1");
        DO(inconsistency(*driver));
    }

    void possibleClickInAFallIsTaken_data() { speeds(); }
    void possibleClickInAFallIsTaken()
    {
        QFETCH(const AnimationSpeed, speed);
        const auto driver = begun(matchWith(7, 6, 0, 0), speed);
        for (const int column : {1, 1, 1, 2, 3}) {
            DO(driver->clickColumn(column));
            QVERIFY(driver->scene().isAnimating());
        }
        QCOMPARE(driver->discs(), "yry r y - - - -");
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
    }

    void impossibleClickInAFallIsNoViolation_data() { speeds(); }
    void impossibleClickInAFallIsNoViolation()
    {
        QFETCH(const AnimationSpeed, speed);
        const auto driver = begun(matchWith(7, 6, 0, 1), speed);
        for (int i = 0; i < 6; ++i)
            DO(driver->clickColumn(3));
        QVERIFY(driver->scene().isAnimating());
        const QString message = driver->message();
        DO(driver->clickColumn(3));
        if (driver->scene().isAnimating()) {
            QCOMPARE(driver->text("cardOne/violations"), "1");
            QCOMPARE(driver->message(), message);
        }
        QTRY_VERIFY(!driver->scene().isAnimating());
        // When it lies, the same click counts.
        DO(driver->clickColumn(3));
        QCOMPARE(driver->text("cardOne/violations"), "0");
        // The refusal is seen, and said; it does not shelter the next wrong action for ever.
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(driver->clickColumn(3));
        QCOMPARE(driver->panel(), "resultPanel");
        DO(inconsistency(*driver));
    }

    void undoInAFall_data() { speeds(); }
    void undoInAFall()
    {
        QFETCH(const AnimationSpeed, speed);
        const auto driver = begun(matchWith(7, 6, 3, 0), speed);
        for (int i = 0; i < 3; ++i) {
            DO(driver->clickColumn(5), driver->press(Qt::Key_U));
            QCOMPARE(driver->discs(), "- - - - - - -");
        }
        DO(driver->clickColumn(6));
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
    }

    void removeAndItsUndo_data() { speeds(); }
    void removeAndItsUndo()
    {
        QFETCH(const AnimationSpeed, speed);
        Match match = matchWith(7, 6, 3, 3);
        match.rules.removes = 1;
        const auto driver = begun(match, speed);
        for (int i = 0; i < 4; ++i) {
            DO(driver->press(Qt::Key_4), driver->press(Qt::Key_Return));
        }
        DO(driver->press(Qt::Key_R), driver->clickCell(4, 2));
        QVERIFY(driver->scene().isAnimating());
        QCOMPARE(driver->discs(), "- - - yyr - - -");
        DO(inconsistencyBesideBoard(*driver), driver->press(Qt::Key_U));
        QCOMPARE(driver->discs(), "- - - yryr - - -");
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver), driver->press(Qt::Key_R), driver->clickCell(4, 4));
        QTRY_VERIFY(!driver->scene().isAnimating());
        QCOMPARE(driver->discs(), "- - - yry - - -");
        DO(inconsistency(*driver));
    }

    void blockAndTossAreSeenAndEnd()
    {
        Match match = matchWith(7, 6, 0, 3);
        match.rules.blocks = 1;
        match.rules.starter = Starter::Random;
        const auto driver = begun(match, AnimationSpeed::Full);
        QVERIFY2(driver->scene().isAnimating(), "the coin turns");
        QVERIFY(!driver->message().isEmpty());
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver), driver->press(Qt::Key_4), driver->press(Qt::Key_B));
        QVERIFY2(driver->scene().isAnimating(), "the sign is seen");
        DO(driver->press(Qt::Key_5));
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
    }

    void newMatchInAFall()
    {
        const auto driver = begun(matchWith(7, 6, 0, 3), AnimationSpeed::Full);
        for (int i = 0; i < 3; ++i) {
            DO(driver->press(Qt::Key_4), driver->open("newMatchDialog"), driver->press(Qt::Key_Return));
            DO(driver->awaitNoDialog());
            QCOMPARE(driver->discs(), "- - - - - - -");
        }
        QTRY_VERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
    }

    void closedInAFall()
    {
        const auto driver = begun(matchWith(7, 6, 0, 3), AnimationSpeed::Full);
        DO(driver->press(Qt::Key_4));
        QVERIFY(driver->scene().isAnimating());
        // The disc lay in its cell before the fall was shown.
        driver->restart();
        QCOMPARE(driver->panel(), "turnBar");
        QCOMPARE(driver->discs(), "- - - y - - -");
        DO(inconsistency(*driver));
    }

    void switchedOffInAFall()
    {
        const auto driver = begun(matchWith(7, 6, 0, 3), AnimationSpeed::Full);
        DO(driver->openPreferences("animations"));
        DO(driver->pick("animations", static_cast<int>(AnimationSpeed::Off)));
        DO(driver->answer(QDialogButtonBox::Close), driver->awaitNoDialog(), driver->clickColumn(4));
        QVERIFY(!driver->scene().isAnimating());
        DO(inconsistency(*driver));
        driver->restart();
        DO(driver->press(Qt::Key_Return), driver->clickColumn(4));
        QVERIFY(!driver->scene().isAnimating());
    }

private:
    static void speeds()
    {
        QTest::addColumn<AnimationSpeed>("speed");
        QTest::newRow("full") << AnimationSpeed::Full;
        QTest::newRow("short") << AnimationSpeed::Short;
    }
};

QTEST_MAIN(TestAnimations)
#include "tst_animations.moc"
