// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QDialog>

#include <map>
#include <optional>

class QLabel;
class QPushButton;

namespace four {

/// Asks the starter for X or O. The dialog can be closed without an answer, which puts the choice off.
class LetterDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LetterDialog(const Game &game, QWidget *parent = nullptr);

    /// The answer; nothing if it was put off.
    [[nodiscard]] std::optional<Letter> letter() const { return m_letter; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void drawDiscs();

    Game m_game;
    QLabel *m_question;
    std::map<Letter, QPushButton *> m_buttons;
    std::optional<Letter> m_letter;
};

} // namespace four
