// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QWidget>

namespace four {

class GameModel;

/// Moves the shown point through the game's history: by steps, to an end, or by itself. GUI thread only.
class Replay : public QObject
{
    Q_OBJECT

public:
    explicit Replay(GameModel *model, QObject *parent = nullptr);

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

    /// The time that each entry is shown, in milliseconds.
    void setPause(int milliseconds) { m_timer.setInterval(milliseconds); }

    void goTo(int entries);
    /// So many entries on, or back if negative.
    void goBy(int entries);
    void goToFirst() { goTo(0); }
    void goBack() { goBy(-1); }
    void goForward() { goBy(1); }
    void goToLast();
    /// Goes on by itself, from the beginning if the end is shown. It stops at the end and at any action.
    void play();
    void pause();
    void togglePlaying();
    /// Makes the wheel over this widget go back and forward, a notch a step.
    void followWheelOver(QWidget *widget);

Q_SIGNALS:
    void playingChanged(bool playing);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    GameModel *m_model;
    QTimer m_timer;
    int m_turned = 0; ///< by the wheel since the last whole notch, in eighths of a degree
};

} // namespace four
