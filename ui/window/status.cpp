// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status.h"

#include "ui/game/gamemodel.h"
#include "ui/text/words.h"
#include "ui/window/commands.h"

#include <QLocale>
#include <QStringList>

namespace four {

namespace {
/// What is to be pressed; the command's name, where people have given it no key.
QString keyOf(const Commands &commands, Command command)
{
    const QString key = commands.key(command).toString(QKeySequence::NativeText);
    return key.isEmpty() ? commands[command]->text().remove(u'&') : key;
}

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return Words::plain(sentences.join(u' '));
}
} // namespace

QString Status::turn(const GameModel &model)
{
    const Game &game = model.shown();
    if (!model.hasBegun())
        return Words::prospect(game);
    if (game.isOver())
        return Words::ending(game);
    const Player player = game.turn();
    const QString letter = Words::letter(game.letter(player));
    const bool you = isAloneAgainstComputer(game.setup(), player) && game.setup().seats[player].name.empty();
    //: a disc: %1 is its colour, %2 its letter
    const QString disc =
        letter.isEmpty() ? Words::colour(player) : tr("%1 (%2)").arg(Words::colour(player), letter);
    //: %1 is a disc, such as: yellow (X)
    const QString who = you ? tr("Your turn, %1.").arg(disc)
                            //: %1 is a player, %2 a disc, such as: yellow (X)
                            : tr("%1’s turn, %2.").arg(model.name(player), disc);
    if (model.isLookingBack())
        //: %1 is a sentence that says who is to move
        return tr("An earlier position: %1").arg(who);
    return model.awaitsComputer() || game.step() != Step::Move ? joined({who, Words::prompt(game, false)})
                                                               : who;
}

QString Status::lastMove(const GameModel &model)
{
    const int entries = model.shownEntries();
    if (!model.hasBegun() || entries == 0)
        return {};
    const MoveHistory::Entry &last = model.moveHistory().entries()[static_cast<std::size_t>(entries) - 1];
    QString what = Words::outcome(last.outcome, model.game());
    if (last.outcome.refusal)
        what = Words::plain(model.name(last.outcome.player)) + QStringLiteral(": ") + what;
    //: %1 is a sentence that says what was done
    return tr("Last: %1").arg(what);
}

QString Status::left(const GameModel &model)
{
    const Game &game = model.shown();
    const Ruleset &rules = game.rules();
    QStringList sentences;
    for (const Player player : {game.turn(), opponent(game.turn())}) {
        const Left left = game.left(player);
        QStringList things;
        if (rules.undos > 0)
            things << tr("%n undo(s)", nullptr, left.undos);
        if (left.violations)
            things << tr("%n violation(s)", nullptr, *left.violations);
        if (rules.blocks > 0)
            things << tr("%n block(s)", nullptr, left.blocks);
        if (rules.removes > 0)
            things << tr("%n removal(s)", nullptr, left.removes);
        if (!things.isEmpty())
            //: %1 is a player, %2 a list of what can still be used
            sentences << tr("%1 has left: %2.").arg(model.name(player), things.join(QStringLiteral(", ")));
    }
    return sentences.join(u' ');
}

QString Status::score(const GameModel &model)
{
    const Score &score = model.session()->score();
    if (score.games() == 0)
        return {};
    const auto of = [&](Player player) {
        return QStringLiteral("%1 %2").arg(model.name(player), QLocale().toString(score.won[player]));
    };
    //: %1 is a list of players, each with a number
    return tr("Games won: %1.").arg(of(Player::One) + QStringLiteral(", ") + of(Player::Two));
}

QString Status::nextKey(const GameModel &model, const Commands &commands)
{
    const Game &game = model.game();
    if (!model.hasBegun())
        return tr("Press %1 to play.").arg(keyOf(commands, Command::Play));
    if (model.isLookingBack())
        return tr("Press %1 to return to the game.").arg(keyOf(commands, Command::ReplayLast));
    if (game.isOver())
        return tr("Press %1 for a rematch, or %2 for a new match.")
            .arg(keyOf(commands, Command::Rematch), keyOf(commands, Command::NewMatch));
    if (!model.awaitsPerson())
        return {};
    if (game.step() == Step::Confirm)
        return tr("Press %1 to end the turn.").arg(keyOf(commands, Command::EndTurn));
    if (game.step() == Step::ChooseLetter)
        return tr("Press %1 to choose.").arg(keyOf(commands, Command::Play));
    return tr("Press the number of a column, or choose one with left and right and press %1. %2 says how "
              "things stand.")
        .arg(keyOf(commands, Command::Play), keyOf(commands, Command::Status));
}

QString Status::greeting(const GameModel &model, const Commands &commands)
{
    //: the name of a game, as a sentence of its own
    return joined({tr("%1.").arg(Words::matchTitle(model.match())), turn(model), nextKey(model, commands)});
}

QString Status::summary(const GameModel &model, const Commands &commands)
{
    if (!model.hasBegun())
        return greeting(model, commands);
    return joined({turn(model), lastMove(model), left(model), score(model)});
}

QString Status::atEnd(const Commands &commands)
{
    return tr("This game is over. Press %1 for a rematch, or %2 for a new match.")
        .arg(keyOf(commands, Command::Rematch), keyOf(commands, Command::NewMatch));
}

QString Status::atPuzzleEnd(const Commands &commands)
{
    return tr("This puzzle is over. Press %1 for the next one, or %2 to go back to your game.")
        .arg(keyOf(commands, Command::NextPuzzle), keyOf(commands, Command::Leave));
}

QString Status::atInterludeEnd(const Commands &commands)
{
    return tr("This game is over. Press %1 to go back to your own game.")
        .arg(keyOf(commands, Command::Leave));
}

} // namespace four
