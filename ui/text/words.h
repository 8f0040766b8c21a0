// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/movehistory.h"
#include "core/rules/outcome.h"
#include "core/rules/ruleset.h"
#include "core/rules/setup.h"
#include "ui/session/match.h"
#include "ui/settings/theme.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace four {

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
    /// Of the player's discs, in the theme that is in use: within a sentence, and as the caption of a field,
    /// with a mnemonic.
    [[nodiscard]] static QString colour(Player player);
    [[nodiscard]] static QString colourCaption(Player player);
    [[nodiscard]] static QString theme(const Theme &theme);
    [[nodiscard]] static QString faces(Theme::Faces faces);
    /// "X" or "O"; empty as long as there is none.
    [[nodiscard]] static QString letter(std::optional<Letter> letter);

    /// The player's own name, or the word for the seat; isolated, so that a name written from right to left
    /// does not turn the sentence around it.
    [[nodiscard]] static QString playerName(const GameSetup &setup, Player player);
    /// Whether that name is "You", after which English wants other verbs.
    [[nodiscard]] static bool isYou(const GameSetup &setup, Player player);

    /// With a capital letter first, for a sentence that may begin with a colour.
    [[nodiscard]] static QString capitalised(QString text);
    /// Someone else's text within a sentence of ours: it does not turn the sentence around it.
    [[nodiscard]] static QString isolated(const QString &text);

    /// The text without the marks that isolate names, for those who hear it and for other programs: a screen
    /// reader may read them out, a terminal or a file's title shows them as boxes.
    [[nodiscard]] static QString plain(QString text);

    /// "Column 4, row 1, red (X)".
    [[nodiscard]] static QString cell(const Game &game, Cell cell);

    /// Who begins, with which letter and colour, and whether the lot decided.
    [[nodiscard]] static QString beginning(const Game &game);
    /// The same before the match, when what is left to the lot is still open.
    [[nodiscard]] static QString prospect(const Game &game);
    /// What the action did, or why it was refused and what that cost. @param game after the action
    [[nodiscard]] static QString outcome(const Outcome &outcome, const Game &game);
    /// Why the action was refused. @pre it was
    [[nodiscard]] static QString refusal(const Outcome &outcome, const Game &game);
    /// Why rules like these refuse the action.
    [[nodiscard]] static QString refusal(Refusal refusal, const Action &action, const Ruleset &rules);
    /// An entry of the history, for itself: also who was refused, and how the game ended, if it did.
    /// @param game of the history, at any later point
    [[nodiscard]] static QString entry(const MoveHistory::Entry &entry, const Game &game);
    /// Which point of the game is shown: after how many of its entries, and what came last.
    /// @param game as it is played, not as it is shown
    [[nodiscard]] static QString point(const MoveHistory &history, int entries, const Game &game);
    /// What the player on turn is to do now. @param removing whether a disc to remove is being chosen
    [[nodiscard]] static QString prompt(const Game &game, bool removing);
    /// Asks whether the player on turn gives up.
    [[nodiscard]] static QString resignQuestion(const Game &game);
    [[nodiscard]] static QString ending(const Game &game);

private:
    [[nodiscard]] static QString identity(const Game &game, Player player);
    [[nodiscard]] static QString discsAndLetter(const Game &game, Player player);
    [[nodiscard]] static QString confirmPrompt(const Game &game);
    [[nodiscard]] static QString violation(const Outcome &outcome);
    [[nodiscard]] static QString move(const Outcome &outcome, const Game &game);
};

} // namespace four
