// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/adaptive.h"
#include "core/players/computer.h"
#include "middlechild.h"
#include "notation.h"
#include "oracle.h"
#include "randomgame.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <variant>
#include <vector>

using namespace four;

namespace {

const char *nameOf(Level level)
{
    constexpr std::array names{"random", "beginner", "easy",   "practised",
                               "medium", "hard",     "expert", "perfect"};
    return names[static_cast<std::size_t>(level)];
}

Game classic(const QByteArray &digits, std::uint64_t seed)
{
    GameSetup setup;
    setup.seed = seed;
    Game game(setup);
    notation::play(game, notation::columns(digits));
    return game;
}

/// How many of 40 lots let the level drop there.
int countDrops(const QByteArray &digits, Level level, int column)
{
    int count = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        count += chooseAction(classic(digits, seed), level) == Action(action::Drop{column - 1});
    return count;
}

/// A child: sees its own three in a row and completes it, and otherwise drops anywhere, blocking nothing.
Action child(const Game &game, std::mt19937_64 &luck)
{
    std::vector<Action> moves = oracle::moves(game);
    for (const Action &move : moves) {
        if (oracle::isWonBy(oracle::after(game, move), game.turn()))
            return move;
    }
    // It likes to go on beside or on top of what it has done.
    std::erase_if(moves, [&](const Action &move) {
        const Cell cell = *game.landing(std::get<action::Drop>(move).column);
        for (const Cell near : {Cell{cell.column - 1, cell.row}, Cell{cell.column + 1, cell.row},
                                Cell{cell.column, cell.row - 1}}) {
            if (game.board().at(near) == game.turn())
                return false;
        }
        return true;
    });
    if (moves.empty())
        moves = oracle::moves(game);
    return moves[luck() % moves.size()];
}

/// Nothing if a player acts illegally or the game finds no end.
std::optional<Game> played(const GameSetup &setup)
{
    Game game(setup);
    for (int actions = 0; !game.isOver(); ++actions) {
        if (actions > 400 || !game.apply(chooseAction(game, *setup.seats[game.turn()].level)).done())
            return {};
    }
    return game;
}

GameSetup match(const Ruleset &rules, Level one, Level two, std::uint64_t seed)
{
    GameSetup setup;
    setup.rules = rules;
    setup.seed = seed;
    setup.seats[Player::One].level = one;
    setup.seats[Player::Two].level = two;
    return setup;
}

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheFirstDiscOver_data()
    {
        QTest::addColumn<Level>("level");
        QTest::newRow("easy") << Level::Easy;
        QTest::newRow("practised") << Level::Practised;
        QTest::newRow("medium") << Level::Medium;
        QTest::newRow("hard") << Level::Hard;
        QTest::newRow("expert") << Level::Expert;
    }

    /// A first disc in the centre is good for its owner, one at the edge is not: levels see it at every try.
    void takesTheFirstDiscOver()
    {
        QFETCH(const Level, level);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            for (const int column : {0, 3, 6}) {
                Game game(match({.swap = true}, level, level, seed));
                game.apply(action::Drop{column});
                Random random(seed, Random::Purpose::Computer);
                const Action action = chooseActionInOwnTime(game, level, random);
                QCOMPARE(std::holds_alternative<action::Swap>(action), column == 3);
            }
        }
    }

    /// Random and Beginner do it at times, wherever the disc is.
    void swapsAtTimes()
    {
        for (const Level level : {Level::Random, Level::Beginner}) {
            int swaps = 0;
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                Game game(match({.swap = true}, level, level, seed));
                game.apply(action::Drop{0});
                swaps += std::holds_alternative<action::Swap>(chooseAction(game, level));
            }
            QVERIFY(swaps > 5 && swaps < 50);
        }
    }

    void completesItsLine_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("column");
        QTest::addColumn<Level>("from"); ///< the lowest level that never misses it
        QTest::newRow("upright") << QByteArray("414141") << 4 << Level::Beginner;
        QTest::newRow("across") << QByteArray("112233") << 4 << Level::Beginner;
        QTest::newRow("a gap across") << QByteArray("112244") << 3 << Level::Beginner;
        // Three yellow discs slant up to column 4, whose fourth cell is open.
        QTest::newRow("rising") << QByteArray("1223343144") << 4 << Level::Easy;
        QTest::newRow("falling") << QByteArray("7665545744") << 4 << Level::Easy;
    }

    void completesItsLine()
    {
        QFETCH(const QByteArray, digits);
        QFETCH(const int, column);
        QFETCH(const Level, from);
        const Game game = classic(digits, 0);
        QVERIFY(oracle::isWonBy(oracle::after(game, action::Drop{column - 1}), game.turn()));
        for (const Level level : allLevels) {
            if (level >= from)
                QVERIFY2(countDrops(digits, level, column) == 40, nameOf(level));
            else if (level != Level::Random)
                QVERIFY2(countDrops(digits, level, column) < 40, nameOf(level)); // its blind spot
        }
    }

    void answersAThreat_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("column");
        QTest::addColumn<Level>("from"); ///< the lowest level that always answers it
        QTest::newRow("upright") << QByteArray("41414") << 4 << Level::Beginner;
        QTest::newRow("across") << QByteArray("17263") << 4 << Level::Easy;
        QTest::newRow("rising") << QByteArray("123324443") << 4 << Level::Practised;
        QTest::newRow("falling") << QByteArray("765564445") << 4 << Level::Practised;
    }

    void answersAThreat()
    {
        QFETCH(const QByteArray, digits);
        QFETCH(const int, column);
        QFETCH(const Level, from);
        for (const Level level : allLevels) {
            const int answers = countDrops(digits, level, column);
            if (level >= from)
                QVERIFY2(answers == 40, nameOf(level));
            else
                QVERIFY2(answers < 40, nameOf(level));
        }
    }

    /// The opponent wins with the next disc, whatever is done: the computer plays on all the same.
    void playsOnWhenEveryDropLoses_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::newRow("an open three") << QByteArray("37475");
        QTest::newRow("an open three, and one column less") << QByteArray("77777731415");
    }

    void playsOnWhenEveryDropLoses()
    {
        QFETCH(const QByteArray, digits);
        for (const Level level : allLevels) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const Game game = classic(digits, seed);
                QVERIFY(!oracle::canAnswer(game));
                QVERIFY2(!game.refusal(chooseAction(game, level)), nameOf(level));
            }
        }
    }

    /// It builds and hardly looks: a player that completes a line now and then beats it, though blocking
    /// nothing.
    void aChildBeatsTheBeginner()
    {
        int won = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            std::mt19937_64 luck(seed);
            Game game(match({}, Level::Beginner, Level::Beginner, seed));
            while (!game.isOver())
                game.apply(game.turn() == Player::One ? child(game, luck)
                                                      : chooseAction(game, Level::Beginner));
            won += oracle::isWonBy(game, Player::One);
        }
        QVERIFY2(won > 60, QByteArray::number(won));
    }

    /// Each level can be beaten by the next, and beats the one before more often than not.
    void eachLevelIsStronger_data()
    {
        QTest::addColumn<Level>("stronger");
        QTest::addColumn<Level>("weaker");
        QTest::addColumn<int>("games");
        QTest::newRow("beginner") << Level::Beginner << Level::Random << 100;
        QTest::newRow("easy") << Level::Easy << Level::Beginner << 100;
        QTest::newRow("practised") << Level::Practised << Level::Easy << 100;
        QTest::newRow("medium") << Level::Medium << Level::Practised << 60;
        QTest::newRow("hard") << Level::Hard << Level::Medium << 60;
    }

    void eachLevelIsStronger()
    {
        QFETCH(const Level, stronger);
        QFETCH(const Level, weaker);
        QFETCH(const int, games);
        int points = 0; // two for a win
        for (int i = 0; i < games; ++i) {
            const Player seat = i % 2 ? Player::Two : Player::One;
            GameSetup setup = match({}, stronger, weaker, static_cast<std::uint64_t>(i));
            if (seat == Player::Two)
                std::swap(setup.seats[Player::One], setup.seats[Player::Two]);
            const std::optional<Game> game = played(setup);
            QVERIFY(game);
            points += !game->ending()->winner ? 1 : oracle::isWonBy(*game, seat) ? 2 : 0;
        }
        QVERIFY2(points >= games * 2 * 65 / 100, QByteArray::number(points));
    }

    /// A child that comes to beat a level finds the next one neither as easy nor hopeless: of a hundred
    /// points it makes at most thirty fewer there.
    void noStepIsTooHigh()
    {
        constexpr int games = 400;
        std::vector<double> shares;
        for (const Level level : allLevels) {
            if (level > Level::Medium) // where it makes next to none
                break;
            int points = 0; // two for a win
            for (int i = 0; i < games; ++i) {
                const Player seat = i % 2 ? Player::Two : Player::One;
                GameSetup setup = match({}, level, level, static_cast<std::uint64_t>(i));
                setup.starter = i / 2 % 2 ? Player::Two : Player::One;
                Game game(setup);
                while (!game.isOver()) {
                    Random random(setup.seed, Random::Purpose::Computer,
                                  static_cast<std::uint32_t>(game.actions().size()));
                    QVERIFY(game.apply(game.turn() == seat ? middleChild(game, random)
                                                           : chooseAction(game, level, random))
                                .done());
                }
                points += !game.ending()->winner ? 1 : oracle::isWonBy(game, seat) ? 2 : 0;
            }
            shares.push_back(50.0 * points / games);
            QVERIFY2(shares.size() < 2 || shares[shares.size() - 2] - shares.back() <= 35,
                     qPrintable(QStringLiteral("%1: %2").arg(nameOf(level)).arg(shares.back())));
        }
        QVERIFY2(shares.back() > 2 && shares.back() < 30, qPrintable(QString::number(shares.back())));
    }

    /// Whatever its strength, Adaptive sees what a child sees, and is legal.
    void adaptiveSeesWhatAChildSees_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("column");
        QTest::newRow("wins across") << QByteArray("112233") << 4;
        QTest::newRow("wins upright rather than blocks") << QByteArray("414141") << 4;
        QTest::newRow("wins rising") << QByteArray("1223343144") << 4;
        QTest::newRow("blocks upright") << QByteArray("41414") << 4;
        QTest::newRow("blocks across") << QByteArray("17263") << 4;
        QTest::newRow("blocks falling") << QByteArray("765564445") << 4;
    }

    void adaptiveSeesWhatAChildSees()
    {
        QFETCH(const QByteArray, digits);
        QFETCH(const int, column);
        for (int strength = 0; strength <= players::strengthOf(Level::Expert); strength += 125) {
            GameSetup setup;
            for (const Player player : bothPlayers)
                setup.seats[player] = {.name = {}, .level = Level::Adaptive, .strength = strength};
            setup.seed = static_cast<std::uint64_t>(strength);
            Game game(setup);
            notation::play(game, notation::columns(digits));
            QVERIFY2(chooseAction(game, Level::Adaptive) == Action(action::Drop{column - 1}),
                     QByteArray::number(strength));
        }
    }

    void aStrengthIsBetweenTwoRungs()
    {
        Random random(1, Random::Purpose::Computer);
        int easy = 0;
        const int between = (players::strengthOf(Level::Easy) + players::strengthOf(Level::Practised)) / 2;
        for (int i = 0; i < 1000; ++i) {
            const players::Rung rung = players::rungFor(between, random);
            QVERIFY(rung.level == Level::Easy || rung.level == Level::Practised);
            easy += rung.level == Level::Easy;
        }
        QVERIFY2(easy > 440 && easy < 560, QByteArray::number(easy));
        QVERIFY(!players::rungFor(0, random).level);
        QVERIFY(players::rungFor(greatestStrength, random).level == Level::Perfect);
        for (const Level level : allLevels) {
            QVERIFY(players::rungFor(players::strengthOf(level), random).level == level);
            QVERIFY(players::levelNear(players::strengthOf(level)) == level);
        }
    }

    /// Glickman's formulas by hand, for a deviation of 350: q = 0.0057565; 1/d² = q²/4.
    void theStrengthFollowsTheGames()
    {
        const players::PlayingStrength person{.rating = 1500, .deviation = 350};
        const players::PlayingStrength better = players::afterGame(person, 1500, 1);
        const double information = 1 / 122500.0 + 0.0057565 * 0.0057565 / 4;
        QVERIFY(std::abs(better.rating - (1500 + 0.0057565 / information / 2)) < 0.5);
        QVERIFY(std::abs(better.deviation - 250) < 0.5); // 246.5 by the formula
        QVERIFY(players::afterGame(person, 1500, 0.5).rating == 1500);
        QVERIFY(players::afterGame(person, 1100, 1).rating < better.rating);
        players::PlayingStrength low;
        players::PlayingStrength high;
        for (int i = 0; i < 100; ++i) {
            low = players::afterGame(low, low.rounded(), 0);
            high = players::afterGame(high, high.rounded(), 1);
        }
        QCOMPARE(low.rounded(), 0);
        QCOMPARE(high.rounded(), players::strengthOf(Level::Perfect));
    }

    /// By what a child sees: wins at once, else blocks.
    void judgesAttention_data()
    {
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<int>("turns"); // of the first player
        QTest::addColumn<int>("missed");
        QTest::newRow("nothing yet") << QByteArray("444") << 0 << 0;
        QTest::newRow("wins") << QByteArray("1122334") << 1 << 0;
        QTest::newRow("misses a win") << QByteArray("1122337") << 1 << 1;
        QTest::newRow("blocks") << QByteArray("2121311") << 1 << 0;
        QTest::newRow("does not block") << QByteArray("2121314") << 1 << 1;
        QTest::newRow("cannot block both") << QByteArray("1314757") << 0 << 0;
    }

    void judgesAttention()
    {
        QFETCH(const QByteArray, digits);
        QFETCH(const int, turns);
        QFETCH(const int, missed);
        const players::Attention attention = players::attentionOf(classic(digits, 0), Player::One);
        QCOMPARE(attention.turns, turns);
        QCOMPARE(attention.missed, missed);
        // The more was missed, the weaker; nothing missed says nothing of a strong player.
        const players::PlayingStrength weak{.rating = 200, .deviation = 300};
        QVERIFY(players::afterJudgement(weak, {.turns = 4, .missed = 0}).rating > 200);
        QVERIFY(players::afterJudgement(weak, {.turns = 4, .missed = 3}) == weak);
        const players::PlayingStrength strong{.rating = 2000, .deviation = 300};
        const double some = players::afterJudgement(strong, {.turns = 1, .missed = 1}).rating;
        QVERIFY(some < 2000);
        QVERIFY(players::afterJudgement(strong, {.turns = 4, .missed = 4}).rating < some);
        QVERIFY(players::afterJudgement(strong, {.turns = 4, .missed = 2}) == strong);
        QVERIFY(players::afterJudgement(strong, {}) == strong);
    }

    /// The levels in the place of persons win about every other game from the tenth on. Random is left out:
    /// no person is so weak, and whatever Adaptive yields, it takes the wins that a child sees.
    void adaptiveGivesAnEvenChance_data()
    {
        QTest::addColumn<std::optional<Level>>("person"); // nothing: the child
        QTest::newRow("child") << std::optional<Level>();
        for (const Level level : {Level::Beginner, Level::Easy, Level::Practised, Level::Medium})
            QTest::newRow(nameOf(level)) << std::optional(level);
        if (qEnvironmentVariableIsSet("FOUR_SLOW_TESTS")) {
            QTest::newRow("hard") << std::optional(Level::Hard);
            QTest::newRow("expert") << std::optional(Level::Expert);
        }
    }

    void adaptiveGivesAnEvenChance()
    {
        QFETCH(const std::optional<Level>, person);
        constexpr int games = 30;
        const int persons = person >= Level::Hard ? 4 : trials(8);
        double points = 0;
        for (int i = 0; i < persons; ++i) {
            players::PlayingStrength strength;
            for (int number = 1; number <= games; ++number) {
                GameSetup setup;
                setup.seed = static_cast<std::uint64_t>(i * games + number);
                setup.starter = number % 2 ? Player::One : Player::Two;
                setup.seats[Player::Two] = {
                    .name = {}, .level = Level::Adaptive, .strength = strength.rounded()};
                Game game(setup);
                while (!game.isOver()) {
                    Random random(setup.seed, Random::Purpose::Computer,
                                  static_cast<std::uint32_t>(game.actions().size()));
                    const bool isPerson = game.turn() == Player::One;
                    QVERIFY(game.apply(isPerson && !person
                                           ? middleChild(game, random)
                                           : chooseAction(game, isPerson ? *person : Level::Adaptive, random))
                                .done());
                }
                const std::optional<Player> winner = game.ending()->winner;
                const double score = !winner ? 0.5 : oracle::isWonBy(game, Player::One) ? 1 : 0;
                points += number >= 10 ? score : 0;
                strength = players::afterJudgement(players::afterGame(strength, strength.rounded(), score),
                                                   players::attentionOf(game, Player::One));
            }
        }
        const double share = 100 * points / (persons * (games - 9));
        qInfo("%.1f of 100", share);
        QVERIFY2(share >= 35 && share <= 65, qPrintable(QString::number(share)));
    }

    /// With blocks and removes as well, where the starter wins as soon as both see far enough.
    void eachLevelIsStrongerWithPowerUps_data()
    {
        QTest::addColumn<Level>("stronger");
        QTest::addColumn<Level>("weaker");
        QTest::addColumn<int>("games");
        QTest::newRow("practised") << Level::Practised << Level::Easy << 100;
        QTest::newRow("medium") << Level::Medium << Level::Practised << 100;
        QTest::newRow("hard") << Level::Hard << Level::Medium << 60;
        QTest::newRow("expert") << Level::Expert << Level::Hard << 16;
    }

    void eachLevelIsStrongerWithPowerUps()
    {
        QFETCH(const Level, stronger);
        QFETCH(const Level, weaker);
        QFETCH(const int, games);
        int won = 0;
        for (int i = 0; i < games; ++i) {
            const Player seat = i % 2 ? Player::Two : Player::One;
            GameSetup setup =
                match(rulesetOf(Preset::PowerUps), stronger, weaker, static_cast<std::uint64_t>(i));
            if (seat == Player::Two)
                std::swap(setup.seats[Player::One], setup.seats[Player::Two]);
            const std::optional<Game> game = played(setup);
            QVERIFY(game);
            won += oracle::isWonBy(*game, seat);
        }
        QVERIFY2(won >= games * 55 / 100, QByteArray::number(won));
    }

    /// With pops as well, where no game may go on for ever.
    void eachLevelIsStrongerWithPops_data()
    {
        QTest::addColumn<Level>("stronger");
        QTest::addColumn<Level>("weaker");
        QTest::addColumn<int>("games");
        QTest::newRow("beginner") << Level::Beginner << Level::Random << 100;
        QTest::newRow("easy") << Level::Easy << Level::Beginner << 100;
        QTest::newRow("practised") << Level::Practised << Level::Easy << 100;
        QTest::newRow("medium") << Level::Medium << Level::Practised << 100;
        QTest::newRow("hard") << Level::Hard << Level::Medium << 40;
        QTest::newRow("expert") << Level::Expert << Level::Hard << 16;
    }

    void eachLevelIsStrongerWithPops()
    {
        QFETCH(const Level, stronger);
        QFETCH(const Level, weaker);
        QFETCH(const int, games);
        int points = 0; // two for a win
        int pops = 0;
        for (int i = 0; i < games; ++i) {
            const Player seat = i % 2 ? Player::Two : Player::One;
            GameSetup setup = match({.popOut = true}, stronger, weaker, static_cast<std::uint64_t>(i));
            if (seat == Player::Two)
                std::swap(setup.seats[Player::One], setup.seats[Player::Two]);
            const std::optional<Game> game = played(setup);
            QVERIFY(game);
            points += !game->ending()->winner ? 1 : oracle::isWonBy(*game, seat) ? 2 : 0;
            for (const Action &action : game->actions())
                pops += std::holds_alternative<action::Pop>(action);
        }
        QVERIFY2(points >= games * 2 * 58 / 100, QByteArray::number(points));
        QVERIFY2(pops > 0 || stronger == Level::Easy, QByteArray::number(pops));
    }

    /// In every ruleset, wherever people and luck may have left the game. How much each level is asked is a
    /// matter of how long it thinks.
    void isLegalInAnyPosition_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("every"); // one in so many positions
        for (const Level level : allLevels)
            QTest::newRow(nameOf(level)) << level
                                         << (level < Level::Medium   ? 1
                                             : level < Level::Expert ? 6
                                                                     : 250);
    }

    void isLegalInAnyPosition()
    {
        QFETCH(const Level, level);
        QFETCH(const int, every);
        int asked = 0;
        for (int seed = 0; seed < trials(400); ++seed) {
            RandomGame random(static_cast<std::uint64_t>(seed));
            Game game(random.setup());
            for (int i = 0; i < 60 && !game.isOver(); ++i) {
                if (random.oneIn(every)) {
                    const Action action = chooseAction(game, level);
                    QVERIFY(!game.refusal(action));
                    // Undoing and giving up are for people.
                    QVERIFY(!std::holds_alternative<action::Undo>(action));
                    QVERIFY(!std::holds_alternative<action::Resign>(action));
                    ++asked;
                }
                game.apply(random.action(game));
            }
        }
        QVERIFY2(asked > 8, QByteArray::number(asked));
    }

    void everyPresetEnds_data()
    {
        QTest::addColumn<Preset>("preset");
        QTest::newRow("classic") << Preset::Classic;
        QTest::newRow("three strikes") << Preset::ThreeStrikes;
        QTest::newRow("named match") << Preset::NamedMatch;
        QTest::newRow("versus computer") << Preset::VersusComputer;
        QTest::newRow("power-ups") << Preset::PowerUps;
        QTest::newRow("five in a row") << Preset::FiveInARow;
    }

    void everyPresetEnds()
    {
        QFETCH(const Preset, preset);
        for (const Level level : allLevels) {
            // The strongest ones think long; the others will do for presets that differ in undos only.
            if (level >= Level::Expert && preset != Preset::Classic && preset != Preset::PowerUps)
                continue;
            const int games = level < Level::Expert ? 10 : 1;
            for (int seed = 0; seed < games; ++seed) {
                const std::optional<Game> game =
                    played(match(rulesetOf(preset), level, level, static_cast<std::uint64_t>(seed)));
                QVERIFY2(game, nameOf(level));
                const Ending::Kind kind = game->ending()->kind;
                QVERIFY(kind == Ending::Kind::Line || kind == Ending::Kind::Draw);
            }
        }
    }

    /// A thousand removes would take a thousand turns; there are nine.
    void everyRulesetEnds()
    {
        for (int i = 0; i < trials(150); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            GameSetup setup = RandomGame(seed).setup();
            for (const Player player : bothPlayers)
                setup.seats[player].level = RandomGame(seed + 1000).oneIn(4) ? Level::Hard : Level::Medium;
            setup.seats[Player::One].level = seed % 2 ? Level::Easy : Level::Beginner;
            QVERIFY2(played(setup), QByteArray::number(quint64{seed}));
        }
    }

    /// The strongest levels are left out: on a busy machine the clock may stop them. What they do is the same
    /// search with more positions.
    void theSameGameHasTheSameAnswer()
    {
        for (const Level level : allLevels) {
            for (int seed = 0; seed < 10 && level < Level::Expert; ++seed) {
                const GameSetup setup = match({}, level, Level::Beginner, static_cast<std::uint64_t>(seed));
                QVERIFY2(played(setup) == played(setup), nameOf(level));
            }
        }
    }

    void otherSeedsAreOtherGames_data()
    {
        QTest::addColumn<Level>("level");
        QTest::addColumn<int>("games");
        for (const Level level : allLevels)
            QTest::newRow(nameOf(level)) << level << (level < Level::Expert ? 20 : 2);
    }

    void otherSeedsAreOtherGames()
    {
        QFETCH(const Level, level);
        QFETCH(const int, games);
        std::set<QByteArray> boards;
        for (int seed = 0; seed < games; ++seed) {
            const std::optional<Game> game =
                played(match({}, level, level, static_cast<std::uint64_t>(seed)));
            QVERIFY(game);
            boards.insert(notation::picture(game->board()));
        }
        QVERIFY2(static_cast<int>(boards.size()) >= games * 9 / 10,
                 QByteArray::number(static_cast<int>(boards.size())));
    }
};

QTEST_APPLESS_MAIN(TestPlayers)
#include "tst_players.moc"
