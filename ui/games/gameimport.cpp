// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameimport.h"

#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/storewords.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/layouts/fittingarea.h"
#include "ui/widgets/layouts/wrappedlabel.h"
#include "ui/widgets/notice.h"

#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace four {

namespace {
/// Short enough without a dialog.
constexpr int atOnce = 300; ///< milliseconds
/// A turn of the event loop, the longest delay of a click.
constexpr int aTurn = 40; ///< milliseconds
/// Each batch is one transaction, and syncing is slow.
constexpr std::size_t mostInABatch = 200;
constexpr int aBatch = 20; ///< milliseconds

StoredGame storedGame(const RecordedGame &recorded)
{
    return {.match = matchOf(recorded.game.setup()), .recorded = recorded};
}

/// As in GameStore::find(): without times it equals games of any time.
bool isSame(const RecordedGame &one, const RecordedGame &other)
{
    return one.game == other.game && (!other.times || one.times == other.times);
}
} // namespace

GameImport::GameImport(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
                       Notice *notice, DialogHost *host)
    : m_store(store), m_training(training), m_keeper(keeper), m_library(library), m_notice(notice),
      m_host(host)
{
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, [this] {
        if (readFor(aTurn))
            showProgress();
        else
            finish();
    });
}

GameImport::~GameImport()
{
    keepNow();
}

void GameImport::keepNow()
{
    if (m_last)
        keep({*std::exchange(m_last, {})});
    if (!m_trained.empty())
        m_training->add(std::exchange(m_trained, {}));
}

bool GameImport::importFiles(const QStringList &paths)
{
    std::deque<GameSource> sources;
    std::ranges::transform(paths, std::back_inserter(sources), &GameSource::ofFile);
    return importAll(std::move(sources));
}

bool GameImport::importSource(GameSource source)
{
    std::deque<GameSource> sources;
    sources.push_back(std::move(source));
    return importAll(std::move(sources));
}

bool GameImport::importText(const QByteArray &text)
{
    return importSource(GameSource::ofText(text));
}

bool GameImport::importAll(std::deque<GameSource> sources)
{
    for (GameSource &source : sources) {
        m_size += source.size();
        m_opened.sources.emplace_back().path = source.path();
        m_sources.push_back(std::move(source));
    }
    if (m_turn.isActive())
        return false;
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const bool isMore = readFor(atOnce);
    QGuiApplication::restoreOverrideCursor();
    if (!isMore)
        return finish();
    m_turn.start();
    showProgress();
    return false;
}

bool GameImport::readFor(int milliseconds)
{
    QElapsedTimer passed;
    passed.start();
    bool isMore = true;
    while (isMore && !passed.hasExpired(milliseconds))
        isMore = readSome();
    return isMore;
}

bool GameImport::readSome()
{
    QElapsedTimer passed;
    passed.start();
    std::vector<RecordedGame> games;
    while (!m_sources.empty() && games.size() < mostInABatch && !passed.hasExpired(aBatch)) {
        if (std::optional<GameSource::Found> found = m_sources.front().next()) {
            noteFound(std::move(*found), games);
        } else {
            m_done += m_sources.front().size();
            m_sources.pop_front();
        }
    }
    keep(games);
    return !m_sources.empty();
}

void GameImport::noteFound(GameSource::Found found, std::vector<RecordedGame> &games)
{
    FileWords::Opened::Source &source = m_opened.sources[m_opened.sources.size() - m_sources.size()];
    if (auto *game = std::get_if<RecordedGame>(&found)) {
        ++source.games;
        if (std::optional<RecordedGame> before = std::exchange(m_last, std::move(*game)))
            games.push_back(std::move(*before));
    } else if (auto *problem = std::get_if<FileProblem>(&found)) {
        source.problem = std::move(*problem);
    } else if (auto *training = std::get_if<Training>(&found)) {
        ++source.trainings;
        m_trained.push_back(std::move(*training));
    } else if (auto *fault = std::get_if<trainingtext::Error>(&found)) {
        source.trainingErrors.push_back(*fault);
    } else if (auto *error = std::get_if<RecordError>(&found)) {
        if (source.errors.size() < RecordList::mostErrors)
            source.errors.push_back(std::move(*error));
        else
            ++source.moreErrors;
    }
}

void GameImport::keep(const std::vector<RecordedGame> &games)
{
    std::vector<StoredGame> missing;
    for (const RecordedGame &game : games) {
        const bool isThere =
            std::ranges::any_of(missing,
                                [&game](const StoredGame &other) { return isSame(other.recorded, game); }) ||
            m_store->find(game);
        if (!isThere)
            missing.push_back(storedGame(game));
    }
    if (missing.empty())
        return;
    if (m_store->add(missing))
        m_opened.added += int(missing.size());
    else
        m_opened.isKept = false;
}

void GameImport::showProgress()
{
    // A window that is not shown yet, at the start with a file, has no dialog; another open dialog soon
    // closes.
    if (!m_dialog && !m_host->isBusy() && m_host->window()->isVisible()) {
        m_dialog = new ImportDialog(m_host->window());
        m_host->open(m_dialog, [this](int) {
            m_dialog = nullptr;
            m_opened.isStopped = m_turn.isActive();
            if (m_opened.isStopped)
                finish();
        });
    }
    if (m_dialog) {
        const qint64 done = m_done + m_sources.front().position();
        m_dialog->showProgress(m_opened.games(), m_size > 0 ? double(done) / double(m_size) : 0.0);
    }
}

bool GameImport::finish()
{
    m_turn.stop();
    m_sources.clear();
    m_size = 0;
    m_done = 0;
    const std::optional<RecordedGame> last = std::exchange(m_last, {});
    if (last && m_opened.isStopped)
        keep({*last});
    else if (last && m_opened.games() > 1 && !m_store->find(*last))
        ++m_opened.added; // by being opened
    FileWords::Opened opened = std::exchange(m_opened, {});
    const std::vector<Training> trained = std::exchange(m_trained, {});
    opened.isTrainingKept = trained.empty() || m_training->add(trained);
    if (m_dialog)
        m_dialog->accept();

    std::optional<GameLibrary::Refusal> refusal;
    if (last && !opened.isStopped)
        refusal = m_library->open(storedGame(*last));
    m_keeper->reportTrouble();
    opened.isOpen = refusal == GameLibrary::Refusal::None;
    m_notice->answer([opened, refusal] {
        if (refusal && *refusal != GameLibrary::Refusal::None && opened.games() == 1 &&
            opened.trainings() == 0)
            return StoreWords::refusal(*refusal);
        return FileWords::opened(opened);
    });
    return opened.isOpen;
}

namespace {
constexpr int barSteps = 1000;
constexpr int leastWidth = 360; ///< of the bar, in pixels
} // namespace

ImportDialog::ImportDialog(QWidget *parent)
    : QDialog(parent), m_count(new WrappedLabel(this)), m_bar(new QProgressBar(this)), m_stop(nullptr)
{
    setObjectName("importDialog");
    m_count->setObjectName("count");
    m_bar->setRange(0, barSteps);
    m_bar->setMinimumWidth(leastWidth);
    auto *buttons = new QDialogButtonBox(this);
    m_stop = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_stop->setObjectName("stop");
    auto *column = new QVBoxLayout(this);
    column->addWidget(new FittingArea(m_count, this));
    column->addWidget(m_bar);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
}

void ImportDialog::showProgress(int games, double part)
{
    m_games = games;
    m_bar->setValue(int(part * barSteps));
    //: %n is how many games
    m_count->setText(tr("%n game(s) have been read so far.", nullptr, m_games));
}

void ImportDialog::retranslate()
{
    //: the title of a dialog that shows how far games have been read from a file
    setWindowTitle(tr("Opening games"));
    //: a button: no more games are to be read
    m_stop->setText(tr("&Stop"));
    m_bar->setAccessibleName(tr("Progress"));
    showProgress(m_games, double(m_bar->value()) / barSteps);
}

void ImportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace four

#include "moc_gameimport.cpp"
