// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/openingrows.h"

#include "ui/board/drawing.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/text/words.h"

#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace four {

namespace {
/// Where the parts of a row are, and those of the heading above them.
struct Parts
{
    Parts(const QRect &row, const QFontMetrics &letters)
    {
        const int digit = letters.horizontalAdvance(u'0');
        QRect rest = row.adjusted(tokens::space::hair, 0, -tokens::space::hair, 0);
        const auto take = [&rest](int width) {
            QRect part = rest;
            part.setWidth(width);
            rest.setLeft(part.right() + 1 + tokens::space::hair);
            return part;
        };
        column = take(std::max(3 * digit, letters.horizontalAdvance(heading(0))));
        value = take(std::max(6 * digit, letters.horizontalAdvance(heading(1))));
        games = take(std::max(4 * digit, letters.horizontalAdvance(heading(2))));
        bar = rest;
    }
    static QString heading(int part)
    {
        switch (part) {
        case 0:
            //: above a list, in few letters: numbers of columns
            return OpeningRows::tr("Col.");
        case 1:
            //: above a list, in few letters: what columns are worth
            return OpeningRows::tr("Value");
        default:
            //: above a list, in few letters: how many games there are
            return OpeningRows::tr("Games");
        }
    }

    QRect column;
    QRect value;
    QRect games;
    QRect bar;
};

void paintValue(QPainter &painter, const QRect &place, const ColumnMark &mark, const Theme &theme)
{
    if (mark.state != ColumnMark::State::Known) {
        painter.setPen(theme.values.quiet);
        painter.drawText(place, Qt::AlignCenter,
                         mark.state == ColumnMark::State::GivenUp ? QStringLiteral("?")
                                                                  : QStringLiteral("…"));
        return;
    }
    const coach::Result result = mark.outlook.result;
    const QString text = result == coach::Result::Draw ? QStringLiteral("=") : number(mark.outlook.drops);
    const QFontMetrics letters = painter.fontMetrics();
    const double sign = 0.75 * letters.ascent();
    const double gap = 0.4 * letters.ascent();
    const double width = sign + gap + letters.horizontalAdvance(text);
    const QPointF centre = QRectF(place).center();
    if (mark.isBest) {
        const double tall = std::min(1.5 * letters.height(), place.height() - 4.0);
        painter.setPen(QPen(theme.values.number, 2));
        painter.setBrush(theme.values.paper);
        painter.drawRoundedRect(
            QRectF(centre.x() - width / 2 - tall / 3, centre.y() - tall / 2, width + 2 * tall / 3, tall),
            tall / 2, tall / 2);
    }
    const QPointF at(centre.x() - width / 2 + sign / 2, centre.y());
    painter.setPen(Qt::NoPen);
    if (result == coach::Result::Draw) {
        painter.setBrush(theme.values.draw);
        painter.drawRect(QRectF(at - QPointF(sign, sign) * 0.42, QSizeF(sign, sign) * 0.84));
    } else {
        const double up = result == coach::Result::Win ? sign * 0.46 : -sign * 0.46;
        painter.setBrush(up > 0 ? theme.values.win : theme.values.loss);
        painter.drawPolygon(
            QPolygonF({at + QPointF(-sign / 2, up), at + QPointF(sign / 2, up), at + QPointF(0, -up)}));
    }
    painter.setPen(theme.values.number);
    painter.drawText(QRectF(at.x() + sign / 2 + gap, place.top(), width, place.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
}

void paintBar(QPainter &painter, const QRect &place, const std::array<int, 3> &parts, const Theme &theme,
              const QPalette &palette)
{
    const int all = std::accumulate(parts.begin(), parts.end(), 0);
    if (all == 0)
        return;
    const QFontMetrics letters = painter.fontMetrics();
    // Each number has room; the rest of the width is shared as the games are.
    std::array<double, 3> widths{};
    double rest = place.width();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] == 0)
            continue;
        widths[i] = letters.horizontalAdvance(number(parts[i])) + tokens::space::close;
        rest -= widths[i];
    }
    const std::array<QColor, 3> faces{theme.discOne.face, palette.color(QPalette::Window),
                                      theme.discTwo.face};
    const std::array<QColor, 3> words{theme.discOne.letter, palette.color(QPalette::WindowText),
                                      theme.discTwo.letter};
    double left = place.left();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] == 0)
            continue;
        const QRectF part(left, place.top(), widths[i] + std::max(0.0, rest) * parts[i] / all,
                          place.height());
        left = part.right();
        painter.setPen(QPen(shades::frame(palette), 1));
        painter.setBrush(faces[i]);
        painter.drawRoundedRect(part.adjusted(0.5, 0.5, -1.5, -0.5), 2, 2);
        painter.setPen(words[i]);
        painter.drawText(part, Qt::AlignCenter, number(parts[i]));
    }
}

class RowPainter : public QStyledItemDelegate
{
public:
    explicit RowPainter(OpeningRows *rows) : QStyledItemDelegate(rows), m_rows(rows) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, std::max(28, option.fontMetrics.height() + tokens::space::narrow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const OpeningRow &row = m_rows->rows()[std::size_t(index.row())];
        const Theme &theme = Theme::of(option.palette);
        const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent) {
            painter->fillRect(option.rect, shades::chosen(option.palette));
            const int edge = (option.state & QStyle::State_HasFocus) != 0 ? 3 : 1;
            painter->setPen(QPen(shades::focus(option.palette), edge));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(option.rect).adjusted(edge / 2.0, edge / 2.0, -edge / 2.0, -edge / 2.0));
        } else {
            painter->setPen(shades::line(option.palette));
            painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        }
        const Parts parts(option.rect, option.fontMetrics);
        const QColor words =
            row.isPlayable ? option.palette.color(QPalette::Text) : shades::dim(option.palette);
        QFont bold = option.font;
        bold.setBold(true);
        painter->setFont(bold);
        painter->setPen(words);
        painter->drawText(parts.column, Qt::AlignCenter, columnNumber(index.row()));
        if (row.isPlayable) {
            paintValue(*painter, parts.value, row.mark, theme);
            painter->setFont(option.font);
            if (row.count) {
                painter->setPen(words);
                painter->drawText(parts.games, Qt::AlignRight | Qt::AlignVCenter, number(row.count->games()));
                const int height = option.fontMetrics.height() + 2;
                const QRect bar(parts.bar.left(), parts.bar.center().y() - height / 2, parts.bar.width(),
                                height);
                paintBar(*painter, bar.adjusted(tokens::space::hair, 0, 0, 0), m_rows->bar(index.row()),
                         theme, option.palette);
            }
        } else {
            painter->setFont(option.font);
            //: of a column in a list
            painter->drawText(parts.value, Qt::AlignCenter, row.isFull ? OpeningRows::tr("full") : QString());
        }
        painter->restore();
    }

private:
    OpeningRows *m_rows;
};
} // namespace

OpeningRows::OpeningRows(QWidget *parent) : ActivatingList(parent)
{
    setItemDelegate(new RowPainter(this));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int column = 0; column < 7; ++column)
        new QListWidgetItem(this);
    m_rows.resize(7);
}

QSize OpeningRows::sizeHint() const
{
    const int digits = fontMetrics().horizontalAdvance(QStringLiteral("000000000000000000000"));
    return {digits, count() * std::max(sizeHintForRow(0), 1)};
}

void OpeningRows::setRows(const std::vector<OpeningRow> &rows, Player starter)
{
    m_rows = rows;
    m_starter = starter;
    for (int i = 0; i < count(); ++i) {
        const QString words = wordsOf(i);
        // The same again is an event for screen readers, too.
        if (item(i)->data(Qt::AccessibleTextRole).toString() != words)
            item(i)->setData(Qt::AccessibleTextRole, words);
    }
    viewport()->update();
}

std::array<int, 3> OpeningRows::bar(int row) const
{
    const OpeningCount &count = *m_rows[std::size_t(row)].count;
    const bool isYellow = m_starter == Player::One;
    return {isYellow ? count.first : count.second, count.drawn, isYellow ? count.second : count.first};
}

QString OpeningRows::wordsOf(int row) const
{
    const OpeningRow &told = m_rows[std::size_t(row)];
    const QString column = columnNumber(row);
    if (!told.isPlayable)
        //: %1 is a column's number; of a game that is over
        return told.isFull ? tr("Column %1: full.").arg(column) : tr("Column %1").arg(column);
    //: of what a column is worth; follows "Column 3"
    const QString worth = told.mark.words.isEmpty() ? tr("not known yet") : told.mark.words;
    if (!told.count)
        //: %1 is a column's number, %2 what it is worth, such as "wins in 19, the best"
        return tr("Column %1, %2").arg(column, worth);
    const int games = told.count->games();
    if (games == 0)
        //: %1 is a column's number, %2 what it is worth, such as "wins in 19, the best"
        return tr("Column %1, %2, no game").arg(column, worth);
    const auto [yellow, drawn, red] = bar(row);
    const QString one = Words::colour(Colour::Yellow);
    const QString two = Words::colour(Colour::Red);
    if (told.count->unfinished > 0)
        //: %1 is a column's number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they
        //: won, %5 how many were drawn, %8 how many are not finished
        return tr("Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7, unfinished %8", "", games)
            .arg(column, worth, one, number(yellow), number(drawn), two, number(red),
                 number(told.count->unfinished));
    //: %1 is a column's number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they
    //: won, %5 how many were drawn
    return tr("Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7", "", games)
        .arg(column, worth, one, number(yellow), number(drawn), two, number(red));
}

QSize OpeningHeader::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("000000000000000000000")),
            fontMetrics().height() + tokens::space::close};
}

void OpeningHeader::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(palette());
    const Parts parts(rect(), fontMetrics());
    QPainter painter(this);
    painter.setPen(shades::dim(palette()));
    painter.drawText(parts.column, Qt::AlignCenter | Qt::TextDontClip, Parts::heading(0));
    painter.drawText(parts.value, Qt::AlignCenter | Qt::TextDontClip, Parts::heading(1));
    painter.drawText(parts.games, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, Parts::heading(2));
    // In the order of the bar: the sign of the one, what is drawn, the sign of the other.
    const int side = fontMetrics().height();
    const int middle = rect().center().y() - side / 2;
    const QRect bar = parts.bar.adjusted(tokens::space::hair, 0, 0, 0);
    const auto disc = [&](int left, Colour colour, Letter letter) {
        painter.drawPixmap(left, middle,
                           drawing::discPixmap(theme.disc(colour), letter, side, devicePixelRatioF()));
    };
    disc(bar.left(), Colour::Yellow, Letter::X);
    disc(bar.right() - side, Colour::Red, Letter::O);
    //: above a bar, between the discs of both colours, which stand for their wins
    const QString drawn = OpeningRows::tr("drawn");
    const bool fits = fontMetrics().horizontalAdvance(drawn) < bar.width() - 2 * side - tokens::space::close;
    painter.drawText(bar, Qt::AlignCenter, fits ? drawn : QStringLiteral("="));
}

} // namespace four

#include "moc_openingrows.cpp"
