// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/clockface.h"

#include "ui/game/gamemodel.h"
#include "ui/settings/theme.h"
#include "ui/settings/tokens.h"
#include "ui/text/words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace four {

namespace {
// Seconds. Of a shorter clock, a part of its time.
constexpr int shortTime = 30;
constexpr int urgentTime = 10;
constexpr int partOfShort = 2;
constexpr int partOfUrgent = 3;
} // namespace

ClockFace::ClockFace(GameModel *model, Player player, QWidget *parent)
    : QLabel(parent), m_model(model), m_player(player)
{
    setObjectName("clock");
    connect(m_model->session(), &Session::clockChanged, this, &ClockFace::refresh);
}

QFont ClockFace::digits(double factor) const
{
    return tokens::type::scaled(font(), factor, true);
}

QSize ClockFace::sizeAt(double factor, bool isSmall) const
{
    const QFontMetrics metrics(digits(factor));
    if (isSmall) {
        const QFontMetrics bold(tokens::type::scaled(font(), 1, true)); // of the words when it is out
        const int wide = std::max(metrics.horizontalAdvance(text()), bold.horizontalAdvance(text()));
        return {wide + 3 * tokens::space::hair, metrics.height() + 2};
    }
    const int seconds = m_model->session()->game().rules().clock.seconds;
    const QString widest = seconds >= 600 ? QStringLiteral("00:00") : QStringLiteral("0:00,0");
    const int width = std::max(metrics.horizontalAdvance(widest),
                               factor > 1 ? fontMetrics().horizontalAdvance(Words::outOfTime()) : 0);
    return {width + metrics.height() / 2 + 3 * tokens::space::hair, metrics.height() + 2};
}

void ClockFace::refresh()
{
    const Session *session = m_model->session();
    if (!session->hasClock())
        return;
    const Game &game = m_model->shown();
    const TimeControl &control = game.rules().clock;
    const Milliseconds left = m_model->timeLeft(m_player);
    const bool isOut = game.isOver() && left <= Milliseconds(0);
    const bool isOnTurn = m_model->hasBegun() && !game.isOver() && game.turn() == m_player;
    const Sign sign = isOut                                                  ? Sign::Out
                      : !isOnTurn                                            ? Sign::Resting
                      : session->isClockHalted() || m_model->isLookingBack() ? Sign::Paused
                                                                             : Sign::Running;
    const auto isBelow = [&](int seconds, int part) {
        return left < std::min(std::chrono::milliseconds(std::chrono::seconds(seconds)),
                               std::chrono::milliseconds(std::chrono::seconds(control.seconds)) / part);
    };
    const Need need = isOut || sign == Sign::Resting      ? Need::Enough
                      : isBelow(urgentTime, partOfUrgent) ? Need::Urgent
                      : isBelow(shortTime, partOfShort)   ? Need::Short
                                                          : Need::Enough;
    m_part = std::min(1.0, double(left.count()) / (1000.0 * std::min(shortTime, control.seconds)));
    const QString text = isOut ? Words::outOfTime() : Words::clock(left);
    if (text == this->text() && sign == m_sign && need == m_need)
        return;
    m_sign = sign;
    m_need = need;
    setText(text);
    setAccessibleName(tr("Time left: %1").arg(text));
    update();
}

void ClockFace::paintSign(QPainter &painter, const QRectF &place) const
{
    const double side = place.width();
    const QPointF centre = place.center();
    switch (m_sign) {
    case Sign::Running:
        if (m_model->shown().rules().clock.kind == TimeControl::Kind::Game) {
            painter.drawPolygon(
                QPolygonF({place.topLeft(), place.bottomLeft(), {place.right(), centre.y()}}));
        } else {
            // Begins anew each turn.
            painter.setPen(QPen(painter.brush().color(), side / 7));
            painter.drawArc(place, 60 * 16, 290 * 16);
            painter.setPen(Qt::NoPen);
            painter.drawPolygon(QPolygonF({{centre.x(), place.top() - side / 5},
                                           {centre.x() + side / 2, place.top() + side / 10},
                                           {centre.x(), place.top() + side / 2.5}}));
        }
        break;
    case Sign::Paused:
        painter.drawRect(QRectF(place.left() + side * 0.1, place.top(), side * 0.28, side));
        painter.drawRect(QRectF(place.left() + side * 0.62, place.top(), side * 0.28, side));
        break;
    case Sign::Out:
        painter.drawRect(QRectF(place.left(), place.top(), side / 7, side));
        painter.drawPolygon(QPolygonF({place.topLeft(),
                                       {place.right(), place.top() + side * 0.1},
                                       {place.right() - side / 4, place.top() + side * 0.35},
                                       {place.right(), place.top() + side * 0.6},
                                       {place.left(), place.top() + side * 0.6}}));
        break;
    case Sign::Resting:
        painter.setPen(QPen(painter.brush().color(), side / 9));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place);
        painter.drawPolyline(QPolygonF(
            {{centre.x(), place.top() + side / 5}, centre, {centre.x() + side / 4, centre.y() + side / 8}}));
        break;
    }
}

void ClockFace::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(palette());
    QColor ground = m_sign == Sign::Running ? shades::chosen(palette()) : shades::button(palette());
    QColor ink = m_sign == Sign::Resting ? shades::dim(palette()) : palette().color(QPalette::WindowText);
    QColor frame = m_sign == Sign::Running ? shades::focus(palette()) : shades::line(palette());
    if (m_need == Need::Urgent) {
        ground = theme.refusal.background;
        ink = frame = theme.refusal.text;
    } else if (m_need == Need::Short) {
        ground = theme.wrong.background;
        frame = theme.wrong.colour;
    } else if (m_sign == Sign::Out) {
        frame = ink;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_sign == Sign::Running ? 2 : shades::frameWidth(palette());
    const QRectF box = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(frame, line));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, tokens::radius::control, tokens::radius::control);

    const QFontMetrics metrics(digits(m_factor));
    const double side = std::min(metrics.height() / 3.0, 14.0);
    const QRectF inside = box.adjusted(tokens::space::hair, 0, -tokens::space::hair - line, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (!m_isSmall)
        paintSign(painter, {inside.left() + line, inside.center().y() - side / 2, side, side});
    painter.setPen(ink);
    painter.setFont(m_sign == Sign::Out ? tokens::type::scaled(font(), 1, true) : digits(m_factor));
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, text());
    if (m_need != Need::Enough && m_factor > 1) {
        constexpr double thickness = 3;
        constexpr double faint = 0.3;
        const QColor colour = m_need == Need::Urgent ? ink : frame;
        QRectF bar(box.left() + tokens::radius::control, box.bottom() - thickness - line,
                   box.width() - 2 * tokens::radius::control, thickness);
        painter.setOpacity(faint);
        painter.fillRect(bar, colour);
        painter.setOpacity(1);
        bar.setWidth(bar.width() * m_part);
        painter.fillRect(bar, colour);
    }
}

} // namespace four

#include "moc_clockface.cpp"
