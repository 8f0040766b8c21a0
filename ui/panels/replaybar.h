// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace four {

/// The buttons of the replay, below the board when a game is over or people look back at it.
class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    /// The commands that it has buttons for.
    struct Actions
    {
        QAction *first;
        QAction *back;
        QAction *play;
        QAction *forward;
        QAction *last;
        QAction *playOn;
        QAction *pointOut; ///< in the place of the one before, while a mistake is looked for
    };
    explicit ReplayBar(const Actions &actions, QWidget *parent = nullptr);

    /// Whether the move that is shown may be the mistake that is looked for.
    void setPointing(bool isPointing);

private:
    QWidget *m_playOn;
    QWidget *m_pointOut;
};

} // namespace four
