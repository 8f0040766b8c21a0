// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/builtin.h"

#include <QResource>

namespace four {

std::span<const std::byte> builtIn(const QString &name)
{
    const QResource resource(name);
    if (!resource.isValid() || resource.compressionAlgorithm() != QResource::NoCompression)
        return {};
    return {reinterpret_cast<const std::byte *>(resource.data()), static_cast<std::size_t>(resource.size())};
}

} // namespace four
