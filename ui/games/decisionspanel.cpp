// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/decisionspanel.h"

#include "ui/games/historywords.h"
#include "ui/text/words.h"
#include "ui/widgets/linechart.h"
#include "ui/widgets/whynot.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace four {

namespace {
/// A dot for each game, and a line through the shares of ten games, as one game says little.
std::vector<LineChart::Point> pointsOf(const std::vector<DecisionTally::Part> &course)
{
    constexpr std::size_t together = 10; ///< games
    std::vector<LineChart::Point> points;
    DecisionTally::Part last;
    for (std::size_t i = 0; i < course.size(); ++i) {
        last.all += course[i].all;
        last.kept += course[i].kept;
        if (i >= together) {
            last.all -= course[i - together].all;
            last.kept -= course[i - together].kept;
        }
        points.push_back({.line = last.share(), .dot = course[i].share()});
    }
    return points;
}
} // namespace

DecisionsPanel::DecisionsPanel(GameStore *store, GameList *list, QWidget *parent)
    : CountPanel(list, parent), m_reviews(store), m_all(store), m_courseOf(new QLabel(this)),
      m_course(new LineChart(this)), m_start(new QPushButton(this)), m_stop(new QPushButton(this)),
      m_progress(new QProgressBar(this))
{
    setObjectName("decisionsPanel");
    m_table->setObjectName("decisions");
    m_nothing->setObjectName("nothingReviewed");
    m_nothing->setWordWrap(true);
    m_courseOf->setObjectName("courseOf");
    m_courseOf->setWordWrap(true);
    m_courseOf->setTextFormat(Qt::PlainText);
    // Narrower, the sentence would have too many lines.
    m_courseOf->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    m_course->setObjectName("courseChart");
    m_course->setScale({0, 0.5, 1}, [](double share) { return QLocale().toString(int(100 * share)) + u'%'; });
    m_start->setObjectName("reviewAll");
    m_stop->setObjectName("stopReviewAll");
    m_progress->setObjectName("reviewAllProgress");

    auto *choice = new QHBoxLayout;
    choice->addWidget(m_helpCaption);
    choice->addWidget(m_help);
    choice->addStretch();
    auto *row = new QHBoxLayout;
    row->addWidget(m_start);
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->addLayout(choice);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing);
    column->addWidget(m_courseOf);
    column->addWidget(m_course);
    column->addLayout(row);
    setTabOrder(m_table, m_help);

    connect(m_start, &QPushButton::clicked, &m_all, &ReviewAll::start);
    connect(m_stop, &QPushButton::clicked, &m_all, &ReviewAll::stop);
    connect(&m_all, &ReviewAll::changed, this, [this] {
        outdate();
        refreshProgress();
    });
    enum { Games = 1 };
    setUp(Games);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { refreshChart(); });
}

void DecisionsPanel::retranslate()
{
    m_table->setAccessibleName(tr("Decisions"));
    m_nothing->setText(tr("No finished game has been reviewed by exact values yet."));
    m_start->setText(tr("Review &all games"));
    m_stop->setText(tr("&Cancel"));
    m_progress->setAccessibleName(tr("Reviewed games"));
    CountPanel::retranslate();
    refreshProgress();
}

void DecisionsPanel::showEvent(QShowEvent *event)
{
    CountPanel::showEvent(event);
    refreshProgress();
}

QString DecisionsPanel::name(int row) const
{
    return HistoryWords::contender(m_games.contenders[std::size_t(m_rows[std::size_t(row)].contender)]);
}

void DecisionsPanel::countRows()
{
    m_rows = decisionsOf(m_games, m_reviews.ofFinishedGames(), help());
}

std::vector<CountModel::Column> DecisionsPanel::columns() const
{
    const auto number = [this](const QString &title, const QString &meaning, int decimals, auto count) {
        const auto value = [this, count](int row) { return double(count(m_rows[std::size_t(row)].tally)); };
        return CountModel::Column{
            .title = title,
            .meaning = meaning,
            .text = [value, decimals](int row) { return QLocale().toString(value(row), 'f', decimals); },
            .number = value,
            .isMeaningSpoken = true};
    };
    const auto share = [&](const QString &title, const QString &meaning, auto part) {
        constexpr double nothing = -1; // below all shares
        CountModel::Column column = number(title, meaning, 1, [part](const DecisionTally &tally) {
            const DecisionTally::Part shared = part(tally);
            return shared.all > 0 ? shared.share() : nothing;
        });
        column.text = [value = column.number](int row) {
            return value(row) < 0 ? QStringLiteral("–") : percent(value(row), 1);
        };
        return column;
    };
    const auto phase = [&](const QString &title, const QString &meaning, DecisionTally::Phase which) {
        return share(title, meaning, [which](const DecisionTally &tally) { return tally.phases[which]; });
    };
    const auto faults = [&](const QString &title, const QString &meaning, int coach::Faults::*which) {
        return number(title, meaning, 2,
                      [which](const DecisionTally &tally) { return tally.perGame(tally.faults.*which); });
    };
    return {
        {.title = tr("Player"),
         .meaning = {},
         .text = [this](int row) { return name(row); },
         .isMeaningSpoken = true},
        number(tr("Games"), tr("Reviewed games"), 0, [](const DecisionTally &tally) { return tally.games; }),
        number(tr("Decisions"), tr("Moves on which the result depended"), 0,
               [](const DecisionTally &tally) { return tally.whole.all; }),
        //: a column's title: the share of right decisions
        share(tr("Right"), tr("Percentage of decisions that kept the result"),
              [](const DecisionTally &tally) { return tally.whole; }),
        phase(tr("Opening"), tr("Percentage of right decisions with discs 1 to 12"), DecisionTally::Opening),
        phase(tr("Middle"), tr("Percentage of right decisions with discs 13 to 28"), DecisionTally::Middle),
        phase(tr("Ending"), tr("Percentage of right decisions from disc 29 on"), DecisionTally::End),
        //: a column's title: how often a player overlooks what can be seen on the board
        faults(tr("Oversights"), tr("Per game: what could have been seen on the board"),
               &coach::Faults::oversights),
        //: a column's title: great mistakes
        faults(tr("Blunders"), tr("Per game: the result changed, and the win was at most 4 moves away"),
               &coach::Faults::blunders),
        faults(tr("Mistakes"), tr("Per game: the result changed, and the win was at most 12 moves away"),
               &coach::Faults::mistakes),
        //: a column's title: changed results that are too far away to be seen
        faults(tr("Fine points"), tr("Per game: the result changed, and the win was further away"),
               &coach::Faults::finePoints),
    };
}

void DecisionsPanel::showRows()
{
    const int row = m_table->currentIndex().row();
    CountPanel::showRows();
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
    const int row = sourceRow(current.row());
    std::vector<LineChart::Point> points = pointsOf(m_rows[std::size_t(row)].tally.course);
    QString words =
        tr("%1: right decisions from game to game; the line is of ten games at a time.").arg(name(row));
    if (!points.empty()) {
        //: the share of right decisions over a player's games
        words += u' ' + tr("It began at %1 and is at %2 now.")
                            .arg(percent(points.front().line, 0), percent(points.back().line, 0));
    }
    m_course->setPoints(std::move(points));
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
    allowUnless(m_start, m_all.canStart() ? QString() : tr("No finished game is without a review."),
                tr("All finished games that have no review yet, one after the other"));
}

} // namespace four

#include "moc_decisionspanel.cpp"
