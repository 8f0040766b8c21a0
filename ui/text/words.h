// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/gamerecord.h"
#include "core/rules/movehistory.h"
#include "core/rules/outcome.h"
#include "core/rules/ruleset.h"
#include "core/rules/setup.h"
#include "ui/session/match.h"
#include "ui/settings/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <optional>

namespace four {

/// What is chosen on the board: a column to drop into, a disc to remove, or the column of a disc to pop.
enum class BoardChoice : std::uint8_t { Drop, Remove, Pop };

/// The core's values in the words of the interface's present language: whole sentences, as plain text.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(four::Words)

public:
    [[nodiscard]] static QString preset(Preset preset);
    /// One sentence on what is special about the preset.
    [[nodiscard]] static QString presetSentence(Preset preset);
    /// The preset's name, and whether its rules were changed.
    [[nodiscard]] static QString matchTitle(const Match &match);
    [[nodiscard]] static QString level(Level level);
    /// One sentence on how a computer of this level plays.
    [[nodiscard]] static QString levelSentence(Level level);
    /// What the end of a game says beside its result: how strong Level::Adaptive was, else the winner's
    /// discs.
    [[nodiscard]] static QString afterResult(const Game &game);
    /// How strong Level::Adaptive was, in a sentence; empty without it.
    [[nodiscard]] static QString strength(const GameSetup &setup);
    /// What the theme in use calls it: within a sentence, and as a caption with a mnemonic.
    [[nodiscard]] static QString colour(Colour colour);
    [[nodiscard]] static QString colourCaption(Colour colour);
    [[nodiscard]] static QString theme(const Theme &theme);
    [[nodiscard]] static QString faces(Theme::Faces faces);
    /// "X" or "O"; empty as long as there is none.
    [[nodiscard]] static QString letter(std::optional<Letter> letter);
    /// What is seen on discs of the colour: the letter, a shape, or nothing.
    /// @param letter nothing: it is not chosen yet
    [[nodiscard]] static QString face(Colour colour, std::optional<Letter> letter);

    /// The name, or the word for the seat; isolated from the text direction of the sentence around it.
    [[nodiscard]] static QString playerName(const GameSetup &setup, Player player);
    /// Whether that name is "You", after which English wants other verbs.
    [[nodiscard]] static bool isYou(const GameSetup &setup, Player player);

    /// With a capital letter first, for a sentence that may begin with a colour.
    [[nodiscard]] static QString capitalised(QString text);
    /// A foreign text, such as a name, isolated from the direction of the sentence around it.
    [[nodiscard]] static QString isolated(const QString &text);

    /// The text without the marks that isolate names: for screen readers, terminals and titles.
    [[nodiscard]] static QString plain(QString text);

    /// "Column 4, row 1, red (X)".
    [[nodiscard]] static QString cell(const Game &game, Cell cell);
    [[nodiscard]] static QString cell(Cell cell, std::optional<Colour> disc, std::optional<Letter> letter);

    /// The starter with letter and colour, and whether the lot decided.
    [[nodiscard]] static QString beginning(const Game &game);
    /// The same before the match, when what is left to the lot is still open.
    [[nodiscard]] static QString prospect(const Game &game);
    /// What the action did, or why it was refused and what that cost. @param game after the action
    [[nodiscard]] static QString outcome(const Outcome &outcome, const Game &game);
    /// What a clock shows: minutes and seconds, and tenths below ten seconds.
    [[nodiscard]] static QString clock(Milliseconds left);
    [[nodiscard]] static QString outOfTime();
    /// How long the players may think. @pre the rules limit it
    [[nodiscard]] static QString timeControl(const TimeControl &control);
    /// Why the action was refused. @pre it was
    [[nodiscard]] static QString refusal(const Outcome &outcome, const Game &game);
    /// Why rules like these refuse the action.
    [[nodiscard]] static QString refusal(Refusal refusal, const Action &action, const Ruleset &rules);
    /// An entry of the history by itself, with the refused player and the game's end.
    /// @param game of the history, at any later point
    [[nodiscard]] static QString entry(const MoveHistory::Entry &entry, const Game &game);
    /// Which point of the game is shown: after how many of its entries, and what came last.
    /// @param game as it is played, not as it is shown
    [[nodiscard]] static QString point(const MoveHistory &history, int entries, const Game &game);
    /// What the player on turn is to do now.
    [[nodiscard]] static QString prompt(const Game &game, BoardChoice choice = BoardChoice::Drop);
    [[nodiscard]] static QString resignQuestion(const Game &game);
    /// Both sentences of how a game ended; empty: it has not.
    [[nodiscard]] static QString ending(const Game &game);
    /// The winner and the kind of the ending.
    [[nodiscard]] static QString result(const Game &game);
    /// How many discs the winner has; empty: there is none.
    [[nodiscard]] static QString winnersDiscs(const Game &game);

private:
    [[nodiscard]] static QString identity(const Game &game, Player player);
    /// At the beginning.
    [[nodiscard]] static QString discsAndLetter(const Game &game, Player player);
    [[nodiscard]] static QString movePrompt(const Game &game);
    [[nodiscard]] static QString confirmPrompt(const Game &game);
    [[nodiscard]] static QString violation(const Outcome &outcome);
    [[nodiscard]] static QString move(const Outcome &outcome, const Game &game);
};

/// The board for screen readers: the most important first, counted from 1, rows from the bottom.
class BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(four::BoardWords)

public:
    /// "Column 4, 3 discs, top red". @param column counted from 0
    [[nodiscard]] static QString column(const Game &game, int column);
    /// "Row 1: 3 yellow, 4 red. Nothing above."
    [[nodiscard]] static QString rows(const Game &game);
};

/// The problem of a game's record, in the interface's present language.
class RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(four::RecordWords)

public:
    /// One or two sentences, without the number of the line. Quotations are shortened.
    [[nodiscard]] static QString sentence(const RecordError &error);
};

/// The program's name. applicationDisplayName() stays empty: Qt would append it to each window's title.
class ProgramName
{
    Q_DECLARE_TR_FUNCTIONS(four::ProgramName)

public:
    [[nodiscard]] static QString words() { return tr("Four in a Row"); }
};

/// In the interface's language.
[[nodiscard]] inline QString number(qlonglong value)
{
    return QLocale().toString(value);
}

/// @param column from 0; people count from 1
[[nodiscard]] inline QString columnNumber(int column)
{
    return number(column + 1);
}

} // namespace four
