// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPushButton>
#include <QString>

class QAction;
class QMenu;

namespace four {

/// A button whose press is an action of the game. It ignores the second press of a double click, since the
/// first may have put another button under the pointer. A click leaves the focus on the board.
class TurnButton : public QPushButton
{
    Q_OBJECT

public:
    TurnButton(const QString &name, QWidget *parent) : QPushButton(parent)
    {
        setObjectName(name);
        setFocusPolicy(Qt::TabFocus);
    }
    /// Keeps room for bold words, so that its width is the same whether it is the primary one or not.
    void keepWidth() { m_keepsWidth = true; }
    /// High enough for a finger, and as narrow as its words allow.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void mouseDoubleClickEvent(QMouseEvent *) override {}
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Shaping a text costs more than all else that a layout asks, which it does dozens of times in a row.
    struct Measured
    {
        QString text;
        QFont font;
        int width = 0;
    };

    [[nodiscard]] int wordsWidth() const;

    mutable Measured m_measured;
    bool m_keepsWidth = false;
};

/// Whether the button is what a person will most likely want now: there is at most one in the window. The
/// program's style paints it in the colour of what is chosen.
void setPrimary(QPushButton *button, bool isPrimary);
[[nodiscard]] bool isPrimary(const QWidget *button);
/// Whether what the button shows is shown now.
void setChosen(QPushButton *button, bool isChosen);
[[nodiscard]] bool isChosen(const QWidget *button);

/// A button that opens a menu. QPushButton::setMenu() would wait within the click until the menu closes.
class MenuButton : public TurnButton
{
    Q_OBJECT

public:
    /// @param symbol see symbolIcon()
    MenuButton(const QString &name, const char *symbol, QWidget *parent);

    [[nodiscard]] QMenu *popup() const { return m_popup; }

private:
    QMenu *m_popup;
};

/// A button for a command, with the iconText, icon, tool tip and enabled state of its action.
class ActionButton : public TurnButton
{
    Q_OBJECT

public:
    /// @param name of the widget  @param action must live as long as the button is used
    ActionButton(const QString &name, QAction *action, QWidget *parent);

private:
    void followAction();

    QAction *m_action;
};

} // namespace four
