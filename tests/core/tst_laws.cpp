// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/clocks.h"
#include "core/rules/game.h"
#include "core/rules/gamerecord.h"
#include "notation.h"
#include "randomgame.h"

#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <utility>

using namespace four;

namespace {

constexpr int games = 4000;

/// Plays random games to their end, or a while, and calls `look` after each action.
void playGames(std::uint64_t seed, int count,
               const std::function<void(const Game &before, const Outcome &, const Game &after)> &look)
{
    for (int i = 0; i < count; ++i) {
        RandomGame random(seed * 1000000 + static_cast<std::uint64_t>(i));
        Game game(random.setup());
        for (int extra = 0, actions = 0; extra < 5 && actions < 1000; ++actions) {
            extra += game.isOver();
            const Game before = game;
            const Outcome outcome = game.apply(random.action(game));
            look(before, outcome, game);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

/// A board that knows nothing but what outcomes tell.
using Mirror = std::map<Cell, Player>;

Mirror mirrorOf(const Board &board)
{
    Mirror mirror;
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.rows(); ++row) {
            if (const auto owner = board.at({column, row}))
                mirror[{column, row}] = *owner;
        }
    }
    return mirror;
}

void follow(Mirror &mirror, const Outcome &outcome)
{
    for (const auto &gone : {outcome.takenBack, outcome.removed}) {
        if (gone) {
            QVERIFY(mirror.contains(gone->cell) && mirror.at(gone->cell) == gone->owner);
            mirror.erase(gone->cell);
        }
    }
    if (outcome.swapped) {
        for (auto &[cell, owner] : mirror)
            owner = opponent(owner);
    }
    for (const Shift &shift : outcome.shifts) {
        QVERIFY(mirror.contains(shift.from) && mirror.at(shift.from) == shift.owner);
        mirror.erase(shift.from);
    }
    for (const Shift &shift : outcome.shifts) {
        QCOMPARE(shift.from.column, shift.to.column);
        QCOMPARE(std::abs(shift.from.row - shift.to.row), 1);
        QVERIFY(mirror.emplace(shift.to, shift.owner).second);
    }
    for (std::size_t i = 1; i < outcome.shifts.size(); ++i)
        QVERIFY(outcome.shifts[i - 1].from < outcome.shifts[i].from);
    for (const auto &come : {outcome.dropped, outcome.returned}) {
        if (come)
            QVERIFY(mirror.emplace(come->cell, come->owner).second);
    }
}

bool noLines(const Game &game)
{
    return game.board().lineCells(Player::One, game.rules().connect).empty() &&
           game.board().lineCells(Player::Two, game.rules().connect).empty();
}

} // namespace

class TestLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusalForetellsApply()
    {
        playGames(1, games, [](const Game &before, const Outcome &outcome, const Game &after) {
            QVERIFY(before.refusal(outcome.action) == outcome.refusal);
            QCOMPARE(outcome.player, before.turn());
            QCOMPARE(outcome.step, after.step());
            QCOMPARE(outcome.turn, after.turn());
            QVERIFY(outcome.ending == (before.isOver() ? std::nullopt : after.ending()));
            if (std::holds_alternative<action::TimeOut>(outcome.action) && outcome.done())
                QCOMPARE(outcome.violation.has_value(),
                         !before.rules().clock.endsGame() && before.rules().violations != Violations::None);
            else if (outcome.done())
                QVERIFY(!outcome.violation);
            else
                QCOMPARE(outcome.violation.has_value(), before.isViolation(*outcome.refusal));
        });
    }

    void whatIsRefusedChangesNothing()
    {
        playGames(2, games, [](const Game &before, const Outcome &outcome, const Game &after) {
            if (outcome.done())
                return;
            QCOMPARE(before.board(), after.board());
            QVERIFY(!outcome.dropped && !outcome.takenBack && !outcome.removed && !outcome.returned);
            QVERIFY(outcome.shifts.empty() && !outcome.turnEnded && !outcome.blocked && !outcome.swapped);
            if (!outcome.violation) {
                QVERIFY(before == after);
                return;
            }
            QCOMPARE(after.turn(), before.turn());
            const int tolerated = *before.left(before.turn()).violations;
            QCOMPARE(*after.left(before.turn()).violations, std::max(0, tolerated - 1));
            QCOMPARE(outcome.violation->tolerated, std::max(0, tolerated - 1));
            QCOMPARE(outcome.violation->count, before.rules().violationsAllowed - tolerated + 1);
            QCOMPARE(after.isOver(), tolerated == 0);
            if (after.isOver())
                QCOMPARE(after.ending()->kind, Ending::Kind::Violations);
        });
    }

    void aFinishedGameAcceptsNothing()
    {
        playGames(3, games, [](const Game &before, const Outcome &outcome, const Game &after) {
            if (!before.isOver())
                return;
            QCOMPARE(outcome.refusal, std::optional(Refusal::GameOver));
            QVERIFY(before == after);
        });
    }

    void countersStayWithinTheirBounds()
    {
        playGames(4, games, [](const Game &, const Outcome &, const Game &game) {
            const Ruleset &rules = game.rules();
            for (const Player player : bothPlayers) {
                const Left left = game.left(player);
                QVERIFY(left.undos >= 0 && left.undos <= rules.undos);
                QVERIFY(left.blocks >= 0 && left.blocks <= rules.blocks);
                QVERIFY(left.removes >= 0 && left.removes <= rules.removes);
                QCOMPARE(left.violations.has_value(), rules.violations != Violations::None);
                QVERIFY(!left.violations ||
                        (*left.violations >= 0 && *left.violations <= rules.violationsAllowed));
            }
        });
    }

    /// Everything but the undos, the violations and the list of actions is as before the move.
    void undoIsTheInverse()
    {
        std::optional<Game> beforeMove;
        int undone = 0;
        playGames(5, games, [&](const Game &before, const Outcome &outcome, const Game &after) {
            if (!outcome.done())
                return;
            if (before.step() == Step::Move)
                beforeMove = before;
            if (!std::holds_alternative<action::Undo>(outcome.action))
                return;
            ++undone;
            const Player player = before.turn();
            QCOMPARE(after.board(), beforeMove->board());
            QCOMPARE(after.step(), Step::Move);
            QCOMPARE(after.turn(), player);
            QCOMPARE(after.lastDrop(), beforeMove->lastDrop());
            QCOMPARE(after.colour(player), beforeMove->colour(player));
            QCOMPARE(after.letter(player), beforeMove->letter(player));
            QCOMPARE(after.refusal(action::Swap{}), beforeMove->refusal(action::Swap{}));
            QCOMPARE(after.left(opponent(player)), beforeMove->left(opponent(player)));
            Left left = before.left(player);
            --left.undos;
            left.removes = beforeMove->left(player).removes;
            QCOMPARE(after.left(player), left);
            for (int column = -1; column <= before.rules().columns; ++column)
                QCOMPARE(after.refusal(action::Drop{column}), beforeMove->refusal(action::Drop{column}));
        });
        QVERIFY(undone > 1000);
    }

    void turnsFollowTheRules()
    {
        playGames(6, games, [](const Game &before, const Outcome &outcome, const Game &after) {
            const Player player = before.turn();
            const bool isMove = outcome.isMove();
            if (!outcome.done() || after.isOver()) {
                QCOMPARE(after.turn(), player);
                return;
            }
            QCOMPARE(after.turn(), outcome.turnEnded && !outcome.blocked ? opponent(player) : player);
            if (outcome.turnEnded)
                QCOMPARE(after.step(), Step::Move);
            const Left left = after.left(player);
            if (isMove) {
                QCOMPARE(before.step(), Step::Move);
                QVERIFY(after.step() == Step::Confirm || outcome.turnEnded);
                if (after.step() == Step::Confirm)
                    QVERIFY(left.blocks > 0 || !after.refusal(action::Undo{}));
                else
                    QVERIFY(left.blocks == 0);
            }
            if (after.step() == Step::Confirm)
                QVERIFY(!after.refusal(action::EndTurn{}));
            if (outcome.blocked) {
                QCOMPARE(before.step(), Step::Confirm);
                QVERIFY(!before.opponentCouldWin());
                QCOMPARE(left.blocks, before.left(player).blocks - 1);
            }
            if (std::holds_alternative<action::TimeOut>(outcome.action)) {
                QVERIFY(outcome.turnEnded && !outcome.blocked);
                QCOMPARE(after.board(), before.board());
            }
            if (before.rules().violations == Violations::PerTurn && outcome.turnEnded)
                QCOMPARE(after.left(after.turn()).violations,
                         std::optional(before.rules().violationsAllowed));
        });
    }

    void outcomesTellTheWholeStory()
    {
        Mirror mirror;
        playGames(7, games, [&](const Game &before, const Outcome &outcome, const Game &after) {
            if (before.actions().empty())
                mirror = mirrorOf(startingBoard(before.rules()));
            follow(mirror, outcome);
            QVERIFY(mirror == mirrorOf(after.board()));
            const int ones = static_cast<int>(std::count_if(
                mirror.begin(), mirror.end(), [](const auto &disc) { return disc.second == Player::One; }));
            QCOMPARE(after.board().count(Player::One), ones);
            QCOMPARE(after.board().count(Player::Two), static_cast<int>(mirror.size()) - ones);
            for (const auto &[cell, owner] : mirror)
                QVERIFY(cell.row == 0 || mirror.contains({cell.column, cell.row - 1}));
        });
    }

    /// A disc keeps its colour, and a colour its letter, for the whole game. A swap is the reply to the
    /// game's first disc, and changes hands alone.
    void aSwapChangesHandsAlone()
    {
        int swaps = 0;
        int undone = 0;
        playGames(13, games, [&](const Game &before, const Outcome &outcome, const Game &after) {
            const bool isSwap = outcome.done() && std::holds_alternative<action::Swap>(outcome.action);
            QCOMPARE(outcome.colour, before.colour(outcome.player));
            QCOMPARE(before.maySwap(), !before.refusal(action::Swap{}));
            QVERIFY(after.colour(Player::One) != after.colour(Player::Two));
            QCOMPARE(outcome.swapped, before.colour(Player::One) != after.colour(Player::One));
            for (const Colour colour : {Colour::Yellow, Colour::Red}) {
                if (before.letter(colour))
                    QCOMPARE(after.letter(colour), before.letter(colour));
            }
            if (isSwap) {
                ++swaps;
                const Player player = before.turn();
                const Mirror discs = mirrorOf(startingBoard(before.rules()));
                QCOMPARE(mirrorOf(before.board()).size(), discs.size() + 1);
                QCOMPARE(before.board().at(*before.lastDrop()), std::optional(opponent(player)));
                QCOMPARE(after.board().at(*after.lastDrop()), std::optional(player));
                QCOMPARE(after.lastDrop(), before.lastDrop());
            }
            undone += outcome.swapped && !isSwap;
            if (!outcome.isMove() && !outcome.isUndo())
                return;
            for (const auto &[cell, owner] : mirrorOf(before.board())) {
                const std::optional<Player> then = after.board().at(cell);
                if (then && !outcome.removed && !outcome.returned)
                    QCOMPARE(after.colour(*then), before.colour(owner));
            }
        });
        QVERIFY(swaps > 200);
        QVERIFY(undone > 20);
    }

    /// The clocks of a game are the same however they are found, never below zero, and fall only for the
    /// player on turn.
    void clocksFollowFromTheTimes()
    {
        Times times;
        std::optional<Clocks> clocks;
        Milliseconds now{0};
        std::uint64_t chance = 0;
        playGames(12, games / 2, [&](const Game &before, const Outcome &outcome, const Game &after) {
            if (before.actions().empty()) {
                times.actions.clear();
                clocks = Clocks(before.rules());
                now = Milliseconds(0);
            }
            if (after.actions().size() == before.actions().size() || !clocks)
                return;
            const Milliseconds passed(static_cast<std::int64_t>(++chance * 7919 % 9000));
            now += passed;
            const Clocks last = *clocks;
            times.actions.push_back(now);
            clocks->add(outcome, passed);
            const Player player = outcome.player;
            const TimeControl &control = after.rules().clock;
            if (times.actions.size() == after.actions().size())
                QVERIFY(Clocks(after, times.actions) == *clocks);
            QVERIFY(clocks->left(player) >= Milliseconds(0));
            if (control.kind == TimeControl::Kind::None)
                QVERIFY(*clocks == Clocks(after.rules()));
            else if (control.kind == TimeControl::Kind::Game)
                QVERIFY(clocks->left(opponent(player)) == last.left(opponent(player)));
            else if (outcome.turnEnded)
                QVERIFY(clocks->left(after.turn()) == std::chrono::seconds(control.seconds));
            if (outcome.isUndo())
                QVERIFY(clocks->left(player) == last.left(player) || before.step() == Step::Confirm);
        });
    }

    void endsWhenItShould()
    {
        std::map<Ending::Kind, int> endings;
        playGames(8, games, [&](const Game &before, const Outcome &outcome, const Game &after) {
            if (before.isOver())
                return;
            QVERIFY(noLines(before));
            QVERIFY(!before.board().isFull() || before.rules().popOut);
            if (!after.isOver()) {
                QVERIFY(noLines(after));
                QVERIFY(!after.board().isFull() || after.mayPop() || after.step() == Step::Confirm);
                return;
            }
            const Ending &ending = *after.ending();
            ++endings[ending.kind];
            const Player player = before.turn();
            const int connect = after.rules().connect;
            QCOMPARE(ending.winner.has_value(),
                     ending.kind != Ending::Kind::Draw && ending.kind != Ending::Kind::Repetition);
            QCOMPARE(ending.cells.empty(), ending.kind != Ending::Kind::Line);
            switch (ending.kind) {
            case Ending::Kind::Line:
                QVERIFY(ending.cells == after.board().lineCells(*ending.winner, connect));
                if (*ending.winner != player) {
                    QVERIFY(outcome.removed);
                    QVERIFY(after.board().lineCells(player, connect).empty());
                }
                break;
            case Ending::Kind::Draw:
                QVERIFY(after.board().isFull() && noLines(after));
                break;
            case Ending::Kind::Repetition:
                QVERIFY(after.rules().popOut && noLines(after));
                break;
            case Ending::Kind::Violations:
                QVERIFY(outcome.violation);
                QCOMPARE(*ending.winner, opponent(player));
                break;
            case Ending::Kind::Resignation:
                QVERIFY(std::holds_alternative<action::Resign>(outcome.action));
                QCOMPARE(*ending.winner, opponent(player));
                break;
            case Ending::Kind::Time:
                QVERIFY(std::holds_alternative<action::TimeOut>(outcome.action));
                QVERIFY(after.rules().clock.endsGame());
                QCOMPARE(*ending.winner, opponent(player));
                break;
            }
        });
        QCOMPARE(endings.size(), std::size_t{6}); // each was seen
    }

    void queriesAgreeWithTheBoard()
    {
        playGames(9, games / 4, [](const Game &, const Outcome &, const Game &game) {
            bool could = false;
            for (int column = -1; column <= game.rules().columns; ++column) {
                const bool possible = !game.refusal(action::Drop{column});
                QCOMPARE(game.landing(column), possible ? game.board().landing(column) : std::nullopt);
                could = could || game.board().wouldWin(column, opponent(game.turn()), game.rules().connect);
                if (game.rules().popOut && game.board().canPop(column, opponent(game.turn()))) {
                    Board popped = game.board();
                    popped.remove({column, 0});
                    could = could || !popped.lineCells(opponent(game.turn()), game.rules().connect).empty();
                }
            }
            QCOMPARE(game.opponentCouldWin(), could);
        });
    }

    void theSameActionsGiveTheSameGame()
    {
        playGames(10, games / 20, [](const Game &, const Outcome &, const Game &game) {
            Game again(game.setup());
            for (const Action &action : game.actions())
                again.apply(action);
            QVERIFY(again == game);
        });
    }

    void aRecordIsTheWholeGame()
    {
        playGames(11, games / 4, [](const Game &before, const Outcome &, const Game &game) {
            if (!game.isOver() && before.actions().size() % 8 != 0)
                return;
            const std::string text = toText(recordOf(game));
            QVERIFY(text.size() <= maxRecordBytes);
            const auto read = readRecord(text);
            QVERIFY2(std::holds_alternative<Game>(read), text.c_str());
            QVERIFY(std::get<Game>(read) == game);
            QVERIFY(toText(recordOf(std::get<Game>(read))) == text);
        });
    }
};

QTEST_APPLESS_MAIN(TestLaws)
#include "tst_laws.moc"
