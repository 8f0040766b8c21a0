// SPDX-License-Identifier: GPL-3.0-or-later
// All undecided positions of eight discs against public tables, see tests/data/eight-discs/README.md.
#include "core/engine/openingbook.h"
#include "core/engine/openingpositions.h"
#include "core/engine/positionkey.h"
#include "core/engine/solver.h"
#include "tests/engine/slow.h"

#include <QFile>
#include <QTest>

#include <optional>
#include <variant>
#include <vector>

using namespace four::engine;

namespace {
constexpr std::size_t sampled = 97; ///< each of so many, where the solver has to compute them
} // namespace

class TestEightDiscs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exact_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("positions"); // with mirror images
        QTest::newRow("7x6, by the book") << 7 << 6 << 182'383;
        QTest::newRow("6x5, by the solver") << 6 << 5 << 71'463;
        QTest::newRow("5x5, by the solver") << 5 << 5 << 24'747;
    }

    void exact()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, positions);
        const BoardShape shape{columns, rows, 4};
        QFile file(QStringLiteral(EIGHT_DISCS "/%1x%2.z").arg(columns).arg(rows));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray scores = qUncompress(file.readAll());
        const std::vector<Word64> keys = openingPositions(shape, 8).back();
        QCOMPARE(std::size_t(scores.size()), keys.size());

        QFile bookFile(BOOK);
        QVERIFY(bookFile.open(QIODevice::ReadOnly));
        const QByteArray bytes = bookFile.readAll();
        const auto book = OpeningBook::open(
            {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())});
        const bool isInBook = std::get<OpeningBook>(book).shape() == shape;
        const AnyGeometry<Word64> geometry(shape);
        Solver solver;
        int compared = 0;
        for (std::size_t i = 0; i < keys.size(); i += isInBook || wantsSlowRows() ? 1 : sampled) {
            const auto stones = stonesOf(geometry, keys[i]);
            const auto position = Position::fromStones(stones.mover, stones.opponent, shape);
            const std::optional<int> score = isInBook ? std::get<OpeningBook>(book).score(position)
                                                      : std::optional(solver.solve(position)->score);
            QCOMPARE(score.value_or(-100), int(scores[qsizetype(i)]));
            const bool isItsImage = mirrored(geometry, stones.mover) == stones.mover &&
                                    mirrored(geometry, stones.opponent) == stones.opponent;
            compared += isItsImage ? 1 : 2;
        }
        if (isInBook || wantsSlowRows())
            QCOMPARE(compared, positions);
    }
};

QTEST_APPLESS_MAIN(TestEightDiscs)
#include "tst_eightdiscs.moc"
