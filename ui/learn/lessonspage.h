// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <array>

class QLabel;
class QListWidget;

namespace four {

class AnswerBanner;
class LessonPlay;
class LiveLabel;
class SandboxPanel;
class TurnButton;
class WrappedLabel;

/// The lessons beside the board: the list with the progress of each; or the running step; or the sandbox.
class LessonsPage : public QScrollArea
{
    Q_OBJECT

public:
    /// @param lessons must live as long as the page  @param sandbox of which it becomes the parent
    LessonsPage(LessonPlay *lessons, SandboxPanel *sandbox, QWidget *parent = nullptr);

    /// Leaves the step or the sandbox for the list.
    void showList();
    void showSandbox();
    /// Gives the keyboard to the list, the sandbox, or the board during a step.
    void takeFocus();

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeStep();
    [[nodiscard]] TurnButton *makeButton(const char *name, void (LessonPlay::*work)());
    [[nodiscard]] std::array<QWidget *, 3> pages() const;
    /// Number and question of the step. @pre a lesson is running
    [[nodiscard]] QString task() const;
    /// The keys that lead on when a step is over. @pre a lesson is running
    [[nodiscard]] QString atEnd() const;
    void openChosen();
    void retranslate();
    void refresh();
    void refreshList();
    void refreshStep();
    /// The key that leads on from an answer.
    [[nodiscard]] QString wayOn() const;

    LessonPlay *m_lessons;
    QWidget *m_content;
    SandboxPanel *m_sandbox;
    QWidget *m_choice = nullptr;
    QWidget *m_running = nullptr;
    QWidget *m_asked = nullptr; ///< shown while no lesson is running: choice or sandbox
    WrappedLabel *m_welcome = nullptr;
    QListWidget *m_list = nullptr;
    TurnButton *m_open = nullptr;
    QLabel *m_title = nullptr;
    LiveLabel *m_task = nullptr;
    AnswerBanner *m_banner = nullptr;
    LiveLabel *m_verdict = nullptr;
    TurnButton *m_again = nullptr;
    TurnButton *m_show = nullptr;
    TurnButton *m_previous = nullptr;
    TurnButton *m_next = nullptr;
    TurnButton *m_all = nullptr;
    bool m_wasAnswered = false; ///< the step, when it was last shown
};

} // namespace four
