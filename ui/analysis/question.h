// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// @param ended called after the last answer, also if there was none or the patience is over; not after
    /// stop() or for a question that was replaced. It may delete this object.
    explicit Question(EndHandler ended = {}) : m_ended(std::move(ended))
    {
        if constexpr (!std::is_void_v<T>) {
            QObject::connect(&m_watcher, &QFutureWatcherBase::resultsReadyAt, &m_watcher,
                             [this](int begin, int end) { receive(begin, end); });
        }
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            if (m_isThinking)
                end();
        });
    }
    ~Question() { m_stop.request_stop(); }
    Question(const Question &) = delete;
    Question &operator=(const Question &) = delete;

    /// @param answered called for each answer as soon as it is known
    void onAnswer(AnswerHandler answered) { m_answered = std::move(answered); }

    /// From now on, and from the beginning of each later question, it may take so long; then it is stopped
    /// and ends with the answers that are known. Without this call it may take for ever.
    void setPatience(std::chrono::milliseconds time)
    {
        if (!m_patience) {
            m_patience.emplace();
            m_patience->setSingleShot(true);
            QObject::connect(&*m_patience, &QTimer::timeout, &m_watcher, [this] {
                stop();
                end();
            });
        }
        m_patience->setInterval(time);
        if (m_isThinking)
            m_patience->start();
    }

    /// Replaces the question and forgets its answers.
    /// @param begin gets the std::stop_token of the new question and returns its QFuture<T>
    /// @return that future, for answers that it has already; they are handled later all the same
    template <typename Begin>
    QFuture<T> ask(const Begin &begin)
    {
        forget();
        // One stop source for each question: neither can a late stop reach the next question, nor is a stop
        // lost that comes before the thread has begun.
        m_stop = std::stop_source();
        const QFuture<T> future = begin(m_stop.get_token());
        m_isThinking = true;
        m_watcher.setFuture(future);
        if (m_patience)
            m_patience->start();
        return future;
    }
    /// Ends the question without another call of a handler. Its answers so far stay.
    void stop()
    {
        if (!std::exchange(m_isThinking, false))
            return;
        stopTimer();
        m_stop.request_stop();
        // The old future comes to its early end by itself; the watcher no longer hears of it.
        m_watcher.setFuture(QFuture<T>());
    }
    /// The same, and forgets its answers.
    void forget()
    {
        stop();
        m_result.reset();
        m_answers = 0;
    }

    /// Whether a question has been asked and has not come to its end.
    [[nodiscard]] bool isThinking() const { return m_isThinking; }
    /// The last answer to the last question.
    [[nodiscard]] const std::optional<Answer> &result() const { return m_result; }
    /// How many answers to the last question were handled.
    [[nodiscard]] int answers() const { return m_answers; }
    /// For the progress of the question.
    [[nodiscard]] const QFutureWatcher<T> &watcher() const { return m_watcher; }

private:
    void receive(int begin, int end)
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
    void end()
    {
        m_isThinking = false;
        stopTimer();
        const EndHandler ended = m_ended;
        if (ended)
            ended();
    }
    void stopTimer()
    {
        if (m_patience)
            m_patience->stop();
    }

    EndHandler m_ended;
    AnswerHandler m_answered;
    QFutureWatcher<T> m_watcher;
    std::stop_source m_stop;
    std::optional<QTimer> m_patience;
    std::optional<Answer> m_result;
    int m_answers = 0;
    bool m_isThinking = false;
};

} // namespace four
