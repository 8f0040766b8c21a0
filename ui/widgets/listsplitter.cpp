// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/listsplitter.h"

#include <QResizeEvent>

#include <algorithm>

namespace four {

namespace {
constexpr int wide = 900; ///< from here on there is room for board, cards and list side by side
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

void ListSplitter::setListShown(bool shown)
{
    m_layout.shown = shown;
    m_list->setVisible(shown);
    arrange();
    settings::store(m_layout);
}

void ListSplitter::arrange()
{
    const bool side = width() >= wide;
    setOrientation(side ? Qt::Horizontal : Qt::Vertical);
    const int whole = side ? width() : height();
    const int list = side ? m_layout.width : m_layout.height;
    setSizes({std::max(0, whole - list - handleWidth()), list});
}

void ListSplitter::noteSize()
{
    (orientation() == Qt::Horizontal ? m_layout.width : m_layout.height) = sizes().value(1);
    settings::store(m_layout);
}

void ListSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    arrange();
}

} // namespace four
