// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/drophistory.h"

#include <QTest>

#include <random>

using namespace four::engine;

/// What the order of drops remembers: within its limits whatever happens, and of one player and one stretch
/// of the game only.
class TestDropHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsNothingAtFirst()
    {
        const DropHistory history;
        for (int empties = 0; empties <= 100; ++empties)
            for (int cell = 0; cell < 110; ++cell)
                QCOMPARE(history.score(empties, cell), 0);
    }

    void rewardsAndPenalises()
    {
        DropHistory history;
        history.addBonus(30, 7, 0);
        const int expected = history.score(30, 7);
        QVERIFY(expected > 0);
        history.addBonus(30, 8, 3);
        QVERIFY(history.score(30, 8) > expected); // that it was not tried first is news
        history.addPenalty(30, 7);
        QVERIFY(history.score(30, 7) < expected);
        QCOMPARE(history.score(31, 8), 0); // the other player's drop
        QCOMPARE(history.score(10, 8), 0); // much later in the game
        QCOMPARE(history.score(30, 9), 0);
    }

    void staysWithinItsLimits()
    {
        DropHistory history;
        std::mt19937 random(5);
        for (int i = 0; i < 200'000; ++i) {
            const int empties = int(random() % 101);
            const int cell = int(random() % 4);
            // Long spells of either, as in a search that goes on with one kind of position.
            if (i / 10'000 % 2 == 0)
                history.addBonus(empties, cell, int(random() % 10));
            else
                history.addPenalty(empties, cell);
            const int score = history.score(empties, cell);
            QVERIFY(score >= -DropHistory::most && score <= DropHistory::most);
        }
    }

    void whatIsNewCounts()
    {
        DropHistory history;
        for (int i = 0; i < 1'000; ++i)
            history.addBonus(20, 3, 1);
        for (int i = 0; i < 20; ++i)
            history.addPenalty(20, 3);
        QVERIFY(history.score(20, 3) < 0);
    }
};

QTEST_APPLESS_MAIN(TestDropHistory)
#include "tst_drophistory.moc"
