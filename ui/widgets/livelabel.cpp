// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/livelabel.h"

#include "ui/settings/theme.h"
#include "ui/widgets/accessiblelabel.h"
#include "ui/widgets/announcer.h"

#include <QShowEvent>

#include <utility>

namespace four {

LiveLabel::LiveLabel(QWidget *parent) : WrappedLabel(parent)
{
    AccessibleLabel::install();
    setAlignment(Qt::AlignCenter);
}

void LiveLabel::say(const QString &text, const QString &spoken)
{
    const QString said = spoken.isEmpty() ? text : spoken;
    setText(text);
    if (std::exchange(m_said, said) != said)
        sayAgain();
}

void LiveLabel::sayAgain()
{
    if (isVisible())
        Announcer::of(this)->say(m_said, this);
}

void LiveLabel::showEvent(QShowEvent *event)
{
    WrappedLabel::showEvent(event);
    // Not when its window comes back from the task bar.
    if (!event->spontaneous())
        sayAgain();
}

void showAsRefusal(QLabel *label, bool refused)
{
    // Nothing but these two, so that everything else goes on following the desktop.
    QPalette colours;
    if (refused) {
        const Theme::Refusal &refusal = Theme::of(label->parentWidget()->palette()).refusal;
        colours.setColor(QPalette::Window, refusal.background);
        colours.setColor(QPalette::WindowText, refusal.text);
    }
    label->setPalette(colours);
    label->setAutoFillBackground(refused);
}

} // namespace four
