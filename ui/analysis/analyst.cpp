// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analyst.h"

#include "core/players/computer.h"
#include "ui/analysis/openings.h"

#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace four {

/// The last answers, for whoever asks again: when a thought was stopped after it had come to its end, or a
/// player got another name while the computer was thinking. Any thread.
class Analyst::Answers
{
public:
    [[nodiscard]] std::optional<Action> find(const Game &game, Level level)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = std::ranges::find_if(
            m_answers, [&](const Answer &answer) { return answer.level == level && answer.game == game; });
        return found == m_answers.end() ? std::nullopt : std::optional(found->action);
    }
    void add(const Game &game, Level level, const Action &action)
    {
        const std::scoped_lock lock(m_mutex);
        m_answers.push_back({.game = game, .level = level, .action = action});
        if (m_answers.size() > most)
            m_answers.pop_front();
    }

private:
    struct Answer
    {
        Game game;
        Level level;
        Action action;
    };
    static constexpr std::size_t most = 8;

    std::mutex m_mutex;
    std::deque<Answer> m_answers;
};

Analyst::Analyst() : m_answers(std::make_shared<Answers>()) {}

Analyst::~Analyst() = default;

QFuture<Action> Analyst::chooseAction(const Game &game, Level level, const std::stop_token &stop)
{
    return QtConcurrent::run([answers = m_answers, game, level, stop](QPromise<Action> &promise) {
        if (stop.stop_requested())
            return;
        std::optional<Action> action = answers->find(game, level);
        if (!action) {
            action = four::chooseAction(game, level, stop, bookScore);
            // Who is stopped says anything that is legal.
            if (stop.stop_requested())
                return;
            answers->add(game, level, *action);
        }
        promise.addResult(*action);
    });
}

} // namespace four
