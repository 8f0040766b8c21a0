// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/provenpuzzle.h"
#include "core/rules/outcome.h"
#include "ui/analysis/analyst.h"
#include "ui/analysis/question.h"
#include "ui/coach/explainer.h"
#include "ui/session/participant.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

namespace four {

class GameModel;
class Interlude;

/// One puzzle on the board, from its question to its solution, in the place of the session's game. What is
/// right, and what the opponent answers, core/coach/puzzleplay.h says. GUI thread only.
class PuzzleSolving : public QObject
{
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        Off,
        Pointing, ///< which drop was the mistake?
        Asked,    ///< for the first drop, or, after a right one, for the next
        Wrong,    ///< the last drop; the opponent shows why, and people may play on against him
        Solved,
        Showing, ///< the solution is played out
        Shown,
    };

    /// All must live as long as this.
    PuzzleSolving(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isRunning() const { return m_stage != Stage::Off; }
    /// Whether something is still to be found.
    [[nodiscard]] bool isOpen() const { return m_stage == Stage::Pointing || m_stage == Stage::Asked; }
    /// @pre isRunning()
    [[nodiscard]] const coach::Puzzle &puzzle() const { return *m_puzzle; }
    /// Whether the last drop that was pointed at is not the mistake.
    [[nodiscard]] bool isMispointed() const { return m_pointed.has_value(); }

    /// Lays it on the board. @param name of who solves it; empty: nobody's  @pre it is right
    void pose(const coach::Puzzle &puzzle, const QString &name);
    /// Back to the game.
    void stop();
    /// Before the last drop if that was wrong, else from the beginning.
    void again();
    /// The drop that was made last at the shown point is the mistake. @pre Stage::Pointing
    void point();
    [[nodiscard]] bool canPoint() const;
    /// Whatever is found from now on is not found alone: a hint was asked for.
    void noteHelp();
    /// Plays it out.
    void showSolution();

    /// All that is to be said now, in the interface's language.
    [[nodiscard]] QString text() const;
    /// The same in one line, beside the board.
    [[nodiscard]] QString prompt() const;
    /// After a change of the interface's language.
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    /// The first try at a puzzle is over; what comes later is no try.
    /// @param isRight without a wrong drop or the solution  @param isHelped by a hint or the solution
    void tried(bool isRight, bool isHelped);
    /// Every drop that it asks for was found, at the first try or later.
    void solved();
    /// The board has been taken away.
    void lost();

private:
    class AskedSeat;

    [[nodiscard]] Player person() const;
    [[nodiscard]] PerPlayer<Seat> seats() const;
    /// So many of the person's drops were right, and have been answered.
    [[nodiscard]] int dropsRight() const { return static_cast<int>(m_drops.size()) / 2; }
    void lay(std::span<const int> drops, bool isPersonAsked);
    void layGameWithMistake();
    void follow(const Outcome &outcome);
    void askStep();
    void receiveStep();
    /// Has the seat that waits drop there.
    void decide(int column);
    void answer(Participant *seat, const Game &game);
    void note(bool isRight);
    void setStage(Stage stage);
    void leave();
    void stopThinking();

    Analyst *m_analyst;
    GameModel *m_model;
    Interlude *m_interlude;
    Explainer m_why; ///< of the solution
    Stage m_stage = Stage::Off;
    std::optional<coach::Puzzle> m_puzzle;
    QString m_name;
    std::vector<int> m_drops;                  ///< from the puzzle's start on
    std::optional<coach::Values> m_chosenFrom; ///< by the drop that was wrong
    std::optional<int> m_wrong;                ///< its column
    std::optional<int> m_refutation;           ///< the opponent's answer to it, once he has dropped
    std::optional<std::size_t> m_pointed;      ///< drop that is not the mistake
    bool m_clueGiven = false;
    bool m_isHelped = false;
    bool m_hasTried = false;
    QPointer<Participant> m_waiting; ///< who is to drop and has not decided yet
    Question<PuzzleStanding> m_step; ///< where the play stands after m_drops
    Question<Action> m_freePlay;     ///< what the opponent does after the puzzle has been answered wrong
};

} // namespace four
