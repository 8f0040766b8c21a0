// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/sharedwindows.h"

#include <atomic>
#include <tuple>
#include <utility>

namespace four::engine {

struct SharedWindows::Window
{
    Window(const Position &itsPosition, int itsAlpha, const SearchControl &limits)
        : position(itsPosition), alpha(itsAlpha), control(limits)
    {
        control.done = &isDone;
    }

    const Position &position;
    int alpha;
    SearchControl control; ///< of each searching thread
    std::atomic<bool> isDone = false;
    // Set by the helping threads:
    std::optional<int> answer;
    std::uint64_t nodes = 0;
    int helpers = 0; ///< searching now
};

SharedWindows::~SharedWindows()
{
    close();
}

std::optional<int> SharedWindows::test(SearchKernel &kernel, const Position &position, int alpha,
                                       const SearchControl &control, std::uint64_t &nodes)
{
    Window window(position, alpha, control);
    {
        const std::scoped_lock lock(m_mutex);
        for (SearchKernel *resting : std::exchange(m_resting, {}))
            m_helpers.emplace_back([this, resting] { helpSearch(*resting); });
        m_open.push_back(&window);
    }
    m_changed.notify_all();
    const std::uint64_t before = kernel.nodes();
    const std::optional<int> answer = kernel.test(alpha, window.control);
    window.isDone.store(true, std::memory_order_relaxed);
    std::unique_lock lock(m_mutex);
    std::erase(m_open, &window);
    m_changed.wait(lock, [&window] { return window.helpers == 0; });
    nodes += kernel.nodes() - before + window.nodes;
    return answer ? answer : window.answer;
}

void SharedWindows::helpSearch(SearchKernel &kernel)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isClosed || !m_open.empty(); });
        if (m_isClosed)
            return;
        Window &window = *m_open.front();
        ++window.helpers;
        lock.unlock();
        const std::uint64_t before = kernel.nodes();
        std::ignore = kernel.setRoot(window.position);
        const std::optional<int> answer = kernel.test(window.alpha, window.control);
        window.isDone.store(true, std::memory_order_relaxed);
        lock.lock();
        // Finished, stopped or out of budget: no other thread may join this window.
        std::erase(m_open, &window);
        if (answer)
            window.answer = answer;
        window.nodes += kernel.nodes() - before;
        --window.helpers;
        m_changed.notify_all();
    }
}

void SharedWindows::close()
{
    const std::scoped_lock lock(m_mutex);
    m_isClosed = true;
    m_changed.notify_all();
}

} // namespace four::engine
