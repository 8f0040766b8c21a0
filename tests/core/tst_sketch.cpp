// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/sketch.h"
#include "core/rules/game.h"
#include "core/rules/random.h"

#include <QTest>

#include <ctime>

using namespace four;
using namespace four::coach;
using Kind = Impossible::Kind;

namespace {

/// Rows from the bottom, as in `XO...../X......`.
Sketch sketch(const QByteArray &picture)
{
    Sketch sketch;
    const QByteArrayList rows = picture.split('/');
    for (int row = 0; row < rows.size(); ++row) {
        for (int column = 0; column < 7; ++column) {
            const char letter = rows.at(row).at(column);
            if (letter != '.')
                sketch.set({column, row}, letter == 'X' ? Player::One : Player::Two);
        }
    }
    return sketch;
}

/// Whether these drops are a game that leads to the sketch.
bool leadTo(const std::vector<int> &drops, const Sketch &sketch)
{
    Game game(GameSetup{});
    for (const int column : drops) {
        if (!game.apply(action::Drop{column}).done())
            return false;
    }
    for (int column = 0; column < 7; ++column) {
        for (int row = 0; row < 6; ++row) {
            if (game.board().at({column, row}) != sketch.at({column, row}))
                return false;
        }
    }
    return true;
}

} // namespace

class TestSketch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhyNot_data()
    {
        QTest::addColumn<QByteArray>("picture");
        QTest::addColumn<int>("kind"); // -1: it can come about
        const auto row = [](const char *name, const char *picture, int kind) {
            QTest::newRow(name) << QByteArray(picture) << kind;
        };
        const auto of = [](Kind kind) { return static_cast<int>(kind); };
        row("empty", ".......", -1);
        row("one disc", "...X...", -1);
        row("the second player alone", "...O...", of(Kind::Counts));
        row("two ahead", "X..X...", of(Kind::Counts));
        row("floating", "XO...../..X....", of(Kind::Floating));
        row("a won game", "XXXX.../OOO....", -1);
        row("two winners", "XXXX.../OOOO...", of(Kind::TwoWinners));
        row("a line, and a disc in the air", "XXXX.../OOO.O..", of(Kind::Floating));
        row("played on after the line", "XXXXO../OOO....", of(Kind::PlayedOn));
        row("a line that was covered", "XXXX.../OOOX.../O......", of(Kind::PlayedOn));
        row("two lines by one disc", "XXXXXXX/OOO.OOO", -1);
        row("two lines apart", "XXXXO../XOOOO../XXXXO../OOO....", of(Kind::TwoWinners));
        row("only column 2 can have been first", "OXO..../X......", -1);
        row("the first disc is the second player's", "O....../X......", of(Kind::NoOrder));
        row("buried in turns", "OO...../XX.....", of(Kind::NoOrder));
    }

    void saysWhyNot()
    {
        QFETCH(const QByteArray, picture);
        QFETCH(const int, kind);
        const Sketch told = sketch(picture);
        const auto found = dropsTo(told);
        const auto *impossible = std::get_if<Impossible>(&found);
        QCOMPARE(impossible ? static_cast<int>(impossible->kind) : -1, kind);
        if (!impossible)
            QVERIFY(leadTo(std::get<std::vector<int>>(found), told));
    }

    void namesTheFloatingCell()
    {
        Sketch told;
        told.set({3, 2}, Player::One);
        QCOMPARE(std::get<Impossible>(dropsTo(told)).cell, (Cell{3, 2}));
    }

    /// Every board of a game can come about, by drops that are found.
    void findsGames()
    {
        Random random(1, Random::Purpose::Puzzles);
        for (int count = 0; count < 300; ++count) {
            Game game(GameSetup{});
            const int length = random.below(43);
            for (int i = 0; i < length && !game.isOver(); ++i) {
                while (!game.apply(action::Drop{random.below(7)}).done()) {
                }
            }
            Sketch told;
            for (int column = 0; column < 7; ++column) {
                for (int row = 0; row < 6; ++row)
                    told.set({column, row}, game.board().at({column, row}));
            }
            const auto found = dropsTo(told);
            QVERIFY(std::holds_alternative<std::vector<int>>(found));
            QVERIFY(leadTo(std::get<std::vector<int>>(found), told));
        }
    }

    /// Anything at all is answered, soon, and what is said to be possible is.
    void answersAnything()
    {
        Random random(2, Random::Purpose::Puzzles);
        int possible = 0;
        for (int count = 0; count < 3000; ++count) {
            Sketch told;
            int ones = 0;
            int twos = 0;
            const int discs = random.below(43);
            std::array<int, 7> heights{};
            for (int i = 0; i < discs; ++i) {
                const int column = random.below(7);
                int &height = heights.at(static_cast<std::size_t>(column));
                if (height == 6)
                    continue;
                const Player owner = count % 3 == 0 ? (random.coin() ? Player::One : Player::Two)
                                     : ones > twos  ? Player::Two
                                                    : Player::One;
                (owner == Player::One ? ones : twos) += 1;
                told.set({column, height++}, owner);
            }
            // In time of the processor, whatever else the machine is busy with.
            const std::clock_t start = std::clock();
            const auto found = dropsTo(told);
            QVERIFY(std::clock() - start < 5 * CLOCKS_PER_SEC);
            if (const auto *drops = std::get_if<std::vector<int>>(&found)) {
                ++possible;
                QVERIFY(leadTo(*drops, told));
            }
        }
        QVERIFY(possible > 300);
    }
};

QTEST_APPLESS_MAIN(TestSketch)
#include "tst_sketch.moc"
