// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QObject>

namespace four {

class GameModel;
class Replay;

/// Something else on the board in between: a position in the place of the session's game, which is put aside
/// meanwhile and comes back as it was, at the point that was shown. A window has one of these, and whoever
/// wants the board comes here: the next one takes it from the last. GUI thread only.
class Interlude : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this.
    Interlude(GameModel *model, Replay *replay, QObject *parent = nullptr);

    /// Whether the board is this one's.
    [[nodiscard]] bool isOf(const QObject *owner) const { return m_owner && m_owner == owner; }
    [[nodiscard]] bool isOn() const { return m_owner != nullptr; }
    struct Position
    {
        Match match;
        Game game;
        Seating seating{};   ///< who acts in it; empty: whoever the seats say
        bool secret = false; ///< see isSecret()
    };
    /// Lays a position on the board, as often as the owner wants.
    void pose(const QObject *owner, const Position &position);
    /// Whether what the columns of the position are worth is still to be found out, so that nobody may show
    /// it.
    [[nodiscard]] bool isSecret() const { return m_isSecret; }
    void setSecret(bool secret);
    /// The owner has done: back to the game. Nothing happens if the board is somebody else's.
    void leave(const QObject *owner);
    /// Back to the game, whoever has the board.
    void end();

Q_SIGNALS:
    /// The board is this one's no longer, which it did not leave: another game has come, or somebody else.
    void lost(const QObject *owner);
    void secretChanged();

private:
    void receive(Arrival reason);
    void goBack();

    GameModel *m_model;
    Replay *m_replay;
    const QObject *m_owner = nullptr;
    bool m_isSecret = false;
    bool m_isPosing = false; ///< the puzzle that arrives is the owner's
    int m_shown = 0;         ///< entries of the game, to come back to
};

} // namespace four
