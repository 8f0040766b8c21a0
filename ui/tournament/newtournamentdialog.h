// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/file/tournamentrow.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QComboBox;
class QGridLayout;
class QGroupBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace four {

class ClockChoice;
class LiveLabel;
class NameEdit;
class RulesetEditor;

/// Asks for a tournament: its name, its rules, who plays, how often, and what counts.
class NewTournamentDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param last whose entrants and rules are offered; without entrants: none was
    /// @param names of people in earlier matches
    NewTournamentDialog(const StoredTournament &last, const QStringList &names, QWidget *parent = nullptr);

    /// The chosen one, without its date; valid once the dialog was accepted.
    [[nodiscard]] const StoredTournament &tournament() const { return m_stored; }

    /// Stays open and shows the problem while a name is wrong.
    void accept() override;

private:
    struct Row
    {
        QLabel *number;
        NameEdit *name;
        QComboBox *kind;
        QToolButton *remove;
    };
    void addRow(const Seat &seat);
    void removeRow(const QWidget *remove);
    void showRules(bool areShown);
    void readRules();
    void showRows();
    /// Reads all into the tournament, and shows the first problem. @return its line; nullptr: there is none
    NameEdit *validate();
    void retranslate();

    StoredTournament m_stored;
    QStringList m_names;
    NameEdit *m_name;
    QLabel *m_nameCaption;
    QComboBox *m_preset;
    QLabel *m_presetCaption;
    QPushButton *m_customise; ///< shows and hides them
    RulesetEditor *m_rules;
    ClockChoice *m_clock;
    QLabel *m_clockCaption;
    QGroupBox *m_players;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QPushButton *m_add;
    QComboBox *m_cycles;
    QLabel *m_cyclesCaption;
    QComboBox *m_points;
    QLabel *m_pointsCaption;
    LiveLabel *m_problem;
    QLabel *m_summary;
    QString m_usualName; ///< in the language of the moment
    QPushButton *m_start;
};

} // namespace four
