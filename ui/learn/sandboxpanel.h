// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace four {

class LiveLabel;
class Sandbox;
class SketchView;
class WrappedLabel;

/// The sandbox's page: the board to be set up, the verdict on the position, and the game from it.
class SandboxPanel : public QWidget
{
    Q_OBJECT

public:
    /// @param sandbox must live as long as the panel
    explicit SandboxPanel(Sandbox *sandbox, QWidget *parent = nullptr);

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
    void showAnswer(const QString &text);

    // In the order in which Tab leads through them.
    Sandbox *m_sandbox;
    WrappedLabel *m_welcome;
    QRadioButton *m_one;
    QRadioButton *m_two;
    QRadioButton *m_none;
    SketchView *m_view;
    LiveLabel *m_verdict;
    QLabel *m_levelCaption;
    QComboBox *m_level;
    QCheckBox *m_begins;
    QPushButton *m_play;
    QPushButton *m_stop;
    QPushButton *m_clear;
    QPushButton *m_take;
    QPushButton *m_copy;
    QPushButton *m_paste;
    QPushButton *m_all;
    LiveLabel *m_answer; ///< the result of a button
    LiveLabel *m_values;
};

} // namespace four
