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
    };
    explicit ReplayBar(const Actions &actions, QWidget *parent = nullptr);
};

} // namespace four
