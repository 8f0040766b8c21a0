// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace four {

class BoardScene;
class ColumnValues;
class Commands;
class DialogHost;
class GameModel;
class Hinter;
class Interlude;
class Practice;
class Preferences;
class Reviewer;
class Session;
class ThreatView;

/// What the commands of the coach lead to: values, hints and threats, once two people have agreed to them,
/// and what the game is to remember of it. No rules, no widgets of its own.
class CoachFlow : public QObject
{
    Q_OBJECT

public:
    /// Whom it has to do with; all of them must live as long as the flow.
    struct Parts
    {
        Session *session;
        const GameModel *model;
        const Interlude *interlude;
        ColumnValues *values;
        Hinter *hinter;
        ThreatView *threats;
        Practice *practice;
        Reviewer *reviewer;
        BoardScene *scene;
        Commands *commands;
        Preferences *preferences;
        DialogHost *dialogs;
    };
    /// @param window whose dialogs it opens; it owns this
    CoachFlow(const Parts &parts, QWidget *window);

    void toggleValues();
    void askForHint();
    void toggleThreats();
    /// Has the game reviewed; of a running game a review is help like any other.
    void review();
    /// Says why the last drop gave something away.
    void showWhy();
    /// After another game, an agreement, or another preference: shows what is to be shown now.
    void refresh();

Q_SIGNALS:
    /// What the coach says stands in its page.
    void pageWanted();
    void reviewPageWanted();

private:
    void setValuesShown(bool shown);
    void showValues();
    void showMarks();
    void placeMarks();
    /// Does the work at once, or when two people have agreed to the coach's help.
    void withAgreement(
        const std::function<void()> &work, const std::function<void()> &no = [] {});

    Parts m_parts;
    QWidget *m_window;
};

} // namespace four
