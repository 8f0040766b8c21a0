// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/listsplitter.h"

#include <QResizeEvent>

#include <algorithm>

namespace four {

namespace {
/// From here on there is room for board, cards and list side by side, in lines of text, as letters make all
/// of them larger.
constexpr int wideLines = 58;
constexpr int lowLines = 32; ///< less high than this, a window has no room for the list below the board
} // namespace

ListSplitter::ListSplitter(QWidget *board, QWidget *list, QWidget *parent)
    : QSplitter(parent), m_list(list), m_layout(settings::moveListLayout())
{
    setObjectName("listSplitter");
    setChildrenCollapsible(false);
    addWidget(board);
    addWidget(list);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    list->setVisible(m_layout.shown);
    connect(this, &QSplitter::splitterMoved, this, &ListSplitter::noteSize);
}

void ListSplitter::setTakeIn(const std::function<void(QWidget *)> &takeIn)
{
    m_takeIn = takeIn;
    arrange();
}

void ListSplitter::setListShown(bool shown)
{
    m_layout.shown = shown;
    m_list->setVisible(shown);
    arrange();
    settings::store(m_layout);
}

void ListSplitter::arrange()
{
    const int line = fontMetrics().lineSpacing();
    const bool side = width() >= wideLines * line;
    const bool takeIn = m_takeIn && m_layout.shown && !side && height() < lowLines * line;
    if (takeIn != m_isTakenIn) {
        m_isTakenIn = takeIn;
        if (takeIn) {
            m_takeIn(m_list);
        } else {
            m_takeIn(nullptr);
            insertWidget(1, m_list);
            m_list->setVisible(m_layout.shown);
        }
    }
    if (takeIn)
        return;
    setOrientation(side ? Qt::Horizontal : Qt::Vertical);
    const int whole = side ? width() : height();
    const int list = side ? std::max(m_layout.width, m_list->minimumSizeHint().width()) : m_layout.height;
    setSizes({std::max(0, whole - list - handleWidth()), list});
}

void ListSplitter::noteSize()
{
    (orientation() == Qt::Horizontal ? m_layout.width : m_layout.height) = sizes().value(1);
    settings::store(m_layout);
}

void ListSplitter::changeEvent(QEvent *event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void ListSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

} // namespace four

#include "moc_listsplitter.cpp"
