// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/wrappedlabel.h"

#include <QEvent>
#include <QScreen>
#include <QStyle>

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

namespace {
constexpr int surroundings = 120; ///< of a screen's width: the dialog's frame, margins and scroll bar
} // namespace

void WrappedCheckBox::setWords(const QString &words)
{
    m_words = words;
    // Without the ends of lines.
    setAccessibleName(QString(words).remove(u'&'));
    wrap();
}

void WrappedCheckBox::wrap()
{
    const int room = screen()->availableSize().width() - surroundings -
                     style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) -
                     style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
    QString lines;
    QString line;
    for (const QString &word : m_words.split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (line.isEmpty() || fontMetrics().horizontalAdvance(longer) <= room) {
            line = longer;
            continue;
        }
        lines += line + u'\n';
        line = word;
    }
    lines += line;
    if (lines != text())
        setText(lines);
}

void WrappedCheckBox::changeEvent(QEvent *event)
{
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        wrap();
}

bool WrappedCheckBox::event(QEvent *event)
{
    // When it has the font that it is shown in.
    if (event->type() == QEvent::Polish) {
        const bool done = QCheckBox::event(event);
        wrap();
        return done;
    }
    return QCheckBox::event(event);
}

} // namespace four

#include "moc_wrappedlabel.cpp"
