// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay.h"

#include "ui/game/gamemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace four;

namespace {
/// Columns as people count them: "44" are two drops into the fourth.
void drop(GameModel &model, const QString &columns)
{
    for (const QChar column : columns) {
        const Outcome outcome = model.session()->submit(action::Drop{column.digitValue() - 1});
        QVERIFY2(outcome.done(), qPrintable(columns));
        if (outcome.step == Step::Confirm)
            model.session()->submit(action::EndTurn{});
    }
}

/// The cells of a role, as "column,row" from 1, sorted.
QString cellsWith(const GameModel &model, int role)
{
    QStringList cells;
    for (int column = 1; column <= model.columnCount(); ++column) {
        for (int row = 1; row <= model.rowCount(); ++row) {
            const QModelIndex index = model.index(model.rowCount() - row, column - 1);
            if (model.data(index, role).toBool())
                cells << QStringLiteral("%1,%2").arg(column).arg(row);
        }
    }
    return cells.join(u' ');
}

struct Spies
{
    explicit Spies(GameModel &model)
        : prepared(&model, &GameModel::arrived), begun(&model, &GameModel::begun),
          acted(&model, &GameModel::acted), stateChanged(&model, &GameModel::stateChanged),
          dataChanged(&model, &GameModel::dataChanged), reset(&model, &GameModel::modelReset)
    {
    }
    /// How often each has come since the last time, in the order of the members.
    [[nodiscard]] QList<int> counts()
    {
        QList<int> counts;
        for (QSignalSpy *spy : {&prepared, &begun, &acted, &stateChanged, &dataChanged, &reset}) {
            counts << int(spy->count());
            spy->clear();
        }
        return counts;
    }

    QSignalSpy prepared;
    QSignalSpy begun;
    QSignalSpy acted;
    QSignalSpy stateChanged;
    QSignalSpy dataChanged;
    QSignalSpy reset;
};

const QList<int> none{0, 0, 0, 0, 0, 0};
} // namespace

class TestGameModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A listener to the pause looks at the model, which must have the other game by then.
    void aPauseEndsAfterTheOtherGameIsThere()
    {
        Session session;
        GameModel model(&session);
        session.pace()->setHeld(true);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        std::optional<qsizetype> resets;
        connect(session.pace(), &Pace::heldChanged, this, [&] { resets = reset.count(); });
        session.prepare(matchOf(Preset::Classic), 1);
        QCOMPARE(resets, std::optional<qsizetype>(1));
        QVERIFY(!session.pace()->isHeld());
    }

    void staysSoundThroughWholeGames_data()
    {
        QTest::addColumn<Ruleset>("rules");
        QTest::addColumn<int>("seed");
        for (const Preset preset : allPresets)
            QTest::addRow("preset %d", int(preset)) << rulesetOf(preset) << int(preset);
        RandomPlay random(11);
        for (int i = 0; i < 30; ++i)
            QTest::addRow("random rules %d", i) << random.ruleset() << i;
    }

    void staysSoundThroughWholeGames()
    {
        QFETCH(Ruleset, rules);
        QFETCH(int, seed);
        Session session;
        GameModel model(&session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        Match match;
        match.rules = rules;
        model.session()->prepare(match, quint64(seed));
        model.session()->begin();
        QCOMPARE(model.rowCount(), rules.rows);
        QCOMPARE(model.columnCount(), rules.columns);
        RandomPlay random{unsigned(seed)};
        for (int i = 0; i < 600 && !model.isOver(); ++i) {
            model.session()->submit(random.action(model.game()));
            const Game &game = model.game();
            for (int column = 0; column < rules.columns; ++column) {
                bool lowestEmpty = true;
                for (int row = 0; row < rules.rows; ++row) {
                    const Cell cell{column, row};
                    const QModelIndex index = model.indexOf(cell);
                    QVERIFY(model.cellAt(index) == cell);
                    const std::optional<Player> owner = game.board().at(cell);
                    const int occupant = !owner ? 0 : *owner == Player::One ? 1 : 2;
                    QCOMPARE(model.data(index, GameModel::OccupantRole).toInt(), occupant);
                    QCOMPARE(model.data(index, Qt::DisplayRole).toString().isEmpty(), !owner);
                    QCOMPARE(model.data(index, Qt::DisplayRole), model.data(index, Qt::DisplayRole));
                    QVERIFY(!model.data(index, Qt::AccessibleTextRole).toString().isEmpty());
                    const bool lands = !owner && lowestEmpty && !game.refusal(action::Drop{column});
                    QCOMPARE(model.data(index, GameModel::LandingRole).toBool(), lands);
                    QCOMPARE(model.data(index, GameModel::LastMoveRole).toBool(), game.lastDrop() == cell);
                    const bool winning = game.ending() && std::ranges::count(game.ending()->cells, cell) > 0;
                    QCOMPARE(model.data(index, GameModel::WinningRole).toBool(), winning);
                    lowestEmpty = lowestEmpty && owner;
                }
            }
        }
    }

    void staysSoundFromBoardToBoard()
    {
        Session session;
        GameModel model(&session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (const auto &[columns, rows] :
             {std::pair(10, 10), std::pair(4, 4), std::pair(8, 7), std::pair(5, 4), std::pair(7, 6),
              std::pair(4, 10), std::pair(10, 4)}) {
            Match match;
            match.rules.columns = columns;
            match.rules.rows = rows;
            model.session()->prepare(match, 1);
            QCOMPARE(model.columnCount(), columns);
            QCOMPARE(model.rowCount(), rows);
            QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString());
            model.session()->begin();
            drop(model, "1223");
        }
    }

    void tellsCells_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("occupied");
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("winning");
        QTest::addColumn<QString>("landing");
        QTest::newRow("empty") << ""
                               << ""
                               << ""
                               << ""
                               << "1,1 2,1 3,1 4,1 5,1 6,1 7,1";
        QTest::newRow("one disc") << "4"
                                  << "4,1"
                                  << "4,1"
                                  << ""
                                  << "1,1 2,1 3,1 4,2 5,1 6,1 7,1";
        QTest::newRow("on each other") << "44"
                                       << "4,1 4,2"
                                       << "4,2"
                                       << ""
                                       << "1,1 2,1 3,1 4,3 5,1 6,1 7,1";
        QTest::newRow("full column") << "111111"
                                     << "1,1 1,2 1,3 1,4 1,5 1,6"
                                     << "1,6"
                                     << ""
                                     << "2,1 3,1 4,1 5,1 6,1 7,1";
        QTest::newRow("upright line") << "1212121"
                                      << "1,1 1,2 1,3 1,4 2,1 2,2 2,3"
                                      << "1,4"
                                      << "1,1 1,2 1,3 1,4"
                                      << "";
        QTest::newRow("line across") << "4455667"
                                     << "4,1 4,2 5,1 5,2 6,1 6,2 7,1"
                                     << "7,1"
                                     << "4,1 5,1 6,1 7,1"
                                     << "";
        QTest::newRow("rising diagonal") << "12233434544"
                                         << "1,1 2,1 2,2 3,1 3,2 3,3 4,1 4,2 4,3 4,4 5,1"
                                         << "4,4"
                                         << "1,1 2,2 3,3 4,4"
                                         << "";
        QTest::newRow("falling diagonal") << "76655454344"
                                          << "3,1 4,1 4,2 4,3 4,4 5,1 5,2 5,3 6,1 6,2 7,1"
                                          << "4,4"
                                          << "4,4 5,3 6,2 7,1"
                                          << "";
        QTest::newRow("run of seven") << "1122335566774"
                                      << "1,1 1,2 2,1 2,2 3,1 3,2 4,1 5,1 5,2 6,1 6,2 7,1 7,2"
                                      << "4,1"
                                      << "1,1 2,1 3,1 4,1 5,1 6,1 7,1"
                                      << "";
    }

    void tellsCells()
    {
        QFETCH(QString, columns);
        Session session;
        GameModel model(&session);
        model.session()->prepare(matchOf(Preset::Classic), 1);
        model.session()->begin();
        drop(model, columns);
        QTEST(cellsWith(model, GameModel::OccupantRole), "occupied");
        QTEST(cellsWith(model, GameModel::LastMoveRole), "last");
        QTEST(cellsWith(model, GameModel::WinningRole), "winning");
        QTEST(cellsWith(model, GameModel::LandingRole), "landing");
    }

    void tellsLettersByTheGame_data()
    {
        QTest::addColumn<Letters>("letters");
        QTest::addColumn<std::optional<Letter>>("choice");
        QTest::addColumn<QString>("first");
        QTest::newRow("fixed") << Letters::Fixed << std::optional<Letter>() << "X";
        QTest::newRow("starter chooses X") << Letters::StarterChooses << std::optional(Letter::X) << "X";
        QTest::newRow("starter chooses O") << Letters::StarterChooses << std::optional(Letter::O) << "O";
    }

    void tellsLettersByTheGame()
    {
        QFETCH(Letters, letters);
        QFETCH(std::optional<Letter>, choice);
        QFETCH(QString, first);
        Match match;
        match.rules.letters = letters;
        Session session;
        GameModel model(&session);
        model.session()->prepare(match, 1);
        model.session()->begin();
        if (choice)
            QVERIFY(model.session()->submit(action::ChooseLetter{*choice}).done());
        drop(model, "12");
        QCOMPARE(model.data(model.indexOf({0, 0}), Qt::DisplayRole).toString(), first);
        QCOMPARE(model.data(model.indexOf({1, 0}), Qt::DisplayRole).toString(), first == "X" ? "O" : "X");
        QCOMPARE(model.data(model.indexOf({2, 0}), Qt::DisplayRole).toString(), QString());
        QCOMPARE(model.data(model.indexOf({0, 0}), GameModel::OccupantRole).toInt(), 1);
        QCOMPARE(model.data(model.indexOf({1, 0}), GameModel::OccupantRole).toInt(), 2);
    }

    void tellsRemovedDiscsAndUndos()
    {
        Match match;
        match.rules.removes = 1;
        match.rules.undos = 1;
        Session session;
        GameModel model(&session);
        model.session()->prepare(match, 1);
        model.session()->begin();
        drop(model, "121");
        // 1,1 of player one goes, and what lay on it comes down.
        QVERIFY(model.session()->submit(action::Remove{{0, 0}}).done());
        QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString("1,1 2,1"));
        QCOMPARE(cellsWith(model, GameModel::LastMoveRole), QString());
        QCOMPARE(cellsWith(model, GameModel::LandingRole), QString());
        QVERIFY(model.session()->submit(action::Undo{}).done());
        QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString("1,1 1,2 2,1"));
        QCOMPARE(cellsWith(model, GameModel::LastMoveRole), QString("1,2"));
        QCOMPARE(cellsWith(model, GameModel::LandingRole), QString("1,3 2,2 3,1 4,1 5,1 6,1 7,1"));
    }

    void numbersColumnsAndRows()
    {
        Session session;
        GameModel model(&session);
        QCOMPARE(model.headerData(0, Qt::Horizontal).toInt(), 1);
        QCOMPARE(model.headerData(6, Qt::Horizontal).toInt(), 7);
        QCOMPARE(model.headerData(0, Qt::Vertical).toInt(), 6);
        QCOMPARE(model.headerData(5, Qt::Vertical).toInt(), 1);
    }

    void tellsOfEachChangeOnce()
    {
        Session session;
        GameModel model(&session);
        Spies spies(model);
        //                                              prepared, begun, acted, state, data, reset
        model.session()->prepare(matchOf(Preset::ThreeStrikes), 1);
        QCOMPARE(spies.counts(), (QList<int>{1, 0, 0, 1, 0, 1}));
        model.session()->begin();
        QCOMPARE(spies.counts(), (QList<int>{0, 1, 0, 1, 0, 0}));
        model.session()->begin();
        QCOMPARE(spies.counts(), none);
        model.play(action::Drop{3});
        QCOMPARE(spies.counts(), (QList<int>{0, 0, 1, 1, 1, 0}));
        model.session()->submit(action::EndTurn{});
        QCOMPARE(spies.counts(), (QList<int>{0, 0, 1, 1, 1, 0}));
        model.play(action::Drop{9});
        QCOMPARE(spies.counts(), (QList<int>{0, 0, 1, 1, 1, 0}));
        model.session()->pace()->setShowing(true);
        QVERIFY(model.session()->pace()->isShowing());
        QCOMPARE(spies.counts(), none);
        model.session()->pace()->setShowing(true);
        QCOMPARE(spies.counts(), none);
        model.session()->pace()->setShowing(false);
        QVERIFY(!model.session()->pace()->isShowing());
        QCOMPARE(spies.counts(), none);
        model.play(action::Resign{});
        QCOMPARE(spies.counts(), (QList<int>{0, 0, 1, 1, 1, 0}));
        QVERIFY(model.isOver());
        model.play(action::Drop{3});
        QCOMPARE(spies.counts(), none);
        model.session()->prepareRematch(2);
        QCOMPARE(spies.counts(), (QList<int>{1, 0, 0, 1, 0, 1}));
    }

    void followsTheSession()
    {
        Session session;
        GameModel model(&session);
        Match match = matchOf(Preset::NamedMatch);
        match.rules = rulesetOf(Preset::Classic);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Bình";
        model.session()->prepare(match, 1);
        QVERIFY(!model.hasBegun());
        QVERIFY(model.name(Player::One).contains("Lan"));
        QVERIFY(model.name(Player::Two).contains("Bình"));
        QVERIFY(!model.awaitsPerson());
        model.session()->begin();
        QVERIFY(model.hasBegun());
        QVERIFY(!model.isOver());
        QVERIFY(model.game().turn() == Player::One);
        QVERIFY(model.awaitsPerson());
        drop(model, "1");
        QVERIFY(model.game().turn() == Player::Two);
        drop(model, "212121");
        QVERIFY(model.isOver());
        QVERIFY(!model.awaitsPerson());
        // A player renamed while an earlier position is shown: it stays shown.
        model.showAfter(3);
        const Game whole = model.game();
        session.receiveGame({.reason = Arrival::Renamed, .match = match, .game = whole, .begun = true});
        QCOMPARE(model.shownEntries(), 3);
        QVERIFY(model.isLookingBack());
        // Any other game is shown as it stands.
        session.receiveGame({.reason = Arrival::Resumed, .match = match, .game = whole, .begun = true});
        QVERIFY(!model.isLookingBack());
    }

    void ignoresWhatIsNoAction_data()
    {
        QTest::addColumn<std::function<void(GameModel &)>>("arrange");
        QTest::addColumn<Action>("action");
        using Arrange = std::function<void(GameModel &)>;
        const Arrange notBegun = [](GameModel &model) {
            model.session()->prepare(matchOf(Preset::Classic), 1);
        };
        const Arrange computersTurn = [](GameModel &model) {
            model.session()->prepare(matchOf(Preset::VersusComputer), 1);
            model.session()->begin();
            drop(model, "4");
        };
        const Arrange computerCounts = [](GameModel &model) {
            Match match = matchOf(Preset::ThreeStrikes);
            match.rules.starter = Starter::PlayerOne;
            match.seats[Player::One].level = Level::Random;
            model.session()->prepare(match, 1);
            model.session()->begin();
        };
        const Arrange falling = [](GameModel &model) {
            Match match = matchOf(Preset::ThreeStrikes);
            match.rules.blocks = match.rules.removes = 1;
            model.session()->prepare(match, 1);
            model.session()->begin();
            drop(model, "444444");
            model.session()->pace()->setShowing(true);
        };
        const Arrange over = [](GameModel &model) {
            model.session()->prepare(matchOf(Preset::Classic), 1);
            model.session()->begin();
            drop(model, "1212121");
        };
        QTest::newRow("drop before the beginning") << notBegun << Action(action::Drop{3});
        QTest::newRow("impossible drop before the beginning") << notBegun << Action(action::Drop{9});
        QTest::newRow("resign before the beginning") << notBegun << Action(action::Resign{});
        QTest::newRow("drop at the computer's turn") << computersTurn << Action(action::Drop{3});
        QTest::newRow("undo at the computer's turn") << computersTurn << Action(action::Undo{});
        QTest::newRow("resign at the computer's turn") << computersTurn << Action(action::Resign{});
        QTest::newRow("no number at the computer's turn") << computersTurn << Action(action::Unknown{});
        QTest::newRow("impossible drop at the computer's turn") << computerCounts << Action(action::Drop{9});
        QTest::newRow("full column while a disc falls") << falling << Action(action::Drop{3});
        QTest::newRow("no column while a disc falls") << falling << Action(action::Drop{7});
        QTest::newRow("empty cell while a disc falls") << falling << Action(action::Remove{{0, 0}});
        QTest::newRow("end of turn while a disc falls") << falling << Action(action::EndTurn{});
        QTest::newRow("undo while a disc falls") << falling << Action(action::Undo{});
        QTest::newRow("block while a disc falls") << falling << Action(action::Block{});
        QTest::newRow("no number while a disc falls") << falling << Action(action::Unknown{});
        QTest::newRow("drop after the end") << over << Action(action::Drop{3});
        QTest::newRow("undo after the end") << over << Action(action::Undo{});
        QTest::newRow("resign after the end") << over << Action(action::Resign{});
    }

    void ignoresWhatIsNoAction()
    {
        QFETCH(std::function<void(GameModel &)>, arrange);
        QFETCH(Action, action);
        Session session;
        GameModel model(&session);
        arrange(model);
        Spies spies(model);
        const Game before = model.game();
        const quint64 revision = model.session()->revision();
        model.play(action);
        QCOMPARE(spies.counts(), none);
        QVERIFY(model.game() == before);
        QCOMPARE(model.session()->revision(), revision);
    }

    void takesPossibleActionsWhileADiscFalls()
    {
        Session session;
        GameModel model(&session);
        model.session()->prepare(matchOf(Preset::PowerUps), 1);
        model.session()->begin();
        model.session()->pace()->setShowing(true);
        model.play(action::Drop{3});
        QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString("4,1"));
        model.play(action::Undo{});
        QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString());
        model.play(action::Drop{3});
        model.play(action::EndTurn{});
        model.play(action::Remove{{3, 0}});
        QCOMPARE(cellsWith(model, GameModel::OccupantRole), QString());
        model.play(action::Resign{});
        QVERIFY(model.isOver());
    }

    void countsImpossibleActionsAtRest()
    {
        Session session;
        GameModel model(&session);
        model.session()->prepare(matchOf(Preset::ThreeStrikes), 1);
        model.session()->begin();
        const Player player = model.game().turn();
        QCOMPARE(model.game().left(player).violations, std::optional(2));
        model.play(action::Drop{7});
        QCOMPARE(model.game().left(player).violations, std::optional(1));
        model.session()->pace()->setShowing(true);
        model.play(action::Drop{7});
        QCOMPARE(model.game().left(player).violations, std::optional(1));
        model.session()->pace()->setShowing(false);
        model.play(action::Drop{7});
        QCOMPARE(model.game().left(player).violations, std::optional(0));
        model.play(action::Drop{7});
        QVERIFY(model.isOver());
        QVERIFY(model.game().ending()->winner == opponent(player));
    }

    void choosesTheNextStarter_data()
    {
        QTest::addColumn<RematchStarter>("choice");
        QTest::addColumn<Player>("starter");
        QTest::addColumn<std::optional<Player>>("winner");
        QTest::addColumn<Player>("next");
        const auto one = Player::One;
        const auto two = Player::Two;
        const std::optional<Player> nobody;
        const std::optional<Player> winnerOne(one);
        const std::optional<Player> winnerTwo(two);
        QTest::newRow("rules, one won") << RematchStarter::ByRules << one << winnerOne << one;
        QTest::newRow("rules, two won") << RematchStarter::ByRules << one << winnerTwo << one;
        QTest::newRow("rules, two began and won") << RematchStarter::ByRules << two << winnerTwo << one;
        QTest::newRow("rules, draw") << RematchStarter::ByRules << one << nobody << one;
        QTest::newRow("loser, one won") << RematchStarter::Loser << one << winnerOne << two;
        QTest::newRow("loser, two won") << RematchStarter::Loser << one << winnerTwo << one;
        QTest::newRow("loser, two began and won") << RematchStarter::Loser << two << winnerTwo << one;
        QTest::newRow("loser, two began and lost") << RematchStarter::Loser << two << winnerOne << two;
        QTest::newRow("loser, draw") << RematchStarter::Loser << one << nobody << two;
        QTest::newRow("loser, two began, draw") << RematchStarter::Loser << two << nobody << one;
        QTest::newRow("alternate, one won") << RematchStarter::Alternate << one << winnerOne << two;
        QTest::newRow("alternate, two won") << RematchStarter::Alternate << one << winnerTwo << two;
        QTest::newRow("alternate, two began") << RematchStarter::Alternate << two << winnerTwo << one;
        QTest::newRow("alternate, draw") << RematchStarter::Alternate << one << nobody << two;
        QTest::newRow("alternate, two began, draw") << RematchStarter::Alternate << two << nobody << one;
    }

    void choosesTheNextStarter()
    {
        QFETCH(RematchStarter, choice);
        QFETCH(Player, starter);
        QFETCH(std::optional<Player>, winner);
        QFETCH(Player, next);
        // No line of six fits on a board of four by four: filling it is a draw.
        Match match;
        match.rules.columns = match.rules.rows = 4;
        match.rules.connect = 6;
        match.rematchStarter = choice;
        Session session;
        GameModel model(&session);
        model.session()->prepare(match, 1, starter);
        model.session()->begin();
        QCOMPARE(model.game().starter(), starter);
        if (!winner) {
            drop(model, "1111222233334444");
        } else {
            if (model.game().turn() == *winner)
                drop(model, "1");
            model.play(action::Resign{});
        }
        QVERIFY(model.isOver());
        QVERIFY(model.game().ending()->winner == winner);
        model.session()->prepareRematch(2);
        QVERIFY(!model.hasBegun());
        QCOMPARE(model.game().starter(), next);
        QCOMPARE(model.game().turn(), next);
        QVERIFY(!model.game().starterIsDrawn());
    }

    void keepsTheMatchForARematch()
    {
        Match match = matchOf(Preset::NamedMatch);
        match.seats[Player::One].name = "Lan";
        match.seats[Player::Two].name = "Bình";
        Session session;
        GameModel model(&session);
        model.session()->prepare(match, 1);
        model.session()->begin();
        model.session()->submit(action::Resign{});
        model.session()->setRematchStarter(RematchStarter::Alternate);
        match.rematchStarter = RematchStarter::Alternate;
        model.session()->prepareRematch(77);
        QVERIFY(model.match() == match);
        QCOMPARE(model.game().setup().seed, quint64(77));
        QVERIFY(model.name(Player::Two).contains("Bình"));
        // By the rules of this preset the lot decides, each time anew.
        model.session()->setRematchStarter(RematchStarter::ByRules);
        bool began[2] = {false, false};
        for (quint64 seed = 0; seed < 20; ++seed) {
            model.session()->begin();
            model.session()->submit(action::Resign{});
            model.session()->prepareRematch(seed);
            QVERIFY(model.game().starterIsDrawn());
            began[model.game().starter() == Player::One ? 0 : 1] = true;
        }
        QVERIFY(began[0] && began[1]);
    }
};

QTEST_GUILESS_MAIN(TestGameModel)
#include "tst_gamemodel.moc"
