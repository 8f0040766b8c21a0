// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/computer.h"
#include "core/rules/gamerecord.h"
#include "core/rules/recordreader.h"

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

/// Several records or one: the same game, or the same reason at the same line.
void checkList(std::string_view text, const std::variant<four::RecordedGame, four::RecordError> &one)
{
    const four::RecordList list = four::readRecords(text);
    check(!list.games.empty() || !list.errors.empty());
    if (const auto *recorded = std::get_if<four::RecordedGame>(&one))
        check(list.games.size() == 1 && list.errors.empty() && list.games.front() == *recorded);
    // One by one as all at once, and to the end of the text.
    four::RecordReader reader(text);
    std::size_t count = 0;
    for (std::size_t before = 0; reader.next(); before = reader.position()) {
        check(reader.position() > before || text.empty());
        ++count;
    }
    check(reader.position() == text.size());
    check(count == list.games.size() + list.errors.size() + list.moreErrors);
}

/// An accepted record gives a whole legal game, which its own record gives again; an error has a line in the
/// text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto result = four::readRecordedGame(text);
    checkList(text, result);
    if (const auto *error = std::get_if<four::RecordError>(&result)) {
        check(error->line >= 1);
        check(error->refusal.has_value() == (error->kind == four::RecordError::Kind::IllegalAction));
        check(error->action.has_value() == error->refusal.has_value() && four::isValid(error->rules));
        return 0;
    }
    const auto &recorded = std::get<four::RecordedGame>(result);
    const four::Game &game = recorded.game;
    check(!recorded.times || recorded.times->actions.size() == game.actions().size());
    check(four::isValid(game.rules()));
    check(game.isOver() || !game.refusal(four::chooseAction(game, four::Level::Random)));

    const std::string written = four::toText(four::recordOf(game, recorded.times));
    check(written.size() <= four::maxRecordBytes);
    const auto again = four::readRecordedGame(written);
    check(std::holds_alternative<four::RecordedGame>(again));
    check(std::get<four::RecordedGame>(again) == recorded);
    return 0;
}
