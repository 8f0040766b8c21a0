// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <span>

namespace four {

/// A file that is part of the program, in its own memory: only the pages that are asked for are read. It is
/// there as long as the program. Empty if there is none of this name, or rcc has compressed it, so that there
/// are no such bytes.
[[nodiscard]] std::span<const std::byte> builtIn(const QString &name);

} // namespace four
