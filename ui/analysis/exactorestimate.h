// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analyst.h"
#include "ui/analysis/question.h"

namespace four {

/// Asks for exact answers about a game, for an estimate where they are not known in time or cannot be, and
/// gives up without an estimate. GUI thread only.
/// @tparam T an exact answer
template <typename T>
class ExactOrEstimate
{
public:
    /// @param priority of the estimate
    /// @param ended called when all exact answers are known, or the estimate has come to its end instead:
    /// see exact() and estimate(); without either there is nothing to tell. Not called after stop().
    ExactOrEstimate(Analyst::Priority priority, std::function<void()> ended)
        : m_ended(std::move(ended)), m_exact([this] { endExact(); }), m_estimate([this] { endEstimate(); }),
          m_priority(priority)
    {
    }

    /// @param answered called for each exact answer
    void onExact(typename Question<T>::AnswerHandler answered) { m_exact.onAnswer(std::move(answered)); }
    /// @param answered called for each estimate, deeper each time
    void onEstimate(Question<coach::Estimate>::AnswerHandler answered)
    {
        m_estimate.onAnswer(std::move(answered));
    }
    /// @param fellBack called when exact answers are missing and no longer awaited
    void onFallback(std::function<void()> fellBack) { m_fellBack = std::move(fellBack); }

    /// How long exact answers may take, see Question::setPatience().
    void setExactPatience(std::chrono::milliseconds time) { m_exact.setPatience(time); }
    /// How long exact answers may take, and then the estimate as long again.
    void setPatience(std::chrono::milliseconds time)
    {
        m_exact.setPatience(time);
        m_estimate.setPatience(time);
    }

    /// @param wanted how many exact answers there are when all are known  @param begin see Question::ask()
    template <typename Begin>
    QFuture<T> ask(const Game &game, int wanted, const Begin &begin)
    {
        forget();
        m_game = game;
        m_wanted = wanted;
        return m_exact.ask(begin);
    }
    /// Asks for an estimate at once, beside exact answers if these are being thought about.
    void askEstimate(const Game &game)
    {
        m_estimate.ask(
            [&](const std::stop_token &stop) { return Analyst::estimates(game, stop, m_priority); });
    }
    void stop()
    {
        m_exact.stop();
        m_estimate.stop();
    }
    /// The same, and forgets the answers.
    void forget()
    {
        m_exact.forget();
        m_estimate.forget();
    }

    [[nodiscard]] bool isThinking() const { return m_exact.isThinking() || m_estimate.isThinking(); }
    /// The last exact answer.
    [[nodiscard]] const std::optional<T> &exact() const { return m_exact.result(); }
    /// The deepest estimate so far.
    [[nodiscard]] const std::optional<coach::Estimate> &estimate() const { return m_estimate.result(); }

private:
    void endExact()
    {
        if (m_exact.answers() >= m_wanted) {
            m_estimate.forget();
            return m_ended();
        }
        const bool isEstimated = m_estimate.result() && !m_estimate.isThinking();
        if (!isEstimated && !m_estimate.isThinking())
            askEstimate(*m_game);
        if (m_fellBack)
            m_fellBack();
        if (isEstimated)
            m_ended();
    }
    void endEstimate()
    {
        if (!m_exact.isThinking())
            m_ended();
    }

    std::function<void()> m_ended;
    std::function<void()> m_fellBack;
    Question<T> m_exact;
    Question<coach::Estimate> m_estimate;
    Analyst::Priority m_priority;
    std::optional<Game> m_game; ///< for the estimate that follows
    int m_wanted = 0;
};

} // namespace four
