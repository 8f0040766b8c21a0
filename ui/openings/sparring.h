// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/sparring.h"
#include "ui/analysis/analyst.h"
#include "ui/analysis/question.h"
#include "ui/game/exercise.h"
#include "ui/session/participant.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace four {

/// A game in which the computer leads to what the person does not know of a repertoire, and then plays
/// perfectly. Nothing is said of the drops before its end. GUI thread only.
class Sparring : public Exercise
{
    Q_OBJECT

public:
    /// All must live as long as this.
    Sparring(Analyst *analyst, GameModel *model, Interlude *interlude, QObject *parent = nullptr);

    /// For tests: among equals the opponent's reply is by lot.
    void setSeed(quint32 seed) { m_lot.seed(seed); }
    /// Begins a game from the empty board. @param person the side that the repertoire is for
    void begin(coach::SparringGuide guide, Player person);
    void retranslate() { Q_EMIT changed(); }

    /// @pre isRunning()
    [[nodiscard]] Player person() const { return m_person; }
    /// @pre isRunning()
    [[nodiscard]] bool isOver() const { return m_isOver; }
    /// Nothing: a draw, or it is not over. @pre isRunning()
    [[nodiscard]] std::optional<Player> winner() const;
    /// The nodes of the guide's tree that the finished game came to and that were not known before. @pre
    /// isOver()
    [[nodiscard]] std::vector<std::size_t> unknown() const;
    /// @pre isRunning()
    [[nodiscard]] const coach::SparringGuide &guide() const { return *m_guide; }

    // In the interface's language.
    /// "You have won."; empty before the end.
    [[nodiscard]] QString verdict() const;
    /// How much there is to be learned of the finished game; empty before the end.
    [[nodiscard]] QString lesson() const;
    [[nodiscard]] QString task() const override;
    [[nodiscard]] QString atEnd() const override;

    bool goOn() override;
    bool poseNext() override;
    [[nodiscard]] bool offers(Offer offer) const override
    {
        return offer == Offer::Review && isRunning() && isOver();
    }
    [[nodiscard]] bool isSecret() const override { return isRunning() && !isOver(); }

Q_SIGNALS:
    /// The person goes on, after the end or before it.
    void goOnWanted();

protected:
    void followAction(const Outcome &outcome) override;
    void endExercise() override;

private:
    class Opponent;

    void moveOpponent(Participant *seat);

    Analyst *m_analyst;
    std::optional<coach::SparringGuide> m_guide;
    Player m_person = Player::One;
    bool m_isOver = false;           ///< the game of sparring, which is not on the board yet when it begins
    QPointer<Participant> m_waiting; ///< the opponent's seat, before its decision
    Question<Action> m_perfect;
    QRandomGenerator m_lot = QRandomGenerator::securelySeeded();
};

} // namespace four
