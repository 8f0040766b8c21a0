// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historytable.h"

#include "ui/games/historymodel.h"
#include "ui/games/historywords.h"
#include "ui/text/words.h"
#include "ui/widgets/clearstyle.h"
#include "ui/widgets/speech/spokenrow.h"

#include <QDateTime>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace four {

HistoryTable::HistoryTable(QWidget *parent) : QTableView(parent)
{
    dressAsRows(this);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    horizontalHeader()->setSortIndicatorShown(true);
}

QSize HistoryTable::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), 3 * fontMetrics().height()};
}

QSize HistoryTable::sizeHint() const
{
    // It grows with the window; a larger hint would make the page scroll.
    return {QTableView::sizeHint().width(), 6 * fontMetrics().height()};
}

void HistoryTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT this->selected();
}

void HistoryTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    // QAbstractItemView switches input methods off for rows that cannot be edited.
    setAttribute(Qt::WA_InputMethodEnabled, m_line != nullptr);
}

void HistoryTable::keyboardSearch(const QString &typed)
{
    if (!m_line)
        return;
    m_line->setFocus();
    m_line->insert(typed);
}

bool HistoryTable::event(QEvent *event)
{
    if (!m_line)
        return QTableView::event(event);
    if (event->type() == QEvent::InputMethodQuery)
        return QCoreApplication::sendEvent(m_line, event);
    if (event->type() == QEvent::InputMethod) {
        // The focus stays here while a word is composed: moving it would end the word.
        const bool composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
        QCoreApplication::sendEvent(m_line, event);
        if (!composing && !m_line->text().isEmpty())
            m_line->setFocus();
        return true;
    }
    return QTableView::event(event);
}

void dressAsRows(QTableView *table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(
        std::max(table->fontMetrics().height() + 6, leastButton()));
    table->horizontalHeader()->setHighlightSections(false);
    speakCurrentRow(table);
}

namespace {
/// The width of a column for its heading and these words.
int widthOf(const HistoryTable *table, int section, const QStringList &words)
{
    int width = table->horizontalHeader()->sectionSizeHint(section);
    QStyleOptionViewItem cell;
    cell.initFrom(table);
    cell.features = QStyleOptionViewItem::HasDisplay;
    for (const QString &word : words) {
        cell.text = word;
        width = std::max(width,
                         table->style()->sizeFromContents(QStyle::CT_ItemViewItem, &cell, {}, table).width());
    }
    return width;
}
} // namespace

int fitColumns(HistoryTable *table)
{
    QHeaderView *header = table->horizontalHeader();
    header->setMinimumSectionSize(6 * table->fontMetrics().averageCharWidth());
    // With two digits each, in the morning and evening.
    QStringList times;
    for (const int hour : {0, 10, 12, 22})
        times << HistoryWords::when(QDateTime({2028, 12, 28}, {hour, 58}).toMSecsSinceEpoch());
    QStringList players{QString(16, u'n')};
    GameSummary game;
    for (const Level level : offeredLevels) {
        // Names of equal levels have numbers.
        game.seats[Player::One].level = game.seats[Player::Two].level = level;
        players << HistoryWords::player(game, Player::One);
    }
    QStringList presets;
    for (const Preset preset : allPresets)
        presets << Words::preset(preset);
    for (const auto &[section, words] :
         {std::pair(HistoryModel::When, times), std::pair(HistoryModel::PlayerOne, players),
          std::pair(HistoryModel::PlayerTwo, players), std::pair(HistoryModel::Game, presets),
          std::pair(HistoryModel::Result, QStringList(QString(20, u'n'))),
          std::pair(HistoryModel::Discs, QStringList()),
          std::pair(HistoryModel::Help, QStringList(HistoryWords::helped()))})
        header->resizeSection(section, widthOf(table, section, words));
    return header->length();
}

namespace {
constexpr int typingPause = 100; ///< milliseconds
} // namespace

SearchLine::SearchLine(QWidget *parent) : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &SearchLine::searchNow);
    connect(this, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
}

void SearchLine::searchNow()
{
    m_pause.stop();
    Q_EMIT searched(text());
}

void SearchLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        // Goes to the results, and opens no game.
        searchNow();
        Q_EMIT finished();
        return;
    case Qt::Key_Escape:
        // Leaves first the search, then the dialog.
        if (text().isEmpty())
            break;
        clear();
        searchNow();
        Q_EMIT finished();
        return;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace four

#include "moc_historytable.cpp"
