// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournamentpage.h"

#include "ui/commands/commands.h"
#include "ui/games/historytable.h"
#include "ui/settings/theme.h"
#include "ui/shell/pageparts.h"
#include "ui/text/words.h"
#include "ui/tournament/tournamentwords.h"
#include "ui/widgets/activatinglist.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/speech/spokenrow.h"
#include "ui/widgets/whynot.h"

#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QTableWidget>

#include <algorithm>

namespace four {

namespace {
enum TableColumn {
    PlaceColumn,
    NameColumn,
    GamesColumn,
    WonColumn,
    DrawnColumn,
    LostColumn,
    PointsColumn,
    tableColumns
};
constexpr int allColumns = 27; ///< usual letters that the panel is wide, for the table to have them all
constexpr int pairingRole = Qt::UserRole;
constexpr int pairingNone = -1;

/// In a frame, as what is chosen has it.
class NextFrame : public QFrame
{
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr double pen = 2;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(shades::focus(palette()), pen));
        painter.setBrush(shades::chosen(palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                                tokens::radius::card, tokens::radius::card);
    }
};

/// As high as its rows: the page scrolls, and not the table.
class WholeTable : public QTableWidget
{
public:
    explicit WholeTable(QWidget *parent) : QTableWidget(0, tableColumns, parent) {}

    [[nodiscard]] QSize sizeHint() const override
    {
        const int rows = rowCount() * verticalHeader()->defaultSectionSize();
        return {QTableWidget::sizeHint().width(),
                horizontalHeader()->sizeHint().height() + rows + 2 * frameWidth()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
};
} // namespace

TournamentPage::TournamentPage(const Commands *commands, QWidget *parent) : QScrollArea(parent)
{
    auto *view = page::make<QWidget>("tournament", this);
    m_choice = page::make<ChoiceBox>("tournaments", view);
    m_title = page::makeText<WrappedLabel>("tournamentTitle", LabelRole::Heading, view);
    m_facts = page::makeText<LiveLabel>("tournamentFacts", LabelRole::Quiet, view);
    m_table = new WholeTable(view);
    m_table->setObjectName("tournamentTable");
    dressAsRows(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_table->horizontalHeader()->setMinimumSectionSize(0);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_ties = page::makeText<WrappedLabel>("tournamentTies", LabelRole::Quiet, view);
    auto *next = makeNext(commands, view);
    m_gamesTitle = page::makeText<WrappedLabel>("tournamentGamesTitle", LabelRole::Section, view);
    m_games = page::make<ActivatingList>("tournamentGames", view);
    m_games->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_games->setTextElideMode(Qt::ElideMiddle);
    m_games->setMinimumHeight(fontMetrics().height() * 5);
    m_games->setMaximumHeight(fontMetrics().height() * 9);
    speakCurrentRow(m_games);
    speakChoices(view);
    m_strike = new TurnButton("strikeGame", view);
    m_print = new TurnButton("printTournament", view);
    m_copy = new TurnButton("copyTournament", view);
    m_new = new TurnButton("newTournament", view);
    page::stack(view, m_choice, m_title, m_facts, m_table, m_ties, next, m_gamesTitle, m_games,
                page::makeGrid({m_strike, m_print, m_copy, m_new}));
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT chosen(m_choice->currentData().toLongLong()); });
    connect(m_strike, &QPushButton::clicked, this, [this] {
        if (const std::optional<int> pairing = pairingToStrike())
            Q_EMIT strikeWanted(*pairing);
    });
    connect(m_print, &QPushButton::clicked, this, &TournamentPage::printWanted);
    connect(m_copy, &QPushButton::clicked, this, &TournamentPage::copyWanted);
    connect(m_new, &QPushButton::clicked, this, &TournamentPage::newWanted);
    setFocusPolicy(Qt::NoFocus);
    guardFromWheel(view);
    setWidget(view);
    page::setUp(this, "tournamentPage");
    page::keepTranslated(this, [this] { retranslate(); });
}

QFrame *TournamentPage::makeNext(const Commands *commands, QWidget *parent)
{
    auto *frame = page::make<NextFrame>("tournamentNext", parent);
    m_next = page::makeText<WrappedLabel>("tournamentNextGame", frame);
    m_sitting = page::makeText<WrappedLabel>("tournamentSitting", LabelRole::Quiet, frame);
    // Not the command's own: its key is meant for the board, after a game of the tournament.
    m_play = new TurnButton("playNext", frame);
    QAction *action = commands->action(Command::NextGame);
    connect(m_play, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [this, action] {
        m_play->setEnabled(action->isEnabled());
        m_play->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, this, follow);
    follow();
    auto *column = new QVBoxLayout(frame);
    column->addWidget(m_next);
    column->addWidget(m_sitting);
    column->addWidget(m_play);
    return frame;
}

void TournamentPage::setList(const std::vector<TournamentStore::Listed> &all)
{
    m_choice->clear();
    for (const TournamentStore::Listed &each : all)
        m_choice->addItem(QStringLiteral("%1 · %2").arg(
                              QString::fromStdString(each.stored.tournament.name),
                              QLocale().toString(QDateTime::fromMSecsSinceEpoch(each.stored.begun).date(),
                                                 QLocale::ShortFormat)),
                          each.id);
    m_choice->setVisible(all.size() > 1);
}

void TournamentPage::setTournament(qint64 id, const StoredTournament &stored)
{
    m_id = id;
    m_stored = stored;
    m_choice->setCurrentIndex(m_choice->findData(id));
    refresh();
}

void TournamentPage::focusTable()
{
    m_table->setFocus();
    // What was said before the window was entered again, after a dialog, may be lost.
    m_facts->sayAgain();
}

void TournamentPage::retranslate()
{
    setAccessibleName(tr("Tournament"));
    m_choice->setAccessibleName(tr("Tournament"));
    m_table->setAccessibleName(tr("Table of the tournament"));
    //: columns' titles in the table of a tournament
    const QStringList titles{tr("Place"), tr("Name"), tr("Games"),
                             //: won: a narrow column's title
                             tr("W"),
                             //: drawn: a narrow column's title
                             tr("D"),
                             //: lost: a narrow column's title
                             tr("L"), tr("Points")};
    m_table->setHorizontalHeaderLabels(titles);
    m_gamesTitle->setText(tr("The games so far"));
    m_games->setAccessibleName(tr("Games of the tournament"));
    m_play->setText(tr("Play the next game"));
    m_strike->setText(tr("Correct a game…"));
    m_print->setText(tr("Print…"));
    m_copy->setText(tr("Copy as text"));
    m_new->setText(tr("New tournament…"));
    refresh();
}

void TournamentPage::refresh()
{
    const bool isOpen = m_id > 0;
    for (QWidget *each : std::initializer_list<QWidget *>{m_print, m_copy, m_table, m_next->parentWidget()})
        each->setEnabled(isOpen);
    if (!isOpen) {
        m_title->setText(tr("No tournament"));
        return;
    }
    const Tournament &tournament = m_stored.tournament;
    m_title->setText(Words::isolated(QString::fromStdString(tournament.name)));
    const QString next = TournamentWords::next(tournament);
    m_facts->tell(TournamentWords::facts(m_stored), TournamentWords::spoken(m_stored), Words::plain(next));
    m_ties->setText(TournamentWords::ties(tournament));
    m_ties->setVisible(!m_ties->text().isEmpty());
    m_next->setText(next);
    m_sitting->setText(TournamentWords::sittingOut(tournament));
    m_sitting->setVisible(!m_sitting->text().isEmpty());
    fillTable();
    fillGames();
    allowUnless(m_strike, pairingToStrike() ? QString() : tr("Choose a finished game in the list first."));
}

void TournamentPage::fillTable()
{
    const Tournament &tournament = m_stored.tournament;
    const std::vector<Standing> table = tournament.table();
    const int current = std::max(m_table->currentRow(), 0);
    m_table->setRowCount(int(table.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Standing &standing = table[std::size_t(row)];
        const auto set = [this, row](TableColumn column, const QString &text, const QString &spoken) {
            auto *item = new QTableWidgetItem(text);
            item->setData(Qt::AccessibleTextRole, Words::plain(spoken));
            item->setTextAlignment(column == NameColumn ? Qt::AlignLeading | Qt::AlignVCenter
                                                        : Qt::AlignCenter);
            if (column == NameColumn || column == PointsColumn) {
                QFont bold = m_table->font();
                bold.setBold(true);
                item->setFont(bold);
            }
            m_table->setItem(row, column, item);
        };
        const QString name = TournamentWords::name(tournament, standing.entrant);
        const QString points = TournamentWords::points(tournament, standing.halves());
        set(PlaceColumn, number(standing.rank), tr("Place %1").arg(number(standing.rank)));
        set(NameColumn, name, name);
        set(GamesColumn, number(standing.games()), tr("%n game(s)", nullptr, standing.games()));
        set(WonColumn, number(standing.won), tr("%n won", nullptr, standing.won));
        set(DrawnColumn, number(standing.drawn), tr("%n drawn", nullptr, standing.drawn));
        set(LostColumn, number(standing.lost), tr("%n lost", nullptr, standing.lost));
        //: %1 is a number of points
        set(PointsColumn, points, tr("points: %1").arg(points));
    }
    m_table->setCurrentCell(std::min(current, m_table->rowCount() - 1), NameColumn);
    m_table->updateGeometry();
    fitTable();
}

void TournamentPage::fillGames()
{
    const Tournament &tournament = m_stored.tournament;
    m_games->clear();
    for (auto entry = tournament.entries.rbegin(); entry != tournament.entries.rend(); ++entry) {
        auto *item = new QListWidgetItem(TournamentWords::game(tournament, *entry), m_games);
        item->setData(Qt::AccessibleTextRole, Words::plain(item->text()));
        item->setData(pairingRole, entry->isStruck || !entry->result ? pairingNone : entry->pairing);
        if (entry->isStruck) {
            QFont font = m_games->font();
            font.setStrikeOut(true);
            item->setFont(font);
        }
    }
    const bool hasGames = m_games->count() > 0;
    m_games->setVisible(hasGames);
    m_gamesTitle->setVisible(hasGames);
}

std::optional<int> TournamentPage::pairingToStrike() const
{
    const QListWidgetItem *item = m_games->currentItem();
    for (int row = 0; row < m_games->count() && !item; ++row) {
        if (m_games->item(row)->data(pairingRole).toInt() != pairingNone)
            item = m_games->item(row);
    }
    const int pairing = item ? item->data(pairingRole).toInt() : pairingNone;
    return pairing == pairingNone ? std::nullopt : std::optional(pairing);
}

void TournamentPage::fitTable()
{
    const bool isNarrow = viewport()->width() < allColumns * fontMetrics().averageCharWidth() * 3 / 2;
    for (const TableColumn column : {WonColumn, DrawnColumn, LostColumn})
        m_table->setColumnHidden(column, isNarrow);
}

void TournamentPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitTable();
}

QSize TournamentPage::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width();
    return {std::max(150, width + style()->pixelMetric(QStyle::PM_ScrollBarExtent)),
            fontMetrics().height() * 5};
}

} // namespace four

#include "moc_tournamentpage.cpp"
