// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <span>

namespace four {

/// A file that is part of the program, where it lies in memory: only the pages that are used are read. Valid
/// as long as the program runs. Empty if there is no file of this name or rcc has compressed it.
[[nodiscard]] std::span<const std::byte> builtIn(const QString &name);

} // namespace four
