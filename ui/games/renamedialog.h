// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/gamestore.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;

namespace four {

class LiveLabel;
class NameEdit;

/// Asks for other names of the people in a stored game.
class RenameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RenameDialog(const StoredGame &game, QWidget *parent = nullptr);

    /// Asks as well whether what these people trained is theirs under the other names, too. @param goesAlong
    /// as long as nobody says otherwise
    void offerTraining(bool goesAlong);
    /// What was trained is to have the other names as well.
    [[nodiscard]] bool takesTraining() const;

    /// Fit to be stored once the dialog was accepted; empty: the interface's word for the seat.
    [[nodiscard]] PerPlayer<QString> names() const;

    /// Stays open, and says which name is wrong, if one is.
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// The name that cannot be stored, if there is one; which and why is on the screen.
    NameEdit *validate();
    void retranslate();

    GameSetup m_setup;
    bool m_needsNames;
    PerPlayer<QLabel *> m_captions{};
    PerPlayer<NameEdit *> m_lines{};
    QCheckBox *m_training;
    LiveLabel *m_problem;
    QPushButton *m_rename = nullptr;
};

} // namespace four
