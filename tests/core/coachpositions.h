// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/openingbook.h"
#include "core/players/computer.h"
#include "core/players/exactposition.h"
#include "core/rules/game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Positions of all kinds to ask the coach about, the same each time.
namespace coachpositions {

/// The program's book. @param resources the folder that it is in
[[nodiscard]] inline four::engine::OpeningBook standardBook(const std::string &resources)
{
    static const std::vector<char> bytes = [&] {
        std::ifstream file(resources + "/openings.book", std::ios::binary);
        return std::vector<char>(std::istreambuf_iterator<char>(file), {});
    }();
    auto opened = four::engine::OpeningBook::open(std::as_bytes(std::span(bytes)));
    if (!std::holds_alternative<four::engine::OpeningBook>(opened))
        throw std::runtime_error("no opening book in " + resources);
    return std::get<four::engine::OpeningBook>(opened);
}

/// The game after these drops, turns ended.
[[nodiscard]] inline four::Game played(const four::GameSetup &setup, const std::string &columns)
{
    four::Game game(setup);
    for (const char digit : columns) {
        if (game.step() == four::Step::ChooseLetter)
            game.apply(four::action::ChooseLetter{four::Letter::X});
        if (!game.apply(four::action::Drop{digit == '0' ? 9 : digit - '1'}).done())
            throw std::logic_error("no game: " + columns);
        if (game.step() == four::Step::Confirm)
            game.apply(four::action::EndTurn{});
    }
    return game;
}

/// Draws positions without end: from the public test sets and their prefixes, and from games of all levels,
/// each player with a chance of a slip, by all presets without power-ups and on other boards.
class Source
{
public:
    /// What the games between levels are played on.
    enum class Boards : std::uint8_t { Any, Standard };

    /// @param testSets the folder with the public test sets
    explicit Source(const std::string &testSets, std::uint64_t seed, Boards boards = Boards::Any)
        : m_random(seed), m_boards(boards)
    {
        for (const char *set :
             {"Test_L1_R1", "Test_L1_R2", "Test_L1_R3", "Test_L2_R1", "Test_L2_R2", "Test_L3_R1"}) {
            std::ifstream file(testSets + '/' + set);
            std::string columns;
            for (int score = 0; file >> columns >> score;)
                m_sets.push_back(columns);
        }
        if (m_sets.size() != 6000)
            throw std::runtime_error("the test sets are not in " + testSets);
    }

    /// A game that goes on and has exact values.
    [[nodiscard]] four::Game next()
    {
        for (;;) {
            four::Game game = below(3) == 0 ? fromGames() : fromSets();
            if (four::exactPosition(game))
                return game;
        }
    }

    /// A position of a game between levels.
    [[nodiscard]] four::Game fromGames()
    {
        while (m_games.empty())
            play();
        four::Game game = std::move(m_games.back());
        m_games.pop_back();
        return game;
    }

    /// A whole game between levels.
    [[nodiscard]] four::Game finishedGame()
    {
        four::Game game = start();
        while (!game.isOver())
            game.apply(chosen(game));
        return game;
    }

    [[nodiscard]] four::Game fromSets()
    {
        const std::string &whole = m_sets[below(m_sets.size())];
        return played({}, whole.substr(0, below(2) == 0 ? whole.size() : below(whole.size() + 1)));
    }

private:
    [[nodiscard]] std::size_t below(std::size_t n) { return static_cast<std::size_t>(m_random() % n); }

    [[nodiscard]] four::Ruleset drawRules()
    {
        constexpr std::array presets{four::Preset::Classic, four::Preset::ThreeStrikes,
                                     four::Preset::NamedMatch, four::Preset::VersusComputer};
        // Boards that a solver without a book is quick on.
        constexpr std::array<std::array<int, 3>, 6> boards{
            {{4, 4, 3}, {5, 4, 4}, {6, 4, 4}, {5, 5, 4}, {4, 6, 4}, {6, 5, 4}}};
        if (m_boards == Boards::Standard || below(3) != 0)
            return four::rulesetOf(presets[below(presets.size())]);
        const auto &[columns, rows, connect] = boards[below(boards.size())];
        return {.columns = columns, .rows = rows, .connect = connect};
    }

    void play()
    {
        four::Game game = start();
        while (!game.isOver()) {
            if (game.step() == four::Step::Move)
                m_games.push_back(game);
            game.apply(chosen(game));
        }
        std::shuffle(m_games.begin(), m_games.end(), m_random);
    }

    [[nodiscard]] four::Game start()
    {
        using enum four::Level;
        constexpr std::array levels{Random, Beginner, Easy, Medium, Hard, Expert};
        m_levels = {levels[below(6)], levels[below(6)]};
        return four::Game({.rules = drawRules(), .seed = m_random(), .seats = {}, .starter = {}});
    }

    [[nodiscard]] four::Action chosen(const four::Game &game)
    {
        const four::Level level =
            m_levels[game.turn() == four::Player::One ? std::size_t{0} : std::size_t{1}];
        return four::chooseAction(game, below(8) == 0 ? four::Level::Random : level);
    }

    std::array<four::Level, 2> m_levels{};
    std::mt19937_64 m_random;
    Boards m_boards;
    std::vector<std::string> m_sets;
    std::vector<four::Game> m_games;
};

} // namespace coachpositions
