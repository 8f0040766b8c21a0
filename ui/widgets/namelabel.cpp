// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/namelabel.h"

#include "ui/text/words.h"

#include <QEvent>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace four {

namespace {
constexpr qsizetype mostLines = 2;

const QChar ellipsis(0x2026);

/// Breaks between words alone. One that is wider than a line loses its middle: in two lines it reads as two.
QStringList broken(const QString &name, const QFont &font, int width)
{
    const QFontMetrics metrics(font);
    QStringList words = name.split(u' ');
    for (QString &word : words)
        word = metrics.elidedText(word, Qt::ElideMiddle, width);
    // Qt would break a line behind an ellipsis as well.
    const QChar joiner(0x2060);
    const QString text = words.join(u' ').replace(ellipsis, QString(ellipsis) + joiner);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).remove(joiner).trimmed();
    }
    layout.endLayout();
    return lines;
}

QString withoutSpaces(QString text)
{
    text.removeIf([](QChar c) { return c.isSpace(); });
    return text;
}
} // namespace

NameLabel::NameLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
}

void NameLabel::setName(const QString &name)
{
    if (m_name == name)
        return;
    m_name = name;
    setAccessibleName(Words::plain(name));
    fitName();
}

int NameLabel::heightAt(int width) const
{
    return int(lines(mostLines, width).size()) * fontMetrics().lineSpacing();
}

int NameLabel::leastWidth(int enough) const
{
    const QString name = Words::plain(m_name);
    int most = fontMetrics().horizontalAdvance(name) + 1;
    int least = std::max(enough, most / int(mostLines));
    while (least < most) {
        const int middle = (least + most) / 2;
        if (const QStringList lines = broken(name, font(), middle);
            lines.size() <= mostLines && withoutSpaces(lines.join(QString())) == withoutSpaces(name))
            most = middle;
        else
            least = middle + 1;
    }
    return most;
}

QStringList NameLabel::lines(qsizetype most, int width) const
{
    const QString name = Words::plain(m_name);
    if (width <= 0 || fontMetrics().horizontalAdvance(name) <= width)
        return {name}; // nearly always
    QStringList lines = broken(name, font(), width);
    // Words seldom fill a line, so that less than two lines' length may be too long for two lines.
    const int step = std::max(1, width / 16);
    const auto isWrong = [&] {
        return lines.size() > most || lines.join(QString()).count(ellipsis) > name.count(ellipsis) + 1;
    };
    for (int room = int(most) * width; isWrong() && room > 0; room -= step)
        lines = broken(fontMetrics().elidedText(name, Qt::ElideMiddle, room), font(), width);
    return lines.first(std::min(lines.size(), most));
}

void NameLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    fitName();
}

void NameLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitName();
}

void NameLabel::fitName()
{
    const int room = contentsRect().height() / fontMetrics().lineSpacing();
    QStringList shown = lines(std::clamp<qsizetype>(room, 1, mostLines), contentsRect().width());
    const bool isWhole = withoutSpaces(shown.join(QString())) == withoutSpaces(Words::plain(m_name));
    for (QString &line : shown) {
        // Not always: few fonts have the isolates, and Qt looks for them in all.
        if (line.isRightToLeft())
            line = Words::isolated(line);
    }
    setText(shown.join(u'\n'));
    setToolTip(isWhole ? QString() : QStringLiteral("<p>%1</p>").arg(m_name.toHtmlEscaped()));
    updateGeometry();
}

} // namespace four

#include "moc_namelabel.cpp"
