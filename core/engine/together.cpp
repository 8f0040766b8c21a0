// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/together.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace four::engine {

void workTogether(int threads, const std::function<void()> &work, const std::function<void()> &progress)
{
    constexpr std::chrono::milliseconds often{500};
    int running = std::max(threads, 1);
    std::mutex mutex; // guards `running`
    std::condition_variable finished;
    std::vector<std::jthread> crew;
    crew.reserve(static_cast<std::size_t>(running));
    for (int i = 0, count = running; i < count; ++i) {
        crew.emplace_back([&] {
            work();
            const std::scoped_lock lock(mutex);
            if (--running == 0)
                finished.notify_all();
        });
    }
    std::unique_lock lock(mutex);
    while (running > 0) {
        finished.wait_for(lock, often, [&] { return running == 0; });
        lock.unlock();
        progress();
        lock.lock();
    }
}

} // namespace four::engine
