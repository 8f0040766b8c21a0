// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/script.h"
#include "ui/games/historymodel.h"
#include "ui/games/historywords.h"
#include "ui/session/names.h"
#include "ui/settings/language.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/tally.h"

#include <QDate>
#include <QDateTime>
#include <QScopeGuard>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <random>

using namespace four;

namespace {
const QString oneWins = QStringLiteral("1212121");
const QString twoWins = QStringLiteral("71212121");
const QString unfinished = QStringLiteral("44");
const QString resigned = QStringLiteral("44!");           // player one does
const QString drawn = QStringLiteral("1111222233334444"); // on a small board, where no line fits

/// How a stored game is described in a row of a test.
struct Played
{
    QString one;
    QString two;
    QString columns; ///< a digit a column
    Preset preset = Preset::NamedMatch;
    std::optional<Level> level = std::nullopt; ///< of player two
    qint64 begun = 1'700'000'000'000;
    TimeControl clock{};
};

StoredGame storedGame(const Played &played)
{
    Match match = matchOf(played.preset);
    match.rules.starter = Starter::PlayerOne;
    match.rules.letters = Letters::Fixed;
    match.rules.opening = Opening::Free;
    match.rules.undos = match.rules.blocks = match.rules.removes = 0;
    match.rules.violations = Violations::None;
    match.rules.clock = played.clock;
    if (played.columns == drawn) {
        match.rules.columns = match.rules.rows = 4;
        match.rules.connect = 6;
    }
    match.seats[Player::One].name = played.one.toStdString();
    match.seats[Player::Two].name = played.two.toStdString();
    match.seats[Player::Two].level = played.level;
    Game game({.rules = match.rules, .seed = 1, .seats = match.seats, .starter = {}});
    for (const QChar column : played.columns) {
        if (column == u'!')
            game.apply(action::Resign{});
        else if (column == u't')
            game.apply(action::TimeOut{});
        else
            game.apply(action::Drop{column.digitValue() - 1});
    }
    // The first action takes a second; with a clock each takes one more than the one before.
    Times times{.begun = Milliseconds(played.begun), .actions = {}};
    times.actions.resize(game.actions().size(), Milliseconds(1000));
    if (played.clock.kind != TimeControl::Kind::None) {
        for (std::size_t i = 1; i < times.actions.size(); ++i)
            times.actions[i] = times.actions[i - 1] + Milliseconds(1000 * (i + 1));
    }
    return {.match = match, .recorded = {.game = std::move(game), .times = std::move(times)}};
}
} // namespace

class TestGameList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<GameStore>(path());
        m_list = std::make_unique<GameList>(m_store.get());
        m_ids.clear();
    }
    void cleanup() { QVERIFY(!m_store->takeProblem()); }

    void order_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("descending");
        QTest::addColumn<QList<qsizetype>>("order");
        using Key = ListOrder::Key;
        const auto row = [](const char *name, Key key, bool descending, const QList<qsizetype> &order) {
            QTest::newRow(name) << int(key) << descending << order;
        };
        // The games of order(): what is equal stands with the latest first.
        row("when", Key::When, false, {3, 0, 1, 2, 4, 5});
        row("when, latest first", Key::When, true, {5, 4, 2, 1, 0, 3});
        row("yellow", Key::PlayerOne, false, {5, 4, 1, 0, 2, 3});
        row("yellow, down", Key::PlayerOne, true, {2, 3, 0, 1, 5, 4});
        row("red: people without names, computers by level, names", Key::PlayerTwo, false,
            {5, 4, 3, 0, 1, 2});
        row("game", Key::Preset, false, {5, 2, 1, 0, 4, 3});
        row("result: nobody, yellow, red, unfinished", Key::Result, false, {2, 4, 0, 1, 5, 3});
        row("length", Key::Discs, false, {5, 3, 4, 0, 1, 2});
        row("length, down", Key::Discs, true, {2, 1, 4, 0, 5, 3});
    }

    void order()
    {
        QFETCH(const int, key);
        QFETCH(const bool, descending);
        QFETCH(const QList<qsizetype>, order);
        const qint64 day = 24LL * 60 * 60 * 1000;
        const qint64 start = 1'700'000'000'000;
        add({"lan", "Bình", oneWins, Preset::NamedMatch, {}, start + day});
        add({"Đức", "Ý", twoWins, Preset::NamedMatch, {}, start + 2 * day});
        add({"Zoë", "Zwei", drawn, Preset::ThreeStrikes, {}, start + 3 * day});
        add({"Zoë", "", unfinished, Preset::VersusComputer, Level::Hard, start});
        add({"", "", oneWins, Preset::VersusComputer, Level::Easy, start + 4 * day});
        add({"", "", resigned, Preset::Classic, {}, start + 5 * day});
        QCOMPARE(found({}, {.key = static_cast<ListOrder::Key>(key), .descending = descending}), order);
    }

    void namesStandAsInADictionary()
    {
        for (const char *name : {"Đức", "Dũng", "Đỗ Hòa", "Dung", "Đoàn", "Ấn", "Ăn", "Anh"})
            add({QString::fromUtf8(name), QString::fromUtf8(name), oneWins});
        const QList<qsizetype> order{7, 6, 5, 3, 1, 4, 2, 0}; // Anh Ăn Ấn Dung Dũng Đoàn Đỗ Hòa Đức
        QCOMPARE(found({}, {.key = ListOrder::Key::PlayerOne, .descending = false}), order);
        QCOMPARE(found({}, {.key = ListOrder::Key::PlayerTwo, .descending = false}), order);
    }

    void search_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<qsizetype>>("games");
        const auto row = [](const char *name, const char *typed, const QList<qsizetype> &games) {
            QTest::newRow(name) << QString::fromUtf8(typed) << games;
        };
        row("nothing", "", {0, 1, 2, 3, 4, 5, 6});
        row("spaces", "   ", {0, 1, 2, 3, 4, 5, 6});
        row("accents need not be typed", "duc", {1});
        row("may be typed", "đức", {1});
        row("decomposed", "\u0111u\u031b\u0301c", {1});
        row("decomposed too", "đứ́c", {1});
        row("in capitals", "ĐỨC", {1});
        row("in the middle of a name", "gần", {0});
        row("an emoji", "🎲", {2});
        row("per cent is no wildcard", "%", {2});
        row("nor an underscore", "_", {3});
        row("nor a star", "*", {});
        row("nor a quote an end", "'", {3});
        row("a name across two players", "lan duc", {1});
        row("their order does not matter", "duc lan", {1});
        row("every word must occur", "lan binh duc", {});
        row("the end of one name and the beginning of the other are no word", "anbinh", {});
        row("a preset", "classic", {4});
        row("the beginning of a preset", "class", {4});
        row("too little for one", "cl", {});
        row("a level", "hard", {5});
        row("computer", "Computer", {5, 6});
        row("computer and level", "computer easy", {6});
        row("you", "you", {6});
        row("people without a name", "player", {4});
        row("unfinished", "unfinished", {3});
        row("won", "won", {0, 1, 4, 5, 6});
        row("draw", "draw", {2});
        row("resignation", "resignation", {4});
        row("nobody", "nobody", {});
    }

    void search()
    {
        QFETCH(const QString, typed);
        QFETCH(const QList<qsizetype>, games);
        const qint64 start = 1'700'000'000'000;
        add({"Ngân Ngần", "Bình", oneWins, Preset::NamedMatch, {}, start});
        add({"Lan", "Đức", twoWins, Preset::NamedMatch, {}, start + 1});
        add({"100 %", "🎲 Tom", drawn, Preset::NamedMatch, {}, start + 2});
        add({"a_b", "O'Neil", unfinished, Preset::NamedMatch, {}, start + 3});
        add({"", "", resigned, Preset::Classic, {}, start + 4});
        add({"Ý", "", oneWins, Preset::VersusComputer, Level::Hard, start + 5});
        add({"", "", oneWins, Preset::VersusComputer, Level::Easy, start + 6});
        QCOMPARE(found(typed), games);
    }

    void namesGoBeforeKeywords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<qsizetype>>("games");
        const auto row = [](const char *language, const char *typed, const QList<qsizetype> &games) {
            QTest::addRow("%s: %s", language, typed) << language << QString::fromUtf8(typed) << games;
        };
        // A word of the interface without its accents each: Tuyệt chiêu, xin thua, Ván ghi tên, thắng, hòa.
        row("vi", "Tuyết", {0});
        row("vi", "tuyet", {0});
        row("vi", "Thu", {1});
        row("vi", "Vân", {2});
        row("vi", "Văn", {3});
        row("vi", "van", {2, 3});
        row("vi", "thắng", {1});
        row("vi", "Hoa", {1});
        row("vi", "hoà", {});
        row("vi", "hòa", {});
        // Accents that a keyword has lead to it, and those that it has not do not.
        row("vi", "tuyệt", {4});
        row("vi", "thua", {1});
        row("vi", "thúa", {});
        row("vi", "chiêu", {4});
        row("vi", "chieu", {4});
        row("vi", "ván", {0, 1, 2, 3});
        row("en", "Tuyết", {0});
        row("en", "Thu", {1});
        row("en", "Văn", {3});
        row("en", "resignation", {1});
        row("en", "power", {4});
    }

    void namesGoBeforeKeywords()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, typed);
        QFETCH(const QList<qsizetype>, games);
        Language spoken;
        spoken.use(language);
        const auto back = qScopeGuard([&spoken] { spoken.use("en"); });
        add({"Tuyết", "Lan", unfinished});
        add({"Thu Hoa", "Lan", resigned});
        add({"Vân", "Lan", unfinished});
        add({"Nguyễn Văn An", "Lan", unfinished});
        add({"Lan", "Bé", unfinished, Preset::PowerUps});
        QCOMPARE(found(typed), games);
    }

    void everyWordMustOccur()
    {
        add({"Lan Anh", "Bình", oneWins});
        add({"Lan", "Anh Bình", oneWins});
        add({"Lan", "Tom", oneWins});
        QCOMPARE(found("anh lan"), QList<qsizetype>({0, 1}));
        QCOMPARE(found("lan"), QList<qsizetype>({0, 1, 2}));
    }

    void datesAreFound()
    {
        const auto at = [](int year, int month, int day, int hour) {
            return QDateTime(QDate(year, month, day), QTime(hour, 30)).toMSecsSinceEpoch();
        };
        for (const qint64 begun :
             {at(2024, 12, 31, 23), at(2025, 1, 1, 0), at(2025, 1, 31, 23), at(2025, 2, 1, 0)})
            add({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, begun});
        QCOMPARE(found("2025"), QList<qsizetype>({1, 2, 3}));
        QCOMPARE(found("2025-01"), QList<qsizetype>({1, 2}));
        QCOMPARE(found("1/2025"), QList<qsizetype>({1, 2}));
        QCOMPARE(found("2025-01-31"), QList<qsizetype>({2}));
        QCOMPARE(found("31/12/2024"), QList<qsizetype>({0}));
        QCOMPARE(found("31/12/24"), QList<qsizetype>({0}));
        QCOMPARE(found("2025 lan"), QList<qsizetype>({1, 2, 3}));
        QCOMPARE(found("2023"), QList<qsizetype>());
    }

    void daysAreFoundAsTheyAreShown_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<qsizetype>>("games"); // 0: 9 April, 1: 4 September
        const auto row = [](const char *locale, const char *typed, const QList<qsizetype> &games) {
            QTest::addRow("%s: %s", locale, typed) << locale << typed << games;
        };
        for (const char *locale : {"en_GB", "vi_VN"}) {
            row(locale, "4/9/2026", {1});
            row(locale, "4/9/26", {1});
            row(locale, "04/09/2026", {1});
            row(locale, "04/09/26", {1});
            row(locale, "9/4/26", {0});
        }
        row("en_US", "4/9/2026", {0});
        row("en_US", "4/9/26", {0});
        row("en_US", "2026-04-09", {0});
        row("de_DE", "4.9.26", {1});
        row("de_DE", "4.9.2026", {1});
    }

    void daysAreFoundAsTheyAreShown()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, typed);
        QFETCH(const QList<qsizetype>, games);
        const QLocale usual;
        const auto back = qScopeGuard([&usual] { QLocale::setDefault(usual); });
        QLocale::setDefault(QLocale(locale));
        for (const QDate day : {QDate(2026, 4, 9), QDate(2026, 9, 4)})
            add({"Lan", "Bo", oneWins, Preset::NamedMatch, {}, day.startOfDay().toMSecsSinceEpoch() + 1});
        QCOMPARE(found(typed), games);
        QCOMPARE(found(QLocale().toString(QDate(2026, 9, 4), QLocale::ShortFormat)), QList<qsizetype>({1}));
    }

    void pages()
    {
        // More than a few pages, in either order, so that every page is read from its middle too.
        std::vector<StoredGame> games;
        for (int i = 0; i < 1000; ++i)
            games.push_back(storedGame({QString("p%1").arg(i),
                                        "Bình",
                                        i % 3 == 0 ? oneWins : unfinished,
                                        Preset::NamedMatch,
                                        {},
                                        1'700'000'000'000 + i}));
        const QList<qint64> ids = m_store->add(games).value();
        QCOMPARE(ids.size(), 1000);
        HistoryModel model(m_list.get());
        QVERIFY(model.reload());
        QCOMPARE(model.rowCount(), 1000);
        std::mt19937 random(1);
        for (int i = 0; i < 3000; ++i) {
            const int row = i < 1000 ? i : int(random() % 1000);
            const int game = 999 - row; // the latest first
            QCOMPARE(model.game(row), ids.at(game));
            QCOMPARE(model.row(ids.at(game)), row);
            QVERIFY(model.index(row, HistoryModel::PlayerOne)
                        .data()
                        .toString()
                        .contains(QString("p%1").arg(game)));
            QCOMPARE(model.index(row, HistoryModel::Discs).data().toString(), game % 3 == 0 ? "7" : "2");
        }
        model.sort(HistoryModel::When, Qt::AscendingOrder);
        QVERIFY(model.index(0, HistoryModel::PlayerOne).data().toString().contains("p0"));
        QVERIFY(model.search("p77"));
        QCOMPARE(model.rowCount(), 11); // p77 and p770 to p779
        QCOMPARE(model.row(ids.at(5)), -1);
    }

    void aGoneGameLeavesAnEmptyRow()
    {
        const qint64 id = add({"Lan", "Bình", oneWins});
        HistoryModel model(m_list.get());
        QVERIFY(model.reload());
        // Another window erases it for good.
        GameStore other(path());
        QVERIFY(other.erase(id));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!model.summary(0));
        QVERIFY(!model.index(0, 0).data().isValid());
        QVERIFY(model.reload());
        QCOMPARE(model.rowCount(), 0);
    }

    void renameChangesNamesOnly()
    {
        Session session;
        GameKeeper keeper(&session, m_store.get());
        GameLibrary library(&session, m_store.get(), &keeper);
        PerPlayer<QString> names;
        names[Player::One] = QString::fromUtf8("Nguyễn Văn ⟨b⟩ 🎲");
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const StoredGame before = ::storedGame(seed);
            const qint64 id = m_store->add(before).value();
            names[Player::Two] = before.match.seats[Player::Two].level
                                     ? QString::fromStdString(before.match.seats[Player::Two].name)
                                     : QStringLiteral("Trần Thị %1").arg(seed);
            QCOMPARE(library.rename(id, names), GameLibrary::Refusal::None);
            const StoredGame after = loaded(*m_store, id);
            // The names, and nothing else.
            GameRecord expected = recordOf(before.recorded.game, before.recorded.times);
            for (const Player player : bothPlayers)
                expected.setup.seats[player].name = names[player].toStdString();
            QVERIFY(recordOf(after.recorded.game, after.recorded.times) == expected);
            QVERIFY(after.recorded.game.board() == before.recorded.game.board());
            QVERIFY(after.recorded.game.ending() == before.recorded.game.ending());
            QCOMPARE(after.match.preset, before.match.preset);
            // What the list shows and finds follows the record.
            const GameSummary summary = m_list->summaries({id}).value(id);
            QVERIFY(summary.seats == expected.setup.seats);
            QCOMPARE(summary.discs, before.recorded.game.board().count(Player::One) +
                                        before.recorded.game.board().count(Player::Two));
            QVERIFY(m_list->games({}, HistoryWords::terms("nguyen van")).value().contains(id));
        }
        QCOMPARE(library.rename(10'000, names), GameLibrary::Refusal::NotThere);
    }

    void renameOfAGamePlayedElsewhere()
    {
        const qint64 id = add({"Lan", "Bình", unfinished});
        GameStore otherStore(path());
        Session otherSession;
        GameKeeper otherKeeper(&otherSession, &otherStore);
        GameLibrary other(&otherSession, &otherStore, &otherKeeper);
        QCOMPARE(other.resume(id), GameLibrary::Refusal::None);
        Session session;
        GameKeeper keeper(&session, m_store.get());
        GameLibrary library(&session, m_store.get(), &keeper);
        PerPlayer<QString> names;
        names[Player::One] = "X";
        names[Player::Two] = "Y";
        QCOMPARE(library.rename(id, names), GameLibrary::Refusal::PlayedElsewhere);
        QCOMPARE(loaded(*m_store, id).match.seats[Player::One].name, "Lan");
        // Where it is played, it can be renamed, and goes on.
        QCOMPARE(other.rename(id, names), GameLibrary::Refusal::None);
        otherSession.submit(action::Drop{3});
        QCOMPARE(loaded(*m_store, id).match.seats[Player::One].name, "X");
        QCOMPARE(loaded(*m_store, id).recorded.game.actions().size(), std::size_t(3));
        QCOMPARE(otherKeeper.current(), id);
    }

    void removeAndRestore()
    {
        for (int i = 0; i < 1200; ++i)
            m_ids.append(0);
        std::vector<StoredGame> games(1200, storedGame({"Lan", "Bình", oneWins}));
        m_ids = m_store->add(games).value();
        QCOMPARE(m_list->restorable(), 0);
        QCOMPARE(m_list->restore(), QList<qint64>());
        QList<qint64> some;
        for (qsizetype i = 0; i < m_ids.size(); i += 2)
            some.append(m_ids.at(i));
        QCOMPARE(m_list->remove(some), 600);
        QCOMPARE(m_list->games({})->size(), 600);
        QCOMPARE(m_list->finishedGames()->games.size(), std::size_t(600));
        QCOMPARE(m_list->restorable(), 600);
        // What is gone already is not removed again.
        QCOMPARE(m_list->remove(some), 0);
        // Also in another window, and after a restart.
        GameStore otherStore(path());
        GameList other(&otherStore);
        QList<qint64> back = other.restore().value();
        std::ranges::sort(back);
        QCOMPARE(back, some);
        QCOMPARE(m_list->games({})->size(), 1200);
        QCOMPARE(m_list->restorable(), 0);
    }

    void restoresTheLastThatWent()
    {
        for (int i = 0; i < 4; ++i)
            add({"Lan", "Bình", oneWins});
        QCOMPARE(m_list->remove({m_ids[0], m_ids[1]}), 2);
        QCOMPARE(m_list->remove({m_ids[2]}), 1); // in the same millisecond, perhaps
        QCOMPARE(m_list->restore(), QList<qint64>({m_ids[2]}));
        QCOMPARE(m_list->restorable(), 2);
        QCOMPARE(m_list->restore()->size(), 2);
        QCOMPARE(m_list->games({})->size(), 4);
    }

    void gamesInPlayStay()
    {
        const qint64 running = add({"Lan", "Bình", unfinished});
        const qint64 left = add({"Lan", "Bình", unfinished});
        const qint64 finished = add({"Lan", "Bình", oneWins});
        GameStore otherStore(path());
        Session session;
        GameKeeper keeper(&session, &otherStore);
        GameLibrary library(&session, &otherStore, &keeper);
        QCOMPARE(library.resume(running), GameLibrary::Refusal::None);
        QCOMPARE(m_list->remove({running, left, finished}), 2);
        QCOMPARE(m_list->games({}), QList<qint64>({running}));
    }

    void erasesAfterADay()
    {
        for (int i = 0; i < 3; ++i)
            add({"Lan", "Bình", oneWins});
        QCOMPARE(m_list->remove({m_ids[0]}), 1);
        QCOMPARE(m_list->remove({m_ids[1]}), 1);
        const qint64 hour = 60LL * 60 * 1000;
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const QString sql = QStringLiteral("UPDATE game SET deleted = ? WHERE id = ?");
        QVERIFY(m_store->run(sql, {now - 25 * hour, m_ids[0]}));
        QVERIFY(m_store->run(sql, {now - 23 * hour, m_ids[1]}));
        m_list->eraseOld();
        QVERIFY(!m_store->load(m_ids[0]));
        QVERIFY(m_store->load(m_ids[1]));
        QVERIFY(m_store->load(m_ids[2]));
        QCOMPARE(m_list->restore(), QList<qint64>({m_ids[1]}));
    }

    void countsByHand()
    {
        QCOMPARE(counted(TallyBy::People), QStringList());
        qint64 when = 1'700'000'000'000;
        const auto next = [&](Played played) {
            played.begun = when += 60'000;
            add(played);
        };
        next({"Lan", "Bình", oneWins});                                  // Lan, 7 discs
        next({"Bình", "Lan", twoWins});                                  // Lan, 8
        next({"Lan", "Bình", twoWins});                                  // Bình, 8
        next({"Lan", "Tom", oneWins});                                   // Lan, 7
        next({"Lan", "Bình", unfinished});                               // does not count
        next({"Bình", "Lan", drawn});                                    // nobody, 16
        next({"Lan", "Bình", resigned});                                 // Bình, 2
        next({"", "", oneWins, Preset::VersusComputer, Level::Easy});    // you, 7
        next({"", "", twoWins, Preset::VersusComputer, Level::Easy});    // the computer, 8
        next({"Lan", "", twoWins, Preset::VersusComputer, Level::Hard}); // the computer, 8
        next({"", "", oneWins, Preset::Classic});                        // player 1, 7
        QCOMPARE(counted(TallyBy::People), QStringList({
                                               "Bình 5 2 1 2 best 1 now 1 discs 8.2",
                                               "Lan 7 3 1 3 best 2 now 0 discs 8",
                                               "Player 1 1 1 0 0 best 1 now 1 discs 7",
                                               "Player 2 1 0 0 1 best 0 now 0 discs 7",
                                               "Tom 1 0 0 1 best 0 now 0 discs 7",
                                               "You 2 1 0 1 best 1 now 0 discs 7.5",
                                           }));
        QCOMPARE(counted(TallyBy::Pairs), QStringList({
                                              "Lan/Bình 5 2 1 2 best 2 now 0 discs 8.2",
                                              "Lan/Computer (Hard) 1 0 0 1 best 0 now 0 discs 8",
                                              "Lan/Tom 1 1 0 0 best 1 now 1 discs 7",
                                              "Player 1/Player 2 1 1 0 0 best 1 now 1 discs 7",
                                              "You/Computer (Easy) 2 1 0 1 best 1 now 0 discs 7.5",
                                          }));
        QCOMPARE(counted(TallyBy::Computers), QStringList({
                                                  "Computer (Easy) 2 1 0 1 best 1 now 1 discs 7.5",
                                                  "Computer (Hard) 1 1 0 0 best 1 now 1 discs 8",
                                              }));
        QCOMPARE(counted(TallyBy::Presets), QStringList({
                                                "0 1 1 0 0 best 1 now 1 discs 7",
                                                "2 6 2 1 3 best 1 now 0 discs 8",
                                                "3 3 1 0 2 best 1 now 0 discs 7.66667",
                                            }));
        QCOMPARE(counted(TallyBy::People, {.preset = {}, .level = Level::Hard}),
                 QStringList({"Lan 1 0 0 1 best 0 now 0 discs 8"}));
        QCOMPARE(counted(TallyBy::Presets, {.preset = Preset::Classic, .level = {}}).size(), 1);
    }

    void countsAsTheGamesSay()
    {
        struct Count
        {
            int won = 0, drawn = 0, lost = 0, discs = 0, lostOnTime = 0;
        };
        // Games of all kinds, counted once more from the games themselves.
        std::map<QString, Count> expected;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const StoredGame stored = ::storedGame(seed);
            QVERIFY(m_store->add(stored));
            const Game &game = stored.recorded.game;
            if (!game.isOver() || game.setup().seats[Player::One].name.empty())
                continue;
            Count &count = expected[QString::fromStdString(game.setup().seats[Player::One].name)];
            const std::optional<Player> winner = game.ending()->winner;
            ++(!winner ? count.drawn : *winner == Player::One ? count.won : count.lost);
            count.discs += game.board().count(Player::One) + game.board().count(Player::Two);
            count.lostOnTime += game.ending()->kind == Ending::Kind::Time && winner == Player::Two ? 1 : 0;
        }
        QVERIFY(!expected.empty());
        const FinishedGames games = m_list->finishedGames().value();
        std::size_t seen = 0;
        for (const TallyRow &row : tallies(games, TallyBy::People)) {
            const Contender &who = games.contenders[std::size_t(*row.contender)];
            if (who.kind != Contender::Kind::Named)
                continue;
            const Count &count = expected.at(who.name);
            QCOMPARE(row.tally.won, count.won);
            QCOMPARE(row.tally.drawn, count.drawn);
            QCOMPARE(row.tally.lost, count.lost);
            QCOMPARE(row.tally.discs, count.discs);
            QCOMPARE(row.tally.lostOnTime, count.lostOnTime);
            ++seen;
        }
        QCOMPARE(seen, expected.size());
    }

    void timeIsCountedInGamesWithAClock_data()
    {
        QTest::addColumn<TallyBy>("by");
        QTest::addColumn<QStringList>("expected"); // milliseconds, turns, games lost on time
        QTest::newRow("people") << TallyBy::People
                                << QStringList({"Bình 24000 7 1", "Lan 20000 7 0", "Mai 4000 2 0"});
        QTest::newRow("pairs") << TallyBy::Pairs
                               << QStringList({"Lan/Bình 20000 7 0", "Mai/Computer (Easy) 4000 2 0"});
        QTest::newRow("computers") << TallyBy::Computers << QStringList({"Computer (Easy) 2000 1 0"});
        // Of both players.
        QTest::newRow("games") << TallyBy::Presets << QStringList({"0 0 0 0", "2 44000 14 1", "3 6000 3 0"});
    }

    void timeIsCountedInGamesWithAClock()
    {
        QFETCH(const TallyBy, by);
        constexpr TimeControl clock{.kind = TimeControl::Kind::Game, .seconds = 60};
        const auto addTimed = [&](const QString &columns, const QString &one = QStringLiteral("Lan"),
                                  const QString &two = QStringLiteral("Bình")) {
            return add({.one = one, .two = two, .columns = columns, .clock = clock});
        };
        addTimed("123t");                 // 1 + 3 and 2 + 4 seconds
        addTimed(oneWins, "Bình", "Lan"); // 1 + 3 + 5 + 7 and 2 + 4 + 6
        addTimed("12!");                  // 1 + 3 and 2
        addTimed(unfinished);
        addTimed("12");
        const qint64 reopened = addTimed("12!");
        QVERIFY(m_store->update(reopened,
                                storedGame({.one = "Lan", .two = "Bình", .columns = "12", .clock = clock})));
        QCOMPARE(m_list->remove({addTimed("1234!")}), 1);
        add({.one = "Lan", .two = "Bình", .columns = oneWins, .preset = Preset::Classic});
        add({.one = "Mai",
             .two = "",
             .columns = "12!",
             .preset = Preset::VersusComputer,
             .level = Level::Easy,
             .clock = clock});
        QTEST(times(by), "expected");
    }

    void spellingsOfANameCountTogether()
    {
        add({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, 1'700'000'000'000});
        add({"LAN", "Binh", oneWins, Preset::NamedMatch, {}, 1'700'000'100'000});
        // As the last game spelt it; another accent is another person.
        QCOMPARE(counted(TallyBy::People),
                 QStringList({"Binh 1 0 0 1 best 0 now 0 discs 7", "Bình 1 0 0 1 best 0 now 0 discs 7",
                              "LAN 2 2 0 0 best 2 now 2 discs 7"}));
    }

    void helpIsListedAndCountedApart()
    {
        const auto addHelped = [this](const Played &played, const CoachHelp &help) {
            StoredGame game = storedGame(played);
            game.recorded.help = help;
            m_ids.append(m_store->add(game).value());
            return m_ids.last();
        };
        const qint64 plain = addHelped({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, 1000}, {});
        const qint64 shown =
            addHelped({"Lan", "Bình", twoWins, Preset::NamedMatch, {}, 2000}, {.values = true});
        CoachHelp hints;
        hints.hints[Player::Two] = 2;
        const qint64 hinted = addHelped({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, 3000}, hints);
        // Practice in which the coach had nothing to say is no help.
        const qint64 silent =
            addHelped({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, 4000}, {.practice = true});
        const auto summaries = m_list->summaries(m_ids);
        QVERIFY(!summaries[plain].isHelped);
        QVERIFY(summaries[shown].isHelped);
        QVERIFY(summaries[hinted].isHelped);
        QVERIFY(!summaries[silent].isHelped);
        QCOMPARE(found({}, {.key = ListOrder::Key::Help, .descending = true}),
                 QList<qsizetype>({2, 1, 3, 0}));
        QCOMPARE(counted(TallyBy::People),
                 QStringList({"Bình 2 0 0 2 best 0 now 0 discs 7", "Lan 2 2 0 0 best 2 now 2 discs 7"}));
        QCOMPARE(counted(TallyBy::People, {.preset = {}, .level = {}, .help = HelpFilter::With}),
                 QStringList({"Bình 2 1 0 1 best 1 now 0 discs 7.5", "Lan 2 1 0 1 best 1 now 1 discs 7.5"}));
        QCOMPARE(counted(TallyBy::People, {.preset = {}, .level = {}, .help = HelpFilter::Both}).first(),
                 QString("Bình 4 1 0 3 best 1 now 0 discs 7.25"));
        // What is known of a game may become more.
        StoredGame later = storedGame({"Lan", "Bình", oneWins, Preset::NamedMatch, {}, 1000});
        later.recorded.help.spoke = true;
        QVERIFY(m_store->update(plain, later));
        QVERIFY(m_list->summaries({plain})[plain].isHelped);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("games.sqlite"); }
    qint64 add(const Played &played)
    {
        m_ids.append(m_store->add(storedGame(played)).value());
        return m_ids.last();
    }
    /// Which of the games that were added, counted from 0, are listed for what was typed.
    QList<qsizetype> found(const QString &typed,
                           ListOrder order = {.key = ListOrder::Key::When, .descending = false})
    {
        QList<qsizetype> places;
        const QList<qint64> games = m_list->games(order, HistoryWords::terms(typed)).value();
        for (const qint64 id : games)
            places.append(m_ids.indexOf(id));
        return places;
    }
    /// The contender, pair or preset of the row.
    static QString nameOf(const FinishedGames &games, const TallyRow &row)
    {
        QString who = row.contender ? HistoryWords::contender(games.contenders[std::size_t(*row.contender)])
                                    : QString::number(int(row.preset));
        if (row.against)
            who += u'/' + HistoryWords::contender(games.contenders[std::size_t(*row.against)]);
        return who.remove(QChar(0x2068)).remove(QChar(0x2069));
    }
    /// "Lan 20000 7 0", for each row.
    QStringList times(TallyBy by)
    {
        const FinishedGames games = m_list->finishedGames().value();
        QStringList rows;
        for (const TallyRow &row : tallies(games, by))
            rows << QStringLiteral("%1 %2 %3 %4")
                        .arg(nameOf(games, row))
                        .arg(row.tally.thought.count())
                        .arg(row.tally.turns)
                        .arg(row.tally.lostOnTime);
        rows.sort();
        return rows;
    }
    /// "Lan 3 2 0 1 best 2 now 1 discs 7.5", for each row.
    QStringList counted(TallyBy by, TallyFilter filter = {})
    {
        const FinishedGames games = m_list->finishedGames().value();
        QStringList rows;
        for (const TallyRow &row : tallies(games, by, filter)) {
            const QString who = nameOf(games, row);
            const Tally &tally = row.tally;
            rows << QStringLiteral("%1 %2 %3 %4 %5 best %6 now %7 discs %8")
                        .arg(who)
                        .arg(tally.played())
                        .arg(tally.won)
                        .arg(tally.drawn)
                        .arg(tally.lost)
                        .arg(tally.longestStreak)
                        .arg(tally.streak)
                        .arg(tally.averageDiscs());
        }
        rows.sort();
        return rows;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameStore> m_store;
    std::unique_ptr<GameList> m_list;
    QList<qint64> m_ids;
};

QTEST_GUILESS_MAIN(TestGameList)
#include "tst_gamelist.moc"
