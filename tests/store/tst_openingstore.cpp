// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/openings.h"
#include "core/rules/columnstring.h"
#include "tests/memoryfolder.h"
#include "ui/store/file/rescue.h"
#include "ui/store/games/gamelist.h"
#include "ui/store/games/gamestore.h"
#include "ui/store/games/openingstore.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>
#include <string>

using namespace four;

namespace {
constexpr std::array names{"Lan", "Bình", "Đức"};

StoredGame stored(const std::string &columns, const char *one = "", const char *two = "",
                  Preset preset = Preset::Classic, const std::function<void(Game &)> &more = {})
{
    Match match = matchOf(preset);
    match.seats[Player::One].name = one;
    match.seats[Player::Two].name = two;
    const GameSetup setup = setupOf(match, 1, Player::One);
    const auto read = readColumnString(columns, setup);
    Game game = std::holds_alternative<Game>(read) ? std::get<Game>(read) : Game(setup);
    if (more)
        more(game);
    return {.match = match, .recorded = {.game = game, .times = {}}};
}

engine::Position positionOf(const std::string &columns)
{
    return std::get<engine::Position>(engine::Position::fromColumns(columns));
}

OpeningCount none()
{
    return {};
}

/// Counts as a person would: a picture of the board for each position, and for its mirror image, and what was
/// played there. It knows columns and pictures alone, and none of the program's rules, keys and tables.
class CountByHand
{
public:
    /// @param result 'y', 'd' or 'r'  @param one, two the names
    void add(const std::string &columns, char result, const std::string &one, const std::string &two)
    {
        std::array<std::string, 7> board;
        for (std::size_t i = 0; i < columns.size() && i < 12; ++i) {
            const auto column = std::size_t(columns[i] - '1');
            const bool isOne = i % 2 == 0;
            const std::string mover = isOne ? one : two;
            const std::string other = isOne ? two : one;
            for (const std::string &who : {std::string("all"), "by " + mover, "against " + other}) {
                ++m_counts[who][picture(board, false)][column][result];
                // A game in a position that is its own mirror image is one game in both columns.
                const bool isSymmetric = picture(board, false) == picture(board, true);
                if (!isSymmetric || column != 6 - column)
                    ++m_counts[who][picture(board, true)][6 - column][result];
            }
            board[column] += isOne ? 'x' : 'o';
        }
    }
    [[nodiscard]] OpeningCount count(const std::string &who, const std::string &columns, int column) const
    {
        std::array<std::string, 7> board;
        for (std::size_t i = 0; i < columns.size(); ++i)
            board[std::size_t(columns[i] - '1')] += i % 2 == 0 ? 'x' : 'o';
        const auto counts = m_counts.find(who);
        if (counts == m_counts.end())
            return {};
        const auto position = counts->second.find(picture(board, false));
        if (position == counts->second.end())
            return {};
        const auto found = position->second.find(std::size_t(column));
        if (found == position->second.end())
            return {};
        std::map<char, int> results = found->second;
        return {.first = results['y'], .drawn = results['d'], .second = results['r'], .unfinished = 0};
    }

private:
    static std::string picture(const std::array<std::string, 7> &board, bool isMirrored)
    {
        std::string all;
        for (std::size_t i = 0; i < board.size(); ++i)
            all += board[isMirrored ? 6 - i : i] + '|';
        return all;
    }

    std::map<std::string, std::map<std::string, std::map<std::size_t, std::map<char, int>>>> m_counts;
};
} // namespace

/// That the history's openings are counted as its games are, whatever happens to these.
class TestOpeningStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(memoryFolder()); }

    void agreesWithACountByHand()
    {
        QFile file(QStringLiteral(FOUR_TEST_DATA "/real-games.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::vector<StoredGame> games;
        CountByHand byHand;
        QSet<QByteArray> beginnings{""};
        const QList<QByteArray> lines = file.readAll().split('\n');
        for (const QByteArray &line : lines) {
            if (line.isEmpty())
                continue;
            const std::string columns = line.toStdString();
            const std::size_t i = games.size();
            const char *one = names[i % 3];
            const char *two = names[(i + 1 + i / 3 % 2) % 3];
            games.push_back(stored(columns, one, two, Preset::NamedMatch));
            // All games of the file are whole: the player of the last disc has won, or the board is full.
            const char result = columns.size() == 42 && !games.back().recorded.game.ending()->winner ? 'd'
                                : columns.size() % 2 == 1                                            ? 'y'
                                                                                                     : 'r';
            byHand.add(columns, result, one, two);
            for (qsizetype length = 1; length < 12 && length < line.size(); ++length)
                beginnings.insert(line.left(length));
        }
        QCOMPARE(games.size(), std::size_t(989));
        GameStore store(path());
        QVERIFY(store.add(games).has_value());
        OpeningStore openings(&store);
        const auto compare = [&] {
            int compared = 0;
            for (const QByteArray &beginning : std::as_const(beginnings)) {
                const std::string columns = beginning.toStdString();
                const engine::Position position = positionOf(columns);
                for (const auto &[filter, who, name] :
                     {std::tuple(OpeningFilter::All, std::string("all"), ""),
                      std::tuple(OpeningFilter::Mine, std::string("by Lan"), "lan"),
                      std::tuple(OpeningFilter::AgainstMe, std::string("against Bình"), "BÌNH")}) {
                    const OpeningCounts counts = openings.countsIn(position, filter, QString::fromUtf8(name));
                    for (int column = 0; column < 7; ++column) {
                        const OpeningCount wanted = byHand.count(who, columns, column);
                        if (counts.columns[std::size_t(column)] != wanted)
                            return QStringLiteral("%1, column %2, %3: %4 games, not %5")
                                .arg(QString::fromStdString(columns))
                                .arg(column + 1)
                                .arg(QString::fromStdString(who))
                                .arg(counts.columns[std::size_t(column)].games())
                                .arg(wanted.games());
                        compared += wanted.games() > 0 ? 1 : 0;
                    }
                }
            }
            return compared > 8000 ? QString() : QStringLiteral("only %1").arg(compared);
        };
        QCOMPARE(compare(), QString());
        QCOMPARE(openings.countsIn(engine::Position(), OpeningFilter::All, {}).games, 989);
        // An index that is made from the records counts the same: of a file of the version before.
        for (const char *statement : {"DROP TRIGGER opening_hidden", "DROP TABLE opening",
                                      "DROP TABLE opening_name", "PRAGMA user_version = 8"})
            QVERIFY(store.run(QLatin1String(statement)));
        store = GameStore(path());
        QCOMPARE(compare(), QString());
        // And one of a file that a rescue has filled.
        store = GameStore(m_folder->filePath(QStringLiteral("other.sqlite")));
        QVERIFY(std::holds_alternative<rescue::Gathered>(rescue::gather(path(), [](int) {})));
        QVERIFY(rescue::settle(path()).has_value());
        store = GameStore(path());
        QCOMPARE(compare(), QString());
    }

    void followsTheGame()
    {
        GameStore store(path());
        OpeningStore openings(&store);
        Match match = matchOf(Preset::NamedMatch);
        match.rules = {.undos = 3};
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Bình";
        StoredGame game{.match = match, .recorded = {.game = Game(setupOf(match, 1)), .times = {}}};
        const qint64 id = store.add(game).value();
        const auto countAt = [&](const char *columns, int column) {
            return openings.countsIn(positionOf(columns), OpeningFilter::All, {})
                .columns[std::size_t(column - 1)];
        };
        const auto act = [&](const Action &action) {
            game.recorded.game.apply(action);
            QVERIFY(store.update(id, game));
        };
        const OpeningCount one{.unfinished = 1};
        act(action::Drop{3});
        QCOMPARE(countAt("", 4), one);
        act(action::Undo{});
        QCOMPARE(countAt("", 4), none());
        act(action::Drop{0});
        QCOMPARE(countAt("", 1), one);
        QCOMPARE(countAt("", 7), one);
        QCOMPARE(countAt("", 4), none());
        act(action::EndTurn{});
        act(action::Drop{6});
        // The mirror image, in which the other column is the one.
        QCOMPARE(countAt("1", 7), one);
        QCOMPARE(countAt("7", 1), one);
        QCOMPARE(countAt("7", 7), none());
        act(action::Resign{});
        QCOMPARE(countAt("1", 7), OpeningCount{.first = 1});
        QCOMPARE(openings.countsIn(engine::Position(), OpeningFilter::Mine, "Bình").games, 0);
        QCOMPARE(openings.countsIn(positionOf("1"), OpeningFilter::Mine, "Bình").games, 1);
        // Another name is another person's game.
        GameSetup setup = game.recorded.game.setup();
        setup.seats[Player::Two].name = "Hoa";
        Game renamed(setup);
        for (const Action &action : game.recorded.game.actions())
            renamed.apply(action);
        game.recorded.game = renamed;
        QVERIFY(store.update(id, game));
        QCOMPARE(openings.countsIn(positionOf("1"), OpeningFilter::Mine, "Bình").games, 0);
        QCOMPARE(openings.countsIn(positionOf("1"), OpeningFilter::Mine, "HOA").games, 1);
        QCOMPARE(openings.countsIn(positionOf(""), OpeningFilter::AgainstMe, "hoa").games, 1);
    }

    void endsAtTheTwelfthDisc()
    {
        GameStore store(path());
        const StoredGame game = stored("44444433333322");
        const qint64 id = store.add(game).value();
        OpeningStore openings(&store);
        QCOMPARE(openings.countsIn(positionOf("44444433333"), OpeningFilter::All, {}).games, 1);
        QVERIFY(!OpeningStore::counts(positionOf("444444333333")));
        QCOMPARE(openings.sampleOf(positionOf("444444333"), 2, OpeningFilter::All, {}), std::optional(id));
        // In the mirror image, too.
        QCOMPARE(openings.sampleOf(positionOf("444444555"), 4, OpeningFilter::All, {}), std::optional(id));
        QCOMPARE(openings.sampleOf(positionOf("444444333"), 3, OpeningFilter::All, {}), std::nullopt);
    }

    void goesAndComesWithTheGame()
    {
        GameStore store(path());
        GameList list(&store);
        OpeningStore openings(&store);
        const auto all = [&] { return openings.countsIn(engine::Position(), OpeningFilter::All, {}).games; };
        const qint64 first = store.add(stored("4455")).value();
        const qint64 second = store.add(stored("4355")).value();
        QCOMPARE(all(), 2);
        QVERIFY(list.remove({first, second}));
        QCOMPARE(all(), 0);
        QVERIFY(store.bringBack(first));
        QCOMPARE(all(), 1);
        QVERIFY(store.update(second, stored("43556"))); // restores it
        QCOMPARE(all(), 2);
        QVERIFY(store.erase(second));
        QCOMPARE(all(), 1);
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM opening")).value().toInt(), 4);
    }

    void countsGamesByPlainRules_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<int>("drops");
        QTest::newRow("classic") << Preset::Classic << 5;
        QTest::newRow("three strikes") << Preset::ThreeStrikes << 5;
        QTest::newRow("named match") << Preset::NamedMatch << 5;
        QTest::newRow("versus computer") << Preset::VersusComputer << 5;
        QTest::newRow("power-ups") << Preset::PowerUps << 0;
        QTest::newRow("five in a row") << Preset::FiveInARow << 0;
    }
    void countsGamesByPlainRules()
    {
        QFETCH(const Preset, preset);
        QFETCH(const int, drops);
        const StoredGame game = stored("44321", "Lan", "Bình", preset);
        QCOMPARE(int(game.recorded.game.board().count(Player::One)), preset == Preset::FiveInARow ? 6 : 3);
        QCOMPARE(int(coach::openingDrops(game.recorded.game, 12).size()), drops);
        GameStore store(path());
        QVERIFY(store.add(game).has_value());
        QCOMPARE(store.database().value(QStringLiteral("SELECT count(*) FROM opening")).value().toInt(),
                 drops);
    }

    /// Rules that leave no plain positions, and a turn that is lost to the clock.
    void leavesOutWhatIsNotPlain()
    {
        Match match = matchOf(Preset::Classic);
        for (const auto &change :
             {+[](Ruleset &rules) { rules.swap = true; }, +[](Ruleset &rules) { rules.popOut = true; },
              +[](Ruleset &rules) { rules.rows = 7; }, +[](Ruleset &rules) { rules.connect = 5; }}) {
            Ruleset rules = match.rules;
            change(rules);
            QVERIFY(!coach::isPlain(rules));
        }
        match.rules.clock = {.kind = TimeControl::Kind::Turn, .seconds = 10};
        QVERIFY(coach::isPlain(match.rules));
        Game game(setupOf(match, 1));
        game.apply(action::Drop{3});
        game.apply(action::TimeOut{});
        game.apply(action::Drop{3});
        QCOMPARE(int(coach::openingDrops(game, 12).size()), 1);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("games.sqlite")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestOpeningStore)
#include "tst_openingstore.moc"
