// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/network/messages.h"

#include "core/rules/gamerecord.h"
#include "core/rules/recordvalues.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace four::messages {

namespace {
constexpr std::string_view scheme = "fiar:";
constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view blanks = " \t\r\n";
constexpr std::uint64_t base = digits.size();
constexpr std::size_t seedDigits = 11;
constexpr std::size_t checkDigits = 6;
constexpr std::size_t ruleDigits = 13;
constexpr std::size_t starterPlace = seedDigits;
constexpr std::size_t senderPlace = starterPlace + 1;
constexpr std::size_t rulesPlace = senderPlace + 1;
constexpr std::size_t fixedSetup = rulesPlace + ruleDigits;
constexpr char separator = '.';
constexpr int mostPieces = 64; ///< into which mail may have cut a message

std::string numberText(std::uint64_t number, std::size_t width)
{
    std::string text(width, digits.front());
    for (std::size_t place = width; place > 0; number /= base)
        text[--place] = digits[number % base];
    return text;
}

std::optional<std::uint64_t> numberOf(std::string_view text)
{
    std::uint64_t number = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos || number > (UINT64_MAX - digit) / base)
            return {};
        number = number * base + digit;
    }
    return number;
}

std::array<int, ruleDigits> numbersOf(const Ruleset &rules)
{
    return {rules.columns,
            rules.rows,
            rules.connect,
            static_cast<int>(rules.opening),
            static_cast<int>(rules.starter),
            static_cast<int>(rules.letters),
            rules.undos,
            rules.undoOnFirstMove ? 1 : 0,
            static_cast<int>(rules.violations),
            rules.violationsAllowed,
            rules.blocks,
            rules.removes,
            rules.nameLength};
}

/// A part of the rules that messages have only where it is used. It grows with Ruleset; a letter never
/// changes.
struct LaterRule
{
    char letter;
    int (*value)(const Ruleset &rules); ///< 0: not used
    bool (*set)(Ruleset &rules, int value);
};

/// The kinds of a clock, by their numbers from 1.
constexpr std::array clocks{TimeControl{.kind = TimeControl::Kind::Turn},
                            TimeControl{.kind = TimeControl::Kind::Turn, .losesGame = true},
                            TimeControl{.kind = TimeControl::Kind::Game}};

int clockNumber(const TimeControl &clock)
{
    const auto *found = std::ranges::find_if(clocks, [&](const TimeControl &each) {
        return each.kind == clock.kind && each.losesGame == clock.losesGame;
    });
    return found == clocks.end() ? 0 : static_cast<int>(found - clocks.begin()) + 1;
}

constexpr std::array laterRules{
    LaterRule{.letter = 'f',
              .value = [](const Ruleset &rules) { return static_cast<int>(rules.fill); },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.fill = static_cast<Fill>(value);
                      return value <= static_cast<int>(Fill::Sides);
                  }},
    LaterRule{.letter = 'p',
              .value = [](const Ruleset &rules) { return rules.popOut ? 1 : 0; },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.popOut = true;
                      return value == 1;
                  }},
    LaterRule{.letter = 'c',
              .value = [](const Ruleset &rules) { return clockNumber(rules.clock); },
              .set =
                  [](Ruleset &rules, int value) {
                      if (value < 1 || value > static_cast<int>(clocks.size()))
                          return false;
                      rules.clock = clocks[static_cast<std::size_t>(value) - 1];
                      return true;
                  }},
    // Its seconds: two digits, and one for each turn.
    LaterRule{.letter = 'h',
              .value = [](const Ruleset &rules) { return rules.clock.seconds / static_cast<int>(base); },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.clock.seconds += value * static_cast<int>(base);
                      return true;
                  }},
    LaterRule{.letter = 's',
              .value = [](const Ruleset &rules) { return rules.clock.seconds % static_cast<int>(base); },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.clock.seconds += value;
                      return true;
                  }},
    LaterRule{.letter = 'i',
              .value = [](const Ruleset &rules) { return rules.clock.increment; },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.clock.increment = value;
                      return true;
                  }},
    LaterRule{.letter = 'x',
              .value = [](const Ruleset &rules) { return rules.swap ? 1 : 0; },
              .set =
                  [](Ruleset &rules, int value) {
                      rules.swap = value == 1;
                      return rules.swap;
                  }},
};

/// @return nothing: they are not valid
std::optional<Ruleset> rulesOf(std::string_view text)
{
    std::array<int, ruleDigits> numbers{};
    for (std::size_t i = 0; i < ruleDigits; ++i) {
        const std::size_t digit = digits.find(text[i]);
        if (digit == std::string_view::npos)
            return {};
        numbers[i] = static_cast<int>(digit);
    }
    constexpr std::array<int, 5> choices{2, 2, 3, 2, 3}; // how many values each enumeration has, and the bool
    const std::array<int, 5> chosen{numbers[3], numbers[4], numbers[5], numbers[7], numbers[8]};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (chosen[i] >= choices[i])
            return {};
    }
    Ruleset rules{.columns = numbers[0],
                  .rows = numbers[1],
                  .connect = numbers[2],
                  .opening = static_cast<Opening>(numbers[3]),
                  .starter = static_cast<Starter>(numbers[4]),
                  .letters = static_cast<Letters>(numbers[5]),
                  .undos = numbers[6],
                  .undoOnFirstMove = numbers[7] == 1,
                  .violations = static_cast<Violations>(numbers[8]),
                  .violationsAllowed = numbers[9],
                  .blocks = numbers[10],
                  .removes = numbers[11],
                  .nameLength = numbers[12]};
    for (text.remove_prefix(ruleDigits); text.size() >= 2; text.remove_prefix(2)) {
        const auto *rule = std::ranges::find(laterRules, text[0], &LaterRule::letter);
        const std::size_t digit = digits.find(text[1]);
        if (rule == laterRules.end() || digit == std::string_view::npos ||
            !rule->set(rules, static_cast<int>(digit)))
            return {};
    }
    if (!text.empty() || !isValid(rules))
        return {};
    return rules;
}

/// Whether a later version of the program has written the rules of the set-up.
bool hasUnknownRules(std::string_view setup)
{
    for (std::size_t i = fixedSetup; i + 1 < setup.size(); i += 2) {
        if (std::ranges::find(laterRules, setup[i], &LaterRule::letter) == laterRules.end())
            return true;
    }
    return false;
}

bool isLetterOrDigit(char c)
{
    return digits.find(c) != std::string_view::npos;
}

std::string nameText(std::string_view name)
{
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || isLetterOrDigit(c))
            text += c;
        else if (c == ' ')
            text += '+';
        else
            text.append("%").append({"0123456789ABCDEF"[byte / 16], "0123456789ABCDEF"[byte % 16]});
    }
    return text;
}

std::optional<std::string> nameOf(std::string_view text)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+') {
            name += ' ';
        } else if (text[i] == '%') {
            int byte = 0;
            const char *begin = text.data() + i + 1;
            if (i + 2 >= text.size() || std::from_chars(begin, begin + 2, byte, 16).ptr != begin + 2)
                return {};
            name += static_cast<char>(byte);
            i += 2;
        } else {
            name += text[i];
        }
    }
    if (!isStorableName(name))
        return {};
    return name;
}

/// A column or row, counted from 0, if a digit can say it.
std::optional<char> digitOf(int index)
{
    if (index < 0 || index > 9)
        return {};
    return digits[static_cast<std::size_t>(index + 1) % 10];
}

std::string actionText(const Action &action)
{
    if (std::holds_alternative<action::Resign>(action))
        return "q";
    if (const auto *drop = std::get_if<action::Drop>(&action)) {
        if (const std::optional<char> column = digitOf(drop->column))
            return {*column};
    } else if (const auto *remove = std::get_if<action::Remove>(&action)) {
        const std::optional<char> column = digitOf(remove->cell.column);
        const std::optional<char> row = digitOf(remove->cell.row);
        if (column && row)
            return {'r', *column, *row};
    } else if (const auto *pop = std::get_if<action::Pop>(&action)) {
        if (const std::optional<char> column = digitOf(pop->column))
            return {'p', *column};
    } else {
        return recordWord(action);
    }
    return 'w' + recordWord(action) + 'z';
}

/// The action that the text begins with, which is removed from it; nothing: it begins with none.
std::optional<Action> takeAction(std::string_view &text)
{
    const auto index = [](char digit) { return digit == '0' ? 9 : digit - '1'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const char first = text.front();
    if (first == 'w') {
        const std::string_view word = text.substr(1, text.find('z') - 1);
        text.remove_prefix(std::min(word.size() + 2, text.size()));
        return recordvalues::actionOf(word);
    }
    if (first == 'r' && text.size() >= 3 && isDigit(text[1]) && isDigit(text[2])) {
        const Cell cell{index(text[1]), index(text[2])};
        text.remove_prefix(3);
        return action::Remove{cell};
    }
    if (first == 'p' && text.size() >= 2 && isDigit(text[1])) {
        const int column = index(text[1]);
        text.remove_prefix(2);
        return action::Pop{column};
    }
    text.remove_prefix(1);
    if (isDigit(first))
        return action::Drop{index(first)};
    if (first == 'q')
        return action::Resign{};
    return recordvalues::actionOf({&first, 1});
}

std::vector<std::string_view> fieldsOf(std::string_view text)
{
    std::vector<std::string_view> fields;
    for (std::size_t end = 0; end != std::string_view::npos;
         text.remove_prefix(std::min(end + 1, text.size()))) {
        end = text.find(separator);
        fields.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            break;
    }
    return fields;
}

std::optional<GameSetup> setupOf(std::string_view text)
{
    if (text.size() < fixedSetup)
        return {};
    const std::optional<std::uint64_t> seed = numberOf(text.substr(0, seedDigits));
    const std::optional<Ruleset> rules = rulesOf(text.substr(rulesPlace));
    const char starter = text[starterPlace];
    if (!seed || !rules || starter < '0' || starter > '2')
        return {};
    GameSetup setup{.rules = *rules, .seed = *seed, .seats = {}, .starter = {}};
    if (starter != '0')
        setup.starter = starter == '1' ? Player::One : Player::Two;
    return setup;
}

/// The message whose check is right already; nothing: impossible.
std::optional<Message> messageOf(std::string_view text)
{
    const std::vector<std::string_view> fields = fieldsOf(text);
    if (fields.size() != 6)
        return {};
    std::optional<GameSetup> setup = setupOf(fields[1]);
    const std::optional<std::string> one = nameOf(fields[3]);
    const std::optional<std::string> two = nameOf(fields[4]);
    if (!setup || !one || !two)
        return {};
    setup->seats[Player::One].name = *one;
    setup->seats[Player::Two].name = *two;
    Message message{.game = Game(*setup),
                    .sender = fields[1][senderPlace] == '1' ? Player::One : Player::Two};
    for (std::string_view rest = fields[2]; !rest.empty();) {
        const std::optional<Action> action = takeAction(rest);
        if (!action)
            return {};
        const Outcome outcome = message.game.apply(*action);
        if (outcome.refusal && !outcome.violation)
            return {};
    }
    // A message has one text.
    if (write(message.game, message.sender) != text)
        return {};
    return message;
}

/// Reads the message at the beginning of the text.
std::variant<Message, Error> readAt(std::string_view text)
{
    const std::string_view number = text.substr(scheme.size(), text.find(separator) - scheme.size());
    int found = 0;
    const auto parsed = std::from_chars(number.data(), number.data() + number.size(), found);
    if (parsed.ec == std::errc() && parsed.ptr == number.data() + number.size() && found > version)
        return Error{.kind = Error::Kind::NewerVersion, .version = std::string(number)};
    std::string joined;
    for (int pieces = 0; pieces < mostPieces && !text.empty() && joined.size() < maxBytes; ++pieces) {
        const std::string_view piece = text.substr(0, text.find_first_of(blanks));
        joined.append(piece);
        text.remove_prefix(piece.size());
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        const std::size_t check = joined.rfind(separator);
        const std::string_view whole(joined);
        if (check == std::string::npos || whole.substr(check + 1) != checkOf(whole.substr(0, check)))
            continue;
        if (std::optional<Message> message = messageOf(whole))
            return std::move(*message);
        const std::string_view rest = whole.substr(whole.find(separator) + 1);
        const bool isUnknown = hasUnknownRules(rest.substr(0, rest.find(separator)));
        return Error{.kind = isUnknown ? Error::Kind::UnknownRules : Error::Kind::Impossible, .version = {}};
    }
    return Error{.kind = Error::Kind::Altered, .version = {}};
}
} // namespace

std::string checkOf(std::string_view text)
{
    // FNV-1a: an error of a person or a messenger changes it; it is no protection from a forger.
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    // The low bits alone would see only the low bits of the text.
    return numberText(hash ^ (hash >> 29U), checkDigits);
}

std::string write(const Game &game, Player sender)
{
    const GameSetup &setup = game.setup();
    std::string text(scheme);
    text.append(std::to_string(version)) += separator;
    text.append(numberText(setup.seed, seedDigits));
    text += !setup.starter ? '0' : *setup.starter == Player::One ? '1' : '2';
    text += sender == Player::One ? '1' : '2';
    for (const int number : numbersOf(setup.rules))
        text += digits[static_cast<std::size_t>(number)];
    for (const LaterRule &rule : laterRules) {
        if (const int value = rule.value(setup.rules); value != 0)
            (text += rule.letter) += digits[static_cast<std::size_t>(value)];
    }
    text += separator;
    for (const Action &action : game.actions())
        text.append(actionText(action));
    for (const Player player : bothPlayers)
        (text += separator).append(nameText(setup.seats[player].name));
    const std::string check = checkOf(text);
    return (text += separator).append(check);
}

bool hasMessage(std::string_view text)
{
    return text.find(scheme) != std::string_view::npos;
}

std::variant<Message, Error> read(std::string_view text)
{
    if (text.size() > maxBytes)
        return Error{};
    std::variant<Message, Error> last = Error{};
    std::size_t at = text.rfind(scheme);
    for (int tries = 0; at != std::string_view::npos && tries < mostPieces; ++tries) {
        std::variant<Message, Error> found = readAt(text.substr(at));
        if (std::holds_alternative<Message>(found))
            return found;
        if (tries == 0)
            last = std::move(found);
        at = at == 0 ? std::string_view::npos : text.rfind(scheme, at - 1);
    }
    return last;
}

} // namespace four::messages
