// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/hint.h"
#include "core/coach/outlook.h"
#include "core/coach/puzzleplay.h"
#include "core/coach/review.h"
#include "core/engine/position.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/setup.h"

#include <QFuture>

#include <cstdint>
#include <deque>
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

/// Where the play of a puzzle stands, and what its last drop was chosen from.
struct PuzzleStanding
{
    coach::PuzzleStep step;
    std::optional<coach::Values> before; ///< of the position before the last drop; nothing: there was none
};

/// The window's one way to the engine: it thinks on threads of its own, with the opening book, can be
/// stopped at any time, and remembers what it was asked last. Called on the GUI thread.
class Analyst
{
public:
    Analyst();
    ~Analyst();
    Analyst(const Analyst &) = delete;
    Analyst &operator=(const Analyst &) = delete;

    /// On which it thinks about what somebody waits for. They are not those of the global pool: on these Qt
    /// fills large areas, and the window stands still until it has one.
    [[nodiscard]] static QThreadPool *threads();

    /// What a computer of this level does next in the game. @param stop the future then has no result
    /// @pre the game is not over
    [[nodiscard]] QFuture<Action> chooseAction(const Game &game, Level level, const std::stop_token &stop);

    /// The exact values of all columns that can be played, each as soon as it is known; those of the
    /// positions asked last are there at once. Whoever asks for another position stops
    /// this one first: they come one after the other, on a thread that gives way to all others, those of the
    /// computers among them. It has results for some columns only when it was stopped or had no memory.
    /// @param position an exactPosition
    [[nodiscard]] QFuture<ColumnOutlook> values(const engine::Position &position,
                                                const std::stop_token &stop);
    /// Finds out the values of these positions, one after the other, for when they are asked for. It gives
    /// way like values, and ends early when stopped.
    [[nodiscard]] QFuture<void> thinkAhead(const std::vector<engine::Position> &positions,
                                           const std::stop_token &stop);
    /// A hint for whoever drops next, with the reason and all that belongs to it. It thinks with what the
    /// values have found out, after whoever is thinking there has come to an end, and gives the memory back
    /// unless values are wanted. @param hurry what is not known by then is left out  @param stop the future
    /// then has no result; nor if there is no memory  @param whyNotOf see coach::HintOptions
    /// @pre the game has an exactPosition
    [[nodiscard]] QFuture<coach::Hint> hint(const Game &game, const std::stop_token &hurry,
                                            const std::stop_token &stop, std::optional<int> whyNotOf = {});
    enum class Priority : std::uint8_t {
        Quiet, ///< gives way to all others
        Usual,
    };
    /// What a search thinks of the columns that does not see the end: where there are no values. Each result
    /// looks deeper than the one before; the last one comes within seconds. It gives way as values do, unless
    /// somebody waits for it.
    [[nodiscard]] static QFuture<coach::Estimate> estimates(const Game &game, const std::stop_token &stop,
                                                            Priority priority = Priority::Quiet);
    /// Gives back the memory that the values take, until they are asked for again.
    void forgetValues();

    /// How the play of a puzzle stands, see coach::puzzleStep(). The future has no result when it was
    /// stopped, or had no memory. A person waits for it, so that it does not give way.
    [[nodiscard]] static QFuture<PuzzleStanding>
    puzzleStep(const coach::Puzzle &puzzle, const std::vector<int> &drops, const std::stop_token &stop);

    /// Judges every drop of the game, finished or not, by estimate where there are no exact values, or on
    /// boards other than the standard one not soon. The future's progress counts the drops; it has no result
    /// when it was stopped, or had no memory. It gives way to all others, as values do, and takes its own
    /// memory with it when it ends.
    [[nodiscard]] static QFuture<coach::Review> review(const Game &game, const std::stop_token &stop);

private:
    class Answers;
    class Valuer;
    std::shared_ptr<Answers> m_answers; ///< lives as long as anybody thinks
    [[nodiscard]] std::shared_ptr<Valuer> valuer();
    std::shared_ptr<Valuer> m_valuer;   ///< while values are wanted, and as long as it thinks
    std::weak_ptr<Valuer> m_lastValuer; ///< the same one, also while only a hint is thought about
};

} // namespace four
