// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/recenttable.h"
#include "core/engine/transpositiontable.h"

#include <QTest>

#include <random>
#include <set>

using namespace four::engine;

namespace {

bool isSame(TableData a, TableData b)
{
    return a.lower == b.lower && a.upper == b.upper && a.isBusy == b.isBusy;
}

/// Data that goes with a key, so that an entry of another key shows.
TableData dataOf(Word64 key)
{
    const auto lower = static_cast<std::int8_t>(static_cast<int>(key % 43) - 21);
    const auto upper = static_cast<std::int8_t>(static_cast<int>(key / 43 % 43) - 21);
    return {lower, upper, key % 2 == 0};
}

} // namespace

class TestTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsWhatWasStored()
    {
        TableMemory memory;
        QVERIFY(memory.allocate(std::size_t{1} << 20));
        TranspositionTable<Word64> table;
        table.attach(memory);
        TableData found{};
        for (int lower = -31; lower <= 31; ++lower)
            for (int upper = lower; upper <= 31; ++upper)
                for (const bool isBusy : {false, true}) {
                    const TableData data{static_cast<std::int8_t>(lower), static_cast<std::int8_t>(upper),
                                         isBusy};
                    table.store(spreadKey(12345, 49), data);
                    QVERIFY(table.find(spreadKey(12345, 49), found));
                    QVERIFY(isSame(found, data));
                }
        TranspositionTable<Word128> wide;
        wide.attach(memory);
        memory.clear();
        for (int lower = -50; lower <= 50; ++lower) {
            const TableData data{static_cast<std::int8_t>(lower), 50, false};
            wide.store(Word128{77} << 90 | 5, data);
            QVERIFY(wide.find(Word128{77} << 90 | 5, found));
            QVERIFY(isSame(found, data));
            QVERIFY(!wide.find(Word128{78} << 90 | 5, found));
            QVERIFY(!wide.find(Word128{77} << 90 | 6, found));
        }
    }

    void neverMistakesAKey_data()
    {
        QTest::addColumn<int>("bits");
        QTest::newRow("standard board") << 49;
        QTest::newRow("full word") << 64;
        QTest::newRow("small board") << 20;
    }

    void neverMistakesAKey()
    {
        QFETCH(const int, bits);
        TableMemory memory;
        TableMemory recentMemory;
        QVERIFY(memory.allocate(std::size_t{1} << 20)); // small, so that places are shared by many keys
        QVERIFY(recentMemory.allocate(RecentTable<Isa::Portable>::bytes));
        TranspositionTable<Word64> table;
        RecentTable<Isa::Portable> recent;
        table.attach(memory);
        recent.attach(recentMemory);
        std::mt19937_64 random(8);
        const Word64 mask = ~Word64{0} >> (64 - bits);
        const bool fitsRecent = bits <= RecentTable<Isa::Portable>::longestKey;
        int hits = 0;
        for (int i = 0; i < 2'000'000; ++i) {
            // Keys near one another and keys far apart.
            const Word64 key = (i % 2 == 0 ? random() : random() & 0xffff) & mask;
            const Word64 spread = spreadKey(key, bits);
            TableData found{};
            if (table.find(spread, found)) {
                ++hits;
                QVERIFY(isSame(found, dataOf(key)));
            }
            table.store(spread, dataOf(key));
            if (!fitsRecent)
                continue;
            if (recent.find(spread, found))
                QVERIFY(isSame(found, dataOf(key)));
            recent.store(spread, dataOf(key));
        }
        QVERIFY(hits > 0);
    }

    void forgetsWhenCleared()
    {
        TableMemory memory;
        QVERIFY(memory.allocate(std::size_t{1} << 20));
        TranspositionTable<Word64> table;
        table.attach(memory);
        table.store(spreadKey(0, 49), {0, 0, false});
        TableData found{};
        QVERIFY(table.find(spreadKey(0, 49), found));
        memory.clear();
        QVERIFY(!table.find(spreadKey(0, 49), found));
    }

    void recentKeepsFourOfASet()
    {
        TableMemory memory;
        QVERIFY(memory.allocate(RecentTable<Isa::Portable>::bytes));
        RecentTable<Isa::Portable> recent;
        recent.attach(memory);
        // Keys whose products share the first bits share a set.
        std::vector<Word64> spreads;
        for (Word64 key = 0; spreads.size() < 5; ++key)
            if (const Word64 spread = spreadKey(key, 49);
                spread >> (64 - RecentTable<Isa::Portable>::setBits) == 3)
                spreads.push_back(spread);
        for (const Word64 spread : spreads)
            recent.store(spread, {1, 2, false});
        TableData found{};
        QVERIFY(!recent.find(spreads[0], found)); // first in, first out
        for (std::size_t i = 1; i < 5; ++i)
            QVERIFY(recent.find(spreads[i], found));
    }
};

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
