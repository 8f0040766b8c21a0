// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardview.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/columnkeys.h"
#include "ui/board/turnguard.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/announcer.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <utility>

namespace four {

namespace {
using namespace std::chrono_literals;
constexpr auto untilAsked = 2s; ///< for a screen reader that was told of a column, on a busy machine; and no
                                ///< estimate that still grows takes longer for one turn more
} // namespace

BoardView::BoardView(GameModel *model, QWidget *parent)
    : QGraphicsView(parent), m_model(model), m_scene(new BoardScene(model, this)),
      m_turnGuard(new TurnGuard(model, this))
{
    AccessibleBoard::install();
    setObjectName("board");
    setScene(m_scene);
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(m_scene, &BoardScene::reshaped, this, &BoardView::fit);
    connect(m_scene, &BoardScene::cursorMoved, this, &BoardView::tellFocus);
    connect(m_scene, &BoardScene::removingChanged, this, &BoardView::tellFocus);
    connect(m_scene, &BoardScene::wordsChanged, this, &BoardView::tellWords);
    connect(m_model, &GameModel::stateChanged, this, &BoardView::tellChanges);
    // A new game begins in its middle column.
    connect(m_model, &GameModel::arrived, this, [this] {
        m_looking.reset();
        m_hasLeft = false;
        tellFocus();
    });
    m_asking.setSingleShot(true);
    m_asking.setInterval(untilAsked);
    connect(&m_asking, &QTimer::timeout, this, &BoardView::sayOwedValue);
    applyPalette();
}

QSize BoardView::minimumSizeHint() const
{
    return {160, 160};
}

void BoardView::fit()
{
    fitInView(sceneRect(), Qt::KeepAspectRatio);
}

void BoardView::applyPalette()
{
    m_scene->setTheme(Theme::of(palette()));
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fit();
}

void BoardView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (!handleKey(event))
        event->ignore();
}

bool BoardView::handleKey(const QKeyEvent *event)
{
    if (const std::optional<int> column = columnkeys::column(*event)) {
        // A held key acts once: its repeats are not actions.
        if (!event->isAutoRepeat())
            chooseColumn(*column);
        return true;
    }
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::ControlModifier) {
        switch (event->key()) {
        case Qt::Key_Left:
            lookAround(-1, 0);
            return true;
        case Qt::Key_Right:
            lookAround(1, 0);
            return true;
        case Qt::Key_Up:
            lookAround(0, 1);
            return true;
        case Qt::Key_Down:
            lookAround(0, -1);
            return true;
        default:
            return false;
        }
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        return true;
    case Qt::Key_Right:
        moveCursor(1, 0);
        return true;
    case Qt::Key_Up:
        moveCursor(0, 1);
        return true;
    case Qt::Key_Down:
        if (m_scene->isRemoving()) {
            moveCursor(0, -1);
            return true;
        }
        if (!downDrops()) {
            lookAround(0, -1);
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            actAtCursor(Qt::Key(event->key()));
        return true;
    case Qt::Key_Escape:
        if (!m_scene->isRemoving())
            return false;
        m_scene->setRemoving(false);
        return true;
    default:
        break;
    }
    const QString text = event->text();
    if (text.size() != 1 || !text.front().isPrint())
        return false;
    if (!m_hearsLetters && text.front().isLetter())
        return false;
    if (!event->isAutoRepeat())
        m_model->play(action::Unknown{});
    return true;
}

void BoardView::lookAround(int columns, int rows)
{
    const Cell from = m_looking.value_or(m_scene->cursor());
    // The first step up or down is onto the board itself.
    const bool isFirst = !m_looking && !m_scene->isRemoving() && columns == 0;
    const Cell to{std::clamp(from.column + columns, 0, m_model->columnCount() - 1),
                  isFirst ? 0 : std::clamp(from.row + rows, 0, m_model->rowCount() - 1)};
    // Who chooses a disc to remove is on the cells already.
    if (m_scene->isRemoving())
        return m_scene->setCursor(to);
    {
        // Enter drops into the column of what was heard last.
        const QScopedValueRollback silent(m_isAnnounced, true);
        m_scene->setCursor(to);
    }
    m_looking = to;
    tellFocus();
}

void BoardView::moveCursor(int columns, int rows)
{
    const bool wasLooking = std::exchange(m_looking, {}).has_value();
    const Cell cursor = m_scene->cursor();
    m_scene->setCursor({cursor.column + columns, cursor.row + rows});
    // At the edge, the cursor stays, but what the keys are on is the column again.
    if (wasLooking && m_scene->cursor() == cursor)
        tellFocus();
}

bool BoardView::downDrops() const
{
    return m_downDrops && !m_reader.isOn();
}

void BoardView::actAtCursor(Qt::Key key)
{
    const bool isAPersonsTurn = m_model->awaitsPerson() && !m_model->isLookingBack();
    if (isAPersonsTurn && m_model->game().step() == Step::Move && m_turnGuard->isClosed())
        Q_EMIT pressedTooSoon(key);
    else if (m_model->hasBegun() && m_model->game().step() == Step::Confirm)
        m_model->play(action::EndTurn{});
    else
        choose(m_scene->cursor());
}

void BoardView::chooseColumn(int column)
{
    if (!m_model->hasBegun()) {
        Q_EMIT beginRequested();
        return;
    }
    if (m_model->awaitsPerson() && m_model->game().step() == Step::ChooseLetter) {
        Q_EMIT letterRequested();
        return;
    }
    // Where nobody is awaited, a puzzle's game is only looked at.
    const bool isNobodys = !m_model->session()->awaitsPerson() && !m_model->awaitsComputer();
    if (isNobodys && !m_model->isLookingBack()) {
        Q_EMIT refusedAtEnd();
        return;
    }
    // What comes of it is announced, with the column's number.
    const QScopedValueRollback announced(m_isAnnounced, true);
    m_isValueOwed = false;
    m_asking.stop();
    m_looking.reset();
    m_scene->setCursor({column, m_scene->cursor().row});
    m_model->play(action::Drop{column});
}

void BoardView::chooseCell(Cell cell)
{
    {
        // What comes of it is announced, with the cell's numbers.
        const QScopedValueRollback announced(m_isAnnounced, true);
        m_scene->setCursor(cell);
    }
    m_model->play(action::Remove{cell});
}

void BoardView::choose(Cell cell)
{
    if (m_scene->isRemoving())
        chooseCell(cell);
    else
        chooseColumn(cell.column);
}

std::optional<Cell> BoardView::focusedCell() const
{
    return m_scene->isRemoving() ? m_scene->cursor() : m_looking;
}

int BoardView::focusedColumn() const
{
    return m_scene->cursor().column;
}

void BoardView::tellFocus()
{
    if (!hasFocus() || !QAccessible::isActive())
        return;
    if (m_isAnnounced) {
        m_hasLeft = true;
        return;
    }
    QAccessibleInterface *place = QAccessible::queryAccessibleInterface(this)->focusChild();
    const QAccessible::Id id = QAccessible::uniqueId(place);
    const bool isThere = id == m_reading;
    if (!isThere || m_hasLeft) {
        m_valueRead.clear();
        m_isValueOwed = !focusedCell();
    }
    if (isThere && m_hasLeft) {
        // The reader believes that it has been here all the while, and would say nothing.
        QString words = place->text(QAccessible::Name);
        if (const QString value = place->text(QAccessible::Description); !value.isEmpty())
            words += QStringLiteral(", ") + value;
        Announcer::of(this)->say(words + u'.', this);
    } else {
        // Before it asks, so that nothing that it remembers is out of date.
        tellChanges();
        m_reading = id;
        // Of where it is already, a reader asks nothing.
        if (!isThere)
            m_asking.start();
        const QScopedValueRollback telling(m_isTelling, true);
        QAccessibleEvent event(place, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
    m_hasLeft = false;
    tellChanges();
}

QString BoardView::wordsOfColumn(int column) const
{
    const ColumnMarks &marks = m_scene->columnMarks();
    const auto index = static_cast<std::size_t>(column);
    return marks && index < marks->size() ? (*marks)[index].words : QString();
}

bool BoardView::areValuesKnown() const
{
    const auto isAwaited = [](const ColumnMark &mark) { return mark.state == ColumnMark::State::Awaited; };
    const ColumnMarks &marks = m_scene->columnMarks();
    // Which is the best is known last.
    return marks && std::ranges::none_of(*marks, isAwaited);
}

QString BoardView::tellWordsOfColumn(int column)
{
    const QString words = wordsOfColumn(column);
    if (!m_isTelling && !focusedCell() && column == focusedColumn()) {
        m_asking.stop();
        m_valueRead = words;
        m_isValueOwed = m_isValueOwed && !areValuesKnown();
    }
    return words;
}

void BoardView::tellWords()
{
    tellChanges();
    // What was not known yet when the column was read, or is asked for now, is said as soon as it is known.
    const bool hadValues = std::exchange(m_hasValues, m_scene->columnMarks().has_value());
    if (hadValues != m_hasValues)
        m_isValueOwed = m_hasValues;
    // An estimate is worth to be told when it grows no more.
    const auto isEstimated = [](const ColumnMark &mark) {
        return mark.state == ColumnMark::State::Estimated;
    };
    if (m_isValueOwed && areValuesKnown() && std::ranges::any_of(*m_scene->columnMarks(), isEstimated))
        m_asking.start();
    // A reader that was told of the column asks for its value, too, and then reads it out.
    if (!m_asking.isActive())
        sayOwedValue();
}

void BoardView::sayOwedValue()
{
    if (!m_isValueOwed || !hasFocus() || !areValuesKnown())
        return;
    m_isValueOwed = false;
    if (const QString words = wordsOfColumn(focusedColumn()); words != m_valueRead)
        Announcer::of(this)->say(words, this);
}

void BoardView::tellChanges()
{
    if (!QAccessible::isActive())
        return;
    const QScopedValueRollback telling(m_isTelling, true);
    static_cast<AccessibleBoard *>(QAccessible::queryAccessibleInterface(this))->tellChanges(m_reading);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_reading = 0;
    if (QAccessible::isActive())
        m_asking.start();
    // Qt says first that the board as a whole has got it.
    QTimer::singleShot(0, this, &BoardView::tellFocus);
    viewport()->update();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

void BoardView::drawForeground(QPainter *painter, const QRectF &)
{
    if (!hasFocus())
        return;
    // In pixels of the screen, so that it is as thick as any other ring, however small the board is.
    constexpr double gap = 3.5;
    constexpr double corner = 6;
    const QRectF board = mapFromScene(m_scene->boardRect()).boundingRect();
    const QRectF ring =
        board.adjusted(-gap, -gap, gap, gap) & QRectF(viewport()->rect()).adjusted(1, 1, -1, -1);
    painter->resetTransform();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter->drawRoundedRect(ring, corner, corner);
}

void BoardView::toggleRemoving()
{
    if (!m_model->awaitsPerson())
        return;
    if (m_scene->isRemoving() || m_model->game().mayRemove())
        m_scene->setRemoving(!m_scene->isRemoving());
    else
        m_model->play(action::Remove{m_scene->cursor()});
}

std::optional<Cell> BoardView::targetAt(QPoint position) const
{
    const QPointF point = mapToScene(position);
    if (m_scene->isRemoving())
        return m_scene->cellAt(point);
    if (const std::optional<int> column = m_scene->columnAt(point))
        return Cell{*column, m_scene->cursor().row};
    return {};
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    m_pressed.reset();
    if (event->button() == Qt::LeftButton)
        m_pressed = targetAt(event->position().toPoint());
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    // As with a button, a press counts when it is let go where it began.
    const std::optional<Cell> pressed = std::exchange(m_pressed, {});
    const std::optional<Cell> released = targetAt(event->position().toPoint());
    if (!pressed || pressed != released)
        return;
    choose(*released);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (const std::optional<Cell> target = targetAt(event->position().toPoint()))
        m_scene->setCursor(*target);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *)
{
    // The second press of a double click is not an action (RULES, 3).
    m_pressed.reset();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace four
