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
constexpr int space = 8;         ///< around words
constexpr int barWidth = 3;      ///< of the shown point
constexpr int leastLetters = 24; ///< in a row of the narrowest list
/// Paints a move in one line: its number, the player's disc with the column, and at the end the shape of its
/// judgement, or the sign of a violation. The shown point has a bar at its edge; its signs keep their
/// colours.
class RowDelegate : public QStyledItemDelegate
{
public:
    RowDelegate(GameModel *model, QTableView *list) : QStyledItemDelegate(list), m_model(model), m_list(list)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem plain = option;
        if (option.state.testFlag(QStyle::State_Selected)) {
            QColor chosen = option.palette.color(QPalette::Highlight);
            if (index.column() == ActionList::NumberColumn)
                painter->fillRect(QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())),
                                  chosen);
            chosen.setAlphaF(0.15F);
            // The style has painted the row as selected already.
            painter->fillRect(option.rect, option.palette.base());
            painter->fillRect(option.rect, chosen);
            if (index.column() == ActionList::NumberColumn)
                painter->fillRect(QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())),
                                  option.palette.highlight());
            plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
        }
        if (index.column() == ActionList::WordsColumn) {
            QStyleOptionViewItem shown = option;
            initStyleOption(&shown, index);
            // What is no drop has the room of the column's words, too; sign and words stand at the end.
            if (!isDrop(index))
                plain.rect.setLeft(
                    m_list->visualRect(index.siblingAtColumn(ActionList::NotationColumn)).left() + iconSide +
                    space);
            else if (!shown.text.isEmpty())
                plain.rect.setLeft(std::max(plain.rect.left(), plain.rect.right() - widthOf(shown)));
        }
        QStyledItemDelegate::paint(painter, plain, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = index.data(ActionList::ShortRole).toString();
        option->displayAlignment =
            Qt::AlignVCenter | (index.column() == ActionList::NumberColumn ? Qt::AlignRight : Qt::AlignLeft);
        if (const QIcon icon = iconOf(index); !icon.isNull()) {
            option->icon = icon;
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = QSize(iconSide, iconSide);
            option->decorationAlignment = Qt::AlignCenter;
        }
        if (index.column() == ActionList::WordsColumn && isDrop(index)) {
            // Where the words have no room, the sign says it alone.
            if (widthOf(*option) > m_list->columnWidth(ActionList::WordsColumn))
                option->text.clear();
            if (option->text.isEmpty())
                option->decorationPosition = QStyleOptionViewItem::Right;
            if (const QVariant judgement = index.data(ActionList::JudgementRole); judgement.isValid())
                option->palette.setColor(
                    QPalette::Text,
                    judgementsign::colourOf(judgement.value<coach::Judgement>(), option->palette));
        }
        if (index.column() == ActionList::NumberColumn)
            option->palette.setColor(QPalette::Text, Theme::of(option->palette).values.quiet);
    }

private:
    [[nodiscard]] static bool isDrop(const QModelIndex &index)
    {
        const QModelIndex column = index.siblingAtColumn(ActionList::NotationColumn);
        return !column.data(ActionList::ShortRole).toString().isEmpty();
    }

    /// Of a sign with its words.
    [[nodiscard]] static int widthOf(const QStyleOptionViewItem &option)
    {
        return iconSide + QFontMetrics(option.font).horizontalAdvance(option.text) + 2 * space;
    }

    [[nodiscard]] QIcon iconOf(const QModelIndex &index) const
    {
        if (index.column() == ActionList::WordsColumn && index.data(ActionList::ViolationRole).toBool())
            return m_list->style()->standardIcon(QStyle::SP_MessageBoxWarning);
        if (const QVariant judgement = index.data(ActionList::JudgementRole);
            index.column() == ActionList::WordsColumn && judgement.isValid())
            return signOf(judgement.value<coach::Judgement>());
        const int number = index.data(ActionList::ColourRole).toInt();
        if (index.column() != ActionList::NotationColumn || number == 0)
            return {};
        const Colour colour = number == 1 ? Colour::Yellow : Colour::Red;
        return drawing::discPixmap(Theme::of(m_list->palette()).disc(colour), m_model->game().letter(colour),
                                   iconSide, m_list->devicePixelRatioF());
    }

    [[nodiscard]] QIcon signOf(const coach::Judgement &judgement) const
    {
        const QPalette &palette = m_list->palette();
        return judgementsign::pixmap(judgement, iconSide, judgementsign::colourOf(judgement, palette),
                                     palette.color(QPalette::Base), m_list->devicePixelRatioF());
    }

    GameModel *m_model;
    QTableView *m_list;
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
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setTabKeyNavigation(false);
    speakCurrentRow(this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(ActionList::WordsColumn, QHeaderView::Stretch);
    m_note = new EmptyNote(this);

    connect(m_list, &QAbstractItemModel::modelReset, this, &MoveList::fitRows);
    connect(m_model, &GameModel::stateChanged, this, &MoveList::followShownPoint);
    retranslate();
}

void MoveList::setJudgements(const JudgementMarks &marks)
{
    m_list->setJudgements(marks);
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
    const QFontMetrics metrics = fontMetrics();
    // The style wants more for large buttons.
    verticalHeader()->setDefaultSectionSize(
        std::max(std::max(iconSide, metrics.height()) + 8, sizeHintForRow(0)));
    setColumnWidth(ActionList::NumberColumn, 2 * metrics.horizontalAdvance(u'0') + 16);
    // As wide as the longest, which the language has.
    setColumnWidth(ActionList::NotationColumn,
                   iconSide + metrics.horizontalAdvance(ActionList::tr("column %1").arg(10)) + 20);
    followShownPoint();
}

void MoveList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void MoveList::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fitRows();
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
