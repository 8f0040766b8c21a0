// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/columnstring.h"

#include "core/rules/action.h"

#include <utility>
#include <vector>

namespace four {

namespace {
/// The tenth column.
constexpr char lastDigit = '0';

bool isSeparator(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',';
}

std::optional<int> columnOf(char c)
{
    if (c < '0' || c > '9')
        return {};
    return c == lastDigit ? 9 : c - '1';
}

bool continuesCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The whole UTF-8 character that begins at this byte.
std::string characterAt(std::string_view text, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < text.size() && end - at < 4 && continuesCharacter(text[end]))
        ++end;
    return std::string(text.substr(at, end - at));
}

/// Applies the actions that the notation leaves out, up to the next drop.
void applyImpliedActions(Game &game)
{
    if (game.step() == Step::ChooseLetter)
        game.apply(action::ChooseLetter{Letter::X});
    if (game.step() == Step::Confirm)
        game.apply(action::EndTurn{});
}
} // namespace

std::variant<Game, ColumnStringError> readColumnString(std::string_view text, const GameSetup &setup)
{
    ColumnStringError error;
    if (text.size() > maxColumnStringBytes) {
        error.kind = ColumnStringError::Kind::TooLong;
        return error;
    }
    Game game(setup);
    applyImpliedActions(game);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (const std::optional<int> column = columnOf(c)) {
            const Action drop = action::Drop{*column};
            if (const std::optional<Refusal> refusal = game.refusal(drop)) {
                error.kind = ColumnStringError::Kind::Refused;
                error.column = *column;
                error.refusal = refusal;
                return error;
            }
            game.apply(drop);
            applyImpliedActions(game);
            ++error.move;
        } else if (!isSeparator(c)) {
            error.kind = ColumnStringError::Kind::NotAColumn;
            error.subject = characterAt(text, at);
            return error;
        }
        ++error.character;
    }
    if (error.move == 1)
        return ColumnStringError{};
    return game;
}

std::optional<ColumnString> columnStringOf(const Game &game)
{
    struct Move
    {
        bool isDrop;
        char digit;
    };
    if (game.rules().fill != Fill::None)
        return {};
    std::vector<Move> moves;
    bool isWhole = true;
    Game replayed(game.setup());
    for (const Action &action : game.actions()) {
        const bool isBeforeMove = replayed.step() == Step::Move;
        const Outcome outcome = replayed.apply(action);
        const bool isTimeOut = std::holds_alternative<action::TimeOut>(action);
        if (outcome.dropped)
            moves.push_back(
                {.isDrop = true, .digit = static_cast<char>('0' + (outcome.dropped->cell.column + 1) % 10)});
        else if (outcome.isMove())
            moves.push_back({.isDrop = false, .digit = ' '});
        else if (outcome.isUndo())
            moves.pop_back();
        else if (outcome.blocked || (isTimeOut && isBeforeMove && outcome.turnEnded))
            return {};
        isWhole = isWhole && !outcome.isUndo() && !outcome.violation && !isTimeOut &&
                  !std::holds_alternative<action::Resign>(action);
    }
    ColumnString found{.text = {}, .isWhole = isWhole};
    for (const Move &move : moves) {
        if (!move.isDrop)
            return {};
        found.text.push_back(move.digit);
    }
    return found;
}

} // namespace four
