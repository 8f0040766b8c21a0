// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/perft.h"
#include "tests/engine/slow.h"

#include <QTest>

using namespace four::engine;

class TestPerft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsStandardPositions()
    {
        const std::vector<quint64> known{1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186, 1662623};
        const int plies = wantsSlowRows() ? 10 : 8;
        const auto counts = perft({}, plies);
        QCOMPARE(counts.size(), std::size_t(plies) + 1);
        for (std::size_t ply = 0; ply < counts.size(); ++ply)
            QCOMPARE(quint64(counts[ply].positions), known[ply]);
    }

    void countsGames()
    {
        // 7 a ply until a column can be full or a game be won: 7^6 - 0, then 7^7 - 7 (a seventh disc in a
        // column), and at ply 8 no drops after the wins at ply 7.
        const auto counts = perft({}, 8);
        QCOMPARE(quint64(counts[6].games), quint64(117649));
        QCOMPARE(quint64(counts[7].games), quint64(823536));
        QCOMPARE(quint64(counts[8].games), quint64(5673234));
    }

    void countsWholeGames_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<quint64>("positions");
        QTest::newRow("4x4") << 4 << 4 << quint64(161029);
        if (wantsSlowRows()) {
            QTest::newRow("5x4") << 5 << 4 << quint64(3945711);
            QTest::newRow("4x5") << 4 << 5 << quint64(1706255);
        }
    }

    void countsWholeGames()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const quint64, positions);
        quint64 sum = 0;
        for (const auto &count : perft({columns, rows, 4}, columns * rows))
            sum += count.positions;
        QCOMPARE(sum, positions);
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_engineperft.moc"
