// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace four {

class Analyst;
class Commands;
class GameModel;
class Hinter;
class Interlude;
class LearnPage;
class PuzzleSolving;
class PuzzleView;
class TurnBar;

/// What the commands of the Learn menu lead to, and the page beside the board that goes with them. No rules.
class LearnFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        GameModel *model;
        Hinter *hinter;
        PuzzleSolving *solving;
        Commands *commands;
    };
    explicit LearnFlow(const Parts &parts, QObject *parent = nullptr);

    /// Of the side panel.
    [[nodiscard]] QWidget *makePage(QWidget *parent);

    void nextPuzzle();
    /// The move that is shown was the mistake.
    void pointOut();
    /// A hint for the puzzle on the board. @return whether there is one, and it needs nothing more
    bool takeHint();

Q_SIGNALS:
    /// What is to be done stands in its page.
    void pageWanted();
    /// The person is to drop.
    void boardWanted();

private:
    void showView();

    Parts m_parts;
    QPointer<LearnPage> m_page; ///< once it was opened
    QPointer<PuzzleView> m_puzzle;
};

} // namespace four
