// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticeflow.h"

#include "ui/board/boardview.h"
#include "ui/coach/practice.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/store/games/gamekeeper.h"
#include "ui/store/training/trainingstore.h"
#include "ui/text/boardwords.h"
#include "ui/text/storewords.h"
#include "ui/text/words.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/speech/announcer.h"
#include "ui/window/availability.h"
#include "ui/window/gameflow.h"
#include "ui/window/status.h"

#include <QKeySequence>

namespace four {

NoticeFlow::NoticeFlow(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    tellOfStores();
    tellOfBoard();
    takeAwayWhatIsPast();
    connect(m_parts.practice, &Practice::gaveUp, this, [this] {
        m_parts.notice->say([] {
            return tr("The coach cannot judge your moves in time here: it takes too long on this board.");
        });
    });
}

void NoticeFlow::tellOfStores()
{
    const auto tell = [this](const StoreProblem &problem, QString (*words)(const StoreProblem &)) {
        Notice::Offer offer;
        if (problem.inCopies > 0)
            offer = {.words = StoreWords::takeFromCopies, .take = [this] { m_parts.flow->takeFromCopies(); }};
        m_parts.notice->sayTrouble([problem, words] { return words(problem); }, offer);
    };
    connect(m_parts.keeper, &GameKeeper::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::problem); });
    connect(m_parts.training, &TrainingStore::troubled, this,
            [tell](const StoreProblem &problem) { tell(problem, StoreWords::trainingProblem); });
    // Later, so that the action that brought it about does not take it away as something of the past.
    connect(
        m_parts.keeper, &GameKeeper::recovered, this,
        [this] { m_parts.notice->endTrouble(StoreWords::recovered); }, Qt::QueuedConnection);
    connect(
        m_parts.training, &TrainingStore::recovered, this,
        [this] { m_parts.notice->endTrouble(StoreWords::trainingRecovered); }, Qt::QueuedConnection);
}

void NoticeFlow::tellOfBoard()
{
    connect(m_parts.board, &BoardView::refusedAtEnd, this, [this] {
        m_parts.notice->answer([this] {
            const Exercise *exercise = m_parts.interlude->exercise();
            if (!exercise)
                return Status::atEnd(*m_parts.commands);
            const QString words = exercise->atEnd();
            return words.isEmpty() ? Status::atInterludeEnd(*m_parts.commands) : words;
        });
    });
    connect(m_parts.board, &BoardView::pressedTooSoon, this, [this](Qt::Key key) {
        m_parts.notice->answer([key] {
            //: %1 is a key
            return tr("The turn had just ended, so %1 did nothing. Press it again to drop a disc.")
                .arg(QKeySequence(key == Qt::Key_Return ? Qt::Key_Enter : key)
                         .toString(QKeySequence::NativeText));
        });
    });
}

void NoticeFlow::takeAwayWhatIsPast()
{
    // A computer's action is not the one before which a person has read it.
    connect(m_parts.model, &GameModel::acted, this, [this](const Outcome &outcome) {
        if (m_parts.model->isBetweenComputers() || !m_parts.model->game().setup().seats[outcome.player].level)
            m_parts.notice->forgetPassing();
    });
    // Whoever sees nothing would not know that it is no longer the puzzle's board.
    connect(m_parts.model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason == Arrival::Returned)
            Announcer::of(m_parts.board)->say(tr("This is your game again."));
        if (reason == Arrival::TakenBack)
            Announcer::of(m_parts.board)
                ->say(tr("The move was taken back."), nullptr, Announcer::Order::BeforeOthers);
    });
    // What was said of the last game, such as which file it came from, is not true of the next one.
    connect(m_parts.model, &GameModel::arrived, this, [this](Arrival reason) {
        if (reason != Arrival::Renamed)
            m_parts.notice->forgetPassing();
    });
    connect(m_parts.model, &GameModel::begun, m_parts.notice, &Notice::forgetPassing);
}

void NoticeFlow::explain(Command command)
{
    // Of an action of the game, the core says best why it is refused, and where that is said.
    switch (command) {
    case Command::Undo:
        return m_parts.model->play(action::Undo{});
    case Command::Block:
        return m_parts.model->play(action::Block{});
    case Command::Remove:
        return m_parts.board->toggleRemoving();
    default:
        m_parts.notice->answer([this, command] { return m_parts.availability->state(command).whyNot; });
    }
}

QString NoticeFlow::task() const
{
    const Exercise *exercise = m_parts.interlude->exercise();
    return exercise ? Words::plain(exercise->task()) : QString();
}

void NoticeFlow::tellStatus()
{
    m_parts.notice->answer([this] {
        // A puzzle's position is told with what is to be found in it.
        const QString task = this->task();
        QString summary = Status::summary(*m_parts.model, *m_parts.commands);
        // What the coach has said of the last move is still to be answered.
        if (m_parts.practice->isSpeaking())
            summary += u' ' + m_parts.practice->sentence();
        return task.isEmpty() ? summary : summary + u' ' + task;
    });
}

void NoticeFlow::readBoard()
{
    m_parts.notice->answer([this] { return BoardWords::rows(m_parts.model->shown()); });
}

} // namespace four
