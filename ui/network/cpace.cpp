// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/cpace.h"

#include <sodium.h>

#include <algorithm>

namespace four::cpace {

namespace {
constexpr std::string_view suite = "CPaceRistretto255";
constexpr std::size_t blockSize = 128; ///< of the hash's input
static_assert(shareSize == crypto_core_ristretto255_BYTES);
static_assert(sizeof(Scalar) == crypto_core_ristretto255_SCALARBYTES);
static_assert(keySize == crypto_hash_sha512_BYTES && keySize == crypto_core_ristretto255_HASHBYTES);
static_assert(tagSize == crypto_auth_hmacsha512_BYTES);

void append(Bytes &bytes, View more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

/// LEB128: seven bits a byte, the lowest first.
void appendLength(Bytes &bytes, std::size_t length)
{
    for (; length >= 0x80; length >>= 7U)
        bytes.push_back(static_cast<std::uint8_t>(0x80 | (length & 0x7F)));
    bytes.push_back(static_cast<std::uint8_t>(length));
}

std::size_t sizeWithLength(View string)
{
    Bytes length;
    appendLength(length, string.size());
    return length.size() + string.size();
}

Key hashOf(View bytes)
{
    Key hash{};
    crypto_hash_sha512(hash.data(), bytes.data(), bytes.size());
    return hash;
}
} // namespace

Bytes bytesOf(std::string_view text)
{
    return {text.begin(), text.end()};
}

Bytes lengthsAndValues(std::initializer_list<View> strings)
{
    Bytes bytes;
    for (const View string : strings) {
        appendLength(bytes, string.size());
        append(bytes, string);
    }
    return bytes;
}

Bytes generatorString(const Inputs &inputs)
{
    const Bytes name = bytesOf(suite);
    const std::size_t used = sizeWithLength(inputs.password) + sizeWithLength(name) + 1;
    // So that the first block that is hashed does not tell how long the password is.
    const Bytes padding(used < blockSize ? blockSize - used : 0);
    return lengthsAndValues({name, inputs.password, padding, inputs.channel, inputs.session});
}

Share generator(const Inputs &inputs)
{
    Bytes string = generatorString(inputs);
    Key hash = hashOf(string);
    Share element{};
    crypto_core_ristretto255_from_hash(element.data(), hash.data());
    sodium_memzero(string.data(), string.size());
    sodium_memzero(hash.data(), hash.size());
    return element;
}

Scalar randomScalar()
{
    Scalar scalar{};
    crypto_core_ristretto255_scalar_random(scalar.data());
    return scalar;
}

std::optional<Share> multiplied(const Scalar &scalar, View element)
{
    Share result{};
    // It checks the element, and fails where the result is the neutral one.
    if (element.size() != shareSize ||
        crypto_scalarmult_ristretto255(result.data(), scalar.data(), element.data()) != 0)
        return {};
    return result;
}

Bytes transcript(View shareA, View dataA, View shareB, View dataB)
{
    Bytes bytes = lengthsAndValues({shareA, dataA});
    append(bytes, lengthsAndValues({shareB, dataB}));
    return bytes;
}

Key sessionKey(View session, const Share &secret, View transcript)
{
    Bytes bytes = lengthsAndValues({bytesOf(std::string(suite) + "_ISK"), session, secret});
    append(bytes, transcript);
    const Key key = hashOf(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

Tag confirmation(View session, const Key &key, View share, View data)
{
    Bytes bytes = bytesOf("CPaceMac");
    append(bytes, session);
    append(bytes, key);
    Key macKey = hashOf(bytes);
    const Bytes message = lengthsAndValues({share, data});
    Tag tag{};
    crypto_auth_hmacsha512_state state;
    crypto_auth_hmacsha512_init(&state, macKey.data(), macKey.size());
    crypto_auth_hmacsha512_update(&state, message.data(), message.size());
    crypto_auth_hmacsha512_final(&state, tag.data());
    sodium_memzero(bytes.data(), bytes.size());
    sodium_memzero(macKey.data(), macKey.size());
    return tag;
}

} // namespace four::cpace
