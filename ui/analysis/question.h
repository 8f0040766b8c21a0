// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analyst.h"

#include <QFutureWatcher>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <variant>

namespace four {

/// A question to the engine: its future, its stop source, its time limit and its last answer. One question
/// at a time: a new one replaces the one before, and late answers to a question that was replaced or
/// stopped are dropped. GUI thread only.
/// @tparam T an answer; one question may have several. void: it has none and only comes to an end
template <typename T>
class Question
{
public:
    using Answer = std::conditional_t<std::is_void_v<T>, std::monostate, T>;
    using AnswerHandler = std::function<void(const Answer &answer)>;
    using EndHandler = std::function<void()>;

    /// @param ended called after the last answer, also if there was none or the time limit is over; not after
    /// stop() or for a question that was replaced. It may delete this object.
    explicit Question(EndHandler ended = {}) : m_ended(std::move(ended))
    {
        if constexpr (!std::is_void_v<T>) {
            QObject::connect(&m_watcher, &QFutureWatcherBase::resultsReadyAt, &m_watcher,
                             [this](int begin, int end) { receiveAnswers(begin, end); });
        }
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            if (m_isThinking)
                finish();
        });
    }
    ~Question() { m_stop.request_stop(); }
    Question(const Question &) = delete;
    Question &operator=(const Question &) = delete;

    /// @param answered called for each answer as soon as it is known
    void onAnswer(AnswerHandler answered) { m_answered = std::move(answered); }

    /// From now on, and from the beginning of each later question, it may take so long; then it is stopped
    /// and ends with the answers that are known. Without this call it may take for ever.
    void setTimeLimit(std::chrono::milliseconds time)
    {
        if (!m_timeLimit) {
            m_timeLimit.emplace();
            m_timeLimit->setSingleShot(true);
            QObject::connect(&*m_timeLimit, &QTimer::timeout, &m_watcher, [this] {
                stop();
                finish();
            });
        }
        m_timeLimit->setInterval(time);
        if (m_isThinking)
            m_timeLimit->start();
    }

    /// Replaces the question and forgets its answers.
    /// @param begin gets the std::stop_token of the new question and returns its QFuture<T>
    /// @return that future, for answers that it has already; they are handled later all the same
    template <typename Begin>
    QFuture<T> ask(const Begin &begin)
    {
        forget();
        // A stop source for each question: a late stop cannot reach the next one, nor an early one be lost.
        m_stop = std::stop_source();
        const QFuture<T> future = begin(m_stop.get_token());
        m_isThinking = true;
        m_watcher.setFuture(future);
        if (m_timeLimit)
            m_timeLimit->start();
        return future;
    }
    /// Ends the question without another call of a handler. Its answers so far stay.
    void stop()
    {
        if (!std::exchange(m_isThinking, false))
            return;
        stopTimer();
        m_stop.request_stop();
        // The old future ends by itself, without the watcher.
        m_watcher.setFuture(QFuture<T>());
    }
    /// The same, and forgets its answers.
    void forget()
    {
        stop();
        m_result.reset();
        m_answers = 0;
    }

    [[nodiscard]] bool isThinking() const { return m_isThinking; }
    /// The last answer to the last question.
    [[nodiscard]] const std::optional<Answer> &result() const { return m_result; }
    /// How many answers to the last question were handled.
    [[nodiscard]] int answers() const { return m_answers; }
    [[nodiscard]] const QFutureWatcher<T> &watcher() const { return m_watcher; }

private:
    void receiveAnswers(int begin, int end)
    {
        // The handler may ask the next question, and then the others of these answers are out of date.
        const std::stop_source asked = m_stop;
        for (int i = begin; i < end && m_isThinking && asked == m_stop; ++i) {
            m_result = m_watcher.resultAt(i);
            ++m_answers;
            if (m_answered)
                m_answered(*m_result);
        }
    }
    void finish()
    {
        m_isThinking = false;
        stopTimer();
        const EndHandler ended = m_ended;
        if (ended)
            ended();
    }
    void stopTimer()
    {
        if (m_timeLimit)
            m_timeLimit->stop();
    }

    EndHandler m_ended;
    AnswerHandler m_answered;
    QFutureWatcher<T> m_watcher;
    std::stop_source m_stop;
    std::optional<QTimer> m_timeLimit;
    std::optional<Answer> m_result;
    int m_answers = 0;
    bool m_isThinking = false;
};

/// Asks for exact answers about a game, or an estimate where they are late or cannot be. GUI thread only.
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

    /// How long exact answers may take, see Question::setTimeLimit().
    void setExactTimeLimit(std::chrono::milliseconds time) { m_exact.setTimeLimit(time); }
    /// How long exact answers may take, and then the estimate as long again.
    void setTimeLimit(std::chrono::milliseconds time)
    {
        m_exact.setTimeLimit(time);
        m_estimate.setTimeLimit(time);
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
    /// Asks for an estimate at once, also while exact answers are awaited.
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
