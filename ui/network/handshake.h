// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/network/channel.h"
#include "ui/network/cpace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace four {

/// How two programs that have just been connected come to share a key: bytes in, bytes out, no socket. The
/// guest knows the host's number of six digits, or the token that their last connection left them.
///
///     both    magic, version of the protocol, host or a guest's kind of secret, 16 random bytes, length and
///             name of the program's version: the same in all versions of the protocol
///     guest   its share of CPace
///     host    its share
///     guest   the proof that it knows the key
///     host    a byte, whether the proof holds; if so, its own proof
///
/// Everything before the proofs is in the clear, and part of what they prove. The host gives its proof last:
/// a guest that guesses learns by each connection whether one number is right, and no more. Afterwards both
/// have a Channel.
class Handshake
{
public:
    using Bytes = cpace::Bytes;
    using View = cpace::View;

    static constexpr int protocolVersion = 1;
    static constexpr std::size_t maxVersionName = 32;
    static constexpr std::size_t numberDigits = 6;
    using Token = std::array<std::uint8_t, 32>;

    enum class Side : std::uint8_t { Host, Guest };
    enum class State : std::uint8_t { Going, Done, Failed };
    enum class Failure : std::uint8_t {
        NotOurs,      ///< the other side is no program of this kind, or sends what no such program sends
        OtherVersion, ///< of the protocol, see otherProgram()
        WrongSecret,  ///< the number or the token
        NotExpected,  ///< to a host: a token that it does not know, or a number where it has none: no guess
    };

    /// The secrets that a side knows.
    struct Secrets
    {
        std::string number;                        ///< six digits; empty: none
        std::optional<Token> token = std::nullopt; ///< of the last connection; a guest uses it first
    };

    /// @param program its version, at most maxVersionName bytes, for sentences of the other side
    /// @param protocol another one than this program's: for tests
    Handshake(Side side, Secrets secrets, std::string_view program, int protocol = protocolVersion);
    ~Handshake();
    Handshake(const Handshake &) = delete;
    Handshake &operator=(const Handshake &) = delete;

    /// The bytes that are to be sent now; to be asked at the start and after each receive().
    [[nodiscard]] Bytes takeOutput();
    void receive(View bytes);

    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() == State::Failed
    [[nodiscard]] Failure failure() const { return m_failure; }
    /// The version of the other side's program, once it has said it: text from outside, ASCII.
    [[nodiscard]] const std::string &otherProgram() const { return m_otherProgram; }

    /// For the lines that follow; what receive() got beyond the handshake is what the channel is to open()
    /// first. @pre state() == State::Done, once
    [[nodiscard]] Channel takeChannel();
    [[nodiscard]] Bytes takeRest() { return std::move(m_input); }
    /// Whether the guest came by the token. @pre as for takeChannel()
    [[nodiscard]] bool isByToken() const { return m_isByToken; }
    /// By which the two meet again without the number. @pre as for takeChannel()
    [[nodiscard]] const Token &token() const { return m_token; }

private:
    /// The next of these, in this order, is to come from the other side.
    enum class Awaited : std::uint8_t { Hello, Share, GuestProof, HostProof };

    [[nodiscard]] Bytes hello(bool byToken) const;
    /// Takes what is awaited from the input, if it is there. @return whether it was
    bool takeNext();
    bool takeHello();
    void startExchange(bool byToken);
    void receiveShare(View share);
    void receiveProof(View proof);
    void finish();
    void fail(Failure failure);
    void send(View bytes) { m_output.insert(m_output.end(), bytes.begin(), bytes.end()); }
    [[nodiscard]] bool isGuest() const { return m_side == Side::Guest; }

    Side m_side;
    Secrets m_secrets;
    std::string m_program;
    int m_protocol;
    State m_state = State::Going;
    Failure m_failure = Failure::NotOurs;
    Awaited m_awaited = Awaited::Hello;
    bool m_isByToken = false;
    std::string m_otherProgram;
    Bytes m_input; ///< received and not yet read
    Bytes m_output;
    Bytes m_random;
    Bytes m_ownHello;
    Bytes m_otherHello;
    Bytes m_session;
    cpace::Scalar m_scalar{};
    cpace::Share m_ownShare{};
    cpace::Share m_otherShare{};
    cpace::Key m_key{};
    Token m_token{};
};

/// The number of an invitation: after three wrong ones there is a new one.
class InvitationNumber
{
public:
    static constexpr int mostWrong = 3;

    InvitationNumber() { draw(); }

    /// Six digits.
    [[nodiscard]] const std::string &text() const { return m_text; }
    /// A guest gave a wrong number. @return whether there is a new number now
    bool noteWrong();

private:
    void draw();

    std::string m_text;
    int m_wrong = 0;
};

} // namespace four
