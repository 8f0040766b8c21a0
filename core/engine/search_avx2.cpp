// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled with AVX2, BMI and POPCNT. Only what carries Isa::Avx2 in its type may be instantiated here.
#include "core/engine/kernels.h"
#include "core/engine/search.h"

namespace four::engine {

std::unique_ptr<SearchKernel> makeAvx2Kernel(BoardShape shape, const TableMemory &memory, bool isShared)
{
    if (shape.isStandard())
        return std::make_unique<Search<StandardGeometry, Isa::Avx2>>(shape, memory, isShared);
    return nullptr;
}

} // namespace four::engine
