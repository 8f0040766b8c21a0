// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/solver.h"
#include "core/players/computer.h"
#include "core/players/perfect.h"

#include <QFile>
#include <QTest>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

using namespace four;
using namespace std::chrono_literals;

namespace {

/// With all the time that it needs: whether that is little is for the benchmark to say.
std::optional<Action> exactDrop(const Game &game)
{
    Random luck(game.setup().seed, Random::Purpose::Computer,
                static_cast<std::uint32_t>(game.actions().size()));
    const auto drop = players::provenDrop(game, {}, luck, std::chrono::steady_clock::now() + 10min, {});
    return drop && drop->isExact ? std::optional(drop->action) : std::nullopt;
}

std::string columnsOf(const Game &game)
{
    std::string columns;
    for (const Action &action : game.actions())
        columns += engine::columnName(std::get<action::Drop>(action).column);
    return columns;
}

} // namespace

/// Minutes long: Perfect checked by the solver from where it promises to be exact.
class TestPerfectGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNoValueAgainst_data()
    {
        QTest::addColumn<Level>("level");
        QTest::newRow("random") << Level::Random;
        QTest::newRow("medium") << Level::Medium;
        QTest::newRow("expert") << Level::Expert;
    }

    void losesNoValueAgainst()
    {
        QFETCH(const Level, level);
        engine::Solver solver;
        int drops = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            GameSetup setup;
            setup.seed = seed;
            const Player perfect = seed % 2 ? Player::Two : Player::One;
            Game game(setup);
            while (!game.isOver()) {
                const bool isExact =
                    game.turn() == perfect && game.actions().size() >= std::size_t{players::solvedFromPly};
                if (!isExact) {
                    game.apply(chooseAction(game, game.turn() == perfect ? Level::Perfect : level));
                    continue;
                }
                const auto before =
                    std::get<engine::Position>(engine::Position::fromColumns(columnsOf(game)));
                const std::optional<Action> action = exactDrop(game);
                QVERIFY(action);
                game.apply(*action);
                ++drops;
                const auto after = std::get<engine::Position>(engine::Position::fromColumns(columnsOf(game)));
                const int score = solver.solve(before)->score;
                const int reached = after.isWon() ? (43 - before.plies()) / 2 : -solver.solve(after)->score;
                QVERIFY2(score == reached, columnsOf(game).c_str());
            }
        }
        QVERIFY(drops > 20);
    }

    void losesNoValueEarly_data()
    {
        QTest::addColumn<QString>("set");
        QTest::newRow("begin, easy") << QStringLiteral("Test_L1_R1");
        QTest::newRow("begin, medium") << QStringLiteral("Test_L1_R2");
        QTest::newRow("begin, hard") << QStringLiteral("Test_L1_R3");
    }

    void losesNoValueEarly()
    {
        QFETCH(const QString, set);
        engine::Solver solver;
        QFile file(QStringLiteral(FOUR_TEST_DATA "/solver/") + set);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int checked = 0;
        for (const QByteArray &line : file.readAll().split('\n')) {
            const QByteArrayList parts = line.split(' ');
            if (checked == 60 || parts.size() != 2 || parts[0].size() < players::solvedFromPly)
                continue;
            GameSetup setup;
            Game game(setup);
            for (const char digit : parts[0])
                game.apply(action::Drop{digit - '1'});
            const std::optional<Action> action = exactDrop(game);
            QVERIFY(action);
            game.apply(*action);
            const auto after = std::get<engine::Position>(engine::Position::fromColumns(columnsOf(game)));
            const int discs = static_cast<int>(parts[0].size());
            QVERIFY2((after.isWon() ? (43 - discs) / 2 : -solver.solve(after)->score) == parts[1].toInt(),
                     parts[0]);
            ++checked;
        }
        QCOMPARE(checked, 60);
    }
};

QTEST_APPLESS_MAIN(TestPerfectGames)
#include "tst_perfectgames.moc"
