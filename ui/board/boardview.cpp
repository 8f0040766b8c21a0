// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardview.h"

#include "ui/board/accessibleboard.h"
#include "ui/board/boardscene.h"
#include "ui/board/boardvoice.h"
#include "ui/board/drawing.h"
#include "ui/board/turnguard.h"
#include "ui/game/gamemodel.h"
#include "ui/widgets/keys/keys.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace four {

namespace {
/// The step of an arrow key: columns to the right, and rows upwards.
std::optional<Cell> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Cell{-1, 0};
    case Qt::Key_Right:
        return Cell{1, 0};
    case Qt::Key_Up:
        return Cell{0, 1};
    case Qt::Key_Down:
        return Cell{0, -1};
    default:
        return {};
    }
}
} // namespace

BoardView::BoardView(GameModel *model, QWidget *parent)
    : QGraphicsView(parent), m_model(model), m_scene(new BoardScene(model, this)),
      m_turnGuard(new TurnGuard(model, this)), m_voice(new BoardVoice(this))
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
    connect(m_scene, &BoardScene::reshaped, this, &BoardView::fitScene);
    connect(m_scene, &BoardScene::cursorMoved, m_voice, &BoardVoice::tellPlace);
    connect(m_scene, &BoardScene::choiceChanged, m_voice, &BoardVoice::tellPlace);
    connect(m_scene, &BoardScene::wordsChanged, m_voice, &BoardVoice::tellValues);
    connect(m_model, &GameModel::stateChanged, m_voice, &BoardVoice::tellChanges);
    connect(m_model, &GameModel::stateChanged, this, &BoardView::forgetPull);
    // A new game begins in its middle column.
    connect(m_model, &GameModel::arrived, this, [this] {
        m_looking.reset();
        m_voice->beginAnew();
    });
    applyPalette();
}

QSize BoardView::minimumSizeHint() const
{
    return {160, 160};
}

double BoardView::cellStep() const
{
    // Cells of whole pixels look the same, see BoardFront::paint(). A large board would lose much of its
    // room.
    const QRectF all = sceneRect();
    const bool isLarge = std::max(all.width(), all.height()) > 10 * drawing::cell;
    return 1 / (devicePixelRatioF() * (isLarge ? 2 : 1));
}

void BoardView::fitScene()
{
    const QRectF all = sceneRect();
    const double fit = std::min((viewport()->width() - 2 * ringRoom) / all.width(),
                                (viewport()->height() - 2 * ringRoom) / all.height());
    const double step = cellStep() / drawing::cell;
    // A view of exactly that size loses nothing to rounding.
    constexpr double rounding = 1e-6;
    const double scale = std::max(1.0, std::floor(fit / step + rounding)) * step;
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(all.center());
}

void BoardView::applyPalette()
{
    m_scene->setTheme(Theme::of(palette()));
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fitScene();
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
    const std::optional<Cell> step = stepOf(event->key());
    if (modifiers == Qt::ControlModifier) {
        if (step)
            lookAround(step->column, step->row);
        return step.has_value();
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    const bool isDownOfColumn = event->key() == Qt::Key_Down && m_scene->choice() == BoardChoice::Drop;
    if (step && !isDownOfColumn) {
        moveCursor(step->column, step->row);
        return true;
    }
    if (isDownOfColumn && !downDrops()) {
        lookAround(0, -1);
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            actAtCursor(Qt::Key(event->key()));
        return true;
    case Qt::Key_Escape:
        if (m_scene->choice() == BoardChoice::Drop)
            return false;
        m_scene->setChoice(BoardChoice::Drop);
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
    const bool isChoosing = m_scene->choice() != BoardChoice::Drop;
    const bool isFirst = !m_looking && !isChoosing && columns == 0;
    const Cell to{std::clamp(from.column + columns, 0, m_model->columnCount() - 1),
                  isFirst ? 0 : std::clamp(from.row + rows, 0, m_model->rowCount() - 1)};
    // While a disc to take off is being chosen, the cursor is on the cells already.
    if (isChoosing)
        return m_scene->setCursor(to);
    {
        // Enter drops into the column of the cell that was spoken last.
        const auto silent = m_voice->silently();
        m_scene->setCursor(to);
    }
    m_looking = to;
    m_voice->tellPlace();
}

void BoardView::moveCursor(int columns, int rows)
{
    const bool wasLooking = std::exchange(m_looking, {}).has_value();
    const Cell cursor = m_scene->cursor();
    m_scene->setCursor({cursor.column + columns, cursor.row + rows});
    // At the edge the cursor stays, but the keys are on the column again.
    if (wasLooking && m_scene->cursor() == cursor)
        m_voice->tellPlace();
}

bool BoardView::downDrops() const
{
    return m_downDrops && !m_reader.isOn();
}

void BoardView::actAtCursor(Qt::Key key)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && !m_turnGuard->isClosed() && m_enter && m_enter())
        return;
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
    // A game that awaits neither a person here nor a computer is only shown, such as a puzzle's.
    const bool isUnawaited = !m_model->session()->awaitsPerson() && !m_model->awaitsComputer();
    if (isUnawaited && !m_model->isLookingBack()) {
        Q_EMIT refusedAtEnd();
        return;
    }
    // The result is announced, with the column's number.
    const auto silent = m_voice->silently();
    m_voice->forgetValue();
    m_looking.reset();
    m_scene->setCursor({column, m_scene->cursor().row});
    m_model->play(m_scene->choice() == BoardChoice::Pop ? Action(action::Pop{column}) : action::Drop{column});
}

void BoardView::chooseCell(Cell cell)
{
    {
        // The result is announced, with the cell's numbers.
        const auto silent = m_voice->silently();
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
    return m_scene->choice() != BoardChoice::Drop ? m_scene->cursor() : m_looking;
}

int BoardView::focusedColumn() const
{
    return m_scene->cursor().column;
}

QString BoardView::wordsOfColumn(int column) const
{
    const ColumnMarks &marks = m_scene->columnMarks();
    const auto index = static_cast<std::size_t>(column);
    return marks && index < marks->size() ? (*marks)[index].words : QString();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    m_voice->enterBoard();
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

void BoardView::setCovered(bool isCovered)
{
    if (std::exchange(m_isCovered, isCovered) == isCovered)
        return;
    setFocusPolicy(isCovered ? Qt::ClickFocus : Qt::StrongFocus);
    Q_EMIT coveredChanged();
}

void BoardView::toggleRemoving()
{
    if (!m_model->awaitsPerson())
        return;
    if (!m_scene->isRemoving() && !m_model->game().mayRemove()) {
        m_model->play(action::Remove{m_scene->cursor()});
        return;
    }
    toggle(BoardChoice::Remove, [](Cell cell) { return action::Remove{cell}; });
}

void BoardView::togglePopping()
{
    if (m_model->awaitsPerson() && m_model->game().mayPop())
        toggle(BoardChoice::Pop, [](Cell cell) { return action::Pop{cell.column}; });
}

void BoardView::toggle(BoardChoice choice, const std::function<Action(Cell)> &taking)
{
    if (m_scene->choice() == choice)
        return m_scene->setChoice(BoardChoice::Drop);
    const Cell from = m_scene->cursor();
    std::optional<Cell> nearest;
    int least = 0;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const int away = std::abs(column - from.column) + std::abs(row - from.row);
            if ((nearest && away >= least) || m_model->game().refusal(taking({column, row})))
                continue;
            nearest = Cell{column, row};
            least = away;
        }
    }
    if (nearest) {
        // It is spoken as the place where the choice begins.
        const auto silent = m_voice->silently();
        m_scene->setCursor(*nearest);
    }
    m_scene->setChoice(choice);
}

bool BoardView::pullTo(QPointF point)
{
    constexpr double leastOfPull = 0.2 * drawing::cell; // less is a click with an unsteady hand
    if (!m_pull)
        return false;
    m_pull->way = std::clamp(point.y() - m_pull->from, 0.0, drawing::cell);
    m_pull->isOne = m_pull->isOne || m_pull->way > leastOfPull;
    if (m_pull->isOne)
        m_scene->pull(m_pull->column, m_pull->way);
    return m_pull->isOne;
}

void BoardView::forgetPull()
{
    if (const std::optional<Pull> pull = std::exchange(m_pull, {}); pull && pull->isOne)
        m_isPressed = false;
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
    const QPoint place = event->position().toPoint();
    m_isPressed = event->button() == Qt::LeftButton && targetAt(place);
    m_pull.reset();
    const std::optional<Cell> cell = m_scene->cellAt(mapToScene(place));
    if (m_isPressed && cell && cell->row == 0 && m_model->awaitsPerson() && !m_model->isLookingBack() &&
        m_model->game().mayPop() && !m_model->game().refusal(action::Pop{cell->column}))
        m_pull = Pull{.column = cell->column, .from = mapToScene(place).y()};
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (pullTo(mapToScene(event->position().toPoint()))) {
        constexpr double leastOfPop = 0.5 * drawing::cell;
        const Pull pull = *std::exchange(m_pull, {});
        m_isPressed = false;
        if (pull.way >= leastOfPop)
            m_model->play(action::Pop{pull.column});
        else
            m_scene->pull(pull.column, 0);
        return;
    }
    m_pull.reset();
    // The disc in hand follows the pointer, and falls where it is let go; beside the board it is put back.
    const std::optional<Cell> released = targetAt(event->position().toPoint());
    if (std::exchange(m_isPressed, false) && released)
        choose(*released);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (pullTo(mapToScene(event->position().toPoint())))
        return;
    if (const std::optional<Cell> target = targetAt(event->position().toPoint()))
        m_scene->setCursor(*target);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *)
{
    // The second press of a double click is not an action (RULES, 3).
    m_isPressed = false;
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace four

#include "moc_boardview.cpp"
