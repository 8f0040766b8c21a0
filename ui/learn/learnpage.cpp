// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/learnpage.h"

#include "ui/shell/pageparts.h"

#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace four {

LearnPage::LearnPage(QWidget *parent) : QScrollArea(parent), m_views(new QVBoxLayout)
{
    setFocusPolicy(Qt::NoFocus);
    // Not a QStackedWidget, whose hidden views ask for room as well.
    auto *content = new QWidget(this);
    content->setLayout(m_views);
    m_views->setContentsMargins(0, 0, 0, 0);
    setWidget(content);
    page::setUp(this, "learnPage");
    page::keepTranslated(this, [this] { setAccessibleName(tr("Learn")); });
}

void LearnPage::addView(QWidget *view)
{
    m_views->addWidget(view);
    if (m_shown)
        view->hide();
    else
        m_shown = view;
}

void LearnPage::showView(QWidget *view)
{
    if (m_shown == view)
        return;
    // A hidden field would pass the keyboard on, and the page would scroll after it.
    if (QWidget *focus = focusWidget())
        focus->clearFocus();
    m_shown->hide();
    m_shown = view;
    view->show();
    updateGeometry();
    verticalScrollBar()->setValue(0);
}

QSize LearnPage::minimumSizeHint() const
{
    const int width = m_shown ? m_shown->minimumSizeHint().width() : 0;
    return {std::max(150, width + style()->pixelMetric(QStyle::PM_ScrollBarExtent)),
            fontMetrics().height() * 5};
}

} // namespace four

#include "moc_learnpage.cpp"
