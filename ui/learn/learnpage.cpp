// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learnpage.h"

#include "ui/shell/pageparts.h"

#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace four {

LearnPage::LearnPage(QWidget *parent) : QScrollArea(parent), m_stack(new QStackedWidget(this))
{
    setFocusPolicy(Qt::NoFocus);
    setWidget(m_stack);
    page::setUp(this, "learnPage");
    page::keepTranslated(this, [this] { setAccessibleName(tr("Learn")); });
}

void LearnPage::addView(QWidget *view)
{
    m_stack->addWidget(view);
    letViewSetWidth();
}

void LearnPage::letViewSetWidth()
{
    for (int i = 0; i < m_stack->count(); ++i) {
        QWidget *view = m_stack->widget(i);
        QSizePolicy policy = view->sizePolicy();
        policy.setHorizontalPolicy(view == m_stack->currentWidget() ? QSizePolicy::Preferred
                                                                    : QSizePolicy::Ignored);
        view->setSizePolicy(policy);
    }
}

void LearnPage::showView(QWidget *view)
{
    if (m_stack->currentWidget() == view)
        return;
    // A hidden field would pass the keyboard on, and the page would scroll after it.
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    m_stack->setCurrentWidget(view);
    letViewSetWidth();
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

} // namespace four

#include "moc_learnpage.cpp"
