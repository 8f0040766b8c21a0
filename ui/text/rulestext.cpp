// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rulestext.h"

#include "core/players/exactposition.h"
#include "ui/text/words.h"

#include <QStringList>

namespace four {

namespace {
/// @param caption says in words what the picture shows
QString section(const QString &title, const QStringList &sentences, const QString &picture = {},
                const QString &caption = {})
{
    QString html = QStringLiteral("<h3>%1</h3><p>%2</p>").arg(title.toHtmlEscaped(), sentences.join(u' '));
    if (!picture.isEmpty())
        html += QStringLiteral("<p align=\"center\"><img src=\"picture:%1\" alt=\"%2\"><br>%2</p>")
                    .arg(picture, caption.toHtmlEscaped());
    return html;
}

QString list(const QStringList &items)
{
    return QStringLiteral("<ul><li>%1</li></ul>").arg(items.join(QStringLiteral("</li><li>")));
}
} // namespace

QString RulesText::html(const Ruleset &rules)
{
    return goal(rules) + beginning(rules) + turn(rules) + violations(rules) + powerUps(rules) + clock(rules) +
           keys(rules) + coach(rules) + learning() + lessons();
}

QString RulesText::goal(const Ruleset &rules)
{
    QStringList sentences{tr("The board has %1 columns and %2 rows.").arg(rules.columns).arg(rules.rows)};
    if (rules.fill == Fill::Sides)
        sentences << tr(
            "The two outer columns are filled beforehand with discs of both players in turn, which "
            "count in lines like any others.");
    sentences
        << tr("Drop your discs so that %1 of them form an unbroken line: horizontal, vertical or diagonal. "
              "The first player with such a line wins.")
               .arg(rules.connect)
        << (rules.popOut
                ? tr("When the board is full and the player on turn can pop no disc, the game is a draw.")
                : tr("When the board is full and nobody has a line, the game is a draw."));
    return section(tr("The goal"), sentences, QStringLiteral("lines"),
                   tr("Three lines: horizontal, vertical and diagonal."));
}

QString RulesText::beginning(const Ruleset &rules)
{
    QStringList sentences;
    sentences << (rules.starter == Starter::PlayerOne
                      //: %1 is a colour
                      ? tr("Player 1, with the %1 discs, begins.").arg(Words::colour(Colour::Yellow))
                      : tr("A coin toss decides who begins."));
    switch (rules.letters) {
    case Letters::Fixed:
        //: %1 and %2 are colours; the sentence gets a capital letter first
        sentences << Words::capitalised(tr("%1 discs carry the letter X, %2 discs the letter O.")
                                            .arg(Words::colour(Colour::Yellow), Words::colour(Colour::Red)));
        break;
    case Letters::Random:
        sentences << tr("The letters X and O are chosen at random.");
        break;
    case Letters::StarterChooses:
        sentences << tr("Whoever begins chooses X or O; the other gets the letter that is left.");
        break;
    }
    if (rules.opening == Opening::Centre)
        sentences << (rules.columns % 2 != 0
                          ? tr("The first disc of the game must go into the centre column.")
                          : tr("The first disc of the game must go into one of the two centre columns."));
    if (rules.swap)
        sentences << tr("In reply to the first disc, the other player may take it over instead of dropping "
                        "one: all discs on the board and the letters change hands, the names stay, and "
                        "whoever began moves.");
    const bool isStandard = exactShape(rules) == engine::BoardShape{} && hasExactValues(rules);
    if (rules.swap && rules.opening == Opening::Centre && isStandard)
        sentences << tr("On this board the owner of a first disc in the centre wins with best play; the swap "
                        "lets the other player take that win over.");
    return section(tr("The beginning"), sentences);
}

QString RulesText::turn(const Ruleset &rules)
{
    QStringList sentences{
        tr("Players take turns. In a turn you drop one disc into a column that is not full; it falls "
           "onto the lowest empty cell.")};
    if (rules.undos > 0) {
        sentences << tr(
            "After your move, as long as it does not end the game, you may take it back before you end "
            "your turn, up to %n time(s) in a game.",
            nullptr, rules.undos);
        if (!rules.undoOnFirstMove)
            sentences << tr("Your first move of the game cannot be taken back.");
    }
    if (hasConfirmStep(rules))
        sentences << tr(
            "End your turn to let the opponent move. When there is nothing to decide, the turn ends by "
            "itself.");
    return section(tr("A turn"), sentences);
}

QString RulesText::violations(const Ruleset &rules)
{
    if (rules.violations == Violations::None)
        return section(tr("Impossible moves"), {tr("An impossible move is refused, and costs nothing.")});
    QStringList kinds{tr("a column number that the board does not have"), tr("a column that is full")};
    if (rules.blocks > 0 && rules.undos > 0)
        kinds << tr("an undo when none is left");
    if (rules.blocks > 0)
        kinds << tr("a block when none is left");
    if (rules.removes > 0)
        kinds << tr("a removal when none is left, or aimed at an empty cell or at your own disc");
    if (rules.popOut)
        kinds << tr("popping a disc out of an empty column, or one of the opponent’s");
    const bool perTurn = rules.violations == Violations::PerTurn;
    const QString cost = rules.violationsAllowed == 0 ? tr("The first violation loses the game.")
                         : perTurn
                             ? tr("Whoever commits more than %n violation(s) in one turn loses the game.",
                                  nullptr, rules.violationsAllowed)
                             : tr("Whoever commits more than %n violation(s) in one game loses it.", nullptr,
                                  rules.violationsAllowed);
    return section(tr("Violations"), {tr("These count as violations:") + list(kinds) + cost});
}

QString RulesText::powerUps(const Ruleset &rules)
{
    QString html;
    if (rules.blocks > 0)
        html += section(
            tr("Block"),
            {tr("After your move you may block the opponent: their turn is skipped, and you move again."),
             tr("You may do so up to %n time(s) in a game.", nullptr, rules.blocks),
             tr("It is refused while the opponent could make a line with the next disc.")},
            QStringLiteral("block"),
            //: %1 is a colour
            tr("Left: %1 has two side by side. Right: %1 has dropped two more, with a block between "
               "them, and has four in a row.")
                .arg(Words::colour(Colour::Yellow)));
    if (rules.removes > 0)
        html += section(
            tr("Remove"),
            {tr("Instead of dropping a disc you may take one disc of the opponent off the board; the discs "
                "above it fall down."),
             tr("You may do so up to %n time(s) in a game.", nullptr, rules.removes),
             tr("If this gives you a line, you win, even if your opponent gets one too. If only your "
                "opponent gets a line, your opponent wins.")},
            QStringLiteral("remove"),
            //: %1 and %2 are colours
            tr("Left: the %2 disc lies under the %1 one. Right: it is removed, the %1 one falls, and "
               "%1 has four in a row.")
                .arg(Words::colour(Colour::Yellow), Words::colour(Colour::Red)));
    if (rules.popOut)
        html += section(
            tr("Pop out"),
            {tr("Instead of dropping a disc you may take one of your own discs out of the bottom row; all "
                "discs "
                "above it fall by one."),
             tr("If this gives you a line, you win, even if your opponent gets one too. If only your "
                "opponent gets a line, your opponent wins."),
             tr("When the same position comes for the third time with the same player to move, the game is a "
                "draw; the second time, the program says so.")});
    return html;
}

QString RulesText::clock(const Ruleset &rules)
{
    const TimeControl &control = rules.clock;
    if (control.kind == TimeControl::Kind::None)
        return {};
    //: %1 is minutes and seconds, such as 0:30
    QStringList sentences{control.kind == TimeControl::Kind::Turn
                              ? tr("Each turn has a time of %1, with everything that is done in it.")
                                    .arg(Words::clock(std::chrono::seconds(control.seconds)))
                              : tr("Each player has a time of %1 for the whole game.")
                                    .arg(Words::clock(std::chrono::seconds(control.seconds)))};
    if (control.endsGame())
        sentences << tr("A player whose time is up loses the game.");
    else
        sentences << tr("A turn whose time is up is lost: the opponent moves.");
    if (!control.endsGame() && rules.violations != Violations::None)
        sentences << tr("It counts as a violation as well.");
    if (control.increment > 0)
        sentences << tr("At the end of each turn its player gets %n second(s) more.", nullptr,
                        control.increment);
    sentences << tr("No time passes while discs fall, while a dialog or an earlier position is shown, or "
                    "while the game is paused (<b>P</b>).");
    return section(tr("The clock"), sentences);
}

QString RulesText::keys(const Ruleset &rules)
{
    QStringList items{
        tr("<b>1</b> to <b>9</b>, and <b>0</b> for the tenth: drop into that column"),
        tr("<b>←</b> and <b>→</b> choose a column; <b>Enter</b>, <b>Space</b> or <b>↓</b> drops")};
    if (rules.undos > 0)
        items << tr("<b>U</b>: take the move back");
    if (rules.blocks > 0)
        items << tr("<b>B</b>: block the opponent");
    if (hasConfirmStep(rules))
        items << tr("<b>Enter</b>: end the turn");
    if (rules.removes > 0)
        items << tr(
            "<b>R</b>: remove a disc; the arrows choose it, <b>Enter</b> takes it, <b>Esc</b> cancels");
    if (rules.popOut)
        items << tr(
            "<b>D</b>: pop a disc out; the arrows choose the column and <b>Enter</b> pops, or its number "
            "does, <b>Esc</b> cancels; with the mouse, pull the disc down");
    if (rules.swap)
        items << tr("<b>W</b>: take over the first disc");
    return section(tr("The keys"), {list(items)});
}

QString RulesText::coach(const Ruleset &rules)
{
    const QStringList items{
        tr("<b>V</b>, values: above each column you see how the game ends if both play their best: a "
           "triangle that points up for a win, a square for a draw, a triangle that points down for a loss, "
           "with the number of moves until then, over a bar that is the longer the nearer the end is. A ring "
           "marks "
           "the best."),
        tr("<b>H</b>, hint: the best column, why it is the best, and what would go wrong with another. "
           "Pressed again, it shows how the game goes on from there; <b>.</b> and <b>,</b> step through it."),
        tr("<b>T</b>, threats: the empty cells that would complete a line, with the letter of the player who "
           "would complete it. In a solid ring a disc can land there now, in a dotted one later. Two rings "
           "are "
           "in rows that the owner gets if the columns fill up in pairs."),
        tr("Marks of a hint: a green ring where the disc lands, white rings on what the reason speaks of, "
           "and triangles that point down on those that go wrong with another column. Where every reply is "
           "forced, the discs to come are there with their numbers."),
        tr("<b>Ctrl+E</b>, review: every move of the game is judged, a chart shows where it turned, and you "
           "can look for the better moves on the board."),
        tr("Practice with the coach, a choice in New match for one person: when a move of yours gives the "
           "win or the draw away, or misses a line that was there at once, the coach says so before anybody "
           "answers. <b>Backspace</b> takes the move back, in the same game; <b>G</b> lets it stand; "
           "<b>Y</b> shows why.")};
    QStringList sentences{
        tr("The coach helps those who want to learn; nobody needs it to play.") + list(items),
        tr("Zugzwang means having to play where it hurts. Many games end so: when the safe "
           "cells run out, somebody has to play right under a threat. Count the free cells of "
           "the other columns in pairs, and you see who.")};
    if (rules.blocks + rules.removes > 0)
        sentences << tr("As long as turns can be blocked or discs removed, nobody knows the exact values.");
    else if (rules.popOut)
        sentences << tr("Where discs can be popped out, nobody knows the exact values.");
    else if (rules.fill != Fill::None)
        sentences << tr("On a board that was filled beforehand, nobody knows the exact values.");
    if (!hasExactValues(rules))
        sentences << tr(
            "What stands there instead is an estimate: a hollow sign, and in brackets how many turns it "
            "looked ahead. A review and the practice estimate, too: they tell only what is clear, and the "
            "statistics of decisions leave it out.");
    sentences << tr(
        "A game in which the coach helped, with values, hints, a review before its end, or words of "
        "its own, is marked so in the history and on the score sheet, and the statistics leave it "
        "out unless you ask for it. Two people have to agree to such help.");
    return section(tr("The coach"), sentences);
}

QString RulesText::learning()
{
    const QStringList items{
        tr("<b>Win in n</b>: win with so many discs of your own, whatever the opponent does."),
        tr("<b>The only move</b>: one column alone keeps the win or the draw."),
        tr("<b>Hold the draw</b>: the same, several times in a row."),
        tr("<b>Find the mistake</b>: go back (Page Up, or in the move list) to the move that changed the "
           "result, press <b>Ctrl+M</b>, and play the better one.")};
    return section(
        tr("Puzzles"),
        {tr("The menu <i>Learn</i> has positions of the classic game with one right answer, proven by the "
            "program. They take the place of your game on the board, which waits and comes back as it "
            "was (<b>Shift+F3</b>).") +
             list(items),
         tr("<b>F3</b> brings the next one, about your strength: a puzzle solved at the first "
            "try without help raises your rating, one that was missed lowers it. There is one for each day, "
            "the same for everyone. The mistakes of your own games come from their reviews, and again after "
            "1, 3, 7 and 21 days when you missed them. In Rush you solve as many as you can in three "
            "minutes; three misses end it.")});
}

QString RulesText::lessons()
{
    return section(
        tr("Lessons"),
        {tr("<i>Learn → Lessons</i> (<b>Ctrl+F3</b>) teach in twelve short lessons what decides games: "
            "threats, odd and even rows, following up, the openings, the power-ups. Each step lays a "
            "position on the board and asks for one move; a wrong one is answered with why."),
         tr("In the <i>Sandbox</i> you set up any position, cell by cell. It says whether a game can lead "
            "there, and what each column is worth, and you can play on from it against any level.")});
}

} // namespace four
