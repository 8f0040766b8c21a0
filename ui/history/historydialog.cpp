// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/historydialog.h"

#include "ui/history/historymodel.h"
#include "ui/history/historytable.h"
#include "ui/history/historywords.h"
#include "ui/history/renamedialog.h"
#include "ui/history/statisticspanel.h"
#include "ui/settings/layouts.h"
#include "ui/store/gamekeeper.h"
#include "ui/store/gamelibrary.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/livelabel.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTabWidget>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr QSize preferredSize(860, 560);
constexpr QSize frameAllowance(16, 64); ///< for the dialog's own frame and the desktop's bars
constexpr int typingPause = 100;        ///< milliseconds after which what was typed is looked for
} // namespace

HistoryDialog::HistoryDialog(GameStore *store, GameKeeper *keeper, GameLibrary *library, QWidget *parent)
    : QDialog(parent), m_store(store), m_keeper(keeper), m_library(library), m_list(store),
      m_model(new HistoryModel(&m_list, this)), m_watcher(&store->database()), m_tabs(new QTabWidget(this)),
      m_search(new QLineEdit(this)), m_count(new QLabel(this)), m_table(new HistoryTable(this)),
      m_message(new LiveLabel(this)), m_statistics(new StatisticsPanel(&m_list, this))
{
    setObjectName("historyDialog");
    m_tabs->setObjectName("tabs");
    m_tabs->addTab(makeGames(), QString());
    m_tabs->addTab(m_statistics, QString());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(close);
    addShortcuts();
    m_open->setDefault(true);

    m_model->setOpenGame(m_keeper->current());
    restoreLayout();
    m_searchTimer.setSingleShot(true);
    m_searchTimer.setInterval(typingPause);
    connect(&m_searchTimer, &QTimer::timeout, this, &HistoryDialog::search);
    connect(m_search, &QLineEdit::textChanged, &m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &HistoryDialog::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &HistoryDialog::findPlace);
    connect(m_table, &HistoryTable::selected, this, &HistoryDialog::refreshButtons);
    connect(m_table, &QTableView::doubleClicked, this, &HistoryDialog::openGame);
    // Two computers may go on playing behind this dialog.
    connect(m_keeper, &GameKeeper::stored, this, [this] {
        if (m_keeper->current())
            m_model->refresh(*m_keeper->current());
    });
    connect(&m_watcher, &StoreWatcher::changed, this, &HistoryDialog::follow);
    choose(0);
    refresh();
    retranslate();
    m_table->setFocus();
}

QWidget *HistoryDialog::makeGames()
{
    auto *page = new QWidget(this);
    m_search->setObjectName("search");
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_searchCaption = new QLabel(page);
    m_searchCaption->setBuddy(m_search);
    m_count->setObjectName("count");
    m_table->setObjectName("games");
    m_table->typeInto(m_search);
    m_table->setModel(m_model);
    m_message->setObjectName("historyMessage");
    auto *row = new QHBoxLayout;
    row->addWidget(m_searchCaption);
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    auto *column = new QVBoxLayout(page);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    column->addLayout(makeButtons());
    // Beside what it takes back.
    m_undoRemove = makeButton("undoRemove", &HistoryDialog::undoRemove);
    auto *last = new QHBoxLayout;
    last->addWidget(m_message, 1);
    last->addWidget(m_undoRemove);
    column->addLayout(last);
    return page;
}

QLayout *HistoryDialog::makeButtons()
{
    m_open = makeButton("openGame", &HistoryDialog::openGame);
    m_replay = makeButton("replayGame", &HistoryDialog::replayGame);
    m_rematch = makeButton("rematchGame", &HistoryDialog::rematchGame);
    m_rename = makeButton("renameGame", &HistoryDialog::rename);
    m_export = makeButton("exportGames", &HistoryDialog::exportGames);
    m_remove = makeButton("removeGames", &HistoryDialog::remove);
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_replay, m_rematch, m_rename, m_export, m_remove})
        row->addWidget(button);
    row->addStretch();
    return row;
}

QPushButton *HistoryDialog::makeButton(const char *name, void (HistoryDialog::*slot)())
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

void HistoryDialog::addShortcuts()
{
    // While the search has the keyboard, these two are for what is typed there.
    connect(new QShortcut(QKeySequence::Delete, m_table, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, &HistoryDialog::remove);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, &HistoryDialog::undoRemove);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, &HistoryDialog::rename);
    connect(new QShortcut(Qt::CTRL | Qt::Key_R, this), &QShortcut::activated, this,
            &HistoryDialog::rematchGame);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_tabs->setCurrentIndex(0);
        m_search->setFocus();
        m_search->selectAll();
    });
}

void HistoryDialog::retranslate()
{
    setWindowTitle(tr("History"));
    m_tabs->setTabText(0, tr("&Games"));
    m_tabs->setTabText(1, tr("&Statistics"));
    m_search->setPlaceholderText(tr("Names, game, result, date"));
    m_searchCaption->setText(tr("&Find:"));
    m_table->setAccessibleName(tr("Games"));
    m_undoRemove->setText(tr("&Undo delete"));
    m_open->setText(tr("&Open"));
    m_replay->setText(tr("Re&play"));
    m_rematch->setText(tr("&Rematch"));
    m_rename->setText(tr("Re&name…"));
    m_export->setText(tr("&Export…"));
    m_remove->setText(tr("&Delete"));
    m_rename->setToolTip(QKeySequence(Qt::Key_F2).toString(QKeySequence::NativeText));
    m_remove->setToolTip(QKeySequence(QKeySequence::Delete).toString(QKeySequence::NativeText));
    m_undoRemove->setToolTip(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
    sayCount();
    m_message->say(m_said ? m_said() : QString());
    m_model->retranslate();
}

void HistoryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    // Games and results are looked for by their names.
    if (!m_search->text().isEmpty())
        search();
}

void HistoryDialog::say(const std::function<QString()> &text)
{
    m_said = text;
    m_message->say(text ? text() : QString());
}

void HistoryDialog::sayCount()
{
    m_count->setText(tr("%Ln game(s)", nullptr, m_model->rowCount()));
}

int HistoryDialog::widthOf(int section, const QStringList &words) const
{
    int width = m_table->horizontalHeader()->sectionSizeHint(section);
    QStyleOptionViewItem cell;
    cell.initFrom(m_table);
    cell.features = QStyleOptionViewItem::HasDisplay;
    for (const QString &word : words) {
        cell.text = word;
        const QStyle *style = m_table->style();
        width = std::max(width, style->sizeFromContents(QStyle::CT_ItemViewItem, &cell, {}, m_table).width());
    }
    return width;
}

void HistoryDialog::restoreLayout()
{
    const settings::HistoryLayout layout = settings::historyLayout();
    QHeaderView *header = m_table->horizontalHeader();
    header->setMinimumSectionSize(6 * fontMetrics().averageCharWidth());
    // Two digits each, of a morning and of an evening.
    QStringList times;
    for (const int hour : {0, 10, 12, 22})
        times << HistoryWords::when(QDateTime({2028, 12, 28}, {hour, 58}).toMSecsSinceEpoch());
    QStringList players{QString(16, u'n')};
    GameSummary game;
    for (const Level level : allLevels) {
        // Two of them also have numbers.
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
          std::pair(HistoryModel::Discs, QStringList())})
        header->resizeSection(section, widthOf(section, words));
    // All of them side by side, also in a large font.
    const int around = style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                       5 * style()->pixelMetric(QStyle::PM_LayoutLeftMargin);
    const QSize wanted = preferredSize.expandedTo({header->length() + around, 0});
    header->setSortIndicator(HistoryModel::When, Qt::DescendingOrder);
    header->restoreState(layout.columns);
    header->setSectionResizeMode(HistoryModel::Result, QHeaderView::Stretch);
    m_table->setSortingEnabled(true);
    if (!restoreGeometry(layout.geometry))
        resize(wanted.boundedTo(screen()->availableSize() - frameAllowance));
}

void HistoryDialog::done(int result)
{
    settings::store(settings::HistoryLayout{.geometry = saveGeometry(),
                                            .columns = m_table->horizontalHeader()->saveState()});
    QDialog::done(result);
}

bool HistoryDialog::eventFilter(QObject *object, QEvent *event)
{
    if (object != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(object, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        // To what was found, not yet into a game.
        search();
        m_table->setFocus();
        return true;
    case Qt::Key_Escape:
        // First out of the search, then out of the dialog.
        if (m_search->text().isEmpty())
            return false;
        m_search->clear();
        search();
        m_table->setFocus();
        return true;
    default:
        return false;
    }
}

void HistoryDialog::search()
{
    m_searchTimer.stop();
    m_model->search(m_search->text());
    refresh();
}

void HistoryDialog::follow()
{
    const QList<qint64> selected = selectedGames();
    const bool wasEmpty = m_model->rowCount() == 0;
    m_undoRemove->setEnabled(m_list.restorable() > 0);
    if (!m_model->follow())
        return refreshButtons();
    for (const qint64 game : selected) {
        if (const int row = m_model->row(game); row >= 0)
            m_table->selectionModel()->select(m_model->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_statistics->outdate();
    refreshButtons();
    sayCount();
    // Else what was said last may still be read.
    if (wasEmpty || m_model->rowCount() == 0)
        sayWhatIsListed();
}

void HistoryDialog::keepPlace()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_place = m_model->game(current.row());
}

void HistoryDialog::findPlace()
{
    choose(m_place ? std::max(0, m_model->row(*m_place)) : 0);
}

void HistoryDialog::choose(int row)
{
    if (m_model->rowCount() == 0)
        return refreshButtons();
    m_table->selectRow(std::clamp(row, 0, m_model->rowCount() - 1));
    m_table->scrollTo(m_table->currentIndex());
}

QList<qint64> HistoryDialog::selectedGames() const
{
    QList<qint64> games;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            games.append(m_model->game(row));
    }
    return games;
}

std::optional<GameSummary> HistoryDialog::selectedGame() const
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.size() != 1 || selection.front().height() != 1)
        return {};
    return m_model->summary(selection.front().top());
}

void HistoryDialog::acceptFor(Choice choice)
{
    const std::optional<GameSummary> game = selectedGame();
    if (!game)
        return;
    m_choice = choice;
    m_game = game->id;
    accept();
}

void HistoryDialog::openGame()
{
    acceptFor(Choice::Open);
}

void HistoryDialog::replayGame()
{
    acceptFor(Choice::Replay);
}

void HistoryDialog::rematchGame()
{
    acceptFor(Choice::Rematch);
}

void HistoryDialog::rename()
{
    if (!m_rename->isEnabled())
        return;
    const qint64 id = selectedGame()->id;
    const auto loaded = m_store->load(id);
    const auto *game = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!game) {
        const auto refusal = loaded ? GameLibrary::Refusal::Unreadable : GameLibrary::Refusal::NotThere;
        return say([refusal] { return StoreWords::refusal(refusal); });
    }
    auto *dialog = new RenameDialog(*game, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] {
        const GameLibrary::Refusal refusal = m_library->rename(id, dialog->names());
        if (refusal != GameLibrary::Refusal::None)
            return say([refusal] { return StoreWords::refusal(refusal); });
        m_model->refresh(id);
        m_statistics->outdate();
    });
    dialog->open();
}

void HistoryDialog::exportGames()
{
    Q_EMIT exportRequested(selectedGames());
}

void HistoryDialog::remove()
{
    const QList<qint64> games = selectedGames();
    if (games.isEmpty())
        return;
    const int row = m_table->currentIndex().row();
    const std::optional<int> removed = m_list.remove(games);
    if (!removed)
        return sayTrouble();
    m_model->reload();
    // On to the next one, as after a line that was struck out.
    choose(row);
    refresh();
    m_statistics->outdate();
    say([count = *removed, all = *removed == games.size()] {
        const QString what = tr("%Ln game(s) deleted.", nullptr, count);
        return all ? what : what + u' ' + tr("A game that is being played cannot be deleted.");
    });
}

void HistoryDialog::undoRemove()
{
    const std::optional<QList<qint64>> games = m_list.restore();
    if (!games)
        return sayTrouble();
    if (games->isEmpty())
        return;
    m_model->reload();
    choose(std::max(0, m_model->row(games->constLast())));
    refresh();
    m_statistics->outdate();
    say([count = int(games->size())] { return tr("%Ln game(s) brought back.", nullptr, count); });
}

void HistoryDialog::refresh()
{
    sayCount();
    m_undoRemove->setEnabled(m_list.restorable() > 0);
    refreshButtons();
    sayWhatIsListed();
}

void HistoryDialog::sayWhatIsListed()
{
    if (!m_store->database().isOpen() || m_store->database().problem())
        return sayTrouble();
    if (m_model->rowCount() > 0)
        return say({});
    say([all = m_search->text().isEmpty()] {
        return all ? tr("No games are stored yet.") : tr("No game was found.");
    });
}

void HistoryDialog::sayTrouble()
{
    const std::optional<StoreProblem> &reason = m_store->database().reason();
    const std::optional<StoreProblem> problem = reason ? reason : m_store->takeProblem();
    if (!problem)
        return say({});
    say([problem = *problem] { return StoreWords::problem(problem); });
}

void HistoryDialog::refreshButtons()
{
    const std::optional<GameSummary> one = selectedGame();
    const bool any = m_table->selectionModel()->hasSelection();
    m_open->setEnabled(one.has_value());
    m_replay->setEnabled(one && one->discs > 0);
    m_rematch->setEnabled(one.has_value());
    m_rename->setEnabled(one && (!one->seats[Player::One].level || !one->seats[Player::Two].level));
    m_export->setEnabled(any);
    m_remove->setEnabled(any);
}

} // namespace four
