// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts/wrappedcheckbox.h"

#include <QEvent>
#include <QScreen>
#include <QStyle>

namespace four {

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

#include "moc_wrappedcheckbox.cpp"
