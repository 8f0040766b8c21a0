// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace four {

class Commands;
class GameModel;
class Replay;
/// The buttons of the replay, below the board when a game is over or people look back at it.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// Registers the commands that lead through the replay. All must live as long as the commands.
    static void addCommands(Commands *commands, const GameModel *model, Replay *replay);

    explicit ReplayBar(const Commands *commands, QWidget *parent = nullptr);

    /// Whether the move that is shown may be the mistake that is looked for.
    void setPointing(bool isPointing);

private:
    QWidget *m_playOn;
    QWidget *m_pointOut;
};

} // namespace four
