// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "notation.h"

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

/// The sequences of this many drops and pops; none goes on after a win or a draw.
std::uint64_t popOutSequences(const Game &game, int actions)
{
    if (actions == 0)
        return 1;
    std::uint64_t count = 0;
    for (int column = 0; column < game.board().columns(); ++column) {
        for (const Action &action : {Action(action::Drop{column}), Action(action::Pop{column})}) {
            if (game.refusal(action))
                continue;
            Game next = game;
            next.apply(action);
            count += popOutSequences(next, actions - 1);
        }
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

    /// The sequences of drops and pops on 4 × 4; the numbers are those of perft.py, too, which shares no text
    /// with this program.
    void popOutSequences_data()
    {
        QTest::addColumn<int>("connect");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QList<quint64>>("expected");
        QTest::newRow("from the beginning")
            << 4 << QByteArray("") << QList<quint64>{4, 16, 80, 384, 2016, 10232, 55556, 288152};
        QTest::newRow("three in a row")
            << 3 << QByteArray("") << QList<quint64>{4, 16, 80, 384, 2016, 9500, 47456};
        QTest::newRow("a position comes back for the third time")
            << 4 << QByteArray("1 2 p1 p2 1 2 p1") << QList<quint64>{5, 16, 92, 404, 2310, 10985};
        QTest::newRow("a full board without lines") << 5 << QByteArray("1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4")
                                                    << QList<quint64>{4, 8, 32, 84, 360, 1184, 5263, 20240};
    }

    void popOutSequences()
    {
        QFETCH(const int, connect);
        QFETCH(const QByteArray, before);
        QFETCH(const QList<quint64>, expected);
        const Game game =
            notation::played({.columns = 4, .rows = 4, .connect = connect, .popOut = true}, before);
        for (int actions = 1; actions <= expected.size(); ++actions)
            QCOMPARE(quint64{::popOutSequences(game, actions)}, expected[actions - 1]);
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
