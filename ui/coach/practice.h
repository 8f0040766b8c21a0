// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/judgement.h"
#include "ui/analysis/question.h"
#include "ui/coach/hinter.h"
#include "ui/game/coachmark.h"
#include "ui/session/session.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <optional>

namespace four {

class GameModel;

/// Judges each drop of a person in a practice game and says, before the opponent answers, whether it is an
/// oversight or a mistake, but nothing of fine points. Computers wait until the person answers or a player
/// acts. Without exact values it estimates, says so, and speaks of clear mistakes alone: also of a remove
/// that would have been better, and, once the turn has ended, of a block. GUI thread only.
class Practice : public QObject
{
    Q_OBJECT

public:
    /// How long a computer's answer may wait for exact values, and then for an estimate in their place.
    static constexpr std::chrono::milliseconds timeLimit = std::chrono::milliseconds(1500);
    /// How long a position is analysed while a person thinks about it.
    static constexpr std::chrono::milliseconds study = std::chrono::seconds(10);

    /// @param model and analyst must live as long as this
    Practice(GameModel *model, Analyst *analyst, QObject *parent = nullptr);

    void setTimeLimit(std::chrono::milliseconds time) { m_timeLimit = time; }

    /// Whether the coach has criticised the last drop, and the person has not answered.
    [[nodiscard]] bool isSpeaking() const { return m_judged.has_value(); }
    /// The criticism, in the interface's language. @pre isSpeaking()
    [[nodiscard]] QString sentence() const;

    // The answers: they do nothing unless isSpeaking().
    /// Puts the game back to before the drop, or to before the end of a turn in which a block was better.
    void takeBackDrop();
    void keepDrop();
    void showWhy();
    [[nodiscard]] bool isWhyShown() const { return m_isWhyShown; }
    /// The better drop, its reason, and what is wrong with this one; empty: not known. @pre isWhyShown()
    [[nodiscard]] QString why() const;
    [[nodiscard]] CoachMarks marks() const;

Q_SIGNALS:
    void changed();
    /// Not even an estimate was there in time: once a game.
    void gaveUp();

private:
    /// A drop that waits for its judgement, or has it.
    struct Drop
    {
        Game before;
        Game after;
        std::optional<int> column; ///< nothing: a swap instead of a drop
        bool hasEnded = false;     ///< and with it the turn, without a block
        bool isCompared = false;   ///< with other actions: see m_better
    };
    void receiveGame();
    void receiveOutcome(const Outcome &outcome);
    /// Analyses the position before a person's drop, so that the judgement is there with the disc.
    void analyseAhead();
    /// Judges the waiting drop once its analysis is over.
    void judgeDrop();
    void judgeSwap();
    void judgeEndOfTurn();
    void criticise(const coach::Judgement &judgement, const std::optional<coach::BetterAction> &better = {});
    void analysePosition(const Game &position, std::chrono::milliseconds time);
    /// The exact values of m_position; nullptr: not known.
    [[nodiscard]] const coach::Values *values() const
    {
        return m_analysis.exact() ? &m_analysis.exact()->values : nullptr;
    }
    /// Whether the drop that is criticised completed no line, though one could be.
    [[nodiscard]] bool missesALine() const { return m_judged->oversight == coach::Oversight::OverlookedWin; }
    [[nodiscard]] QString oversightSentence() const;
    [[nodiscard]] QString estimatedSentence() const;
    [[nodiscard]] QString estimatedWhy() const;
    [[nodiscard]] QString betterActionWhy() const;
    [[nodiscard]] CoachMarks estimatedMarks() const;
    void forgetDrop();

    GameModel *m_model;
    Analyst *m_analyst;
    Explainer m_why;
    std::optional<Game> m_position;          ///< that is or was analysed
    ExactOrEstimate<coach::Hint> m_analysis; ///< of m_position: the values of a hint
    std::chrono::milliseconds m_timeLimit = timeLimit;
    std::optional<Drop> m_drop;
    Question<coach::BetterActions> m_better;        ///< than the drop
    std::optional<coach::Judgement> m_judged;       ///< of the drop, if it is criticised
    std::optional<coach::BetterAction> m_criticism; ///< if it is criticised for this one alone
    bool m_isWhyShown = false;
    bool m_hasGivenUp = false; ///< and has sent gaveUp(), in this game
};

} // namespace four
