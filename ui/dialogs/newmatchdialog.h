// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QDialog>

#include <map>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace four {

class ClockChoice;
class FittingArea;
class LiveLabel;
class NameEdit;
class RulesetEditor;
class Segments;

/// Asks for the next game and its players.
class NewMatchDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewMatchDialog(const Match &match, QWidget *parent = nullptr);

    /// Is for an invitation: the person at the other computer joins by a number, and brings the name.
    void setInvitation();

    /// The chosen match; valid once the dialog was accepted.
    [[nodiscard]] const Match &match() const { return m_match; }

    /// Stays open and shows the problem while a name is wrong.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct SeatWidgets
    {
        QLabel *disc;
        QComboBox *kind;
        QLabel *levelSentence;
        NameEdit *name;
    };
    [[nodiscard]] QWidget *makePresets();
    [[nodiscard]] QWidget *makePlayers();
    [[nodiscard]] SeatWidgets makeSeat(Player player, QGridLayout *grid);
    /// What is chosen beside the players. @return its grid
    [[nodiscard]] QGridLayout *makeChoices();
    void choosePreset(Preset preset);
    /// @param kind the data of the item in the seat's list
    void chooseKind(Player player, int kind);
    /// Shows the parts of the rules, or hides them again.
    void showRules(bool areShown);
    void showMatch();
    void showPractice();
    void drawDiscs();
    [[nodiscard]] QString elsewhereSentence() const;
    /// Whether the player's name comes from the other computer.
    [[nodiscard]] bool isNamedThere(Player player) const
    {
        return m_isInvitation && m_match.seats[player].elsewhere;
    }
    /// On a narrow screen the games are a list of one line, names stand below the kinds of players,
    /// and captions above what they belong to.
    void fitScreen();
    /// Shows the problem of the first wrong name. @return its line; nullptr: all are right
    NameEdit *validate();
    /// Says the first player's name among the choices.
    void nameChoices();
    void retranslate();

    Match m_match;
    bool m_isInvitation = false;
    QButtonGroup *m_presets;
    QWidget *m_presetsBox = nullptr;
    QLabel *m_presetsTitle = nullptr;
    // Instead of the box.
    QLabel *m_presetCaption = nullptr;
    QComboBox *m_presetChoice = nullptr;
    QLabel *m_presetSentence = nullptr;
    QLabel *m_playersTitle = nullptr;
    QGridLayout *m_seatGrid = nullptr;
    QGridLayout *m_choices = nullptr;
    std::map<Preset, QLabel *> m_sentences;
    PerPlayer<SeatWidgets> m_seats{};
    QLabel *m_starterCaption = nullptr;
    Segments *m_starter;
    QLabel *m_clockCaption = nullptr;
    ClockChoice *m_clock;
    QCheckBox *m_practice;
    QLabel *m_practiceSentence = nullptr;
    QToolButton *m_customise = nullptr;
    RulesetEditor *m_rules = nullptr; ///< since it was first asked for
    QLabel *m_title;
    LiveLabel *m_problem;
    FittingArea *m_area = nullptr;
    QBoxLayout *m_sides = nullptr;
    QVBoxLayout *m_playersColumn = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace four
