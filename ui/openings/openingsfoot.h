// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/footpage.h"

class QLabel;

namespace four {

class Commands;
class LiveLabel;
class OpeningWalk;
class TurnButton;

/// Below the board while a person walks through the openings: where the walk is, what is to be done, and the
/// ways back and to learning.
class OpeningsFoot : public FootPage
{
    Q_OBJECT

public:
    /// Both must live as long as the foot.
    OpeningsFoot(OpeningWalk *walk, const Commands *commands, QWidget *parent = nullptr);

    /// Whether a position can be learned.
    void setLearning(bool isOffered);

Q_SIGNALS:
    /// There is no way back any more: the person is to go on on the board.
    void boardWanted();
    /// The position that is shown is to be learned.
    void learnWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    OpeningWalk *m_walk;
    LiveLabel *m_where;
    QLabel *m_prompt;
    TurnButton *m_back;
    TurnButton *m_learn;
};

} // namespace four
