// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/gameflow.h"

#include "ui/board/boardview.h"
#include "ui/dialogs/letterdialog.h"
#include "ui/dialogs/newmatchdialog.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/games/gamefiles.h"
#include "ui/games/historydialog.h"
#include "ui/settings/lastmatch.h"
#include "ui/settings/preferences.h"
#include "ui/store/file/storecare.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/games/gamelibrary.h"
#include "ui/store/games/gamelist.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/dialoghost.h"
#include "ui/widgets/messagebox.h"
#include "ui/widgets/notice.h"

#include <QTimer>

namespace four {

namespace {
constexpr int eraseDelay = 3000; ///< milliseconds
constexpr int checkDelay = 10000;
} // namespace

GameFlow::GameFlow(const Parts &parts, QObject *parent)
    : QObject(parent), m_parts(parts), m_care(new StoreCare(parts.store->database().path(), this))
{
    connect(m_care, &StoreCare::damageFound, this, [this] {
        m_parts.store->rescueNow();
        m_parts.keeper->reportTrouble();
    });
}

void GameFlow::resumeLast()
{
    const GameLibrary::Refusal refusal = m_parts.library->resumeLatest();
    if (refusal == GameLibrary::Refusal::Unreadable)
        m_parts.notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    else if (refusal == GameLibrary::Refusal::None && !m_parts.session->isOver())
        m_parts.notice->say([times = m_parts.session->times()] { return StoreWords::resumed(times); });
    m_parts.keeper->reportTrouble();
    // After the start, which nobody shall wait for longer.
    QTimer::singleShot(eraseDelay, this, [this] { GameList(m_parts.store).eraseOld(); });
    QTimer::singleShot(checkDelay, m_care, &StoreCare::start);
}

void GameFlow::takeFromCopies()
{
    if (const std::optional<int> taken = m_parts.store->takeFromCopies())
        m_parts.notice->answer([games = *taken] { return StoreWords::takenFromCopies(games); });
    else
        m_parts.keeper->reportTrouble();
}

void GameFlow::newMatch()
{
    auto *dialog = new NewMatchDialog(m_parts.session->match(), m_parts.dialogs->window());
    m_parts.dialogs->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        settings::store(dialog->match());
        m_parts.session->prepare(dialog->match(), m_parts.session->takeSeed());
        begin();
    });
}

void GameFlow::begin()
{
    if (m_parts.dialogs->isBusy() || m_parts.session->hasBegun())
        return;
    const Match &match = m_parts.session->match();
    if (!m_parts.preferences->values().showPowerUpRules || !showsRulesFirst(match.preset))
        return play();
    auto *rules =
        new RulesDialog(match.rules, match, RulesDialog::Occasion::BeforeMatch, m_parts.dialogs->window());
    m_parts.dialogs->open(rules, [this, rules](int result) {
        if (result != QDialog::Accepted)
            return;
        PreferenceValues values = m_parts.preferences->values();
        values.showPowerUpRules = !rules->isUnwantedNextTime();
        m_parts.preferences->set(values);
        play();
    });
}

void GameFlow::play()
{
    m_parts.session->begin();
    m_parts.board->setFocus();
    askForLetter();
}

void GameFlow::rematch()
{
    if (!m_parts.session->isOver())
        return;
    settings::store(m_parts.session->match());
    m_parts.session->prepareRematch(m_parts.session->takeSeed());
    play();
}

void GameFlow::askForLetter()
{
    const Game &game = m_parts.session->game();
    if (m_parts.dialogs->isBusy() || !m_parts.model->awaitsPerson() || game.step() != Step::ChooseLetter)
        return;
    auto *dialog = new LetterDialog(game, m_parts.dialogs->window());
    m_parts.dialogs->open(dialog, [this, dialog](int) {
        if (const std::optional<Letter> letter = dialog->letter())
            m_parts.model->play(action::ChooseLetter{*letter});
    });
}

void GameFlow::resign()
{
    if (!m_parts.model->awaitsPerson())
        return;
    auto *question = new MessageBox(
        QMessageBox::Question, [] { return tr("Resign"); },
        [this] { return Words::resignQuestion(m_parts.session->game()); },
        QDialogButtonBox::Yes | QDialogButtonBox::No, m_parts.dialogs->window());
    question->setObjectName("resignDialog");
    question->setDefaultButton(QDialogButtonBox::No);
    m_parts.dialogs->open(question, [this](int result) {
        if (result == QDialogButtonBox::Yes)
            m_parts.model->play(action::Resign{});
    });
}

void GameFlow::playOn()
{
    if (!m_parts.model->isLookingBack())
        return;
    m_parts.model->playOnFromShown();
    m_parts.board->setFocus();
    askForLetter();
}

void GameFlow::showHistory()
{
    auto *dialog = new HistoryDialog(m_parts.store, m_parts.training, m_parts.keeper, m_parts.library,
                                     m_parts.dialogs->window());
    connect(dialog, &HistoryDialog::exportRequested, this, [this, dialog](const QList<qint64> &games) {
        m_parts.files->exportGames(games, dialog);
        m_parts.keeper->reportTrouble();
    });
    m_parts.dialogs->open(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        switch (dialog->choice()) {
        case HistoryDialog::Choice::Open:
            openStored(dialog->game());
            return askForLetter();
        case HistoryDialog::Choice::Replay:
            if (openStored(dialog->game()))
                m_parts.replay->first();
            return;
        case HistoryDialog::Choice::Review:
            if (openStored(dialog->game()))
                Q_EMIT reviewWanted();
            return;
        case HistoryDialog::Choice::Rematch:
            return rematchOf(dialog->game());
        }
    });
}

bool GameFlow::openStored(qint64 game)
{
    const GameLibrary::Refusal refusal = m_parts.library->resume(game);
    if (refusal != GameLibrary::Refusal::None)
        m_parts.notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
    m_parts.keeper->reportTrouble();
    return refusal == GameLibrary::Refusal::None;
}

void GameFlow::rematchOf(qint64 game)
{
    const auto loaded = m_parts.store->load(game);
    const auto *last = loaded ? std::get_if<StoredGame>(&*loaded) : nullptr;
    if (!last) {
        const auto refusal = loaded ? GameLibrary::Refusal::Unreadable : GameLibrary::Refusal::NotThere;
        m_parts.notice->sayTrouble([refusal] { return StoreWords::refusal(refusal); });
        return;
    }
    const Match match = keepingNames(last->match);
    settings::store(match);
    const std::optional<Player> starter = rematchStarter(match, last->recorded.game);
    m_parts.session->receive({.reason = Arrival::Rematch,
                              .match = match,
                              .game = Game(setupOf(match, m_parts.session->takeSeed(), starter))});
    play();
}

} // namespace four
