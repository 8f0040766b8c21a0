// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sounds.h"

#include "core/rules/outcome.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

namespace four::sounds {

namespace {
constexpr double attack = 0.004; ///< seconds, so that no tone begins with a click
constexpr double release = 0.02; ///< ... or ends with one

/// A tone that dies away like that of something struck.
struct Tone
{
    double pitch;      ///< hertz, at its beginning
    double start;      ///< seconds
    double length;     ///< seconds
    double loudness;   ///< the share of what the sample can hold; overlapping tones are added
    double decay;      ///< how much sooner it dies away, per second
    double bend = 1.0; ///< the pitch at its end, as a share of that at its beginning
};

std::vector<std::int16_t> mixed(std::span<const Tone> tones)
{
    double end = 0;
    for (const Tone &tone : tones)
        end = std::max(end, tone.start + tone.length);
    std::vector<double> sum(static_cast<std::size_t>(std::ceil(end * sampleRate)) + 1, 0.0);
    for (const Tone &tone : tones) {
        const auto first = static_cast<std::size_t>(tone.start * sampleRate);
        const auto count = static_cast<std::size_t>(tone.length * sampleRate);
        double phase = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const double time = static_cast<double>(i) / sampleRate;
            const double share = time / tone.length;
            phase += 2 * std::numbers::pi * tone.pitch * (1 + (tone.bend - 1) * share) / sampleRate;
            const double shape = std::min({1.0, time / attack, (tone.length - time) / release});
            sum[first + i] += tone.loudness * shape * std::exp(-tone.decay * time) * std::sin(phase);
        }
    }
    std::vector<std::int16_t> samples;
    samples.reserve(sum.size());
    for (const double value : sum)
        samples.push_back(
            static_cast<std::int16_t>(std::lround(value * std::numeric_limits<std::int16_t>::max())));
    return samples;
}

std::vector<std::int16_t> drop(int row)
{
    constexpr double lowest = 185;
    constexpr double wholeTone = 2.0 / 12;
    const double pitch = lowest * std::exp2(row * wholeTone);
    // A knock: overtones that are no harmonics, and gone at once.
    return mixed(std::vector<Tone>{{pitch, 0, 0.22, 0.34, 18, 0.96},
                                   {pitch * 2.76, 0, 0.08, 0.14, 45},
                                   {pitch * 5.4, 0, 0.04, 0.07, 90}});
}
} // namespace

std::vector<std::int16_t> samples(Sound sound, int row)
{
    switch (sound) {
    case Sound::Drop:
        return drop(row);
    case Sound::Refuse:
        return mixed(std::vector<Tone>{{146.8, 0, 0.11, 0.30, 6}, {123.5, 0.10, 0.18, 0.30, 8}});
    case Sound::Block:
        return mixed(std::vector<Tone>{{392, 0, 0.16, 0.24, 10, 0.6}, {196, 0.05, 0.28, 0.28, 9, 0.7}});
    case Sound::Remove:
        return mixed(std::vector<Tone>{{330, 0, 0.24, 0.26, 7, 2.2}, {660, 0.03, 0.18, 0.10, 12, 2.0}});
    case Sound::Win:
        return mixed(std::vector<Tone>{{523.3, 0, 0.32, 0.20, 5},
                                       {659.3, 0.12, 0.34, 0.20, 5},
                                       {784.0, 0.24, 0.40, 0.20, 4},
                                       {1046.5, 0.38, 0.70, 0.22, 4}});
    case Sound::Warning:
        return mixed(std::vector<Tone>{{880, 0, 0.12, 0.22, 14}, {880, 0.18, 0.12, 0.22, 14}});
    case Sound::TimeUp:
        return mixed(std::vector<Tone>{
            {587.3, 0, 0.18, 0.24, 8}, {440, 0.16, 0.18, 0.24, 8}, {293.7, 0.32, 0.40, 0.26, 6}});
    case Sound::Draw:
        return mixed(std::vector<Tone>{{440, 0, 0.35, 0.24, 5}, {440, 0.22, 0.55, 0.24, 4}});
    }
    return {};
}

std::optional<Sound> of(const Outcome &outcome)
{
    if (outcome.ending)
        return outcome.ending->winner ? Sound::Win : Sound::Draw;
    if (outcome.refusal)
        return Sound::Refuse;
    if (outcome.blocked)
        return Sound::Block;
    if (std::holds_alternative<action::TimeOut>(outcome.action))
        return Sound::TimeUp;
    if (outcome.removed || outcome.swapped)
        return Sound::Remove;
    if (outcome.dropped)
        return Sound::Drop;
    return {};
}

} // namespace four::sounds
