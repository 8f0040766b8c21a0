// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/sidepanel.h"

#include "ui/settings/layouts.h"
#include "ui/widgets/layouts/taborder.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace four {

namespace {
std::size_t placeOf(const QString &name)
{
    constexpr std::array order{pagename::coach, pagename::moves, pagename::review, pagename::learn,
                               pagename::lessons};
    return static_cast<std::size_t>(std::ranges::find(order, name) - order.begin());
}
} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), m_row(new QWidget(this)), m_tabs(new QTabBar(m_row)), m_close(new QToolButton(m_row)),
      m_stack(new QStackedWidget(this)), m_page(settings::sidePanelPages().open)
{
    setObjectName("sidePanel");
    m_tabs->setObjectName("sidePanelTabs");
    m_tabs->setDrawBase(false);
    addTabKeys(m_tabs, this);
    m_tabs->setExpanding(false);
    m_close->setObjectName("sidePanelClose");
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));

    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_tabs, 1);
    row->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_row);
    column->addWidget(m_stack, 1);

    connect(m_tabs, &QTabBar::currentChanged, this, &SidePanel::open);
    connect(m_close, &QToolButton::clicked, this, &SidePanel::closeRequested);
    retranslate();
}

void SidePanel::addPage(const Page &page)
{
    // The first tab of all becomes the current one by itself, which is not yet to open it.
    const QSignalBlocker quiet(m_tabs);
    const auto next = std::ranges::find_if(
        m_pages, [&](const Slot &slot) { return placeOf(slot.page.name) > placeOf(page.name); });
    const auto index = static_cast<int>(next - m_pages.begin());
    m_pages.insert(next, {.page = page});
    m_tabs->insertTab(index, page.title());
    m_tabs->setTabVisible(index, settings::sidePanelPages().known.contains(page.name));
    showTabs();
}

void SidePanel::openPage(const QString &name)
{
    const int index = indexOf(name);
    m_tabs->setTabVisible(index, true);
    showTabs();
    if (m_tabs->currentIndex() == index)
        open(index);
    else
        m_tabs->setCurrentIndex(index);
}

QString SidePanel::page() const
{
    return indexOf(m_page) >= 0 || m_pages.empty() ? m_page : m_pages.front().page.name;
}

int SidePanel::indexOf(const QString &name) const
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i].page.name == name)
            return static_cast<int>(i);
    }
    return -1;
}

void SidePanel::open(int index)
{
    Slot &slot = m_pages[static_cast<std::size_t>(index)];
    if (!slot.widget) {
        slot.widget = slot.page.make(m_stack);
        m_stack->addWidget(slot.widget);
        // What comes later, Tab would meet after all else that is in the window, far from its tab.
        orderTabsAsRead(this);
    }
    m_stack->setCurrentWidget(slot.widget);
    m_page = slot.page.name;
    settings::SidePanelPages pages = settings::sidePanelPages();
    pages.open = slot.page.name;
    if (!pages.known.contains(slot.page.name))
        pages.known << slot.page.name;
    settings::store(pages);
    Q_EMIT pageChanged();
}

QSize SidePanel::sizeHint() const
{
    return QWidget::sizeHint().expandedTo({250, 90});
}

void SidePanel::showTabs()
{
    int visible = 0;
    for (int i = 0; i < m_tabs->count(); ++i)
        visible += m_tabs->isTabVisible(i) ? 1 : 0;
    m_row->setVisible(visible > 1);
}

void SidePanel::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the panel"));
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), m_pages[i].page.title());
}

void SidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_sidepanel.cpp"
