// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardpicture.h"
#include "core/coach/threats.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace four;
using namespace four::coach;

namespace {

/// `c2 d3*! …`: a star for one that can be played, an exclamation mark for a good one.
QByteArray text(const std::vector<Threat> &threats)
{
    QByteArrayList words;
    for (const Threat &threat : threats) {
        words << char('a' + threat.cell.column) + QByteArray::number(threat.cell.row + 1) +
                     (threat.isPlayable ? "*" : "") + (threat.isGood ? "!" : "");
    }
    return words.join(' ');
}

/// Whether a disc of the player on this cell, wherever it would hang, would stand in a line: by trying it on
/// a board of text.
bool wouldWin(const Board &board, Cell cell, Player player, int connect)
{
    for (const auto &[columnStep, rowStep] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
        for (int from = 1 - connect; from <= 0; ++from) {
            bool isLine = true;
            for (int i = from; i < from + connect; ++i) {
                const Cell at{cell.column + i * columnStep, cell.row + i * rowStep};
                isLine = isLine && board.hasCell(at) && (i == 0 || board.at(at) == player);
            }
            if (isLine)
                return true;
        }
    }
    return false;
}

} // namespace

class TestThreats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::addColumn<int>("connect");
        QTest::addColumn<QByteArray>("x");
        QTest::addColumn<QByteArray>("o");
        const auto row = [](const char *name, int connect, const char *drawing, const char *x,
                            const char *o) {
            QTest::newRow(name) << QByteArray(drawing) << connect << QByteArray(x) << QByteArray(o);
        };
        row("none", 4, ".... .... .... ....", "", "");
        row("one end of a row", 4, "....... ....... ....... ....... ....... ..XXXO.", "b1*!", "");
        row("two ends of a row", 4, "....... ....... ....... ....... ....... ..XXX..", "b1*! f1*!", "");
        row("gaps", 4, "....... ....... ....... ....... OO.OO.. XX.XX..", "c1*!", "c2!");
        row("columns", 4, "....... ....... ....... XO..... XO..... XO.....", "a4*", "b4*!");
        row("diagonals", 4, "....... ....... ....... ..XO... .XOO... XOXXO..", "d4*", "e4!");
        row("one cell for both", 4, "....... ....... ....... ....... OOO.OXX XXX.XXO", "d1*!", "d2!");
        row("an odd number of rows: nobody can say which are good", 4,
            "....... ....... ....... ....... ....... ....... ..XXX..", "b1* f1*", "");
        row("three in a row", 3, "..... ..... ..... .XO.. .XO..", "b3*", "c3*");
        row("five in a row", 5, "....... ....... ....... ....... OOO.... XXXX...", "e1*!", "");
        row("two lines, one cell", 4, "....... ....... ....... ....... ....... XXX.XXX", "d1*!", "");
    }

    void finds()
    {
        QFETCH(const QByteArray, drawing);
        QFETCH(const int, connect);
        QFETCH(const QByteArray, x);
        QFETCH(const QByteArray, o);
        const auto threats = threatsOn(boardOf(drawing), connect, Player::One);
        QCOMPARE(text(threats[Player::One]), x);
        QCOMPARE(text(threats[Player::Two]), o);
    }

    /// The starter owns the odd rows, whichever seat that is.
    void goodIsWhoBegan()
    {
        const Board board = boardOf("....... ....... ....... ....... ....... ..XXXO.");
        QCOMPARE(text(threatsOn(board, 4, Player::Two)[Player::One]), QByteArray("b1*"));
    }

    void tellsWhoHasTheZugzwang_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *drawing, const char *expected) {
            QTest::newRow(name) << QByteArray(drawing) << QByteArray(expected);
        };
        row("no threat", "....... ....... ....... ....... ....... ...XO..", "open");
        row("a threat on an odd row, of who began", "....... ....... ....... ...XXX. ...OXOO ...OOXX",
            "X c3");
        row("the same of the other", "....... ....... ....... ...OOO. ...XXOX ...XOOX", "open");
        row("a threat on an even row, of the other", "....... ....... ....... ....... ...OOO. ...XOX.",
            "O c2");
        row("one that can be played waits for nothing", "....... ....... ....... ....... ....... ...XXXO",
            "open");
        row("one below takes it away", "....... ....... ....... ...XXX. ...OOO. ...XOX.", "O c2");
        row("disputed by an odd one elsewhere", "....... ....... ....... .OOO... .XXXOO. .OOXXX.", "open");
    }

    void tellsWhoHasTheZugzwang()
    {
        QFETCH(const QByteArray, drawing);
        const auto zugzwang = zugzwangOf(threatsOn(boardOf(drawing), 4, Player::One), Player::One);
        QByteArray told = "open";
        if (zugzwang) {
            told = zugzwang->player == Player::One ? "X " : "O ";
            told += char('a' + zugzwang->cell.column) + QByteArray::number(zugzwang->cell.row + 1);
        }
        QTEST(told, "expected");
    }

    void agreesWithTryingEveryCell()
    {
        std::mt19937 random(12);
        int found = 0;
        for (int game = 0; game < 300; ++game) {
            const int connect = 3 + game % 3;
            Board board(4 + game % 7, 4 + game / 7 % 7);
            for (int disc = 0; disc < board.columns() * board.rows() / 2; ++disc) {
                const int column = int(random() % unsigned(board.columns()));
                if (board.landing(column))
                    board.drop(column, random() % 2 == 0 ? Player::One : Player::Two);
            }
            const auto threats = threatsOn(board, connect, Player::One);
            for (int column = 0; column < board.columns(); ++column) {
                for (int row = 0; row < board.rows(); ++row) {
                    for (const Player player : bothPlayers) {
                        const Cell cell{column, row};
                        const bool isThreat = std::ranges::any_of(
                            threats[player], [&](const Threat &threat) { return threat.cell == cell; });
                        QCOMPARE(isThreat, !board.at(cell) && wouldWin(board, cell, player, connect));
                        found += isThreat ? 1 : 0;
                    }
                }
            }
        }
        QVERIFY(found > 1000);
    }

    void mirroredBoardsHaveMirroredThreats_data() { finds_data(); }

    void mirroredBoardsHaveMirroredThreats()
    {
        QFETCH(const QByteArray, drawing);
        QFETCH(const int, connect);
        const Board board = boardOf(drawing);
        const auto threats = threatsOn(board, connect, Player::One);
        auto mirrored = threatsOn(boardOf(mirroredDrawing(drawing)), connect, Player::One);
        for (const Player player : bothPlayers) {
            for (Threat &threat : mirrored[player])
                threat.cell.column = board.columns() - 1 - threat.cell.column;
            std::ranges::sort(mirrored[player], {}, &Threat::cell);
            QVERIFY(threats[player] == mirrored[player]);
        }
    }
};

QTEST_APPLESS_MAIN(TestThreats)
#include "tst_threats.moc"
