// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "core/rules/gamerecord.h"

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

} // namespace

/// Whatever is read is a whole legal game, which its own record gives again; whatever is not says where.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto result = four::readRecord(text);
    if (const auto *error = std::get_if<four::RecordError>(&result)) {
        check(error->line >= 1);
        check(error->refusal.has_value() == (error->kind == four::RecordError::Kind::IllegalAction));
        return 0;
    }
    const four::Game &game = std::get<four::Game>(result);
    check(four::isValid(game.rules()));
    check(game.isOver() || !game.refusal(four::chooseAction(game, four::Level::Random)));

    const std::string written = four::toText(four::recordOf(game));
    check(written.size() <= four::maxRecordBytes);
    const auto again = four::readRecord(written);
    check(std::holds_alternative<four::Game>(again));
    check(std::get<four::Game>(again) == game);
    return 0;
}
