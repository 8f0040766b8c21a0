// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/kernels.h"
#include "core/engine/search.h"

namespace four::engine {

std::unique_ptr<SearchKernel> makePortableKernel(BoardShape shape, const TableMemory &memory, bool isShared)
{
    if (shape.isStandard())
        return std::make_unique<Search<StandardGeometry, Isa::Portable>>(shape, memory, isShared);
    if (shape.bits() <= 64)
        return std::make_unique<Search<AnyGeometry<Word64>, Isa::Portable>>(shape, memory, isShared);
    return std::make_unique<Search<AnyGeometry<Word128>, Isa::Portable>>(shape, memory, isShared);
}

} // namespace four::engine
