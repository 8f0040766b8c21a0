// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittingarea.h"

#include <QEvent>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace four {

namespace {
/// For what is around the content: the dialog's margins and buttons, its frame, and the desktop's bars.
constexpr QSize surroundings(48, 160);
} // namespace

FittingArea::FittingArea(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

QSize FittingArea::sizeHint() const
{
    return fitted(widget()->sizeHint());
}

QSize FittingArea::minimumSizeHint() const
{
    return fitted(widget()->minimumSizeHint());
}

bool FittingArea::eventFilter(QObject *object, QEvent *event)
{
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(object, event);
}

QSize FittingArea::fitted(QSize size) const
{
    // Text that wraps tells its height only when it is told how wide it is.
    const int width = isVisible() ? std::max(size.width(), viewport()->width()) : size.width();
    if (widget()->hasHeightForWidth())
        size.setHeight(std::max(size.height(), widget()->heightForWidth(width)));
    const QSize most = screen()->availableSize() - surroundings;
    // One bar takes room from the other direction.
    QSize needed = size;
    if (size.height() > most.height())
        needed.rwidth() += verticalScrollBar()->sizeHint().width();
    if (size.width() > most.width())
        needed.rheight() += horizontalScrollBar()->sizeHint().height();
    return needed.boundedTo(most);
}

} // namespace four
