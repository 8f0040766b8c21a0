// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include "ui/settings/tokens.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/symbolicon.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace four {

namespace {
constexpr auto primaryProperty = "primary";
constexpr auto chosenProperty = "chosen";

void setBold(QPushButton *button, const char *property, bool isSo)
{
    if (button->property(property).toBool() == isSo)
        return;
    button->setProperty(property, isSo);
    QFont font = button->font();
    font.setBold(isPrimary(button) || isChosen(button));
    button->setFont(font);
    button->updateGeometry();
    button->update();
}
} // namespace

void setPrimary(QPushButton *button, bool isPrimary)
{
    setBold(button, primaryProperty, isPrimary);
}

bool isPrimary(const QWidget *button)
{
    return button && button->property(primaryProperty).toBool();
}

void setChosen(QPushButton *button, bool isChosen)
{
    setBold(button, chosenProperty, isChosen);
}

bool isChosen(const QWidget *button)
{
    return button && button->property(chosenProperty).toBool();
}

QSize TurnButton::sizeHint() const
{
    namespace measure = tokens::button;
    const int letters = tokens::type::lettersOf(font());
    const int least = isPrimary(this) ? std::max(measure::leastPrimary, int(measure::primary * letters))
                                      : std::max(measure::leastUsual, int(measure::usual * letters));
    const int picture = icon().isNull() ? 0 : iconSize().width() + (text().isEmpty() ? 0 : letters / 2);
    return QSize(wordsWidth() + picture + 2 * int(measure::leastPadding * letters), least)
        .expandedTo({std::max(least, leastButton()), leastButton()});
}

int TurnButton::wordsWidth() const
{
    QFont shown = font();
    shown.setBold(shown.bold() || m_keepsWidth);
    if (m_measured.text != text() || m_measured.font != shown)
        m_measured = {.text = text(),
                      .font = shown,
                      .width = QFontMetrics(shown).size(Qt::TextShowMnemonic, text()).width()};
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
    setChosen(this, m_action->isCheckable() && m_action->isChecked());
}

} // namespace four

#include "moc_actionbutton.cpp"
