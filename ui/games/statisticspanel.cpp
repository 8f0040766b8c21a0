// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/statisticspanel.h"

#include "ui/games/helpbox.h"
#include "ui/games/historywords.h"
#include "ui/games/rowtable.h"
#include "ui/games/statisticsmodel.h"
#include "ui/games/tallychart.h"
#include "ui/store/games/gamelist.h"
#include "ui/text/words.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr int any = -1;
constexpr int mostBars = 5;

bool isName(int column)
{
    return column == StatisticsModel::Who || column == StatisticsModel::Against;
}

template <typename Enum>
std::optional<Enum> chosen(const QComboBox *box)
{
    const int value = box->currentData().toInt();
    return value == any ? std::nullopt : std::optional(static_cast<Enum>(value));
}
} // namespace

StatisticsPanel::StatisticsPanel(GameList *list, QWidget *parent)
    : QWidget(parent), m_list(list), m_model(new StatisticsModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_by(new QComboBox(this)), m_preset(new QComboBox(this)),
      m_level(new QComboBox(this)), m_help(new HelpBox(this)), m_table(new QTableView(this)),
      m_nothing(new QLabel(this)), m_chart(new TallyChart(this))
{
    setObjectName("statisticsPanel");
    m_by->setObjectName("by");
    for (const TallyBy by : {TallyBy::People, TallyBy::Pairs, TallyBy::Computers, TallyBy::Presets})
        m_by->addItem(QString(), static_cast<int>(by));
    m_preset->setObjectName("ofPreset");
    m_preset->addItem(QString(), any);
    for (const Preset preset : allPresets)
        m_preset->addItem(QString(), static_cast<int>(preset));
    m_level->setObjectName("withLevel");
    m_level->addItem(QString(), any);
    for (const Level level : allLevels)
        m_level->addItem(QString(), static_cast<int>(level));

    m_sorted->setSourceModel(m_model);
    m_table->setObjectName("statistics");
    dressAsSortedRows(m_table, m_sorted, StatisticsModel::SortRole, StatisticsModel::Played);
    m_nothing->setObjectName("nothingCounted");
    m_nothing->setAlignment(Qt::AlignCenter);
    m_chart->setObjectName("chart");

    auto *choices = new FlowLayout;
    choices->setAlignment(Qt::AlignLeading);
    for (QComboBox *box : std::initializer_list<QComboBox *>{m_by, m_preset, m_level, m_help}) {
        auto *caption = m_captions.emplace_back(new QLabel(this));
        caption->setBuddy(box);
        auto *choice = new QHBoxLayout;
        choice->addWidget(caption);
        choice->addWidget(box);
        choices->addLayout(choice);
        connect(box, &QComboBox::activated, this, &StatisticsPanel::choose);
    }
    auto *column = new QVBoxLayout(this);
    column->addLayout(choices);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing);
    column->addWidget(m_chart);
    connect(m_sorted, &QAbstractItemModel::layoutChanged, this, &StatisticsPanel::refreshChart);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &StatisticsPanel::refreshChart);
    guardFromWheel(this);
    speakChoices(this);
    // As wide as the words of the language of the moment.
    for (QComboBox *box : findChildren<QComboBox *>())
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    retranslate();
}

void StatisticsPanel::retranslate()
{
    const QStringList kinds{tr("Players"), tr("Pairs of players"), tr("Computer levels"), tr("Games")};
    for (int i = 0; i < m_by->count(); ++i)
        m_by->setItemText(i, kinds.at(i));
    m_preset->setItemText(0, tr("All games"));
    for (int i = 1; i < m_preset->count(); ++i)
        m_preset->setItemText(i, Words::preset(static_cast<Preset>(m_preset->itemData(i).toInt())));
    m_level->setItemText(0, tr("All opponents"));
    for (int i = 1; i < m_level->count(); ++i) {
        const QString level = Words::level(static_cast<Level>(m_level->itemData(i).toInt()));
        m_level->setItemText(i, tr("Computer: %1").arg(level));
    }
    m_captions[0]->setText(tr("Count:"));
    m_captions[1]->setText(tr("Games:"));
    m_captions[2]->setText(tr("Against:"));
    m_captions[3]->setText(HelpBox::caption());
    m_help->retranslate();
    m_table->setAccessibleName(tr("Statistics"));
    m_nothing->setText(tr("No finished game to count."));
    // The names in the rows, and their order, are words of the language too.
    if (!m_outdated)
        choose();
    refreshChart();
}

void StatisticsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatisticsPanel::outdate()
{
    m_outdated = true;
    if (isVisible())
        count();
}

void StatisticsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        count();
}

void StatisticsPanel::count()
{
    m_outdated = false;
    m_model->setGames(m_list->finishedGames().value_or(FinishedGames()));
    choose();
}

void StatisticsPanel::choose()
{
    m_model->show(
        *chosen<TallyBy>(m_by),
        {.preset = chosen<Preset>(m_preset), .level = chosen<Level>(m_level), .help = m_help->chosen()});
    fitColumns();
}

void StatisticsPanel::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < StatisticsModel::columns; ++column) {
        m_table->setColumnHidden(column, !m_model->hasColumn(column));
        if (!isName(column)) {
            header->setSectionResizeMode(column, QHeaderView::Interactive);
            m_table->setColumnWidth(column, header->sectionSizeHint(column));
        }
    }
    fitNames();
}

void StatisticsPanel::fitNames()
{
    QHeaderView *header = m_table->horizontalHeader();
    int room = m_table->viewport()->width();
    int names = 0;
    for (int column = 0; column < StatisticsModel::columns; ++column) {
        if (m_table->isColumnHidden(column))
            continue;
        if (isName(column))
            ++names;
        else
            room -= header->sectionSize(column);
    }
    for (int column = 0; column < StatisticsModel::columns; ++column) {
        if (!isName(column) || m_table->isColumnHidden(column))
            continue;
        // Where that leaves no room for the heading and its arrow, the table is scrolled.
        const int least = header->sectionSizeHint(column);
        const bool hasRoom = room >= names * least;
        header->setSectionResizeMode(column, hasRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!hasRoom)
            m_table->setColumnWidth(column, least);
    }
}

void StatisticsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // When the table has got its own new size.
    QTimer::singleShot(0, this, &StatisticsPanel::fitNames);
}

void StatisticsPanel::refreshChart()
{
    const bool ofPresets = m_model->by() == TallyBy::Presets;
    std::vector<TallyChart::Bar> bars;
    QStringList sentences;
    for (int row = 0; row < std::min(mostBars, m_sorted->rowCount()); ++row) {
        const int source = m_sorted->mapToSource(m_sorted->index(row, 0)).row();
        const Tally &tally = m_model->tallyRow(source).tally;
        bars.push_back({.name = m_model->name(source), .tally = tally});
        sentences.append(HistoryWords::sentence(m_model->name(source), tally, ofPresets));
    }
    m_nothing->setVisible(bars.empty());
    m_chart->setVisible(!bars.empty());
    m_chart->setAccessibleName(tr("Bar chart of the first rows"));
    m_chart->setAccessibleDescription(Words::plain(sentences.join(u'\n')));
    //: %1 is a colour
    const QString colourWon = tr("%1 won");
    m_chart->setBars(std::move(bars),
                     {.won = ofPresets ? colourWon.arg(Words::colour(Player::One)) : tr("won"),
                      .drawn = tr("drawn"),
                      .lost = ofPresets ? colourWon.arg(Words::colour(Player::Two)) : tr("lost")});
}

} // namespace four
