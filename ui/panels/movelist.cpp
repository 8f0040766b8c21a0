// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/movelist.h"

#include "ui/board/drawing.h"
#include "ui/board/judgementsign.h"
#include "ui/game/actionlist.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/widgets/emptynote.h"
#include "ui/widgets/speech/spokenrow.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace four {

namespace {
constexpr int iconSide = 16;
constexpr int leastLetters = 24; ///< in a row of the narrowest list
constexpr int leastWords = 16;   ///< letters: with less room for the words, the notation gives way to them

/// Paints the player's disc, a sign for a violation, and the shape of the judgement of a drop.
class RowDelegate : public QStyledItemDelegate
{
public:
    RowDelegate(GameModel *model, QWidget *list) : QStyledItemDelegate(list), m_model(model), m_list(list) {}

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QIcon icon = iconOf(index); !icon.isNull()) {
            option->icon = icon;
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = QSize(iconSide, iconSide);
            option->decorationAlignment = Qt::AlignLeft | Qt::AlignTop;
        }
    }

private:
    [[nodiscard]] QIcon iconOf(const QModelIndex &index) const
    {
        if (index.column() == ActionList::WordsColumn && index.data(ActionList::ViolationRole).toBool())
            return m_list->style()->standardIcon(QStyle::SP_MessageBoxWarning);
        if (const QVariant judgement = index.data(ActionList::JudgementRole);
            index.column() == ActionList::NotationColumn && judgement.isValid())
            return signOf(judgement.value<coach::Judgement>());
        const int player = index.data(ActionList::PlayerRole).toInt();
        if (index.column() != ActionList::NumberColumn || player == 0)
            return {};
        const Player owner = player == 1 ? Player::One : Player::Two;
        const QPixmap disc =
            drawing::discPixmap(Theme::of(m_list->palette()).disc(owner), m_model->game().letter(owner),
                                iconSide, m_list->devicePixelRatioF());
        QIcon icon(disc);
        icon.addPixmap(disc, QIcon::Selected); // in the player's colour also on the current row
        return icon;
    }

    [[nodiscard]] QIcon signOf(const coach::Judgement &judgement) const
    {
        const QPalette &palette = m_list->palette();
        const auto draw = [&](const QColor &colour, QPalette::ColorRole inside) {
            return judgementsign::pixmap(judgement, iconSide, colour, palette.color(inside),
                                         m_list->devicePixelRatioF());
        };
        // Also without a shape, so that the words of all rows begin at the same place.
        QIcon icon(draw(judgementsign::colourOf(judgement, palette), QPalette::Base));
        icon.addPixmap(draw(palette.color(QPalette::HighlightedText), QPalette::Highlight), QIcon::Selected);
        return icon;
    }

    GameModel *m_model;
    QWidget *m_list;
};
} // namespace

MoveList::MoveList(GameModel *model, Replay *replay, QWidget *parent)
    : QTableView(parent), m_model(model), m_replay(replay), m_list(new ActionList(model, this))
{
    setObjectName("moveList");
    setModel(m_list);
    setItemDelegate(new RowDelegate(model, this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    speakCurrentRow(this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(ActionList::WordsColumn, QHeaderView::Stretch);
    m_note = new EmptyNote(this);

    connect(m_list, &QAbstractItemModel::modelReset, this, &MoveList::fitRows);
    connect(m_list, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                for (int row = first.row(); isVisible() && row <= last.row(); ++row)
                    resizeRowToContents(row);
            });
    // The words get their width after the list got its own, and a scroll bar takes some. While the header
    // says so, columnWidth() still is what it was.
    connect(
        horizontalHeader(), &QHeaderView::sectionResized, this,
        [this](int column) {
            if (column != ActionList::WordsColumn || !isVisible())
                return;
            resizeRowsToContents();
            followShownPoint();
        },
        Qt::QueuedConnection);
    connect(m_model, &GameModel::stateChanged, this, &MoveList::followShownPoint);
    retranslate();
}

void MoveList::setJudgements(const JudgementMarks &marks)
{
    const bool hadSome = m_hasJudgements;
    m_hasJudgements = !marks.isEmpty();
    m_list->setJudgements(marks);
    if (m_hasJudgements != hadSome)
        fitRows();
}

QSize MoveList::minimumSizeHint() const
{
    return {std::max(150, leastLetters * fontMetrics().averageCharWidth()),
            fontMetrics().height() * 3 / 2}; // a row, and a sign that there are more
}

QSize MoveList::sizeHint() const
{
    return {250, 90};
}

void MoveList::retranslate()
{
    setAccessibleName(tr("Move list"));
    m_note->setText(tr("The game’s moves will stand here, and a click on one leads back to it."));
    m_list->retranslate();
    fitRows();
}

void MoveList::followShownPoint()
{
    if (!isVisible())
        return;
    // Through the selection model, and without showing what is shown already.
    const QModelIndex shown = m_list->index(m_model->shownEntries(), ActionList::WordsColumn);
    if (shown != currentIndex())
        setCurrentIndex(shown);
    // A row that was chosen in the list is in sight; moved under the pointer, another would get the press.
    if (!m_choosing)
        scrollTo(shown);
}

void MoveList::fitRows()
{
    if (!isVisible())
        return;
    fitColumns();
    resizeRowsToContents();
    followShownPoint();
}

void MoveList::fitColumns()
{
    const int letter = fontMetrics().horizontalAdvance(u'0');
    const int number = iconSide + 2 * letter + 16;
    const int notation = std::max(6 * letter + (m_hasJudgements ? iconSide : 0),
                                  horizontalHeader()->sectionSizeHint(ActionList::NotationColumn));
    setColumnWidth(ActionList::NumberColumn, number);
    setColumnWidth(ActionList::NotationColumn, notation);
    setColumnHidden(ActionList::NotationColumn,
                    viewport()->width() - number - notation < leastWords * fontMetrics().averageCharWidth());
}

void MoveList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitRows();
}

void MoveList::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fitRows();
}

void MoveList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    // Where there is room for few rows, the columns have to speak for themselves.
    horizontalHeader()->setVisible(height() > 8 * fontMetrics().height());
    fitColumns();
}

void MoveList::keyPressEvent(QKeyEvent *event)
{
    // All others are the board's, or the window's.
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        QTableView::keyPressEvent(event);
    else
        event->ignore();
}

QItemSelectionModel::SelectionFlags MoveList::selectionCommand(const QModelIndex &index, const QEvent *) const
{
    // Some point is always shown: a click beside the rows, or one with Ctrl, leaves it marked.
    if (!index.isValid())
        return QItemSelectionModel::NoUpdate;
    return QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
}

void MoveList::setSelection(const QRect &, QItemSelectionModel::SelectionFlags command)
{
    // By the row that a press has made the current one, not by where it was pressed: going to that point may
    // have moved the rows by now.
    if (command != QItemSelectionModel::NoUpdate)
        selectionModel()->select(currentIndex(),
                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void MoveList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    // A table tells screen readers that its current row has the focus, even if it is somewhere else: then
    // what was played would be read out twice, and the reader's place would be lost.
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
    if (!current.isValid() || current.row() == m_model->shownEntries())
        return;
    m_choosing = true;
    m_replay->goTo(current.row());
    m_choosing = false;
}

void MoveList::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    if (hasFocus())
        QTableView::selectionChanged(selected, deselected);
    else
        QAbstractItemView::selectionChanged(selected, deselected);
}

} // namespace four

#include "moc_movelist.cpp"
