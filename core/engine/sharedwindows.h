// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/position.h"
#include "core/engine/searchkernel.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace four::engine {

/// Null windows that several threads search together: who has nothing to do joins one that is being searched.
/// All of them search all of it; the table that they share and its busy marks keep them apart, and whoever is
/// through first has the answer for all.
class SharedWindows
{
public:
    /// @param resting kernels that help as soon as there is a window to share, each on a thread that is then
    /// started
    explicit SharedWindows(std::vector<SearchKernel *> resting = {}) : m_resting(std::move(resting)) {}
    /// Waits for the threads that it started. @pre no window is being searched
    ~SharedWindows();
    SharedWindows(const SharedWindows &) = delete;
    SharedWindows &operator=(const SharedWindows &) = delete;

    /// As SearchKernel::test() with @p kernel, whose root is @p position, and with everybody who helps.
    /// @param nodes is increased by what all of them searched
    [[nodiscard]] std::optional<int> test(SearchKernel &kernel, const Position &position, int alpha,
                                          const SearchControl &control, std::uint64_t &nodes);

    /// Helps with @p kernel, on the calling thread, until close().
    void help(SearchKernel &kernel);
    /// There will be no more windows.
    void close();

private:
    struct Window;

    std::mutex m_mutex; ///< guards what follows, and what a window says of itself
    std::condition_variable m_changed;
    std::vector<Window *> m_open;
    bool m_isClosed = false;
    std::vector<SearchKernel *> m_resting;
    std::vector<std::jthread> m_crew;
};

} // namespace four::engine
