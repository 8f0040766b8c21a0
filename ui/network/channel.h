// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/cpace.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace four {

/// Lines of text between two programs that share a key, as bytes that no other program can read or change:
/// frames of two bytes for the length and a message of libsodium's secretstream. A frame that was changed,
/// left out, repeated or moved does not open, and after it none does.
class Channel
{
public:
    using Bytes = cpace::Bytes;
    using View = cpace::View;

    static constexpr std::size_t maxFrame = 4096; ///< of a frame without its length
    static constexpr std::size_t headerSize = 24;
    static constexpr std::size_t maxLine = maxFrame - 17;
    using StreamKey = std::array<std::uint8_t, 32>;

    /// @param own, other of the lines that go out and that come in; not the same
    Channel(const StreamKey &own, const StreamKey &other);
    ~Channel();
    Channel(Channel &&) noexcept;
    Channel &operator=(Channel &&) noexcept;

    /// The frame of a line. The first call's begins with the header of the stream. @pre line.size() <=
    /// maxLine
    /// @param last after it nothing is sent: so a stream that was cut is told from one that ended
    [[nodiscard]] Bytes seal(std::string_view line, bool last = false);

    /// The lines that these bytes complete. After an error there are none any more.
    [[nodiscard]] std::vector<std::string> open(View bytes);
    /// Whether a frame did not open, or is longer than it may be.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    /// Whether the other side has sent its last line.
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }

private:
    struct Streams;
    /// @return whether a whole frame was there
    bool openOne(std::vector<std::string> &lines);

    std::unique_ptr<Streams> m_streams;
    Bytes m_waiting;          ///< received, and not yet a whole frame
    Bytes m_header;           ///< to be sent before the first frame
    bool m_hasHeader = false; ///< the other side's was read
    bool m_isBroken = false;
    bool m_hasEnded = false;
};

} // namespace four
