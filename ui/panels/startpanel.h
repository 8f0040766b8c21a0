// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/footpage.h"

class QLabel;

namespace four {

class Commands;
class GameModel;

/// Below the board before a game: its preset, the starter, and the buttons to begin.
class StartPanel : public FootPage
{
    Q_OBJECT

public:
    StartPanel(GameModel *model, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    GameModel *m_model;
    QLabel *m_title;
    QLabel *m_prospect;
};

} // namespace four
