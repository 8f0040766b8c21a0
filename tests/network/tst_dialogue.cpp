// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/randomgame.h"

#include "core/rules/clocks.h"
#include "core/rules/gamerecord.h"
#include "ui/network/dialogue.h"
#include "ui/network/messages.h"
#include "ui/network/samegame.h"

#include <QCryptographicHash>
#include <QTest>

#include <deque>
#include <memory>

using namespace four;
using Offer = Dialogue::Offer;
using Side = Dialogue::Side;

namespace {
std::string hashOf(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

Dialogue::Half drawHalf()
{
    static std::uint8_t next = 0;
    Dialogue::Half half{};
    half.fill(++next);
    return half;
}

Dialogue::Lot lot()
{
    return {.half = drawHalf(), .hash = hashOf, .draw = drawHalf};
}

/// Lan at this computer, Minh at the other one.
GameSetup lanAndMinh(Preset preset = Preset::Classic)
{
    GameSetup setup{.rules = rulesetOf(preset), .seed = 0, .seats = {}, .starter = {}};
    setup.rules.starter = Starter::PlayerOne;
    setup.seats[Player::One].name = "Lan";
    setup.seats[Player::Two] = {.name = "Minh", .level = {}, .elsewhere = true};
    return setup;
}

/// The same, with so much time for each turn or for the game.
GameSetup tenSeconds(TimeControl::Kind kind = TimeControl::Kind::Turn)
{
    GameSetup setup = lanAndMinh();
    setup.rules.clock = {.kind = kind, .seconds = kind == TimeControl::Kind::Turn ? 10 : 30};
    return setup;
}

/// What has happened, in words: "met Lan, began 0, acted 4, offered takeback, answered takeback yes".
QByteArray wordsOf(const std::vector<Dialogue::Event> &events)
{
    static constexpr std::array offers{"takeback", "rematch", "hint", "values", "coach"};
    static constexpr std::array ends{"bye", "unexpected", "refused", "different", "false lot"};
    struct Writer
    {
        QByteArray operator()(const Dialogue::Met &met) const
        {
            return "met " + QByteArray::fromStdString(met.name);
        }
        QByteArray operator()(const Dialogue::Began &began) const
        {
            return "began " + QByteArray::number(qulonglong(began.game.actions().size()));
        }
        QByteArray operator()(const Dialogue::Acted &acted) const
        {
            return "acted " + QByteArray::fromStdString(recordWord(acted.action)) +
                   (acted.took.count() != 0 ? " in " + QByteArray::number(qint64(acted.took.count())) : "");
        }
        QByteArray operator()(const Dialogue::Claimed &) const { return "claimed"; }
        QByteArray operator()(const Dialogue::Offered &offered) const
        {
            return QByteArray("offered ") + offers[std::size_t(offered.offer)];
        }
        QByteArray operator()(const Dialogue::Answered &answered) const
        {
            return QByteArray("answered ") + offers[std::size_t(answered.offer)] +
                   (answered.isAccepted ? " yes" : " no");
        }
        QByteArray operator()(const Dialogue::OffersDied &) const { return "died"; }
        QByteArray operator()(const Dialogue::TookBack &back) const
        {
            return "back " + QByteArray::number(qulonglong(back.actions));
        }
        QByteArray operator()(const Dialogue::Ended &ended) const
        {
            return QByteArray("ended ") + ends[std::size_t(ended.end)];
        }
    };
    QByteArrayList words;
    for (const Dialogue::Event &event : events)
        words << std::visit(Writer(), event);
    return words.join(", ");
}

QByteArray linesOf(const std::vector<std::string> &lines)
{
    QByteArrayList all;
    for (const std::string &line : lines)
        all << QByteArray::fromStdString(line);
    return all.join(" | ");
}

/// A host and a guest, and what is on its way between them.
class Table
{
public:
    explicit Table(std::optional<Game> hosts = {}, std::optional<Game> guests = {})
        : host(Side::Host, "Lan", lot(), std::move(hosts)),
          guest(Side::Guest, "Minh", lot(), std::move(guests))
    {
    }

    /// Carries all lines there are, and those that come of them.
    void settle()
    {
        while (carry(host, guest) | carry(guest, host)) {
        }
    }

    /// Met, and with a new game begun. The events so far are forgotten.
    void begin(const GameSetup &setup = lanAndMinh())
    {
        settle();
        host.offerGame(setup);
        settle();
        forget();
    }
    void forget()
    {
        static_cast<void>(host.takeEvents());
        static_cast<void>(guest.takeEvents());
    }
    void play(const char *columns)
    {
        for (const char *c = columns; *c != '\0'; ++c) {
            Dialogue &mover = host.mayAct() ? host : guest;
            QVERIFY(mover.act(action::Drop{*c - '1'}));
            settle();
        }
        forget();
    }

    Dialogue host;
    Dialogue guest;

private:
    static bool carry(Dialogue &from, Dialogue &to)
    {
        const std::vector<std::string> lines = from.takeLines();
        for (const std::string &line : lines)
            to.receive(line);
        return !lines.empty();
    }
};

bool haveSameGame(const Dialogue &host, const Dialogue &guest)
{
    return host.game() && guest.game() && relationOf(*host.game(), *guest.game()) == Relation::Same &&
           playerElsewhere(host.game()->setup()) == std::optional(Player::Two) &&
           playerElsewhere(guest.game()->setup()) == std::optional(Player::One);
}

Game playedGame(const char *columns, Player elsewhere, quint64 seed = 7)
{
    GameSetup setup = seatedElsewhere(lanAndMinh(), elsewhere);
    setup.seed = seed;
    Game game(setup);
    for (const char *c = columns; *c != '\0'; ++c)
        game.apply(action::Drop{*c - '1'});
    return game;
}
} // namespace

class TestDialogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameFromHelloToBye()
    {
        Table table;
        QCOMPARE(linesOf(table.host.takeLines()), "hello Lan");
        QCOMPARE(linesOf(table.guest.takeLines()), "hello Minh");
        table.host.receive("hello Minh");
        table.guest.receive("hello Lan");
        QCOMPARE(wordsOf(table.host.takeEvents()), "met Minh");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "met Lan");
        table.host.offerGame(lanAndMinh());
        table.settle();
        QCOMPARE(wordsOf(table.host.takeEvents()), "began 0");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "began 0");
        QVERIFY(haveSameGame(table.host, table.guest));
        QVERIFY(table.host.game()->setup().seed != 0);
        QVERIFY(table.host.mayAct() && !table.guest.mayAct());
        QVERIFY(!table.guest.act(action::Drop{3}));

        QVERIFY(table.host.act(action::Drop{3}));
        QVERIFY(!table.host.isConfirmed());
        QCOMPARE(linesOf(table.host.takeLines()), "1 4");
        table.guest.receive("1 4");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "acted 4");
        QCOMPARE(linesOf(table.guest.takeLines()), "ok 1");
        table.host.receive("ok 1");
        QVERIFY(table.host.isConfirmed());
        table.play("343434");
        QVERIFY(table.guest.game()->isOver() && haveSameGame(table.host, table.guest));

        table.guest.sayBye();
        QCOMPARE(linesOf(table.guest.takeLines()), "bye");
        table.host.receive("bye");
        QCOMPARE(wordsOf(table.host.takeEvents()), "ended bye");
        QVERIFY(table.host.isOver() && table.guest.isOver());
    }

    /// The seed is of both halves, and the host cannot choose its own after it has seen the guest's.
    void theLotIsFair()
    {
        Table one;
        one.begin();
        Table other;
        other.begin();
        QVERIFY(one.host.game()->setup().seed != other.host.game()->setup().seed);

        Table table;
        table.settle();
        table.host.offerGame(lanAndMinh());
        for (const std::string &line : table.host.takeLines())
            table.guest.receive(line);
        static_cast<void>(table.guest.takeEvents());
        table.guest.receive("reveal 00000000000000000000000000000000");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "ended false lot");
        QVERIFY(!table.guest.game());
    }

    void states_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray setup =
            "setup " +
            QByteArray::fromStdString(messages::write(Game(seatedElsewhere(lanAndMinh(), {})), Player::One));
        const QByteArray mine =
            "game " + QByteArray::fromStdString(messages::write(playedGame("44", Player::Two), Player::One));
        const QByteArray guests =
            "game " + QByteArray::fromStdString(messages::write(playedGame("443", Player::One), Player::Two));
        const QByteArray half = "reveal 0102030405060708090a0b0c0d0e0f10";
        const QByteArrayList lines{"hello Minh",
                                   setup,
                                   "commit 00ff",
                                   half,
                                   mine,
                                   guests,
                                   "1 4",
                                   "3 4",
                                   "ok 1",
                                   "ok 2",
                                   "offer 2 hint",
                                   "offer 1 hint",
                                   "answer 2 takeback yes",
                                   "answer 2 hint no",
                                   "back 1",
                                   "claim 3",
                                   "bye",
                                   "drop 4",
                                   ""};
        // What is allowed where; everything else is unexpected. A dash: nothing happens.
        const std::map<QByteArray, std::map<QByteArray, QByteArray>> allowed{
            {"host greeting", {{"hello Minh", "met Minh"}}},
            {"guest greeting", {{"hello Minh", "met Minh"}}},
            {"host choosing",
             {{"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"guest choosing",
             {{setup, "-"},
              {mine, "began 2"},
              {guests, "began 3"},
              {"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"host comparing", {{guests, "began 2, acted 3"}, {mine, "ended different"}}},
            {"guest committing",
             {{"commit 00ff", "-"},
              {"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"host revealing",
             {{half, "began 0"},
              {"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"guest revealing",
             {{half, "ended false lot"},
              {"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            // After 44, where the host is on turn.
            {"host playing",
             {{"3 4", "ended refused"},
              {"offer 2 hint", "offered hint"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"guest playing",
             {{"3 4", "acted 4"},
              {"offer 2 hint", "offered hint"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            // It has dropped its second disc, the game's third, which is not confirmed yet.
            {"host unconfirmed",
             {{"offer 2 hint", "-"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"guest asking",
             {{"3 4", "died, acted 4"},
              {"offer 2 hint", "died, offered hint"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "answered takeback yes, back 1"},
              {"answer 2 hint no", "-"}}},
            {"host accepted",
             {{"3 4", "ended refused"},
              {"offer 2 hint", "offered hint"},
              {"offer 1 hint", "-"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"},
              {"back 1", "back 1"}}},
            // It has taken its disc back; the other side has not said yet that it has, too.
            {"guest sent back",
             {{"back 1", "-"},
              {"offer 1 hint", "offered hint"},
              {"answer 2 takeback yes", "-"},
              {"answer 2 hint no", "-"}}},
            {"over", {}},
        };
        for (const auto &[state, rows] : allowed) {
            for (const QByteArray &line : lines) {
                const auto row = rows.find(line);
                QByteArray expected = row != rows.end() ? row->second : QByteArray("ended unexpected");
                if (line == "bye")
                    expected = "ended bye";
                if (state == "over")
                    expected = "-";
                QTest::addRow("%s: %s", state.constData(), line.left(24).constData())
                    << state << line << expected;
            }
        }
    }

    /// Every line in every state of both sides.
    void states()
    {
        QFETCH(const QByteArray, state);
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        Table table(state == "host comparing" ? std::optional(playedGame("44", Player::Two)) : std::nullopt);
        Dialogue &side = state.startsWith("host") || state == "over" ? table.host : table.guest;
        if (state.endsWith("choosing")) {
            table.settle();
        } else if (state == "host comparing") {
            table.host.receive("hello Minh");
        } else if (state.endsWith("committing") || state.endsWith("revealing")) {
            table.settle();
            table.host.offerGame(lanAndMinh());
            const std::vector<std::string> offered = table.host.takeLines();
            table.guest.receive(offered.front());
            if (state == "guest revealing")
                table.guest.receive(offered.back());
        } else if (!state.endsWith("greeting")) {
            table.begin();
            table.play("44");
            if (state == "host unconfirmed")
                QVERIFY(table.host.act(action::Drop{2}));
            if (state == "guest asking" || state == "guest sent back" || state == "host accepted")
                QVERIFY(table.guest.offer(Offer::TakeBack));
            if (state == "host accepted") {
                for (const std::string &offer : table.guest.takeLines())
                    table.host.receive(offer);
                QVERIFY(table.host.answer(true));
            }
            if (state == "guest sent back")
                table.guest.receive("answer 2 takeback yes");
            if (state == "over")
                table.host.sayBye();
        }
        table.forget();
        side.receive(line.toStdString());
        const QByteArray happened = wordsOf(side.takeEvents());
        QCOMPARE(happened.isEmpty() ? QByteArray("-") : happened, expected);
        QCOMPARE(side.isOver(), expected.startsWith("ended") || state == "over");
    }

    void confirmations_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("the action") << QByteArray("ok 3") << QByteArray();
        QTest::newRow("an earlier one") << QByteArray("ok 1") << QByteArray("ended unexpected");
        QTest::newRow("a later one") << QByteArray("ok 4") << QByteArray("ended unexpected");
        QTest::newRow("no number") << QByteArray("ok x") << QByteArray("ended unexpected");
        QTest::newRow("more") << QByteArray("ok 3 4") << QByteArray("ended unexpected");
    }

    void confirmations()
    {
        QFETCH(const QByteArray, line);
        Table table;
        table.begin();
        table.play("44");
        QVERIFY(table.host.act(action::Drop{2}));
        table.host.receive(line.toStdString());
        QTEST(wordsOf(table.host.takeEvents()), "expected");
    }

    void actions_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("a drop") << QByteArray("1 4") << QByteArray("acted 4");
        QTest::newRow("resigned") << QByteArray("1 resign") << QByteArray("acted resign");
        QTest::newRow("skipped a number") << QByteArray("2 4") << QByteArray("ended unexpected");
        QTest::newRow("no number before it") << QByteArray("4") << QByteArray("ended unexpected");
        QTest::newRow("a leading zero") << QByteArray("01 4") << QByteArray("ended unexpected");
        QTest::newRow("no such word") << QByteArray("1 left") << QByteArray("ended unexpected");
        QTest::newRow("two words") << QByteArray("1 4 e") << QByteArray("ended unexpected");
        QTest::newRow("beside the board") << QByteArray("1 8") << QByteArray("ended refused");
        QTest::newRow("not in these rules") << QByteArray("1 b") << QByteArray("ended refused");
    }

    /// A refused action ends the dialogue, and the game stays as it was.
    void actions()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        Table table;
        table.begin();
        const Game before = *table.guest.game();
        table.guest.receive(line.toStdString());
        QCOMPARE(wordsOf(table.guest.takeEvents()), expected);
        QCOMPARE(*table.guest.game() == before, expected.startsWith("ended"));
    }

    void clocks_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("passed"); // milliseconds; -1: not known
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *line, int passed, const char *expected) {
            QTest::newRow(name) << QByteArray(line) << passed << QByteArray(expected);
        };
        // The host has ten seconds, of which it has used none.
        row("as long as here", "1 4 3000", 3000, "acted 4 in 3000");
        row("shorter by the way of a line", "1 4 3000", 18'000, "acted 4 in 3000");
        row("shorter than any line's way", "1 4 2999", 18'000, "ended refused");
        row("longer by as much as clocks differ", "1 4 5000", 3000, "acted 4 in 5000");
        row("longer than it can be", "1 4 5001", 3000, "ended refused");
        row("after a break nothing is known", "1 4 9000", -1, "acted 4 in 9000");
        row("negative", "1 4 -1", 3000, "ended refused");
        row("longer than the clock has", "1 4 12001", 12'001, "ended refused");
        row("no time", "1 4", 3000, "ended unexpected");
        row("two times", "1 4 1 2", 3000, "ended unexpected");
        row("no number", "1 4 x", 3000, "ended unexpected");
        row("a leading zero", "1 4 03000", 3000, "ended unexpected");
        row("out of time", "1 t 10000", 10'000, "acted t in 10000");
        row("out of time, a little too soon", "1 t 8000", 8000, "acted t in 8000");
        row("a turn is not lost on purpose", "1 t 7999", 7999, "ended refused");
        row("out of time, which cannot have passed", "1 t 10000", 7000, "ended refused");
        // Of the guest itself, which is not on turn.
        row("a claim of the side on turn", "claim 1", 20'000, "");
        row("a claim for a later action", "claim 2", 20'000, "ended unexpected");
        row("a claim without a number", "claim ", 20'000, "ended unexpected");
    }

    /// What the guest believes of the host's times.
    void clocks()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, passed);
        Table table;
        table.begin(tenSeconds());
        table.guest.receive(line.toStdString(),
                            passed < 0 ? std::nullopt : std::optional(Milliseconds(passed)));
        QTEST(wordsOf(table.guest.takeEvents()), "expected");
    }

    /// One line that was late makes the next one of the turn seem early.
    void timesOfATurnAreJudgedTogether()
    {
        Table table;
        GameSetup setup = tenSeconds(TimeControl::Kind::Game);
        setup.rules.undos = 1;
        table.begin(setup);
        table.guest.receive("1 4 1000", Milliseconds(8000));
        QCOMPARE(wordsOf(table.guest.takeEvents()), "acted 4 in 1000");
        table.guest.receive("2 e 7000", Milliseconds(8000));
        QCOMPARE(wordsOf(table.guest.takeEvents()), "acted e in 7000");
        QCOMPARE(table.guest.turnStart(), std::size_t(2));
        QVERIFY(table.guest.act(action::Drop{3}, Milliseconds(500)));
        QCOMPARE(linesOf(table.guest.takeLines()), "ok 1 | ok 2 | 3 4 500");
    }

    /// The side on turn says itself that its time is up; the other one may ask for it, once.
    void aClaim()
    {
        Table table;
        table.begin(tenSeconds());
        table.host.claim(); // on turn itself
        QCOMPARE(linesOf(table.host.takeLines()), "");
        table.guest.claim();
        table.guest.claim();
        QCOMPARE(linesOf(table.guest.takeLines()), "claim 1");
        table.host.receive("claim 1");
        QCOMPARE(wordsOf(table.host.takeEvents()), "claimed");
        QCOMPARE(table.host.timeLeft().count(), 10'000);
        QVERIFY(table.host.act(action::TimeOut{}, table.host.timeLeft()));
        table.host.receive("claim 1"); // it was on its way
        QCOMPARE(wordsOf(table.host.takeEvents()), "");
        table.settle();
        QCOMPARE(wordsOf(table.guest.takeEvents()), "acted t in 10000");
        QVERIFY(table.guest.mayAct() && haveSameGame(table.host, table.guest));
        // Without a clock there is nothing to be claimed.
        Table other;
        other.begin();
        other.guest.claim();
        QCOMPARE(linesOf(other.guest.takeLines()), "");
    }

    /// After a break, what one side lacks comes with its times.
    void timesComeWithTheGame()
    {
        GameSetup setup = tenSeconds(TimeControl::Kind::Game);
        setup.seed = 7;
        Game longer(setup);
        for (int i = 0; i < 20; ++i)
            longer.apply(action::Drop{i * 2 % 7});
        Game shorter(seatedElsewhere(setup, Player::One));
        for (int i = 0; i < 18; ++i)
            shorter.apply(longer.actions()[std::size_t(i)]);
        std::vector<Milliseconds> took(20, Milliseconds(100));
        took[18] = Milliseconds(1234);
        Table table;
        table.host = Dialogue(Side::Host, "Lan", lot(), longer, took);
        table.guest = Dialogue(Side::Guest, "Minh", lot(), shorter, {18, Milliseconds(100)});
        table.settle();
        QCOMPARE(wordsOf(table.guest.takeEvents()), "met Lan, began 18, acted 2 in 1234, acted 4 in 100");
        QVERIFY(table.guest.took() == took);
        QVERIFY(table.guest.timeLeft() == table.host.timeLeft());
        // What cannot be is no game.
        for (const char *times : {" -1", " x", " 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"}) {
            Table wrong;
            wrong.settle();
            wrong.forget();
            wrong.guest.receive("game " + messages::write(longer, Player::One) + times);
            QCOMPARE(wordsOf(wrong.guest.takeEvents()), "ended unexpected");
        }
    }

    /// Where the rules count them, a violation is an action of the game.
    void violationsTravel()
    {
        Table table;
        table.begin(lanAndMinh(Preset::ThreeStrikes));
        QVERIFY(table.host.act(action::Drop{8}));
        QVERIFY(!table.host.act(action::EndTurn{}));
        table.settle();
        QCOMPARE(wordsOf(table.guest.takeEvents()), "acted 9");
        QVERIFY(haveSameGame(table.host, table.guest));
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("two words") << QByteArray("hello Nguyễn Ánh") << QByteArray("met Nguyễn Ánh");
        QTest::newRow("none") << QByteArray("hello ") << QByteArray("met ");
        QTest::newRow("control") << QByteArray("hello L\x1bn") << QByteArray("ended unexpected");
        QTest::newRow("no UTF-8") << QByteArray("hello \xff") << QByteArray("ended unexpected");
        QTest::newRow("too long") << "hello " + QByteArray(241, 'L') << QByteArray("ended unexpected");
    }

    void names()
    {
        QFETCH(const QByteArray, line);
        Dialogue host(Side::Host, "Lan", lot());
        host.receive(line.toStdString());
        QTEST(wordsOf(host.takeEvents()), "expected");
    }

    void takeBack()
    {
        Table table;
        table.begin();
        QVERIFY(!table.host.offer(Offer::TakeBack)); // nothing has been done yet
        table.play("443");
        QVERIFY(table.host.offer(Offer::TakeBack));
        QVERIFY(!table.host.offer(Offer::Hint)); // one at a time
        QVERIFY(!table.host.answer(true));       // not one's own
        table.settle();
        QCOMPARE(wordsOf(table.guest.takeEvents()), "offered takeback");
        QVERIFY(table.guest.answer(true));
        QVERIFY(!table.guest.mayAct()); // the move is about to go
        table.settle();
        QCOMPARE(wordsOf(table.host.takeEvents()), "answered takeback yes, back 2");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "back 2");
        QVERIFY(haveSameGame(table.host, table.guest) && table.host.mayAct());
        table.play("5");
        QVERIFY(haveSameGame(table.host, table.guest));
    }

    /// Also over a turn of the other side: one's own last move is the one that goes.
    void takeBackOverATurn()
    {
        Table table;
        table.begin(lanAndMinh(Preset::PowerUps));
        QVERIFY(table.host.act(action::Drop{3}) && table.host.act(action::EndTurn{}));
        table.settle();
        QVERIFY(table.guest.act(action::Drop{3}) && table.guest.act(action::EndTurn{}));
        table.settle();
        table.forget();
        QVERIFY(table.host.offer(Offer::TakeBack));
        table.settle();
        QVERIFY(table.guest.answer(true));
        table.settle();
        QCOMPARE(table.host.game()->actions().size(), std::size_t(0));
        QVERIFY(haveSameGame(table.host, table.guest));
    }

    void refusedOffer()
    {
        Table table;
        table.begin();
        table.play("4");
        QVERIFY(table.host.offer(Offer::TakeBack));
        table.settle();
        QVERIFY(table.guest.answer(false));
        QVERIFY(!table.guest.answer(true)); // once
        table.settle();
        QCOMPARE(wordsOf(table.host.takeEvents()), "answered takeback no");
        QCOMPARE(table.host.game()->actions().size(), std::size_t(1));
        QVERIFY(table.host.offer(Offer::Values));
    }

    /// Moving on is no answer: the offer dies on both sides.
    void anOfferDiesWithAnAction()
    {
        Table table;
        table.begin();
        table.play("4");
        QVERIFY(table.host.offer(Offer::TakeBack));
        table.settle();
        table.forget();
        QVERIFY(table.guest.act(action::Drop{2}));
        QVERIFY(!table.guest.offered() && !table.guest.answer(true));
        table.settle();
        QCOMPARE(wordsOf(table.host.takeEvents()), "died, acted 3");
        QVERIFY(!table.host.asked());
    }

    /// An answer that was on its way while the side that had asked acted changes nothing.
    void anAnswerThatCameTooLate()
    {
        Table table;
        table.begin();
        table.play("44");
        QVERIFY(table.host.offer(Offer::TakeBack));
        for (const std::string &line : table.host.takeLines())
            table.guest.receive(line);
        QVERIFY(table.guest.answer(true));
        QVERIFY(table.host.act(action::Drop{0}));
        table.settle();
        QVERIFY(haveSameGame(table.host, table.guest));
        QCOMPARE(table.host.game()->actions().size(), std::size_t(3));
        QVERIFY(table.guest.mayAct());
    }

    /// Of two offers at once the host's stands.
    void bothAskAtOnce()
    {
        Table table;
        table.begin();
        table.play("44");
        QVERIFY(table.host.offer(Offer::TakeBack) && table.guest.offer(Offer::TakeBack));
        table.settle();
        QCOMPARE(wordsOf(table.host.takeEvents()), "");
        QCOMPARE(wordsOf(table.guest.takeEvents()), "died, offered takeback");
        QVERIFY(table.guest.answer(true));
        table.settle();
        QVERIFY(haveSameGame(table.host, table.guest) && table.host.mayAct());
        QCOMPARE(table.host.game()->actions().size(), std::size_t(0));
    }

    void rematch_data()
    {
        QTest::addColumn<bool>("hostAsks");
        QTest::newRow("the host asks") << true;
        QTest::newRow("the guest asks") << false;
    }

    void rematch()
    {
        QFETCH(const bool, hostAsks);
        Table table;
        table.begin();
        Dialogue &asking = hostAsks ? table.host : table.guest;
        Dialogue &answering = hostAsks ? table.guest : table.host;
        QVERIFY(!asking.offer(Offer::Rematch)); // not before the end
        table.play("4343434");
        const quint64 seed = table.host.game()->setup().seed;
        QVERIFY(!asking.offer(Offer::TakeBack) && asking.offer(Offer::Rematch));
        table.settle();
        QVERIFY(answering.answer(true));
        table.settle();
        table.host.offerGame(lanAndMinh());
        table.settle();
        QVERIFY(haveSameGame(table.host, table.guest));
        QVERIFY(table.host.game()->actions().empty() && table.host.game()->setup().seed != seed);
        table.play("4");
    }

    void comparing_data()
    {
        QTest::addColumn<QByteArray>("hosts");
        QTest::addColumn<QByteArray>("guests");
        QTest::addColumn<QByteArray>("hostsEvents");
        QTest::addColumn<QByteArray>("guestsEvents");
        const auto row = [](const char *name, const char *hosts, const char *guests, const char *hostsEvents,
                            const char *guestsEvents) {
            QTest::newRow(name) << QByteArray(hosts) << QByteArray(guests) << QByteArray(hostsEvents)
                                << QByteArray(guestsEvents);
        };
        row("equal", "443", "443", "met Minh, began 3", "met Lan, began 3");
        row("the host has more", "4435", "44", "met Minh, began 4", "met Lan, began 2, acted 3, acted 5");
        row("the guest has more", "4", "44", "met Minh, began 1, acted 4", "met Lan, began 2");
        row("ended meanwhile", "434343", "4343434", "met Minh, began 6, acted 4", "met Lan, began 7");
        row("other ways", "443", "445", "met Minh", "met Lan, ended different");
        row("the guest has lost it", "443", "-", "met Minh, began 3", "met Lan, began 3");
    }

    /// After a broken connection the longer record counts, and what is no longer one game stays on both
    /// sides.
    void comparing()
    {
        QFETCH(const QByteArray, hosts);
        QFETCH(const QByteArray, guests);
        Table table(playedGame(hosts, Player::Two),
                    guests == "-" ? std::nullopt : std::optional(playedGame(guests, Player::One)));
        table.settle();
        QTEST(wordsOf(table.host.takeEvents()), "hostsEvents");
        const QByteArray happened = wordsOf(table.guest.takeEvents());
        QTEST(happened, "guestsEvents");
        QCOMPARE(haveSameGame(table.host, table.guest), !happened.contains("ended"));
    }

    void anotherGame()
    {
        for (const auto &[hosts, guests] :
             {std::pair(playedGame("44", Player::Two, 1), playedGame("44", Player::One, 2)),
              std::pair(playedGame("44", Player::Two), playedGame("44", Player::Two))}) {
            Table table(hosts, guests);
            table.settle();
            QCOMPARE(wordsOf(table.guest.takeEvents()), "met Lan, ended different");
        }
    }

    /// A game that is not over is not replaced by a new one.
    void aGameIsNotThrownAway()
    {
        Table table({}, playedGame("44", Player::One));
        table.settle();
        table.host.offerGame(lanAndMinh());
        table.settle();
        QCOMPARE(wordsOf(table.guest.takeEvents()), "met Lan, ended different");
        QCOMPARE(table.guest.game()->actions().size(), std::size_t(2));
    }

    /// Two sides that do whatever they may, with lines that travel slowly and connections that break at any
    /// moment: after each mending both have the same game.
    void randomConversations()
    {
        const int wanted = qEnvironmentVariableIntValue("FOUR_CONVERSATIONS");
        const int count = wanted > 0 ? wanted : trials(1500);
        for (int seed = 0; seed < count; ++seed) {
            Conversation conversation{std::uint64_t(seed)};
            const QByteArray problem = conversation.run();
            QVERIFY2(problem.isEmpty(), QByteArray::number(seed) + ": " + problem);
        }
    }

private:
    /// One of them; the same for the same seed.
    class Conversation
    {
    public:
        explicit Conversation(std::uint64_t seed) : m_random(seed), m_setup(m_random.setup())
        {
            for (const Player player : bothPlayers)
                m_setup.seats[player].level.reset();
            m_setup = seatedElsewhere(m_setup, Player::Two);
            connect({}, {});
        }

        /// @return a problem; empty: none
        QByteArray run()
        {
            const int steps = m_random.between(20, 200);
            for (int i = 0; i < steps; ++i) {
                if (m_random.oneIn(40))
                    mend();
                else
                    step();
                if (m_host->isOver() || m_guest->isOver())
                    return "it has ended: " + wordsOf(m_host->takeEvents()) + " / " +
                           wordsOf(m_guest->takeEvents());
            }
            settle();
            if (m_host->game() && !haveSameGame(*m_host, *m_guest))
                return "the games differ";
            if (m_host->offered() && m_host->asked())
                return "two offers at once";
            // Neither waits for ever.
            if (m_host->game() && !m_host->game()->isOver() && isPlaying() && !m_host->mayAct() &&
                !m_guest->mayAct())
                return "no side may act";
            mend();
            settle();
            return m_host->game() && !haveSameGame(*m_host, *m_guest) ? "the games differ after a break"
                                                                      : QByteArray();
        }

    private:
        void connect(std::optional<Game> hosts, std::optional<Game> guests)
        {
            m_toHost.clear();
            m_toGuest.clear();
            m_host = std::make_unique<Dialogue>(Side::Host, "Lan", lot(), std::move(hosts));
            m_guest = std::make_unique<Dialogue>(Side::Guest, "Minh", lot(), std::move(guests));
        }
        /// What is on its way is lost.
        void mend()
        {
            // Before both have a game there is none to be continued.
            if (!m_host->game() || !m_guest->game() ||
                relationOf(*m_host->game(), *m_guest->game()) == Relation::Other)
                return;
            connect(m_host->game(), m_guest->game());
        }
        [[nodiscard]] bool isPlaying() const { return m_host->isConfirmed() && m_guest->isConfirmed(); }
        void collect()
        {
            for (std::string &line : m_host->takeLines())
                m_toGuest.push_back(std::move(line));
            for (std::string &line : m_guest->takeLines())
                m_toHost.push_back(std::move(line));
        }
        void settle()
        {
            for (collect(); !m_toHost.empty() || !m_toGuest.empty(); collect())
                deliver(m_toGuest.empty());
        }
        void deliver(bool toHost)
        {
            std::deque<std::string> &lines = toHost ? m_toHost : m_toGuest;
            if (lines.empty())
                return;
            (toHost ? *m_host : *m_guest).receive(lines.front());
            lines.pop_front();
        }
        void step()
        {
            Dialogue &side = m_random.oneIn(2) ? *m_host : *m_guest;
            switch (m_random.between(0, 9)) {
            case 0:
                m_host->offerGame(m_setup);
                break;
            case 1:
                side.offer(static_cast<Offer>(m_random.between(0, 4)));
                break;
            case 2:
            case 3:
                side.answer(!m_random.oneIn(3));
                break;
            case 4:
            case 5:
            case 6:
                if (side.mayAct())
                    act(side);
                else
                    side.claim();
                break;
            default:
                deliver(m_random.oneIn(2));
            }
            collect();
        }

        void act(Dialogue &side)
        {
            const Action action = m_random.action(*side.game());
            const qint64 left = side.timeLeft().count();
            if (!std::holds_alternative<action::TimeOut>(action))
                side.act(action, Milliseconds(m_random.between(0, int(std::min(left, qint64{3000})))));
            else if (hasRunningClock(*side.game()) && !areBothAway(*side.game()))
                side.act(action, Milliseconds(left));
        }

        RandomGame m_random;
        GameSetup m_setup;
        std::unique_ptr<Dialogue> m_host;
        std::unique_ptr<Dialogue> m_guest;
        std::deque<std::string> m_toHost;
        std::deque<std::string> m_toGuest;
    };
};

QTEST_APPLESS_MAIN(TestDialogue)
#include "tst_dialogue.moc"
