// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/coach/hint.h"
#include "core/engine/position.h"
#include "core/rules/game.h"
#include "ui/analysis/question.h"
#include "ui/game/coachmark.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <optional>

namespace four {

class GameModel;

/// The hint for the shown position, asked for by a person. GUI thread only.
class Hinter : public QObject
{
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,     ///< no hint was asked for in this position
        Thinking, ///< there is nothing to tell yet
        Told,
        Estimated, ///< nothing exact can be told; see estimate()
        GivenUp,   ///< it takes too long, or there is no memory for it
    };

    /// After this time the part that is known is told, and the rest later.
    static constexpr std::chrono::milliseconds partialAfter = std::chrono::milliseconds(800);
    /// After this time an estimate is told instead: on large boards a hint would take years.
    static constexpr std::chrono::milliseconds timeLimit = std::chrono::seconds(10);

    /// @param model and analyst must live as long as this
    Hinter(const GameModel *model, Analyst *analyst, QObject *parent = nullptr);

    void setPartialAfter(std::chrono::milliseconds time) { m_partialAfter = time; }

    [[nodiscard]] bool canAsk() const;
    /// Asks for the hint; later calls show the line of best play and hide it again. @pre canAsk()
    void requestHint();
    [[nodiscard]] State state() const { return m_state; }
    /// Exactly with State::Told.
    [[nodiscard]] const std::optional<coach::Hint> &hint() const { return m_hint; }

    /// With State::Estimated: nothing where no disc can be dropped, and betterAction() says what to do.
    [[nodiscard]] const std::optional<coach::Estimate> &estimate() const { return m_answer.estimate(); }
    /// A remove or pop that looks better than every drop, or a block after the best one; nullptr: the drop
    /// alone is best.
    [[nodiscard]] const coach::BetterAction *betterAction() const;
    /// The best column by the estimate, the most central one. @pre estimate()
    [[nodiscard]] int estimatedColumn() const;
    /// Whether to take the first disc over looks better than that. @pre State::Estimated
    [[nodiscard]] bool isSwapEstimated() const;

    [[nodiscard]] bool hasLine() const { return lineLength() > 0; }
    [[nodiscard]] bool isLineShown() const { return m_lineShown > 0; }
    void showLine(bool shown);
    /// How many discs of the line are shown, and how many it has.
    [[nodiscard]] int lineShown() const { return m_lineShown; }
    [[nodiscard]] int lineLength() const;
    [[nodiscard]] bool canStepLine(int discs) const;
    /// So many discs on, or back if negative. @pre canStepLine(discs)
    void stepLine(int discs);

    [[nodiscard]] CoachMarks marks() const;

Q_SIGNALS:
    void changed();
    /// The first time for a position.
    void asked();
    /// Again, while the hint is worked out or has no line.
    void askedAgain();

private:
    /// Whether the hint is for the position that is shown.
    [[nodiscard]] bool isOfShown() const;
    void followGame();
    void startSearch();
    void receiveAnswer();
    void tellEstimate();
    void forgetHint();
    void setState(State state);

    const GameModel *m_model;
    Analyst *m_analyst;
    std::chrono::milliseconds m_partialAfter = partialAfter;
    State m_state = State::Idle;
    std::optional<Game> m_game;                 ///< that was asked about, ready to drop
    std::optional<engine::Position> m_position; ///< of m_game; nothing: it has no exact values
    std::optional<coach::Hint> m_hint;
    int m_lineShown = 0;
    ExactOrEstimate<coach::Hint> m_answer;
    Question<coach::Hint> m_rest;            ///< the whole hint, where the first answer left something out
    Question<coach::BetterActions> m_better; ///< than the best drop of the estimate
};

/// The reason of the best drop in an earlier position, one position at a time. GUI thread only.
class Explainer : public QObject
{
    Q_OBJECT

public:
    /// @param analyst must live as long as this
    explicit Explainer(Analyst *analyst, QObject *parent = nullptr);

    /// Does nothing for the same position again. Without an exactPosition, words() stays empty.
    /// @param whyNotOf a column, to explain what goes wrong with it; nothing: the most tempting one
    void explain(const Game &position, std::optional<int> whyNotOf = {});
    void forget();
    /// The reason, addressed to the player to drop, in the interface's language; empty until it is known.
    [[nodiscard]] QString words() const;
    /// The same as a value; nothing until it is known.
    [[nodiscard]] const std::optional<coach::Hint> &hint() const { return m_question.result(); }

Q_SIGNALS:
    void changed();

private:
    Analyst *m_analyst;
    std::optional<Game> m_position;
    Question<coach::Hint> m_question;
};

} // namespace four
