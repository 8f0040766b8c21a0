// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/historydialog.h"

#include "ui/games/decisionspanel.h"
#include "ui/games/gamepreview.h"
#include "ui/games/historymodel.h"
#include "ui/games/historytable.h"
#include "ui/games/historywords.h"
#include "ui/games/renamedialog.h"
#include "ui/games/statisticspanel.h"
#include "ui/settings/layouts.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/text/storewords.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/emptynote.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/layouts/taborder.h"
#include "ui/widgets/sortmenu.h"
#include "ui/widgets/speech/livelabel.h"
#include "ui/widgets/whynot.h"

#include <QDialogButtonBox>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

namespace four {

namespace {
constexpr QSize preferredSize(940, 600);
// In sizes of the usual letters.
constexpr int previewLetters = 61;      ///< the dialog is so wide: it has a preview
constexpr int highLetters = 38;         ///< ... and high
constexpr int sideLetters = 18;         ///< the preview's own width
constexpr QSize frameAllowance(16, 64); ///< for the dialog's own frame and the desktop's bars
} // namespace

HistoryDialog::HistoryDialog(GameStore *store, TrainingStore *training, GameKeeper *keeper,
                             GameLibrary *library, QWidget *parent)
    : QDialog(parent), m_store(store), m_training(training), m_keeper(keeper), m_library(library),
      m_list(store), m_model(new HistoryModel(&m_list, this)), m_watcher(&store->database()),
      m_tabs(new QTabWidget(this)), m_search(new SearchLine(this)), m_count(new QLabel(this)),
      m_table(new HistoryTable(this)), m_message(new LiveLabel(this)), m_preview(new GamePreview(this)),
      m_statistics(new StatisticsPanel(&m_list, this)), m_decisions(new DecisionsPanel(store, &m_list, this))
{
    setObjectName("historyDialog");
    m_tabs->setObjectName("tabs");
    addTabKeys(m_tabs->tabBar(), this);
    for (QWidget *page :
         {makeGames(), static_cast<QWidget *>(m_statistics), static_cast<QWidget *>(m_decisions)}) {
        auto *area = new FittingArea(page, this);
        area->setShrinkable();
        m_tabs->addTab(area, QString());
    }
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(close);
    addShortcuts();
    m_open->setDefault(true);
    setPrimary(m_open, true);

    m_model->setOpenGame(m_keeper->current());
    restoreLayout();
    connect(m_search, &SearchLine::searched, this, &HistoryDialog::search);
    connect(m_search, &SearchLine::finished, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &HistoryDialog::keepPlace);
    connect(m_model, &QAbstractItemModel::modelReset, this, &HistoryDialog::findPlace);
    connect(m_table, &HistoryTable::selected, this, &HistoryDialog::refreshButtons);
    // Once for all changes of a turn: the game is read and drawn.
    m_previewTimer.setSingleShot(true);
    connect(&m_previewTimer, &QTimer::timeout, this, &HistoryDialog::showPreview);
    connect(m_table, &QTableView::doubleClicked, this, [this] { acceptFor(Choice::Open); });
    // Two computers may play behind this dialog.
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
    m_searchCaption = new QLabel(page);
    m_searchCaption->setBuddy(m_search);
    m_count->setObjectName("count");
    m_table->setObjectName("games");
    m_table->typeInto(m_search);
    m_table->setModel(m_model);
    new SortMenu(m_table);
    m_note = new EmptyNote(m_table);
    m_message->setObjectName("historyMessage");
    auto *row = new QHBoxLayout;
    row->addWidget(m_searchCaption);
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight);
    m_sides->addWidget(m_table, 1);
    m_sides->addWidget(makeSide());
    auto *column = new QVBoxLayout(page);
    column->addLayout(row);
    column->addLayout(m_sides, 1);
    // Beside what it takes back.
    m_undoRemove = makeButton("undoRemove", [this] { undoRemove(); });
    auto *last = new QHBoxLayout;
    last->addWidget(m_message, 1);
    last->addWidget(m_undoRemove);
    column->addLayout(last);
    return page;
}

QWidget *HistoryDialog::makeSide()
{
    m_side = new QWidget(this);
    m_open = makeButton("openGame", [this] { acceptFor(Choice::Open); });
    m_replay = makeButton("replayGame", [this] { acceptFor(Choice::Replay); });
    m_review = makeButton("reviewGame", [this] { acceptFor(Choice::Review); });
    m_rematch = makeButton("rematchGame", [this] { acceptFor(Choice::Rematch); });
    m_connect = makeButton("connectGame", [this] { acceptFor(Choice::Connect); });
    m_connect->hide();
    m_rename = makeButton("renameGame", [this] { rename(); });
    m_export = makeButton("exportGames", [this] { exportGames(); });
    m_remove = makeButton("removeGames", [this] { remove(); });
    auto *row = new FlowLayout;
    row->setAlignment(Qt::AlignLeading);
    for (QPushButton *button :
         {m_open, m_connect, m_replay, m_review, m_rematch, m_rename, m_export, m_remove})
        row->addWidget(button);
    auto *column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview);
    column->addLayout(row);
    column->addStretch();
    return m_side;
}

void HistoryDialog::turnSides()
{
    const int letters = QFontInfo(font()).pixelSize();
    const bool hasPreview = width() >= previewLetters * letters && height() >= highLetters * letters;
    const int side = sideLetters * letters;
    m_sides->setDirection(hasPreview ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_preview->setVisible(hasPreview);
    m_side->setMinimumWidth(hasPreview ? side : 0);
    m_side->setMaximumWidth(hasPreview ? side : QWIDGETSIZE_MAX);
    // Two beside each other.
    constexpr int between = 6;
    for (QPushButton *button : {m_replay, m_review, m_rematch, m_rename, m_export, m_remove})
        button->setMinimumWidth(hasPreview ? (side - between) / 2 : 0);
    for (QPushButton *button : {m_open, m_connect})
        button->setMinimumWidth(hasPreview ? side : 0);
    showPreview();
}

void HistoryDialog::showPreview()
{
    const std::optional<GameSummary> one = selectedGame();
    const auto loaded = one ? m_store->load(one->id) : std::nullopt;
    const auto *game = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    m_connect->setVisible(game && playerElsewhere(game->recorded.game.setup()) &&
                          !game->recorded.game.isOver());
    if (m_preview->isHidden())
        return;
    if (game)
        m_preview->showGame(game->recorded, HistoryWords::result(*one, one->id == m_keeper->current()));
    else
        m_preview->showCount(int(selectedGames().size()));
}

void HistoryDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    turnSides();
}

QPushButton *HistoryDialog::makeButton(const char *name, const std::function<void()> &work)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, work);
    return button;
}

void HistoryDialog::addShortcuts()
{
    // While the search has the focus, these two edit its text.
    connect(new QShortcut(QKeySequence::Delete, m_table, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, &HistoryDialog::remove);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, &HistoryDialog::undoRemove);
    connect(new QShortcut(Qt::Key_F2, this), &QShortcut::activated, this, &HistoryDialog::rename);
    connect(new QShortcut(Qt::CTRL | Qt::Key_R, this), &QShortcut::activated, this,
            [this] { acceptFor(Choice::Rematch); });
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
    //: a tab: how people decided in the games that were reviewed
    m_tabs->setTabText(2, tr("De&cisions"));
    m_search->setPlaceholderText(tr("Names, game, result, date"));
    m_searchCaption->setText(tr("&Find:"));
    m_table->setAccessibleName(tr("Games"));
    m_undoRemove->setText(tr("&Undo delete"));
    m_open->setText(tr("&Open"));
    m_replay->setText(tr("Re&play"));
    m_review->setText(tr("Re&view"));
    m_rematch->setText(tr("&Rematch"));
    m_connect->setText(tr("Continue on t&wo computers"));
    m_rename->setText(tr("Re&name…"));
    m_export->setText(tr("&Export…"));
    m_remove->setText(tr("&Delete"));
    refreshButtons();
    sayCount();
    refreshNote();
    showPreview();
    m_message->say(m_said ? m_said() : QString());
    m_model->retranslate();
}

void HistoryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    // The search finds words of the language.
    if (!m_search->text().isEmpty())
        m_search->searchNow();
}

void HistoryDialog::say(const std::function<QString()> &text)
{
    m_said = text;
    m_message->say(text ? text() : QString());
}

void HistoryDialog::sayCount()
{
    const bool isKnown = m_store->database().isOpen() || m_model->rowCount() > 0;
    m_count->setText(isKnown ? tr("%Ln game(s)", nullptr, m_model->rowCount()) : QString());
}

void HistoryDialog::restoreLayout()
{
    const settings::HistoryLayout layout = settings::historyLayout();
    QHeaderView *header = m_table->horizontalHeader();
    const int width = fitColumns(m_table);
    // All columns side by side, also in a large font.
    const int around = style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                       6 * style()->pixelMetric(QStyle::PM_LayoutLeftMargin) +
                       sideLetters * QFontInfo(font()).pixelSize();
    const QSize wanted = preferredSize.expandedTo({width + around, 0});
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

void HistoryDialog::search(const QString &text)
{
    m_model->search(text);
    refresh();
}

void HistoryDialog::follow()
{
    const QList<qint64> selected = selectedGames();
    const bool wasEmpty = m_model->rowCount() == 0;
    m_isFollowing = true;
    const bool hasChanged = m_model->follow();
    m_isFollowing = false;
    if (!hasChanged)
        return refreshButtons();
    for (const qint64 game : selected) {
        if (const int row = m_model->row(game); row >= 0)
            m_table->selectionModel()->select(m_model->index(row, 0),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    outdatePanels();
    refreshButtons();
    sayCount();
    // Otherwise the last message stays.
    if (wasEmpty || m_model->rowCount() == 0)
        sayListState();
}

void HistoryDialog::keepPlace()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    m_place = m_model->game(current.row());
    m_placeRow = current.row();
}

void HistoryDialog::findPlace()
{
    const int row = m_place ? m_model->row(*m_place) : 0;
    if (row >= 0 || !m_isFollowing)
        return choose(std::max(0, row));
    // Deleted elsewhere: no other game is chosen instead, but the keyboard goes on from there.
    const int last = m_model->rowCount() - 1;
    m_table->selectionModel()->setCurrentIndex(m_model->index(std::min(m_placeRow, last), 0),
                                               QItemSelectionModel::Clear);
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

void HistoryDialog::rename()
{
    if (!m_rename->isEnabled())
        return;
    const qint64 game = selectedGame()->id;
    renamePlayers(m_store, m_training, m_library, game, this, [this, game](GameLibrary::Refusal refusal) {
        if (refusal != GameLibrary::Refusal::None)
            return say([refusal] { return StoreWords::refusal(refusal); });
        m_model->refresh(game);
        outdatePanels();
    });
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
    // The next game takes the place of the deleted one.
    choose(row);
    refresh();
    outdatePanels();
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
    outdatePanels();
    say([count = int(games->size())] { return tr("%Ln game(s) brought back.", nullptr, count); });
}

void HistoryDialog::outdatePanels()
{
    m_statistics->outdate();
    m_decisions->outdate();
}

void HistoryDialog::refresh()
{
    sayCount();
    refreshButtons();
    sayListState();
}

void HistoryDialog::sayListState()
{
    refreshNote();
    if (!m_store->database().isOpen() || m_store->database().problem())
        return sayTrouble();
    if (m_model->rowCount() > 0)
        return say({});
    say([all = m_search->text().isEmpty()] {
        return all ? tr("No games are stored yet.") : tr("No game was found.");
    });
}

void HistoryDialog::refreshNote()
{
    const bool isReady = m_store->database().isOpen() && !m_store->database().problem();
    m_note->setText(isReady && m_search->text().isEmpty()
                        ? tr("Every game that you play is kept here by itself: to look back at it, to go on "
                             "with it, or to play it again.")
                        : QString());
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
    m_previewTimer.start();
    const std::optional<GameSummary> one = selectedGame();
    const bool any = m_table->selectionModel()->hasSelection();
    const QString oneGame = one ? QString() : tr("Choose one game of the list.");
    const QString aGame = any ? QString() : tr("Choose a game of the list.");
    const QString drops = one && one->discs == 0 ? tr("No disc was dropped in this game.") : oneGame;
    const bool hasPerson = one && (!one->seats[Player::One].level || !one->seats[Player::Two].level);
    const auto keys = [](const QKeySequence &key) { return key.toString(QKeySequence::NativeText); };
    allowUnless(m_open, oneGame);
    allowUnless(m_replay, drops);
    allowUnless(m_review, drops);
    allowUnless(m_rematch, oneGame);
    allowUnless(m_rename, !one || hasPerson ? oneGame : tr("No person has played in this game."),
                keys(Qt::Key_F2));
    allowUnless(m_export, aGame);
    allowUnless(m_remove, aGame, keys(QKeySequence::Delete));
    allowUnless(m_undoRemove, m_list.restorable() > 0 ? QString() : tr("No game was removed."),
                keys(QKeySequence::Undo));
}

} // namespace four

#include "moc_historydialog.cpp"
