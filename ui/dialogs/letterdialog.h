// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QDialog>

#include <optional>

namespace four {

/// Asks the player who begins for X or O, after it is settled who that is. It can be put off, but not
/// answered by nothing.
class LetterDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LetterDialog(const Game &game, QWidget *parent = nullptr);

    /// The answer; nothing if it was put off.
    [[nodiscard]] std::optional<Letter> letter() const { return m_letter; }

private:
    std::optional<Letter> m_letter;
};

} // namespace four
