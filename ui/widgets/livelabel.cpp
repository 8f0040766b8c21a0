// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/livelabel.h"

#include <QAccessible>

namespace four {

LiveLabel::LiveLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
}

void LiveLabel::say(const QString &text, const QString &spoken)
{
    const QString said = spoken.isEmpty() ? text : spoken;
    const bool isNews = said != accessibleName() && isVisible();
    setText(text);
    setAccessibleName(said);
    if (isNews) {
        QAccessibleEvent event(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
}

void showAsRefusal(QLabel *label, bool refused)
{
    // With a text colour of its own: it reads the same on a light and on a dark desktop.
    QPalette colours = label->parentWidget()->palette();
    if (refused) {
        colours.setColor(QPalette::Window, QColor(0xff, 0xd9, 0x66));
        colours.setColor(QPalette::WindowText, QColor(0x2b, 0x20, 0x00));
    }
    label->setPalette(colours);
    label->setAutoFillBackground(refused);
}

} // namespace four
