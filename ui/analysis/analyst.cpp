// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analyst.h"

#include "core/coach/values.h"
#include "core/players/computer.h"
#include "core/players/exactposition.h"
#include "ui/analysis/openings.h"

#include <QPromise>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <new>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace four {

namespace {
/// For what gives way: apart from Analyst::threads(), so that computers never wait for a thread.
QThreadPool *quietPool()
{
    static QThreadPool pool;
    // On Linux this priority alone makes a difference; the solver's own threads inherit it.
    pool.setThreadPriority(QThread::IdlePriority);
    return &pool;
}

/// Two threads answer sooner, and leave the rest of the machine be.
engine::SolverOptions quietly()
{
    return {.tableMiB = 64, .threads = std::min(2, QThread::idealThreadCount())};
}

const engine::OpeningBook *bookFor(const engine::BoardShape &shape)
{
    const engine::OpeningBook *book = openingBook();
    return book && book->shape() == shape ? book : nullptr;
}
} // namespace

/// The last answers, for whoever asks again: when a thought was stopped after it had come to its end, or a
/// player got another name while the computer was thinking. Any thread.
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

/// The solver that knows the values, and the values that it told last. One position at a time.
class Analyst::Valuer : public std::enable_shared_from_this<Valuer>
{
public:
    [[nodiscard]] QFuture<ColumnOutlook> values(const engine::Position &position, const std::stop_token &stop)
    {
        {
            const std::scoped_lock lock(m_toldMutex);
            const auto found = std::ranges::find(m_told, position, &Told::first);
            if (found != m_told.end())
                return ready(found->second);
        }
        // Somebody waits for it, so that what nobody has asked for yet ends.
        m_ahead.request_stop();
        const auto think = [self = shared_from_this(), position, stop](QPromise<ColumnOutlook> &promise) {
            self->think(position, stop, [&promise](const ColumnOutlook &known) { promise.addResult(known); });
        };
        return QtConcurrent::run(quietPool(), think);
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
                    if (!self->isTold(position))
                        self->think(position, sign, [](const ColumnOutlook &) {});
                }
            });
    }

    [[nodiscard]] QFuture<coach::Hint> hint(const Game &game, const std::stop_token &hurry,
                                            const std::stop_token &stop, std::optional<int> whyNotOf)
    {
        // Somebody waits for it, so that what nobody has asked for yet ends, and it does not give way as
        // values do.
        m_ahead.request_stop();
        return QtConcurrent::run(threads(), [self = shared_from_this(), game, hurry, stop,
                                             whyNotOf](QPromise<coach::Hint> &promise) {
            const std::scoped_lock solverLock(self->m_solverMutex);
            if (stop.stop_requested())
                return;
            coach::HintOptions options{.book = self->takeBook(exactShape(game.rules()).value()),
                                       .whyNotOf = whyNotOf,
                                       .hurry = hurry};
            try {
                if (std::optional<coach::Hint> hint = coach::hintFor(game, self->m_solver, options, stop))
                    promise.addResult(std::move(*hint));
            } catch (const std::bad_alloc &) {
                return;
            }
        });
    }

private:
    /// The position and what its columns are worth.
    using Told = std::pair<engine::Position, std::vector<ColumnOutlook>>;
    /// Enough to look back and forth in any game, with what can come next, without thinking again.
    static constexpr std::size_t most = 1024;

    static QFuture<ColumnOutlook> ready(const std::vector<ColumnOutlook> &outlooks)
    {
        QPromise<ColumnOutlook> promise;
        promise.start();
        for (const ColumnOutlook &outlook : outlooks)
            promise.addResult(outlook);
        promise.finish();
        return promise.future();
    }

    [[nodiscard]] bool isTold(const engine::Position &position)
    {
        const std::scoped_lock lock(m_toldMutex);
        return std::ranges::find(m_told, position, &Told::first) != m_told.end();
    }

    template <typename Tell>
    void think(const engine::Position &position, const engine::StopSign &stop, const Tell &told)
    {
        // Until the position before this one, which was stopped, has come to its end.
        const std::scoped_lock solverLock(m_solverMutex);
        if (stop.stop_requested())
            return;
        takeBook(position.shape());
        std::vector<ColumnOutlook> known;
        const auto tell = [&](int column, coach::Outlook outlook) {
            known.push_back({.column = column, .outlook = outlook});
            told(known.back());
        };
        try {
            if (!coach::valuesOf(m_solver, position, stop, tell))
                return;
        } catch (const std::bad_alloc &) {
            return;
        }
        const std::scoped_lock lock(m_toldMutex);
        m_told.emplace_back(position, std::move(known));
        if (m_told.size() > most)
            m_told.pop_front();
    }

    /// Has the solver use the book if it is one for this board. @return what it uses
    const engine::OpeningBook *takeBook(engine::BoardShape shape)
    {
        const engine::OpeningBook *book = openingBook();
        if (book && book->shape() != shape)
            book = nullptr;
        m_solver.setBook(book);
        return book;
    }

    std::stop_source m_ahead; ///< of thinking ahead; GUI thread
    std::mutex m_toldMutex;
    std::deque<Told> m_told;
    std::mutex m_solverMutex;
    engine::Solver m_solver{quietly()};
};

Analyst::Analyst() : m_answers(std::make_shared<Answers>()) {}

Analyst::~Analyst() = default;

QThreadPool *Analyst::threads()
{
    static QThreadPool pool;
    // More than one window thinks at once, however many cores there are.
    pool.setMaxThreadCount(std::max(4, QThread::idealThreadCount()));
    return &pool;
}

QFuture<Action> Analyst::chooseAction(const Game &game, Level level, const std::stop_token &stop)
{
    return QtConcurrent::run(threads(), [answers = m_answers, game, level, stop](QPromise<Action> &promise) {
        if (stop.stop_requested())
            return;
        std::optional<Action> action = answers->find(game, level);
        if (!action) {
            action = four::chooseAction(game, level, stop, bookScore);
            // Who is stopped says anything that is legal.
            if (stop.stop_requested())
                return;
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

QFuture<coach::Hint> Analyst::hint(const Game &game, const std::stop_token &hurry,
                                   const std::stop_token &stop, std::optional<int> whyNotOf)
{
    return valuer()->hint(game, hurry, stop, whyNotOf);
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
            engine::Solver solver(quietly());
            coach::ReviewOptions options{.patience = std::chrono::seconds(10)};
            if (const std::optional<engine::BoardShape> shape = exactShape(game.rules())) {
                solver.setBook(bookFor(*shape));
                // Soon known, unless the machine is busy: an estimate is no better for that.
                if (*shape == engine::BoardShape{})
                    options.patience.reset();
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
            // The position is some way into the game, where a small table is as good as a large one.
            engine::Solver solver({.tableMiB = 16, .threads = quietly().threads});
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

void Analyst::forgetValues()
{
    m_valuer.reset();
}

} // namespace four
