// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// CPace, a key exchange by a password that both sides know: draft-irtf-cfrg-cpace-20 of the IRTF's Crypto
/// Forum Research Group, with ristretto255 and SHA-512, initiator and responder. A listener learns nothing to
/// try passwords on, and a program that takes part can try one a connection. The group and the hash are
/// libsodium's.
namespace four::cpace {

using Bytes = std::vector<std::uint8_t>;
using View = std::span<const std::uint8_t>;

inline constexpr std::size_t shareSize = 32;
inline constexpr std::size_t keySize = 64;
inline constexpr std::size_t tagSize = 64;

using Share = std::array<std::uint8_t, shareSize>;
using Scalar = std::array<std::uint8_t, 32>;
using Key = std::array<std::uint8_t, keySize>;
using Tag = std::array<std::uint8_t, tagSize>;

/// What both sides put in.
struct Inputs
{
    Bytes password;
    Bytes channel; ///< who the two are
    Bytes session; ///< an id that is new for each connection
};

/// The bytes of a text.
[[nodiscard]] Bytes bytesOf(std::string_view text);

/// The strings one after the other, each after its length.
[[nodiscard]] Bytes lengthsAndValues(std::initializer_list<View> strings);
/// The string of which the generator is derived.
[[nodiscard]] Bytes generatorString(const Inputs &inputs);
/// The generator of the group that the password, channel and session give.
[[nodiscard]] Share generator(const Inputs &inputs);

[[nodiscard]] Scalar randomScalar();
/// @return nothing: the element is no valid one, or the result is the neutral one. The exchange has to end.
[[nodiscard]] std::optional<Share> multiplied(const Scalar &scalar, View element);

/// The transcript of the initiator's share and data, then the responder's.
[[nodiscard]] Bytes transcript(View shareA, View dataA, View shareB, View dataB);
/// The intermediate session key. @param secret the point that both shares give
[[nodiscard]] Key sessionKey(View session, const Share &secret, View transcript);
/// The proof that the side that sent this share and data knows the key.
[[nodiscard]] Tag confirmation(View session, const Key &key, View share, View data);

} // namespace four::cpace
