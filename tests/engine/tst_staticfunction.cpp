// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/staticfunction.h"

#include <QTest>

#include <random>
#include <set>

using namespace four::engine;

using Values = std::vector<std::pair<Word64, std::byte>>;

class TestStaticFunction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackEachByte_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("inARow");
        for (const int count : {0, 1, 2, 3, 10, 99, 1000, 100'000}) {
            QTest::addRow("%d keys by chance", count) << count << false;
            QTest::addRow("%d keys in a row", count) << count << true;
        }
    }

    /// Keys in a row differ in few bits, as those of positions do.
    void givesBackEachByte()
    {
        QFETCH(const int, count);
        QFETCH(const bool, inARow);
        std::mt19937_64 random(static_cast<std::uint64_t>(count));
        std::set<Word64> keys;
        while (keys.size() < static_cast<std::size_t>(count))
            keys.insert(inARow ? keys.size() : random());
        Values values;
        for (const Word64 key : keys)
            values.emplace_back(key, static_cast<std::byte>(random()));
        const auto table = makeStaticTable(values);
        QVERIFY(table);
        QCOMPARE(table->bytes.size(), StaticFunction::bytes(values.size()));
        QVERIFY(static_cast<double>(table->bytes.size()) <= 1.24 * count + 50);
        const StaticFunction function(table->bytes, table->seed);
        for (const auto &[key, value] : values)
            QVERIFY(function(key) == value);
    }

    /// The table alone and the seed say all: what made it may be gone, as for a book that is part of the
    /// program.
    void isReadWhereItLies()
    {
        StaticTable copy;
        {
            const auto table = makeStaticTable(Values{{7, std::byte{1}}, {8, std::byte{2}}});
            QVERIFY(table);
            copy = *table;
        }
        QVERIFY(StaticFunction(copy.bytes, copy.seed)(7) == std::byte{1});
        QVERIFY(StaticFunction(copy.bytes, copy.seed)(8) == std::byte{2});
    }
};

QTEST_APPLESS_MAIN(TestStaticFunction)
#include "tst_staticfunction.moc"
