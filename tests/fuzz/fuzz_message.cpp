// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/messages.h"
#include "ui/network/samegame.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

namespace {

void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// The text with the right check at its end, which the fuzzer would not find.
std::string checked(std::string_view text)
{
    const std::size_t end = text.rfind('.');
    if (end == std::string_view::npos)
        return std::string(text);
    return std::string(text.substr(0, end + 1)) + four::messages::checkOf(text.substr(0, end));
}

void read(std::string_view text)
{
    const auto result = four::messages::read(text);
    if (const auto *error = std::get_if<four::messages::Error>(&result)) {
        check(error->version.empty() == (error->kind != four::messages::Error::Kind::NewerVersion));
        return;
    }
    const auto &message = std::get<four::messages::Message>(result);
    check(four::isValid(message.game.rules()) && !four::playerElsewhere(message.game.setup()));
    check(four::relationOf(message.game, message.game) == four::Relation::Same);
    // One text for each message, and another text around it changes nothing.
    const std::string written = four::messages::write(message.game, message.sender);
    const auto again = four::messages::read("Minh: " + written + "\n");
    check(std::holds_alternative<four::messages::Message>(again));
    check(std::get<four::messages::Message>(again).game == message.game);
}

} // namespace

/// A text is a whole legal game, which is written and read again unchanged, or an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    read(text);
    read(checked(text));
    return 0;
}
