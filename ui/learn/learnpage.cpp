// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learnpage.h"

#include <QEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace four {

LearnPage::LearnPage(QWidget *parent) : QScrollArea(parent), m_stack(new QStackedWidget(this))
{
    setObjectName("learnPage");
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(m_stack);
    retranslate();
}

void LearnPage::addView(QWidget *view)
{
    m_stack->addWidget(view);
}

void LearnPage::showView(QWidget *view)
{
    if (m_stack->currentWidget() == view)
        return;
    // A field that goes would pass the keyboard on within the page, which would follow it there.
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    m_stack->setCurrentWidget(view);
    // Only the view that is seen says how wide the page has to be.
    updateGeometry();
    verticalScrollBar()->setValue(0);
}

QSize LearnPage::minimumSizeHint() const
{
    const QWidget *view = m_stack->currentWidget();
    const int width = view ? view->minimumSizeHint().width() : 0;
    return {std::max(150, width + style()->pixelMetric(QStyle::PM_ScrollBarExtent)),
            fontMetrics().height() * 5};
}

QSize LearnPage::sizeHint() const
{
    return {250, 150};
}

void LearnPage::retranslate()
{
    setAccessibleName(tr("Learn"));
}

void LearnPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_learnpage.cpp"
