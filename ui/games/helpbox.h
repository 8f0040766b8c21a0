// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/tally.h"

#include <QComboBox>

namespace four {

/// Asks whether games in which the coach helped are counted: at first they are not.
class HelpBox : public QComboBox
{
    Q_OBJECT

public:
    explicit HelpBox(QWidget *parent = nullptr);

    [[nodiscard]] HelpFilter chosen() const { return static_cast<HelpFilter>(currentData().toInt()); }
    /// After a change of the interface's language.
    void retranslate();
    /// What stands beside it.
    [[nodiscard]] static QString caption();
};

} // namespace four
