// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "ui/coach/explainer.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace four {

class GameModel;
class Interlude;
class Reviewer;

/// Find the better move: leads through the drops of the reviewed game that changed the result. Before each of
/// them the game stands on the board as a puzzle; whoever is to drop is asked for a better column, and may go
/// on against an opponent who plays his best, to see what comes of it. The game itself is put aside meanwhile
/// and comes back as it was, at the point that was shown. GUI thread only.
class BetterMove : public QObject
{
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        Off,
        Asked,  ///< nobody has dropped yet
        Right,  ///< with a column that keeps the result
        NotYet, ///< with another one
    };

    /// All must live as long as this.
    BetterMove(const Reviewer *reviewer, Analyst *analyst, GameModel *model, Interlude *interlude,
               QObject *parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isRunning() const { return m_stage != Stage::Off; }
    /// Whether there is a review, and something in it to be done better.
    [[nodiscard]] bool canStart() const { return !isRunning() && !puzzles().empty(); }
    [[nodiscard]] bool hasReview() const;
    [[nodiscard]] int number() const { return static_cast<int>(m_current) + 1; } ///< of this puzzle, from 1
    [[nodiscard]] int count() const { return static_cast<int>(m_puzzles.size()); }
    [[nodiscard]] bool hasNext() const { return m_current + 1 < m_puzzles.size(); }

    void start();
    /// Back to the game.
    void stop();
    /// The next puzzle, or, after the last one, back to the game.
    void next();
    /// The same one once more.
    void again();
    void giveClue();
    void showSolution();

    /// All that is to be said now, in the interface's language.
    [[nodiscard]] QString text() const;
    /// The same for the ear, a sentence each: without the opponent's answer, which is told where it happens.
    [[nodiscard]] QStringList spoken() const;

Q_SIGNALS:
    void changed();

private:
    /// The drops of the review to be done better: those of people, or, where there are none, of anybody.
    [[nodiscard]] std::vector<std::size_t> puzzles() const;
    void pose();
    void follow(const Outcome &outcome);
    void leave();
    [[nodiscard]] QStringList sentences(bool withAnswer) const;

    const Reviewer *m_reviewer;
    GameModel *m_model;
    Interlude *m_interlude;
    Explainer m_why; ///< of the solution
    Stage m_stage = Stage::Off;
    std::vector<std::size_t> m_puzzles;
    std::size_t m_current = 0; ///< of m_puzzles
    bool m_clueGiven = false;
    bool m_solutionShown = false;
    bool m_isElsewhere = false;  ///< who was asked has removed a disc instead
    std::optional<int> m_tried;  ///< the column that was dropped into
    std::optional<int> m_answer; ///< the opponent's, after it
};

} // namespace four
