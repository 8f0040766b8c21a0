// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/availability.h"

#include "ui/board/boardscene.h"
#include "ui/coach/bettermove.h"
#include "ui/coach/hinter.h"
#include "ui/coach/practice.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/game/replay.h"
#include "ui/learn/trainer.h"
#include "ui/text/words.h"

namespace four {

Availability::Availability(const GameModel *model, const Replay *replay, const BoardScene *scene,
                           const Hinter *hinter, const BetterMove *betterMove, const Interlude *interlude,
                           const Trainer *trainer, const Practice *practice)
    : m_model(model), m_replay(replay), m_scene(scene), m_hinter(hinter), m_betterMove(betterMove),
      m_interlude(interlude), m_trainer(trainer), m_practice(practice)
{
}

int Availability::left(Command command) const
{
    const Left left = m_model->game().left(m_model->game().turn());
    switch (command) {
    case Command::Undo:
        return left.undos;
    case Command::Block:
        return left.blocks;
    case Command::Remove:
        return left.removes;
    default:
        return 0;
    }
}

bool Availability::costsAViolation(Command command) const
{
    const Game &game = m_model->game();
    const Action action = command == Command::Undo    ? Action(action::Undo{})
                          : command == Command::Block ? Action(action::Block{})
                                                      : Action(action::Remove{});
    const std::optional<Refusal> refusal = game.refusal(action);
    return left(command) == 0 && refusal && game.isViolation(*refusal);
}

bool Availability::isRemoving() const
{
    return m_scene->isRemoving();
}

bool Availability::isHeld() const
{
    return m_model->session()->pace()->isHeld();
}

bool Availability::isReplaying() const
{
    return m_replay->isPlaying();
}

Availability::State Availability::stateOf(const Action &action, int perGame, int left) const
{
    const Game &game = m_model->game();
    // A key that this game has no use for is one like any other.
    if (!m_model->awaitsPerson() || perGame == 0)
        return {.isEnabled = false};
    const std::optional<Refusal> refusal = game.refusal(action);
    if (!refusal)
        return {};
    // What the core refuses for other reasons than the step, and what costs something, is the player's to
    // try: a block may be refused for a threat that nobody has seen yet.
    const bool isInStep = std::holds_alternative<action::Remove>(action) ? game.step() == Step::Move
                                                                         : game.step() == Step::Confirm;
    const bool mayTry =
        isInStep && ((left > 0 && refusal != Refusal::UndoOnFirstMove) || game.isViolation(*refusal));
    return ifSo(mayTry, Words::refusal(*refusal, action, game.rules()));
}

Availability::State Availability::hint() const
{
    const Game &shown = m_model->shown();
    if (!m_model->hasBegun())
        return ifSo(false, tr("The game has not begun yet."));
    if (m_trainer->isRushing())
        return ifSo(false, tr("In Rush there are no hints."));
    if (const Exercise *exercise = m_interlude->exercise();
        exercise && exercise->offers(Exercise::Offer::OwnHint))
        return {};
    if (m_hinter->canAsk())
        return {};
    if (shown.isOver())
        return ifSo(false, tr("The game is over. Go back to an earlier position to get a hint there."));
    if (shown.board().isEmpty())
        return ifSo(false, tr("The first disc has to go into the middle column."));
    return ifSo(false, tr("First end your turn, or take your move back."));
}

Availability::State Availability::state(Command command) const
{
    const Game &game = m_model->game();
    const Ruleset &rules = game.rules();
    const bool played = m_model->hasBegun() && !game.actions().empty();
    const bool person = m_model->awaitsPerson();
    const bool watching = m_model->isBetweenComputers() && m_model->awaitsComputer();
    const Exercise *exercise = m_interlude->exercise();
    const bool puzzle = m_model->session()->isInterrupted();
    const QString notPlayed = tr("Nothing has been played yet.");
    switch (command) {
    case Command::Play:
        return {.isEnabled = !m_model->hasBegun()};
    case Command::Rematch:
        return ifSo(m_model->isOver() && !puzzle, tr("The game is not over yet."));
    case Command::Resign:
        return ifSo(person && !puzzle, tr("Only the player on turn can resign."));
    case Command::Save:
    case Command::Print:
    case Command::SavePdf:
    case Command::Copy:
        return ifSo(played, notPlayed);
    case Command::Undo:
        return stateOf(action::Undo{}, rules.undos, left(command));
    case Command::Block:
        return stateOf(action::Block{}, rules.blocks, left(command));
    case Command::Remove:
        return stateOf(action::Remove{}, rules.removes, left(command));
    case Command::EndTurn:
        return {.isEnabled = person && game.step() == Step::Confirm};
    case Command::Hold:
        return {.isEnabled = watching};
    case Command::Step:
        return ifSo(watching && isHeld(), watching ? tr("First pause the computers.") : QString());
    case Command::ReplayFirst:
    case Command::ReplayBack:
        return ifSo(m_replay->canGoBack(),
                    m_model->hasBegun() ? tr("This is the beginning of the game.") : notPlayed);
    case Command::ReplayForward:
    case Command::ReplayLast:
        return ifSo(m_replay->canGoForward(), tr("This is the game as it stands."));
    case Command::ReplayPlay:
        return ifSo(m_replay->canGoBack() || m_replay->canGoForward(), notPlayed);
    case Command::PlayOn:
        return ifSo(m_model->isLookingBack() && !puzzle, tr("First go back to an earlier position."));
    case Command::Review:
        if (exercise && !exercise->offers(Exercise::Offer::Review))
            return ifSo(false, tr("First go back to your game."));
        return ifSo(played, notPlayed);
    case Command::FindBetter:
        return ifSo(m_betterMove->canStart(), m_betterMove->isRunning() ? QString()
                                              : m_betterMove->hasReview()
                                                  ? tr("No move of this game changed the result.")
                                                  : tr("First have the game reviewed."));
    case Command::Values:
        return {};
    case Command::Hint:
        return hint();
    case Command::LineBack:
        return ifSo(m_hinter->canStepLine(-1), m_hinter->isLineShown()
                                                   ? tr("This is the first disc of the line.")
                                                   : tr("First ask for a hint, and have its line shown."));
    case Command::LineForward:
        return ifSo(m_hinter->canStepLine(1), m_hinter->isLineShown()
                                                  ? tr("This is the end of the line.")
                                                  : tr("First ask for a hint, and have its line shown."));
    case Command::PointOut:
        if (!exercise || !exercise->offers(Exercise::Offer::Pointing))
            return {.isEnabled = false};
        return ifSo(m_model->shownEntries() > 0, tr("First go to the move that you mean."));
    case Command::NextPuzzle:
        return ifSo(!m_trainer->isRushing(), tr("In Rush, the next puzzle comes by itself."));
    case Command::Leave:
        return ifSo(exercise != nullptr, tr("This is your game."));
    case Command::TakeBack:
    case Command::LetStand:
    case Command::ShowWhy:
        return ifSo(m_practice->isSpeaking(),
                    m_model->session()->isPractice()
                        ? tr("The coach has nothing to say of the last move.")
                        : tr("The coach looks on where New match says so: Practice with the coach."));
    case Command::DailyPuzzle:
    case Command::TaskPuzzles:
    case Command::OwnMistakes:
    case Command::Rush:
    case Command::Progress:
    case Command::Lessons:
    case Command::Sandbox:
    case Command::Threats:
    case Command::NewMatch:
    case Command::History:
    case Command::Open:
    case Command::Preferences:
    case Command::Quit:
    case Command::CopyPicture:
    case Command::Paste:
    case Command::MoveList:
    case Command::Status:
    case Command::ReadBoard:
    case Command::FullScreen:
    case Command::Sound:
    case Command::Rules:
    case Command::Keys:
    case Command::About:
        break;
    }
    return {};
}

} // namespace four
