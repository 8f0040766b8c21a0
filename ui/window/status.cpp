// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status.h"

#include "ui/board/boardview.h"
#include "ui/coach/practice.h"
#include "ui/game/exercise.h"
#include "ui/game/gamemodel.h"
#include "ui/game/interlude.h"
#include "ui/shell/shell.h"
#include "ui/text/words.h"
#include "ui/widgets/speech/announcer.h"

#include <QLocale>
#include <QStringList>

namespace four {

namespace {
QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return Words::plain(sentences.join(u' '));
}
} // namespace

Status::Status(Interlude *interlude, BoardView *board, const Practice *practice, Shell *shell)
    : m_interlude(interlude), m_model(interlude->model()), m_board(board), m_practice(practice),
      m_shell(shell), m_commands(*shell->commands())
{
    addCommands();
    followBoard();
    followGame();
}

void Status::addCommands()
{
    m_shell->commands()->add(Command::Status,
                             {.text =
                                  [] {
                                      //: whose turn it is, the last move, what each player has left
                                      return CommandText{Commands::tr("How &things stand")};
                                  },
                              .work = [this] { m_shell->notice()->answer([this] { return summary(); }); }});
    m_shell->commands()->add(
        Command::ReadBoard,
        {.text = [] { return CommandText{Commands::tr("The board in &words")}; },
         .work =
             [this] { m_shell->notice()->answer([this] { return BoardWords::rows(m_model->shown()); }); }});
}

void Status::followBoard()
{
    connect(m_board, &BoardView::refusedAtEnd, this, [this] {
        m_shell->notice()->answer([this] {
            //: %1 is a key
            return m_model->session()->isPaused()
                       ? tr("The game is paused. Press %1 to go on.").arg(m_commands.keyText(Command::Hold))
                       : atEnd();
        });
    });
    connect(m_board, &BoardView::pressedTooSoon, this, [this](Qt::Key key) {
        m_shell->notice()->answer([key] {
            //: %1 is a key
            return tr("The turn had just ended, so %1 did nothing. Press it again to drop a disc.")
                .arg(QKeySequence(key == Qt::Key_Return ? Qt::Key_Enter : key)
                         .toString(QKeySequence::NativeText));
        });
    });
}

void Status::followGame()
{
    Notice *notice = m_shell->notice();
    // A computer's action, or one from elsewhere, leaves what a person may not have read yet.
    connect(m_model, &GameModel::acted, notice, [this, notice](const Outcome &outcome) {
        if (m_model->isBetweenComputers() || isHere(m_model->game().setup().seats[outcome.player]))
            notice->removePassing();
    });
    connect(m_model, &GameModel::begun, notice, &Notice::removePassing);
    connect(m_model, &GameModel::arrived, this, [this, notice](Arrival reason) {
        // The eye sees which board it is; the ear has to be told.
        if (reason == Arrival::Returned)
            Announcer::of(m_board)->say(tr("This is your game again."));
        if (reason == Arrival::TakenBack)
            Announcer::of(m_board)->say(tr("The move was taken back."), nullptr,
                                        Announcer::Order::BeforeOthers);
        // What was said of the last game, such as which file it came from, is not true of the next one.
        if (reason != Arrival::Renamed)
            notice->removePassing();
    });
}

QString Status::turn() const
{
    const Game &game = m_model->shown();
    if (!m_model->hasBegun())
        return Words::prospect(game);
    if (game.isOver())
        return Words::ending(game);
    const Player player = game.turn();
    const QString face = Words::face(game.colour(player), game.letter(player));
    const bool you = Words::isYou(game.setup(), player);
    const QString colour = Words::colour(game.colour(player));
    //: a disc: %1 is its colour, %2 its letter, or its shape
    const QString disc = face.isEmpty() ? colour : tr("%1 (%2)").arg(colour, face);
    //: %1 is a disc, such as: yellow (X)
    const QString who = you ? tr("Your turn, %1.").arg(disc)
                            //: %1 is a player, %2 a disc, such as: yellow (X)
                            : tr("%1’s turn, %2.").arg(m_model->name(player), disc);
    if (m_model->isLookingBack())
        //: %1 is a sentence that says who is to move
        return tr("An earlier position: %1").arg(who);
    // While the coach speaks of a move, the computer waits.
    const bool isAwaited =
        (m_model->awaitsComputer() || m_model->awaitsElsewhere()) && !m_model->session()->pace()->isReading();
    return isAwaited || game.step() != Step::Move ? joined({who, Words::prompt(game)}) : who;
}

QString Status::lastMove() const
{
    const int entries = m_model->shownEntries();
    if (!m_model->hasBegun() || entries == 0)
        return {};
    const MoveHistory::Entry &last = m_model->moveHistory().entries()[static_cast<std::size_t>(entries) - 1];
    QString what = Words::outcome(last.outcome, m_model->game());
    if (last.outcome.refusal)
        what = Words::plain(m_model->name(last.outcome.player)) + QStringLiteral(": ") + what;
    //: %1 is a sentence that says what was done
    return tr("Last: %1").arg(what);
}

QString Status::left() const
{
    const Game &game = m_model->shown();
    const Ruleset &rules = game.rules();
    QStringList sentences;
    for (const Player player : {game.turn(), opponent(game.turn())}) {
        const Left left = game.left(player);
        QStringList things;
        if (m_model->session()->hasClock())
            //: %1 is a time, such as 4:32
            things << tr("time %1").arg(Words::clock(m_model->timeLeft(player)));
        if (rules.undos > 0)
            things << tr("%n undo(s)", nullptr, left.undos);
        if (left.violations)
            things << tr("%n violation(s)", nullptr, *left.violations);
        if (rules.blocks > 0)
            things << tr("%n block(s)", nullptr, left.blocks);
        if (rules.removes > 0)
            things << tr("%n removal(s)", nullptr, left.removes);
        if (things.isEmpty())
            continue;
        const QString list = things.join(QStringLiteral(", "));
        if (Words::isYou(game.setup(), player))
            //: %1 is a list of what can still be used
            sentences << tr("You have left: %1.").arg(list);
        else
            //: %1 is a player, %2 a list of what can still be used
            sentences << tr("%1 has left: %2.").arg(m_model->name(player), list);
    }
    return sentences.join(u' ');
}

QString Status::score() const
{
    const Score &score = m_model->session()->score();
    if (score.games() == 0 || m_model->session()->isInterrupted())
        return {};
    const auto of = [&](Player player) {
        return QStringLiteral("%1 %2").arg(m_model->name(player), QLocale().toString(score.won[player]));
    };
    //: %1 is a list of players, each with a number
    return tr("Games won: %1.").arg(of(Player::One) + QStringLiteral(", ") + of(Player::Two));
}

QString Status::nextKey() const
{
    const Game &game = m_model->game();
    if (!m_model->hasBegun())
        return tr("Press %1 to play.").arg(m_commands.keyText(Command::Play));
    if (m_model->isLookingBack())
        return tr("Press %1 to return to the game.").arg(m_commands.keyText(Command::ReplayLast));
    if (game.isOver() && isNextOfTournament())
        //: of a tournament; %1 is a key
        return tr("Press %1 for the next game of the tournament.").arg(m_commands.keyText(Command::NextGame));
    if (game.isOver())
        return tr("Press %1 for a rematch, or %2 for a new match.")
            .arg(m_commands.keyText(Command::Rematch), m_commands.keyText(Command::NewMatch));
    if (m_model->awaitsElsewhere())
        return elsewhere();
    if (m_model->session()->isPaused())
        return tr("The game is paused. Press %1 to go on.").arg(m_commands.keyText(Command::Hold));
    if (!m_model->awaitsPerson())
        return {};
    if (game.step() == Step::Confirm)
        return tr("Press %1 to end the turn.").arg(m_commands.keyText(Command::EndTurn));
    if (game.step() == Step::ChooseLetter)
        return tr("Press %1 to choose.").arg(m_commands.keyText(Command::Play));
    return tr("Press the number of a column, or choose one with left and right and press %1. %2 says how "
              "things stand.")
        .arg(m_commands.keyText(Command::Play), m_commands.keyText(Command::Status));
}

QString Status::greeting() const
{
    //: the name of a game, as a sentence of its own
    return joined({tr("%1.").arg(Words::matchTitle(m_model->match())), turn(), nextKey()});
}

QString Status::summary() const
{
    if (!m_model->hasBegun())
        return greeting();
    // What the coach has said of the last move is still to be answered.
    return joined({turn(), lastMove(), left(), score(), m_tournament ? m_tournament() : QString(),
                   m_practice->isSpeaking() ? m_practice->sentence() : QString(), task()});
}

QString Status::task() const
{
    const Exercise *exercise = m_interlude->exercise();
    return exercise ? Words::plain(exercise->task()) : QString();
}

QString Status::elsewhere() const
{
    if (!m_model->awaitsMessage())
        return {};
    //: %1 and %2 are keys
    return tr("Press %1 to copy the game as a message to the other computer, and %2 to paste the answer.")
        .arg(m_commands.keyText(Command::CopyMessage), m_commands.keyText(Command::Paste));
}

QString Status::atEnd() const
{
    if (m_model->awaitsElsewhere())
        return joined({Words::prompt(m_model->game()), elsewhere()});
    const Exercise *exercise = m_interlude->exercise();
    if (const QString own = exercise ? exercise->atEnd() : QString(); !own.isEmpty())
        return own;
    if (m_model->session()->isInterrupted())
        return tr("This game is over. Press %1 to go back to your own game.")
            .arg(m_commands.keyText(Command::Leave));
    return over();
}

QString Status::over() const
{
    if (isNextOfTournament())
        //: of a tournament; %1 is a key
        return tr("This game is over. Press %1 for the next game of the tournament.")
            .arg(m_commands.keyText(Command::NextGame));
    return tr("This game is over. Press %1 for a rematch, or %2 for a new match.")
        .arg(m_commands.keyText(Command::Rematch), m_commands.keyText(Command::NewMatch));
}

bool Status::isNextOfTournament() const
{
    return !m_model->game().setup().event.empty() && m_commands.whyNot(Command::NextGame).isEmpty();
}

} // namespace four

#include "moc_status.cpp"
