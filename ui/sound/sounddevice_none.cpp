// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundplayer.h"

namespace four {

const bool SoundDevice::isBuiltIn = false;

struct SoundDevice::System
{
};

SoundDevice::SoundDevice() = default;

SoundDevice::~SoundDevice() = default;

void SoundDevice::play(const std::vector<std::int16_t> &) {}

} // namespace four
