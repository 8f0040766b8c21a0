// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/estimate.h"
#include "core/coach/judgement.h"
#include "core/coach/values.h"
#include "ui/analysis/analyst.h"
#include "ui/board/coachmark.h"
#include "ui/coach/explainer.h"
#include "ui/session/session.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>
#include <stop_token>

namespace four {

class GameModel;

/// Practice with the coach: where the game is played so, he looks at each drop of a person's, and says before
/// anybody answers it what it gave away: the result, or a win at once. Of drops that keep the result he says
/// nothing. What was said stands until the person takes the drop back, lets it stand, or somebody acts; the
/// computers wait that long. In games that have no exact values he estimates, says so, and speaks of clear
/// mistakes alone. GUI thread only.
class Practice : public QObject
{
    Q_OBJECT

public:
    /// How long a computer's answer may wait for exact values, which on large boards would take years, and
    /// then for an estimate in their place.
    static constexpr std::chrono::milliseconds patience = std::chrono::milliseconds(1500);
    /// How long he thinks about a position while a person does: nobody computes for as long as they like.
    static constexpr std::chrono::milliseconds study = std::chrono::seconds(10);

    /// @param analyst and the model must live as long as this
    Practice(GameModel *model, Analyst *analyst, QObject *parent = nullptr);
    ~Practice() override;

    void setPatience(std::chrono::milliseconds time) { m_patience.setInterval(time); }

    /// Whether the coach has said something of the last drop, and it has not been answered.
    [[nodiscard]] bool isSpeaking() const { return m_judged.has_value(); }
    /// What it is, in the interface's language. @pre isSpeaking()
    [[nodiscard]] QString sentence() const;

    /// Puts the game back to before the drop. The three of them: nothing happens unless isSpeaking().
    void takeBack();
    void letStand();
    void showWhy();
    /// Whether somebody has asked why.
    [[nodiscard]] bool isWhyShown() const { return m_isWhyShown; }
    /// What should have been played, why, and what goes wrong with what was; empty while it is being thought
    /// about. @pre isWhyShown()
    [[nodiscard]] QString why() const;
    /// The cells that why() speaks of.
    [[nodiscard]] CoachMarks marks() const;

Q_SIGNALS:
    void changed();
    /// The coach cannot keep up: not even an estimate was there in time.
    void gaveUp();

private:
    /// A drop that waits for its judgement, or has it.
    struct Drop
    {
        Game before;
        int column;
    };
    void receive();
    void hear(const Outcome &outcome);
    /// Thinks about the position before a person's drop, so that the judgement is there with the disc.
    void lookAhead();
    void judge();
    void think(const Game &position);
    /// Whether the best column completes a line, and this one does not.
    [[nodiscard]] bool missesALine(int column) const;
    [[nodiscard]] QString estimatedSentence() const;
    /// Which columns would have been better, by estimate.
    [[nodiscard]] QString estimatedWhy() const;
    [[nodiscard]] CoachMarks estimatedMarks() const;
    /// Looks ahead as far as it can, in place of exact values that are not there in time.
    void estimate(const Game &position);
    /// There are none in time.
    void settleForLess();
    void giveUp();
    /// Whatever was said, or was to be said, is over.
    void fallSilent();
    void stopThinking();
    [[nodiscard]] bool isPersonsTurn() const;

    GameModel *m_model;
    Analyst *m_analyst;
    Explainer m_why;
    std::optional<Game> m_position;            ///< that is thought about, or known
    std::optional<coach::Values> m_values;     ///< of m_position
    std::optional<coach::Estimate> m_estimate; ///< ... where it has none, or none in time: the deepest so far
    std::optional<Drop> m_drop;
    std::optional<coach::Judgement> m_judged; ///< of the drop, where there is something to say of it
    bool m_isWhyShown = false;
    bool m_hasGivenUp = false; ///< and has said so, in this game
    QFutureWatcher<coach::Hint> m_watcher;
    QFutureWatcher<coach::Estimate> m_estimateWatcher;
    std::stop_source m_stop;
    QTimer m_study;
    QTimer m_patience;
};

} // namespace four
