// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardimage.h"
#include "ui/settings/theme.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/livelabel.h"

#include <QImage>
#include <QPalette>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace four;

/// The colours of the game: which they are, where they come from, and that what is drawn has them.
class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void surroundings_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QColor>("front");
        QTest::addColumn<QColor>("hole");
        QTest::newRow("light") << false << QColor("#2b62c9") << QColor("#e6edf8");
        QTest::newRow("dark") << true << QColor("#3a6fd6") << QColor("#121722");
    }

    void surroundings()
    {
        QFETCH(bool, dark);
        const Theme &theme = Theme::of(desktop(dark));
        QTEST(theme.board.front, "front");
        QTEST(theme.board.hole, "hole");
        QCOMPARE(theme.surroundings, dark ? Theme::Surroundings::Dark : Theme::Surroundings::Light);
        QCOMPARE(&theme, &Theme::of(theme.surroundings));
        // Discs and marks are the same everywhere, so that a picture of a game is.
        for (const Player player : bothPlayers) {
            const Theme::Disc &light = Theme::of(Theme::Surroundings::Light).disc(firstColour(player));
            QCOMPARE(theme.disc(firstColour(player)).face, light.face);
            QCOMPARE(QString(theme.disc(firstColour(player)).name), QString(light.name));
        }
        QVERIFY(contrast(theme.disc(Colour::Yellow).face, theme.disc(Colour::Red).face) >= 3);
        QVERIFY(contrast(theme.marks.light, theme.marks.dark) >= 4.5);
        // Of what stands on the window: text, and shapes.
        const QColor window = desktop(dark).color(QPalette::Window);
        QVERIFY(contrast(theme.values.number, window) >= 7);
        for (const QColor &colour :
             {theme.values.win, theme.values.draw, theme.values.loss, theme.values.quiet})
            QVERIFY2(contrast(colour, window) >= 4, qPrintable(colour.name()));
    }

    void unknownIsTheFirst()
    {
        Theme::use("of a later version");
        QCOMPARE(QString(Theme::of(desktop(false)).id), QString("classic"));
        Theme::use({});
        QCOMPARE(QString(Theme::of(desktop(true)).id), QString("classic"));
    }

    void colourHasItsName()
    {
        QCOMPARE(Words::colour(Colour::Yellow), QString("yellow"));
        QCOMPARE(Words::colour(Colour::Red), QString("red"));
    }

    void isDrawn()
    {
        GameSetup setup;
        Game game(setup);
        for (const int column : {0, 1})
            (void)game.apply(action::Drop{column});
        const QImage image = boardImage(game, 100);
        const Theme &theme = Theme::of(Theme::Surroundings::Light);
        // In the middle of the cells of the lowest row, and in the corner between the first two.
        const int lowest = 14 + 550;
        QCOMPARE(image.pixelColor(14 + 50, lowest),
                 theme.disc(Colour::Yellow).letter); // where the strokes of the X cross
        QCOMPARE(image.pixelColor(14 + 250, lowest), theme.board.hole);
        QCOMPARE(image.pixelColor(14 + 100, 14 + 500), theme.board.front);
    }

    void refusalStandsOut_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void refusalStandsOut()
    {
        QFETCH(bool, dark);
        QWidget window;
        window.setPalette(desktop(dark));
        QLabel label(&window);
        showAsRefusal(&label, true);
        QCOMPARE(label.palette().color(QPalette::Window), QColor("#ffd966"));
        QCOMPARE(label.palette().color(QPalette::WindowText), QColor("#2b2000"));
        QVERIFY(contrast(label.palette().color(QPalette::Window),
                         label.palette().color(QPalette::WindowText)) >= 4.5);
        showAsRefusal(&label, false);
        QCOMPARE(label.palette().color(QPalette::Window), window.palette().color(QPalette::Window));
    }

private:
    static QPalette desktop(bool dark)
    {
        return dark ? QPalette(QColor("#202326"), QColor("#202326")) : QPalette(QColor("#eff0f1"));
    }
    /// How far apart two colours are for the eye, by the Web Content Accessibility Guidelines: 1 to 21.
    static double contrast(const QColor &one, const QColor &other)
    {
        const auto luminance = [](const QColor &colour) {
            const auto linear = [](double part) {
                return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                   0.0722 * linear(colour.blueF());
        };
        const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
        return (lighter + 0.05) / (darker + 0.05);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
