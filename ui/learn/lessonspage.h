// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <array>

class QLabel;
class QListWidget;
class QPushButton;

namespace four {

class LessonPlay;
class LiveLabel;
class SandboxPanel;
class WrappedLabel;

/// The lessons beside the board: a list of all of them with how far each is done, any of which can be opened
/// at once; or the step that stands on the board, in words, with what is said to the answer. After the
/// lessons stands the sandbox, where people set up a position of their own.
class LessonsPage : public QScrollArea
{
    Q_OBJECT

public:
    /// @param lessons must live as long as the page  @param sandbox it takes it over
    LessonsPage(LessonPlay *lessons, SandboxPanel *sandbox, QWidget *parent = nullptr);

    /// Leaves the step or the sandbox for the list.
    void showList();
    void showSandbox();
    /// Gives the keyboard to what is to be chosen from: the list, or the sandbox.
    void takeFocus();

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The person is to drop.
    void boardWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeStep();
    [[nodiscard]] QPushButton *makeButton(const char *name, void (LessonPlay::*work)());
    [[nodiscard]] std::array<QWidget *, 3> pages() const;
    /// Which step it is, and what it asks for. @pre a lesson is running
    [[nodiscard]] QString task() const;
    /// Which keys lead on from a step that is over. @pre a lesson is running
    [[nodiscard]] QString atEnd() const;
    void openChosen();
    void retranslate();
    void refresh();
    void refreshList();
    void refreshStep();
    /// Which key leads on from an answer.
    [[nodiscard]] QString wayOn() const;

    LessonPlay *m_lessons;
    QWidget *m_content;
    SandboxPanel *m_sandbox;
    QWidget *m_choice = nullptr;
    QWidget *m_running = nullptr;
    QWidget *m_asked = nullptr; ///< what is shown while no lesson is running: the choice, or the sandbox
    WrappedLabel *m_welcome = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_open = nullptr;
    QLabel *m_title = nullptr;
    LiveLabel *m_task = nullptr;
    LiveLabel *m_verdict = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_all = nullptr;
    bool m_wasAnswered = false; ///< the step, when it was last shown
};

} // namespace four
