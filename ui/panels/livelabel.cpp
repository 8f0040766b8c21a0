// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/livelabel.h"

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

} // namespace four
