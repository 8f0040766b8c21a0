// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/puzzlewords.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace four {

class Commands;
class LiveLabel;
class NameEdit;
class Trainer;
struct OwnPuzzles;
struct Training;

/// The choice of puzzles: the name and standing of the person, and the buttons for each way to a puzzle.
class LearnHome : public QWidget
{
    Q_OBJECT

public:
    /// @param trainer must live as long as the view
    LearnHome(Trainer *trainer, const Commands *commands, QWidget *parent = nullptr);

    /// Gives the keyboard to the choice of a task.
    void chooseTask();

Q_SIGNALS:
    void kindWanted(const four::PuzzleKind &kind);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refresh();
    [[nodiscard]] QString message(const Training &training, const OwnPuzzles &own) const;

    Trainer *m_trainer;
    LiveLabel *m_message;
    QLabel *m_caption;
    NameEdit *m_name;
    QLabel *m_standing;
    QLabel *m_own;
    QLabel *m_taskCaption;
    QComboBox *m_task; ///< tasks, then themes, in the order of kinds()
    QPushButton *m_start;
};

} // namespace four
