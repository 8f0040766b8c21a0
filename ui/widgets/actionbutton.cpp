// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include "ui/widgets/clearstyle.h"
#include "ui/widgets/symbolicon.h"

#include <QAction>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace four {

namespace {
constexpr auto primaryProperty = "primary";

// By the size of its letters, and at least so many pixels.
constexpr double usualHeight = 2.4;
constexpr double primaryHeight = 2.6;
constexpr int leastUsual = 36;
constexpr int leastPrimary = 40;
constexpr double leastPadding = 0.7; ///< at either side of its words, by the size of its letters
} // namespace

void setPrimary(QPushButton *button, bool isPrimary)
{
    if (four::isPrimary(button) == isPrimary)
        return;
    button->setProperty(primaryProperty, isPrimary);
    QFont font = button->font();
    font.setBold(isPrimary);
    button->setFont(font);
    button->updateGeometry();
    button->update();
}

bool isPrimary(const QWidget *button)
{
    return button && button->property(primaryProperty).toBool();
}

QSize TurnButton::sizeHint() const
{
    const int letters = QFontInfo(font()).pixelSize();
    const int least = isPrimary(this) ? std::max(leastPrimary, int(primaryHeight * letters))
                                      : std::max(leastUsual, int(usualHeight * letters));
    const int picture = icon().isNull() ? 0 : iconSize().width() + (text().isEmpty() ? 0 : letters / 2);
    return QSize(wordsWidth() + picture + 2 * int(leastPadding * letters), least)
        .expandedTo({std::max(least, leastButton()), leastButton()});
}

int TurnButton::wordsWidth() const
{
    if (m_measured.text != text() || m_measured.font != font())
        m_measured = {.text = text(),
                      .font = font(),
                      .width = fontMetrics().size(Qt::TextShowMnemonic, text()).width()};
    return m_measured.width;
}

void TurnButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            QPushButton::keyPressEvent(event);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // On a button that has the focus, Enter presses that button and does not also end the turn.
        if (!event->isAutoRepeat())
            click();
        break;
    default:
        // Arrows and digits are the board's, wherever the focus is.
        event->ignore();
    }
}

MenuButton::MenuButton(const QString &name, const char *symbol, QWidget *parent)
    : TurnButton(name, parent), m_popup(new QMenu(this))
{
    setIcon(symbolIcon(symbol));
    connect(this, &QPushButton::clicked, this, [this] { m_popup->popup(mapToGlobal(QPoint(0, height()))); });
}

ActionButton::ActionButton(const QString &name, QAction *action, QWidget *parent)
    : TurnButton(name, parent), m_action(action)
{
    connect(this, &QPushButton::clicked, m_action, &QAction::trigger);
    connect(m_action, &QAction::changed, this, &ActionButton::followAction);
    followAction();
}

void ActionButton::followAction()
{
    setText(m_action->iconText());
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    // Without a description, the tool tip would be one and repeat the name.
    setAccessibleDescription(m_action->whatsThis().isEmpty() ? text() : m_action->whatsThis());
    setEnabled(m_action->isEnabled());
}

} // namespace four

#include "moc_actionbutton.cpp"
