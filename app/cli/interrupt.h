// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace four::cli {

/// From now on an interrupt (Ctrl+C) or a request to terminate only makes isInterrupted() true, so that a
/// long work can keep what it has done.
void catchInterrupts();
[[nodiscard]] bool isInterrupted() noexcept;

/// `, 12.3 ms each, 4 min 05 s left`, after some of them; nothing before the first.
[[nodiscard]] std::string timeLeft(double seconds, std::size_t doneNow, std::size_t left);

} // namespace four::cli
