// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/columnstring.h"
#include "core/rules/ruleset.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

namespace {

void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// The first two bytes choose the rules.
four::GameSetup setupOf(std::uint8_t preset, std::uint8_t board)
{
    four::GameSetup setup;
    setup.rules = four::rulesetOf(four::allPresets[preset % four::allPresets.size()]);
    setup.rules.columns = four::limits::columns.least + board % 7;
    setup.rules.rows = four::limits::rows.least + board / 7 % 7;
    setup.rules.connect = four::limits::connect.least + board / 49 % 4;
    return setup;
}

} // namespace

/// An accepted text gives a legal game, which is written and read again unchanged; an error has a place in
/// the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const four::GameSetup setup = setupOf(data[0], data[1]);
    const std::string_view text(reinterpret_cast<const char *>(data) + 2, size - 2);
    const auto result = four::readColumnString(text, setup);
    if (const auto *error = std::get_if<four::ColumnStringError>(&result)) {
        using Kind = four::ColumnStringError::Kind;
        check(error->character >= 1 && error->character <= text.size() + 1);
        check(error->move >= 1 && std::size_t(error->move) <= error->character);
        check((error->kind == Kind::Refused) == error->refusal.has_value());
        check((error->kind == Kind::NotAColumn) == !error->subject.empty());
        check((error->kind == Kind::TooLong) == (text.size() > four::maxColumnStringBytes));
        return 0;
    }
    const auto &game = std::get<four::Game>(result);
    check(game.step() == four::Step::Move || game.isOver());
    const auto written = four::columnStringOf(game);
    // Other programs would replay it on an empty board.
    if (setup.rules.fill != four::Fill::None) {
        check(!written);
        return 0;
    }
    check(written && written->isWhole);
    const auto again = four::readColumnString(written->text, setup);
    check(std::holds_alternative<four::Game>(again) && std::get<four::Game>(again) == game);
    return 0;
}
