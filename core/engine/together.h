// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace four::engine {

/// Runs @p work once in each of so many threads (at least one). Meanwhile calls @p progress on the calling
/// thread, every half second and once after all threads have ended, and then returns. @p work and @p progress
/// have to guard the data that they share.
void workTogether(int threads, const std::function<void()> &work, const std::function<void()> &progress);

} // namespace four::engine
