// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/channel.h"
#include "ui/network/handshake.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using four::Channel;
using four::Handshake;
using Bytes = four::cpace::Bytes;

void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// A stranger's bytes, all at once and one by one: never the key, and no more is sent than a handshake has.
void knock(Handshake::Side side, Channel::View bytes)
{
    Handshake whole(side, {.number = "407812"}, "1");
    Handshake slow(side, {.number = "407812"}, "1");
    whole.receive(bytes);
    for (const std::uint8_t &byte : bytes)
        slow.receive({&byte, 1});
    check(whole.state() != Handshake::State::Done && slow.state() != Handshake::State::Done);
    check(whole.state() == slow.state() && whole.otherProgram() == slow.otherProgram());
    check(whole.takeOutput().size() < 256);
}

/// Real frames of which some are changed, left out, doubled or moved: what opens is a beginning of what was
/// sent.
void meddle(Channel::View bytes)
{
    Channel::StreamKey one{};
    Channel::StreamKey other{};
    other.fill(1);
    Channel sender(one, other);
    Channel receiver(other, one);
    std::vector<std::string> sent;
    std::vector<Bytes> frames;
    for (int i = 0; i < 5; ++i) {
        sent.push_back(std::to_string(i) + " 4");
        frames.push_back(sender.seal(sent.back()));
    }
    std::vector<std::string> opened;
    for (std::size_t i = 0; i + 2 < bytes.size(); i += 3) {
        Bytes frame = frames[bytes[i] % frames.size()];
        frame[bytes[i + 1] % frame.size()] ^= bytes[i + 2] % 4 == 0 ? bytes[i + 2] / 4 : 0;
        for (std::string &line : receiver.open(frame))
            opened.push_back(std::move(line));
    }
    check(opened.size() <= sent.size() && std::equal(opened.begin(), opened.end(), sent.begin()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Channel::View bytes(data, size);
    knock(Handshake::Side::Host, bytes);
    knock(Handshake::Side::Guest, bytes);
    Channel channel(Channel::StreamKey{}, Channel::StreamKey{1});
    check(channel.open(bytes).empty());
    meddle(bytes);
    return 0;
}
