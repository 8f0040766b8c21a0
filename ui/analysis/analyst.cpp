// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analyst.h"

#include "core/coach/values.h"
#include "core/players/computer.h"
#include "core/players/exactposition.h"
#include "ui/analysis/builtin.h"

#include <QPromise>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <deque>
#include <mutex>
#include <new>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace four {

namespace {
/// Threads of low priority, apart from Analyst::threads(): a computer's turn never waits for one of them.
QThreadPool *quietPool()
{
    static QThreadPool pool;
    // On Linux only this priority makes a difference; the solver's own threads inherit it.
    pool.setThreadPriority(QThread::IdlePriority);
    return &pool;
}

/// Two threads: sooner than one, and the other cores stay free.
engine::SolverOptions quietOptions()
{
    return {.tableMiB = 64, .threads = std::min(2, QThread::idealThreadCount())};
}

const engine::OpeningBook *bookFor(const engine::BoardShape &shape)
{
    const engine::OpeningBook *book = openingBook();
    return book && book->shape() == shape ? book : nullptr;
}
} // namespace

/// The last decisions of computers, for a repeated question: after a late stop or a renaming. Any thread.
class Analyst::Answers
{
public:
    [[nodiscard]] std::optional<Action> find(const Game &game, Level level)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = std::ranges::find_if(
            m_answers, [&](const Answer &answer) { return answer.level == level && answer.game == game; });
        return found == m_answers.end() ? std::nullopt : std::optional(found->action);
    }
    void add(const Game &game, Level level, const Action &action)
    {
        const std::scoped_lock lock(m_mutex);
        m_answers.push_back({.game = game, .level = level, .action = action});
        if (m_answers.size() > most)
            m_answers.pop_front();
    }

private:
    struct Answer
    {
        Game game;
        Level level;
        Action action;
    };
    static constexpr std::size_t most = 8;

    std::mutex m_mutex;
    std::deque<Answer> m_answers;
};

/// The solver of the values, one position at a time, and the values that it found last.
class Analyst::Valuer : public std::enable_shared_from_this<Valuer>
{
public:
    [[nodiscard]] QFuture<ColumnOutlook> values(const engine::Position &position, const std::stop_token &stop)
    {
        {
            const std::scoped_lock lock(m_knownMutex);
            const auto found = std::ranges::find(m_known, position, &Known::first);
            if (found != m_known.end())
                return readyFuture(found->second);
        }
        // A person waits for these values: thinkAhead() ends.
        m_ahead.request_stop();
        const auto solve = [self = shared_from_this(), position, stop](QPromise<ColumnOutlook> &promise) {
            self->solve(position, stop, [&promise](const ColumnOutlook &found) { promise.addResult(found); });
        };
        return QtConcurrent::run(quietPool(), solve);
    }

    [[nodiscard]] QFuture<void> thinkAhead(const std::vector<engine::Position> &positions,
                                           const std::stop_token &stop)
    {
        m_ahead = std::stop_source();
        return QtConcurrent::run(
            quietPool(),
            [self = shared_from_this(), sign = engine::StopSign(stop).orBy(m_ahead.get_token()), positions] {
                for (const engine::Position &position : positions) {
                    if (sign.stop_requested())
                        return;
                    if (!self->isKnown(position))
                        self->solve(position, sign, [](const ColumnOutlook &) {});
                }
            });
    }

    [[nodiscard]] QFuture<coach::Hint> hint(const Game &game,
                                            std::optional<engine::StopSign::Clock::time_point> deadline,
                                            const std::stop_token &stop, std::optional<int> whyNotOf)
    {
        // A person waits for it: thinkAhead() ends, and the thread has the usual priority.
        m_ahead.request_stop();
        return QtConcurrent::run(threads(), [self = shared_from_this(), game, deadline, stop,
                                             whyNotOf](QPromise<coach::Hint> &promise) {
            const std::scoped_lock solverLock(self->m_solverMutex);
            if (stop.stop_requested())
                return;
            const engine::OpeningBook *book = bookFor(exactShape(game.rules()).value());
            self->m_solver.setBook(book);
            const coach::HintOptions options{.book = book, .whyNotOf = whyNotOf, .deadline = deadline};
            try {
                if (std::optional<coach::Hint> hint = coach::hintFor(game, self->m_solver, options, stop))
                    promise.addResult(std::move(*hint));
            } catch (const std::bad_alloc &) {
                return;
            }
        });
    }

private:
    /// A position and the values of its columns.
    using Known = std::pair<engine::Position, std::vector<ColumnOutlook>>;
    /// Enough to look back and forth in any game, with all next positions, without solving again.
    static constexpr std::size_t most = 1024;

    static QFuture<ColumnOutlook> readyFuture(const std::vector<ColumnOutlook> &outlooks)
    {
        QPromise<ColumnOutlook> promise;
        promise.start();
        for (const ColumnOutlook &outlook : outlooks)
            promise.addResult(outlook);
        promise.finish();
        return promise.future();
    }

    [[nodiscard]] bool isKnown(const engine::Position &position)
    {
        const std::scoped_lock lock(m_knownMutex);
        return std::ranges::find(m_known, position, &Known::first) != m_known.end();
    }

    /// @param tell called with each value as soon as it is known
    template <typename Tell>
    void solve(const engine::Position &position, const engine::StopSign &stop, const Tell &tell)
    {
        // Waits for the end of the search before, which was stopped.
        const std::scoped_lock solverLock(m_solverMutex);
        if (stop.stop_requested())
            return;
        m_solver.setBook(bookFor(position.shape()));
        std::size_t playable = 0;
        for (int column = 0; column < position.shape().columns; ++column)
            playable += position.canDrop(column) ? 1U : 0U;
        std::vector<ColumnOutlook> found;
        const auto add = [&](int column, coach::Outlook outlook) {
            found.push_back({.column = column, .outlook = outlook});
            // Before the last value is told: its receiver may stop this search.
            if (found.size() == playable)
                storeValues(position, found);
            tell(found.back());
        };
        try {
            std::ignore = coach::valuesOf(m_solver, position, stop, add);
        } catch (const std::bad_alloc &) {
            return; // with the values that were told by then
        }
    }

    void storeValues(const engine::Position &position, const std::vector<ColumnOutlook> &values)
    {
        const std::scoped_lock lock(m_knownMutex);
        m_known.emplace_back(position, values);
        if (m_known.size() > most)
            m_known.pop_front();
    }

    std::stop_source m_ahead; ///< of thinkAhead(); GUI thread
    std::mutex m_knownMutex;
    std::deque<Known> m_known;
    std::mutex m_solverMutex;
    engine::Solver m_solver{quietOptions()};
};

Analyst::Analyst() : m_answers(std::make_shared<Answers>()) {}

Analyst::~Analyst() = default;

QThreadPool *Analyst::threads()
{
    static QThreadPool pool;
    // Several windows search at once, also on few cores.
    pool.setMaxThreadCount(std::max(4, QThread::idealThreadCount()));
    return &pool;
}

QFuture<Action> Analyst::chooseAction(const Game &game, Level level, const std::stop_token &stop,
                                      std::optional<engine::StopSign::Clock::time_point> deadline)
{
    engine::StopSign sign(stop);
    if (deadline)
        sign = sign.at(*deadline);
    return QtConcurrent::run(threads(),
                             [answers = m_answers, game, level, stop, sign](QPromise<Action> &promise) {
                                 if (stop.stop_requested())
                                     return;
                                 std::optional<Action> action = answers->find(game, level);
                                 if (!action) {
                                     action = four::chooseAction(game, level, sign, bookScore);
                                     // A search that was stopped returns any legal action.
                                     if (stop.stop_requested())
                                         return;
                                     if (!sign.stop_requested())
                                         answers->add(game, level, *action);
                                 }
                                 promise.addResult(*action);
                             });
}

QFuture<ColumnOutlook> Analyst::values(const engine::Position &position, const std::stop_token &stop)
{
    m_valuer = valuer();
    return m_valuer->values(position, stop);
}

QFuture<void> Analyst::thinkAhead(const std::vector<engine::Position> &positions, const std::stop_token &stop)
{
    m_valuer = valuer();
    return m_valuer->thinkAhead(positions, stop);
}

QFuture<coach::Hint> Analyst::hint(const Game &game,
                                   std::optional<engine::StopSign::Clock::time_point> deadline,
                                   const std::stop_token &stop, std::optional<int> whyNotOf)
{
    return valuer()->hint(game, deadline, stop, whyNotOf);
}

std::shared_ptr<Analyst::Valuer> Analyst::valuer()
{
    std::shared_ptr<Valuer> valuer = m_valuer ? m_valuer : m_lastValuer.lock();
    if (!valuer)
        valuer = std::make_shared<Valuer>();
    m_lastValuer = valuer;
    return valuer;
}

QFuture<coach::Review> Analyst::review(const Game &game, const std::stop_token &stop)
{
    return QtConcurrent::run(quietPool(), [game, stop](QPromise<coach::Review> &promise) {
        if (stop.stop_requested())
            return;
        const auto tell = [&promise](std::size_t done, std::size_t all) {
            promise.setProgressRange(0, static_cast<int>(all));
            promise.setProgressValue(static_cast<int>(done));
        };
        try {
            engine::Solver solver(quietOptions());
            coach::ReviewOptions options{.timeLimit = std::chrono::seconds(10)};
            if (const std::optional<engine::BoardShape> shape = exactShape(game.rules())) {
                solver.setBook(bookFor(*shape));
                // Exact values come soon here; on a busy machine an estimate would not come sooner.
                if (*shape == engine::BoardShape{})
                    options.timeLimit.reset();
            }
            if (std::optional<coach::Review> review = coach::reviewOf(game, solver, stop, tell, options))
                promise.addResult(std::move(*review));
        } catch (const std::bad_alloc &) {
            return; // without a result
        }
    });
}

QFuture<PuzzleStanding> Analyst::puzzleStep(const coach::Puzzle &puzzle, const std::vector<int> &drops,
                                            const std::stop_token &stop)
{
    return QtConcurrent::run(threads(), [puzzle, drops, stop](QPromise<PuzzleStanding> &promise) {
        try {
            // The position is some moves into the game, where a small table is as good as a large one.
            engine::Solver solver({.tableMiB = 16, .threads = quietOptions().threads});
            solver.setBook(bookFor(engine::BoardShape{}));
            PuzzleStanding standing;
            std::optional<coach::PuzzleStep> step = coach::puzzleStep(puzzle, drops, solver, stop);
            if (!step)
                return;
            standing.step = *std::move(step);
            if (!drops.empty()) {
                std::vector<int> all(puzzle.start().begin(), puzzle.start().end());
                all.insert(all.end(), drops.begin(), drops.end() - 1);
                standing.before = coach::valuesOf(solver, coach::positionAfter(all).value(), stop);
                if (!standing.before)
                    return;
            }
            promise.addResult(std::move(standing));
        } catch (const std::bad_alloc &) {
            return; // without a result
        }
    });
}

QFuture<coach::Estimate> Analyst::estimates(const Game &game, const std::stop_token &stop, Priority priority)
{
    QThreadPool *const pool = priority == Priority::Quiet ? quietPool() : threads();
    return QtConcurrent::run(pool, [game, stop](QPromise<coach::Estimate> &promise) {
        try {
            std::ignore = coach::estimateOf(
                game, {}, stop, [&promise](const coach::Estimate &known) { promise.addResult(known); });
        } catch (const std::bad_alloc &) {
            return; // with what is known by then
        }
    });
}

QFuture<coach::BetterActions> Analyst::betterActions(const Game &before, std::optional<int> column,
                                                     const std::stop_token &stop)
{
    return QtConcurrent::run(
        threads(), [before, column, stop] { return coach::betterActionsThan(before, column, stop); });
}

} // namespace four
