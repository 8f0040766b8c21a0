// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/keys/keyboard.h"

#include <QObject>

#include <functional>
#include <utility>

class QKeyEvent;

namespace four {

class GameModel;

/// Keeps a key that was meant for one player's turn from acting in the next one.
///
/// Enter drops a disc and Enter ends the turn: where a turn ends by itself, because nothing is left to decide
/// or its time is over, the second Enter of a habit would drop the other player's disc; and so would the
/// Enter that ends a turn, if a hand trembles. So Enter, Space and Down do nothing for a while after a turn
/// has ended. Whoever presses another key in between, such as an arrow, has seen the new turn and waits for
/// nothing. The pointer is not held up: it says where a disc is to go.
///
/// GUI thread only.
class TurnGuard : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds. Two presses of a habit follow each other within half a second, and nobody reacts to
    /// what is new on the screen much sooner than after that.
    static constexpr qint64 pause = 700;
    /// Says the time in milliseconds, from any point on; it never goes back.
    using Clock = std::function<qint64()>;

    /// @param model must live as long as this
    explicit TurnGuard(const GameModel *model, QObject *parent);

    /// For tests, which do not wait.
    void setClock(Clock clock) { m_clock = std::move(clock); }

    /// Whether Enter, Space and Down are to do nothing now.
    [[nodiscard]] bool isClosed() const;

protected:
    /// Of the whole program: a key is let go wherever the keyboard is by then.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void close();
    void press(const QKeyEvent &event);
    void release(int key);
    void releaseAll();
    /// Watches for a key that seemed to be let go, and is held.
    void watch(const QEvent &event);

    Clock m_clock;
    bool m_isClosed = false;
    qint64 m_since = 0; ///< when the turn ended, or the key was let go that ended it
    int m_down = 0;     ///< which of these keys is down; 0: none
    int m_ended = 0;    ///< which of them is still down since it ended the turn; 0: none
    int m_letGo = 0;    ///< which of them ended the turn and was let go, if none was pressed since
    HeldKeys m_held{0}; ///< here any press counts but that of a held key
};

} // namespace four
