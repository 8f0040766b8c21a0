// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/footpage.h"

namespace four {

class Commands;
class LiveLabel;
class Practice;

/// Below the board while the Practice is speaking: what the last drop gave away, and buttons for the answers.
class PracticePanel : public FootPage
{
    Q_OBJECT

public:
    /// @param practice must live as long as the panel
    PracticePanel(const Practice *practice, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    /// What the keys of the answers do, for a screen reader.
    [[nodiscard]] QString keys() const;

    const Practice *m_practice;
    const Commands *m_commands;
    LiveLabel *m_sentence;
};

} // namespace four
