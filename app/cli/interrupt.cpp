// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <array>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>

namespace four::cli {

namespace {
std::atomic<bool> wasInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal handler");
} // namespace

void catchInterrupts()
{
    std::signal(SIGINT, [](int) { wasInterrupted = true; });
    std::signal(SIGTERM, [](int) { wasInterrupted = true; });
}

bool isInterrupted() noexcept
{
    return wasInterrupted;
}

std::string timeLeft(double seconds, std::size_t doneNow, std::size_t left)
{
    if (doneNow == 0)
        return {};
    const double each = seconds / static_cast<double>(doneNow);
    const double rest = each * static_cast<double>(left);
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), ", %.1f ms each, %.0f min %02.0f s left   ", each * 1e3,
                  std::trunc(rest / 60), std::trunc(rest - 60 * std::trunc(rest / 60)));
    return text.data();
}

} // namespace four::cli
