// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"
#include "ui/coach/reviewchart.h"
#include "ui/coach/reviewer.h"
#include "ui/game/actionlist.h"
#include "ui/game/gamemodel.h"
#include "ui/panels/movelist.h"
#include "ui/settings/theme.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/recordfile.h"
#include "ui/store/games/reviewstore.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <cmath>

#include <span>

using namespace four;
using namespace four::gui;

namespace {
constexpr int longWait = 120'000; ///< ms: reviews give way to everything else on a busy machine

/// A game with two oversights: the tenth disc allows a forced loss, the eleventh gives the forced win up. The
/// fifth and the sixth change the result, too, but too far from the end to be seen by a person.
constexpr auto twoMistakes = "44453232517";

/// In another game than the first one.
Problem play(Driver &driver, const QString &columns)
{
    // Otherwise a review of two people would ask them first; see asksTwoPeopleFirst().
    driver.window().session()->agreeToHelp();
    return driver.drop(columns);
}

/// With power-ups in hand: the eighth disc loses a game that looked good, as only column 3 would not have.
constexpr auto lostByEstimate = {4, 4, 5, 3, 3, 3, 4, 4};

Problem playTurns(Driver &driver, std::initializer_list<int> columns)
{
    driver.window().session()->agreeToHelp();
    for (const int column : columns) {
        TRY(driver.drop(By::Keys, column), driver.endTurn(By::Keys));
    }
    return {};
}

/// All that the page says of the game, in its order.
QString summary(const Driver &driver)
{
    QStringList all;
    for (const char *name :
         {"reviewHead", "reviewTurn", "reviewCountsOne", "reviewCountsTwo", "reviewSummary"}) {
        const auto *widget = driver.window().findChild<QWidget *>(QLatin1String(name));
        if (!widget)
            return QStringLiteral("there is none");
        const auto *label = qobject_cast<const QLabel *>(widget);
        all << (label ? label->text() : widget->findChild<QLabel *>("words")->accessibleName());
    }
    return Words::plain(all.join(QStringLiteral("\n")));
}

/// Whether the review is what its page shows, if perhaps beyond the page's end.
bool isReviewed(const Driver &driver)
{
    const auto *label = driver.window().findChild<QLabel *>(QStringLiteral("reviewSummary"));
    return label && label->isVisible();
}

/// Asks for it, and waits until it is there.
Problem review(Driver &driver)
{
    TRY(driver.press(Qt::Key_E, Qt::ControlModifier));
    return QTest::qWaitFor([&] { return isReviewed(driver); }, longWait) ? QString() : "no review comes";
}

QString point(const Driver &driver)
{
    return driver.text(QStringLiteral("reviewPoint"));
}

/// What is said of a better move that is looked for; at first its question.
QString puzzle(const Driver &driver)
{
    const QString said = driver.textOnPage(QStringLiteral("puzzleText"));
    return said.isEmpty() ? driver.text(QStringLiteral("betterTask")) : said;
}

/// The rows of the move list that a judgement stands at, with its kind.
QString judged(const Driver &driver)
{
    QStringList rows;
    const auto *list = driver.find<MoveList>(QStringLiteral("moveList"));
    for (int row = 0; list && row < list->model()->rowCount(); ++row) {
        const QVariant judgement = list->model()->index(row, 0).data(ActionList::JudgementRole);
        if (judgement.isValid())
            rows << QStringLiteral("%1:%2").arg(row).arg(int(judgement.value<coach::Judgement>().kind));
    }
    return rows.join(u' ');
}
} // namespace

/// The review of a game: from the key, the menu, the result panel and the history to what it teaches.
class TestGameReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }
    void cleanup() { Theme::use({}); }

    void tellsWhereTheGameTurned_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("turningPoint");
        QTest::addColumn<QString>("decisions");
        QTest::newRow("English")
            << "en"
            << "Turning point: disc 11\nPlayer 1, column 7. Oversight: missed a forced win. Column 3 would "
               "have "
               "won in 4."
            << "Player 1: 5 of 6 decisions kept the result. Longest run of right ones: 3. Oversights: 1, "
               "blunders: 0, mistakes: 0.";
        QTest::newRow("Vietnamese")
            << "vi"
            << QStringLiteral("Bước ngoặt: quân thứ 11\nNgười chơi 1, cột 7. Sơ suất: bỏ lỡ chuỗi ép. "
                              "Đi cột 3 thì thắng sau 4 nước.")
            << QStringLiteral("Người chơi 1: 5 trên 6 quyết định giữ được kết quả.");
    }

    void tellsWhereTheGameTurned()
    {
        QFETCH(QString, language);
        QFETCH(QString, turningPoint);
        QFETCH(QString, decisions);
        Driver driver(
            {.language = language, .match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver));
        QString text = summary(driver);
        text.remove(QChar(0x2068)).remove(QChar(0x2069));
        QVERIFY2(text.startsWith(turningPoint), qPrintable(text));
        QVERIFY2(text.contains(decisions), qPrintable(text));
        DO(inconsistency(driver));
        // What the chart shows, a screen reader gets as text.
        const auto *chart = driver.find<ReviewChart>("reviewChart");
        QVERIFY(chart);
        const QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(const_cast<ReviewChart *>(chart));
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QCOMPARE(spoken->text(QAccessible::Description).count(u'\n') + 1, 4);
    }

    void countsFinePointsWhenAsked_data() { byMouseAndKeys(); }
    void countsFinePointsWhenAsked()
    {
        QFETCH(By, by);
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver));
        QVERIFY(!summary(driver).contains("fine points"));
        if (by == By::Mouse)
            DO(driver.click("countFinePoints"));
        else
            DO(driver.tabTo("countFinePoints"), driver.press(Qt::Key_Space));
        QVERIFY2(summary(driver).contains("mistakes: 0, fine points: 1."), qPrintable(summary(driver)));
        // It is the choice of the next time, too.
        driver.restart();
        QTRY_VERIFY(summary(driver).contains("fine points: 1."));
        DO(inconsistency(driver));
    }

    void chartHasABandForEach_data()
    {
        QTest::addColumn<QString>("theme");
        for (const Theme *theme : Theme::all())
            QTest::newRow(theme->id) << QString::fromLatin1(theme->id);
    }

    /// The ground is the first player's colour where that one wins, the other's below, and grey between.
    void chartHasABandForEach()
    {
        QFETCH(QString, theme);
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        driver.preferences().set(&PreferenceValues::theme, theme);
        DO(review(driver));
        auto *chart = driver.find<ReviewChart>("reviewChart");
        QVERIFY(chart);
        const QImage image = chart->grab().toImage();
        // At the right edge, where neither words nor points are.
        const int x = image.width() - 4;
        const QColor upper = image.pixelColor(x, image.height() / 4);
        const QColor draw = image.pixelColor(x, image.height() / 2 - 3);
        const QColor lower = image.pixelColor(x, image.height() * 3 / 4);
        QVERIFY(upper != draw && draw != lower && upper != lower);
        const auto share = [&](const QColor &band, const QColor &face) {
            const QColor base = chart->palette().color(QPalette::Base);
            const auto distance = [](const QColor &one, const QColor &other) {
                return std::hypot(one.red() - other.red(), one.green() - other.green(),
                                  one.blue() - other.blue());
            };
            return qRound(100 * distance(band, base) / std::max(1.0, distance(face, base)));
        };
        const Theme &used = Theme::of(chart->palette());
        if (used.discOne.face != chart->palette().color(QPalette::Base))
            QVERIFY(std::abs(share(upper, used.discOne.face) - 25) <= 3);
        QVERIFY(std::abs(share(lower, used.discTwo.face) - 20) <= 3);
    }

    void tellsWhatItsSignsMean_data() { byMouseAndKeys(); }
    void tellsWhatItsSignsMean()
    {
        QFETCH(By, by);
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver));
        QVERIFY(!driver.isOnScreen("signs"));
        if (by == By::Mouse)
            DO(driver.click("signLegend"));
        else
            DO(driver.tabTo("signLegend"), driver.press(Qt::Key_Space));
        QTRY_VERIFY(driver.isOnScreen("signs"));
        const auto texts = driver.window().findChild<QWidget *>("signs")->findChildren<QLabel *>();
        QCOMPARE(texts.size(), 4);
        QVERIFY(texts[0]->text().startsWith("Oversight: it could be seen on the board."));
        DO(inconsistency(driver));
        DO(driver.click("signLegend"));
        QTRY_VERIFY(!driver.isOnScreen("signs"));
    }

    void chartLeadsThroughTheGame()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("reviewChart"), longWait);
        auto *chart = driver.find<ReviewChart>("reviewChart");
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->pointOf(4).toPoint());
        QCOMPARE(driver.model().shownEntries(), 5);
        QVERIFY2(point(driver).contains("Fine point: a win became a loss."), qPrintable(point(driver)));
        // The upper half is that of the starter.
        QVERIFY(chart->pointOf(4).y() > chart->height() / 2.0);
        QVERIFY(chart->pointOf(3).y() < chart->height() / 2.0);
        // No point lies on the words for the halves, each of which has a line.
        const int line = chart->fontMetrics().height();
        QVERIFY(chart->height() > 8 * line);
        for (std::size_t i = 0; i < 7; ++i)
            QVERIFY(chart->pointOf(i).y() > line && chart->pointOf(i).y() < chart->height() - line);
        DO(driver.tabTo("reviewChart"), driver.press(Qt::Key_Right));
        QCOMPARE(driver.model().shownEntries(), 6);
        DO(driver.press(Qt::Key_Left), driver.press(Qt::Key_Left));
        QCOMPARE(driver.model().shownEntries(), 4);
        // A screen reader hears and sets the same as the chart's value.
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(spoken->valueInterface());
        QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 4);
        QVERIFY(!spoken->text(QAccessible::Value).isEmpty());
        spoken->valueInterface()->setCurrentValue(5);
        QCOMPARE(driver.model().shownEntries(), 5);
        QVERIFY2(spoken->text(QAccessible::Value).contains("Fine point: a win became a loss."),
                 qPrintable(spoken->text(QAccessible::Value)));
        spoken->valueInterface()->setCurrentValue(4);
        for (int i = 0; i < 6; ++i)
            DO(driver.press(Qt::Key_Left));
        QCOMPARE(driver.model().shownEntries(), 0);
        QCOMPARE(point(driver), QString("The beginning of the game."));
        DO(driver.press(Qt::Key_Right));
        QCOMPARE(driver.model().shownEntries(), 1);
        DO(driver.press(Qt::Key_End));
        QVERIFY(!driver.model().isLookingBack());
    }

    void isThereAtOnceTheNextTime()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver));
        const QString before = summary(driver);
        driver.restart();
        // It has not been asked for yet.
        QVERIFY(driver.find<QWidget>("sidePanel")->findChild<QWidget *>("reviewPage")->isVisible());
        QTRY_COMPARE(summary(driver), before);
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY2(judged(driver).contains("5:7 6:7"), qPrintable(judged(driver)));
    }

    void isGoneWhenTheGameGoesOn()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver), driver.drop(By::Mouse, 4));
        QVERIFY(!isReviewed(driver));
        QVERIFY(driver.isOnScreen("reviewGame"));
        DO(driver.click("reviewGame"));
        QTRY_VERIFY_WITH_TIMEOUT(isReviewed(driver), longWait);
    }

    void canBeCancelled()
    {
        // On this board it would never end.
        Match match = matchOf(Preset::Classic);
        match.rules.columns = 9;
        match.rules.rows = 9;
        Driver driver({.match = match, .agreed = true, .moves = "55"});
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY(driver.isOnScreen("reviewProgress"));
        // The window is alive: people look back, and forth.
        DO(driver.press(Qt::Key_PageUp));
        QCOMPARE(driver.model().shownEntries(), 1);
        QVERIFY(driver.isOnScreen("reviewProgress"));
        DO(driver.click("cancelReview"));
        QTRY_VERIFY(driver.isOnScreen("reviewGame"));
        QVERIFY(!driver.isOnScreen("reviewProgress"));
    }

    void judgesInTheMoveList()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QCOMPARE(judged(driver), QString());
        DO(review(driver), driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY2(judged(driver).contains("5:7 6:7"), qPrintable(judged(driver)));
        QVERIFY2(driver.moves()[5].endsWith("Fine point: a win became a loss."),
                 qPrintable(driver.moves()[5]));
        DO(driver.drop(By::Keys, 1));
        QCOMPARE(judged(driver), QString());
    }

    void isOfferedWhenAGameIsOver()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1212121"});
        QCOMPARE(driver.panel(), QString("resultPanel"));
        DO(driver.click("resultPanel/review"));
        QTRY_VERIFY_WITH_TIMEOUT(isReviewed(driver), longWait);
    }

    /// As another program may have written it.
    void aStoredReviewOfAnotherLengthIsNotUsed()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1212121"});
        GameStore store = GameStore::shared();
        ReviewStore(&store).keep(driver.window().keeper()->current().value(), driver.game(), coach::Review());
        driver.restart();
        QVERIFY(!isReviewed(driver));
        DO(review(driver));
        QVERIFY2(summary(driver).startsWith("Turning point: disc 6"), qPrintable(summary(driver)));
    }

    void isOfferedInTheHistory()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1212121"});
        DO(driver.press(Qt::Key_R, Qt::ControlModifier), driver.open("historyDialog"));
        DO(driver.press(Qt::Key_Down), driver.click("historyDialog/reviewGame"), driver.awaitNoDialog());
        QTRY_VERIFY_WITH_TIMEOUT(isReviewed(driver), longWait);
        QVERIFY(driver.model().isOver());
    }

    void estimatesWithPowerUps_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("turningPoint");
        QTest::addColumn<QString>("judgement");
        QTest::newRow("English") << "en"
                                 << "Turning point (estimate): disc 8\nPlayer 2, column 4. Looks like an "
                                    "oversight: allowed a forced "
                                    "loss (estimate). Column 3 looks better."
                                 << "Looks like an oversight: allowed a forced loss (estimate).";
        QTest::newRow("Vietnamese") << "vi"
                                    << QStringLiteral("Bước ngoặt (ước lượng): quân thứ 8\nNgười chơi 2, "
                                                      "cột 4. Có vẻ là sơ suất: để bị ép thua (ước lượng). "
                                                      "Cột 3 có vẻ tốt hơn.")
                                    << QStringLiteral("Có vẻ là sơ suất: để bị ép thua (ước lượng).");
    }

    void estimatesWithPowerUps()
    {
        QFETCH(QString, language);
        QFETCH(QString, turningPoint);
        QFETCH(QString, judgement);
        Driver driver({.language = language,
                       .match = matchOf(Preset::PowerUps),
                       .showPowerUpRules = false,
                       .moves = ""});
        DO(playTurns(driver, lostByEstimate), review(driver));
        QString text = summary(driver);
        text.remove(QChar(0x2068)).remove(QChar(0x2069));
        QVERIFY2(text.startsWith(turningPoint), qPrintable(text));
        QVERIFY2(point(driver).contains(judgement), qPrintable(point(driver)));
        // What the chart shows, a screen reader gets as text; its points are there from the second disc on.
        const auto *chart = driver.find<ReviewChart>("reviewChart");
        const QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(const_cast<ReviewChart *>(chart));
        QVERIFY(spoken->text(QAccessible::Description).contains(judgement));
        QVERIFY(chart->pointOf(7).y() < chart->height() / 2.0);
        QVERIFY(qAbs(chart->pointOf(0).y() - chart->height() / 2.0) < 1);
        // The list of moves has the hollow sign, and the words.
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        QVERIFY2(driver.moves()[8].endsWith(judgement), qPrintable(driver.moves()[8]));
        const auto *list = driver.find<MoveList>("moveList");
        QVERIFY(
            list->model()->index(8, 0).data(ActionList::JudgementRole).value<coach::Judgement>().isEstimated);
        DO(inconsistency(driver));
        // It is there at once the next time.
        const QString before = summary(driver);
        driver.restart();
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_COMPARE(summary(driver), before);
    }

    void findsTheBetterMoveWithPowerUps()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .moves = ""});
        DO(playTurns(driver, lostByEstimate));
        const Game game = driver.game();
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
        DO(driver.click("findBetter"));
        QCOMPARE(driver.text("puzzleNumber"), QString("Find the better move: 1 of 1"));
        QVERIFY2(puzzle(driver).contains("looks like a mistake (estimate)"), qPrintable(puzzle(driver)));
        // The power-ups are those of the game.
        QCOMPARE(driver.shown().left(Player::Two).blocks, 1);
        QCOMPARE(driver.shown().board().count(Player::Two), 3);
        DO(driver.drop(By::Keys, 7));
        QVERIFY2(puzzle(driver).startsWith("Not yet: column 7 looks bad (estimate)."),
                 qPrintable(puzzle(driver)));
        DO(driver.click("puzzleAgain"), driver.click("puzzleClue"));
        QVERIFY2(puzzle(driver).endsWith("1 column looks better."), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleSolution"));
        QVERIFY2(puzzle(driver).endsWith("Column 3 looks better."), qPrintable(puzzle(driver)));
        DO(driver.drop(By::Mouse, 3));
        QVERIFY2(puzzle(driver).startsWith("Seems right: column 3 (estimate)."), qPrintable(puzzle(driver)));
        // The disc that was taken back was no try.
        DO(driver.undo(By::Keys));
        QVERIFY2(driver.text("betterTask").contains("Find a better column."), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleStop"));
        QVERIFY(driver.game() == game);
    }

    void findsTheBetterMove_data() { byMouseAndKeys(); }
    void findsTheBetterMove()
    {
        QFETCH(By, by);
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        const Game game = driver.game();
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
        if (by == By::Mouse)
            DO(driver.click("findBetter"));
        else
            DO(driver.chooseFromMenu("findBetterAction", By::Keys));
        QCOMPARE(driver.text("puzzleNumber"), QString("Find the better move: 1 of 2"));
        QVERIFY2(puzzle(driver).startsWith("Disc 10 ("), qPrintable(puzzle(driver)));
        QVERIFY2(puzzle(driver).contains("allowed a forced loss"), qPrintable(puzzle(driver)));
        QCOMPARE(driver.shown().board().count(Player::Two), 4);
        // The column of the game is not right; the opponent shows why.
        DO(driver.drop(by, 1));
        QTRY_VERIFY_WITH_TIMEOUT(puzzle(driver).contains("answers in column"), longWait);
        QVERIFY2(puzzle(driver).startsWith("Not yet: column 1 loses in 4."), qPrintable(puzzle(driver)));
        QCOMPARE(driver.shown().board().count(Player::One), 6);
        // Once more, with help.
        DO(driver.click("puzzleAgain"));
        QVERIFY2(puzzle(driver).startsWith("Disc 10 ("), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleClue"));
        QVERIFY2(puzzle(driver).contains("6 columns would prevent it."), qPrintable(puzzle(driver)));
        DO(driver.drop(by, 2));
        QVERIFY2(puzzle(driver).startsWith("Right: column 2 holds out, and loses only in 15."),
                 qPrintable(puzzle(driver)));
        DO(driver.click("puzzleSolution"));
        QVERIFY2(puzzle(driver).contains("olumn"), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleNext"));
        QCOMPARE(driver.text("puzzleNumber"), QString("Find the better move: 2 of 2"));
        DO(driver.drop(by, 4));
        QVERIFY2(puzzle(driver).startsWith("Not yet: column 4 wins only in 11."), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleAgain"), driver.drop(by, 3));
        QVERIFY2(puzzle(driver).startsWith("Right: column 3 wins in 4."), qPrintable(puzzle(driver)));
        DO(driver.click("puzzleNext"));
        // That was the last one.
        QTRY_VERIFY(isReviewed(driver));
        QVERIFY(driver.game() == game);
        DO(inconsistency(driver));
    }

    void leavesTheComputersMistakesOut()
    {
        Match match = matchOf(Preset::Classic);
        match.seats[Player::Two].level = Level::Random;
        Game game(setupOf(match, 1));
        for (const char *column = twoMistakes; *column != '\0'; ++column)
            game.apply(action::Drop{*column - '1'});
        game.apply(action::Resign{});
        const RecordedGame recorded{.game = game, .times = {}};
        Driver driver;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(recordfile::textOf(std::span(&recorded, 1))));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier), review(driver), driver.click("findBetter"));
        QCOMPARE(driver.text("puzzleNumber"), QString("Find the better move: 1 of 1"));
        QVERIFY2(puzzle(driver).startsWith("Disc 11 ("), qPrintable(puzzle(driver)));
    }

    void putsTheGameBackAsItWas()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1212121"});
        DO(driver.press(Qt::Key_R, Qt::ControlModifier), play(driver, twoMistakes));
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(summary(driver).contains("Why it turned, as "), longWait);
        DO(driver.press(Qt::Key_PageUp));
        const Game game = driver.game();
        const Score score = driver.window().session()->score();
        const auto times = driver.window().session()->times().actions;
        const std::optional<qint64> number = driver.window().keeper()->current();
        const QStringList texts = driver.texts();
        DO(driver.click("findBetter"), driver.drop(By::Keys, 3), driver.click("puzzleStop"));
        QVERIFY(driver.game() == game);
        QCOMPARE(driver.model().shownEntries(), 10);
        QCOMPARE(driver.window().session()->score(), score);
        QVERIFY(driver.window().session()->times().actions == times);
        QCOMPARE(driver.window().keeper()->current(), number);
        QCOMPARE(driver.texts(), texts);
        // ... and it is gone on with, and stored, as if nothing had been.
        DO(driver.press(Qt::Key_End), driver.drop(By::Keys, 4));
        QCOMPARE(driver.game().actions().size(), game.actions().size() + 1);
        const Game after = driver.game();
        driver.restart();
        QVERIFY(driver.game() == after);
    }

    void saysWhyAtTheTurningPoint()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        DO(review(driver));
        QTRY_VERIFY_WITH_TIMEOUT(summary(driver).contains("Why it turned, as "), longWait);
        DO(driver.chooseFromMenu("findBetterAction"), driver.click("puzzleSolution"));
        const QString solution = puzzle(driver);
        QTRY_VERIFY_WITH_TIMEOUT(puzzle(driver).size() > solution.size() + 20, longWait);
    }

    void namesOfDecisionsAreRead_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Vietnamese") << "vi";
    }

    void namesOfDecisionsAreRead()
    {
        QFETCH(const QString, language);
        Match match = matchOf(Preset::Classic);
        match.seats[Player::One].name = "Nguyễn Ánh Dương";
        Driver driver({.language = language, .match = match, .agreed = true, .moves = "1212121"});
        DO(driver.open("historyDialog"), driver.press(Qt::Key_Tab, Qt::ControlModifier),
           driver.press(Qt::Key_Tab, Qt::ControlModifier));
        const auto *table = driver.window().findChild<QTableView *>("decisions");
        QVERIFY(table && table->isVisible());
        DO(driver.click("reviewAll"));
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() == 2, longWait);
        for (const QSize size : {QSize(860, 560), QSize(640, 432), QSize(1300, 700), QSize(700, 500)}) {
            driver.dialog()->resize(size);
            QTRY_VERIFY(table->columnWidth(0) >= table->fontMetrics().horizontalAdvance(QString(16, u'n')));
            QTRY_VERIFY(table->horizontalHeader()->length() >= table->viewport()->width());
        }
        DO(driver.press(Qt::Key_Escape));
    }

    void reviewsAllOfTheHistory()
    {
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = "1212121"});
        DO(driver.press(Qt::Key_R, Qt::ControlModifier), play(driver, "4141424"));
        DO(driver.open("historyDialog"));
        auto *tabs = driver.find<QTabWidget>("historyDialog/tabs");
        QVERIFY(tabs);
        DO(driver.press(Qt::Key_C, Qt::AltModifier));
        QCOMPARE(tabs->currentIndex(), 2);
        const auto *table = driver.window().findChild<QTableView *>("decisions");
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(driver.isOnScreen("nothingReviewed"));
        DO(driver.click("reviewAll"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("reviewAll") && !driver.isEnabled("reviewAll"), longWait);
        QCOMPARE(table->model()->rowCount(), 2);
        const auto text = [&](int column) { return table->model()->index(0, column).data().toString(); };
        QCOMPARE(text(1), QString("2"));
        // Sorted by the keyboard as the other lists are.
        driver.window().findChild<QTableView *>("decisions")->setFocus();
        DO(driver.press(Qt::Key_F10, Qt::ShiftModifier));
        QVERIFY(QApplication::activePopupWidget());
        DO(driver.press(Qt::Key_Escape));
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(driver.isOnScreen("courseChart"));
        const auto *course = driver.window().findChild<QWidget *>("courseChart");
        QVERIFY(course->accessibleDescription().contains("It began at "));
        // There the next time, and nothing is left to be done.
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog(), driver.open("historyDialog"));
        DO(driver.press(Qt::Key_C, Qt::AltModifier));
        QVERIFY(!driver.isEnabled("reviewAll"));
        DO(driver.press(Qt::Key_Escape));
    }

    /// Exact values of this board would take years: the review comes soon all the same, and says that it
    /// estimates.
    void estimatesOnLargeBoards()
    {
        Match match = matchOf(Preset::Classic);
        match.rules.columns = 9;
        match.rules.rows = 9;
        Driver driver({.match = match, .agreed = true, .moves = "55"});
        DO(review(driver));
        QVERIFY2(summary(driver).contains("By estimate, no move clearly changed the game."),
                 qPrintable(summary(driver)));
        QVERIFY2(point(driver).contains("(estimate)"), qPrintable(point(driver)));
    }

    /// Games with power-ups are reviewed with all others, but no decisions are counted by an estimate.
    void countsNoEstimates()
    {
        Driver driver({.match = matchOf(Preset::PowerUps), .showPowerUpRules = false, .moves = ""});
        DO(playTurns(driver, lostByEstimate), playTurns(driver, {3, 1}), driver.drop(By::Keys, 5));
        DO(driver.block(By::Keys), driver.drop(By::Keys, 6));
        QVERIFY(driver.model().isOver());
        DO(driver.open("historyDialog"), driver.press(Qt::Key_C, Qt::AltModifier), driver.click("reviewAll"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("reviewAll") && !driver.isEnabled("reviewAll"), longWait);
        QCOMPARE(driver.window().findChild<QTableView *>("decisions")->model()->rowCount(), 0);
        QCOMPARE(driver.text("nothingReviewed"),
                 QString("No finished game has been reviewed by exact values yet."));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        // It is there when the game is looked at.
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(summary(driver).contains("Turning point (estimate)"), longWait);
    }

    void staysUntilAnotherGameIsTaken_data()
    {
        QTest::addColumn<QString>("action");
        for (const char *action : {"newMatchAction", "historyAction", "saveAction", "copyAction"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    void staysUntilAnotherGameIsTaken()
    {
        QFETCH(QString, action);
        Driver driver({.match = matchOf(Preset::Classic), .agreed = true, .moves = twoMistakes});
        const Game game = driver.game();
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QTRY_VERIFY_WITH_TIMEOUT(driver.isOnScreen("findBetter"), longWait);
        DO(driver.click("findBetter"));
        const Game puzzle = driver.game();
        QVERIFY(!(puzzle == game));
        DO(driver.chooseFromMenu(action));
        if (driver.dialog())
            DO(driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QVERIFY(driver.game() == puzzle);
        DO(driver.press(Qt::Key_F3, Qt::ShiftModifier));
        QVERIFY(driver.game() == game);
        QTRY_VERIFY(isReviewed(driver));
    }

    void asksTwoPeopleFirst()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = "443"});
        DO(driver.press(Qt::Key_E, Qt::ControlModifier), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::No), driver.awaitNoDialog());
        QVERIFY(!driver.isOnScreen("reviewPage"));
        QVERIFY(!driver.window().session()->help().any());
        DO(driver.chooseFromMenu("reviewAction"), driver.await("agreementDialog"));
        DO(driver.answer(QDialogButtonBox::Yes, By::Keys), driver.awaitNoDialog());
        QTRY_VERIFY_WITH_TIMEOUT(isReviewed(driver), longWait);
        QVERIFY(driver.window().session()->help().values);
    }

    void ofARunningGameIsHelp()
    {
        Match match = matchOf(Preset::VersusComputer);
        match.rules.starter = Starter::PlayerOne;
        match.rules.undos = 0;
        Driver driver({.match = match, .moves = "4"});
        QTRY_VERIFY(driver.model().awaitsPerson());
        DO(driver.press(Qt::Key_E, Qt::ControlModifier));
        QVERIFY(!driver.dialog());
        QVERIFY(driver.window().session()->help().values);
        // After its end it is none.
        driver.window().session()->prepare(match, 1);
        driver.window().session()->begin();
        DO(driver.drop(By::Keys, 4));
        QTRY_VERIFY(driver.model().awaitsPerson());
        driver.window().session()->act(action::Resign{});
        QVERIFY(driver.model().isOver());
        DO(review(driver));
        QVERIFY(!driver.window().session()->help().any());
    }

    void isToldWhenEverybodyKnowsOfTheGame()
    {
        Driver driver({.match = matchOf(Preset::Classic), .moves = ""});
        DO(driver.press(Qt::Key_L, Qt::ControlModifier), play(driver, twoMistakes), review(driver));
        DO(driver.press(Qt::Key_L, Qt::ControlModifier));
        auto *list = driver.find<MoveList>("moveList");
        QVERIFY(list);
        const QAbstractItemModel *rows = list->model();
        // What was said of the drops goes, when the list has taken in what took it away.
        int told = 0;
        QStringList wrong;
        connect(rows, &QAbstractItemModel::dataChanged, list, [&] {
            ++told;
            const int expected = driver.model().hasBegun() ? driver.model().moveHistory().size() + 1 : 0;
            if (rows->rowCount() != expected)
                wrong << QStringLiteral("%1 rows instead of %2").arg(rows->rowCount()).arg(expected);
        });
        driver.window().session()->act(action::Drop{5});
        QVERIFY(told > 0);
        driver.window().session()->prepare(matchOf(Preset::Classic), 1);
        driver.window().session()->begin();
        QCOMPARE(wrong, QStringList());
        QCOMPARE(judged(driver), QString());
    }
};

QTEST_MAIN(TestGameReview)
#include "tst_gamereview.moc"
