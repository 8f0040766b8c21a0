// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QObject>

namespace four {

class Exercise;
class GameModel;
class Replay;

/// Whether what the coach knows of a position may be shown.
enum class Disclosure : std::uint8_t {
    Free,
    Agreement, ///< two people play it, and have not agreed yet that the coach may help
    Secret,    ///< it would give the answer of the exercise away
};

/// Lays exercises on the board in the place of the session's game, which is put aside meanwhile and comes
/// back as it was, at the point that was shown. A window has one of these, so that one exercise at a time has
/// the board: the next one takes it from the last. GUI thread only.
class Interlude : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this.
    Interlude(GameModel *model, Replay *replay, QObject *parent = nullptr);

    [[nodiscard]] GameModel *model() const { return m_model; }
    [[nodiscard]] Replay *replay() const { return m_replay; }
    /// The one that has the board; nullptr: the game has it.
    [[nodiscard]] Exercise *exercise() const { return m_exercise; }
    /// Of the game on the board, at whatever point it is shown. All that shows values, threats, hints or a
    /// review asks this.
    [[nodiscard]] Disclosure disclosure() const;
    /// Of a position that is shown elsewhere.
    [[nodiscard]] Disclosure disclosure(const Board &position) const;
    /// Whether the position is that on the board, or at most two drops lead from there to it. The empty board
    /// is of no game.
    [[nodiscard]] bool isOnBoard(const Board &position) const;

    struct Position
    {
        Match match;
        Game game;
        Seating seating{}; ///< its own participants; empty: the session's
    };
    /// Gives the board to the exercise, with this position; it may have the board already.
    void pose(Exercise *exercise, const Position &position);
    /// Back to the game, as the exercise wants. Nothing happens unless it has the board.
    void releaseBoard(Exercise *exercise);
    /// Back to the game; the exercise that had the board loses it.
    void endExercise();
    /// Called by each exercise when something about it has changed.
    void noteChange(const Exercise *exercise);

Q_SIGNALS:
    /// The exercise on the board is another one, or none any more, or something about it has changed.
    void exerciseChanged();
    /// disclosure() became Secret, or no longer is.
    void secretChanged();

private:
    void receiveGame(Arrival reason);
    void returnToGame();
    void setSecret(bool isSecret);
    void takeBoardFrom(Exercise *exercise);

    GameModel *m_model;
    Replay *m_replay;
    Exercise *m_exercise = nullptr;
    bool m_isSecret = false;
    bool m_isPosing = false; ///< the game that arrives is the exercise's position
    int m_shown = 0;         ///< entries of the game, to come back to
};

} // namespace four
