// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boarddiscs.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/actionlist.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/text/words.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

using namespace four;

namespace {
struct Counted
{
    explicit Counted(GameModel &model)
        : prepared(&model, &GameModel::arrived), begun(&model, &GameModel::begun),
          applied(model.session(), &Session::applied), acted(&model, &GameModel::acted)
    {
    }
    [[nodiscard]] QList<qsizetype> counts() const
    {
        return {prepared.size(), begun.size(), applied.size(), acted.size()};
    }
    QSignalSpy prepared;
    QSignalSpy begun;
    QSignalSpy applied;
    QSignalSpy acted;
};

Match matchWith(const Ruleset &rules)
{
    Match match;
    match.rules = rules;
    return match;
}

void begin(GameModel &model, const Match &match, quint64 seed = 1)
{
    model.session()->prepare(match, seed);
    model.session()->begin();
}

void drop(GameModel &model, const QString &columns)
{
    for (const QChar column : columns) {
        if (model.session()->submit(action::Drop{column.digitValue() - 1}).step == Step::Confirm)
            model.session()->submit(action::EndTurn{});
    }
}

/// Plays to the end, or for a while.
void playAtRandom(GameModel &model, unsigned seed)
{
    RandomPlay random(seed);
    for (int i = 0; i < 300 && !model.isOver(); ++i)
        model.session()->submit(random.action(model.game()));
}

/// Whether roles, scene and the screen reader's cells show this point of the game.
void comparePoint(const BoardView &view, const Game &point)
{
    const GameModel &model = *view.model();
    BoardScene &scene = *view.boardScene();
    scene.finishAnimations();
    QVERIFY(model.shown() == point);
    const auto *board =
        static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(const_cast<BoardView *>(&view)));
    int discs = 0;
    for (int column = 0; column < point.rules().columns; ++column) {
        for (int row = 0; row < point.rules().rows; ++row) {
            const Cell cell{column, row};
            const std::optional<Player> owner = point.board().at(cell);
            const QModelIndex index = model.indexOf(cell);
            QCOMPARE(model.data(index, GameModel::OccupantRole).toInt(), !owner                  ? 0
                                                                         : *owner == Player::One ? 1
                                                                                                 : 2);
            const DiscItem *disc = scene.discAt(cell);
            QCOMPARE(disc != nullptr, owner.has_value());
            if (disc) {
                QVERIFY(disc->colour() == point.colour(*owner) && disc->letter() == point.letter(*owner));
                QCOMPARE(disc->pos(), scene.centreOf(cell));
                QCOMPARE(disc->opacity(), 1.0);
                ++discs;
            }
            const bool winning = point.ending() && std::ranges::count(point.ending()->cells, cell) > 0;
            QCOMPARE(model.data(index, GameModel::WinningRole).toBool(), winning);
            QCOMPARE(model.data(index, GameModel::LastMoveRole).toBool(), point.lastDrop() == cell);
            QCOMPARE(board->cellAt(cell)->text(QAccessible::Name), Words::cell(point, cell));
        }
    }
    // No picture is left over; one more disc is the one in hand.
    int items = 0;
    for (const QGraphicsItem *item : scene.items())
        items += dynamic_cast<const DiscItem *>(item) ? 1 : 0;
    QCOMPARE(items, discs + 1);
    QCOMPARE(scene.litCells().size(), point.ending() ? point.ending()->cells.size() : 0);
}
} // namespace

class TestLookBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEveryPointOfAGame_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<int>("seed");
        QTest::addColumn<AnimationSpeed>("speed");
        for (const Preset preset : allPresets) {
            QTest::addRow("preset %d", int(preset))
                << rulesetOf(preset) << int(preset) << AnimationSpeed::Off;
            QTest::addRow("preset %d, animated", int(preset))
                << rulesetOf(preset) << 20 + int(preset) << AnimationSpeed::Full;
        }
        RandomPlay random(5);
        for (int i = 0; i < 12; ++i)
            QTest::addRow("random rules %d", i)
                << random.ruleset() << i << (i % 2 ? AnimationSpeed::Full : AnimationSpeed::Off);
    }

    void showsEveryPointOfAGame()
    {
        QFETCH(const Ruleset, rules);
        QFETCH(const int, seed);
        QFETCH(const AnimationSpeed, speed);
        Session session;
        GameModel model(&session);
        BoardView view(&model);
        view.boardScene()->setSpeed(speed);
        begin(model, matchWith(rules), quint64(seed));
        playAtRandom(model, unsigned(seed));
        const Game whole = model.game();
        const int size = model.moveHistory().size();

        // What a point is: the first of the game's actions, done again in a new game.
        std::vector<Game> points{Game(whole.setup())};
        std::size_t done = 0;
        for (const MoveHistory::Entry &entry : model.moveHistory().entries()) {
            Game game = points.back();
            for (; done < entry.actions; ++done)
                game.apply(whole.actions()[done]);
            points.push_back(game);
        }
        QVERIFY(points.back() == whole);

        const auto look = [&](int entries) {
            model.showAfter(entries);
            QCOMPARE(model.shownEntries(), entries);
            QCOMPARE(model.isLookingBack(), entries < size);
            comparePoint(view, points[std::size_t(entries)]);
        };
        for (int entries = size; entries >= 0; --entries) {
            look(entries);
            if (QTest::currentTestFailed())
                return;
        }
        for (int entries = 0; entries <= size; ++entries) {
            look(entries);
            if (QTest::currentTestFailed())
                return;
        }
        RandomPlay random(99);
        for (int i = 0; i < 30 && !QTest::currentTestFailed(); ++i)
            look(random.below(size + 1));
        QVERIFY(model.game() == whole);
    }

    void countsNothingAgain()
    {
        Session session;
        GameModel model(&session);
        begin(model, matchOf(Preset::Classic));
        Counted counted(model);
        drop(model, "1212121");
        QVERIFY(model.isOver());
        QCOMPARE(counted.counts(), (QList<qsizetype>{0, 0, 7, 7}));
        const quint64 revision = model.session()->revision();
        Replay replay(&model);
        for (int i = 0; i < 5; ++i) {
            replay.goBack();
            QVERIFY(!model.shown().isOver());
            QVERIFY(model.isOver());
            replay.goForward();
            QVERIFY(model.shown().isOver());
        }
        replay.goToFirst();
        replay.goToLast();
        QCOMPARE(counted.counts(), (QList<qsizetype>{0, 0, 7, 7}));
        QCOMPARE(model.session()->revision(), revision);
        QCOMPARE(model.game().actions().size(), 7U);
    }

    void stepsOnlyWithinTheGame()
    {
        Session session;
        GameModel model(&session);
        Replay replay(&model);
        const QSignalSpy changes(&model, &GameModel::shownChanged);
        model.session()->prepare(matchOf(Preset::Classic), 1);
        replay.goBack();
        replay.goToFirst();
        replay.play();
        QVERIFY(!replay.isPlaying());
        model.session()->begin();
        replay.goBack();
        replay.goForward();
        QVERIFY(!replay.canGoBack() && !replay.canGoForward());
        QCOMPARE(changes.size(), 0);
        drop(model, "12");
        replay.goBy(-50);
        QCOMPARE(model.shownEntries(), 0);
        replay.goBack();
        QVERIFY(!replay.canGoBack() && replay.canGoForward());
        QCOMPARE(changes.size(), 1);
        replay.goBy(50);
        QVERIFY(!model.isLookingBack());
        QCOMPARE(changes.size(), 2);
    }

    void nobodyActsByAccident()
    {
        Session session;
        GameModel model(&session);
        begin(model, matchOf(Preset::ThreeStrikes));
        drop(model, "44");
        const Game before = model.game();
        const Counted counted(model);
        QSignalSpy refused(&model, &GameModel::refusedInThePast);
        model.showAfter(1);
        QVERIFY(!model.awaitsPerson());
        for (const Action &action : std::initializer_list<Action>{
                 action::Drop{0}, action::Drop{9}, action::Undo{}, action::Unknown{}, action::Resign{}})
            model.play(action);
        QVERIFY(model.game() == before);
        QCOMPARE(refused.size(), 5);
        QCOMPARE(counted.counts(), (QList<qsizetype>{0, 0, 0, 0}));
        QCOMPARE(model.shownEntries(), 1);
        model.showAfter(model.moveHistory().size());
        QVERIFY(model.awaitsPerson());
        model.play(action::Drop{0});
        QCOMPARE(refused.size(), 5);
        QCOMPARE(counted.counts(), (QList<qsizetype>{0, 0, 1, 1}));
    }

    void whoeverActsIsInThePresent()
    {
        Session session;
        GameModel model(&session);
        BoardView view(&model);
        begin(model, matchOf(Preset::VersusComputer));
        drop(model, "4");
        model.showAfter(0);
        QVERIFY(model.awaitsComputer());
        drop(model, "4");
        QVERIFY(!model.isLookingBack());
        comparePoint(view, model.game());
        QCOMPARE(model.shown().board().count(Player::Two), 1);
    }

    void playsOnFromAnyPoint_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::addColumn<bool>("finished");
        for (const Preset preset : allPresets) {
            QTest::addRow("preset %d, running", int(preset)) << preset << false;
            QTest::addRow("preset %d, over", int(preset)) << preset << true;
        }
    }

    void playsOnFromAnyPoint()
    {
        QFETCH(const Preset, preset);
        QFETCH(const bool, finished);
        Match match = matchOf(preset);
        match.rematchStarter = RematchStarter::Alternate;
        Session session;
        GameModel model(&session);
        begin(model, match, 7);
        RandomPlay random(3);
        for (int i = 0; i < 300 && (finished ? !model.isOver() : i < 6); ++i)
            model.session()->submit(random.action(model.game()));
        QCOMPARE(model.isOver(), finished);
        const Game whole = model.game();
        for (int entries = 0; entries < model.moveHistory().size(); ++entries) {
            Session othersSession;
            GameModel other(&othersSession);
            othersSession.receiveGame(
                {.reason = Arrival::Resumed, .match = match, .game = whole, .begun = true});
            other.showAfter(entries);
            const Game point = other.shown();
            const Counted counted(other);
            other.playOnFromShown();
            QCOMPARE(counted.counts(), (QList<qsizetype>{1, 0, 0, 0}));
            QVERIFY(other.hasBegun() && !other.isOver() && !other.isLookingBack());
            QVERIFY(other.game() == point && other.shown() == point);
            QVERIFY(other.game().setup() == whole.setup());
            QVERIFY(
                std::ranges::equal(other.game().actions(), whole.actions().first(point.actions().size())));
            QVERIFY(other.match() == match);
            QCOMPARE(other.moveHistory().size(), entries);
            // It goes on like any game.
            other.session()->submit(action::Resign{});
            QVERIFY(other.isOver());
        }
    }

    void listsWhatWasDone()
    {
        Match match = matchOf(Preset::PowerUps);
        match.rules.letters = Letters::Fixed;
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Minh";
        Session session;
        GameModel model(&session);
        const ActionList list(&model);
        model.session()->prepare(match, 1);
        QCOMPARE(list.rowCount(), 0);
        model.session()->begin();
        const auto act = [&](std::initializer_list<Action> actions) {
            for (const Action &action : actions)
                model.session()->submit(action);
        };
        act({action::Drop{3}, action::EndTurn{}, action::Drop{8}, action::Remove{{3, 0}}, action::Undo{},
             action::Drop{3}, action::Block{}, action::Drop{0}, action::EndTurn{}, action::Resign{}});
        QStringList rows;
        for (int row = 0; row < list.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < list.columnCount(); ++column)
                cells << list.index(row, column).data().toString();
            rows << cells.join(u'|').remove(QChar(0x2068)).remove(QChar(0x2069));
        }
        const QStringList expected{
            "0||Lan begins. Lan plays the yellow discs with the letter X.",
            "1|4 e|Lan dropped a disc in column 4.",
            "2|9|Minh: Column 9 is outside the board, which has 7 columns. That was a violation; you have 2 "
            "left.",
            "3|r4,1|Minh removed the disc from column 4, row 1.",
            "4|u|Minh took the move back.",
            "5|4|Minh dropped a disc in column 4.",
            "6|b|Minh blocked Lan’s turn.",
            "7|1 e|Minh dropped a disc in column 1.",
            "8|resign|Minh (O, red) wins because Lan resigned. The winner has 2 disc(s) on the board.",
        };
        QCOMPARE(rows, expected);
        // What is seen of each in one line: of drops the column alone, of all else few words.
        const auto seen = [&list](int row) {
            QStringList cells;
            for (int column = 0; column < list.columnCount(); ++column)
                cells << list.index(row, column).data(ActionList::ShortRole).toString();
            return cells.join(u'|').remove(QChar(0x2068)).remove(QChar(0x2069));
        };
        QCOMPARE(seen(1), QString("1|column 4|"));
        QCOMPARE(seen(0), QString("||beginning"));
        QCOMPARE(seen(2), QString("2||violation"));
        QCOMPARE(seen(3), QString("3||removal, column 4"));
        QCOMPARE(seen(4), QString("4||undo"));
        QCOMPARE(seen(6), QString("6||block"));
        QCOMPARE(seen(8), QString("8||resignation"));
        QCOMPARE(seen(7), QString("7|column 1|"));
        QVERIFY(list.index(2, 0).data(ActionList::ViolationRole).toBool());
        QVERIFY(!list.index(3, 0).data(ActionList::ViolationRole).toBool());
        QCOMPARE(list.index(0, 0).data(ActionList::ColourRole).toInt(), 0);
        QCOMPARE(list.index(1, 0).data(ActionList::ColourRole).toInt(), 1);
        QCOMPARE(list.index(7, 0).data(ActionList::ColourRole).toInt(), 2);
        // It is the list of the game, not of what is shown of it.
        model.showAfter(2);
        QCOMPARE(list.rowCount(), 9);
        model.playOnFromShown();
        QCOMPARE(list.rowCount(), 3);
    }

    void listStaysSound()
    {
        Session session;
        GameModel model(&session);
        ActionList list(&model);
        const QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::Fatal);
        RandomPlay random(8);
        for (unsigned i = 0; i < 20; ++i) {
            begin(model, matchWith(random.ruleset()), i);
            playAtRandom(model, i);
            QCOMPARE(list.rowCount(), model.moveHistory().size() + 1);
            list.retranslate();
            model.showAfter(random.below(model.moveHistory().size() + 1));
            if (model.isLookingBack())
                model.playOnFromShown();
            QCOMPARE(list.rowCount(), model.moveHistory().size() + 1);
        }
    }

    void playsBackByItself()
    {
        Session session;
        GameModel model(&session);
        Replay replay(&model);
        replay.setPause(1);
        begin(model, matchOf(Preset::Classic));
        drop(model, "1212121");
        const Counted counted(model);
        QList<int> shown;
        connect(&model, &GameModel::shownChanged, &model, [&] { shown << model.shownEntries(); });
        QSignalSpy playing(&replay, &Replay::playingChanged);
        replay.play();
        QTRY_VERIFY(!replay.isPlaying());
        QCOMPARE(shown, (QList<int>{0, 1, 2, 3, 4, 5, 6, 7}));
        QCOMPARE(playing.size(), 2);
        QCOMPARE(counted.counts(), (QList<qsizetype>{0, 0, 0, 0}));

        // From the shown position; until a person does something.
        using Do = std::function<void()>;
        for (const Do &interrupt :
             {Do([&] { replay.goBack(); }), Do([&] { replay.pause(); }),
              Do([&] { model.play(action::Drop{0}); }), Do([&] { model.session()->prepareRematch(1); })}) {
            replay.setPause(100000);
            replay.goTo(3);
            replay.play();
            QVERIFY(replay.isPlaying());
            QCOMPARE(model.shownEntries(), 3);
            interrupt();
            QVERIFY(!replay.isPlaying());
        }
    }
};

QTEST_MAIN(TestLookBack)
#include "tst_lookback.moc"
