// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QDialog>

#include <map>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace four {

class LiveLabel;
class NameEdit;

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

private:
    struct SeatWidgets
    {
        QLabel *caption;
        QComboBox *kind;
        QLabel *levelSentence;
        QLabel *nameCaption;
        NameEdit *name;
    };
    [[nodiscard]] QWidget *makePresets();
    [[nodiscard]] QWidget *makePlayers();
    [[nodiscard]] SeatWidgets makeSeat(Player player, QGridLayout *grid);
    void choosePreset(Preset preset);
    /// @param kind the data of the item in the seat's list
    void chooseKind(Player player, int kind);
    void customise();
    void showMatch();
    void showPractice();
    [[nodiscard]] QString elsewhereSentence() const;
    /// Whether the player's name comes from the other computer.
    [[nodiscard]] bool isNamedThere(Player player) const
    {
        return m_isInvitation && m_match.seats[player].elsewhere;
    }
    /// On a narrow screen the games are a list of one line.
    void fitPresets();
    /// Shows the problem of the first wrong name. @return its line; nullptr: all are right
    NameEdit *validate();
    /// Says the first player's name in the lists of choices.
    void nameChoices();
    void retranslate();

    Match m_match;
    bool m_isInvitation = false;
    QButtonGroup *m_presets;
    QGroupBox *m_presetsBox = nullptr;
    // Instead of the box.
    QLabel *m_presetCaption = nullptr;
    QComboBox *m_presetChoice = nullptr;
    QLabel *m_presetSentence = nullptr;
    QGroupBox *m_playersBox = nullptr;
    std::map<Preset, QLabel *> m_sentences;
    PerPlayer<SeatWidgets> m_seats{};
    QLabel *m_starterCaption = nullptr;
    QLabel *m_lettersCaption = nullptr;
    QComboBox *m_starter;
    QComboBox *m_letters;
    QCheckBox *m_practice;
    QLabel *m_practiceSentence = nullptr;
    QLabel *m_title;
    LiveLabel *m_problem;
    QPushButton *m_customise = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace four
