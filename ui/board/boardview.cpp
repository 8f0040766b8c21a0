// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardview.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/columnkeys.h"
#include "ui/game/gamemodel.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace four {

BoardView::BoardView(GameModel *model, QWidget *parent)
    : QGraphicsView(parent), m_model(model), m_scene(new BoardScene(model, this))
{
    // tellFocus counts in cells, which only this description of the view has.
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
    connect(m_scene, &BoardScene::wordsChanged, this, &BoardView::tellWords);
    applyPalette();
}

QSize BoardView::minimumSizeHint() const
{
    return {220, 220};
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
        [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            actAtCursor();
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
    if (!event->isAutoRepeat())
        m_model->play(action::Unknown{});
    return true;
}

void BoardView::moveCursor(int columns, int rows)
{
    const Cell cursor = m_scene->cursor();
    m_scene->setCursor({cursor.column + columns, cursor.row + rows});
}

void BoardView::actAtCursor()
{
    const Cell cursor = m_scene->cursor();
    if (m_model->hasBegun() && m_model->game().step() == Step::Confirm)
        m_model->play(action::EndTurn{});
    else
        choose(cursor);
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
    m_scene->setCursor({column, m_scene->cursor().row});
    m_model->play(action::Drop{column});
}

void BoardView::chooseCell(Cell cell)
{
    m_scene->setCursor(cell);
    m_model->play(action::Remove{cell});
}

void BoardView::choose(Cell cell)
{
    if (m_scene->isRemoving())
        chooseCell(cell);
    else
        chooseColumn(cell.column);
}

QModelIndex BoardView::focusedCell() const
{
    const Cell cursor = m_scene->cursor();
    if (m_scene->isRemoving())
        return m_model->indexOf(cursor);
    const int top = m_model->rowCount() - 1;
    return m_model->indexOf(
        m_model->shown().board().landing(cursor.column).value_or(Cell{cursor.column, top}));
}

void BoardView::tellFocus()
{
    if (!hasFocus())
        return;
    const QModelIndex cell = focusedCell();
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(cell.row() * m_model->columnCount() + cell.column());
    QAccessible::updateAccessibility(&event);
}

void BoardView::tellWords()
{
    if (!hasFocus())
        return;
    const QModelIndex cell = focusedCell();
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    event.setChild(cell.row() * m_model->columnCount() + cell.column());
    QAccessible::updateAccessibility(&event);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    tellFocus();
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
