// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardending.h"

#include "ui/board/boardfront.h"
#include "ui/board/boardstage.h"
#include "ui/board/drawing.h"
#include "ui/game/gamemodel.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#include <QPropertyAnimation>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace four {

std::vector<std::pair<Cell, Cell>> linesIn(const std::vector<Cell> &cells, int connect)
{
    const auto has = [&cells](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); };
    std::vector<std::pair<Cell, Cell>> lines;
    for (const Cell step : {Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, -1}}) {
        for (const Cell first : cells) {
            if (has({first.column - step.column, first.row - step.row}))
                continue;
            Cell last = first;
            int length = 1;
            for (Cell next = first; has(next = {last.column + step.column, last.row + step.row}); last = next)
                ++length;
            if (length >= connect)
                lines.emplace_back(first, last);
        }
    }
    return lines;
}

bool isOn(const QLineF &line, QPointF point)
{
    return QLineF(line.p1(), point).length() + QLineF(point, line.p2()).length() < line.length() + 1;
}

WinLight::Place WinLight::placeOf(const Ending &ending, const Board &board, int connect,
                                  std::optional<Cell> last, const BoardFront &front)
{
    const auto middle = [&](Cell cell) {
        return front.mapToParent(QPointF(cell.column + 0.5, board.rows() - cell.row - 0.5) * drawing::cell);
    };
    Place place{.front = front.mapRectToParent(front.boundingRect())};
    for (const auto &[first, end] : linesIn(ending.cells, connect))
        place.lines.emplace_back(middle(first), middle(end));
    if (place.lines.empty())
        return place;
    const bool isLastLit = last && std::ranges::find(ending.cells, *last) != ending.cells.end();
    place.from = isLastLit ? middle(*last) : place.lines.front().p1();
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.rows(); ++row)
            place.holes.push_back(middle({column, row}));
    }
    return place;
}

namespace {
constexpr double lightWidth = 94;
constexpr double lightEdge = 99;    ///< dark, around the light
constexpr double glowWidth = 126.0; ///< faint, around both
} // namespace

WinLight::WinLight(Place place, const Theme &theme) : m_place(std::move(place)), m_theme(&theme)
{
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton);
}

void WinLight::setDrawn(double share)
{
    m_drawn = share;
    update();
}

QRectF WinLight::boundingRect() const
{
    QRectF all;
    constexpr double reach = glowWidth / 2;
    for (const QLineF &line : m_place.lines)
        all |= QRectF(line.p1(), line.p2()).normalized().adjusted(-reach, -reach, reach, reach);
    return all & m_place.front;
}

/// In a picture of its own, out of which the holes are cut: a path with all holes takes the rasteriser many
/// times as long.
void WinLight::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_drawn <= 0)
        return;
    const QTransform toDevice = painter->deviceTransform();
    const QRect area = toDevice.mapRect(boundingRect()).toAlignedRect();
    QImage picture(area.size(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return;
    picture.fill(Qt::transparent);
    QPainter light(&picture);
    light.setRenderHint(QPainter::Antialiasing);
    light.setTransform(toDevice * QTransform::fromTranslate(-area.x(), -area.y()));
    light.setClipRect(boundingRect());
    const auto draw = [&](const QColor &colour, double width) {
        light.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        for (const QLineF &line : m_place.lines) {
            // A line that the point does not lie on grows from its beginning.
            const QPointF from = isOn(line, m_place.from) ? m_place.from : line.p1();
            light.drawLine(from + (line.p1() - from) * m_drawn, from + (line.p2() - from) * m_drawn);
        }
    };
    if (!m_theme->isFlat()) {
        QColor faint = m_theme->marks.light;
        faint.setAlphaF(0.13F);
        for (double width = glowWidth; width > lightEdge; width -= 6)
            draw(faint, width);
    }
    draw(m_theme->board.edge, lightEdge);
    draw(m_theme->marks.light, lightWidth);
    light.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    light.setPen(Qt::NoPen);
    light.setBrush(m_theme->board.edge); // any that is opaque
    // The holes' edges are not lit either.
    constexpr double hole = drawing::holeRadius + 1.8;
    for (const QPointF middle : m_place.holes)
        light.drawEllipse(middle, hole, hole);
    light.end();
    painter->setTransform(toDevice.inverted(), true);
    painter->drawImage(area.topLeft(), picture);
}

namespace {
constexpr int pieces = 40;

/// An even spread between 0 and 1 that looks like chance, and is the same each time.
double spread(int index, double step)
{
    const double product = (index + 1) * step;
    return product - std::floor(product);
}
} // namespace

Confetti::Confetti(const QRectF &source, double side, const Theme::Disc &winner, QWidget *parent)
    : QWidget(parent), m_source(source), m_side(side), m_colours(winner)
{
    setObjectName("confetti");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(parent->rect());
    lower();
    show();
}

std::optional<Confetti::Piece> Confetti::piece(int index) const
{
    // Steps of irrational numbers: the golden section and its like never fall into a pattern.
    const double along = spread(index, 0.618034);
    const double across = spread(index, 0.754878);
    const double size = spread(index, 0.569840);
    // Once the light has grown.
    const double delay = 0.16 + 0.2 * spread(index, 0.324718);
    const double time = (m_moment - delay) / (1 - delay);
    if (time <= 0 || time >= 1)
        return {};
    const QPointF start(m_source.left() + along * m_source.width(), m_source.top());
    // Up, slower and slower, and down again beside the board.
    const double sideways = (across - 0.5) * (m_source.width() + 6 * m_side) * time;
    const double height = (1.6 + 1.2 * size) * m_side * (2.4 * time - 5 * time * time);
    return Piece{.middle = start + QPointF(sideways, -height),
                 .radius = (0.06 + 0.06 * size) * m_side,
                 .opacity = std::clamp(2.5 * (1 - time), 0.0, 1.0)};
}

void Confetti::setMoment(double moment)
{
    QRegion changed;
    const auto add = [&] {
        for (int i = 0; i < pieces; ++i) {
            if (const auto each = piece(i)) {
                const double reach = each->radius + 2;
                changed += QRectF(each->middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
                               .toAlignedRect();
            }
        }
    };
    add();
    m_moment = moment;
    add();
    update(changed);
}

void Confetti::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < pieces; ++i) {
        const std::optional<Piece> each = piece(i);
        if (!each)
            continue;
        painter.setOpacity(each->opacity);
        painter.setPen(QPen(i % 3 == 0 ? m_colours.letter : m_colours.rim, 0.02 * m_side));
        painter.setBrush(m_colours.face);
        painter.drawEllipse(each->middle, each->radius, each->radius);
    }
}

void BoardEnding::place(const BoardFront &front)
{
    const Game &game = m_stage->model->shown();
    const std::optional<Ending> &ending = game.ending();
    WinLight::Place wanted;
    if (ending && !m_stage->isFalling)
        wanted = WinLight::placeOf(*ending, game.board(), game.rules().connect, game.lastDrop(), front);
    if (m_light ? wanted == m_light->place() : wanted.lines.empty())
        return;
    delete std::exchange(m_light, nullptr);
    if (wanted.lines.empty())
        return;
    m_light = new WinLight(std::move(wanted), *m_stage->theme);
    m_stage->add(m_light, BoardStage::Layer::Light, {});
}

void BoardEnding::grow()
{
    if (!m_light || m_stage->timings.line() == 0)
        return;
    auto *growth = new QPropertyAnimation(m_light, "drawn", m_light);
    growth->setStartValue(0.0);
    growth->setEndValue(1.0);
    growth->setDuration(m_stage->timings.line());
    growth->setEasingCurve(QEasingCurve::OutCubic);
    growth->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardEnding::celebrate(const Outcome &outcome)
{
    if (!m_celebrates || m_isSubdued || m_stage->timings.celebration() == 0 || !outcome.ending ||
        !outcome.ending->winner || m_stage->theme->isFlat())
        return;
    const Player winner = *outcome.ending->winner;
    if (!m_light || !isHere(m_stage->model->game().setup().seats[winner]))
        return;
    const QList<QGraphicsView *> views = m_stage->scene->views();
    if (views.isEmpty() || !views.front()->parentWidget())
        return;
    stopCelebrating();
    const QGraphicsView *view = views.front();
    QWidget *around = view->parentWidget();
    QRectF board = view->mapFromScene(m_light->place().front).boundingRect();
    board.translate(view->viewport()->mapTo(around, QPoint(0, 0)));
    m_confetti = new Confetti(board, view->transform().m11() * drawing::cell,
                              m_stage->theme->disc(m_stage->model->game().colour(winner)), around);
    auto *course = new QVariantAnimation(m_confetti);
    course->setStartValue(0.0);
    course->setEndValue(1.0);
    course->setDuration(m_stage->timings.celebration());
    QObject::connect(
        course, &QVariantAnimation::valueChanged, m_confetti,
        [confetti = m_confetti.data()](const QVariant &moment) { confetti->setMoment(moment.toDouble()); });
    QObject::connect(course, &QAbstractAnimation::finished, m_confetti, &QObject::deleteLater);
    course->start();
}

void BoardEnding::stopCelebrating()
{
    delete m_confetti;
}

bool BoardEnding::isCelebrating() const
{
    return m_confetti;
}

void BoardEnding::clear()
{
    delete std::exchange(m_light, nullptr);
    stopCelebrating();
}

} // namespace four

#include "moc_boardending.cpp"
