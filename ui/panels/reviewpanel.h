// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;

namespace four {

class GameModel;
class ReplayBar;
class ReplayPanel;
class ResultPanel;

/// Below the board when a game is over or people look back at it: the result, or the point that is shown, and
/// under either the replay's buttons, which stay where they are.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    /// Takes the three over.
    ReviewPanel(GameModel *model, ResultPanel *result, ReplayPanel *point, ReplayBar *bar, QWidget *parent);

private:
    QStackedWidget *m_stack;
};

} // namespace four
