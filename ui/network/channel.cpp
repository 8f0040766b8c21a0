// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/channel.h"

#include <sodium.h>

#include <cassert>
#include <utility>

namespace four {

static_assert(Channel::headerSize == crypto_secretstream_xchacha20poly1305_HEADERBYTES);
static_assert(Channel::maxLine == Channel::maxFrame - crypto_secretstream_xchacha20poly1305_ABYTES);
static_assert(sizeof(Channel::StreamKey) == crypto_secretstream_xchacha20poly1305_KEYBYTES);

namespace {
constexpr std::size_t lengthSize = 2;
} // namespace

struct Channel::Streams
{
    crypto_secretstream_xchacha20poly1305_state out{};
    crypto_secretstream_xchacha20poly1305_state in{};
    StreamKey other{};

    ~Streams()
    {
        sodium_memzero(&out, sizeof out);
        sodium_memzero(&in, sizeof in);
        sodium_memzero(other.data(), other.size());
    }
};

Channel::Channel(const StreamKey &own, const StreamKey &other)
    : m_streams(std::make_unique<Streams>()), m_header(headerSize)
{
    m_streams->other = other;
    crypto_secretstream_xchacha20poly1305_init_push(&m_streams->out, m_header.data(), own.data());
}

Channel::~Channel() = default;
Channel::Channel(Channel &&) noexcept = default;
Channel &Channel::operator=(Channel &&) noexcept = default;

Channel::Bytes Channel::seal(std::string_view line, bool last)
{
    assert(line.size() <= maxLine);
    Bytes bytes = std::exchange(m_header, {});
    const std::size_t size = line.size() + crypto_secretstream_xchacha20poly1305_ABYTES;
    bytes.push_back(static_cast<std::uint8_t>(size >> 8U));
    bytes.push_back(static_cast<std::uint8_t>(size));
    const std::size_t begin = bytes.size();
    bytes.resize(begin + size);
    crypto_secretstream_xchacha20poly1305_push(&m_streams->out, bytes.data() + begin, nullptr,
                                               reinterpret_cast<const unsigned char *>(line.data()),
                                               line.size(), nullptr, 0,
                                               last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
                                                    : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
    return bytes;
}

std::vector<std::string> Channel::open(View bytes)
{
    std::vector<std::string> lines;
    m_waiting.insert(m_waiting.end(), bytes.begin(), bytes.end());
    while (!m_isBroken && openOne(lines)) {
    }
    if (m_isBroken)
        m_waiting.clear();
    return lines;
}

bool Channel::openOne(std::vector<std::string> &lines)
{
    if (!m_hasHeader) {
        if (m_waiting.size() < headerSize)
            return false;
        m_isBroken = crypto_secretstream_xchacha20poly1305_init_pull(&m_streams->in, m_waiting.data(),
                                                                     m_streams->other.data()) != 0;
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + headerSize);
        m_hasHeader = true;
        return true;
    }
    if (m_waiting.empty())
        return false;
    // Nothing may follow the last line.
    if (m_hasEnded) {
        m_isBroken = true;
        return false;
    }
    if (m_waiting.size() < lengthSize)
        return false;
    const std::size_t size = m_waiting[0] * 256U + m_waiting[1];
    // Before it has come, so that no sender fills the memory.
    m_isBroken = size > maxFrame || size < crypto_secretstream_xchacha20poly1305_ABYTES;
    if (m_isBroken || m_waiting.size() < lengthSize + size)
        return false;
    std::string line(size - crypto_secretstream_xchacha20poly1305_ABYTES, '\0');
    unsigned char tag = 0;
    m_isBroken = crypto_secretstream_xchacha20poly1305_pull(
                     &m_streams->in, reinterpret_cast<unsigned char *>(line.data()), nullptr, &tag,
                     m_waiting.data() + lengthSize, size, nullptr, 0) != 0;
    if (m_isBroken)
        return false;
    m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(lengthSize + size));
    m_hasEnded = tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
    lines.push_back(std::move(line));
    return true;
}

} // namespace four
