// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

namespace four {

/// The right to go on with a stored game: as long as one window has it, no other gets it. The system takes it
/// back when the process ends, however it ends.
///
/// All games share one file, in which each game's number is the place of its lock: nothing is left behind,
/// and no half-written file can pass for a lock.
class GameLock
{
public:
    /// @param file made if it is not there; where it cannot be made, every lock is given: nobody stores there
    GameLock(const QString &file, qint64 game);
    ~GameLock();
    Q_DISABLE_COPY_MOVE(GameLock)

    [[nodiscard]] bool isHeld() const { return m_held; }

private:
    int m_descriptor;
    bool m_held = true;
};

} // namespace four
