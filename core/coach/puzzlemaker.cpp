// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/puzzlemaker.h"

#include "core/coach/puzzlefinder.h"
#include "core/coach/puzzleproof.h"
#include "core/coach/puzzlerating.h"
#include "core/coach/puzzleset.h"
#include "core/engine/together.h"
#include "core/engine/transpositiontable.h"
#include "core/engine/wholefile.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

namespace four::coach {

namespace {

constexpr const char *partSuffix = ".part";

struct MeasuredPuzzle
{
    Puzzle puzzle;
    LevelFinds finds{};
};

/// The puzzles of one game.
using Yield = std::vector<MeasuredPuzzle>;

/// Which puzzles become part of the set, one game after the other.
class Choice
{
public:
    explicit Choice(std::size_t wanted) : m_wanted(wanted) {}

    void addPuzzles(const Yield &yield)
    {
        for (MeasuredPuzzle measured : yield) {
            Puzzle &puzzle = measured.puzzle;
            puzzle.rating = ratingOf(measured.finds);
            const int stars = starsOf(puzzle.rating);
            if (isFull(puzzle.task, stars, stars) || m_variety.faultOf(puzzle))
                continue;
            m_variety.add(puzzle);
            ++countOf(puzzle.task, stars);
            m_chosen.push_back(std::move(puzzle));
        }
    }

    /// Whether no puzzle of this task with so many stars is needed any more.
    [[nodiscard]] bool isFull(Puzzle::Task task, int leastStars, int mostStars) const
    {
        const auto index = static_cast<std::size_t>(task);
        const std::size_t quota = m_wanted / allTasks.size() + (index < m_wanted % allTasks.size() ? 1 : 0);
        const auto &counts = m_counts.at(index);
        std::size_t all = 0;
        bool isRoom = false;
        for (int stars = 1; stars <= coach::mostStars; ++stars) {
            const std::size_t count = counts.at(static_cast<std::size_t>(stars - 1));
            all += count;
            isRoom |= stars >= leastStars && stars <= mostStars && count < (2 * quota + 4) / 5;
        }
        return all >= quota || !isRoom;
    }

    [[nodiscard]] bool isComplete() const { return m_chosen.size() == m_wanted; }
    [[nodiscard]] const std::vector<Puzzle> &chosen() const { return m_chosen; }

private:
    std::size_t &countOf(Puzzle::Task task, int stars)
    {
        return m_counts.at(static_cast<std::size_t>(task)).at(static_cast<std::size_t>(stars - 1));
    }

    std::size_t m_wanted;
    std::vector<Puzzle> m_chosen;
    PuzzleVariety m_variety;
    std::array<std::array<std::size_t, mostStars>, allTasks.size()> m_counts{};
};

// The part file is text: a title line with seed and count, then for each game, in the order in which they
// were done,
//   GAME TASK COLUMNS NUMBER FINDS,FINDS,… TASK … .
// with a full stop at the end, so that a line cut off by a crash is noticed.

constexpr const char *partTitle = "fourinarow-puzzles-part 2";

std::string lineOf(std::uint32_t game, const Yield &yield)
{
    std::ostringstream line;
    line << game;
    for (const MeasuredPuzzle &measured : yield) {
        line << ' ' << wordOf(measured.puzzle.task) << ' ' << columnsOf(measured.puzzle.drops) << ' '
             << measured.puzzle.number;
        for (const int finds : measured.finds)
            line << ' ' << finds;
    }
    line << " .\n";
    return line.str();
}

std::optional<Puzzle::Task> taskOf(const std::string &word)
{
    const auto task =
        std::ranges::find_if(allTasks, [&](Puzzle::Task known) { return wordOf(known) == word; });
    return task == allTasks.end() ? std::nullopt : std::optional(*task);
}

/// What lineOf() wrote, proven again; nothing if the line is not whole.
std::optional<std::pair<std::uint32_t, Yield>> readLine(const std::string &text, engine::Solver &solver)
{
    std::istringstream line(text);
    std::uint32_t game = 0;
    Yield yield;
    std::string word;
    if (!(line >> game >> word))
        return {};
    for (; word != "."; line >> word) {
        const std::optional<Puzzle::Task> task = taskOf(word);
        std::string columns;
        int number = 0;
        if (!task || !(line >> columns >> number))
            return {};
        std::vector<int> drops;
        for (const char name : columns)
            drops.push_back(engine::columnOf(name).value_or(-1));
        const std::optional<Puzzle> puzzle = proven(*task, drops, number, solver);
        if (!puzzle)
            return {};
        MeasuredPuzzle measured{.puzzle = *puzzle};
        for (int &finds : measured.finds) {
            if (!(line >> finds) || finds < 0 || finds > triesOfALevel)
                return {};
        }
        yield.push_back(measured);
        word.clear();
    }
    return std::pair(game, yield);
}

enum class Resumed : std::uint8_t { Well, OtherPart, NoFile };

using Yields = std::map<std::uint32_t, Yield>;

/// Reads or creates the part file. Afterwards it exists and is whole.
Resumed resume(const PuzzleMaking &making, engine::Solver &solver, Yields &yields)
{
    const std::filesystem::path part = engine::withSuffix(making.file, partSuffix);
    std::error_code error;
    std::size_t count = making.count;
    if (std::filesystem::exists(part, error)) {
        std::ifstream file(part, std::ios::binary);
        std::string line;
        if (!file)
            return Resumed::NoFile;
        if (std::getline(file, line) && !file.eof()) {
            std::istringstream title(line);
            std::string name;
            std::string version;
            std::uint64_t seed = 0;
            if (!(title >> name >> version >> seed >> count) || name + ' ' + version != partTitle ||
                seed != making.seed || count < making.count)
                return Resumed::OtherPart;
        } else if (!std::string_view(partTitle).starts_with(
                       line.substr(0, std::string_view(partTitle).size()))) {
            return Resumed::OtherPart;
        }
        while (std::getline(file, line) && !file.eof()) {
            if (auto read = readLine(line, solver))
                yields.insert(std::move(*read));
        }
        if (file.bad())
            return Resumed::NoFile;
    }
    // Rewritten without a truncated last line.
    std::string text =
        std::string(partTitle) + ' ' + std::to_string(making.seed) + ' ' + std::to_string(count) + '\n';
    for (const auto &[game, yield] : yields)
        text += lineOf(game, yield);
    return engine::writeWhole(part, std::as_bytes(std::span(text))) ? Resumed::Well : Resumed::NoFile;
}

/// Searches games, each thread one at a time, until the choice is complete.
class Workers
{
public:
    Workers(const PuzzleMaking &making, std::ofstream &part, Yields yields)
        : m_making(making), m_part(part), m_yields(std::move(yields)), m_choice(making.count)
    {
        advance();
    }

    /// @return false when the part file could not be written.
    bool run(const std::function<void(const Choice &choice, std::size_t games)> &progress,
             const std::stop_token &stop)
    {
        const auto memory = std::make_shared<engine::TableMemory>();
        engine::workTogether(
            m_making.solver.threads, [&] { work(memory, engine::StopSign(stop).orBy(m_isOver.get_token())); },
            [&] {
                std::unique_lock lock(m_mutex);
                const Choice choice = m_choice;
                const std::size_t games = m_yields.size();
                lock.unlock();
                progress(choice, games);
            });
        return m_isWritten;
    }

    [[nodiscard]] const Choice &choice() const { return m_choice; }

private:
    /// Adds the puzzles of the games up to the first one that is not known yet. @pre the mutex is held, or
    /// there are no threads
    void advance()
    {
        for (auto next = m_yields.find(m_offered); next != m_yields.end() && !m_choice.isComplete();
             next = m_yields.find(m_offered)) {
            m_choice.addPuzzles(next->second);
            ++m_offered;
        }
        if (m_choice.isComplete())
            m_isOver.request_stop();
    }

    void work(const std::shared_ptr<engine::TableMemory> &memory, const engine::StopSign &stop)
    {
        engine::Solver solver({m_making.solver.tableMiB, 1}, memory);
        solver.setBook(m_making.book);
        while (!stop.stop_requested()) {
            const std::uint32_t game = nextGame();
            const std::optional<Yield> yield = yieldOf(game, solver, stop);
            if (!yield)
                break;
            const std::scoped_lock lock(m_mutex);
            m_part << lineOf(game, *yield) << std::flush;
            if (!m_part) {
                m_isWritten = false;
                m_isOver.request_stop();
                break;
            }
            m_yields.emplace(game, *yield);
            advance();
        }
    }

    std::uint32_t nextGame()
    {
        const std::scoped_lock lock(m_mutex);
        while (m_yields.contains(m_next))
            ++m_next;
        return m_next++;
    }

    /// A full choice stays full, so a puzzle that is left out here would not have been chosen.
    bool isFull(Puzzle::Task task, int leastStars, int mostStars)
    {
        const std::scoped_lock lock(m_mutex);
        return m_choice.isFull(task, leastStars, mostStars);
    }

    std::optional<Yield> yieldOf(std::uint32_t game, engine::Solver &solver, const engine::StopSign &stop)
    {
        const auto puzzles = puzzlesOfGame(
            m_making.seed, game, [this](Puzzle::Task task) { return !isFull(task, 1, mostStars); }, solver,
            stop);
        if (!puzzles)
            return {};
        Yield yield;
        for (const Puzzle &puzzle : *puzzles) {
            MeasuredPuzzle measured{.puzzle = puzzle};
            PuzzleTrial trial(puzzle, solver);
            std::size_t level = 0;
            for (; level < ratedLevels.size() && !isFull(puzzle.task, starsAtLeast(measured.finds, level),
                                                         starsAtMost(measured.finds, level));
                 ++level) {
                const std::optional<int> finds = trial.findsOf(ratedLevels.at(level), stop);
                if (!finds)
                    return {};
                measured.finds.at(level) = *finds;
            }
            if (level == ratedLevels.size())
                yield.push_back(measured);
        }
        return yield;
    }

    /// The fewest, or the most, stars that are still possible when only the first levels were asked.
    static int starsAtLeast(LevelFinds finds, std::size_t asked)
    {
        std::fill(finds.begin() + static_cast<std::ptrdiff_t>(asked), finds.end(), triesOfALevel);
        return starsOf(ratingOf(finds));
    }
    static int starsAtMost(LevelFinds finds, std::size_t asked)
    {
        std::fill(finds.begin() + static_cast<std::ptrdiff_t>(asked), finds.end(), 0);
        return starsOf(ratingOf(finds));
    }

    const PuzzleMaking &m_making;
    std::ofstream &m_part;
    std::stop_source m_isOver; ///< the choice is complete, or nothing can be written
    std::mutex m_mutex;        ///< guards what follows, and the part file
    Yields m_yields;
    Choice m_choice;
    std::uint32_t m_offered = 0; ///< games that the choice has seen
    std::uint32_t m_next = 0;
    bool m_isWritten = true;
};

} // namespace

PuzzleMakingOutcome makePuzzles(const PuzzleMaking &making,
                                const std::function<void(const PuzzleProgress &)> &progress,
                                const std::stop_token &stop)
{
    const std::filesystem::path part = engine::withSuffix(making.file, partSuffix);
    for (const std::filesystem::path &path :
         {making.file, part, engine::withSuffix(making.file, engine::newSuffix),
          engine::withSuffix(part, engine::newSuffix)}) {
        if (engine::isTaken(path))
            return PuzzleMakingOutcome::NotAFile;
    }
    const auto start = std::chrono::steady_clock::now();
    Yields yields;
    engine::Solver solver({making.solver.tableMiB, 1});
    solver.setBook(making.book);
    switch (resume(making, solver, yields)) {
    case Resumed::Well:
        break;
    case Resumed::OtherPart:
        return PuzzleMakingOutcome::OtherPart;
    case Resumed::NoFile:
        return PuzzleMakingOutcome::NoFile;
    }
    std::ofstream file(part, std::ios::binary | std::ios::app);
    if (!file)
        return PuzzleMakingOutcome::NoFile;
    Workers workers(making, file, std::move(yields));
    const std::size_t before = workers.choice().chosen().size();
    const bool isWritten = workers.run(
        [&](const Choice &choice, std::size_t games) {
            const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
            const std::size_t chosen = choice.chosen().size();
            if (progress)
                progress({chosen, making.count, games, chosen - before, spent.count()});
        },
        stop);
    file.close();
    if (!isWritten || !file)
        return PuzzleMakingOutcome::NoFile;
    if (!workers.choice().isComplete())
        return PuzzleMakingOutcome::Stopped;
    if (!engine::writeWhole(making.file, PuzzleSet::write(making.seed, workers.choice().chosen())))
        return PuzzleMakingOutcome::NoFile;
    std::error_code ignored; // a part file that stays only wastes space
    std::filesystem::remove(part, ignored);
    return PuzzleMakingOutcome::Finished;
}

} // namespace four::coach
