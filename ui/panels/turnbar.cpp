// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turnbar.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/commands/commands.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/layouts/flowlayout.h"
#include "ui/widgets/speech/livelabel.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <span>
#include <utility>

namespace four {

namespace {
int left(const Game &game, const Action &action)
{
    const Left left = game.left(game.turn());
    return std::holds_alternative<action::Undo>(action)    ? left.undos
           : std::holds_alternative<action::Block>(action) ? left.blocks
           : std::holds_alternative<action::Swap>(action)  ? int(game.maySwap())
                                                           : left.removes;
}

int perGame(const Ruleset &rules, const Action &action)
{
    return std::holds_alternative<action::Undo>(action)    ? rules.undos
           : std::holds_alternative<action::Block>(action) ? rules.blocks
           : std::holds_alternative<action::Swap>(action)  ? int(rules.swap)
                                                           : rules.removes;
}
} // namespace

void TurnCommands::add(Commands *commands, GameModel *model, BoardView *board)
{
    const auto addAction = [=](Command command, const Action &action,
                               const std::function<CommandText()> &text, const std::function<void()> &work) {
        commands->add(command, {.text = text,
                                .work = work,
                                .state = [=] { return state(*model, action); },
                                .belongs = [=] { return perGame(model->game().rules(), action) > 0; },
                                .refuse = [=]() -> bool {
                                    if (model->isLookingBack()) {
                                        model->play(action); // the replay's words say that it is the past
                                        return true;
                                    }
                                    if (!model->awaitsPerson() || perGame(model->game().rules(), action) == 0)
                                        return false;
                                    work(); // the core says best why it refuses
                                    return true;
                                }});
    };
    addAction(
        Command::Undo, action::Undo{},
        [=] {
            //: on a button; %1 is how many are left
            const QString some = Commands::tr("Undo (%1)");
            return CommandText{Commands::tr("&Undo"), counted(*model, action::Undo{}, some,
                                                              Commands::tr("Undo (0 left – a violation)"))};
        },
        [=] { model->play(action::Undo{}); });
    addAction(
        Command::Block, action::Block{},
        [=] {
            //: on a button; %1 is how many are left
            const QString some = Commands::tr("Block (%1)");
            return CommandText{
                Commands::tr("&Block the opponent"),
                counted(*model, action::Block{}, some, Commands::tr("Block (0 left – a violation)"))};
        },
        [=] { model->play(action::Block{}); });
    addAction(
        Command::Remove, action::Remove{},
        [=] {
            const QString name = Commands::tr("&Remove a disc");
            if (board->boardScene()->isRemoving())
                return CommandText{name, Commands::tr("Cancel"),
                                   QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)};
            //: on a button; %1 is how many are left
            const QString some = Commands::tr("Remove (%1)");
            return CommandText{
                name, counted(*model, action::Remove{}, some, Commands::tr("Remove (0 left – a violation)"))};
        },
        [=] { board->toggleRemoving(); });
    commands->add(Command::PopOut,
                  {.text =
                       [=] {
                           const QString name = Commands::tr("Pop a dis&c out");
                           if (board->boardScene()->choice() == BoardChoice::Pop)
                               return CommandText{
                                   name, Commands::tr("Cancel"),
                                   QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)};
                           //: on a button: to take one's own disc out of the bottom row
                           return CommandText{name, Commands::tr("Pop out")};
                       },
                   .work = [=] { board->togglePopping(); },
                   .state = [=] { return stateOfPop(*model); },
                   .belongs = [=] { return model->game().rules().popOut; }});
    addAction(
        Command::Swap, action::Swap{},
        [] {
            return CommandText{Commands::tr("Swap: ta&ke over the first disc"), Commands::tr("Swap")};
        },
        [=] { model->play(action::Swap{}); });
    commands->add(Command::EndTurn,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&End the turn"), Commands::tr("End turn")};
                       },
                   .work = [=] { model->play(action::EndTurn{}); },
                   .state = [=] { return stateOfEndTurn(*model); },
                   .belongs = [=] { return hasConfirmStep(model->game().rules()); }});

    Pace *pace = model->session()->pace();
    commands->add(Command::Hold,
                  {.text =
                       [=] {
                           const bool ofComputers = model->isBetweenComputers();
                           if (pace->isHeld())
                               return CommandText{ofComputers ? Commands::tr("&Let the computers go on")
                                                              : Commands::tr("&Let the game go on"),
                                                  Commands::tr("Go on")};
                           return CommandText{ofComputers ? Commands::tr("&Pause the computers")
                                                          : Commands::tr("&Pause the game"),
                                              Commands::tr("Pause")};
                       },
                   .work = [=] { pace->setHeld(!pace->isHeld()); },
                   .state = [=] { return stateOfHold(*model); },
                   .belongs = [=] { return model->isBetweenComputers() || model->session()->canPause(); }});
    commands->add(
        Command::Step,
        {.text =
             [] {
                 return CommandText{Commands::tr("&One turn of the computer"), Commands::tr("One turn")};
             },
         .work = [=] { pace->allowTurn(); },
         .state =
             [=] {
                 if (!model->isBetweenComputers())
                     return CommandState::usableIf(false,
                                                   tr("Only computers that play each other can be paused."));
                 const CommandState hold = stateOfHold(*model);
                 return hold.isUsable
                            ? CommandState::usableIf(pace->isHeld(), tr("First pause the computers."))
                            : hold;
             },
         .belongs = [=] { return model->isBetweenComputers(); }});
    QObject::connect(pace, &Pace::heldChanged, commands, &Commands::refresh);
    QObject::connect(board->boardScene(), &BoardScene::choiceChanged, commands, &Commands::refresh);
}

QString TurnCommands::whyNoPerson(const GameModel &model)
{
    if (!model.hasBegun())
        return tr("The game has not begun yet.");
    if (model.isLookingBack())
        return tr("This is an earlier position of the game.");
    if (model.isOver())
        return tr("This game is over.");
    if (model.awaitsElsewhere())
        return tr("The player at the other computer is to move.");
    if (model.session()->isPaused())
        return tr("The game is paused.");
    return model.awaitsPerson() ? QString() : tr("It is the computer’s turn.");
}

CommandState TurnCommands::state(const GameModel &model, const Action &action)
{
    const Game &game = model.game();
    if (perGame(game.rules(), action) == 0) {
        return CommandState::usableIf(
            false, std::holds_alternative<action::Undo>(action)    ? tr("This game has no undos.")
                   : std::holds_alternative<action::Block>(action) ? tr("This game has no blocks.")
                   : std::holds_alternative<action::Swap>(action)  ? tr("This game has no swap.")
                                                                   : tr("This game has no removals."));
    }
    if (const QString why = whyNoPerson(model); !why.isEmpty())
        return CommandState::usableIf(false, why);
    const std::optional<Refusal> refusal = game.refusal(action);
    if (!refusal)
        return {};
    // What the core refuses for other reasons than the step, or as a violation, the player may try: a block
    // may be refused for a threat that the player has not seen.
    const bool isMove =
        std::holds_alternative<action::Remove>(action) || std::holds_alternative<action::Swap>(action);
    const bool isInStep = isMove ? game.step() == Step::Move : game.step() == Step::Confirm;
    const bool mayTry = isInStep && ((left(game, action) > 0 && refusal != Refusal::UndoOnFirstMove) ||
                                     game.isViolation(*refusal));
    return CommandState::usableIf(mayTry, Words::refusal(*refusal, action, game.rules()));
}

CommandState TurnCommands::stateOfPop(const GameModel &model)
{
    const Game &game = model.game();
    if (!game.rules().popOut)
        return CommandState::usableIf(false, tr("In this game no discs are popped out."));
    if (const QString why = whyNoPerson(model); !why.isEmpty())
        return CommandState::usableIf(false, why);
    if (game.step() != Step::Move)
        return CommandState::usableIf(
            false, Words::refusal(*game.refusal(action::Pop{0}), action::Pop{0}, game.rules()));
    return CommandState::usableIf(game.mayPop(), tr("The player on turn has no disc in the bottom row."));
}

CommandState TurnCommands::stateOfEndTurn(const GameModel &model)
{
    const QString why = whyNoPerson(model);
    return why.isEmpty() ? CommandState::usableIf(model.game().step() == Step::Confirm,
                                                  tr("There is no move to confirm."))
                         : CommandState::usableIf(false, why);
}

CommandState TurnCommands::stateOfHold(const GameModel &model)
{
    const bool canPause = model.session()->canPause();
    return CommandState::usableIf(
        (model.isBetweenComputers() && model.awaitsComputer()) ||
            (canPause && model.hasBegun() && !model.isOver()),
        (model.isBetweenComputers() || canPause) && model.isOver() ? tr("This game is over.")
        : model.session()->hasClock()
            ? tr("A game between two computers cannot be paused.")
            : tr("Only games with a clock, and computers that play each other, can be paused."));
}

QString TurnCommands::counted(const GameModel &model, const Action &action, const QString &some,
                              const QString &none)
{
    const Game &game = model.game();
    const std::optional<Refusal> refusal = game.refusal(action);
    const int count = left(game, action);
    return count == 0 && refusal && game.isViolation(*refusal) ? none : some.arg(QLocale().toString(count));
}

TurnBar::TurnBar(GameModel *model, const Commands *commands, QWidget *parent)
    : FootPage("turnBar", parent), m_model(model), m_message(new LiveLabel(this)),
      m_prompt(new WrappedLabel(this)),
      m_endTurn(new ActionButton("endTurn", commands->action(Command::EndTurn), row())),
      m_undo(new ActionButton("undo", commands->action(Command::Undo), row())),
      m_block(new ActionButton("block", commands->action(Command::Block), row())),
      m_remove(new ActionButton("remove", commands->action(Command::Remove), row())),
      m_pop(new ActionButton("popOut", commands->action(Command::PopOut), row())),
      m_swap(new ActionButton("swap", commands->action(Command::Swap), row())),
      m_hint(new ActionButton("hint", commands->action(Command::Hint), row())),
      m_hold(new ActionButton("hold", commands->action(Command::Hold), row())),
      m_step(new ActionButton("step", commands->action(Command::Step), row())),
      m_copyMessage(new ActionButton("copyMessage", commands->action(Command::CopyMessage), row())),
      m_paste(new ActionButton("paste", commands->action(Command::Paste), row()))
{
    m_message->setObjectName("message");
    m_prompt->setObjectName("prompt");
    m_prompt->setAlignment(Qt::AlignCenter);
    // So that the amber of a refusal does not end at the letters.
    m_message->setContentsMargins(6, 0, 6, 0);
    setPrimary(m_endTurn, true);
    for (QPushButton *button : {m_endTurn, m_undo, m_block, m_remove, m_pop, m_swap, m_hint, m_hold, m_step,
                                m_copyMessage, m_paste})
        flow()->addWidget(button);
    layOut({m_message, m_prompt}, m_prompt, m_message);

    Pace *pace = m_model->session()->pace();
    connect(pace, &Pace::heldChanged, this, &TurnBar::showButtons);
    connect(pace, &Pace::readingChanged, this, [this](bool isReading) {
        if (isReading)
            return;
        m_isNews = false;
        refresh();
    });
    connect(m_model->session(), &Session::timeRunsShort, this, [this](int seconds) {
        //: said by a screen reader: so much time is left
        Announcer::of(this)->say(tr("%n second(s)", nullptr, seconds));
    });
    connect(m_model, &GameModel::arrived, this, &TurnBar::recallOutcome);
    connect(m_model, &GameModel::acted, this, &TurnBar::noteOutcome);
    connect(m_model, &GameModel::stateChanged, this, &TurnBar::refresh);
    refresh();
}

void TurnBar::setChoice(BoardChoice choice)
{
    m_choice = choice;
    m_isNews = false;
    refresh();
}

void TurnBar::setFalling(bool isFalling)
{
    // A last move waits on, until the result can follow it at once.
    if (isFalling || !m_isLastMoveWaiting)
        m_isFalling = isFalling;
}

void TurnBar::sayLastMove()
{
    if (!std::exchange(m_isLastMoveWaiting, false))
        return;
    m_isFalling = false;
    if (!m_model->game().isOver())
        return;
    refresh();
    m_isNews = false; // also on the way back to the end
}

void TurnBar::setTask(const QString &task)
{
    if (std::exchange(m_task, task) == task)
        return;
    // What the rules ask for, said as the exercise's position arrived, is not the task.
    if (!m_isNews)
        Announcer::withdraw(m_message);
    m_isNews = false;
    refresh();
    // On its own, so that an answer in the same turn does not take its place.
    if (isVisible())
        Announcer::of(this)->say(m_task, m_prompt);
}

void TurnBar::recallOutcome(Arrival reason)
{
    m_last.reset();
    // The moves before an exercise's position are not spoken: the exercise says its task. The move before one
    // that was taken back is none that was just made.
    m_isNews = reason != Arrival::Puzzle && reason != Arrival::TakenBack;
    const std::span entries = m_model->moveHistory().entries();
    if (entries.empty())
        return;
    m_last = entries.back().outcome;
    if (entries.back().turnEnded)
        forgetRefusal();
}

void TurnBar::forgetRefusal()
{
    if (!m_last || !m_last->refusal)
        return;
    const std::span entries = m_model->moveHistory().entries();
    const auto done = std::find_if(entries.rbegin(), entries.rend(), [](const MoveHistory::Entry &entry) {
        return !entry.outcome.refusal && !std::holds_alternative<action::EndTurn>(entry.outcome.action);
    });
    m_last = done == entries.rend() ? std::nullopt : std::optional(done->outcome);
}

void TurnBar::noteOutcome(const Outcome &outcome)
{
    // A second refusal for the same reason is spoken again.
    m_isRepeated = outcome.refusal.has_value();
    // The prompt says all about the end of a turn; the player's action stays readable.
    m_isNews = !std::holds_alternative<action::EndTurn>(outcome.action) || outcome.refusal;
    if (m_isNews)
        m_last = outcome;
    else
        forgetRefusal();
}

void TurnBar::refresh()
{
    const Game &game = m_model->game();
    const QString message = m_last ? Words::outcome(*m_last, game) : Words::beginning(game);
    // While the coach judges a move, the next player waits as well.
    const bool isWaiting = m_model->session()->pace()->isReading();
    const QString prompt = m_model->session()->isPaused() ? tr("The game is paused.")
                           : isWaiting                    ? tr("The coach is looking at this move…")
                           : m_task.isEmpty()             ? Words::prompt(game, m_choice)
                                                          : m_task;
    // The result is seen in a panel of its own, when the disc has landed, and said there.
    if (!game.isOver())
        m_prompt->setText(prompt);
    // The action is spoken once, the prompt each time that it changes. LetterDialog itself names the starter.
    const bool isAsked = !m_last && game.step() == Step::ChooseLetter && m_model->awaitsPerson();
    QString spoken = m_isNews && !isAsked ? message : QString();
    if (m_task.isEmpty() && !isWaiting)
        spoken += u' ' + prompt;
    m_isLastMoveWaiting = game.isOver() && m_isFalling;
    if (spoken.trimmed().isEmpty() || m_isLastMoveWaiting)
        m_message->tell(message, m_task, {});
    else
        m_message->say(message, spoken.trimmed(),
                       m_isNews ? Announcer::Order::AsTheyCome : Announcer::Order::AfterOthers);
    if (std::exchange(m_isRepeated, false))
        m_message->sayAgain();
    const bool isRefusal = m_last && m_last->refusal;
    showAsRefusal(m_message, isRefusal);
    setUrgent(isRefusal);
    showButtons();
}

void TurnBar::showButtons()
{
    const Game &game = m_model->game();
    const Ruleset &rules = game.rules();
    const bool person = m_model->awaitsPerson();
    const bool confirm = person && game.step() == Step::Confirm;
    const bool move = person && game.step() == Step::Move;
    const bool watching = m_model->isBetweenComputers();
    m_undo->setVisible(confirm && rules.undos > 0);
    m_block->setVisible(confirm && rules.blocks > 0);
    m_endTurn->setVisible(confirm);
    m_remove->setVisible(move && rules.removes > 0);
    m_pop->setVisible(move && rules.popOut);
    m_swap->setVisible(move && game.maySwap());
    m_hint->setVisible(move && m_task.isEmpty());
    const bool canPause = m_model->session()->canPause() && !game.isOver();
    const bool isPaused = m_model->session()->isPaused();
    m_hold->setVisible(watching || canPause);
    setPrimary(m_hold, isPaused && !watching);
    m_step->setVisible(watching && m_model->session()->pace()->isHeld());
    for (QPushButton *button : {m_copyMessage, m_paste})
        button->setVisible(m_model->awaitsMessage());
    // The buttons come and go with the steps; the board above keeps its size all the same.
    QWidgetList confirming{m_endTurn};
    if (rules.undos > 0)
        confirming << m_undo;
    if (rules.blocks > 0)
        confirming << m_block;
    QWidgetList moving{m_hint};
    if (rules.removes > 0)
        moving << m_remove;
    if (rules.popOut)
        moving << m_pop;
    if (rules.swap)
        moving << m_swap;
    if (m_model->session()->canPause()) {
        confirming << m_hold;
        moving << m_hold;
    }
    flow()->reserve({hasConfirmStep(rules) ? confirming : QWidgetList(), moving,
                     watching                            ? QWidgetList{m_hold, m_step}
                     : m_model->session()->isByMessage() ? QWidgetList{m_copyMessage, m_paste}
                                                         : QWidgetList()});
    refreshRow();
}

void TurnBar::changeEvent(QEvent *event)
{
    FootPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace four

#include "moc_turnbar.cpp"
