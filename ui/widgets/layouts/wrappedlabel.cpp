// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QEvent>

namespace four {

WrappedLabel::WrappedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (m_measured != text()) {
        m_measured = text();
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

bool WrappedLabel::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PolishRequest:
    case QEvent::Polish:
    case QEvent::ContentsRectChange:
    case QEvent::ParentChange: // another font, perhaps
    case QEvent::ScreenChangeInternal:
        m_heights.clear();
        break;
    default:
        break;
    }
    return QLabel::event(event);
}

} // namespace four

#include "moc_wrappedlabel.cpp"
