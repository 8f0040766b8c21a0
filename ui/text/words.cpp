// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include "core/players/adaptive.h"

#include <QLocale>
#include <QStringList>

namespace four {

namespace {
// First strong isolate and its end (Unicode Standard Annex 9).
constexpr QChar isolate(0x2068);
constexpr QChar popIsolate(0x2069);

/// Sentences name letters only where they are on the discs.
bool areLettersDrawn()
{
    return Theme::of(Theme::Surroundings::Light).disc(Colour::Yellow).faces == Theme::Faces::Letters;
}

/// Two sentences one after the other; either may be empty.
QString join(const QString &first, const QString &second)
{
    return first.isEmpty() || second.isEmpty() ? first + second : first + u' ' + second;
}
} // namespace

bool Words::isYou(const GameSetup &setup, Player player)
{
    return isAloneAgainstComputer(setup, player) && setup.seats[player].name.empty();
}

QString Words::preset(Preset preset)
{
    switch (preset) {
    case Preset::Classic:
        return tr("Classic");
    case Preset::ThreeStrikes:
        return tr("Three strikes");
    case Preset::NamedMatch:
        return tr("Named match");
    case Preset::VersusComputer:
        return tr("Versus computer");
    case Preset::PowerUps:
        return tr("Power-ups");
    case Preset::FiveInARow:
        return tr("Five in a row");
    }
    return {};
}

QString Words::presetSentence(Preset preset)
{
    switch (preset) {
    case Preset::Classic:
        return tr("Two people take turns until one of them has four in a row.");
    case Preset::ThreeStrikes:
        return tr("Three undos each, but whoever makes a third impossible move loses.");
    case Preset::NamedMatch:
        return tr("Play under your own names; a coin toss decides who begins and chooses X or O.");
    case Preset::VersusComputer:
        //: %1 and %2 are colours
        return tr("You play the %1 discs and begin; the computer plays the %2 ones.")
            .arg(colour(Colour::Yellow), colour(Colour::Red));
    case Preset::PowerUps:
        return tr("Each player may block one turn and remove one disc.");
    case Preset::FiveInARow:
        return tr("A wider board whose outer columns are filled beforehand; five in a row win.");
    }
    return {};
}

QString Words::matchTitle(const Match &match)
{
    //: %1 is the name of a preset
    return match.isCustomised() ? tr("%1 (custom rules)").arg(preset(match.preset)) : preset(match.preset);
}

QString Words::level(Level level)
{
    switch (level) {
    case Level::Random:
        return tr("Random");
    case Level::Beginner:
        return tr("Beginner");
    case Level::Easy:
        return tr("Easy");
    case Level::Practised:
        return tr("Practised");
    case Level::Medium:
        return tr("Medium");
    case Level::Hard:
        return tr("Hard");
    case Level::Expert:
        return tr("Expert");
    case Level::Perfect:
        return tr("Perfect");
    case Level::Adaptive:
        return tr("Adaptive");
    }
    return {};
}

QString Words::levelSentence(Level level)
{
    switch (level) {
    case Level::Random:
        return tr("Drops its discs anywhere.");
    case Level::Beginner:
        return tr("Builds its own lines and hardly looks at yours.");
    case Level::Easy:
        return tr("Blocks the threats it sees, but overlooks your diagonals and never thinks ahead.");
    case Level::Practised:
        return tr("Misses no win and no threat, but often lets you build two at once.");
    case Level::Medium:
        return tr("Misses no win and no threat, but does not look much further.");
    case Level::Hard:
        return tr("Sees traps of a few moves and wins by the shortest way.");
    case Level::Expert:
        return tr("Looks far ahead and knows which threats decide the end.");
    case Level::Perfect:
        return tr("Never makes a mistake on the standard board; elsewhere plays as well as it can.");
    case Level::Adaptive:
        return tr("Plays about as well as you do, by your last games: you win about every other one.");
    }
    return {};
}

QString Words::strength(const GameSetup &setup)
{
    for (const Player player : bothPlayers) {
        const Seat &seat = setup.seats[player];
        if (seat.level == Level::Adaptive)
            //: of a computer that adapts to the person; %1 is a level, such as: Easy; %2 a number
            return tr("The computer played about as well as %1 (strength %2).")
                .arg(level(players::levelNear(seat.strength)), number(seat.strength));
    }
    return {};
}

QString Words::colour(Colour colour)
{
    return tr(Theme::of(Theme::Surroundings::Light).disc(colour).name);
}

QString Words::colourCaption(Colour colour)
{
    return tr(Theme::of(Theme::Surroundings::Light).disc(colour).caption);
}

QString Words::theme(const Theme &theme)
{
    return tr(theme.title);
}

QString Words::faces(Theme::Faces faces)
{
    switch (faces) {
    case Theme::Faces::Letters:
        return tr("Discs with letters");
    case Theme::Faces::Shapes:
        return tr("Discs with shapes");
    case Theme::Faces::Plain:
        return tr("Plain discs");
    }
    return {};
}

QString Words::letter(std::optional<Letter> letter)
{
    if (!letter)
        return {};
    return *letter == Letter::X ? QStringLiteral("X") : QStringLiteral("O");
}

QString Words::face(Colour colour, std::optional<Letter> letter)
{
    const Theme::Disc &disc = Theme::of(Theme::Surroundings::Light).disc(colour);
    switch (disc.faces) {
    case Theme::Faces::Letters:
        return Words::letter(letter);
    case Theme::Faces::Shapes:
        //: the shape on a disc, in the place of its letter
        return disc.shape == Theme::Shape::Star ? tr("star") : tr("moon");
    case Theme::Faces::Plain:
        break;
    }
    return {};
}

QString Words::capitalised(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

QString Words::isolated(const QString &text)
{
    return isolate + text + popIsolate;
}

QString Words::playerName(const GameSetup &setup, Player player)
{
    const Seat &seat = setup.seats[player];
    if (!seat.name.empty())
        return isolated(QString::fromStdString(seat.name));
    if (isAloneAgainstComputer(setup, player))
        return tr("You");
    if (seat.level && !setup.seats[opponent(player)].level)
        return tr("Computer");
    if (seat.level)
        return player == Player::One ? tr("Computer 1") : tr("Computer 2");
    return player == Player::One ? tr("Player 1") : tr("Player 2");
}

QString Words::plain(QString text)
{
    text.removeIf([](QChar c) { return c == isolate || c == popIsolate; });
    return text;
}

QString Words::cell(const Game &game, Cell cell)
{
    const std::optional<Player> owner = game.board().at(cell);
    if (!owner)
        return Words::cell(cell, {}, {});
    return Words::cell(cell, game.colour(*owner), game.letter(*owner));
}

QString Words::cell(Cell cell, std::optional<Colour> disc, std::optional<Letter> letter)
{
    const int column = cell.column + 1;
    const int row = cell.row + 1;
    if (!disc)
        return tr("Column %1, row %2, empty").arg(column).arg(row);
    const QString drawn = face(*disc, letter);
    if (drawn.isEmpty())
        return tr("Column %1, row %2, %3").arg(column).arg(row).arg(colour(*disc));
    //: %3 is a colour, %4 a letter or a shape
    return tr("Column %1, row %2, %3 (%4)").arg(column).arg(row).arg(colour(*disc), drawn);
}

QString Words::identity(const Game &game, Player player)
{
    const QString drawn = face(game.colour(player), game.letter(player));
    const QString discs = colour(game.colour(player));
    //: a player's letter, or shape, and colour
    return drawn.isEmpty() ? discs : tr("%1, %2").arg(drawn, discs);
}

QString Words::discsAndLetter(const Game &game, Player player)
{
    const QString name = playerName(game.setup(), player);
    const bool you = isYou(game.setup(), player);
    const QString discs = colour(firstColour(player));
    if (!areLettersDrawn())
        return you ? tr("You play the %1 discs.").arg(discs) : tr("%1 plays the %2 discs.").arg(name, discs);
    const QString drawn = letter(game.letter(firstColour(player)));
    if (you)
        return tr("You play the %1 discs with the letter %2.").arg(discs, drawn);
    return tr("%1 plays the %2 discs with the letter %3.").arg(name, discs, drawn);
}

QString Words::beginning(const Game &game)
{
    const Player starter = game.starter();
    const QString name = playerName(game.setup(), starter);
    QString who;
    if (game.starterIsDrawn())
        who = isYou(game.setup(), starter) ? tr("You won the coin toss and begin.")
                                           : tr("%1 won the coin toss and begins.").arg(name);
    else
        who = isYou(game.setup(), starter) ? tr("You begin.") : tr("%1 begins.").arg(name);
    if (!game.letter(starter)) {
        if (isYou(game.setup(), starter))
            return join(who,
                        tr("You play the %1 discs and choose X or O.").arg(colour(game.colour(starter))));
        return join(who,
                    tr("%1 plays the %2 discs and chooses X or O.").arg(name, colour(game.colour(starter))));
    }
    if (game.lettersAreDrawn())
        who = join(who, tr("The letters were chosen at random."));
    return join(who, discsAndLetter(game, starter));
}

QString Words::prospect(const Game &game)
{
    const Player starter = game.starter();
    if (game.starterIsDrawn()) {
        const QString who = tr("A coin toss decides who begins.");
        switch (game.rules().letters) {
        case Letters::Fixed:
            return join(who, discsAndLetter(game, Player::One));
        case Letters::Random:
            return join(who, tr("The letters X and O are chosen at random."));
        case Letters::StarterChooses:
            return join(who, tr("Whoever begins chooses X or O."));
        }
    }
    const bool you = isYou(game.setup(), starter);
    const QString name = playerName(game.setup(), starter);
    const QString discs = colour(game.colour(starter));
    const QString drawn = letter(game.letter(starter));
    const auto begins = [&] {
        return you ? tr("You begin with the %1 discs.").arg(discs)
                   : tr("%1 begins with the %2 discs.").arg(name, discs);
    };
    switch (game.rules().letters) {
    case Letters::Fixed:
        if (!areLettersDrawn())
            return begins();
        return you ? tr("You begin with the %1 discs and the letter %2.").arg(discs, drawn)
                   : tr("%1 begins with the %2 discs and the letter %3.").arg(name, discs, drawn);
    case Letters::Random:
        return join(begins(), tr("The letters X and O are chosen at random."));
    case Letters::StarterChooses:
        break;
    }
    return you ? tr("You begin with the %1 discs and choose X or O.").arg(discs)
               : tr("%1 begins with the %2 discs and chooses X or O.").arg(name, discs);
}

QString Words::refusal(const Outcome &outcome, const Game &game)
{
    return refusal(*outcome.refusal, outcome.action, game.rules());
}

QString Words::refusal(Refusal refusal, const Action &action, const Ruleset &rules)
{
    const auto *drop = std::get_if<action::Drop>(&action);
    const auto *pop = std::get_if<action::Pop>(&action);
    const QString column = drop  ? QString::number(qint64(drop->column) + 1)
                           : pop ? QString::number(qint64(pop->column) + 1)
                                 : QString();
    switch (refusal) {
    case Refusal::GameOver:
        return tr("This game is over.");
    case Refusal::ChooseLetterFirst:
        return tr("First choose X or O.");
    case Refusal::LetterChosen:
        return tr("The letters have already been chosen.");
    case Refusal::MoveFirst:
        return tr("Make a move first.");
    case Refusal::ConfirmFirst:
        return tr("You have already moved. End your turn first.");
    case Refusal::NotAColumn:
        return tr("That is not a column. The columns are numbered 1 to %1.").arg(rules.columns);
    case Refusal::OutsideBoard:
        return tr("Column %1 is outside the board, which has %2 columns.").arg(column).arg(rules.columns);
    case Refusal::ColumnFull:
        return tr("Column %1 is full.").arg(column);
    case Refusal::NotCentre:
        if (rules.columns % 2 != 0)
            return tr("The first disc must go into the centre column, number %1.").arg(rules.columns / 2 + 1);
        return tr("The first disc must go into a centre column, number %1 or %2.")
            .arg(rules.columns / 2)
            .arg(rules.columns / 2 + 1);
    case Refusal::NotInThisGame:
        return tr("This game does not have that action.");
    case Refusal::NoUndoLeft:
        return tr("No undos left.");
    case Refusal::UndoOnFirstMove:
        return tr("A player’s first move cannot be undone in this game.");
    case Refusal::NoBlockLeft:
        return tr("No blocks left.");
    case Refusal::OpponentCouldWin:
        return tr("No block is possible now: the opponent could win with the next disc.");
    case Refusal::NoRemoveLeft:
        return tr("No removals left.");
    case Refusal::RemoveBeside:
    case Refusal::RemoveEmpty:
        return tr("There is no disc to remove there.");
    case Refusal::RemoveOwn:
        return tr("Only a disc of the opponent can be removed.");
    case Refusal::PopEmpty:
        return tr("Column %1 has no disc to pop.").arg(column);
    case Refusal::PopOther:
        return tr("Only your own disc can be popped: the lowest of column %1 is the opponent’s.").arg(column);
    case Refusal::NoSwapNow:
        return tr("Only the game’s first disc can be taken over, and only in reply to it.");
    }
    return {};
}

QString Words::clock(Milliseconds left)
{
    constexpr int tenthsBelow = 10;
    const auto seconds = left.count() / 1000;
    //: a clock: minutes and seconds, such as 4:32
    const QString whole = tr("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds >= tenthsBelow
               ? whole
               : whole + QLocale().decimalPoint() + QString::number(left.count() % 1000 / 100);
}

QString Words::outOfTime()
{
    //: on a player's clock
    return tr("out of time");
}

QString Words::timeControl(const TimeControl &control)
{
    const QString time = clock(std::chrono::seconds(control.seconds));
    if (control.kind == TimeControl::Kind::Turn)
        //: %1 is a time, such as 0:30
        return control.losesGame ? tr("%1 for each turn, or the game is lost").arg(time)
                                 : tr("%1 for each turn, or the turn is lost").arg(time);
    if (control.increment == 0)
        //: %1 is a time, such as 5:00
        return tr("%1 for the game").arg(time);
    //: %1 is a time, such as 5:00
    return tr("%1 for the game, and %n second(s) more for each turn", nullptr, control.increment).arg(time);
}

QString Words::violation(const Outcome &outcome)
{
    if (!outcome.violation || outcome.ending)
        return {};
    // Of a turn that the clock has taken: its player is not on turn any more.
    if (!outcome.refusal)
        //: %n is how many more violations are tolerated
        return tr("It counts as a violation; %n left.", nullptr, outcome.violation->tolerated);
    if (outcome.violation->tolerated == 0)
        return tr("That was a violation; the next one loses the game.");
    //: %n is how many more violations are tolerated
    return tr("That was a violation; you have %n left.", nullptr, outcome.violation->tolerated);
}

QString Words::move(const Outcome &outcome, const Game &game)
{
    const Player player = outcome.player;
    const bool you = isYou(game.setup(), player);
    const QString name = playerName(game.setup(), player);
    if (outcome.dropped) {
        const int column = outcome.dropped->cell.column + 1;
        return you ? tr("You dropped a disc in column %1.").arg(column)
                   : tr("%1 dropped a disc in column %2.").arg(name, QString::number(column));
    }
    if (outcome.removed && outcome.isOfPop()) {
        const int column = outcome.removed->cell.column + 1;
        //: the lowest disc of a column was taken out of it, and those above have fallen by one
        return you ? tr("You popped the disc at the bottom of column %1.").arg(column)
                   : tr("%1 popped the disc at the bottom of column %2.").arg(name, QString::number(column));
    }
    if (outcome.removed) {
        const Cell cell = outcome.removed->cell;
        return you ? tr("You removed the disc from column %1, row %2.").arg(cell.column + 1).arg(cell.row + 1)
                   : tr("%1 removed the disc from column %2, row %3.")
                         .arg(name, QString::number(cell.column + 1), QString::number(cell.row + 1));
    }
    if (outcome.isMove()) { // a swap
        const QString discs = colour(other(outcome.colour));
        //: %1 is a colour
        return you ? tr("You took over the first disc, and play the %1 discs now.").arg(discs)
                   //: %1 is a player, %2 a colour
                   : tr("%1 took over the first disc, and plays the %2 discs now.").arg(name, discs);
    }
    if (outcome.isUndo())
        return you ? tr("You took the move back.") : tr("%1 took the move back.").arg(name);
    if (outcome.blocked) {
        const Player other = opponent(player);
        if (you)
            return tr("You blocked %1’s turn.").arg(playerName(game.setup(), other));
        if (isYou(game.setup(), other))
            return tr("%1 blocked your turn.").arg(name);
        return tr("%1 blocked %2’s turn.").arg(name, playerName(game.setup(), other));
    }
    if (std::holds_alternative<action::TimeOut>(outcome.action) && !game.rules().clock.endsGame())
        return you ? tr("Your time is up: you lose this turn.")
                   : tr("%1’s time is up: the turn is lost.").arg(name);
    if (const auto *choice = std::get_if<action::ChooseLetter>(&outcome.action))
        return you ? tr("You chose the letter %1.").arg(letter(choice->letter))
                   : tr("%1 chose the letter %2.").arg(name, letter(choice->letter));
    return {};
}

QString Words::outcome(const Outcome &outcome, const Game &game)
{
    if (outcome.refusal)
        return join(refusal(outcome, game), violation(outcome));
    return join(move(outcome, game), violation(outcome));
}

QString Words::entry(const MoveHistory::Entry &entry, const Game &game)
{
    QString what = outcome(entry.outcome, game);
    if (entry.outcome.refusal)
        //: %1 is a player, %2 a sentence that says why what the player tried was refused
        what = tr("%1: %2").arg(playerName(game.setup(), entry.outcome.player), what);
    return entry.outcome.ending ? join(what, ending(game)) : what;
}

QString Words::point(const MoveHistory &history, int entries, const Game &game)
{
    if (entries == 0)
        return tr("The beginning of the game.");
    //: %1 and %2 are numbers, %3 is a whole sentence
    return tr("Move %1 of %2: %3")
        .arg(QLocale().toString(entries), QLocale().toString(history.size()),
             entry(history.entries()[static_cast<std::size_t>(entries) - 1], game));
}

QString Words::confirmPrompt(const Game &game)
{
    const bool undo = !game.refusal(action::Undo{});
    const bool block = game.left(game.turn()).blocks > 0;
    if (isYou(game.setup(), game.turn())) {
        if (undo && block)
            return tr("End your turn, take the move back, or block the opponent.");
        return undo ? tr("End your turn or take the move back.") : tr("End your turn or block the opponent.");
    }
    const QString name = playerName(game.setup(), game.turn());
    if (undo && block)
        return tr("%1: end your turn, take the move back, or block the opponent.").arg(name);
    return undo ? tr("%1: end your turn or take the move back.").arg(name)
                : tr("%1: end your turn or block the opponent.").arg(name);
}

QString Words::movePrompt(const Game &game)
{
    const bool you = isYou(game.setup(), game.turn());
    const QString name = playerName(game.setup(), game.turn());
    if (game.board().isFull())
        return you ? tr("Your turn: the board is full, so pop a disc.")
                   : tr("%1’s turn: the board is full, so pop a disc.").arg(name);
    if (game.maySwap())
        return you ? tr("Your turn: choose a column, or take over the first disc.")
                   : tr("%1’s turn: choose a column, or take over the first disc.").arg(name);
    return you ? tr("Your turn: choose a column.") : tr("%1’s turn: choose a column.").arg(name);
}

QString Words::prompt(const Game &game, BoardChoice choice)
{
    const Player player = game.turn();
    const bool you = isYou(game.setup(), player);
    const QString name = playerName(game.setup(), player);
    if (!game.isOver() && game.setup().seats[player].level)
        return tr("%1 is thinking…").arg(name);
    if (!game.isOver() && game.setup().seats[player].elsewhere)
        return tr("Waiting for %1.").arg(name);
    switch (game.step()) {
    case Step::ChooseLetter:
        return you ? tr("Choose X or O.") : tr("%1 chooses X or O.").arg(name);
    case Step::Move:
        if (choice == BoardChoice::Remove)
            return tr("Choose the disc to remove, or press Esc to cancel.");
        if (choice == BoardChoice::Pop)
            return tr("Choose the column to pop a disc from, or press Esc to cancel.");
        return join(movePrompt(game),
                    game.isRepeated()
                        ? tr("The same position for the second time: once more and it is a draw.")
                        : QString());
    case Step::Confirm:
        return confirmPrompt(game);
    case Step::Over:
        break;
    }
    return ending(game);
}

QString Words::resignQuestion(const Game &game)
{
    if (isYou(game.setup(), game.turn()))
        return tr("Do you want to resign this game?");
    return tr("Does %1 want to resign this game?").arg(playerName(game.setup(), game.turn()));
}

QString Words::ending(const Game &game)
{
    return join(result(game), afterResult(game));
}

QString Words::afterResult(const Game &game)
{
    const QString adapted = strength(game.setup());
    return adapted.isEmpty() ? winnersDiscs(game) : adapted;
}

QString Words::winnersDiscs(const Game &game)
{
    if (!game.ending() || !game.ending()->winner)
        return {};
    //: %n is how many discs the winner has on the board
    return tr("The winner has %n disc(s) on the board.", nullptr, game.board().count(*game.ending()->winner));
}

QString Words::result(const Game &game)
{
    if (!game.ending())
        return {};
    const Ending &ending = *game.ending();
    if (ending.kind == Ending::Kind::Repetition)
        return tr("The same position for the third time: the game is a draw.");
    if (!ending.winner)
        return tr("The board is full and nobody has a line: the game is a draw.");
    const Player winner = *ending.winner;
    const Player loser = opponent(winner);
    const QString winnerName = playerName(game.setup(), winner);
    const QString loserName = playerName(game.setup(), loser);
    const QString marks = identity(game, winner);
    QString how;
    switch (ending.kind) {
    case Ending::Kind::Draw:
    case Ending::Kind::Repetition:
        break;
    case Ending::Kind::Line:
        how = isYou(game.setup(), winner)
                  ? tr("You (%1) win with %2 in a row.").arg(marks).arg(game.rules().connect)
                  : tr("%1 (%2) wins with %3 in a row.")
                        .arg(winnerName, marks, QString::number(game.rules().connect));
        break;
    case Ending::Kind::Violations:
        if (isYou(game.setup(), loser))
            how = tr("%1 (%2) wins because you committed too many violations.").arg(winnerName, marks);
        else if (isYou(game.setup(), winner))
            how = tr("You (%1) win because %2 committed too many violations.").arg(marks, loserName);
        else
            how = tr("%1 (%2) wins because %3 committed too many violations.")
                      .arg(winnerName, marks, loserName);
        break;
    case Ending::Kind::Resignation:
        if (isYou(game.setup(), loser))
            how = tr("%1 (%2) wins because you resigned.").arg(winnerName, marks);
        else if (isYou(game.setup(), winner))
            how = tr("You (%1) win because %2 resigned.").arg(marks, loserName);
        else
            how = tr("%1 (%2) wins because %3 resigned.").arg(winnerName, marks, loserName);
        break;
    case Ending::Kind::Time:
        if (isYou(game.setup(), loser))
            how = tr("%1 (%2) wins because your time is up.").arg(winnerName, marks);
        else if (isYou(game.setup(), winner))
            how = tr("You (%1) win because %2’s time is up.").arg(marks, loserName);
        else
            how = tr("%1 (%2) wins because %3’s time is up.").arg(winnerName, marks, loserName);
        break;
    }
    return how;
}

QString BoardWords::column(const Game &game, int column)
{
    const QString number = QLocale().toString(column + 1);
    const std::optional<Cell> landing = game.board().landing(column);
    if (!landing)
        return tr("Column %1, full").arg(number);
    if (landing->row == 0)
        return tr("Column %1, empty").arg(number);
    const Player top = *game.board().at({column, landing->row - 1});
    //: %1 is the column's number, %n how many discs are in it, %2 the colour of the topmost
    return tr("Column %1, %n disc(s), top %2", nullptr, landing->row)
        .arg(number, Words::colour(game.colour(top)));
}

QString BoardWords::rows(const Game &game)
{
    if (game.board().isEmpty())
        return tr("The board is empty.");
    QStringList sentences;
    for (int row = 0; row < game.rules().rows; ++row) {
        QStringList discs;
        for (int column = 0; column < game.rules().columns; ++column) {
            if (const std::optional<Player> owner = game.board().at({column, row}))
                //: a disc in a row: %1 is its column, %2 its colour
                discs << tr("%1 %2").arg(QLocale().toString(column + 1), Words::colour(game.colour(*owner)));
        }
        // Discs lie on discs: above an empty row there is nothing.
        if (discs.isEmpty())
            break;
        //: %1 is the number of a row, %2 a list of its discs
        sentences << tr("Row %1: %2.").arg(QLocale().toString(row + 1), discs.join(QStringLiteral(", ")));
    }
    if (sentences.size() < game.rules().rows)
        sentences << tr("Nothing above.");
    return sentences.join(u' ');
}

namespace {
/// A line of a damaged file can be as long as the file, and hold anything.
QString quoted(const std::string &subject)
{
    constexpr int longest = 40;
    QString text;
    for (const QChar c : QString::fromStdString(subject).left(longest))
        text += c.isPrint() ? c : QChar(QChar::ReplacementCharacter);
    return text;
}
} // namespace

QString RecordWords::sentence(const RecordError &error)
{
    const QString subject = quoted(error.subject);
    switch (error.kind) {
    case RecordError::Kind::TooLong:
        return tr("This is too long to be a game.");
    case RecordError::Kind::NotARecord:
        return tr("This is not a saved game.");
    case RecordError::Kind::NewerVersion:
        //: %1 is a number, %2 a smaller one
        return tr("It was saved by a newer version of the program, in format %1; this one reads up to %2.")
            .arg(subject, QString::number(recordVersion));
    case RecordError::Kind::MissingField:
        return tr("“%1” is missing.").arg(subject);
    case RecordError::Kind::UnknownField:
        //: %1 is the name of a field of the file's format, in English
        return tr("This program does not know “%1” here; a newer version may have saved it.").arg(subject);
    case RecordError::Kind::BadValue:
        return tr("“%1” has an invalid value.").arg(subject);
    case RecordError::Kind::BadAction:
        return tr("“%1” is not a move.").arg(subject);
    case RecordError::Kind::TextAfterEnd:
        return tr("There is text after the end of the game.");
    case RecordError::Kind::IllegalAction:
        return tr("The rules do not allow the move “%1” here.").arg(subject) + u' ' +
               Words::refusal(error.refusal.value(), error.action.value(), error.rules);
    case RecordError::Kind::TimesDiffer:
        return tr("The number of times does not match the number of moves.");
    }
    return {};
}

} // namespace four
