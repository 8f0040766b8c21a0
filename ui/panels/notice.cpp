// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/notice.h"

#include "ui/panels/livelabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace four {

Notice::Notice(QWidget *parent) : QFrame(parent), m_label(new LiveLabel(this)), m_close(new QPushButton(this))
{
    setObjectName("notice");
    setFrameShape(StyledPanel);
    m_label->setObjectName("text");
    m_close->setObjectName("close");
    m_close->setFlat(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_label, 1);
    row->addWidget(m_close);
    connect(m_close, &QPushButton::clicked, this, &Notice::putAway);
    refresh();
    hide();
}

void Notice::say(const Text &text)
{
    // What went wrong is not to be missed for what is merely good to know.
    if (!m_isTrouble)
        show(text, false);
}

void Notice::sayTrouble(const Text &text)
{
    show(text, true);
}

void Notice::sayAllIsWell(const Text &text)
{
    show(text, false);
}

void Notice::passOn()
{
    if (!m_isTrouble)
        putAway();
}

void Notice::show(const Text &text, bool trouble)
{
    m_isTrouble = trouble;
    setVisible(true);
    m_text = text;
    refresh();
}

void Notice::putAway()
{
    m_isTrouble = false;
    // Said again it is news again.
    m_text = {};
    refresh();
    hide();
}

void Notice::refresh()
{
    m_label->say(m_text ? m_text() : QString());
    m_close->setText(tr("Close"));
}

void Notice::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace four
