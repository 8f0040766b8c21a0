// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/dialogue.h"
#include "ui/network/samegame.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

namespace {

using Dialogue = four::Dialogue;

void check(bool holds)
{
    if (!holds)
        std::abort();
}

std::string hash(const std::string &text)
{
    std::uint64_t number = 0xCBF29CE484222325;
    for (const char c : text)
        number = (number ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    std::string digits(16, '0');
    for (char &digit : digits) {
        digit = "0123456789abcdef"[number % 16];
        number /= 16;
    }
    return digits;
}

Dialogue::Half half()
{
    return {};
}

four::GameSetup setup(bool hasClock)
{
    four::GameSetup setup{
        .rules = four::rulesetOf(four::Preset::PowerUps), .seed = 0, .seats = {}, .starter = {}};
    setup.seats[four::Player::Two].elsewhere = true;
    if (hasClock)
        setup.rules.clock = {.kind = four::TimeControl::Kind::Game, .seconds = 60, .increment = 2};
    return setup;
}

/// What another program may send, line by line, to a side that may answer as a person would.
void listen(Dialogue &side, std::string_view text, bool answers)
{
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::optional<four::Game> before = side.game();
        const bool wasOver = side.isOver();
        side.receive(line, four::Milliseconds(1000));
        bool hasEnded = false;
        for (const Dialogue::Event &event : side.takeEvents()) {
            check(!wasOver && !hasEnded);
            hasEnded = std::holds_alternative<Dialogue::Ended>(event);
            if (const auto *met = std::get_if<Dialogue::Met>(&event))
                check(four::isStorableName(met->name));
        }
        check(side.isOver() == (wasOver || hasEnded));
        // Never the game.
        if (hasEnded && before)
            check(side.game() == before);
        if (side.game())
            check(four::playerElsewhere(side.game()->setup()).has_value());
        check(!side.mayAct() || !side.game()->isOver());
        if (!answers || side.isOver())
            continue;
        if (side.offered())
            side.answer(true);
        if (side.mayAct())
            side.act(four::action::Drop{3});
    }
}

} // namespace

/// The first byte chooses the side, whether it has a game, with a clock, and whether its person takes part.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const bool isHost = data[0] % 2 == 0;
    const bool hasGame = data[0] / 2 % 2 == 0;
    const bool hasClock = data[0] / 8 % 2 == 1;
    const Dialogue::Lot lot{.half = {}, .hash = hash, .draw = half};
    Dialogue side(isHost ? Dialogue::Side::Host : Dialogue::Side::Guest, "Lan", lot,
                  hasGame ? std::optional(four::Game(setup(hasClock))) : std::nullopt);
    std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    if (isHost && !hasGame) {
        side.receive("hello Minh");
        side.offerGame(setup(hasClock));
        static_cast<void>(side.takeEvents());
    }
    listen(side, text, data[0] / 4 % 2 == 0);
    return 0;
}
