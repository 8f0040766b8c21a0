// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <QByteArray>
#include <QByteArrayList>

#include <stdexcept>
#include <string>
#include <vector>

/// Games and what became of them as short texts, so that a test's row reads like a sentence of the rules.
///
/// Actions are written as in a record: `4` a drop, `r3,2` a remove, `p3` a pop, `s`, `u`, `b`, `e`, `X`, `O`,
/// `resign`; and
/// `?` for something that is no column. Cells and columns count from 1.
namespace notation {

[[nodiscard]] inline four::Cell cell(const QByteArray &text)
{
    const QByteArrayList parts = text.split(',');
    return {parts.at(0).toInt() - 1, parts.at(1).toInt() - 1};
}

[[nodiscard]] inline QByteArray text(four::Cell cell)
{
    return QByteArray::number(cell.column + 1) + ',' + QByteArray::number(cell.row + 1);
}

[[nodiscard]] inline QByteArray text(const std::vector<four::Cell> &cells)
{
    QByteArrayList texts;
    for (const four::Cell cell : cells)
        texts << text(cell);
    return texts.join(' ');
}

[[nodiscard]] inline four::Action action(const QByteArray &word)
{
    if (word == "s")
        return four::action::Swap{};
    if (word == "u")
        return four::action::Undo{};
    if (word == "b")
        return four::action::Block{};
    if (word == "e")
        return four::action::EndTurn{};
    if (word == "X" || word == "O")
        return four::action::ChooseLetter{word == "X" ? four::Letter::X : four::Letter::O};
    if (word == "t")
        return four::action::TimeOut{};
    if (word == "resign")
        return four::action::Resign{};
    if (word == "?")
        return four::action::Unknown{};
    if (word.startsWith('r'))
        return four::action::Remove{cell(word.mid(1))};
    if (word.startsWith('p'))
        return four::action::Pop{word.mid(1).toInt() - 1};
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    if (!isNumber)
        throw std::invalid_argument("no action: " + word.toStdString());
    return four::action::Drop{number - 1};
}

/// `4435` as `4 4 3 5`.
[[nodiscard]] inline QByteArray columns(const QByteArray &digits)
{
    QByteArrayList words;
    for (const char digit : digits)
        words << QByteArray(1, digit);
    return words.join(' ');
}

/// Plays the words. One that starts with `!` must be refused, every other must be done.
inline void play(four::Game &game, const QByteArray &words)
{
    for (QByteArray word : words.simplified().split(' ')) {
        const bool refused = word.startsWith('!');
        if (refused)
            word = word.mid(1);
        if (!word.isEmpty() && game.apply(action(word)).done() == refused)
            throw std::logic_error("'" + word.toStdString() + "' was " + (refused ? "done" : "refused") +
                                   " in: " + words.toStdString());
    }
}

[[nodiscard]] inline four::Game played(const four::Ruleset &rules, const QByteArray &words)
{
    four::GameSetup setup;
    setup.rules = rules;
    four::Game game(setup);
    play(game, words);
    return game;
}

/// The discs row by row from the bottom, as in `1122.../.1.....`; empty rows on top are left out.
[[nodiscard]] inline QByteArray picture(const four::Board &board)
{
    QByteArrayList rows;
    for (int row = 0; row < board.rows(); ++row) {
        QByteArray line(board.columns(), '.');
        for (int column = 0; column < board.columns(); ++column) {
            if (const auto player = board.at({column, row}))
                line[column] = *player == four::Player::One ? '1' : '2';
        }
        rows << line;
    }
    while (!rows.isEmpty() && rows.last().count('.') == board.columns())
        rows.removeLast();
    return rows.join('/');
}

/// What comes next, or how it ended: `1 moves`, `2 confirms`, `1 chooses`, `draw`, `1 wins by line 1,1 2,1
/// …`.
[[nodiscard]] inline QByteArray status(const four::Game &game)
{
    const auto digit = [](four::Player player) { return player == four::Player::One ? "1" : "2"; };
    const QByteArray turn = digit(game.turn());
    switch (game.step()) {
    case four::Step::ChooseLetter:
        return turn + " chooses";
    case four::Step::Move:
        return turn + " moves";
    case four::Step::Confirm:
        return turn + " confirms";
    case four::Step::Over:
        break;
    }
    const four::Ending &ending = game.ending().value();
    const QByteArray winner = ending.winner ? digit(*ending.winner) : "nobody";
    switch (ending.kind) {
    case four::Ending::Kind::Line:
        return winner + " wins by line " + text(ending.cells);
    case four::Ending::Kind::Draw:
        return ending.winner ? "draw with a winner" : "draw";
    case four::Ending::Kind::Repetition:
        return ending.winner ? "draw with a winner" : "draw by repetition";
    case four::Ending::Kind::Violations:
        return winner + " wins by violations";
    case four::Ending::Kind::Resignation:
        return winner + " wins by resignation";
    case four::Ending::Kind::Time:
        return winner + " wins by time";
    }
    return "no status";
}

/// `undos 3 blocks 1 removes 1 violations 2`, what is left; `violations -` where they are not counted.
[[nodiscard]] inline QByteArray left(const four::Game &game, four::Player player)
{
    const four::Left left = game.left(player);
    return "undos " + QByteArray::number(left.undos) + " blocks " + QByteArray::number(left.blocks) +
           " removes " + QByteArray::number(left.removes) + " violations " +
           (left.violations ? QByteArray::number(*left.violations) : "-");
}

[[nodiscard]] inline QByteArray name(four::Refusal refusal)
{
    switch (refusal) {
    case four::Refusal::GameOver:
        return "game over";
    case four::Refusal::ChooseLetterFirst:
        return "choose letter first";
    case four::Refusal::LetterChosen:
        return "letter chosen";
    case four::Refusal::MoveFirst:
        return "move first";
    case four::Refusal::ConfirmFirst:
        return "confirm first";
    case four::Refusal::NotAColumn:
        return "not a column";
    case four::Refusal::OutsideBoard:
        return "outside board";
    case four::Refusal::ColumnFull:
        return "column full";
    case four::Refusal::NotCentre:
        return "not centre";
    case four::Refusal::NotInThisGame:
        return "not in this game";
    case four::Refusal::NoUndoLeft:
        return "no undo left";
    case four::Refusal::UndoOnFirstMove:
        return "undo on first move";
    case four::Refusal::NoBlockLeft:
        return "no block left";
    case four::Refusal::OpponentCouldWin:
        return "opponent could win";
    case four::Refusal::NoRemoveLeft:
        return "no remove left";
    case four::Refusal::RemoveBeside:
        return "remove beside";
    case four::Refusal::RemoveEmpty:
        return "remove empty";
    case four::Refusal::RemoveOwn:
        return "remove own";
    case four::Refusal::PopEmpty:
        return "pop empty";
    case four::Refusal::PopOther:
        return "pop other";
    case four::Refusal::NoSwapNow:
        return "no swap now";
    }
    return "no name";
}

[[nodiscard]] inline QByteArray name(const std::optional<four::Refusal> &refusal)
{
    return refusal ? name(*refusal) : QByteArray("done");
}

} // namespace notation
