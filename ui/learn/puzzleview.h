// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace four {

class Commands;
class GameModel;
class Hinter;
class LiveLabel;
class PuzzleSolving;
class Trainer;

/// The puzzle beside the board: what is to be found, how hard it is, what came of it, and the buttons that
/// help or lead on.
class PuzzleView : public QWidget
{
    Q_OBJECT

public:
    /// All must live as long as the view.
    PuzzleView(PuzzleSolving *solving, const Trainer *trainer, const Hinter *hinter, const GameModel *model,
               const Commands *commands, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QPushButton *makeButton(const char *name, void (PuzzleSolving::*work)());
    void arrange(bool isWide);
    void retranslate();
    void refresh();
    void refreshHint();
    void refreshProgress();

    PuzzleSolving *m_solving;
    const Trainer *m_trainer;
    const Hinter *m_hinter;
    const GameModel *m_model;
    QGridLayout *m_grid;
    QWidget *m_head; ///< which puzzle it is
    QBoxLayout *m_facts;
    QWidget *m_buttons; ///< what can be done with it
    QWidget *m_words;   ///< what is to be said of it
    bool m_isWide = false;
    QLabel *m_title;
    QLabel *m_difficulty;
    QLabel *m_progress; ///< of the mode that the puzzle is of
    LiveLabel *m_text;
    std::vector<int> m_told; ///< the columns of the puzzle that it is of
    QString m_toldRating;    ///< how it has changed
    LiveLabel *m_hintText;
    QWidget *m_pointing;
    QWidget *m_hint;
    QPushButton *m_solution;
    QPushButton *m_again;
    QWidget *m_next;
};

} // namespace four
