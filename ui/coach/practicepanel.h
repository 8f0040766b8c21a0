// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace four {

class LiveLabel;
class Practice;

/// Below the board while the coach has something to say of the last drop: what it gave away, and buttons for
/// the answers to that.
class PracticePanel : public QWidget
{
    Q_OBJECT

public:
    /// The commands that it has buttons for.
    struct Actions
    {
        QAction *takeBack;
        QAction *letStand;
        QAction *showWhy;
    };
    /// @param practice must live as long as the panel
    PracticePanel(const Practice *practice, const Actions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    /// What the answers' keys do, for who does not see the buttons.
    [[nodiscard]] QString keys() const;

    const Practice *m_practice;
    Actions m_actions;
    LiveLabel *m_sentence;
};

} // namespace four
