// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace four {

class Commands;
class DialogHost;
class GameFiles;
class GameModel;
class GameStore;
class Hinter;
class LearnHome;
class LearnPage;
class PuzzleSolving;
class PuzzleView;
class Trainer;
class TrainingStore;

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
        Trainer *trainer;
        GameStore *store;
        TrainingStore *training;
        GameFiles *files;
        DialogHost *dialogs;
        Commands *commands;
    };
    explicit LearnFlow(const Parts &parts, QObject *parent = nullptr);

    /// Of the side panel.
    [[nodiscard]] QWidget *makePage(QWidget *parent);

    /// Another one of the mode that is on; else one near the person's rating.
    void nextPuzzle();
    void dailyPuzzle();
    /// Where the task is chosen.
    void chooseTask();
    void ownMistake();
    void rush();
    /// How who is training comes along.
    void showProgress();
    /// The move that is shown was the mistake.
    void pointOut();

Q_SIGNALS:
    /// What is to be done stands in its page.
    void pageWanted();
    /// The person is to drop.
    void boardWanted();

private:
    void begin(const std::function<void()> &start);
    void showView();

    Parts m_parts;
    QPointer<LearnPage> m_page; ///< once it was opened
    QPointer<LearnHome> m_home;
    QPointer<PuzzleView> m_puzzle;
    bool m_isHomeWanted = false; ///< although there is a puzzle on the board
};

} // namespace four
