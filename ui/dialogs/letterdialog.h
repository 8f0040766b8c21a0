// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QDialog>

namespace four {

/// Asks the player who begins for X or O, after it is settled who that is. It can be put off, but not
/// answered by nothing.
class LetterDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LetterDialog(const Game &game, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(four::Letter letter);
};

} // namespace four
