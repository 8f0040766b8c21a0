// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/fittingarea.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace four {

namespace {
/// For the dialog's frame and the desktop's bars.
constexpr QSize surroundings(24, 48);
constexpr int least = 48; ///< pixels of content that stay visible
} // namespace

bool isOnNarrowScreen(const QWidget *widget)
{
    constexpr int letters = 58; // sizes of the usual letters
    return widget->screen()->availableSize().width() < letters * QFontInfo(widget->font()).pixelSize();
}

void fitToContent(QWidget *dialog)
{
    // What was shown or hidden deep within tells its parents by events.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    dialog->layout()->activate();
    // Not adjustSize(), which leaves a third of the screen.
    dialog->resize(dialog->sizeHint());
    // It grew downwards, maybe beyond the screen.
    const QRect room = dialog->screen()->availableGeometry();
    const QRect frame = dialog->frameGeometry();
    dialog->move(
        std::clamp(frame.left(), room.left(), std::max(room.left(), room.right() - frame.width() + 1)),
        std::clamp(frame.top(), room.top(), std::max(room.top(), room.bottom() - frame.height() + 1)));
}

FittingArea::FittingArea(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void FittingArea::setSides(QList<QBoxLayout *> sides)
{
    m_sides = std::move(sides);
    turnSides();
}

void FittingArea::turnSides()
{
    for (QBoxLayout *sides : std::as_const(m_sides)) {
        int width = verticalScrollBar()->sizeHint().width() - sides->spacing();
        for (int i = 0; i < sides->count(); ++i)
            width += sides->spacing() + sides->itemAt(i)->minimumSize().width();
        sides->setDirection(width > room().width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
}

bool FittingArea::event(QEvent *event)
{
    // Now the area has its final font.
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        turnSides();
    return QScrollArea::event(event);
}

QSize FittingArea::minimumSizeHint() const
{
    const QSize size = fitted(widget()->minimumSizeHint());
    if (!m_isShrinkable)
        return size;
    // It then has a bar where the screen has room for the whole, too.
    const int withBar = size.width() + verticalScrollBar()->sizeHint().width();
    return {std::max(size.width(), std::min(withBar, room().width())), std::min(size.height(), 2 * least)};
}

bool FittingArea::eventFilter(QObject *object, QEvent *event)
{
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(object, event);
}

QSize FittingArea::room() const
{
    QSize room = screen()->availableSize() - surroundings;
    const QLayout *layout = window()->layout();
    if (!layout)
        return room;
    // What the dialog has beside the place of the content: its buttons above all.
    const QMargins margins = layout->contentsMargins();
    room -= QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
    // It matters only where there is a scroll bar.
    const int wide =
        std::min(widget()->sizeHint().width() + verticalScrollBar()->sizeHint().width(), room.width());
    for (int i = 0; i < layout->count(); ++i) {
        const QLayoutItem *item = layout->itemAt(i);
        const QWidget *widget = layout->itemAt(i)->widget();
        if (item->isEmpty() || widget == this)
            continue;
        if (widget && widget->isAncestorOf(this)) // it has tabs as well
            room.rheight() -= 3 * fontMetrics().lineSpacing();
        else
            room.rheight() -= layout->spacing() + (item->hasHeightForWidth() ? item->heightForWidth(wide)
                                                                             : item->sizeHint().height());
    }
    return room;
}

QSize FittingArea::fitted(QSize size) const
{
    // Text that wraps tells its height only when it is told how wide it is.
    const int width = isVisible() ? std::max(size.width(), viewport()->width()) : size.width();
    if (widget()->hasHeightForWidth())
        size.setHeight(std::max(size.height(), widget()->heightForWidth(width)));
    const QSize most = room().expandedTo({least, least});
    // On a screen of 150 % a window of its least size may come out a pixel smaller.
    ++size.rwidth();
    // One bar takes room from the other direction.
    QSize needed = size;
    if (size.height() > most.height())
        needed.rwidth() += verticalScrollBar()->sizeHint().width();
    if (size.width() > most.width())
        needed.rheight() += horizontalScrollBar()->sizeHint().height();
    return needed.boundedTo(most);
}

} // namespace four

#include "moc_fittingarea.cpp"
