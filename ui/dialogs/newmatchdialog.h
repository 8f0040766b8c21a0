// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/match.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace four {

/// Asks what to play next, and who plays.
class NewMatchDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewMatchDialog(const Match &match, QWidget *parent = nullptr);

    /// What was chosen; fit to be played once the dialog was accepted.
    [[nodiscard]] const Match &match() const { return m_match; }

private:
    struct SeatWidgets
    {
        QComboBox *kind;
        QLabel *levelSentence;
        QLabel *nameCaption;
        QLineEdit *name;
    };
    [[nodiscard]] QWidget *makePresets();
    [[nodiscard]] QWidget *makePlayers();
    [[nodiscard]] SeatWidgets makeSeat(Player player, QGridLayout *grid);
    void choosePreset(Preset preset);
    void customise();
    void showMatch();
    void validate();

    Match m_match;
    QButtonGroup *m_presets;
    PerPlayer<SeatWidgets> m_seats{};
    QComboBox *m_starter;
    QComboBox *m_letters;
    QLabel *m_title;
    QLabel *m_problem;
    QPushButton *m_start = nullptr;
};

} // namespace four
