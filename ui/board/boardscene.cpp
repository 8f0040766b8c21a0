// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardscene.h"

#include "ui/board/boardfront.h"
#include "ui/board/drawing.h"

#include <QGraphicsRectItem>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace four {

BoardScene::BoardScene(GameModel *model, QObject *parent)
    : QGraphicsScene(parent),
      m_model(model), m_stage{.scene = this, .model = model, .theme = &Theme::of(Theme::Surroundings::Light)}
{
    // Few items that move all the time: an index would cost more than it saves.
    setItemIndexMethod(NoIndex);
    connect(m_model, &GameModel::arrived, this, &BoardScene::rebuild);
    connect(m_model, &GameModel::begun, this, &BoardScene::showBeginning);
    connect(m_model, &GameModel::acted, this, &BoardScene::showAction);
    connect(m_model, &GameModel::shownChanged, this, &BoardScene::showPoint);
    connect(m_model->session()->pace(), &Pace::heldChanged, this, [this] {
        if (m_model->session()->isPaused())
            setChoice(BoardChoice::Drop);
        refresh();
    });
    connect(&m_motion, &BoardMotion::fallingChanged, this, &BoardScene::followFalling);
    rebuild();
}

void BoardScene::setTheme(const Theme &theme)
{
    m_stage.theme = &theme;
    m_front->setColours(theme.board);
    m_rowNumbers->setColours(theme.board);
    m_back->setBrush(theme.board.hole);
    m_hand.setTheme(theme);
    m_discs.setTheme(theme);
    m_ending.clear();
    refreshMarks();
    m_columnMarks.place();
    m_coachMarks.place();
}

QRectF BoardScene::boardRect() const
{
    return m_front->sceneBoundingRect();
}

std::vector<Cell> BoardScene::litCells() const
{
    std::vector<Cell> lit;
    for (const Cell cell : m_discs.cells()) {
        const auto leadsHere = [middle = centreOf(cell)](const QLineF &line) { return isOn(line, middle); };
        if (winLight() && std::ranges::any_of(winLight()->place().lines, leadsHere))
            lit.push_back(cell);
    }
    return lit;
}

void BoardScene::setCursor(Cell cursor)
{
    cursor.column = std::clamp(cursor.column, 0, m_model->columnCount() - 1);
    cursor.row = m_choice == BoardChoice::Pop ? 0 : std::clamp(cursor.row, 0, m_model->rowCount() - 1);
    if (cursor == m_cursor)
        return;
    m_cursor = cursor;
    m_hand.moveTo(m_cursor.column, m_choice != BoardChoice::Drop);
    refreshMarks();
    Q_EMIT cursorMoved();
}

void BoardScene::setChoice(BoardChoice choice)
{
    if (std::exchange(m_choice, choice) == choice)
        return;
    if (choice == BoardChoice::Pop)
        m_cursor.row = 0;
    refresh();
    Q_EMIT choiceChanged(choice);
}

void BoardScene::pull(int column, double way)
{
    const Cell lowest{column, 0};
    if (DiscItem *disc = m_discs.at(lowest))
        disc->setPos(centreOf(lowest) + QPointF(0, way));
}

void BoardScene::setColumnMarks(ColumnMarks marks)
{
    if (m_columnMarks.set(std::move(marks)).ofWords)
        Q_EMIT wordsChanged();
}

void BoardScene::setCoachMarks(const CoachMarks &marks)
{
    m_coachMarks.set(marks);
    refreshRowNumbers();
}

void BoardScene::setRowsSpoken(bool spoken)
{
    m_areRowsSpoken = spoken;
    refreshRowNumbers();
}

bool BoardScene::areRowsNumbered() const
{
    return m_rowNumbers->isVisible();
}

void BoardScene::refreshRowNumbers()
{
    const auto belongsToRows = [](const CoachMark &mark) {
        return mark.kind != CoachMark::Kind::Best && mark.kind != CoachMark::Kind::Ghost;
    };
    m_rowNumbers->setVisible(m_areRowsSpoken || isRemoving() ||
                             std::ranges::any_of(m_coachMarks.marks(), belongsToRows));
}

void BoardScene::rebuild()
{
    m_unsettled.reset();
    endMotion();
    m_ending.stopCelebrating();
    const int columns = m_model->columnCount();
    const int rows = m_model->rowCount();
    // Painting a large board anew takes tens of milliseconds.
    if (!m_front || m_front->columns() != columns || m_front->rows() != rows)
        makeBoard(columns, rows);
    m_discs.place();
    m_cursor = {(columns - 1) / 2, 0};
    setChoice(BoardChoice::Drop);
    refresh();
    Q_EMIT reshaped();
}

void BoardScene::makeBoard(int columns, int rows)
{
    delete std::exchange(m_back, nullptr);
    delete std::exchange(m_front, nullptr);
    delete std::exchange(m_rowNumbers, nullptr);
    const QRectF cells(0, drawing::cell, columns * drawing::cell, rows * drawing::cell);
    m_back = new QGraphicsRectItem(QRectF({}, cells.size()));
    m_back->setPen(Qt::NoPen);
    m_back->setBrush(m_stage.theme->board.hole);
    m_stage.add(m_back, BoardStage::Layer::Back, cells.topLeft());
    m_front = new BoardFront(columns, rows, m_stage.theme->board);
    m_stage.add(m_front, BoardStage::Layer::Front, cells.topLeft());
    m_rowNumbers = new RowNumbers(rows, m_stage.theme->board);
    m_stage.add(m_rowNumbers, BoardStage::Layer::Front, cells.topLeft());
    // Marks of the former board.
    m_coachMarks.set({});
    m_columnMarks.clear(columns);
    refreshRowNumbers();
    fitScene();
}

void BoardScene::fitScene()
{
    // All of the board and what is above it. The values keep their row when they are not shown, so that the
    // board does not move when they come.
    QRectF rect = m_front->sceneBoundingRect();
    rect.setTop(m_stage.handOver(0).y() - ColumnMarkRow::reach());
    setSceneRect(rect.adjusted(-4, -4, 4, 4));
}

void BoardScene::refresh()
{
    m_hand.showAtRest(m_cursor.column, m_choice != BoardChoice::Drop);
    refreshMarks();
    refreshRowNumbers();
}

void BoardScene::refreshMarks()
{
    m_ending.place(*m_front);
    if (m_choice != BoardChoice::Drop)
        m_marks.showRemovable(m_cursor, m_choice);
    else if (m_hand.isShown())
        m_marks.showLanding(m_cursor.column);
    else
        m_marks.showPlain();
    const std::vector<Cell> landing = m_marks.of(MarkItem::Kind::Landing);
    m_coachMarks.setLanding(landing.empty() ? std::nullopt : std::optional(landing.front()));
}

void BoardScene::showBeginning()
{
    refresh();
    m_motion.toss();
}

void BoardScene::showPoint(const std::optional<Outcome> &step)
{
    if (step)
        return showOutcome(*step);
    endMotion();
    m_ending.stopCelebrating();
    m_discs.place();
    setChoice(BoardChoice::Drop);
    refresh();
}

void BoardScene::showAction(const Outcome &outcome)
{
    showOutcome(outcome);
    m_unsettled = outcome;
    // A refusal is settled at once, a drop when its disc arrives.
    if (outcome.refusal || !m_motion.isFalling())
        settleOutcome();
}

void BoardScene::showOutcome(const Outcome &outcome)
{
    endMotion();
    m_ending.stopCelebrating();
    if (std::holds_alternative<action::ChooseLetter>(outcome.action))
        m_discs.showLetters();
    m_motion.moveDiscs(outcome);
    // Only a refused choice of a disc leaves the player choosing.
    const Game &shown = m_model->shown();
    if (!outcome.refusal || !(isRemoving() ? shown.mayRemove() : shown.mayPop()))
        setChoice(BoardChoice::Drop);
    refresh();
    if (outcome.refusal)
        showRefusal(outcome);
    if (outcome.blocked)
        m_motion.block(opponent(outcome.player));
}

void BoardScene::endMotion()
{
    const QScopedValueRollback replacing(m_isReplacing, true);
    m_motion.finish();
}

void BoardScene::showRefusal(const Outcome &outcome)
{
    if (!m_motion.canRefuse())
        return;
    // Over the requested column, or the nearest one.
    if (const auto *drop = std::get_if<action::Drop>(&outcome.action))
        setCursor({drop->column, m_cursor.row});
    m_motion.refuse();
}

void BoardScene::followFalling(bool falling)
{
    m_stage.isFalling = falling;
    const bool hasLanded = !falling && !m_isReplacing;
    if (hasLanded) {
        refresh();
        m_hand.reveal();
        m_marks.reveal();
        m_ending.grow();
    }
    if (!falling)
        settleOutcome();
    Q_EMIT fallingChanged(falling);
    if (hasLanded)
        Q_EMIT landed();
}

void BoardScene::settleOutcome()
{
    if (!m_unsettled)
        return;
    const Outcome outcome = *std::exchange(m_unsettled, {});
    m_ending.celebrate(outcome);
    Q_EMIT settled(outcome);
}

} // namespace four

#include "moc_boardscene.cpp"
