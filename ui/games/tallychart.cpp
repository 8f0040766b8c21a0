// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/tallychart.h"

#include <QLocale>

#include <array>

namespace four {

namespace {
constexpr int gap = 8;
constexpr int usualBars = 5;

std::array<int, 3> parts(const Tally &tally)
{
    return {tally.won, tally.drawn, tally.lost};
}

QString numbers(const Tally &tally)
{
    const QLocale locale;
    return QStringLiteral("%1 – %2 – %3")
        .arg(locale.toString(tally.won), locale.toString(tally.drawn), locale.toString(tally.lost));
}
} // namespace

TallyChart::TallyChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TallyChart::setBars(std::vector<Bar> bars, const Legend &legend)
{
    m_bars = std::move(bars);
    m_legend = legend;
    updateGeometry();
    update();
}

int TallyChart::lineHeight() const
{
    return fontMetrics().height() + 6;
}

QSize TallyChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, (usualBars + 1) * lineHeight()};
}

QSize TallyChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, sizeHint().height()};
}

void TallyChart::paintEvent(QPaintEvent * /*event*/)
{
    if (m_bars.empty())
        return;
    QPainter painter(this);
    const int room = height() / lineHeight() - 1;
    QRect line(0, 0, width(), lineHeight());
    for (const Bar &bar : m_bars) {
        if (line.top() / lineHeight() >= room)
            break;
        paintBar(painter, line, bar);
        line.translate(0, lineHeight());
    }
    paintLegend(painter, line);
}

void TallyChart::paintPart(QPainter &painter, const QRectF &part, int outcome) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    if (outcome == 0) {
        painter.fillRect(part, palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
    } else if (outcome == 1) {
        painter.setBrush(QBrush(palette().color(QPalette::WindowText), Qt::BDiagPattern));
    } else {
        painter.setBrush(palette().color(QPalette::Base));
    }
    painter.drawRect(part);
}

void TallyChart::paintBar(QPainter &painter, const QRect &line, const Bar &bar) const
{
    const QFontMetrics metrics = fontMetrics();
    int numbersWidth = 0;
    for (const Bar &each : m_bars)
        numbersWidth = std::max(numbersWidth, metrics.horizontalAdvance(numbers(each.tally)));
    const int nameWidth = line.width() / 3;
    const QRect name(line.left(), line.top(), nameWidth - gap, line.height());
    const QRect text(line.right() - numbersWidth, line.top(), numbersWidth + 1, line.height());
    const QRectF whole(nameWidth + 0.5, line.top() + 2.5, text.left() - gap - nameWidth - 1,
                       line.height() - 6);

    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(bar.name, Qt::ElideRight, name.width()));
    painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, numbers(bar.tally));
    qreal left = whole.left();
    const std::array<int, 3> counts = parts(bar.tally);
    for (int outcome = 0; outcome < 3; ++outcome) {
        const qreal width = whole.width() * counts[std::size_t(outcome)] / std::max(1, bar.tally.played());
        if (width > 0)
            paintPart(painter, {left, whole.top(), width, whole.height()}, outcome);
        left += width;
    }
}

void TallyChart::paintLegend(QPainter &painter, const QRect &line) const
{
    const std::array<QString, 3> words{m_legend.won, m_legend.drawn, m_legend.lost};
    const int side = line.height() - 8;
    int left = line.width() / 3;
    for (int outcome = 0; outcome < 3; ++outcome) {
        paintPart(painter, {left + 0.5, line.top() + 4.5, qreal(side), qreal(side)}, outcome);
        const QString &word = words[std::size_t(outcome)];
        const int width = fontMetrics().horizontalAdvance(word) + 1;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(left + side + gap / 2 + 2, line.top(), width, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, word);
        left += side + gap / 2 + width + 2 * gap;
    }
}

} // namespace four
