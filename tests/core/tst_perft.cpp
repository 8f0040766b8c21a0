// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"

#include <QTest>

#include <set>
#include <vector>

using namespace four;

namespace {

/// The sequences of this many drops that can be played; none goes on after a win.
std::uint64_t sequences(const Game &game, int drops)
{
    if (drops == 0)
        return 1;
    std::uint64_t count = 0;
    for (int column = 0; column < game.board().columns(); ++column) {
        if (game.refusal(action::Drop{column}))
            continue;
        if (drops == 1) {
            ++count;
            continue;
        }
        Game next = game;
        next.apply(action::Drop{column});
        count += sequences(next, drops - 1);
    }
    return count;
}

/// The same through a board alone, in place.
std::uint64_t sequences(Board &board, Player player, int drops)
{
    if (drops == 0)
        return 1;
    std::uint64_t count = 0;
    for (int column = 0; column < board.columns(); ++column) {
        if (!board.landing(column))
            continue;
        const bool wins = board.wouldWin(column, player, 4);
        if (wins && drops > 1)
            continue;
        board.drop(column, player);
        count += sequences(board, opponent(player), drops - 1);
        board.lift(column);
    }
    return count;
}

} // namespace

class TestPerft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distinctPositions()
    {
        std::vector<Game> games{Game({})};
        for (const std::size_t expected : {1U, 7U, 49U, 238U, 1120U, 4263U, 16422U, 54859U}) {
            QCOMPARE(games.size(), expected);
            if (expected == 54859)
                break;
            std::set<std::vector<int>> seen;
            std::vector<Game> next;
            for (const Game &game : games) {
                for (int column = 0; column < 7; ++column) {
                    Game child = game;
                    if (!child.apply(action::Drop{column}).done())
                        continue;
                    std::vector<int> key;
                    for (int cell = 0; cell < 42; ++cell) {
                        const auto owner = child.board().at({cell / 6, cell % 6});
                        key.push_back(owner ? 1 + static_cast<int>(*owner) : 0);
                    }
                    if (seen.insert(key).second)
                        next.push_back(std::move(child));
                }
            }
            games = std::move(next);
        }
    }

    void sequences_data()
    {
        QTest::addColumn<int>("drops");
        QTest::addColumn<quint64>("expected");
        QTest::newRow("0 drops") << 0 << quint64{1};
        QTest::newRow("1 drop") << 1 << quint64{7};
        QTest::newRow("2 drops") << 2 << quint64{49};
        QTest::newRow("6 drops") << 6 << quint64{117649};
        QTest::newRow("7 drops") << 7 << quint64{823536};
        QTest::newRow("8 drops") << 8 << quint64{5673234};
    }

    void sequences()
    {
        QFETCH(const int, drops);
        QFETCH(const quint64, expected);
        QCOMPARE(quint64{::sequences(Game({}), drops)}, expected);
        Board board(7, 6);
        QCOMPARE(quint64{::sequences(board, Player::One, drops)}, expected);
        QVERIFY(board.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
