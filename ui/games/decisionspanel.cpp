// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/decisionspanel.h"

#include "ui/games/coursechart.h"
#include "ui/games/decisionsmodel.h"
#include "ui/games/helpbox.h"
#include "ui/games/rowtable.h"
#include "ui/store/games/gamelist.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/spokenchoices.h"
#include "ui/widgets/wheelguard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace four {

DecisionsPanel::DecisionsPanel(GameStore *store, GameList *list, QWidget *parent)
    : QWidget(parent), m_list(list), m_reviews(store), m_all(store), m_model(new DecisionsModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTableView(this)), m_nothing(new QLabel(this)),
      m_courseOf(new QLabel(this)), m_course(new CourseChart(this)), m_helpCaption(new QLabel(this)),
      m_help(new HelpBox(this)), m_start(new QPushButton(this)), m_stop(new QPushButton(this)),
      m_progress(new QProgressBar(this))
{
    setObjectName("decisionsPanel");
    m_sorted->setSourceModel(m_model);
    m_table->setObjectName("decisions");
    dressAsSortedRows(m_table, m_sorted, DecisionsModel::SortRole, DecisionsModel::Games);
    m_nothing->setObjectName("nothingReviewed");
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_courseOf->setObjectName("courseOf");
    m_courseOf->setWordWrap(true);
    m_courseOf->setTextFormat(Qt::PlainText);
    m_start->setObjectName("reviewAll");
    m_stop->setObjectName("stopReviewAll");
    m_progress->setObjectName("reviewAllProgress");

    auto *row = new QHBoxLayout;
    row->addWidget(m_start);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    row->addStretch();
    m_helpCaption->setBuddy(m_help);
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_helpCaption);
    choice->addWidget(m_help);
    choice->addStretch();
    connect(m_help, &QComboBox::activated, this, &DecisionsPanel::count);
    guardFromWheel(this);
    speakChoices(this);
    auto *column = new QVBoxLayout(this);
    column->addLayout(choice);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing);
    column->addWidget(m_courseOf);
    column->addWidget(m_course);
    column->addLayout(row);

    // Narrower, the sentence would be higher than it is worth.
    m_courseOf->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    m_courseOf->hide();
    m_course->hide();

    connect(m_start, &QPushButton::clicked, &m_all, &ReviewAll::start);
    connect(m_stop, &QPushButton::clicked, &m_all, &ReviewAll::stop);
    connect(&m_all, &ReviewAll::changed, this, [this] {
        outdate();
        refreshProgress();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DecisionsPanel::refreshChart);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &DecisionsPanel::refreshChart);
    retranslate();
}

void DecisionsPanel::retranslate()
{
    m_table->setAccessibleName(tr("Decisions"));
    m_helpCaption->setText(HelpBox::caption());
    m_help->retranslate();
    m_nothing->setText(tr("No finished game has been reviewed by exact values yet."));
    m_start->setText(tr("Review &all games"));
    m_start->setToolTip(tr("All finished games that have no review yet, one after the other"));
    m_stop->setText(tr("&Cancel"));
    m_progress->setAccessibleName(tr("Reviewed games"));
    m_model->retranslate();
    refreshProgress();
}

void DecisionsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DecisionsPanel::outdate()
{
    m_outdated = true;
    if (isVisible())
        count();
}

void DecisionsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        count();
    refreshProgress();
}

void DecisionsPanel::count()
{
    m_outdated = false;
    const int row = m_table->currentIndex().row();
    m_model->setGames(m_list->finishedGames().value_or(FinishedGames()), m_reviews.ofFinishedGames(),
                      m_help->chosen());
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < DecisionsModel::columns; ++column) {
        const bool isName = column == DecisionsModel::Who;
        header->setSectionResizeMode(column, isName ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!isName)
            m_table->setColumnWidth(column, header->sectionSizeHint(column));
    }
    m_table->selectRow(std::clamp(row, 0, std::max(0, m_sorted->rowCount() - 1)));
    refreshChart();
}

void DecisionsPanel::refreshChart()
{
    const QModelIndex current = m_table->currentIndex();
    const bool isAny = m_sorted->rowCount() > 0;
    m_nothing->setVisible(!isAny);
    m_courseOf->setVisible(isAny && current.isValid());
    m_course->setVisible(isAny && current.isValid());
    if (!isAny || !current.isValid())
        return;
    const int row = m_sorted->mapToSource(current).row();
    m_course->setCourse(m_model->tally(row).course);
    const std::vector<double> line = m_course->line();
    QString words = tr("Right decisions of %1, from game to game; the line is of ten games at a time.")
                        .arg(m_model->name(row));
    if (!line.empty()) {
        const QLocale locale;
        const auto percent = [&](double share) {
            //: a share in per cent
            return tr("%1%").arg(locale.toString(100 * share, 'f', 0));
        };
        //: the share of right decisions over somebody's games
        words +=
            u' ' + tr("It began at %1 and is at %2 now.").arg(percent(line.front()), percent(line.back()));
    }
    m_courseOf->setText(words);
    m_course->setAccessibleName(tr("Chart of the right decisions"));
    m_course->setAccessibleDescription(Words::plain(words));
}

void DecisionsPanel::refreshProgress()
{
    m_start->setVisible(!m_all.isRunning());
    m_stop->setVisible(m_all.isRunning());
    m_progress->setVisible(m_all.isRunning());
    m_progress->setRange(0, std::max(1, m_all.all()));
    m_progress->setValue(m_all.done());
    if (m_all.isRunning() || !isVisible())
        return;
    m_start->setEnabled(m_all.canStart());
}

} // namespace four
