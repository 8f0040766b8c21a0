// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include <QPointer>

#include <vector>

namespace four {

class Celebration;
class WinLine;
struct BoardStage;

/// How the end of a game is seen: strokes through the winner's lines, and a celebration that rises from them.
class BoardEnding
{
public:
    /// @param stage must live as long as this
    explicit BoardEnding(const BoardStage &stage) : m_stage(&stage) {}

    /// Whether people's wins are celebrated, as long as all animations are shown.
    void setCelebrating(bool on) { m_celebrates = on; }

    /// Lays strokes where the game that is shown has lines. @param isFalling whether the disc that completes
    /// them is still on its way: then they wait for draw()
    void place(bool isFalling);
    /// Draws the strokes that have waited.
    void draw();
    /// Celebrates if a person has won by what was done. @pre place() has laid the strokes
    void celebrate(const Outcome &outcome);
    void stopCelebrating();
    /// Takes all of it away, to be placed anew.
    void clear();

    [[nodiscard]] const std::vector<WinLine *> &lines() const { return m_lines; }
    [[nodiscard]] bool isCelebrating() const;

private:
    const BoardStage *m_stage;
    std::vector<WinLine *> m_lines;
    QPointer<Celebration> m_celebration;
    bool m_celebrates = true;
};

} // namespace four
