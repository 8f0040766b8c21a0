// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.h"
#include "tests/gui/driver.h"
#include "tests/gui/historydriver.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"
#include "ui/settings/layouts.h"
#include "ui/settings/preferences.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/text/words.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QDialog>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace four;
using namespace four::gui;
using namespace four::gui::history;

/// The list of all games and their statistics, as people look through them.
class TestHistoryDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Driver::prepare(); }

    void emptyHistory()
    {
        Driver driver;
        DO(openHistory(driver));
        QCOMPARE(table(driver).model()->rowCount(), 0);
        QCOMPARE(driver.text("historyMessage"), "No games are stored yet.");
        QCOMPARE(driver.text("count"), "0 games");
        for (const char *button : {"openGame", "rematchGame", "renameGame", "removeGames", "undoRemove"})
            QVERIFY2(!driver.isEnabled(button), button);
        // None of the keys does anything.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_F2, Qt::Key_Delete, Qt::Key_Down})
            driver.press(key);
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        DO(driver.await("historyDialog"), showStatistics(driver));
        QVERIFY(driver.isOnScreen("nothingCounted"));
        QVERIFY(!driver.isOnScreen("chart"));
        DO(close(driver));
        QVERIFY(driver.view().hasFocus());
    }

    void everyGameIsListed()
    {
        Driver driver;
        playThree(driver);
        DO(driver.chooseFromMenu("historyAction"), driver.await("historyDialog"));
        QCOMPARE(driver.text("count"), "3 games");
        // The last one first.
        QCOMPARE(results(driver), QStringList({"open now", "Lan won", "Lan won"}));
        QCOMPARE(column(table(driver), HistoryModel::PlayerOne), QStringList({"Player 1", "Đức", "Lan"}));
        QCOMPARE(column(table(driver), HistoryModel::PlayerTwo), QStringList({"Player 2", "Lan", "Bình"}));
        QCOMPARE(column(table(driver), HistoryModel::Game),
                 QStringList({"Classic", "Named match", "Named match"}));
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"2", "8", "7"}));
        // Heard without its heading, a number has to say what it counts.
        QCOMPARE(table(driver).model()->index(1, HistoryModel::Discs).data(Qt::AccessibleTextRole).toString(),
                 QString("8 discs"));
    }

    void gameIsSeenBesideTheList()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        driver.dialog()->resize(1000, 600);
        const auto title = [&driver] { return Words::plain(driver.text("previewTitle")); };
        clickRow(table(driver), 2);
        QTRY_VERIFY2(title().startsWith("Lan") && title().contains("wins"), qPrintable(title()));
        QVERIFY(driver.text("previewFacts").startsWith("7 discs"));
        const auto picture = [&driver] { return driver.find<QLabel>("previewBoard")->pixmap().toImage(); };
        const QImage won = picture();
        clickRow(table(driver), 0);
        QTRY_VERIFY(driver.text("previewFacts").contains("2 discs"));
        QVERIFY(picture() != won);
        // Of several, their number; what is done with one rests in its place.
        const QRect place = driver.find<QPushButton>("exportGames")->geometry();
        clickRow(table(driver), 1, Qt::ControlModifier);
        QTRY_COMPARE(title(), QString("2 games chosen"));
        QVERIFY(!driver.isOnScreen("previewBoard"));
        QVERIFY(!driver.isEnabled("openGame"));
        QVERIFY(driver.isEnabled("exportGames"));
        QCOMPARE(driver.find<QPushButton>("exportGames")->geometry(), place);
        // A narrow dialog has the buttons alone.
        driver.dialog()->resize(700, 600);
        QTRY_VERIFY(!driver.isOnScreen("previewTitle"));
        for (const char *button : {"openGame", "replayGame", "removeGames"})
            QVERIFY2(driver.isOnScreen(button), button);
        QTRY_VERIFY(driver.find<QPushButton>("openGame")->mapTo(driver.dialog(), QPoint()).y() >
                    table(driver).mapTo(driver.dialog(), QPoint(0, table(driver).height() - 1)).y());
    }

    void sortsByAClickOnTheHeader()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 2);
        clickHeader(table(driver), HistoryModel::Discs);
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"2", "7", "8"}));
        // The game that was chosen still is.
        QCOMPARE(table(driver).currentIndex().row(), 1);
        QCOMPARE(table(driver).selectionModel()->selectedRows().size(), 1);
        clickHeader(table(driver), HistoryModel::Discs);
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"8", "7", "2"}));
        clickHeader(table(driver), HistoryModel::PlayerOne);
        QCOMPARE(column(table(driver), HistoryModel::PlayerOne), QStringList({"Player 1", "Đức", "Lan"}));
    }

    void sortsByTheKeyboard()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        const auto choose = [&driver](const QString &what) {
            driver.press(Qt::Key_F10, Qt::ShiftModifier);
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return QStringLiteral("no menu");
            for (int i = 0; i < menu->actions().size(); ++i) {
                driver.press(Qt::Key_Down);
                if (menu->activeAction() && menu->activeAction()->text().remove(u'&') == what) {
                    driver.press(Qt::Key_Return);
                    return QString();
                }
            }
            return QStringLiteral("no ") + what;
        };
        const auto names = [&driver] { return column(table(driver), HistoryModel::PlayerOne); };
        DO(choose("Sort by " +
                  table(driver).model()->headerData(HistoryModel::PlayerOne, Qt::Horizontal).toString()));
        DO(choose("Ascending"));
        const QStringList upwards = names();
        DO(choose("Descending"));
        QStringList downwards = names();
        QVERIFY(upwards != downwards);
        std::reverse(downwards.begin(), downwards.end());
        QCOMPARE(downwards, upwards);
        QCOMPARE(table(driver).horizontalHeader()->sortIndicatorSection(), int(HistoryModel::PlayerOne));
        QCOMPARE(driver.focus(), &table(driver));

        DO(showStatistics(driver), driver.tabTo("statistics"), choose("Ascending"));
        auto *statistics = driver.find<QTableView>("statistics");
        QCOMPARE(statistics->horizontalHeader()->sortIndicatorOrder(), Qt::AscendingOrder);
        // A right click does the same, on a row or a heading.
        QContextMenuEvent onRow(QContextMenuEvent::Mouse, {5, 5},
                                statistics->viewport()->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(statistics->viewport(), &onRow);
        QVERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
        DO(driver.press(Qt::Key_Escape));
    }

    void headingsAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Vietnamese") << "vi";
    }

    void headingsAreWhole()
    {
        QFETCH(QString, language);
        Driver driver({.language = language});
        playThree(driver);
        DO(openHistory(driver), showStatistics(driver));
        auto *statistics = driver.find<QTableView>("statistics");
        QHeaderView *header = statistics->horizontalHeader();
        const auto *by = driver.find<QComboBox>("by");
        for (int kind = 0; kind < by->count(); ++kind) {
            DO(driver.pick("by", by->itemData(kind), By::Keys));
            for (int sorted = 0; sorted < header->count(); ++sorted) {
                if (header->isSectionHidden(sorted))
                    continue;
                statistics->sortByColumn(sorted, Qt::AscendingOrder);
                for (int section = 0; section < header->count(); ++section) {
                    if (!header->isSectionHidden(section))
                        // With the arrow, which lies beside the words.
                        QVERIFY2(
                            header->sectionSize(section) >= header->sectionSizeHint(section),
                            qPrintable(statistics->model()->headerData(section, Qt::Horizontal).toString()));
                }
            }
        }
    }

    void findsWhatIsTyped()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        // Typing in the list searches.
        DO(driver.type("duc"));
        QTRY_COMPARE(column(table(driver), HistoryModel::PlayerOne), QStringList({"Đức"}));
        QCOMPARE(driver.text("count"), "1 game");
        DO(driver.fill("search", "lan binh"));
        QTRY_COMPARE(column(table(driver), HistoryModel::PlayerTwo), QStringList({"Bình"}));
        DO(driver.fill("search", "classic"));
        QTRY_COMPARE(results(driver), QStringList({"open now"}));
        DO(driver.fill("search", "nobody"));
        QTRY_COMPARE(table(driver).model()->rowCount(), 0);
        QCOMPARE(driver.text("historyMessage"), "No game was found.");
        QVERIFY(!driver.isEnabled("openGame"));
        DO(driver.press(Qt::Key_Escape));
        QTRY_COMPARE(table(driver).model()->rowCount(), 3);
        DO(driver.await("historyDialog"));
    }

    void followsOtherWindows()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 1);
        clickRow(table(driver), 2, Qt::ControlModifier);
        const auto selected = [&] {
            QStringList discs;
            for (const QModelIndex &row : table(driver).selectionModel()->selectedRows(HistoryModel::Discs))
                discs << row.data().toString();
            discs.sort();
            return discs;
        };
        QCOMPARE(selected(), QStringList({"7", "8"}));
        // Another window stores a game, and deletes one.
        GameStore other;
        Match match = matchOf(Preset::Classic);
        Game game(setupOf(match, 1));
        for (const int drop : {0, 0, 0})
            game.apply(action::Drop{drop});
        QVERIFY(other.add({.match = match, .recorded = {.game = game, .times = {}}}));
        QTRY_COMPARE_WITH_TIMEOUT(table(driver).model()->rowCount(), 4, 10000);
        QCOMPARE(driver.text("count"), QStringLiteral("4 games"));
        QCOMPARE(selected(), QStringList({"7", "8"}));
        GameList list(&other);
        QCOMPARE(list.remove({*list.games({.key = ListOrder::Key::When, .descending = false})->begin()}), 1);
        QTRY_COMPARE_WITH_TIMEOUT(table(driver).model()->rowCount(), 3, 10000);
        QCOMPARE(selected(), QStringList({"7", "8"}));
    }

    /// Nothing acts on a game that the person did not choose.
    void noOtherGameIsChosenForADeletedOne()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickRow(table(driver), 1);
        QVERIFY(driver.isEnabled("openGame"));
        GameStore other;
        GameList list(&other);
        const QModelIndex second = table(driver).model()->index(1, 0);
        QCOMPARE(list.remove({second.data(HistoryModel::IdRole).toLongLong()}), 1);
        QTRY_COMPARE_WITH_TIMEOUT(table(driver).model()->rowCount(), 2, 10000);
        for (const char *button : {"openGame", "replayGame", "rematchGame", "renameGame", "removeGames"})
            QVERIFY2(!driver.isEnabled(button), button);
        DO(driver.press(Qt::Key_Delete));
        QCOMPARE(table(driver).model()->rowCount(), 2);
        // The keyboard goes on from there.
        DO(driver.press(Qt::Key_Up));
        QCOMPARE(table(driver).selectionModel()->selectedRows().size(), 1);
        QVERIFY(driver.isEnabled("openGame"));
    }

    void damageIsMetByTheList_data()
    {
        QTest::addColumn<int>("page");
        for (int page = 0; page < 5; ++page)
            QTest::addRow("page %d", page) << page;
    }

    /// The list is read while the file is rescued, and is whole afterwards.
    void damageIsMetByTheList()
    {
        QFETCH(const int, page);
        constexpr qsizetype pageSize = 4096;
        constexpr int count = 1000;
        Driver driver;
        {
            GameStore store;
            Match match = matchOf(Preset::Classic);
            std::vector<StoredGame> games;
            for (int i = 0; i < count; ++i) {
                Game game(setupOf(match, std::uint64_t(i)));
                for (const int drop : {i % 7, i / 7 % 7, i / 49 % 7})
                    game.apply(action::Drop{drop});
                games.push_back({.match = match, .recorded = {.game = game, .times = {}}});
            }
            QVERIFY(store.add(games));
            QVERIFY(store.database().value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        // The leaves of table `game` have the names' columns, and those of the newest games come first.
        const QString path = GameStore::defaultPath();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray content = file.readAll();
        int found = 0;
        for (qsizetype at = content.size() - pageSize; at > 0 && found <= page; at -= pageSize) {
            const QByteArray one = content.mid(at, pageSize);
            if (one[0] != 13 || one.contains("four-in-a-row") || found++ < page)
                continue;
            QVERIFY(file.seek(at));
            QCOMPARE(file.write(QByteArray(pageSize, '\0')), pageSize);
        }
        file.close();
        QCOMPARE(found, page + 1);
        DO(openHistory(driver));
        const auto discs = [&driver](int row) {
            return table(driver).model()->index(row, HistoryModel::Discs).data().toString();
        };
        // As one scrolls through all of them.
        for (int row = 0; row < table(driver).model()->rowCount(); ++row)
            std::ignore = discs(row);
        QTRY_VERIFY_WITH_TIMEOUT(driver.texts().join(u' ').contains("was damaged"), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(table(driver).model()->rowCount() > count / 2, 20'000);
        for (int row = 0; row < table(driver).model()->rowCount(); ++row)
            QCOMPARE(discs(row), "3");
    }

    void theWindowStaysWhileAFileIsRescued()
    {
        Driver driver;
        GameStore store = GameStore::shared();
        std::vector<StoredGame> games;
        Game game{GameSetup{}};
        game.apply(action::Drop{3});
        for (int i = 0; i < 3000; ++i)
            games.push_back({.match = {}, .recorded = {.game = game, .times = {}}});
        QVERIFY(store.add(games));
        int tries = 0;
        int stayed = 0;
        QTimer impatient;
        connect(&impatient, &QTimer::timeout, this, [&] {
            if (!store.database().isRescuing())
                return;
            ++tries;
            QApplication::closeAllWindows();
            stayed += driver.window().isVisible() ? 1 : 0;
        });
        impatient.start(10);
        store.rescueNow();
        QVERIFY(tries > 0);
        QCOMPARE(stayed, tries);
        impatient.stop();
        QApplication::closeAllWindows();
        QVERIFY(!driver.window().isVisible());
    }

    void inputMethodSearches()
    {
        Driver driver;
        play(driver, named("Đức", "Bình"), QStringLiteral("12"));
        DO(openHistory(driver));
        QCOMPARE(driver.focus()->objectName(), QString("games"));
        // The list tells an input method that words can be typed, and they are composed in the search.
        QInputMethodQueryEvent enabled(Qt::ImEnabled);
        QCoreApplication::sendEvent(driver.focus(), &enabled);
        QVERIFY(enabled.value(Qt::ImEnabled).toBool());
        for (const char *composed : {"D", "Đ", "Đư", "Đức"}) {
            QInputMethodEvent event(QString::fromUtf8(composed), {});
            QCoreApplication::sendEvent(driver.focus(), &event);
            QCOMPARE(driver.focus()->objectName(), QString("games"));
        }
        QInputMethodEvent commit;
        commit.setCommitString(QString::fromUtf8("Đức"));
        QCoreApplication::sendEvent(driver.focus(), &commit);
        QCOMPARE(driver.text("search"), QString::fromUtf8("Đức"));
        QCOMPARE(driver.focus()->objectName(), QString("search"));
        // Without one, a letter goes there as well.
        DO(driver.press(Qt::Key_Escape));
        QCOMPARE(driver.focus()->objectName(), QString("games"));
        DO(driver.type("b"));
        QCOMPARE(driver.text("search"), QString("b"));
        QCOMPARE(driver.focus()->objectName(), QString("search"));
    }

    void keysOfTheSearch()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver), driver.press(Qt::Key_F, Qt::ControlModifier));
        QCOMPARE(driver.focus(), driver.find<QLineEdit>("search"));
        DO(driver.type("lanx"));
        // There they are for the text, and not for the games.
        DO(driver.press(Qt::Key_Left), driver.press(Qt::Key_Delete));
        QCOMPARE(driver.text("search"), "lan");
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(driver.text("search"), "lanx");
        DO(driver.press(Qt::Key_Delete));
        // Enter goes to what was found; the next Enter opens it.
        DO(driver.press(Qt::Key_Return));
        QCOMPARE(table(driver).model()->rowCount(), 2);
        QCOMPARE(driver.focus(), &table(driver));
        DO(driver.press(Qt::Key_Return), driver.awaitNoDialog());
        QCOMPARE(driver.panel(), "resultPanel");
    }

    void statisticsCountEachGameOnce()
    {
        Driver driver;
        Match match = named("Lan", "Bình");
        match.rules.undos = 3;
        // A move that is taken back and made again, in a game that is won then.
        driver.model().session()->prepare(match, 1);
        driver.model().session()->begin();
        for (const char column : std::string("121212")) {
            driver.press(static_cast<Qt::Key>(column));
            driver.press(Qt::Key_U);
            driver.press(static_cast<Qt::Key>(column));
            if (driver.game().step() == Step::Confirm)
                driver.press(Qt::Key_Return);
        }
        while (!driver.game().isOver()) {
            driver.press(driver.game().turn() == Player::One ? Qt::Key_1 : Qt::Key_7);
            if (driver.game().step() == Step::Confirm)
                driver.press(Qt::Key_Return);
        }
        QCOMPARE(driver.game().ending()->winner, Player::One);
        const int discs = driver.game().board().count(Player::One) + driver.game().board().count(Player::Two);
        // Looked at again, it is still one game; one that was left in its middle does not count.
        driver.restart();
        play(driver, named("Lan", "Bình"), QStringLiteral("1212"));
        DO(openHistory(driver));
        QCOMPARE(results(driver), QStringList({"open now", "Lan won"}));
        DO(showStatistics(driver));
        QCOMPARE(statisticsOf(driver, "Lan"), QStringLiteral("1 1 0 0 100.0% 1 1 %1.0").arg(discs));
        QCOMPARE(statisticsOf(driver, "Bình"), QStringLiteral("1 0 0 1 0.0% 0 0 %1.0").arg(discs));
    }

    void statisticsFollowTheList()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver), showStatistics(driver));
        QCOMPARE(statisticsOf(driver, "Lan"), "2 2 0 0 100.0% 2 2 7.5");
        QCOMPARE(statisticsOf(driver, "Đức"), "1 0 0 1 0.0% 0 0 8.0");
        QVERIFY(driver.find<QWidget>("chart")->accessibleDescription().contains("won 2, drawn 0, lost 0"));
        DO(driver.pick("by", 1));
        QCOMPARE(driver.find<QTableView>("statistics")->model()->rowCount(), 2);
        DO(driver.pick("by", 3));
        QCOMPARE(statisticsOf(driver, "Named match"), "2 1 0 1 7.5");
        DO(driver.pick("by", 0), driver.pick("ofPreset", static_cast<int>(Preset::Classic)));
        QVERIFY(driver.isOnScreen("nothingCounted"));
        DO(driver.pick("ofPreset", -1));
        driver.find<QTabWidget>("tabs")->setCurrentIndex(0);
        clickRow(table(driver), 1);
        DO(driver.press(Qt::Key_Delete), showStatistics(driver));
        QCOMPARE(statisticsOf(driver, "Lan"), "1 1 0 0 100.0% 1 1 7.0");
        DO(driver.press(Qt::Key_Z, Qt::ControlModifier));
        QCOMPARE(statisticsOf(driver, "Lan"), "2 2 0 0 100.0% 2 2 7.5");
    }

    void timeIsShownOfGamesWithAClock_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("headings");
        QTest::addColumn<QStringList>("rows"); // of Lan and Bình
        QTest::newRow("en") << "en" << QStringList({"Time a move", "Lost on time"})
                            << QStringList({" 12.0 s 0", " 60.0 s 1"});
        QTest::newRow("vi") << "vi" << QStringList({"Mỗi nước", "Hết giờ"})
                            << QStringList({" 12,0 giây 0", " 60,0 giây 1"});
    }

    void timeIsShownOfGamesWithAClock()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, headings);
        QFETCH(const QStringList, rows);
        Driver driver({.language = language, .match = {}, .moves = QString()});
        const auto shown = [&driver] {
            const auto &statistics = *driver.find<QTableView>("statistics");
            QStringList titles;
            for (int i = 0; i < statistics.model()->columnCount(); ++i) {
                if (!statistics.isColumnHidden(i))
                    titles << statistics.model()->headerData(i, Qt::Horizontal).toString();
            }
            return titles;
        };
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        DO(openHistory(driver), showStatistics(driver));
        QVERIFY(!shown().contains(headings.first()) && !shown().contains(headings.last()));
        DO(close(driver));
        Match match = named("Lan", "Bình");
        match.rules.clock = {.kind = TimeControl::Kind::Game, .seconds = 60, .increment = 1};
        auto now = std::make_shared<qint64>(0);
        Session *session = driver.window().session();
        session->setTime([now] { return *now; });
        session->prepare(match, 1);
        session->begin();
        const auto pass = [&](int seconds) {
            for (int i = 0; i < seconds; ++i) {
                *now += 1000;
                session->updateClock();
            }
        };
        pass(12);
        driver.press(Qt::Key_4);
        pass(60);
        QTRY_VERIFY(driver.game().isOver());
        DO(openHistory(driver), showStatistics(driver));
        QCOMPARE(shown().mid(shown().size() - 2), headings);
        // A short heading says too little where its column is not seen.
        const auto &statistics = *driver.find<QTableView>("statistics");
        const int last = statistics.model()->columnCount() - 1;
        QCOMPARE(statistics.model()->headerData(last, Qt::Horizontal, Qt::AccessibleTextRole).toString(),
                 language == "en" ? "Games lost because time was up" : "Số ván thua vì hết giờ");
        QVERIFY2(statisticsOf(driver, "Lan").endsWith(rows.first()), qPrintable(statisticsOf(driver, "Lan")));
        QVERIFY2(statisticsOf(driver, "Bình").endsWith(rows.last()),
                 qPrintable(statisticsOf(driver, "Bình")));
    }

    void helpIsAColumnAndCountedApart()
    {
        Driver driver;
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        driver.model().session()->prepare(named("Lan", "Bình"), 1);
        driver.model().session()->begin();
        driver.model().session()->agreeToHelp();
        driver.model().session()->noteValues();
        for (const char column : {'7', '1', '2', '1', '2', '1', '2', '1'})
            driver.press(static_cast<Qt::Key>(column));
        DO(openHistory(driver));
        QCOMPARE(column(table(driver), HistoryModel::Help), QStringList({"yes", ""}));
        clickHeader(table(driver), HistoryModel::Help);
        QCOMPARE(column(table(driver), HistoryModel::Help), QStringList({"", "yes"}));
        DO(showStatistics(driver));
        QVERIFY2(statisticsOf(driver, "Lan").startsWith("1 1 0 0 "), qPrintable(statisticsOf(driver, "Lan")));
        DO(driver.pick("statisticsPanel/withHelp", int(HelpFilter::With)));
        QVERIFY2(statisticsOf(driver, "Lan").startsWith("1 0 0 1 "), qPrintable(statisticsOf(driver, "Lan")));
        DO(driver.pick("statisticsPanel/withHelp", int(HelpFilter::Both), By::Keys));
        QVERIFY2(statisticsOf(driver, "Lan").startsWith("2 1 0 1 "), qPrintable(statisticsOf(driver, "Lan")));
    }

    void layoutIsKept()
    {
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        clickHeader(table(driver), HistoryModel::Discs);
        table(driver).horizontalHeader()->resizeSection(HistoryModel::PlayerOne, 123);
        driver.dialog()->resize(700, 444);
        DO(close(driver));
        driver.restart();
        DO(openHistory(driver));
        QCOMPARE(driver.dialog()->size(), QSize(700, 444));
        QCOMPARE(table(driver).columnWidth(HistoryModel::PlayerOne), 123);
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"2", "7", "8"}));
        DO(close(driver));
        // What was kept may be anything.
        settings::store(settings::HistoryLayout{.geometry = "x", .columns = "y"});
        DO(openHistory(driver));
        QCOMPARE(column(table(driver), HistoryModel::Discs), QStringList({"2", "8", "7"}));
    }

    void bothLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("unfinished");
        QTest::addColumn<QString>("typed");
        QTest::newRow("en") << "en"
                            << "3 games"
                            << "open now"
                            << "draw";
        QTest::newRow("vi") << "vi"
                            << "3 ván"
                            << "đang mở"
                            << "hoa";
    }

    void bothLanguages()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, count);
        QFETCH(const QString, unfinished);
        QFETCH(const QString, typed);
        Driver driver({.language = language});
        play(driver, named("Lan", "Bình"), QStringLiteral("1212121"));
        Match small = matchOf(Preset::Classic);
        small.rules.columns = small.rules.rows = 4;
        small.rules.connect = 6;
        play(driver, small, QStringLiteral("1111222233334444"));
        play(driver, matchOf(Preset::Classic), QStringLiteral("4"));
        DO(openHistory(driver));
        QCOMPARE(driver.text("count"), count);
        QCOMPARE(results(driver).front(), unfinished);
        // The interface's own words are found too, in its language.
        DO(driver.fill("search", typed));
        QTRY_COMPARE(column(table(driver), HistoryModel::Discs), QStringList({"16"}));
        DO(driver.fill("search", QString()), close(driver));
        // Late in the year, early and late in the day, of all presets, against each level.
        for (int i = 0; i < 7; ++i) {
            Match match = matchOf(allPresets[std::size_t(i) % allPresets.size()]);
            match.seats[Player::One].level = allLevels[std::size_t(i)];
            match.seats[Player::Two].level = i % 2 ? match.seats[Player::One].level : std::nullopt;
            const QDateTime begun({2026, 12, 28 - i}, {4 * i % 24, 58});
            GameStore store;
            QVERIFY(store.add({.match = match,
                               .recorded = {.game = Game(setupOf(match, 1)),
                                            .times = Times{.begun = Milliseconds(begun.toMSecsSinceEpoch()),
                                                           .actions = {}}}}));
        }
        DO(openHistory(driver));
        const QTableView &list = table(driver);
        QCOMPARE(list.model()->rowCount(), 3 + 7);
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            for (int column = 0; column < list.model()->columnCount(); ++column) {
                const QModelIndex cell = list.model()->index(row, column);
                QVERIFY2(list.sizeHintForIndex(cell).width() <= list.columnWidth(column),
                         qPrintable(cell.data().toString()));
            }
        }
    }

    void fitsASmallScreen()
    {
        Driver driver({.size = {640, 480}});
        playThree(driver);
        DO(openHistory(driver));
        const QSize least = driver.dialog()->minimumSizeHint();
        QVERIFY2(least.width() <= 624 && least.height() <= 432,
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
        driver.dialog()->resize(624, 432);
        QTRY_VERIFY(driver.isOnScreen("undoRemove"));
        DO(showStatistics(driver));
        QVERIFY(driver.isOnScreen("chart"));
    }

    void fitsALargeFont()
    {
        const QFont usual = QApplication::font();
        const auto back = qScopeGuard([usual] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 1.4);
        QApplication::setFont(large);
        Driver driver;
        playThree(driver);
        DO(openHistory(driver));
        const QTableView &list = table(driver);
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            for (int column = 0; column < list.model()->columnCount(); ++column) {
                const QModelIndex cell = list.model()->index(row, column);
                QVERIFY2(list.sizeHintForIndex(cell).width() <= list.columnWidth(column),
                         qPrintable(cell.data().toString()));
            }
        }
    }

    void withoutAStore()
    {
        // A folder that cannot be made.
        const QByteArray home = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", "/dev/null");
        Program program;
        program.preferences()->set(&PreferenceValues::language, "en");
        MainWindow window(program.preferences(), program.wishes());
        qputenv("XDG_DATA_HOME", home);
        window.resumeLastGame();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.findChild<QAction *>("historyAction")->trigger();
        auto *dialog = window.findChild<QDialog *>("historyDialog");
        QVERIFY(dialog);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QCOMPARE(dialog->findChild<HistoryTable *>("games")->model()->rowCount(), 0);
        const QString message = dialog->findChild<QLabel *>("historyMessage")->text();
        QVERIFY2(message.startsWith("Games cannot be stored"), qPrintable(message));
        // Not "0 games": how many there are is not known.
        QCOMPARE(dialog->findChild<QLabel *>("count")->text(), QString());
        dialog->findChild<QTabWidget *>("tabs")->setCurrentIndex(1);
        QVERIFY(dialog->findChild<QLabel *>("nothingCounted")->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<QDialog *>("historyDialog"));
        QTest::keyClick(window.board(), Qt::Key_Return);
        QTest::keyClick(window.board(), Qt::Key_4);
        QCOMPARE(window.model()->game().actions().size(), std::size_t(1));
    }
};

QTEST_MAIN(TestHistoryDialog)
#include "tst_historydialog.moc"
