// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/lessonplay.h"
#include "ui/learn/sandbox.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>

namespace four {

class Analyst;
class GameKeeper;
class GameModel;
class GameStore;
class Interlude;
class LessonsPage;
class TrainingStore;

/// What the commands for the lessons and the sandbox lead to, and the page beside the board that goes with
/// them. No rules.
class LessonsFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        GameModel *model;
        Interlude *interlude;
        Analyst *analyst;
        GameStore *store;
        GameKeeper *keeper;
        TrainingStore *training;
        std::function<QString()> name; ///< of who learns; empty: nobody's
    };
    explicit LessonsFlow(const Parts &parts, QObject *parent = nullptr);

    /// nullptr until its page was opened.
    [[nodiscard]] Sandbox *sandbox() { return m_sandbox ? &*m_sandbox : nullptr; }

    /// Of the side panel.
    [[nodiscard]] QWidget *makePage(QWidget *parent);
    /// To the lesson that is being done, or the list of all.
    void showLessons();
    void showSandbox();

Q_SIGNALS:
    /// Whether the lessons are to be offered where the game's result stands: once, after the first game that
    /// somebody loses who has learnt nothing here yet. Where a person has lost before, as in games that come
    /// from elsewhere, nobody is taken for a beginner.
    void offered(bool offered);
    /// What is to be done stands in its page.
    void pageWanted();
    /// The person is to drop.
    void boardWanted();

private:
    /// What the person has done so far.
    void recall();
    void noteEnd(const Outcome &outcome);

    Parts m_parts;
    LessonPlay m_lessons;
    std::optional<Sandbox> m_sandbox; ///< with the page: a game of its own, which few need
    QPointer<LessonsPage> m_page;     ///< once it was opened
};

} // namespace four
