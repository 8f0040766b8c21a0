// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coach/practicepanel.h"

#include "ui/coach/practice.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/livelabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace four {

PracticePanel::PracticePanel(const Practice *practice, const Actions &actions, QWidget *parent)
    : QWidget(parent), m_practice(practice), m_sentence(new LiveLabel(this))
{
    setObjectName("practicePanel");
    m_sentence->setObjectName("practiceSentence");
    // So that the amber does not end at the letters.
    m_sentence->setContentsMargins(6, 2, 6, 2);
    auto *row = new FlowLayout;
    row->addWidget(new ActionButton("takeBack", actions.takeBack, this));
    row->addWidget(new ActionButton("letStand", actions.letStand, this));
    row->addWidget(new ActionButton("showWhy", actions.showWhy, this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sentence);
    column->addLayout(row);
    column->addStretch();

    connect(m_practice, &Practice::changed, this, &PracticePanel::refresh);
    refresh();
}

void PracticePanel::refresh()
{
    m_sentence->say(m_practice->isSpeaking() ? m_practice->sentence() : QString());
    showAsRefusal(m_sentence, true);
}

void PracticePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four
