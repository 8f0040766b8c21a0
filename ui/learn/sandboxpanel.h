// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace four {

class BoardView;
class LiveLabel;
class Sandbox;
class SketchView;
class TurnButton;
class WrappedLabel;

/// The sandbox's page: the verdict on the position that is set up on the board, and the game from it. While
/// the page is shown, the board shows the position; while the keys are the board's, or a game from the
/// position is played, it shows the game.
class SandboxPanel : public QWidget
{
    Q_OBJECT

public:
    /// @param sandbox, board must live as long as the panel
    SandboxPanel(Sandbox *sandbox, BoardView *board, QWidget *parent = nullptr);
    ~SandboxPanel() override;

    void takeFocus();
    void takeFromBoard();

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();
    /// The position on the board is to be taken.
    void boardPositionWanted();
    /// Back to the list of the lessons.
    void listWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void play();
    void copy();
    void paste();
    void retranslate();
    void fillLevels();
    void refresh();
    void followFocus(const QWidget *now);
    void showView();
    void showAnswer(const QString &text);

    // In the order in which Tab leads through them.
    QPointer<Sandbox> m_sandbox; ///< nullptr while the window is destroyed
    WrappedLabel *m_welcome;
    BoardView *m_board;
    QPointer<SketchView> m_view; ///< on the board
    LiveLabel *m_verdict;
    QLabel *m_levelCaption;
    QComboBox *m_level;
    QCheckBox *m_begins;
    TurnButton *m_play;
    TurnButton *m_stop;
    TurnButton *m_take;
    TurnButton *m_copy;
    TurnButton *m_paste;
    TurnButton *m_all;
    LiveLabel *m_answer; ///< the result of a button
    LiveLabel *m_values;
    bool m_isSetAside = false; ///< the person has gone to the board, and sees the game there
};

} // namespace four
