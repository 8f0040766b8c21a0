// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace four {

class Commands;
class LiveLabel;
class Practice;

/// Below the board while the coach has something to say of the last drop: what it gave away, and buttons for
/// the answers to that.
class PracticePanel : public QWidget
{
    Q_OBJECT

public:
    /// @param practice must live as long as the panel
    PracticePanel(const Practice *practice, const Commands *commands, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    /// What the answers' keys do, for who does not see the buttons.
    [[nodiscard]] QString keys() const;

    const Practice *m_practice;
    const Commands *m_commands;
    LiveLabel *m_sentence;
};

} // namespace four
