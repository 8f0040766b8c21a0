// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <utility>

class QKeyEvent;

namespace four {

class GameModel;

/// Keeps a key that was meant for one player's turn from acting in the next one.
///
/// Enter drops a disc and Enter ends the turn. Where a turn ends by itself, or a hand trembles, a second
/// Enter would drop the other player's disc. So Enter, Space and Down do nothing for a while after the end of
/// a turn. Another key, such as an arrow, shows that the person has seen the new turn and ends the wait. The
/// pointer is not delayed.
///
/// GUI thread only.
class TurnGuard : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds. Two presses by habit come within half a second; a reaction to the screen takes longer.
    static constexpr qint64 pause = 700;
    /// Says the time in milliseconds, from any point on; it never goes back.
    using Clock = std::function<qint64()>;

    /// @param model must live as long as this
    explicit TurnGuard(const GameModel *model, QObject *parent);

    /// For tests.
    void setClock(Clock clock) { m_clock = std::move(clock); }

    /// Whether Enter, Space and Down are to do nothing now.
    [[nodiscard]] bool isClosed() const;

protected:
    /// For the whole program: another widget may have the focus at the release.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void closeAfterTurn();
    void notePress(const QKeyEvent &event);
    void noteRelease(int key);
    void releaseAll();
    /// The key may have looked released, see Keyboard.
    void noteRepeat(int key);

    Clock m_clock;
    bool m_isClosed = false;
    qint64 m_since = 0; ///< when the turn ended, or the key was let go that ended it
    int m_down = 0;     ///< which of these keys is down; 0: none
    int m_ended = 0;    ///< which of them is still down since it ended the turn; 0: none
    int m_letGo = 0;    ///< which of them ended the turn and was let go, if none was pressed since
};

} // namespace four
