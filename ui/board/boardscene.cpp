// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardscene.h"

#include "ui/board/boardfront.h"
#include "ui/board/celebration.h"
#include "ui/board/coachmarkitem.h"
#include "ui/board/columnmarkitem.h"
#include "ui/board/discitem.h"
#include "ui/board/winline.h"
#include "ui/game/gamemodel.h"

#include <QEasingCurve>
#include <QGraphicsRectItem>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QSequentialAnimationGroup>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace four {

namespace {
// From back to front.
enum Layer { BackLayer, LandingLayer, DiscLayer, FrontLayer, MarkLayer, LineLayer, CoachLayer, SignLayer };

/// Of the disc in hand, upwards.
constexpr double handReach = drawing::discRadius + 1;
/// ... with the shadow, which does not fall on what stands above it.
constexpr double shadedReach = drawing::discRadius + drawing::shadowReach;

/// A free fall that ends in one small bounce, as a share of the way over a share of the time.
double fallAndBounce(double time)
{
    constexpr double impact = 0.78;
    constexpr double bounce = 0.045;
    if (time < impact)
        return (time / impact) * (time / impact);
    const double after = (time - impact) / (1 - impact);
    return 1 - 4 * bounce * after * (1 - after);
}

/// To and fro around the place where it started and ends.
double sway(double time, int times)
{
    return std::sin(time * 2 * times * std::numbers::pi) * (1 - time);
}

QEasingCurve curve(double (*function)(double))
{
    QEasingCurve easing;
    easing.setCustomType(function);
    return easing;
}
} // namespace

BoardScene::BoardScene(GameModel *model, QObject *parent)
    : QGraphicsScene(parent), m_model(model), m_theme(&Theme::of(Theme::Surroundings::Light))
{
    // The items are few and move all the time: an index would only be kept up for nothing.
    setItemIndexMethod(NoIndex);
    connect(m_model, &GameModel::arrived, this, &BoardScene::rebuild);
    connect(m_model, &GameModel::begun, this, &BoardScene::showBeginning);
    connect(m_model, &GameModel::acted, this, &BoardScene::act);
    connect(m_model, &GameModel::shownChanged, this, &BoardScene::showPoint);
    rebuild();
}

void BoardScene::setTheme(const Theme &theme)
{
    m_theme = &theme;
    m_front->setColours(theme.board);
    m_back->setBrush(theme.board.hole);
    m_hand->setTheme(theme);
    for (const auto &[cell, disc] : m_discs)
        disc->setTheme(theme);
    for (WinLine *line : std::exchange(m_lines, {}))
        delete line;
    delete m_celebration;
    refreshMarks();
    placeColumnMarks();
}

QRectF BoardScene::boardRect() const
{
    return m_front->sceneBoundingRect();
}

QPointF BoardScene::centreOf(Cell cell) const
{
    return {(cell.column + 0.5) * drawing::cell, (m_model->rowCount() - cell.row + 0.5) * drawing::cell};
}

QPointF BoardScene::handOver(int column) const
{
    return {(column + 0.5) * drawing::cell, 0.5 * drawing::cell - BoardFront::margin};
}

std::optional<int> BoardScene::columnAt(QPointF point) const
{
    const double right = m_model->columnCount() * drawing::cell;
    if (!sceneRect().contains(point) || point.x() < 0 || point.x() >= right)
        return {};
    return static_cast<int>(point.x() / drawing::cell);
}

std::optional<Cell> BoardScene::cellAt(QPointF point) const
{
    const std::optional<int> column = columnAt(point);
    const int row = m_model->rowCount() - static_cast<int>(std::floor(point.y() / drawing::cell));
    if (!column || row < 0 || row >= m_model->rowCount())
        return {};
    return Cell{*column, row};
}

void BoardScene::setCursor(Cell cursor)
{
    cursor.column = std::clamp(cursor.column, 0, m_model->columnCount() - 1);
    cursor.row = std::clamp(cursor.row, 0, m_model->rowCount() - 1);
    if (cursor == m_cursor)
        return;
    m_cursor = cursor;
    const QPointF before = m_hand->pos();
    refreshHand();
    glideFrom(before);
    refreshMarks();
    Q_EMIT cursorMoved();
}

void BoardScene::setColumnMarks(ColumnMarks marks)
{
    const auto isSaidAlike = [](const ColumnMark &one, const ColumnMark &other) {
        return one.words == other.words;
    };
    const bool isNews = m_columnMarks.has_value() != marks.has_value() ||
                        (marks && !std::ranges::equal(*marks, *m_columnMarks, isSaidAlike));
    const bool hadRow = m_columnMarks.has_value();
    m_columnMarks = std::move(marks);
    placeColumnMarks();
    if (hadRow != m_columnMarks.has_value()) {
        fitScene();
        Q_EMIT reshaped();
    }
    if (isNews)
        Q_EMIT wordsChanged();
}

void BoardScene::placeColumnMarks()
{
    for (ColumnMarkItem *item : std::exchange(m_columnItems, {}))
        delete item;
    if (!m_columnMarks)
        return;
    const double y = handOver(0).y() - shadedReach - ColumnMarkItem::height / 2;
    for (std::size_t column = 0; column < m_columnMarks->size(); ++column) {
        const ColumnMark &mark = (*m_columnMarks)[column];
        if (mark.state == ColumnMark::State::None)
            continue;
        auto *item = new ColumnMarkItem(mark, *m_theme);
        item->setPos(handOver(static_cast<int>(column)).x(), y);
        item->setZValue(MarkLayer);
        addItem(item);
        m_columnItems.push_back(item);
    }
}

void BoardScene::setCoachMarks(const CoachMarks &marks)
{
    if (marks == m_coachMarks)
        return;
    const auto best = [](const CoachMarks &all) {
        const auto found = std::ranges::find(all, CoachMark::Kind::Best, &CoachMark::kind);
        return found == all.end() ? std::nullopt : std::optional(found->cell);
    };
    const bool isNew = best(marks) && best(marks) != best(m_coachMarks);
    m_coachMarks = marks;
    placeCoachMarks();
    if (!isNew || m_timings.pulse() == 0)
        return;
    for (CoachMarkItem *item : m_coachItems) {
        if (item->mark().kind == CoachMark::Kind::Best)
            pulse(item);
    }
}

void BoardScene::placeCoachMarks()
{
    for (CoachMarkItem *item : std::exchange(m_coachItems, {}))
        delete item;
    for (const CoachMark &mark : m_coachMarks) {
        auto *item = new CoachMarkItem(mark, m_model->shown().letter(mark.player), *m_theme);
        item->setPos(centreOf(mark.cell));
        item->setZValue(CoachLayer);
        addItem(item);
        m_coachItems.push_back(item);
    }
}

void BoardScene::pulse(CoachMarkItem *mark)
{
    // It belongs to its mark and goes with it; nothing waits for it.
    auto *animation = new QPropertyAnimation(mark, "scale", mark);
    animation->setStartValue(1.0);
    animation->setKeyValueAt(0.4, 1.25);
    animation->setEndValue(1.0);
    animation->setDuration(m_timings.pulse());
    animation->setEasingCurve(QEasingCurve::InOutQuad);
    animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardScene::setRemoving(bool removing)
{
    if (std::exchange(m_removing, removing) == removing)
        return;
    refreshHand();
    refreshMarks();
    Q_EMIT removingChanged(removing);
}

void BoardScene::finishAnimations()
{
    if (QAbstractAnimation *animation = m_animation) {
        animation->setCurrentTime(animation->totalDuration());
        if (animation->state() != QAbstractAnimation::Stopped)
            animation->stop();
    }
}

const DiscItem *BoardScene::discAt(Cell cell) const
{
    const auto found = m_discs.find(cell);
    return found == m_discs.end() ? nullptr : found->second;
}

std::vector<Cell> BoardScene::marked(MarkItem::Kind kind) const
{
    std::vector<Cell> cells;
    for (const MarkItem *mark : m_marks) {
        if (mark->kind() == kind)
            cells.push_back(cellAt(mark->pos()).value());
    }
    std::ranges::sort(cells);
    return cells;
}

bool BoardScene::isHandShown() const
{
    return m_hand->isVisible();
}

bool BoardScene::isCelebrating() const
{
    return m_celebration;
}

void BoardScene::rebuild()
{
    m_unsettled.reset();
    finishAnimations();
    delete m_celebration;
    const int columns = m_model->columnCount();
    const int rows = m_model->rowCount();
    // Painting a large board anew takes tens of milliseconds.
    if (!m_front || m_front->columns() != columns || m_front->rows() != rows)
        makeBoard(columns, rows);
    placeDiscs();
    m_cursor = {(columns - 1) / 2, 0};
    setRemoving(false);
    refreshHand();
    refreshMarks();
    Q_EMIT reshaped();
}

void BoardScene::makeBoard(int columns, int rows)
{
    clear();
    m_discs.clear();
    m_marks.clear();
    m_columnItems.clear();
    m_coachItems.clear();
    m_coachMarks.clear();
    m_lines.clear();
    const QRectF cells(0, drawing::cell, columns * drawing::cell, rows * drawing::cell);
    m_back = addRect(cells, Qt::NoPen, m_theme->board.hole);
    m_back->setZValue(BackLayer);
    m_front = new BoardFront(columns, rows, m_theme->board);
    m_front->setPos(cells.topLeft());
    m_front->setZValue(FrontLayer);
    addItem(m_front);
    m_hand = addDisc(Player::One, handOver(0));
    // What was said of the columns of another board.
    if (m_columnMarks)
        m_columnMarks->assign(static_cast<std::size_t>(columns), {});
    fitScene();
}

void BoardScene::fitScene()
{
    // All of the board and, above it, of the disc in hand and of what is said of the columns.
    QRectF rect = m_front->sceneBoundingRect();
    rect.setTop(handOver(0).y() - (m_columnMarks ? shadedReach + ColumnMarkItem::height : handReach));
    setSceneRect(rect.adjusted(-4, -4, 4, 4));
}

void BoardScene::placeDiscs()
{
    for (const auto &[cell, disc] : std::exchange(m_discs, {}))
        delete disc;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const Cell cell{column, row};
            const int occupant = m_model->data(m_model->indexOf(cell), GameModel::OccupantRole).toInt();
            if (occupant != 0)
                m_discs[cell] = addDisc(occupant == 1 ? Player::One : Player::Two, centreOf(cell));
        }
    }
}

void BoardScene::showPoint(const std::optional<Outcome> &step)
{
    if (step)
        return show(*step);
    finishAnimations();
    delete m_celebration;
    placeDiscs();
    setRemoving(false);
    refreshHand();
    refreshMarks();
}

DiscItem *BoardScene::addDisc(Player owner, QPointF position)
{
    auto *disc = new DiscItem(owner, m_model->shown().letter(owner), *m_theme);
    disc->setPos(position);
    disc->setZValue(DiscLayer);
    addItem(disc);
    return disc;
}

MarkItem *BoardScene::addMark(MarkItem::Kind kind, QPointF position, Player player)
{
    auto *mark = new MarkItem(kind, *m_theme, player);
    mark->setPos(position);
    mark->setZValue(kind == MarkItem::Kind::Landing ? LandingLayer : MarkLayer);
    addItem(mark);
    return mark;
}

void BoardScene::refreshHand()
{
    const Game &game = m_model->shown();
    delete m_glide;
    m_hand->setFace(game.turn(), game.letter(game.turn()));
    m_hand->setPos(handOver(m_cursor.column));
    m_hand->setVisible(m_model->awaitsPerson() && game.step() == Step::Move && !m_removing);
}

void BoardScene::glideFrom(QPointF place)
{
    if (!m_hand->isVisible() || place == m_hand->pos() || m_timings.glide() == 0)
        return;
    m_glide = new QPropertyAnimation(m_hand, "pos", m_hand);
    m_glide->setStartValue(place);
    m_glide->setEndValue(m_hand->pos());
    m_glide->setDuration(m_timings.glide());
    m_glide->setEasingCurve(QEasingCurve::OutCubic);
    m_glide->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardScene::refreshLines()
{
    const std::optional<Ending> &ending = m_model->shown().ending();
    std::vector<QLineF> wanted;
    if (ending) {
        for (const auto &[first, last] : linesIn(ending->cells, m_model->shown().rules().connect))
            wanted.emplace_back(centreOf(first), centreOf(last));
    }
    if (std::ranges::equal(wanted, m_lines, {}, {}, &WinLine::line))
        return;
    for (WinLine *line : std::exchange(m_lines, {}))
        delete line;
    for (const QLineF &each : wanted) {
        auto *line = new WinLine(each, m_theme->marks);
        line->setZValue(LineLayer);
        // The disc that ends the game has to arrive first.
        line->setDrawn(m_falling ? 0 : 1);
        addItem(line);
        m_lines.push_back(line);
    }
}

void BoardScene::drawLines()
{
    for (WinLine *line : m_lines) {
        if (line->drawn() > 0)
            continue;
        if (m_timings.line() == 0) {
            line->setDrawn(1);
            continue;
        }
        auto *draw = new QPropertyAnimation(line, "drawn", line);
        draw->setStartValue(0.0);
        draw->setEndValue(1.0);
        draw->setDuration(m_timings.line());
        draw->setEasingCurve(QEasingCurve::InOutCubic);
        draw->start(QAbstractAnimation::DeleteWhenStopped);
    }
}

void BoardScene::celebrate(const Outcome &outcome)
{
    if (!m_celebrates || m_timings.celebration() == 0 || !outcome.ending || !outcome.ending->winner)
        return;
    const Player winner = *outcome.ending->winner;
    if (m_lines.empty() || m_model->game().setup().seats[winner].level)
        return;
    QRectF source;
    for (const WinLine *line : m_lines)
        source |= line->boundingRect();
    delete m_celebration;
    m_celebration = new Celebration(sceneRect(), source, m_theme->disc(winner));
    m_celebration->setZValue(SignLayer);
    addItem(m_celebration);
    auto *course = new QPropertyAnimation(m_celebration, "moment", m_celebration);
    course->setStartValue(0.0);
    course->setEndValue(1.0);
    course->setDuration(m_timings.celebration());
    connect(course, &QAbstractAnimation::finished, m_celebration, &QObject::deleteLater);
    course->start();
}

void BoardScene::refreshMarks()
{
    refreshLines();
    for (MarkItem *mark : std::exchange(m_marks, {}))
        delete mark;
    const Game &game = m_model->shown();
    const auto mark = [&](MarkItem::Kind kind, Cell cell) {
        m_marks.push_back(addMark(kind, centreOf(cell), game.turn()));
    };
    for (const auto &[cell, disc] : m_discs) {
        if (hasMark(cell, GameModel::WinningRole))
            mark(MarkItem::Kind::Winning, cell);
    }
    for (const auto &[cell, disc] : m_discs) {
        if (hasMark(cell, GameModel::LastMoveRole))
            mark(MarkItem::Kind::LastMove, cell);
    }
    if (m_removing) {
        for (const auto &[cell, disc] : m_discs) {
            if (!game.refusal(action::Remove{cell}))
                mark(MarkItem::Kind::Removable, cell);
        }
        mark(MarkItem::Kind::Aim, m_cursor);
    } else if (m_hand->isVisible()) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const Cell cell{m_cursor.column, row};
            if (hasMark(cell, GameModel::LandingRole))
                mark(MarkItem::Kind::Landing, cell);
        }
    }
}

void BoardScene::showBeginning()
{
    refreshHand();
    refreshMarks();
    const Game &game = m_model->shown();
    if (m_timings.toss() == 0 || (!game.starterIsDrawn() && !game.lettersAreDrawn()))
        return;
    auto *coin = new DiscItem(game.starter(), game.letter(game.starter()), *m_theme);
    coin->setZValue(SignLayer);
    coin->setPos(sceneRect().center());
    coin->setScale(1.8);
    addItem(coin);

    // The coin turns over, and ends with the starter's side up: its other side is the other player's disc.
    auto *spin = new QVariantAnimation;
    spin->setStartValue(double(m_timings.tossTurns()));
    spin->setEndValue(0.0);
    spin->setEasingCurve(QEasingCurve::OutQuad);
    spin->setDuration(m_timings.tossSpin());
    connect(spin, &QVariantAnimation::valueChanged, coin, [coin, game](const QVariant &value) {
        const double half = value.toDouble();
        const bool starterSide = static_cast<int>(std::floor(half + 0.5)) % 2 == 0;
        const Player side = starterSide ? game.starter() : opponent(game.starter());
        coin->setFace(side, game.letter(side));
        const double height = std::abs(std::cos(half * std::numbers::pi));
        coin->setTransform(QTransform::fromScale(1, std::max(0.04, height)));
    });
    auto *rest = new QPropertyAnimation(coin, "opacity");
    rest->setStartValue(1.0);
    rest->setKeyValueAt(0.6, 1.0);
    rest->setEndValue(0.0);
    rest->setDuration(m_timings.toss() - m_timings.tossSpin());
    auto *toss = new QSequentialAnimationGroup;
    toss->addAnimation(spin);
    toss->addAnimation(rest);
    connect(toss, &QAbstractAnimation::finished, coin, [coin] { delete coin; });
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(toss);
    run(group);
}

void BoardScene::act(const Outcome &outcome)
{
    show(outcome);
    m_unsettled = outcome;
    // A refusal is over when it is said, a disc when it arrives.
    if (outcome.refusal || !m_falling)
        settle();
}

void BoardScene::settle()
{
    if (!m_unsettled)
        return;
    const Outcome outcome = *std::exchange(m_unsettled, {});
    celebrate(outcome);
    Q_EMIT settled(outcome);
}

void BoardScene::setFalling(bool falling)
{
    if (std::exchange(m_falling, falling) == falling)
        return;
    Q_EMIT fallingChanged(falling);
    if (falling)
        return;
    drawLines();
    settle();
}

bool BoardScene::hasMark(Cell cell, GameModel::Role role) const
{
    return m_model->data(m_model->indexOf(cell), role).toBool();
}

void BoardScene::show(const Outcome &outcome)
{
    finishAnimations();
    delete m_celebration;
    auto *group = new QParallelAnimationGroup(this);
    if (outcome.dropped) {
        DiscItem *disc = addDisc(outcome.dropped->owner, handOver(outcome.dropped->cell.column));
        m_discs[outcome.dropped->cell] = disc;
        animateFall(disc, centreOf(outcome.dropped->cell), group);
    }
    if (outcome.takenBack) {
        const Cell cell = outcome.takenBack->cell;
        DiscItem *disc = m_discs.extract(cell).mapped();
        animateAway(disc, "pos", handOver(cell.column), m_timings.lift(), group);
    }
    if (outcome.removed)
        animateAway(m_discs.extract(outcome.removed->cell).mapped(), "opacity", 0.0, m_timings.fade(), group);
    shiftDiscs(outcome.shifts, group);
    if (outcome.returned) {
        DiscItem *disc = addDisc(outcome.returned->owner, centreOf(outcome.returned->cell));
        m_discs[outcome.returned->cell] = disc;
        auto *appear = new QPropertyAnimation(disc, "opacity");
        appear->setStartValue(0.0);
        appear->setEndValue(1.0);
        appear->setDuration(m_timings.fade());
        group->addAnimation(appear);
    }
    run(group);
    // A refused choice of a disc leaves the player choosing; everything else is done with it.
    if (!outcome.refusal || !m_model->shown().mayRemove())
        setRemoving(false);
    refreshHand();
    refreshMarks();
    if (outcome.refusal)
        showRefusal(outcome);
    if (outcome.blocked)
        showBlock(outcome);
}

void BoardScene::shiftDiscs(const std::vector<Shift> &shifts, QParallelAnimationGroup *group)
{
    std::vector<DiscItem *> moving;
    for (const Shift &shift : shifts)
        moving.push_back(m_discs.extract(shift.from).mapped());
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        m_discs[shifts[i].to] = moving[i];
        animateFall(moving[i], centreOf(shifts[i].to), group);
    }
}

void BoardScene::animateFall(DiscItem *disc, QPointF to, QParallelAnimationGroup *group)
{
    const double way = (to.y() - disc->y()) / drawing::cell;
    auto *fall = new QPropertyAnimation(disc, "pos");
    fall->setStartValue(disc->pos());
    fall->setEndValue(to);
    fall->setDuration(way > 0 ? m_timings.fall(way) : m_timings.lift());
    fall->setEasingCurve(way > 0 ? curve(fallAndBounce) : QEasingCurve(QEasingCurve::OutCubic));
    group->addAnimation(fall);
}

void BoardScene::animateAway(DiscItem *disc, const char *property, const QVariant &end, int duration,
                             QParallelAnimationGroup *group)
{
    auto *away = new QPropertyAnimation(disc, property);
    away->setStartValue(disc->property(property));
    away->setEndValue(end);
    away->setDuration(duration);
    away->setEasingCurve(QEasingCurve::OutCubic);
    connect(group, &QAbstractAnimation::finished, disc, [disc] { delete disc; });
    group->addAnimation(away);
}

void BoardScene::showRefusal(const Outcome &outcome)
{
    if (!m_hand->isVisible() || m_timings.shake() == 0)
        return;
    // Over the column that was asked for, or as near to it as the board goes.
    if (const auto *drop = std::get_if<action::Drop>(&outcome.action))
        setCursor({drop->column, m_cursor.row});
    delete m_glide;
    auto *shake = new QVariantAnimation;
    shake->setStartValue(0.0);
    shake->setEndValue(1.0);
    shake->setDuration(m_timings.shake());
    connect(shake, &QVariantAnimation::valueChanged, m_hand, [this](const QVariant &value) {
        m_hand->setPos(handOver(m_cursor.column) +
                       QPointF(14 * sway(value.toDouble(), m_timings.sways()), 0));
    });
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(shake);
    connect(group, &QAbstractAnimation::finished, m_hand, [this] { refreshHand(); });
    run(group, Waiting::No);
}

void BoardScene::showBlock(const Outcome &outcome)
{
    if (m_timings.sign() == 0)
        return;
    auto *sign = new MarkItem(MarkItem::Kind::NoEntry, *m_theme, opponent(outcome.player));
    sign->setZValue(SignLayer);
    sign->setPos(sceneRect().center());
    sign->setScale(2.4);
    addItem(sign);
    auto *fade = new QPropertyAnimation(sign, "opacity");
    fade->setStartValue(1.0);
    fade->setKeyValueAt(0.6, 1.0);
    fade->setEndValue(0.0);
    fade->setDuration(m_timings.sign());
    auto *group = new QParallelAnimationGroup(this);
    group->addAnimation(fade);
    connect(group, &QAbstractAnimation::finished, sign, [sign] { delete sign; });
    run(group, Waiting::No);
}

void BoardScene::run(QParallelAnimationGroup *group, Waiting waiting)
{
    if (group->animationCount() == 0)
        return delete group;
    finishAnimations();
    m_animation = group;
    connect(group, &QAbstractAnimation::finished, this, [this, group] {
        if (m_animation == group)
            m_animation = nullptr;
        if (!m_animation)
            setFalling(false);
    });
    setFalling(waiting == Waiting::Yes);
    group->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace four
