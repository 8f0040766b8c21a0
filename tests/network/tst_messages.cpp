// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomgame.h"

#include "core/rules/gamerecord.h"
#include "ui/network/messages.h"
#include "ui/network/samegame.h"

#include <QTest>

#include <vector>

using namespace four;

namespace {
Game gameOf(Preset preset, const char *one, const char *two, const std::vector<Action> &actions,
            quint64 seed = 1)
{
    GameSetup setup{.rules = rulesetOf(preset), .seed = seed, .seats = {}, .starter = {}};
    setup.seats[Player::One].name = one;
    setup.seats[Player::Two].name = two;
    Game game(setup);
    for (const Action &action : actions)
        game.apply(action);
    return game;
}

Game dropped(const char *columns, quint64 seed = 1)
{
    std::vector<Action> drops;
    for (const char *c = columns; *c != '\0'; ++c)
        drops.push_back(action::Drop{*c - '1'});
    return gameOf(Preset::Classic, "Lan", "Minh", drops, seed);
}

/// A game of people alone, as any game of messages is.
Game randomGame(quint64 seed, int most)
{
    RandomGame random(seed);
    GameSetup setup = random.setup();
    for (const Player player : bothPlayers)
        setup.seats[player].level.reset();
    Game game(setup);
    for (int i = 0; i < most && !game.isOver(); ++i)
        game.apply(random.action(game));
    return game;
}

QByteArray kindOf(const std::string &text)
{
    const auto read = messages::read(text);
    const auto *error = std::get_if<messages::Error>(&read);
    if (!error)
        return "read";
    switch (error->kind) {
    case messages::Error::Kind::NotAMessage:
        return "not a message";
    case messages::Error::Kind::NewerVersion:
        return QByteArray("newer: ") + error->version.c_str();
    case messages::Error::Kind::Altered:
        return "altered";
    case messages::Error::Kind::UnknownRules:
        return "unknown rules";
    case messages::Error::Kind::Impossible:
        return "impossible";
    }
    return {};
}
} // namespace

class TestMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A message of the first version stays readable for ever.
    void spelling_data()
    {
        QTest::addColumn<Game>("game");
        QTest::addColumn<Player>("sender");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("invitation") << dropped("", 0) << Player::One
                                    << QByteArray("fiar:1.0000000000001764000010000K..Lan.Minh.");
        QTest::newRow("drops") << dropped("443532") << Player::Two
                               << QByteArray("fiar:1.0000000000102764000010000K.443532.Lan.Minh.");
        QTest::newRow("greatest seed") << dropped("4", UINT64_MAX) << Player::Two
                                       << QByteArray("fiar:1.LygHa16AHYF02764000010000K.4.Lan.Minh.");
        QTest::newRow("power-ups") << gameOf(Preset::PowerUps, "", "",
                                             {action::Drop{3}, action::EndTurn{}, action::Drop{3},
                                              action::Block{}, action::Drop{4}, action::EndTurn{},
                                              action::Remove{{3, 0}}, action::EndTurn{}, action::Resign{}})
                                   << Player::One
                                   << QByteArray("fiar:1.0000000000101764101311311K.4e4b5er41q...");
        QTest::newRow("a violation") << gameOf(Preset::ThreeStrikes, "", "",
                                               {action::Drop{11}, action::Unknown{}, action::Drop{3}})
                                     << Player::One
                                     << QByteArray("fiar:1.0000000000101764010301200K.w12z4...");
        QTest::newRow("filled sides") << gameOf(Preset::FiveInARow, "", "", {action::Drop{4}}) << Player::One
                                      << QByteArray("fiar:1.0000000000101965000010000Kf1.5...");
        const Game swapped = [] {
            Game game({.rules = {.swap = true}, .seed = 0, .seats = {}, .starter = {}});
            for (const Action &action :
                 {Action(action::Drop{3}), Action(action::Swap{}), Action(action::Drop{3})})
                game.apply(action);
            return game;
        }();
        const auto clocked = [](const TimeControl &clock, const std::vector<Action> &actions) {
            GameSetup setup{.rules = rulesetOf(Preset::Classic), .seed = 0, .seats = {}, .starter = {}};
            setup.rules.clock = clock;
            Game game(setup);
            for (const Action &action : actions)
                game.apply(action);
            return game;
        };
        GameSetup popOut;
        popOut.rules.popOut = true;
        popOut.rules.columns = 10;
        Game popped(popOut);
        for (const Action &action :
             std::vector<Action>{action::Drop{9}, action::Drop{2}, action::Pop{9}, action::Pop{2}})
            popped.apply(action);
        QTest::newRow("pop out") << popped << Player::One
                                 << QByteArray("fiar:1.0000000000001A64000010000Kp1.03p0p3...");
        using enum TimeControl::Kind;
        QTest::newRow("a clock for each turn")
            << clocked({.kind = Turn, .seconds = 300}, {action::Drop{3}, action::TimeOut{}, action::Drop{3}})
            << Player::One << QByteArray("fiar:1.0000000000001764000010000Kc1h4sq.4t4...");
        QTest::newRow("... which loses the game")
            << clocked({.kind = Turn, .seconds = 5, .losesGame = true}, {action::TimeOut{}}) << Player::One
            << QByteArray("fiar:1.0000000000001764000010000Kc2s5.t...");
        QTest::newRow("a clock for the game")
            << clocked({.kind = Game, .seconds = 3600, .increment = 60}, {}) << Player::One
            << QByteArray("fiar:1.0000000000001764000010000Kc3hws4iy....");
        QTest::newRow("a swap") << swapped << Player::Two
                                << QByteArray("fiar:1.0000000000002764000010000Kx1.4s4...");
        QTest::newRow("names") << gameOf(Preset::Classic, "Lan Anh", "D. O'Nguyễn_🎲", {}) << Player::One
                               << QByteArray(
                                      "fiar:1.0000000000101764000010000K..Lan+Anh.D%2E+O%27Nguyễn%5F🎲.");
    }

    void spelling()
    {
        QFETCH(const Game, game);
        QFETCH(const Player, sender);
        QFETCH(const QByteArray, text);
        const std::string written = messages::write(game, sender);
        QCOMPARE(QByteArray::fromStdString(written).chopped(6), text);
        const auto read = messages::read(written);
        const auto *message = std::get_if<messages::Message>(&read);
        QVERIFY(message);
        QVERIFY(message->game == game);
        QCOMPARE(message->sender, sender);
    }

    void aWholeGameIsShort_data()
    {
        QTest::addColumn<Preset>("preset");
        for (const Preset preset : allPresets)
            QTest::addRow("%d", int(preset)) << preset;
    }

    /// 42 discs, each turn ended by itself, and names of thirty letters with their signs.
    void aWholeGameIsShort()
    {
        QFETCH(const Preset, preset);
        const std::string name = QStringLiteral("Nguyễn Đặng Thị Ánh Tuyết Phượng").left(30).toStdString();
        Game game = gameOf(preset, name.c_str(), name.c_str(), {action::ChooseLetter{Letter::X}});
        // Full without a line: pairs of rows, two columns to the right.
        const std::string order = "111111333333555555222222444444666666777777";
        for (const char c : order) {
            game.apply(action::Drop{c - '1'});
            game.apply(action::EndTurn{});
        }
        for (int column = 0; column < 7 && !game.isOver(); ++column) {
            for (int disc = 0; disc < 6; ++disc) {
                game.apply(action::Drop{column});
                game.apply(action::EndTurn{});
            }
        }
        const std::string text = messages::write(game, Player::One);
        QVERIFY2(QString::fromStdString(text).size() < 300, text.c_str());
        QCOMPARE(kindOf(text), "read");
    }

    void anyGame()
    {
        for (int seed = 0; seed < trials(2000); ++seed) {
            const Game game = randomGame(quint64(seed), 120);
            const Player sender = seed % 2 == 0 ? Player::One : Player::Two;
            const std::string text = messages::write(game, sender);
            const auto read = messages::read(text);
            const auto *message = std::get_if<messages::Message>(&read);
            QVERIFY2(message, text.c_str());
            QVERIFY2(message->game == game && message->sender == sender, text.c_str());
            for (const char c : text)
                QVERIFY2(!QByteArray(" *_~`<>&\"'\\").contains(c), text.c_str());
        }
    }

    void around_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto one = QString::fromStdString(messages::write(dropped("443532"), Player::Two));
        const auto two = QString::fromStdString(messages::write(dropped("4435321"), Player::One));
        QTest::newRow("alone") << one << QByteArray("443532");
        QTest::newRow("in a chat") << "Minh, 20:15:\nđến lượt bạn nhé! " + one + " :-)\nLan: ok"
                                   << QByteArray("443532");
        QTest::newRow("broken by mail")
            << one.left(20) + "\r\n" + one.mid(20, 9) + "\r\n" + one.mid(29) << QByteArray("443532");
        QTest::newRow("a blank within") << one.left(45) + ' ' + one.mid(45) << QByteArray("443532");
        QTest::newRow("the last of two") << one + "\n" + two << QByteArray("4435321");
        QTest::newRow("the last whole one") << one + "\n" + two.chopped(3) << QByteArray("443532");
    }

    void around()
    {
        QFETCH(const QString, text);
        QFETCH(const QByteArray, expected);
        QVERIFY(messages::hasMessage(text.toStdString()));
        const auto read = messages::read(text.toStdString());
        const auto *message = std::get_if<messages::Message>(&read);
        QVERIFY(message);
        QByteArray columns;
        for (const Action &action : message->game.actions())
            columns += QByteArray::fromStdString(recordWord(action));
        QCOMPARE(columns, expected);
    }

    void errors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("kind");
        const auto good = QString::fromStdString(messages::write(dropped("443532"), Player::Two));
        const auto row = [](const char *name, const QString &text, const char *kind) {
            QTest::newRow(name) << text << QByteArray(kind);
        };
        row("empty", "", "not a message");
        row("moves", "443532", "not a message");
        row("the word alone", "fiar:", "altered");
        row("no format", "fiar:x.1.2", "altered");
        row("cut", good.chopped(1), "altered");
        row("cut in the middle", good.left(30), "altered");
        row("more at its end", good + "x", "altered");
        row("another move", QString(good).replace("443532", "443531"), "altered");
        row("moves changed round", QString(good).replace("443532", "445332"), "altered");
        row("another name", QString(good).replace("Lan", "Lam"), "altered");
        row("small letters", good.toLower(), "altered");
        row("a later format", "fiar:2.something.else", "newer: 2");
        row("a much later format", "fiar:17.x", "newer: 17");
        const auto sealed = [](const std::string &text) {
            return QString::fromStdString(text + '.' + messages::checkOf(text));
        };
        row("a column that is not there", sealed("fiar:1.0000000000102764000010000K.8.."), "impossible");
        row("rules without a board", sealed("fiar:1.0000000000102164000010000K.4.."), "impossible");
        row("a choice that is not there", sealed("fiar:1.0000000000102764200010000K.4.."), "impossible");
        row("a later rule", sealed("fiar:1.0000000000102764000010000Ky1.4.."), "unknown rules");
        row("a fill that is not there", sealed("fiar:1.0000000000102764000010000Kf7.4.."), "impossible");
        row("pop out that is not there", sealed("fiar:1.0000000000102764000010000Kp2.4.."), "impossible");
        row("a pop of no column", sealed("fiar:1.0000000000102764000010000Kp1.4p.."), "impossible");
        row("a pop where there is none", sealed("fiar:1.0000000000102764000010000K.45p4.."), "impossible");
        row("a swap that is not there", sealed("fiar:1.0000000000102764000010000Kx2.4.."), "impossible");
        row("a clock that is not there", sealed("fiar:1.0000000000102764000010000Kc4.4.."), "impossible");
        row("a clock without seconds", sealed("fiar:1.0000000000102764000010000Kc1.4.."), "impossible");
        row("seconds without a clock", sealed("fiar:1.0000000000102764000010000Ks8.4.."), "impossible");
        row("seconds before the clock", sealed("fiar:1.0000000000102764000010000Ks8c1.4.."), "impossible");
        row("written in another way", sealed("fiar:1.0000000000102764000010000Kf0.4.."), "impossible");
        row("a seed that is too great", sealed("fiar:1.zzzzzzzzzzz02764000010000K.4.."), "impossible");
        row("too few fields", sealed("fiar:1.0000000000102764000010000K.4."), "impossible");
        row("too long", "fiar:1." + QString(messages::maxBytes, '4'), "not a message");
    }

    void errors()
    {
        QFETCH(const QString, text);
        QTEST(kindOf(text.toStdString()), "kind");
    }

    /// Every single change of a character is seen.
    void everyChangeIsSeen()
    {
        const std::string good = messages::write(dropped("443532"), Player::Two);
        const std::string others = "0129abzABZ.:%+w";
        for (std::size_t i = 5; i < good.size(); ++i) {
            for (const char c : others) {
                std::string text = good;
                text[i] = c;
                if (c != good[i])
                    QVERIFY2(kindOf(text) != "read", text.c_str());
            }
            std::string shorter = good;
            shorter.erase(i, 1);
            QVERIFY2(kindOf(shorter) != "read", shorter.c_str());
        }
    }

    void relation_data()
    {
        QTest::addColumn<Game>("arriving");
        QTest::addColumn<Game>("here");
        QTest::addColumn<Relation>("expected");
        QTest::newRow("same") << dropped("443") << dropped("443") << Relation::Same;
        QTest::newRow("longer") << dropped("4435") << dropped("443") << Relation::Longer;
        QTest::newRow("from the beginning") << dropped("4") << dropped("") << Relation::Longer;
        QTest::newRow("shorter") << dropped("44") << dropped("443") << Relation::Shorter;
        QTest::newRow("forked") << dropped("442") << dropped("443") << Relation::Forked;
        QTest::newRow("forked, longer") << dropped("4425") << dropped("443") << Relation::Forked;
        QTest::newRow("another seed") << dropped("443", 2) << dropped("443") << Relation::Other;
        QTest::newRow("other rules") << gameOf(Preset::PowerUps, "Lan", "Minh", {}) << dropped("")
                                     << Relation::Other;
        QTest::newRow("other names") << gameOf(Preset::Classic, "Lan", "Bình", {action::Drop{3}})
                                     << dropped("4") << Relation::Same;
    }

    void relation()
    {
        QFETCH(const Game, arriving);
        QFETCH(const Game, here);
        QTEST(relationOf(arriving, here), "expected");
    }
};

Q_DECLARE_METATYPE(four::Game)
QTEST_APPLESS_MAIN(TestMessages)
#include "tst_messages.moc"
