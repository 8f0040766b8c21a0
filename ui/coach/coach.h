// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/coach/bettermove.h"
#include "ui/coach/columnvalues.h"
#include "ui/coach/hinter.h"
#include "ui/coach/practice.h"
#include "ui/coach/reviewer.h"
#include "ui/coach/threatview.h"
#include "ui/commands/commands.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace four {

class BoardScene;
class Games;
class GameModel;
class Interlude;
class Preferences;
class ReviewPage;
class Session;
class Shell;

/// The feature of the coach: values, hints, threats, practice and review, with their commands and pages. Two
/// people who play each other are asked first whether they agree. GUI thread only.
class Coach : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Coach(Interlude *interlude, BoardScene *scene, Analyst *analyst, Games *games, Preferences *preferences,
          Shell *shell);

    [[nodiscard]] Hinter *hinter() { return &m_hinter; }
    [[nodiscard]] Practice *practice() { return &m_practice; }
    [[nodiscard]] const Reviewer *reviewer() const { return &m_reviewer; }
    [[nodiscard]] BetterMove *betterMove() { return &m_betterMove; }

    /// Has the game reviewed; of a running game a review is help like any other.
    void review();
    /// What the coach is to help with.
    enum class Help : std::uint8_t { Hint, Values, Review };
    /// Does the work at once, or when two people have agreed to the coach's help.
    void withAgreement(Help help, const std::function<void()> &work);
    /// @param ask asks the person at the other computer, and does the work when they agree; false: none is
    /// connected
    void setAsker(const std::function<bool(Help, const std::function<void()> &work)> &ask) { m_ask = ask; }
    /// After another game, or an agreement: shows what is to be shown now.
    void refresh();
    void retranslate();

private:
    void addCommands();
    void addCommandsOfReview();
    void addCommandsOfPractice();
    void addPages();
    [[nodiscard]] CommandState stateOfHint() const;
    [[nodiscard]] CommandState stateOfLine(int step, const QString &atItsEnd) const;
    void openPage();
    void toggleValues();
    void setValuesShown(bool shown);
    [[nodiscard]] bool areValuesShown() const;
    void showValues();
    void tellSecret();
    void toggleThreats();
    void askForHint();
    void findBetter();
    void showWhy();
    void showMarks();
    /// Marks what the words of an exercise speak of.
    void followExercise();
    void placeMarks();

    Session *m_session;
    GameModel *m_model;
    Interlude *m_interlude;
    BoardScene *m_scene;
    Analyst *m_analyst;
    Preferences *m_preferences;
    Shell *m_shell;
    ColumnValues m_values;
    Hinter m_hinter;
    ThreatView m_threats;
    Practice m_practice;
    Reviewer m_reviewer;
    BetterMove m_betterMove;
    std::function<bool(Help, const std::function<void()> &)> m_ask;
    QPointer<ReviewPage> m_reviewPage; ///< once it was opened
};

} // namespace four
