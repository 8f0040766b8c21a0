// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/gamestore.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace four {

/// Asks for other names of the people in a stored game.
class RenameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RenameDialog(const StoredGame &game, QWidget *parent = nullptr);

    /// Fit to be stored once the dialog was accepted; empty: the interface's word for the seat.
    [[nodiscard]] PerPlayer<QString> names() const;

private:
    void validate();

    GameSetup m_setup;
    bool m_needsNames;
    PerPlayer<QLineEdit *> m_lines{};
    QLabel *m_problem;
    QPushButton *m_rename = nullptr;
};

} // namespace four
