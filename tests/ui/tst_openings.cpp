// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/builtin.h"

#include "core/engine/solver.h"

#include <QTest>

#include <random>
#include <string>
#include <variant>

using namespace four;

namespace {
engine::Position position(const std::string &columns, engine::BoardShape shape = {})
{
    return std::get<engine::Position>(engine::Position::fromColumns(columns, shape));
}
} // namespace

/// The opening book that is part of the program, by what is known of the game.
class TestOpenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scores_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<int>("score"); // for the player to move
        QTest::newRow("the empty board") << QString() << 1;
        // As the first player's score: -2 -1 0 1 0 -1 -2. The second player is to move.
        const int first[] = {-2, -1, 0, 1, 0, -1, -2};
        const int replies[] = {4, 2, 2, 1, 2, 2, 4};
        for (int column = 0; column < 7; ++column) {
            const QString name = QString::number(column + 1);
            QTest::addRow("first drop %d", column + 1) << name << -first[column];
            QTest::addRow("reply %d to 4", column + 1) << '4' + name << replies[column];
        }
    }

    void scores()
    {
        QFETCH(const QString, columns);
        QFETCH(const int, score);
        QCOMPARE(bookScore(position(columns.toStdString())), std::optional(score));
    }

    void hasEveryPositionOfTheFirstPlies()
    {
        constexpr int plies = 5; // nine are there; this many are quick to walk through
        const auto walk = [](const auto &self, const engine::Position &at, int left) -> bool {
            if (at.isOver())
                return true;
            if (!bookScore(at))
                return false;
            for (int column = 0; left > 0 && column < 7; ++column) {
                engine::Position next = at;
                next.drop(column);
                if (!self(self, next, left - 1))
                    return false;
            }
            return true;
        };
        QVERIFY(walk(walk, engine::Position(), plies));
        QVERIFY(bookScore(position("444444235")));
        QVERIFY(!bookScore(position("4444442356")));
    }

    /// Of the last ply, from which all others follow: the solver says the same without the book.
    void entriesAreTrue()
    {
        std::mt19937 random(4711);
        engine::Solver solver({.tableMiB = 16});
        for (int checked = 0; checked < 25;) {
            engine::Position at;
            while (at.plies() < 9 && !at.isOver()) {
                const int column = int(random() % 7);
                if (at.canDrop(column))
                    at.drop(column);
            }
            if (at.isOver())
                continue;
            const auto solution = solver.solve(at);
            QVERIFY(solution);
            QCOMPARE(bookScore(at), std::optional(solution->score));
            ++checked;
        }
    }

    void knowsOneBoardOnly() { QVERIFY(!bookScore(engine::Position({.columns = 7, .rows = 7}))); }
};

QTEST_APPLESS_MAIN(TestOpenings)
#include "tst_openings.moc"
