// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomgame.h"
#include "tests/files.h"
#include "tests/gui/consistency.h"
#include "tests/gui/driver.h"

#include "core/rules/gamerecord.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/games/gamefiles.h"
#include "ui/store/file/connection.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/recordfile.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QSqlQuery>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <span>

using namespace four;
using namespace four::gui;

namespace {
const QString notice = QStringLiteral("notice/text");

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

Game played(const char *columns, const Match &match = matchOf(Preset::Classic))
{
    Game game(setupOf(match, 1));
    for (const char *c = columns; *c != '\0'; ++c)
        game.apply(action::Drop{*c - '1'});
    return game;
}

/// A file of these games; where they have times they are a minute apart.
QByteArray fileOf(const std::vector<Game> &games, bool timed = true)
{
    std::vector<RecordedGame> recorded;
    for (const Game &game : games) {
        Times times{.begun = Milliseconds(1'790'000'000'000 + 60'000 * std::int64_t(recorded.size())),
                    .actions = {}};
        times.actions.resize(game.actions().size());
        recorded.push_back({.game = game, .times = timed ? std::optional(times) : std::nullopt});
    }
    return recordfile::textOf(recorded);
}

int storedGames()
{
    GameStore store;
    auto count = store.database().run(QStringLiteral("SELECT count(*) FROM game"));
    return count && count->next() ? count->value(0).toInt() : -1;
}

/// So many games, no two alike, in one file.
QByteArray manyGames(int count, bool timed)
{
    RandomGame random(7);
    std::vector<Game> games;
    while (int(games.size()) < count) {
        Game game(setupOf(matchOf(Preset::Classic), games.size()));
        while (!game.isOver() && game.actions().size() < 20)
            game.apply(action::Drop{random.between(0, 6)});
        games.push_back(game);
    }
    return fileOf(games, timed);
}
} // namespace

/// Games that come to the table from outside and leave it.
class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Driver::prepare();
        QGuiApplication::clipboard()->clear();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void saveAndOpen()
    {
        Driver driver;
        for (const int column : {4, 4, 3})
            DO(driver.drop(By::Keys, column)); // the first one begins
        DO(driver.drop(By::Keys, 5));
        const Game game = driver.game();
        QCOMPARE(driver.discs(), "- - r y y - -");
        DO(driver.press(Qt::Key_S, Qt::ControlModifier));
        const QString file = path(QString::fromUtf8("Ván 1 của Lan 🎲"));
        DO(enterName(driver, file));
        QVERIFY2(driver.text(notice).contains(QString::fromUtf8("Ván 1 của Lan 🎲.fiar")),
                 qPrintable(driver.text(notice)));
        QVERIFY2(QFile::exists(file + ".fiar"), "the suffix comes by itself");

        // Another game comes onto the table, and then the old one again.
        DO(driver.open("newMatchDialog"), driver.click("start"), driver.awaitNoDialog());
        DO(driver.drop(By::Keys, 1));
        QVERIFY(driver.game() != game);
        DO(driver.press(Qt::Key_O, Qt::ControlModifier), enterName(driver, file + ".fiar"));
        QCOMPARE(driver.game(), game);
        QVERIFY(driver.text(notice).contains("was opened"));
        DO(inconsistency(driver));
        QCOMPARE(storedGames(), 2);
        // It goes on, and the notice leaves.
        DO(driver.drop(By::Keys, 7));
        QCOMPARE(driver.game().actions().size(), game.actions().size() + 1);
        QVERIFY(!driver.isOnScreen(notice));
    }

    void asksBeforeAGameIsLost_data()
    {
        QTest::addColumn<int>("answer");
        QTest::newRow("cancel") << int(QDialogButtonBox::Cancel);
        QTest::newRow("close") << int(QDialogButtonBox::Discard);
        QTest::newRow("save a copy") << int(QDialogButtonBox::Save);
    }

    void asksBeforeAGameIsLost()
    {
        QFETCH(const int, answer);
        Driver driver;
        DO(driver.drop(By::Keys, 4));
        // Another process holds the file for long.
        Connection other(GameStore::defaultPath());
        QVERIFY(other.exec(QStringLiteral("BEGIN IMMEDIATE")));
        DO(driver.drop(By::Keys, 3));
        const Game game = driver.game();
        QVERIFY(!driver.window().close());
        DO(driver.await("leaveDialog"));
        QVERIFY(driver.texts().join(u'\n').contains("1 game could not be stored"));
        DO(driver.answer(static_cast<QDialogButtonBox::StandardButton>(answer)));
        const QString file = path("copy.fiar");
        if (answer == QDialogButtonBox::Save)
            DO(enterName(driver, file));
        if (answer != QDialogButtonBox::Cancel) {
            QTRY_VERIFY(driver.window().isHidden());
        } else {
            DO(driver.awaitNoDialog(), driver.drop(By::Keys, 3));
            QVERIFY(driver.window().isVisible());
        }
        QVERIFY(other.exec(QStringLiteral("COMMIT")));
        if (answer != QDialogButtonBox::Save)
            return;
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const RecordList list = readRecords(saved.readAll().toStdString());
        QCOMPARE(list.games.size(), 1U);
        QVERIFY(list.games[0].game == game);
    }

    void leftDialogsDoNothing_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("open") << "openAction"
                              << "fileDialog";
        QTest::newRow("save") << "saveAction"
                              << "fileDialog";
        QTest::newRow("pdf") << "pdfAction"
                             << "fileDialog";
        QTest::newRow("print") << "printAction"
                               << "printDialog";
    }

    void leftDialogsDoNothing()
    {
        QFETCH(const QString, action);
        QFETCH(const QString, dialog);
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("4435")}))));
        const Game game = driver.game();
        const QString said = driver.text(notice);
        DO(driver.chooseFromMenu(action), driver.await(dialog), driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QCOMPARE(driver.game(), game);
        QCOMPARE(driver.text(notice), said);
        QCOMPARE(driver.focus(), &driver.view());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"g.fiar"});
    }

    void nothingToSaveAtFirst()
    {
        Driver driver;
        DO(driver.press(Qt::Key_S, Qt::ControlModifier), driver.press(Qt::Key_P, Qt::ControlModifier));
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QVERIFY(!driver.dialog());
        QCOMPARE(clipboard(), "");
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QVERIFY2(driver.text(notice).contains("4435261"), "an empty clipboard is answered by what to do");
        QVERIFY(!driver.model().hasBegun());
    }

    void openSeveral_data()
    {
        QTest::addColumn<bool>("timed");
        QTest::newRow("with times") << true;
        QTest::newRow("without times") << false;
    }

    void openSeveral()
    {
        QFETCH(const bool, timed);
        Driver driver;
        const QString file =
            put("three.fiar", fileOf({played("1212121"), played("4435"), played("77")}, timed));
        QVERIFY(driver.window().files()->openFile(file));
        QCOMPARE(driver.game(), played("77"));
        QVERIFY2(driver.text(notice).contains("3 games"), qPrintable(driver.text(notice)));
        QCOMPARE(storedGames(), 3);
        // Once more, and nothing is kept twice.
        QVERIFY(driver.window().files()->openFile(file));
        QCOMPARE(storedGames(), 3);
        DO(inconsistency(driver));
        // What has been played on is another game.
        DO(driver.drop(By::Keys, 5));
        QVERIFY(driver.window().files()->openFile(file));
        QCOMPARE(driver.game(), played("77"));
        QCOMPARE(storedGames(), 4);
        DO(inconsistency(driver));
    }

    void equalGamesAreKeptOnce()
    {
        Driver driver;
        const QString file =
            put("four.fiar", fileOf({played("4435"), played("4435"), played("4435"), played("77")}, false));
        QVERIFY(driver.window().files()->openFile(file));
        QCOMPARE(storedGames(), 2);
    }

    void whatCannotBeKeptIsTold()
    {
        Driver driver;
        GameStore other;
        QVERIFY(other.database().connection().exec("BEGIN IMMEDIATE"));
        driver.window().files()->openFile(
            put("three.fiar", fileOf({played("1212121"), played("4435"), played("77")})));
        QVERIFY2(driver.text(notice).contains("not all of them could be kept"),
                 qPrintable(driver.text(notice)));
        QVERIFY(other.database().connection().exec("COMMIT"));
    }

    void troubleIsShownUntilItIsClosed()
    {
        Driver driver({.moves = "4"});
        auto *shown = driver.window().findChild<Notice *>();
        const auto words = [](const char *text) { return [text] { return QString(text); }; };
        shown->answer(words("An answer."));
        shown->sayTrouble(words("Trouble."));
        QCOMPARE(driver.text(notice), "Trouble.");
        shown->say(words("News."));
        QCOMPARE(driver.text(notice), "Trouble.");
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QCOMPARE(driver.text(notice), "The moves were copied.");
        DO(driver.click("notice/close"));
        QCOMPARE(driver.text(notice), "Trouble.");
        DO(driver.click("notice/close"));
        QVERIFY(!driver.isOnScreen("notice"));
    }

    void openDamaged_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("opens");
        QTest::addColumn<QString>("said");
        const QByteArray good = fileOf({played("4435")});
        QTest::newRow("no game") << QByteArray("Dear Lan,\n") << false << "Line 1";
        QTest::newRow("empty") << QByteArray() << false << "no readable game";
        QTest::newRow("cut") << good.left(200) << false << "Line 14";
        QTest::newRow("an illegal move")
            << QByteArray(good).replace("actions: 4 4 3 5", "actions: 4 4 3 8") << false
            << QString::fromUtf8("Line 18: The rules do not allow the move “8”");
        QTest::newRow("a later version") << QByteArray(good).replace("record 1", "record 7") << false
                                         << "saved by a newer version of the program, in format 7";
        QTest::newRow("one of two") << good.left(200) + "\n" + good << true << "1 game could not be read";
        QTest::newRow("markup") << QByteArray(good).replace("actions: 4", "actions: <b>x</b>") << false
                                << QString::fromUtf8("“<b>x</b>”");
    }

    void openDamaged()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const bool, opens);
        QFETCH(const QString, said);
        Driver driver({.moves = "2"});
        const Game before = driver.game();
        QCOMPARE(driver.window().files()->openFile(put("damaged.fiar", content)), opens);
        QVERIFY2(driver.text(notice).contains(said), qPrintable(driver.text(notice)));
        QCOMPARE(driver.game(), opens ? played("4435") : before);
        DO(inconsistency(driver));
        QVERIFY(!driver.window().files()->openFile(path("missing.fiar")));
        QVERIFY(driver.text(notice).contains("missing.fiar"));
        // The shorter text makes the notice lower.
        QCoreApplication::processEvents();
        DO(driver.click("notice/close"));
        QVERIFY(!driver.isOnScreen(notice));
    }

    void noticeGivesTheKeyboardBack_data() { byMouseAndKeys(); }
    void noticeGivesTheKeyboardBack()
    {
        QFETCH(const By, by);
        Driver driver({.moves = "1212121"});
        // Here also a list could take the keys that lead through the game.
        QCOMPARE(driver.panel(), "resultPanel");
        QVERIFY(!driver.window().files()->openFile(path("missing.fiar")));
        if (by == By::Mouse) {
            DO(driver.click("notice/close"));
        } else {
            DO(driver.tabTo("notice/close"), driver.press(Qt::Key_Space));
        }
        QVERIFY(!driver.isOnScreen(notice));
        DO(driver.press(Qt::Key_PageUp));
        QCOMPARE(driver.shown().actions().size(), 6U);
        QVERIFY(driver.view().hasFocus());
    }

    void saveWhereThatIsImpossible()
    {
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("4435")}))));
        QVERIFY(QDir(m_folder->path()).mkdir("gone"));
        DO(driver.press(Qt::Key_S, Qt::ControlModifier), driver.await("fileDialog"));
        DO(driver.fill("fileNameEdit", path("gone/g.fiar")));
        // Where the folder was a moment ago.
        QVERIFY(QDir(path("gone")).removeRecursively());
        auto *dialog = qobject_cast<QFileDialog *>(driver.dialog());
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(path("gone/g.fiar"));
        DO(driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        QVERIFY2(driver.text(notice).contains("do not have permission to write"),
                 qPrintable(driver.text(notice)));
    }

    void copyMoves()
    {
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("443526")}))));
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QCOMPARE(clipboard(), "443526");
        DO(driver.drop(By::Keys, 1), driver.chooseFromMenu("copyAction", By::Keys));
        QCOMPARE(clipboard(), "4435261");
    }

    void copyWhatColumnsCannotSay()
    {
        Match match = matchOf(Preset::ThreeStrikes);
        match.rules.starter = Starter::PlayerOne;
        Driver driver({.match = match, .moves = ""});
        // Here a first move cannot be undone, so that there is nothing to confirm.
        DO(driver.drop(By::Keys, 4), driver.drop(By::Keys, 3), driver.press(Qt::Key_C, Qt::ControlModifier));
        QCOMPARE(clipboard(), "43");
        DO(driver.drop(By::Keys, 9)); // a violation
        DO(driver.press(Qt::Key_C, Qt::ControlModifier));
        QVERIFY2(clipboard().startsWith("four-in-a-row record 1\n"), qPrintable(clipboard()));
        const auto copied = readRecord(clipboard().toStdString());
        QVERIFY(std::holds_alternative<Game>(copied));
        QCOMPARE(std::get<Game>(copied), driver.game());
    }

    void theCoachsHelpGoesAlong_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("copied") << false;
        QTest::newRow("saved") << true;
    }
    void theCoachsHelpGoesAlong()
    {
        QFETCH(const bool, isSaved);
        Match match = matchOf(Preset::Classic);
        match.rules.undos = 1;
        match.rules.undoOnFirstMove = true;
        Driver driver({.match = match, .agreed = true, .moves = "4"});
        // Column numbers alone would leave the undo out, and the help.
        DO(driver.press(Qt::Key_U), driver.press(Qt::Key_V));
        const CoachHelp help = driver.window().session()->help();
        QVERIFY(help.values);
        DO(driver.press(isSaved ? Qt::Key_S : Qt::Key_C, Qt::ControlModifier));
        if (isSaved)
            DO(enterName(driver, path("helped")));
        const QByteArray text = isSaved ? contentOf(path("helped.fiar")) : clipboard().toUtf8();
        const auto read = readRecordedGame(text.toStdString());
        QVERIFY2(std::holds_alternative<RecordedGame>(read), text);
        QVERIFY(std::get<RecordedGame>(read).help == help);
    }

    void copyWhileLookingBack()
    {
        Match match = matchOf(Preset::ThreeStrikes);
        match.rules.starter = Starter::PlayerOne;
        Driver driver({.match = match, .moves = ""});
        DO(driver.drop(By::Keys, 9)); // a violation: columns cannot say it
        for (const int column : {4, 3, 4})
            DO(driver.drop(By::Keys, column));
        const Times times = driver.window().session()->times();
        for (std::size_t actions = 4; actions > 0; --actions) {
            DO(driver.press(Qt::Key_C, Qt::ControlModifier));
            // A time for each action that is shown, and no more: else the record could not be read.
            const auto read = readRecordedGame(clipboard().toStdString());
            QVERIFY2(std::holds_alternative<RecordedGame>(read), qPrintable(clipboard()));
            const auto &copied = std::get<RecordedGame>(read);
            QCOMPARE(copied.game, driver.shown());
            QCOMPARE(copied.game.actions().size(), actions);
            QVERIFY(copied.times);
            QCOMPARE(copied.times->begun, times.begun);
            QVERIFY(std::ranges::equal(copied.times->actions, std::span(times.actions).first(actions)));
            DO(driver.press(Qt::Key_PageUp));
        }
    }

    void copyPicture()
    {
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("43")}))));
        DO(driver.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier));
        const QImage image = QGuiApplication::clipboard()->image();
        QVERIFY2(image.width() > 800 && image.height() > 700, qPrintable(QString::number(image.width())));
        // The discs in the lowest row, where they lie: the left one is red, its neighbour yellow, but for
        // rings and letters.
        const auto shareOf = [&](int column, auto isColour) {
            const int cell = int(image.width() / 7.28);
            const QRect place(int((column + 0.34) * cell), int((0.14 + 5.2) * cell), cell * 3 / 5,
                              cell * 3 / 5);
            int count = 0;
            for (int y = place.top(); y <= place.bottom(); ++y) {
                for (int x = place.left(); x <= place.right(); ++x)
                    count += isColour(image.pixelColor(x, y)) ? 1 : 0;
            }
            return double(count) / (place.width() * place.height());
        };
        const auto isRed = [](const QColor &colour) { return colour.red() > 150 && colour.green() < 100; };
        const auto isYellow = [](const QColor &colour) {
            return colour.red() > 200 && colour.green() > 150 && colour.blue() < 120;
        };
        QVERIFY2(shareOf(2, isRed) > 0.4, qPrintable(QString::number(shareOf(2, isRed))));
        QVERIFY2(shareOf(3, isYellow) > 0.4, qPrintable(QString::number(shareOf(3, isYellow))));
        QVERIFY(shareOf(2, isYellow) < 0.05 && shareOf(3, isRed) < 0.05);
        QVERIFY(driver.text(notice).contains("picture"));
    }

    void paste_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("discs"); ///< empty: nothing changes
        QTest::addColumn<QString>("said");
        QTest::newRow("moves") << " 4 4, 3\n5 "
                               << "- - y yr r - -"
                               << "4 moves";
        QTest::newRow("a whole game") << "4435261"
                                      << "y y y yr r r -"
                                      << "7 moves";
        QTest::newRow("a full column")
            << "44444443"
            << ""
            << "Move 7 on the clipboard, character 7, is not possible. Column 4 is full.";
        QTest::newRow("outside")
            << "44 8"
            << ""
            << "Move 3 on the clipboard, character 4, is not possible. Column 8 is outside";
        QTest::newRow("after the end")
            << "12121213"
            << ""
            << "Move 8 on the clipboard, character 8, is not possible. This game is over.";
        QTest::newRow("words") << "hello"
                               << ""
                               << "is not a column";
        QTest::newRow("markup") << "<b>4"
                                << ""
                                << "is not a column";
        QTest::newRow("nothing") << ""
                                 << ""
                                 << "holds no game";
        QTest::newRow("a book") << QString(100'000, u'4') << ""
                                << "too long to be a game";
        QTest::newRow("a damaged record") << "four-in-a-row record 1\nboard: 7x6\n"
                                          << ""
                                          << "Line 3";
    }

    void paste()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, discs);
        QFETCH(const QString, said);
        Driver driver({.moves = "7"});
        const Game before = driver.game();
        QGuiApplication::clipboard()->setText(text);
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QVERIFY2(driver.text(notice).contains(said), qPrintable(driver.text(notice)));
        QCOMPARE(driver.discs(), discs.isEmpty() ? "- - - - - - y" : discs);
        if (discs.isEmpty())
            QCOMPARE(driver.game(), before);
        // The game that was open is kept.
        QCOMPARE(storedGames(), discs.isEmpty() ? 1 : 2);
        DO(inconsistency(driver));
    }

    void pasteGoesOnAgainstTheComputer()
    {
        // Before the game has begun, with its seats: after three moves it is the computer's turn.
        Driver driver({.match = matchOf(Preset::VersusComputer)});
        QGuiApplication::clipboard()->setText("443");
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QTRY_COMPARE(driver.game().actions().size(), std::size_t(4));
        QVERIFY2(driver.text(notice).contains("3 moves"), "the computer's answer does not take it away");
        DO(inconsistency(driver));
    }

    void pasteARecord()
    {
        Driver driver;
        Match match = matchOf(Preset::NamedMatch);
        match.rules.letters = Letters::Fixed;
        match.rules.starter = Starter::PlayerOne;
        match.rules.undos = 0;
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Tuan";
        const Game game = played("4435", match);
        QGuiApplication::clipboard()->setText("\n\n" + QString::fromUtf8(fileOf({game})));
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        QCOMPARE(driver.game(), game);
        QVERIFY(driver.name(Player::One).contains("Lan"));
        DO(inconsistency(driver));
    }

    void pasteTrainingThatIsNone()
    {
        Driver driver;
        const QString block =
            QStringLiteral("four-in-a-row training 1\nplayer: Lan\nstep: never lines-1\nend\n");
        QGuiApplication::clipboard()->setText(block + block);
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        // As they stand there.
        const QString said = driver.text(notice);
        QVERIFY2(said.contains("Line 3: ") && said.indexOf("Line 3: ") < said.indexOf("Line 7: "),
                 qPrintable(said));
    }

    void theNoticeFollowsTheLanguage()
    {
        Driver driver({.language = "vi"});
        QGuiApplication::clipboard()->setText("49");
        DO(driver.press(Qt::Key_V, Qt::ControlModifier));
        const QString vietnamese = driver.text(notice);
        DO(driver.open("preferencesDialog"), driver.pick("language", "en"), driver.press(Qt::Key_Escape));
        DO(driver.awaitNoDialog());
        QVERIFY2(driver.text(notice).startsWith("Move 2 "), qPrintable(driver.text(notice)));
        QVERIFY(driver.text(notice) != vietnamese);
    }

    void dropOnTheWindow()
    {
        Driver driver;
        QMimeData data;
        data.setUrls(
            {QUrl::fromLocalFile(put(QString::fromUtf8("Ván #1 %20.fiar"), fileOf({played("4435")})))});
        QVERIFY(offer(driver, data));
        QCOMPARE(driver.game(), played("4435"));
        QVERIFY(driver.text(notice).contains(QString::fromUtf8("Ván #1 %20.fiar")));
        // Neither pages of the web nor mere words are files.
        QMimeData web;
        web.setUrls({QUrl("https://example.org/game.fiar")});
        QVERIFY(!offer(driver, web));
        QMimeData words;
        words.setText("4435");
        QVERIFY(!offer(driver, words));
        QCOMPARE(driver.game(), played("4435"));
    }

    void dropSomeThatAreWrong()
    {
        Driver driver;
        const QByteArray good = fileOf({played("4435")});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("missing.fiar")),
                      QUrl::fromLocalFile(put("one.fiar", fileOf({played("12"), played("13")}))),
                      QUrl::fromLocalFile(put("letter.txt", "Dear Lan,\n")),
                      QUrl::fromLocalFile(put("two.fiar", good.left(200) + "\n" + good)),
                      QUrl::fromLocalFile(m_folder->path())});
        QVERIFY(offer(driver, data));
        // All that can be opened is, and what is wrong with the others is told.
        QCOMPARE(driver.game(), played("4435"));
        QCOMPARE(storedGames(), 3);
        const QString said = driver.text(notice);
        for (const char *part :
             {"3 games", "the last one is open", "1 game could not be read", "missing.fiar",
              "There is no readable game in “\u2068letter.txt\u2069”", "…"})
            QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
        DO(inconsistency(driver));

        // Where nothing can be opened, the open game stays.
        data.setUrls({QUrl::fromLocalFile(path("gone.fiar")), QUrl::fromLocalFile(path("letter.txt"))});
        QVERIFY(offer(driver, data));
        QCOMPARE(driver.game(), played("4435"));
        QVERIFY(driver.text(notice).contains("gone.fiar"));
        QVERIFY(driver.text(notice).contains("letter.txt"));
        QVERIFY(!driver.text(notice).contains("is open"));
    }

    void openSomeThatAreEqual_data() { openMany_data(); }
    void openSomeThatAreEqual()
    {
        QFETCH(const bool, timed);
        const QByteArray ten = manyGames(10, timed);
        const QByteArray more = manyGames(300, timed);
        Driver driver;
        // Within one file, in the same batch and in a later one; the last game is among them.
        driver.window().files()->openFile(put("equal.fiar", ten + more + ten));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.dialog() && storedGames() == 300, 120'000);
        QTRY_COMPARE(
            driver.text(notice),
            QString("300 games were added to your history; the last one is open. It had 20 more already."));
    }

    void openMany_data()
    {
        QTest::addColumn<bool>("timed");
        QTest::newRow("with times") << true;
        QTest::newRow("without times") << false;
    }

    void openMany()
    {
        QFETCH(const bool, timed);
        constexpr int count = trials(10'000);
        const QByteArray content = manyGames(count, timed);
        const QString file = put("many.fiar", content);
        Driver driver;
        // The window lives meanwhile.
        int turns = 0;
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, [&turns] { ++turns; });
        turn.start(0);
        QVERIFY(!driver.window().files()->openFile(file));
        DO(driver.await("importDialog"));
        auto *bar = driver.dialog()->findChild<QProgressBar *>();
        QVERIFY(bar);
        const int before = bar->value();
        QTRY_VERIFY(!driver.dialog() || bar->value() > before);
        QTRY_VERIFY_WITH_TIMEOUT(!driver.dialog(), 120'000);
        QVERIFY(turns > 1);
        QCOMPARE(driver.text(notice),
                 QStringLiteral("%1 games were added to your history; the last one is open.").arg(count));
        QCOMPARE(storedGames(), count);
        // Once more, when all of them are there: that may be quick.
        driver.window().files()->openFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(!driver.dialog(), 120'000);
        QCOMPARE(driver.text(notice),
                 QStringLiteral("%1 games were read; your history had them already.").arg(count));
        QCOMPARE(storedGames(), count);
        const auto last = readRecords({content.constData(), std::size_t(content.size())}).games.back();
        QCOMPARE(driver.game(), last.game);
        QCOMPARE(driver.focus(), &driver.view());
        DO(inconsistency(driver));
    }

    void stopOpeningMany_data() { byMouseAndKeys(); }
    void stopOpeningMany()
    {
        QFETCH(const By, by);
        constexpr int count = 20'000;
        const QString file = put("many.fiar", manyGames(count, true));
        Driver driver({.moves = "2"});
        const Game before = driver.game();
        QVERIFY(!driver.window().files()->openFile(file));
        DO(driver.await("importDialog"));
        DO(by == By::Mouse ? driver.click("stop") : driver.press(Qt::Key_Escape), driver.awaitNoDialog());
        // The open game is what it was; what has been read stays, and is told of.
        QCOMPARE(driver.game(), before);
        const int stored = storedGames() - 1;
        QVERIFY2(stored > 0 && stored < count, qPrintable(QString::number(stored)));
        QVERIFY2(driver.text(notice).contains(QString::number(stored) + " game"),
                 qPrintable(driver.text(notice)));
        QTest::qWait(50);
        QCOMPARE(storedGames() - 1, stored);
        DO(driver.drop(By::Keys, 3), inconsistency(driver));
        // To have the rest, open it again.
        QVERIFY(!driver.window().files()->openFile(file));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.dialog(), 120'000);
        QCOMPARE(storedGames() - 1, count);
    }

    void playGoesOnElsewhereWhileManyAreOpened()
    {
        Driver driver({.match = matchOf(Preset::Classic)});
        auto other = std::make_unique<MainWindow>(&driver.preferences(), &driver.wishes());
        other->session()->begin();
        other->session()->submit(action::Drop{3});
        QVERIFY(!driver.window().files()->openFile(put("many.fiar", manyGames(10'000, true))));
        DO(driver.await("importDialog"));
        const int had = storedGames();
        // Behind the dialog of one window the other one plays, and stores what is played.
        other->session()->submit(action::Drop{3});
        QVERIFY(driver.dialog());
        QCOMPARE(storedGames(), had);
        GameStore store;
        const auto played = store.load(*other->keeper()->current());
        QVERIFY(played && std::get<StoredGame>(*played).recorded.game == other->session()->game());
        // The program can be left in the midst of it: what has been read is kept.
        other.reset(); // no window outlives its preferences
        driver.restart();
        QVERIFY(storedGames() >= had);
    }

    void savePdf()
    {
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("4435261")}))));
        DO(driver.chooseFromMenu("pdfAction"), enterName(driver, path("sheet")));
        QFile pdf(path("sheet.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray content = pdf.readAll();
        QVERIFY(content.startsWith("%PDF-"));
        QCOMPARE(content.count("/Type /Page\n"), 1);
    }

    void print()
    {
        Driver driver;
        QVERIFY(driver.window().files()->openFile(put("g.fiar", fileOf({played("4435261")}))));
        DO(driver.press(Qt::Key_P, Qt::ControlModifier), driver.await("printDialog"));
        // Without a printer it offers a file.
        DO(driver.fill("filename", path("printed.pdf")), driver.press(Qt::Key_Return));
        DO(driver.awaitNoDialog());
        QFile pdf(path("printed.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.readAll().startsWith("%PDF-"));
        // And says where the sheet is now.
        QVERIFY2(driver.text(notice).contains("printed.pdf"), qPrintable(driver.text(notice)));
    }

private:
    QString put(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    /// Types the name into the file dialog that is open, and Enter.
    static Problem enterName(Driver &driver, const QString &path)
    {
        TRY(driver.await(QStringLiteral("fileDialog")));
        TRY(driver.fill(QStringLiteral("fileNameEdit"), path, By::Mouse));
        driver.press(Qt::Key_Return);
        return driver.awaitNoDialog();
    }

    /// Drops it where the board is. @return whether it was taken
    static bool offer(const Driver &driver, const QMimeData &offered)
    {
        QWindow *window = driver.window().windowHandle();
        const QPoint place = driver.view().mapTo(&driver.window(), driver.view().rect().center());
        QDragEnterEvent enter(place, Qt::CopyAction, &offered, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(place, Qt::CopyAction, &offered, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &drop);
        return drop.isAccepted();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
