// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/kernels.h"

namespace four::engine {

bool hasIsa(Isa isa) noexcept
{
    switch (isa) {
    case Isa::Portable:
        return true;
    case Isa::Avx2:
#ifdef FOUR_HAS_AVX2_KERNEL
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
        return false;
#endif
    }
    return false;
}

std::unique_ptr<SearchKernel> makeSearchKernel(BoardShape shape, const TableMemory &memory, bool isShared,
                                               Isa isa)
{
#ifdef FOUR_HAS_AVX2_KERNEL
    if (isa == Isa::Avx2) {
        if (auto kernel = makeAvx2Kernel(shape, memory, isShared))
            return kernel;
    }
#endif
    static_cast<void>(isa);
    return makePortableKernel(shape, memory, isShared);
}

std::unique_ptr<SearchKernel> makeSearchKernel(BoardShape shape, const TableMemory &memory, bool isShared)
{
    return makeSearchKernel(shape, memory, isShared, hasIsa(Isa::Avx2) ? Isa::Avx2 : Isa::Portable);
}

} // namespace four::engine
