// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace four {

class Trainer;

/// Tells a screen reader what a run of Rush shows: that it begins, how many puzzles are solved and missed,
/// and that time runs out. Its end is told by the page that shows the result. GUI thread only.
class RushVoice : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this. @param window whose Announcer speaks
    RushVoice(const Trainer *trainer, QWidget *window);

private:
    void tellResults();
    void tellTime();
    void beginAnew();

    const Trainer *m_trainer;
    QWidget *m_window;
    bool m_isRunning = false;
    int m_results = 0;     ///< puzzles told
    int m_secondsLeft = 0; ///< when the time was looked at last
};

} // namespace four
