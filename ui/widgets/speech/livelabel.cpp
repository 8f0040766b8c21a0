// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speech/livelabel.h"

#include "ui/settings/theme.h"
#include "ui/widgets/speech/accessiblelabel.h"

#include <QShowEvent>

#include <chrono>
#include <utility>

namespace four {

namespace {
using namespace std::chrono_literals;
constexpr auto rest = 1500ms; ///< longer than people pause between two letters, and the reader needs for them
} // namespace

LiveLabel::LiveLabel(QWidget *parent) : WrappedLabel(parent)
{
    AccessibleLabel::install();
    setAlignment(Qt::AlignCenter);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_said != m_heard)
            sayAgain();
    });
}

void LiveLabel::say(const QString &text, const QString &spoken, Announcer::Order order)
{
    const QString said = spoken.isEmpty() ? text : spoken;
    m_order = order;
    setText(text);
    const bool isWaiting = m_rest.isActive() && m_said != m_heard;
    if (std::exchange(m_said, said) != said || isWaiting)
        sayAgain();
}

void LiveLabel::tell(const QString &text, const QString &whole, const QString &news, Announcer::Order order)
{
    setText(text);
    m_said = whole;
    m_order = order;
    forgetWaiting();
    if (!isVisible() || news.isEmpty())
        return;
    Announcer *announcer = Announcer::of(this);
    // Come into sight just now, it was about to say what stood there before.
    if (announcer->isWaiting(this))
        announcer->say(m_said, this, m_order);
    else
        announcer->say(news, nullptr, m_order); // what nobody has heard yet is not in it
}

void LiveLabel::sayAtRest(const QString &text)
{
    setText(text);
    if (std::exchange(m_said, text) != text)
        m_rest.start();
}

void LiveLabel::sayWaiting()
{
    if (m_rest.isActive() && m_said != m_heard)
        sayAgain();
}

void LiveLabel::forgetWaiting()
{
    m_rest.stop();
    m_heard = m_said;
}

void LiveLabel::sayAgain()
{
    forgetWaiting();
    if (isVisible())
        Announcer::of(this)->say(m_said, this, m_order);
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

#include "moc_livelabel.cpp"
