// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameimport.h"

#include "ui/games/importdialog.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/storewords.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/notice.h"

#include <QElapsedTimer>
#include <QGuiApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace four {

namespace {
/// So long nobody misses the window, and a dialog that came and went would only be in the way.
constexpr int atOnce = 300; ///< milliseconds
/// A turn of the event loop: a click does not wait longer.
constexpr int aTurn = 40; ///< milliseconds
/// Each batch is stored as one, and the disk is slow to say that it has it.
constexpr std::size_t mostInABatch = 200;
constexpr int aBatch = 20; ///< milliseconds

StoredGame storedGame(const RecordedGame &recorded)
{
    return {.match = matchOf(recorded.game.setup()), .recorded = recorded};
}

/// As the store sees it: one without times is the same whenever it was played.
bool isSame(const RecordedGame &one, const RecordedGame &other)
{
    return one.game == other.game && (!other.times || one.times == other.times);
}
} // namespace

GameImport::GameImport(GameStore *store, TrainingStore *training, GameKeeper *keeper, GameLibrary *library,
                       Notice *notice, DialogHost *host, QObject *parent)
    : QObject(parent), m_store(store), m_training(training), m_keeper(keeper), m_library(library),
      m_notice(notice), m_host(host)
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

bool GameImport::takeFiles(const QStringList &paths)
{
    std::deque<GameSource> sources;
    std::ranges::transform(paths, std::back_inserter(sources), &GameSource::ofFile);
    return take(std::move(sources));
}

bool GameImport::takeText(const QByteArray &text)
{
    std::deque<GameSource> sources;
    sources.push_back(GameSource::ofText(text));
    return take(std::move(sources));
}

bool GameImport::take(std::deque<GameSource> sources)
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
            note(std::move(*found), games);
        } else {
            m_done += m_sources.front().size();
            m_sources.pop_front();
        }
    }
    keep(games);
    return !m_sources.empty();
}

void GameImport::note(GameSource::Found found, std::vector<RecordedGame> &games)
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
    if (!missing.empty() && !m_store->add(missing))
        m_opened.isKept = false;
}

void GameImport::showProgress()
{
    // A window that is not there yet, as when the program starts with a file, cannot have one; and if another
    // dialog is open, it is about to go.
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
        m_dialog->tell(m_opened.games(), m_size > 0 ? double(done) / double(m_size) : 0.0);
    }
}

bool GameImport::finish()
{
    m_turn.stop();
    m_sources.clear();
    m_size = 0;
    m_done = 0;
    FileWords::Opened opened = std::exchange(m_opened, {});
    const std::optional<RecordedGame> last = std::exchange(m_last, {});
    const std::vector<Training> trained = std::exchange(m_trained, {});
    opened.isTrainingKept = trained.empty() || m_training->add(trained);
    if (m_dialog)
        m_dialog->accept();

    std::optional<GameLibrary::Refusal> refusal;
    if (last && !opened.isStopped)
        refusal = m_library->open(storedGame(*last));
    else if (last)
        keep({*last});
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

} // namespace four
