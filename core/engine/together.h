// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace four::engine {

/// Runs @p work once in each of so many threads (one, if fewer are asked for), and meanwhile, every half
/// second and once when all have come to their end, @p progress on the calling thread. Returns then. What the
/// threads share they guard themselves, against each other and against @p progress.
void workTogether(int threads, const std::function<void()> &work, const std::function<void()> &progress);

} // namespace four::engine
