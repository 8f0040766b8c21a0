// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "ui/widgets/livelabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <utility>

namespace four {

namespace {
/// From so many lines of text on a window is high enough to spare one.
constexpr int roomyLines = 22;
} // namespace

Notice::Notice(QWidget *parent)
    : QFrame(parent), m_label(new LiveLabel(this)), m_take(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName("notice");
    setFrameShape(StyledPanel);
    m_label->setObjectName("text");
    m_close->setObjectName("close");
    m_close->setFlat(true);
    m_take->setObjectName("take");
    // A click leaves the keyboard where it is.
    m_take->setFocusPolicy(Qt::TabFocus);
    m_close->setFocusPolicy(Qt::TabFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_label, 1);
    row->addWidget(m_take);
    row->addWidget(m_close);
    connect(m_take, &QPushButton::clicked, this, &Notice::takeOffer);
    connect(m_close, &QPushButton::clicked, this, &Notice::putAway);
    refresh();
}

void Notice::say(const Text &text)
{
    // What went wrong is not to be missed for what is merely good to know.
    if (!m_trouble)
        answer(text);
}

void Notice::sayTrouble(const Text &text, const Offer &offer)
{
    m_passing = {};
    m_trouble = text;
    m_offer = offer;
    refresh();
}

void Notice::answer(const Text &text)
{
    m_passing = text;
    refresh();
    // Whoever asks the same a second time is answered a second time.
    m_label->sayAgain();
}

void Notice::endTrouble(const Text &text)
{
    m_trouble = {};
    answer(text);
}

void Notice::forgetPassing()
{
    m_passing = {};
    refresh();
}

void Notice::putAway()
{
    (m_passing ? m_passing : m_trouble) = {};
    refresh();
}

void Notice::takeOffer()
{
    const Offer offer = std::exchange(m_offer, {});
    m_trouble = {};
    offer.take();
    refresh();
}

QString Notice::text() const
{
    const Text &text = m_passing ? m_passing : m_trouble;
    return text ? text() : QString();
}

void Notice::refresh()
{
    const Text &text = m_passing ? m_passing : m_trouble;
    if (!text && !isHidden())
        Q_EMIT leaving();
    // Before it speaks; put away it forgets, so that the same said again is news again.
    setVisible(static_cast<bool>(text));
    m_label->say(this->text());
    m_take->setVisible(!m_passing && m_trouble && m_offer.words);
    m_take->setText(m_offer.words ? m_offer.words() : QString());
    m_close->setText(tr("Close"));
}

bool Notice::event(QEvent *event)
{
    // Its place is found by a layout, later than it is made.
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return QFrame::event(event);
}

bool Notice::eventFilter(QObject *object, QEvent *event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize)
        keepRoom();
    return QFrame::eventFilter(object, event);
}

void Notice::keepRoom()
{
    QSizePolicy policy = sizePolicy();
    const bool keeps = parentWidget()->height() >= roomyLines * fontMetrics().lineSpacing();
    if (policy.retainSizeWhenHidden() == keeps)
        return;
    policy.setRetainSizeWhenHidden(keeps);
    setSizePolicy(policy);
}

void Notice::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four
