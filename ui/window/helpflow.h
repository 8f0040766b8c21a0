// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace four {

class BoardView;
class Commands;
class DialogHost;
class GameModel;

/// The dialogs that the commands of the Help menu lead to.
class HelpFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        GameModel *model;
        const BoardView *board;
        const Commands *commands;
        DialogHost *dialogs;
    };
    explicit HelpFlow(const Parts &parts, QObject *parent = nullptr);

    void showRules();
    void showKeys();
    void showAbout();

private:
    Parts m_parts;
};

} // namespace four
