// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/searchkernel.h"

namespace four::engine {

// One translation unit each, compiled for its instruction set. nullptr: no kernel for this board.
[[nodiscard]] std::unique_ptr<SearchKernel> makePortableKernel(BoardShape shape, const TableMemory &memory,
                                                               bool isShared);
[[nodiscard]] std::unique_ptr<SearchKernel> makeAvx2Kernel(BoardShape shape, const TableMemory &memory,
                                                           bool isShared);

} // namespace four::engine
