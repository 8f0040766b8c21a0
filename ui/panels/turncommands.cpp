// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turncommands.h"

#include "ui/board/boardscene.h"
#include "ui/board/boardview.h"
#include "ui/game/gamemodel.h"
#include "ui/text/words.h"

#include <QLocale>

namespace four {

namespace {
int left(const Game &game, const Action &action)
{
    const Left left = game.left(game.turn());
    return std::holds_alternative<action::Undo>(action)    ? left.undos
           : std::holds_alternative<action::Block>(action) ? left.blocks
                                                           : left.removes;
}

int perGame(const Ruleset &rules, const Action &action)
{
    return std::holds_alternative<action::Undo>(action)    ? rules.undos
           : std::holds_alternative<action::Block>(action) ? rules.blocks
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
    commands->add(Command::EndTurn,
                  {.text =
                       [] {
                           return CommandText{Commands::tr("&End the turn"), Commands::tr("End turn")};
                       },
                   .work = [=] { model->play(action::EndTurn{}); },
                   .state = [=] { return stateOfEndTurn(*model); }});

    Pace *pace = model->session()->pace();
    commands->add(Command::Hold, {.text =
                                      [=] {
                                          return pace->isHeld()
                                                     ? CommandText{Commands::tr("&Let the computers go on"),
                                                                   Commands::tr("Go on")}
                                                     : CommandText{Commands::tr("&Pause the computers"),
                                                                   Commands::tr("Pause")};
                                      },
                                  .work = [=] { pace->setHeld(!pace->isHeld()); },
                                  .state = [=] { return stateOfHold(*model); }});
    commands->add(
        Command::Step,
        {.text =
             [] {
                 return CommandText{Commands::tr("&One turn of the computer"), Commands::tr("One turn")};
             },
         .work = [=] { pace->step(); },
         .state =
             [=] {
                 const CommandState hold = stateOfHold(*model);
                 return hold.isUsable
                            ? CommandState::usableIf(pace->isHeld(), tr("First pause the computers."))
                            : hold;
             }});
    QObject::connect(pace, &Pace::heldChanged, commands, &Commands::refresh);
    QObject::connect(board->boardScene(), &BoardScene::removingChanged, commands, &Commands::refresh);
}

QString TurnCommands::whyNoPerson(const GameModel &model)
{
    if (!model.hasBegun())
        return tr("The game has not begun yet.");
    if (model.isLookingBack())
        return tr("This is an earlier position of the game.");
    if (model.isOver())
        return tr("This game is over.");
    return model.awaitsPerson() ? QString() : tr("It is the computer’s turn.");
}

CommandState TurnCommands::state(const GameModel &model, const Action &action)
{
    const Game &game = model.game();
    if (perGame(game.rules(), action) == 0) {
        return CommandState::usableIf(
            false, std::holds_alternative<action::Undo>(action)    ? tr("This game has no undos.")
                   : std::holds_alternative<action::Block>(action) ? tr("This game has no blocks.")
                                                                   : tr("This game has no removals."));
    }
    if (const QString why = whyNoPerson(model); !why.isEmpty())
        return CommandState::usableIf(false, why);
    const std::optional<Refusal> refusal = game.refusal(action);
    if (!refusal)
        return {};
    // What the core refuses for other reasons than the step, or as a violation, the player may try: a block
    // may be refused for a threat that the player has not seen.
    const bool isInStep = std::holds_alternative<action::Remove>(action) ? game.step() == Step::Move
                                                                         : game.step() == Step::Confirm;
    const bool mayTry = isInStep && ((left(game, action) > 0 && refusal != Refusal::UndoOnFirstMove) ||
                                     game.isViolation(*refusal));
    return CommandState::usableIf(mayTry, Words::refusal(*refusal, action, game.rules()));
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
    return CommandState::usableIf(model.isBetweenComputers() && model.awaitsComputer(),
                                  model.isBetweenComputers() && model.isOver()
                                      ? tr("This game is over.")
                                      : tr("Only computers that play each other can be paused."));
}

QString TurnCommands::counted(const GameModel &model, const Action &action, const QString &some,
                              const QString &none)
{
    const Game &game = model.game();
    const std::optional<Refusal> refusal = game.refusal(action);
    const int count = left(game, action);
    return count == 0 && refusal && game.isViolation(*refusal) ? none : some.arg(QLocale().toString(count));
}

} // namespace four
