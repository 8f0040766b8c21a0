// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boarddiscs.h"
#include "ui/board/boardending.h"
#include "ui/board/boardfront.h"
#include "ui/board/boardmarks.h"
#include "ui/board/coachmarklayer.h"
#include "ui/board/drawing.h"
#include "ui/settings/theme.h"
#include "ui/widgets/clearstyle.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using namespace four;

namespace {
using Rgb = std::array<double, 3>; ///< linear, 0 to 1
using Matrix = std::array<Rgb, 3>;

/// How people with another sense of colour see the linear RGB values: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization
/// and Computer Graphics 15 (6), 2009, at severity 1.0; and no colours at all.
struct Sight
{
    const char *name;
    Matrix matrix;
};

constexpr Rgb luminanceWeights{0.2126, 0.7152, 0.0722};
constexpr std::array sights{
    Sight{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Sight{"protanopia",
          {{{0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}}}},
    Sight{
        "deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Sight{"tritanopia",
          {{{1.255528, -0.076749, -0.178779},
            {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}}}},
    Sight{"grey", {{luminanceWeights, luminanceWeights, luminanceWeights}}},
};

double luminance(const QColor &colour, const Sight &sight = sights[0])
{
    static const auto linear = [] {
        std::array<double, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const double part = double(i) / 255;
            table[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        }
        return table;
    }();
    const auto part8 = [](int part) { return linear[std::size_t(part)]; };
    const Rgb seen{part8(colour.red()), part8(colour.green()), part8(colour.blue())};
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        double part = 0;
        for (std::size_t j = 0; j < 3; ++j)
            part += sight.matrix[i][j] * seen[j];
        sum += luminanceWeights[i] * std::clamp(part, 0.0, 1.0);
    }
    return sum;
}

/// By the Web Content Accessibility Guidelines: 1 to 21.
double contrast(const QColor &one, const QColor &other, const Sight &sight = sights[0])
{
    const auto [darker, lighter] = std::minmax({luminance(one, sight), luminance(other, sight)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// What is put on a small board: a disc of each player in the first two columns, nothing in the third.
struct Marks
{
    std::vector<std::pair<MarkItem::Kind, int>> onColumns{};
    Colour landing = Colour::Yellow;
    bool line = false;
    CoachMarks ofCoach{};
};

constexpr int scale = 2; ///< pixels per scene unit
const QPointF origin(20, 20);
QPointF middle(int column)
{
    return QPointF((column + 0.5) * drawing::cell, 0.5 * drawing::cell);
}

QColor windowOf(const Theme &theme)
{
    return theme.surroundings == Theme::Surroundings::Dark ? QColor(0x20, 0x23, 0x26)
                                                           : QColor(0xef, 0xf0, 0xf1);
}

QImage paint(QGraphicsScene &scene, const QSizeF &size, const QColor &ground)
{
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, image.rect(), QRectF(-origin, size));
    return image;
}

/// As the scene puts it together, from back to front.
QImage board(const Theme &theme, const Marks &marks = {})
{
    QGraphicsScene scene;
    const auto add = [&scene](QGraphicsItem *item, QPointF at) {
        item->setCacheMode(QGraphicsItem::NoCache);
        item->setPos(at);
        scene.addItem(item);
    };
    scene.addRect(0, 0, 3 * drawing::cell, drawing::cell, Qt::NoPen, theme.board.hole);
    for (const auto &[kind, column] : marks.onColumns) {
        if (kind == MarkItem::Kind::Landing)
            add(new MarkItem(kind, theme, marks.landing), middle(column));
    }
    add(new DiscItem(Colour::Yellow, Letter::X, theme), middle(0));
    add(new DiscItem(Colour::Red, Letter::O, theme), middle(1));
    for (const auto &[kind, column] : marks.onColumns) {
        if (kind == MarkItem::Kind::Veil)
            add(new MarkItem(kind, theme), middle(column));
    }
    auto *front = new BoardFront(3, 1, theme.board);
    add(front, {0, 0});
    if (marks.line) {
        add(new WinLight({.lines = {{middle(0), middle(1)}},
                          .from = middle(0),
                          .front = front->boundingRect(),
                          .holes = {middle(0), middle(1), middle(2)}},
                         theme),
            {0, 0});
    }
    for (const auto &[kind, column] : marks.onColumns) {
        if (kind != MarkItem::Kind::Landing && kind != MarkItem::Kind::Veil)
            add(new MarkItem(kind, theme), middle(column));
    }
    for (const CoachMark &mark : marks.ofCoach)
        add(new CoachMarkItem(mark, firstColour(mark.player),
                              mark.player == Player::One ? Letter::X : Letter::O, theme),
            middle(mark.cell.column));
    return paint(scene, {340, 200}, windowOf(theme));
}

QImage discInHand(const Theme &theme, Colour colour)
{
    QGraphicsScene scene;
    auto *disc = new DiscItem(colour, Letter::X, theme);
    disc->setCacheMode(QGraphicsItem::NoCache);
    disc->setPos(middle(0));
    scene.addItem(disc);
    return paint(scene, {140, 140}, windowOf(theme));
}

QColor at(const QImage &image, QPointF point)
{
    return image.pixelColor(((point + origin) * scale).toPoint());
}

QPointF around(QPointF centre, double radius, double turn)
{
    const double angle = turn * 2 * std::numbers::pi;
    return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

/// The best contrast to the colour between these radii, in the direction where it is worst.
double outline(const QImage &image, QPointF centre, double from, double to, const QColor &against,
               const Sight &sight = sights[0])
{
    double worst = 21;
    for (double turn = 0; turn < 1; turn += 1.0 / 72) {
        double best = 1;
        for (double radius = from; radius <= to; radius += 0.25)
            best = std::max(best, contrast(at(image, around(centre, radius, turn)), against, sight));
        worst = std::min(worst, best);
    }
    return worst;
}

/// Of a disc's face, between what is drawn on its middle and its ridge.
QColor face(const QImage &image, int column)
{
    return at(image, middle(column) + QPointF(29.5, 0));
}

/// The contrast of what is on a disc, at its best.
double sign(const QImage &image, int column)
{
    double best = 1;
    for (double turn = 0; turn < 1; turn += 1.0 / 72) {
        for (double radius = 0; radius < drawing::letterField; radius += 0.5)
            best = std::max(best,
                            contrast(at(image, around(middle(column), radius, turn)), face(image, column)));
    }
    return best;
}

/// How much of a cell has a contrast of 3 to 1 or more to the same place of another picture, in percent.
double apart(const QImage &one, const QImage &other, int column, const Sight &sight)
{
    int clear = 0;
    int all = 0;
    for (double x = -49; x < 49; x += 1) {
        for (double y = -49; y < 49; y += 1) {
            const QPointF point = middle(column) + QPointF(x, y);
            ++all;
            clear += contrast(at(one, point), at(other, point), sight) >= 3 ? 1 : 0;
        }
    }
    return 100.0 * clear / all;
}
} // namespace

#define COMPARE_AT_LEAST(measured, least, what)                                                              \
    QVERIFY2((measured) >= (least),                                                                          \
             qPrintable(QStringLiteral("%1: %2, not %3").arg(what).arg(measured).arg(least)))

/// What people have to see is measured in the pictures themselves, in every theme: 4.5 to 1 for what is read,
/// 3 to 1 for what is told apart (Web Content Accessibility Guidelines 2.2, 1.4.3 and 1.4.11), for every
/// sense of colour.
class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measures()
    {
        // That it sees what is too faint, and nothing where there is nothing.
        QCOMPARE(qRound(contrast(Qt::black, Qt::white)), 21);
        QVERIFY(contrast(QColor(0xd8, 0x2c, 0x3a), QColor(0x2b, 0x62, 0xc9)) < 1.3);
        // Red and green of one lightness are one colour without the sense for them, and not with it.
        const QColor red(0xd0, 0x40, 0x40);
        const QColor green(0x2c, 0x84, 0x2c);
        QVERIFY(contrast(red, green) < 1.2);
        for (const Sight &sight : sights) {
            QVERIFY(contrast(Qt::black, Qt::white, sight) > 20);
            QVERIFY(contrast(red, red, sight) < 1.01);
        }
        const QImage same = board(Theme::of(Theme::Surroundings::Light));
        QCOMPARE(apart(same, same, 0, sights[0]), 0.0);
    }

    void discsAndCells_data() { addThemes(); }
    void discsAndCells()
    {
        const Theme &theme = chosen();
        const QImage image = board(theme);
        for (const int column : {0, 1}) {
            const QColor colour = face(image, column);
            COMPARE_AT_LEAST(outline(image, middle(column), 31, 47, colour), 3, "a disc on the board");
            COMPARE_AT_LEAST(outline(image, middle(column), 31, 36.5, colour), 3, "a disc's ridge");
        }
        const QColor hole = at(image, middle(2));
        // A cell with a disc and an empty one; what is written on the disc does not count.
        for (const int column : {0, 1})
            COMPARE_AT_LEAST(outline(image, middle(column), 27, 41, hole), 3, "a disc in a hole");
        const QImage removable = board(theme, {.onColumns = {{MarkItem::Kind::Removable, 0}}});
        COMPARE_AT_LEAST(outline(removable, middle(0), 40, 49, theme.marks.light), 3, "a dotted ring");
        COMPARE_AT_LEAST(outline(image, middle(2), 36, 49, hole), 3, "an empty cell on the board");
        COMPARE_AT_LEAST(contrast(face(image, 0), face(image, 1)), 3, "the players");
        for (const Colour colour : {Colour::Yellow, Colour::Red}) {
            const QImage landing =
                board(theme, {.onColumns = {{MarkItem::Kind::Landing, 2}}, .landing = colour});
            // It is dashed: what is not gap.
            int clear = 0;
            for (int step = 0; step < 72; ++step) {
                double best = 1;
                for (double radius = 24; radius <= 36; radius += 0.5)
                    best =
                        std::max(best, contrast(at(landing, around(middle(2), radius, step / 72.0)), hole));
                clear += best >= 3 ? 1 : 0;
            }
            COMPARE_AT_LEAST(clear, 36, "directions in which the landing is seen");
        }
    }

    void marksStandOut_data() { addThemes(); }
    /// Each mark against what lies on both of its sides, on the discs and on the empty cell.
    void marksStandOut()
    {
        const Theme &theme = chosen();
        using Kind = CoachMark::Kind;
        const auto onAll = [](CoachMark mark) {
            CoachMarks marks;
            for (const int column : {0, 1, 2}) {
                mark.cell = {column, 0};
                marks.push_back(mark);
            }
            return marks;
        };
        struct Ring
        {
            const char *name;
            QImage image;
            QColor colour;
            double radius;
            double half;
        };
        using drawing::faceRing;
        using drawing::outerRing;
        const Ring rings[] = {
            {"the last move",
             board(theme, {.onColumns = {{MarkItem::Kind::LastMove, 0},
                                         {MarkItem::Kind::LastMove, 1},
                                         {MarkItem::Kind::LastMove, 2}}}),
             theme.marks.light, outerRing, 2.5},
            {"the best column", board(theme, {.ofCoach = onAll({.kind = Kind::Best, .cell = {0, 0}})}),
             theme.marks.aim, outerRing, 2.75},
            {"what is spoken of", board(theme, {.ofCoach = onAll({.kind = Kind::Spoken, .cell = {0, 0}})}),
             theme.marks.light, faceRing, 2.5},
            {"a pair of cells",
             board(theme, {.ofCoach = onAll({.kind = Kind::Pair, .cell = {0, 0}, .number = 2})}),
             theme.marks.light, 45, 2.25},
        };
        for (const Ring &ring : rings) {
            for (const int column : {0, 1, 2}) {
                for (double turn = 0; turn < 1; turn += 1.0 / 72)
                    QCOMPARE(at(ring.image, around(middle(column), ring.radius, turn)), ring.colour);
                COMPARE_AT_LEAST(outline(ring.image, middle(column), ring.radius + ring.half,
                                         ring.radius + ring.half + 2, ring.colour),
                                 3, ring.name);
                COMPARE_AT_LEAST(outline(ring.image, middle(column), ring.radius - ring.half - 2,
                                         ring.radius - ring.half, ring.colour),
                                 3, ring.name);
            }
        }
        const QColor hole = at(board(theme), middle(2));
        for (const Player player : bothPlayers) {
            for (const bool isPlayable : {false, true}) {
                const QImage threat = board(theme, {.ofCoach = {{.kind = Kind::Threat,
                                                                 .cell = {2, 0},
                                                                 .player = player,
                                                                 .isPlayable = isPlayable}}});
                double ring = 1;
                double letter = 1;
                for (double turn = 0; turn < 1; turn += 1.0 / 720) {
                    ring = std::max(ring, contrast(at(threat, around(middle(2), 30, turn)), hole));
                    for (double radius = 0; radius <= drawing::letterField; radius += 2)
                        letter =
                            std::max(letter, contrast(at(threat, around(middle(2), radius, turn)), hole));
                }
                COMPARE_AT_LEAST(ring, 3, "a threat's ring");
                if (theme.discOne.faces != Theme::Faces::Plain)
                    COMPARE_AT_LEAST(letter, 3, "a threat's letter");
            }
            const QImage end =
                board(theme, {.ofCoach = {{.kind = Kind::CountEnd, .cell = {2, 0}, .player = player}}});
            for (const double radius : {31.5, 38.5}) {
                for (double turn = 0; turn < 1; turn += 1.0 / 72)
                    COMPARE_AT_LEAST(contrast(at(end, around(middle(2), radius, turn)), hole), 3,
                                     "where the count ends");
            }
        }
    }

    void lettersStayFree_data() { addThemes(); }
    /// No mark on a disc changes what lies within 0.26 of a cell around its middle.
    void lettersStayFree()
    {
        const Theme &theme = chosen();
        using Kind = MarkItem::Kind;
        const QImage bare = board(theme);
        const auto spoken = [](int column) {
            return CoachMark{.kind = CoachMark::Kind::Spoken, .cell = {column, 0}};
        };
        const std::pair<const char *, QImage> marked[] = {
            {"last move", board(theme, {.onColumns = {{Kind::LastMove, 0}, {Kind::LastMove, 1}}})},
            {"hint", board(theme, {.ofCoach = {spoken(0), spoken(1)}})},
            {"win", board(theme, {.line = true})},
            {"last move, hint and win", board(theme, {.onColumns = {{Kind::LastMove, 0}, {Kind::LastMove, 1}},
                                                      .line = true,
                                                      .ofCoach = {spoken(0), spoken(1)}})},
            {"removable and choice", board(theme, {.onColumns = {{Kind::Removable, 0},
                                                                 {Kind::Removable, 1},
                                                                 {Kind::Aim, 0},
                                                                 {Kind::Aim, 1}}})},
        };
        for (const auto &[name, image] : marked) {
            QVERIFY2(image != bare, name);
            for (const int column : {0, 1}) {
                for (double x = -26; x <= 26; x += 0.5) {
                    for (double y = -26; y <= 26; y += 0.5) {
                        const QPointF point = middle(column) + QPointF(x, y);
                        if (std::hypot(x, y) <= drawing::letterField && at(image, point) != at(bare, point))
                            QFAIL(
                                qPrintable(QStringLiteral("%1 at %2, %3 of a disc").arg(name).arg(x).arg(y)));
                    }
                }
            }
        }
    }

    void veiledDiscs_data() { addThemes(); }
    void veiledDiscs()
    {
        const Theme &theme = chosen();
        if (theme.isFlat())
            return; // it has no veil
        using Kind = MarkItem::Kind;
        const QImage veiled = board(theme, {.onColumns = {{Kind::Veil, 0}, {Kind::Veil, 1}}});
        COMPARE_AT_LEAST(contrast(face(veiled, 0), face(veiled, 1)), 2, "the players");
        for (const int column : {0, 1}) {
            QVERIFY(face(veiled, column) != face(board(theme), column));
            if (theme.discOne.faces != Theme::Faces::Plain)
                COMPARE_AT_LEAST(sign(veiled, column), 3, "what is on a veiled disc");
        }
    }

    void whatIsRead_data() { addThemes(); }
    void whatIsRead()
    {
        const Theme &theme = chosen();
        const QImage image = board(theme);
        for (const int column : {0, 1}) {
            if (theme.discOne.faces == Theme::Faces::Plain)
                QVERIFY(sign(image, column) < 1.3);
            else
                COMPARE_AT_LEAST(sign(image, column), 4.5, "what is on a disc");
        }
        const QPointF number = middle(1) + QPointF(0, 0.5 * drawing::cell + BoardFront::foot / 2 - 5);
        const QColor ground = at(image, number + QPointF(30, 0));
        double read = 1;
        for (double x = -10; x <= 10; x += 0.5)
            read = std::max(read, contrast(at(image, number + QPointF(x, 0)), ground));
        COMPARE_AT_LEAST(read, 4.5, "a column's number");
        const QColor window = windowOf(theme);
        for (const QColor &behind : {window, theme.values.paper}) {
            COMPARE_AT_LEAST(contrast(theme.values.number, behind), 4.5, "a column's value");
            COMPARE_AT_LEAST(contrast(theme.values.win, behind), 3, "the sign of a win");
            COMPARE_AT_LEAST(contrast(theme.values.loss, behind), 3, "the sign of a loss");
        }
        for (const QColor &colour : {theme.values.win, theme.values.draw, theme.values.loss})
            COMPARE_AT_LEAST(contrast(colour, window), 3, "a value's shape");
        COMPARE_AT_LEAST(contrast(theme.values.quiet, window), 4.5, "a value that is not known");
        COMPARE_AT_LEAST(contrast(theme.refusal.background, theme.refusal.text), 4.5, "a refusal");
        const bool isDark = theme.surroundings == Theme::Surroundings::Dark;
        for (const Theme::Answer &answer : {theme.right, theme.wrong}) {
            COMPARE_AT_LEAST(
                contrast(answer.background, isDark ? QColor(Qt::white) : QColor(0x1c, 0x24, 0x30)), 4.5,
                "what is said of an answer");
            COMPARE_AT_LEAST(contrast(answer.background, answer.colour), 3, "an answer's sign");
            COMPARE_AT_LEAST(contrast(answer.colour, window), 3, "an answer's frame");
        }
    }

    void rowNumbers_data() { addThemes(); }
    void rowNumbers()
    {
        const Theme &theme = chosen();
        constexpr int rows = 10;
        QGraphicsScene scene;
        auto *front = new BoardFront(1, rows, theme.board);
        auto *numbers = new RowNumbers(rows, theme.board);
        for (QGraphicsItem *item : std::initializer_list<QGraphicsItem *>{front, numbers}) {
            item->setCacheMode(QGraphicsItem::NoCache);
            scene.addItem(item);
        }
        const QImage image = paint(scene, {140, rows * drawing::cell + 100}, windowOf(theme));
        numbers->hide();
        const QImage bare = paint(scene, {140, rows * drawing::cell + 100}, windowOf(theme));
        for (int row = 0; row < rows; ++row) {
            // From above down to the digits: what they stand on, their case or the front.
            const QPointF place = numbers->middleOf(row);
            double read = 1;
            for (double x = -4; x <= 4; x += 0.5) {
                QPointF point = place + QPointF(x, -14);
                while (point.y() < place.y() && at(image, point) != theme.board.numbers)
                    point.ry() += 0.5;
                if (point.y() < place.y())
                    read = std::max(read, contrast(theme.board.numbers, at(image, point - QPointF(0, 1.5))));
            }
            COMPARE_AT_LEAST(read, 4.5, QStringLiteral("the number of row %1").arg(row + 1));
            // No hole is touched.
            for (double y = -12; y <= 12; y += 0.5) {
                const QPointF inHole(drawing::cell / 2 - drawing::discRadius + 5, place.y() + y);
                QCOMPARE(at(image, inHole), at(bare, inHole));
            }
        }
    }

    void onTheWindow_data() { addThemes(); }
    void onTheWindow()
    {
        const Theme &theme = chosen();
        const QColor window = windowOf(theme);
        const QImage image = board(theme);
        // From beside the board into it, where it has no hole.
        for (const double y : {0.0, 60.0, 100.0}) {
            double best = 1;
            for (double x = -BoardFront::margin - 3; x < -4; x += 0.5)
                best = std::max(best, contrast(at(image, {x, y}), window));
            COMPARE_AT_LEAST(best, 3, "the board on the window");
        }
        for (const Colour colour : {Colour::Yellow, Colour::Red})
            COMPARE_AT_LEAST(outline(discInHand(theme, colour), middle(0), 29, 44, window), 3,
                             "a disc in hand on the window");
    }

    void everySenseOfColour_data() { addThemes(); }
    void everySenseOfColour()
    {
        using Kind = MarkItem::Kind;
        const Theme &theme = chosen();
        const QImage bare = board(theme);
        const QImage last = board(theme, {.onColumns = {{Kind::LastMove, 0}, {Kind::LastMove, 1}}});
        const QImage won = board(theme, {.line = true});
        const QImage landing = board(theme, {.onColumns = {{Kind::Landing, 2}}, .landing = Colour::Yellow});
        const QImage landingTwo = board(theme, {.onColumns = {{Kind::Landing, 2}}, .landing = Colour::Red});
        for (const Sight &sight : sights) {
            const auto named = [&sight](const char *what) {
                return QStringLiteral("%1, %2").arg(sight.name, what);
            };
            COMPARE_AT_LEAST(contrast(face(bare, 0), face(bare, 1), sight), 3, named("the players"));
            for (const int column : {0, 1}) {
                COMPARE_AT_LEAST(outline(bare, middle(column), 31, 47, face(bare, column), sight), 3,
                                 named("a disc"));
                COMPARE_AT_LEAST(apart(bare, last, column, sight), 4, named("the last move"));
                COMPARE_AT_LEAST(apart(bare, won, column, sight), 5, named("the line"));
                COMPARE_AT_LEAST(apart(last, won, column, sight), 8, named("the last move and the line"));
            }
            COMPARE_AT_LEAST(apart(bare, landing, 2, sight), 3, named("the first player's landing"));
            COMPARE_AT_LEAST(apart(bare, landingTwo, 2, sight), 3, named("the second player's landing"));
        }
    }

    void rowsAreNotTakenForSelected_data()
    {
        QTest::addColumn<QColor>("base");
        QTest::addColumn<QColor>("alternate");
        QTest::addColumn<QColor>("text");
        QTest::addColumn<bool>("stays");
        // As Qt 6.4 has them.
        QTest::newRow("Windows, dark")
            << QColor(0x2d2d2d) << QColor(0, 49, 148) << QColor(Qt::white) << false;
        QTest::newRow("Windows, light") << QColor(Qt::white) << QColor(0xe9e7e3) << QColor(Qt::black) << true;
        QTest::newRow("Breeze, dark") << QColor(0x1b1e20) << QColor(0x232629) << QColor(0xfcfcfc) << true;
        QTest::newRow("light, with a touch of blue")
            << QColor(Qt::white) << QColor(0xe8f0fe) << QColor(Qt::black) << true;
    }

    /// Every second row of a table differs from the others by a shade alone.
    void rowsAreNotTakenForSelected()
    {
        QFETCH(const QColor, base);
        QFETCH(const QColor, alternate);
        QFETCH(const QColor, text);
        QFETCH(const bool, stays);
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::AlternateBase, alternate);
        palette.setColor(QPalette::Text, text);
        useClearStyle(false);
        QApplication::style()->polish(palette);
        const QColor rows = palette.color(QPalette::AlternateBase);
        QCOMPARE(rows == alternate, stays);
        QVERIFY(rows != base);
        QVERIFY2(contrast(rows, base) < 1.3, qPrintable(rows.name()));
        QVERIFY2(contrast(rows, text) > 7, qPrintable(rows.name()));
    }

    void cleanup() { Theme::use({}); }

private:
    static void addThemes()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("faces");
        QTest::addColumn<bool>("dark");
        for (const Theme *theme : Theme::all()) {
            for (const Theme::Faces faces : Theme::allFaces) {
                for (const bool dark : {false, true})
                    QTest::addRow("%s, faces %d, %s", theme->id, int(faces), dark ? "dark" : "light")
                        << QString(theme->id) << int(faces) << dark;
            }
        }
    }

    static const Theme &chosen()
    {
        const QString id = *static_cast<QString *>(QTest::qData("id", qMetaTypeId<QString>()));
        const int faces = *static_cast<int *>(QTest::qData("faces", qMetaTypeId<int>()));
        const bool dark = *static_cast<bool *>(QTest::qData("dark", qMetaTypeId<bool>()));
        Theme::use(id, Theme::Faces(faces));
        return Theme::of(dark ? Theme::Surroundings::Dark : Theme::Surroundings::Light);
    }
};

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
