// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/action.h"
#include "ui/window/commands.h"

#include <QCoreApplication>
#include <QString>

namespace four {

class BetterMove;
class BoardScene;
class GameModel;
class Hinter;
class Interlude;
class ListSplitter;
class Practice;
class Replay;
class Trainer;

/// What can be done with the window at the moment, asked of those who know: the game, the replay, the board,
/// the coach, the puzzle.
class Availability
{
    Q_DECLARE_TR_FUNCTIONS(four::Availability)

public:
    /// All of them must live as long as this.
    Availability(const GameModel *model, const Replay *replay, const BoardScene *scene, const Hinter *hinter,
                 const BetterMove *betterMove, const Interlude *interlude, const Trainer *trainer,
                 const Practice *practice);

    struct State
    {
        bool isEnabled = true;
        QString whyNot = {}; ///< a sentence; empty: its key means nothing here
    };
    [[nodiscard]] State state(Command command) const;

    // What some commands' texts depend on.
    [[nodiscard]] int left(Command command) const; ///< of undos, blocks, removals, for the player on turn
    [[nodiscard]] bool costsAViolation(Command command) const; ///< because none is left
    [[nodiscard]] bool isRemoving() const;                     ///< a disc to remove is being chosen
    [[nodiscard]] bool isHeld() const;
    [[nodiscard]] bool isReplaying() const;

private:
    [[nodiscard]] State stateOf(const Action &action, int perGame, int left) const;
    [[nodiscard]] State hint() const;
    [[nodiscard]] static State ifSo(bool enabled, const QString &whyNot)
    {
        return {enabled, enabled ? QString() : whyNot};
    }

    const GameModel *m_model;
    const Replay *m_replay;
    const BoardScene *m_scene;
    const Hinter *m_hinter;
    const BetterMove *m_betterMove;
    const Interlude *m_interlude;
    const Trainer *m_trainer;
    const Practice *m_practice;
};

} // namespace four
