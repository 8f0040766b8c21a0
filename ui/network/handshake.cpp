// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/handshake.h"

#include <sodium.h>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace four {

namespace {
constexpr std::string_view magic = "FIARGAME";
constexpr std::size_t randomSize = 16;
// Of the hello: magic, version in two bytes, kind of secret, random bytes, length of the program's version.
constexpr std::size_t versionPlace = 8;
constexpr std::size_t kindPlace = versionPlace + 2;
constexpr std::size_t randomPlace = kindPlace + 1;
constexpr std::size_t namePlace = randomPlace + randomSize + 1;
constexpr std::uint8_t byNumberKind = 0; ///< of a guest
constexpr std::uint8_t byTokenKind = 1;  ///< of a guest
constexpr std::uint8_t hostKind = 2;
constexpr std::uint8_t proofIsWrong = 0;
constexpr std::uint8_t proofIsRight = 1;

// Of the keys that are derived from that of CPace.
constexpr std::uint64_t guestStream = 1;
constexpr std::uint64_t hostStream = 2;
constexpr std::uint64_t tokenOfNext = 3;

template <typename Array>
Array derived(const cpace::Key &key, std::uint64_t purpose)
{
    std::array<std::uint8_t, crypto_kdf_KEYBYTES> master{};
    crypto_generichash(master.data(), master.size(), key.data(), key.size(), nullptr, 0);
    Array bytes{};
    crypto_kdf_derive_from_key(bytes.data(), bytes.size(), purpose, "fiargame", master.data());
    sodium_memzero(master.data(), master.size());
    return bytes;
}
} // namespace

Handshake::Handshake(Side side, Secrets secrets, std::string_view program, int protocol)
    : m_side(side), m_secrets(std::move(secrets)), m_program(program.substr(0, maxVersionName)),
      m_protocol(protocol), m_random(randomSize)
{
    [[maybe_unused]] const int ready = sodium_init();
    assert(ready >= 0);
    randombytes_buf(m_random.data(), m_random.size());
    m_ownHello = hello(isGuest() && m_secrets.token);
    send(m_ownHello);
}

Handshake::~Handshake()
{
    sodium_memzero(m_secrets.number.data(), m_secrets.number.size());
    sodium_memzero(m_scalar.data(), m_scalar.size());
    sodium_memzero(m_key.data(), m_key.size());
    sodium_memzero(m_token.data(), m_token.size());
}

Handshake::Bytes Handshake::hello(bool byToken) const
{
    Bytes bytes = cpace::bytesOf(magic);
    bytes.push_back(static_cast<std::uint8_t>(m_protocol / 256));
    bytes.push_back(static_cast<std::uint8_t>(m_protocol % 256));
    bytes.push_back(!isGuest() ? hostKind : byToken ? byTokenKind : byNumberKind);
    bytes.insert(bytes.end(), m_random.begin(), m_random.end());
    bytes.push_back(static_cast<std::uint8_t>(m_program.size()));
    bytes.insert(bytes.end(), m_program.begin(), m_program.end());
    return bytes;
}

Handshake::Bytes Handshake::takeOutput()
{
    return std::exchange(m_output, {});
}

void Handshake::receive(View bytes)
{
    if (m_state == State::Failed)
        return;
    m_input.insert(m_input.end(), bytes.begin(), bytes.end());
    while (m_state == State::Going && takeNext()) {
    }
}

bool Handshake::takeNext()
{
    if (m_awaited == Awaited::Hello)
        return takeHello();
    const std::size_t size = m_awaited == Awaited::Share        ? cpace::shareSize
                             : m_awaited == Awaited::GuestProof ? cpace::tagSize
                                                                : 1 + cpace::tagSize;
    // Alone, as no proof follows it.
    if (m_awaited == Awaited::HostProof && !m_input.empty() && m_input.front() != proofIsRight) {
        fail(m_input.front() == proofIsWrong ? Failure::WrongSecret : Failure::NotOurs);
        return false;
    }
    if (m_input.size() < size)
        return false;
    const auto end = m_input.begin() + static_cast<std::ptrdiff_t>(size);
    const Bytes part(m_input.begin(), end);
    m_input.erase(m_input.begin(), end);
    if (m_awaited == Awaited::Share)
        receiveShare(part);
    else
        receiveProof(part);
    return true;
}

bool Handshake::takeHello()
{
    // Another program may send little and wait: each byte is looked at as it comes.
    const std::size_t known = std::min(m_input.size(), magic.size());
    if (!std::equal(m_input.begin(), m_input.begin() + static_cast<std::ptrdiff_t>(known), magic.begin())) {
        fail(Failure::NotOurs);
        return false;
    }
    if (m_input.size() < namePlace)
        return false;
    const std::size_t length = m_input[namePlace - 1];
    if (length > maxVersionName) {
        fail(Failure::NotOurs);
        return false;
    }
    if (m_input.size() < namePlace + length)
        return false;
    const auto name = m_input.begin() + namePlace;
    const auto end = name + static_cast<std::ptrdiff_t>(length);
    // It is shown to people.
    if (!std::all_of(name, end, [](std::uint8_t c) { return c > 0x20 && c < 0x7F; })) {
        fail(Failure::NotOurs);
        return false;
    }
    m_otherProgram.assign(name, end);
    m_otherHello.assign(m_input.begin(), end);
    m_input.erase(m_input.begin(), end);
    if (m_otherHello[versionPlace] * 256 + m_otherHello[versionPlace + 1] != m_protocol) {
        fail(Failure::OtherVersion);
        return false;
    }
    // A guest must not take its own bytes, sent back, for a host's.
    if (isGuest() != (m_otherHello[kindPlace] == hostKind) || m_otherHello[kindPlace] > hostKind) {
        fail(Failure::NotOurs);
        return false;
    }
    const std::uint8_t kind = (isGuest() ? m_ownHello : m_otherHello)[kindPlace];
    const bool isKnown =
        (kind == byNumberKind && !m_secrets.number.empty()) || (kind == byTokenKind && m_secrets.token);
    if (!isKnown) {
        fail(Failure::NotExpected);
        return false;
    }
    startExchange(kind == byTokenKind);
    return true;
}

void Handshake::startExchange(bool byToken)
{
    m_isByToken = byToken;
    const Bytes &guest = isGuest() ? m_ownHello : m_otherHello;
    const Bytes &host = isGuest() ? m_otherHello : m_ownHello;
    const auto randomOf = [](const Bytes &hello) { return View(hello).subspan(randomPlace, randomSize); };
    m_session.assign(randomOf(guest).begin(), randomOf(guest).end());
    std::ranges::copy(randomOf(host), std::back_inserter(m_session));
    cpace::Inputs inputs{.password = byToken ? Bytes(m_secrets.token->begin(), m_secrets.token->end())
                                             : cpace::bytesOf(m_secrets.number),
                         .channel = cpace::lengthsAndValues(
                             {cpace::bytesOf("fourinarow guest"), cpace::bytesOf("fourinarow host")}),
                         .session = m_session};
    const cpace::Share base = cpace::generator(inputs);
    m_scalar = cpace::randomScalar();
    m_ownShare = *cpace::multiplied(m_scalar, base);
    sodium_memzero(inputs.password.data(), inputs.password.size());
    // The host waits, so that its share is one for a guest that has taken part.
    if (isGuest())
        send(m_ownShare);
    m_awaited = Awaited::Share;
}

void Handshake::receiveShare(View share)
{
    std::optional<cpace::Share> secret = cpace::multiplied(m_scalar, share);
    if (!secret)
        return fail(Failure::NotOurs);
    std::ranges::copy(share, m_otherShare.begin());
    const Bytes transcript = isGuest()
                                 ? cpace::transcript(m_ownShare, m_ownHello, m_otherShare, m_otherHello)
                                 : cpace::transcript(m_otherShare, m_otherHello, m_ownShare, m_ownHello);
    m_key = cpace::sessionKey(m_session, *secret, transcript);
    sodium_memzero(secret->data(), secret->size());
    sodium_memzero(m_scalar.data(), m_scalar.size());
    if (isGuest()) {
        send(cpace::confirmation(m_session, m_key, m_ownShare, m_ownHello));
        m_awaited = Awaited::HostProof;
    } else {
        send(m_ownShare);
        m_awaited = Awaited::GuestProof;
    }
}

void Handshake::receiveProof(View proof)
{
    const View given = isGuest() ? proof.subspan(1) : proof;
    const cpace::Tag wanted = cpace::confirmation(m_session, m_key, m_otherShare, m_otherHello);
    const bool isRight = sodium_memcmp(given.data(), wanted.data(), wanted.size()) == 0;
    if (!isGuest()) {
        m_output.push_back(isRight ? proofIsRight : proofIsWrong);
        if (isRight)
            send(cpace::confirmation(m_session, m_key, m_ownShare, m_ownHello));
    }
    if (isRight)
        finish();
    else
        fail(!isGuest() && m_isByToken ? Failure::NotExpected : Failure::WrongSecret);
}

void Handshake::finish()
{
    m_token = derived<Token>(m_key, tokenOfNext);
    m_state = State::Done;
}

void Handshake::fail(Failure failure)
{
    m_state = State::Failed;
    m_failure = failure;
    m_input.clear();
}

Channel Handshake::takeChannel()
{
    assert(m_state == State::Done);
    const auto guest = derived<Channel::StreamKey>(m_key, guestStream);
    const auto host = derived<Channel::StreamKey>(m_key, hostStream);
    return isGuest() ? Channel(guest, host) : Channel(host, guest);
}

bool InvitationNumber::noteWrong()
{
    if (++m_wrong < mostWrong)
        return false;
    const std::string last = m_text;
    while (m_text == last)
        draw();
    m_wrong = 0;
    return true;
}

void InvitationNumber::draw()
{
    [[maybe_unused]] const int ready = sodium_init();
    assert(ready >= 0);
    std::string digits = std::to_string(randombytes_uniform(1'000'000));
    m_text = std::string(Handshake::numberDigits - digits.size(), '0') + digits;
}

} // namespace four
