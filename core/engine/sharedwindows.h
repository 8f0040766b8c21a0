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

/// Null windows that several threads search together: an idle thread joins one that is being searched. Each
/// thread searches the whole window; the shared table and its busy marks lead them to different positions.
/// The first thread to finish has the result for all.
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

    /// As SearchKernel::test() with @p kernel, whose root is @p position, and with all helping threads.
    /// @param nodes is increased by what all of them searched
    [[nodiscard]] std::optional<int> test(SearchKernel &kernel, const Position &position, int alpha,
                                          const SearchControl &control, std::uint64_t &nodes);

    /// Helps with @p kernel, on the calling thread, until close().
    void helpSearch(SearchKernel &kernel);
    /// Ends helpSearch() on all threads: there will be no more windows.
    void close();

private:
    struct Window;

    std::mutex m_mutex; ///< guards the members below, and the fields of each Window
    std::condition_variable m_changed;
    std::vector<Window *> m_open;
    bool m_isClosed = false;
    std::vector<SearchKernel *> m_resting;
    std::vector<std::jthread> m_helpers;
};

} // namespace four::engine
