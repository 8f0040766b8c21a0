// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/hint.h"
#include "core/coach/outlook.h"
#include "core/coach/puzzleplay.h"
#include "core/coach/review.h"
#include "core/engine/position.h"
#include "core/engine/stopsign.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <QFuture>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QThreadPool;

namespace four {

/// What a drop into one column is worth to the player who makes it.
struct ColumnOutlook
{
    int column = 0;
    coach::Outlook outlook;
};

/// How far a puzzle is played, and what its last drop was chosen from.
struct PuzzleStanding
{
    coach::PuzzleStep step;
    std::optional<coach::Values> before; ///< of the position before the last drop; nothing: there was none
};

/// The only way from the interface to the engine. It searches on its own threads with the opening book, can
/// be stopped at any time, and remembers its last answers. Called on the GUI thread; callers use a Question.
class Analyst
{
public:
    Analyst();
    ~Analyst();
    Analyst(const Analyst &) = delete;
    Analyst &operator=(const Analyst &) = delete;

    /// For searches that are waited for. Not the global pool, on which Qt paints large areas.
    [[nodiscard]] static QThreadPool *threads();

    /// The next action of a computer of this level. @param stop no result after it
    /// @param deadline a result soon after it, such as it is @pre the game is not over
    [[nodiscard]] QFuture<Action>
    chooseAction(const Game &game, Level level, const std::stop_token &stop,
                 std::optional<engine::StopSign::Clock::time_point> deadline = {});

    /// The exact values of all playable columns, each as soon as it is known; of the last positions at once.
    /// One position at a time, on threads of low priority: the caller stops it before it asks for the next.
    /// Some columns have no result if it was stopped or had no memory.
    /// @param position an exactPosition
    [[nodiscard]] QFuture<ColumnOutlook> values(const engine::Position &position,
                                                const std::stop_token &stop);
    /// Solves these positions, one after the other, for later calls of values(). It has the same low
    /// priority, and ends when stopped or when values() or hint() needs the solver.
    [[nodiscard]] QFuture<void> thinkAhead(const std::vector<engine::Position> &positions,
                                           const std::stop_token &stop);
    /// A hint for the player to drop, with its reason. It uses the solver of values() after the running
    /// search, and frees its memory unless values are wanted. No result if it was stopped or had no memory.
    /// @param deadline, whyNotOf see coach::HintOptions  @pre the game has an exactPosition
    [[nodiscard]] QFuture<coach::Hint> hint(const Game &game,
                                            std::optional<engine::StopSign::Clock::time_point> deadline,
                                            const std::stop_token &stop, std::optional<int> whyNotOf = {});
    enum class Priority : std::uint8_t {
        Quiet, ///< low, below all other threads
        Usual, ///< a person waits for it
    };
    /// How a search that does not see the end judges the columns, where there are no values. Each result
    /// looks deeper than the one before; the last one comes within seconds.
    [[nodiscard]] static QFuture<coach::Estimate> estimates(const Game &game, const std::stop_token &stop,
                                                            Priority priority = Priority::Quiet);
    /// What would be better than the drop, see coach::betterActionsThan(); with the usual priority.
    [[nodiscard]] static QFuture<coach::BetterActions>
    betterActions(const Game &before, std::optional<int> column, const std::stop_token &stop);
    /// Frees the memory of the values until they are asked for again.
    void forgetValues() { m_valuer.reset(); }

    /// See coach::puzzleStep(); with the usual priority. No result if it was stopped or had no memory.
    [[nodiscard]] static QFuture<PuzzleStanding>
    puzzleStep(const coach::Puzzle &puzzle, const std::vector<int> &drops, const std::stop_token &stop);

    /// Judges every drop of the game, finished or not; by estimate where there are no exact values, or, on
    /// boards other than the standard one, none soon. With low priority and its own solver. The future's
    /// progress counts the drops; no result if it was stopped or had no memory.
    [[nodiscard]] static QFuture<coach::Review> review(const Game &game, const std::stop_token &stop);

private:
    class Answers;
    class Valuer;
    [[nodiscard]] std::shared_ptr<Valuer> valuer();

    std::shared_ptr<Answers> m_answers; ///< shared with the searches, which may outlive this
    std::shared_ptr<Valuer> m_valuer;   ///< while values are wanted
    std::weak_ptr<Valuer> m_lastValuer; ///< the same one, also while only a search of a hint keeps it
};

} // namespace four
