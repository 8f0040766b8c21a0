// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/countpanel.h"

#include "ui/games/historytable.h"
#include "ui/store/games/gamelist.h"
#include "ui/text/words.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/sortmenu.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace four {

namespace {
constexpr int leastLetters = 16; ///< of a name that are seen
} // namespace

void CountModel::show(std::vector<Column> columns, int rows)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = rows;
    endResetModel();
}

int CountModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int CountModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CountModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column &column = this->column(index.column());
    const bool isName = this->isName(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column.text(index.row());
    case Qt::AccessibleTextRole:
        return Words::plain(column.text(index.row()));
    case Qt::ToolTipRole:
        // Escaped, as a tool tip may be rich text.
        return isName ? QStringLiteral("<p>%1</p>").arg(column.text(index.row()).toHtmlEscaped())
                      : QVariant();
    case Qt::TextAlignmentRole:
        return isName ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return isName ? QVariant(column.text(index.row())) : QVariant(column.number(index.row()));
    default:
        return {};
    }
}

QVariant CountModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column &column = this->column(section);
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole || (role == Qt::AccessibleTextRole && column.isMeaningSpoken))
        return column.meaning.isEmpty() ? column.title : column.meaning;
    return {};
}

CountPanel::CountPanel(GameList *list, QWidget *parent)
    : QWidget(parent), m_list(list), m_model(new CountModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_helpCaption(new QLabel(this)), m_help(new QComboBox(this)), m_table(new QTableView(this)),
      m_nothing(new QLabel(this))
{
    m_help->setObjectName("withHelp");
    m_help->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const HelpFilter filter : {HelpFilter::Without, HelpFilter::With, HelpFilter::Both})
        m_help->addItem(QString(), static_cast<int>(filter));
    m_helpCaption->setBuddy(m_help);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_table->viewport()->installEventFilter(this);
    connect(m_help, &QComboBox::activated, this, [this] { showRows(); });
}

void CountPanel::setUp(int sorted)
{
    m_model->show(columns(), 0);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CountModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    new SortMenu(m_table);
    dressAsRows(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(sorted, Qt::DescendingOrder);
    connect(m_sorted, &QAbstractItemModel::layoutChanged, this, [this] { refreshChart(); });
    connect(m_sorted, &QAbstractItemModel::modelReset, this, [this] { refreshChart(); });
    guardFromWheel(this);
    speakChoices(this);
    retranslate();
}

void CountPanel::retranslate()
{
    m_helpCaption->setText(tr("Coach:"));
    //: of the games that are counted: the coach did not help
    m_help->setItemText(0, tr("Without help"));
    //: of the games that are counted: the coach helped
    m_help->setItemText(1, tr("With help"));
    //: of the games that are counted: whether or not the coach helped
    m_help->setItemText(2, tr("With and without help"));
    // Names, and their order, may be words of the language.
    m_model->show(columns(), rows());
    fitColumns();
}

void CountPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CountPanel::outdate()
{
    m_isOutdated = true;
    if (isVisible())
        readGames();
}

void CountPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isOutdated)
        readGames();
}

bool CountPanel::eventFilter(QObject *object, QEvent *event)
{
    // Once the table knows its size, which a scroll bar changes as well. Here it would resize itself anew.
    if (event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &CountPanel::fitNames);
    return QWidget::eventFilter(object, event);
}

void CountPanel::readGames()
{
    m_isOutdated = false;
    m_games = m_list->finishedGames().value_or(FinishedGames());
    showRows();
}

void CountPanel::showRows()
{
    countRows();
    m_model->show(columns(), rows());
    fitColumns();
}

HelpFilter CountPanel::help() const
{
    return static_cast<HelpFilter>(m_help->currentData().toInt());
}

int CountPanel::sourceRow(int row) const
{
    return m_sorted->mapToSource(m_sorted->index(row, 0)).row();
}

QString CountPanel::percent(double share, int decimals)
{
    //: a share in per cent
    return tr("%1%").arg(QLocale().toString(100 * share, 'f', decimals));
}

void CountPanel::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->setColumnHidden(column, !m_model->column(column).isShown);
        if (!m_model->isName(column))
            m_table->setColumnWidth(column, header->sectionSizeHint(column));
    }
    fitNames();
}

void CountPanel::fitNames()
{
    QHeaderView *header = m_table->horizontalHeader();
    int room = m_table->viewport()->width();
    std::vector<int> names;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (m_table->isColumnHidden(column))
            continue;
        if (m_model->isName(column))
            names.push_back(column);
        else
            room -= header->sectionSize(column);
    }
    const int enough = m_table->fontMetrics().horizontalAdvance(QString(leastLetters, u'n'));
    for (const int column : names) {
        // Without room for a name, or for the heading and its arrow, the table scrolls. Qt's own stretching
        // would squeeze the names where other columns are drawn wider.
        const int least = std::max(header->sectionSizeHint(column), enough);
        header->resizeSection(column, std::max(least, room / int(names.size())));
    }
}

} // namespace four

#include "moc_countpanel.cpp"
