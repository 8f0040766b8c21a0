// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/analysis.h"
#include "core/engine/staticbounds.h"
#include "tests/engine/testsets.h"

#include <QTest>

#include <random>

using namespace four::engine;

namespace {

struct Known
{
    std::string columns;
    int score;
    Position position;
};

/// Every static bound that applies to a position, in every window, against its exact score.
template <class Geometry>
class BoundsCheck
{
public:
    using Word = typename Geometry::Word;
    using Bounds = StaticBounds<Geometry, Isa::Portable>;
    using L = Lines<Geometry, Isa::Portable>;

    explicit BoundsCheck(BoardShape shape) : m_geometry(shape) {}

    /// @return false when a bound is wrong.
    [[nodiscard]] bool holds(const Position &position, int score)
    {
        const auto mover = static_cast<Word>(position.mover());
        const auto opponent = static_cast<Word>(position.opponent());
        const Word occupied = mover | opponent;
        const Word landing = landingCells(m_geometry, occupied);
        const Word holes = L::holes(m_geometry, opponent) & m_geometry.board() & ~occupied;
        if (((L::holes(m_geometry, mover) | holes) & landing) != 0)
            return true; // bounds are asked only when neither player can win at once
        for (int alpha = -position.shape().cells() / 2; alpha <= position.shape().cells() / 2; ++alpha) {
            const auto bound = position.empties() % 2 == 0
                                   ? Bounds::followUp(m_geometry, mover, opponent, holes, alpha)
                                   : Bounds::zugzwang(m_geometry, mover, opponent, holes, alpha);
            if (!bound)
                continue;
            ++m_found;
            if (*bound > alpha || *bound < score)
                return false;
        }
        if (!Bounds::canWin(m_geometry, mover, occupied) && score > 0)
            return false;
        return Bounds::canWin(m_geometry, opponent, occupied) || score >= 0;
    }
    /// How often a bound decided: a check that never applies checks nothing.
    [[nodiscard]] int found() const { return m_found; }

private:
    Geometry m_geometry;
    int m_found = 0;
};

} // namespace

class TestStaticBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdOnTheTestSets_data()
    {
        QTest::addColumn<QByteArray>("set");
        for (const char *set :
             {"Test_L3_R1", "Test_L2_R1", "Test_L2_R2", "Test_L1_R1", "Test_L1_R2", "Test_L1_R3"})
            QTest::newRow(set) << QByteArray(set);
    }

    void holdOnTheTestSets()
    {
        QFETCH(const QByteArray, set);
        BoundsCheck<StandardGeometry> check{BoardShape{}};
        for (const auto &[columns, score, position] : readTestSet(set.toStdString()))
            QVERIFY2(check.holds(position, score), columns.c_str());
        qInfo("%d bounds", check.found());
    }

    void holdOnEveryPositionOfRandomGames_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("connect");
        QTest::addColumn<int>("plies"); // to begin with
        QTest::newRow("7x6") << 7 << 6 << 4 << 14;
        QTest::newRow("5x4") << 5 << 4 << 4 << 0;
        QTest::newRow("4x5") << 4 << 5 << 4 << 0;
        QTest::newRow("5x5") << 5 << 5 << 4 << 4;
        QTest::newRow("6x5") << 6 << 5 << 4 << 8;
        QTest::newRow("7x5") << 7 << 5 << 4 << 12;
        QTest::newRow("5x5, three") << 5 << 5 << 3 << 0;
        QTest::newRow("6x6, five") << 6 << 6 << 5 << 14;
    }

    void holdOnEveryPositionOfRandomGames()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, connect);
        QFETCH(const int, plies);
        const BoardShape shape{columns, rows, connect};
        Solver solver;
        BoundsCheck<AnyGeometry<Word64>> check(shape);
        std::mt19937 random(6);
        for (int game = 0; game < 60; ++game) {
            Position position(shape);
            while (!position.isOver()) {
                if (position.plies() >= plies)
                    QVERIFY(check.holds(position, solver.solve(position)->score));
                int column = static_cast<int>(random() % static_cast<unsigned>(columns));
                while (!position.canDrop(column))
                    column = (column + 1) % columns;
                position.drop(column);
            }
        }
        QVERIFY(check.found() > 0);
    }
};

QTEST_APPLESS_MAIN(TestStaticBounds)
#include "tst_staticbounds.moc"
