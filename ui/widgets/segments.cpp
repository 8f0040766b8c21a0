// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segments.h"

#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace four {

QSize ChoiceTile::sizeHint() const
{
    const int letters = tokens::type::lettersOf(font());
    const QFontMetrics bold(tokens::type::scaled(font(), 1, true));
    int width = 2 * letters + bold.size(Qt::TextShowMnemonic, text()).width();
    if (!icon().isNull())
        width += iconSize().width() + (text().isEmpty() ? 0 : tokens::space::close);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize least(width, std::max(tokens::button::leastUsual, qRound(tokens::button::usual * letters)));
    // The style knows of large buttons.
    return style()->sizeFromContents(QStyle::CT_RadioButton, &option, least, this).expandedTo(least);
}

void ChoiceTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || m_isFramed) {
        const double pen = isChecked() ? 2 : shades::frameWidth(palette());
        const QColor frame = !isEnabled()  ? shades::line(palette())
                             : isChecked() ? shades::focus(palette())
                                           : shades::frame(palette());
        painter.setPen(QPen(frame, pen));
        painter.setBrush(isChecked() ? shades::chosen(palette()) : shades::button(palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                                tokens::radius::control, tokens::radius::control);
    }
    if (hasFocus()) {
        constexpr double inside = 4.5;
        painter.setPen(QPen(shades::focus(palette()), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(inside, inside, -inside, -inside), 3, 3);
    }
    painter.setFont(tokens::type::scaled(font(), 1, isChecked()));
    const int symbol = icon().isNull() ? 0 : iconSize().width();
    const int gap = symbol && !text().isEmpty() ? tokens::space::close : 0;
    const int room = width() - symbol - gap - tokens::space::close;
    const QString words =
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
    const int wide = painter.fontMetrics().size(Qt::TextShowMnemonic, words).width();
    QRect place(0, 0, symbol + gap + wide, height());
    place.moveCenter(rect().center());
    if (symbol)
        icon().paint(&painter, style()->visualRect(layoutDirection(), place,
                                                   {place.topLeft(), QSize(symbol, height())}));
    const QRect beside(place.left() + symbol + gap, 0, wide, height());
    style()->drawItemText(&painter, style()->visualRect(layoutDirection(), place, beside),
                          Qt::AlignCenter | Qt::TextShowMnemonic, palette(), isEnabled(), words,
                          QPalette::WindowText);
}

Segments::Segments(const QString &name, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_row(new QHBoxLayout(this))
{
    setObjectName(name);
    m_row->setContentsMargins({});
    m_row->setSpacing(0);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int value) {
        select(value);
        Q_EMIT chosen(value);
    });
}

void Segments::setChoices(const std::vector<std::pair<QString, int>> &choices)
{
    for (const auto &[words, value] : choices) {
        QAbstractButton *button = m_group->button(value);
        if (!button) {
            auto *tile = new ChoiceTile(this);
            tile->setFramed(false);
            button = tile;
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            button->setObjectName(objectName() + QString::number(value));
            m_group->addButton(button, value);
            m_row->addWidget(button);
        }
        button->setText(QString(words).replace(u'&', QLatin1String("&&")));
        button->updateGeometry();
    }
    fitScreen();
}

void Segments::fitScreen()
{
    constexpr double most = 0.55; // of the screen's width: a caption and a frame stand beside it
    int width = 0;
    for (const QAbstractButton *button : m_group->buttons())
        width += button->sizeHint().width();
    m_row->setDirection(width > most * screen()->availableSize().width() ? QBoxLayout::TopToBottom
                                                                         : QBoxLayout::LeftToRight);
}

bool Segments::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        fitScreen();
    return done;
}

void Segments::setCaption(const QString &caption)
{
    for (QAbstractButton *button : m_group->buttons())
        button->setAccessibleDescription(caption);
}

int Segments::value() const
{
    return m_group->checkedId();
}

void Segments::select(int value)
{
    QAbstractButton *chosen = m_group->button(value);
    chosen->setChecked(true);
    setFocusProxy(chosen);
    // Qt does so only once one of them has had the focus.
    for (QAbstractButton *button : m_group->buttons())
        button->setFocusPolicy(button == chosen ? Qt::StrongFocus : Qt::ClickFocus);
    update();
}

void Segments::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int frame = shades::frameWidth(palette());
    painter.setPen(QPen(shades::frame(palette()), frame));
    painter.setBrush(shades::button(palette()));
    const double inside = frame / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inside, inside, -inside, -inside),
                            tokens::radius::control, tokens::radius::control);
    painter.setPen(QPen(shades::line(palette()), 1));
    for (const QAbstractButton *button : m_group->buttons()) {
        const QPoint corner = button->geometry().topLeft();
        if (corner.x() > 0)
            painter.drawLine(QPointF(corner.x(), height() / 4.0), QPointF(corner.x(), height() * 3 / 4.0));
        else if (corner.y() > 0)
            painter.drawLine(QPointF(width() / 4.0, corner.y()), QPointF(width() * 3 / 4.0, corner.y()));
    }
}

} // namespace four

#include "moc_segments.cpp"
