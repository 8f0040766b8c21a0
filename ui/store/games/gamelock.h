// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <memory>

namespace four {

/// The right to go on with a stored game: as long as one window has it, no other gets it. The system takes it
/// back when the process ends, however it ends.
///
/// All games share one file, in which each game's number is the place of its lock, and a process opens it
/// once for all of its windows: a descriptor for each game would be too many for hundreds of windows. GUI
/// thread only.
class GameLock
{
public:
    /// @param file made if it is not there; where it cannot be made, every lock is given: nobody stores there
    GameLock(const QString &file, qint64 game);
    ~GameLock();
    Q_DISABLE_COPY_MOVE(GameLock)

    [[nodiscard]] bool isHeld() const { return m_held; }

    /// What the games of this process have of one file.
    struct Held;

private:
    std::shared_ptr<Held> m_file;
    qint64 m_game;
    bool m_held;
};

} // namespace four
