// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"

#include "core/rules/recordfields.h"
#include "core/rules/recordvalues.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace four {

namespace {
constexpr std::size_t lineWidth = 100;

/// Appends a field of many words, wrapped to lines of readable width.
void appendWords(std::string &text, std::string_view field, const std::vector<std::string> &words)
{
    std::string line = std::string(field).append(":");
    for (const std::string &word : words) {
        if (line.size() + 1 + word.size() > lineWidth) {
            text.append(line).append("\n");
            line = recordfields::continuation.substr(1);
        }
        line.append(" ").append(word);
    }
    text.append(line).append("\n");
}

void appendOptional(std::string &text, const GameRecord &record, recordfields::Place place,
                    std::span<const recordfields::OptionalField> fields)
{
    for (const recordfields::OptionalField &field : fields) {
        if (field.place != place)
            continue;
        if (const std::optional<std::vector<std::string>> words = field.words(record))
            appendWords(text, field.name, *words);
    }
}
} // namespace

GameRecord recordOf(const Game &game, std::optional<Times> times, const CoachHelp &help)
{
    return {.setup = game.setup(),
            .actions = {game.actions().begin(), game.actions().end()},
            .times = std::move(times),
            .help = help};
}

std::string toText(const GameRecord &record)
{
    return recordfields::toText(record, recordfields::optionalFields());
}

std::string recordfields::toText(const GameRecord &record, std::span<const OptionalField> fields)
{
    using namespace recordvalues;
    std::string text;
    const auto field = [&text](std::string_view name, std::string_view value) {
        text.append(name).append(": ").append(value).append("\n");
    };
    const Ruleset &rules = record.setup.rules;
    text.append(headline).append(std::to_string(recordVersion)).append("\n");
    field("board", std::to_string(rules.columns) + 'x' + std::to_string(rules.rows));
    field("connect", std::to_string(rules.connect));
    field("opening", textOf(openings, rules.opening));
    field("starter", textOf(starters, rules.starter));
    field("letters", textOf(letterRules, rules.letters));
    field("undos", std::to_string(rules.undos));
    field("undo on first move", textOf(answers, rules.undoOnFirstMove));
    field("violations", violationText(rules));
    field("blocks", std::to_string(rules.blocks));
    field("removes", std::to_string(rules.removes));
    field("name length", std::to_string(rules.nameLength));
    field("seed", std::to_string(record.setup.seed));
    field("begins", textOf(beginners, record.setup.starter));
    field("player 1", seatText(record.setup.seats[Player::One]));
    field("player 2", seatText(record.setup.seats[Player::Two]));

    appendOptional(text, record, Place::BeforeActions, fields);
    std::vector<std::string> words;
    std::ranges::transform(record.actions, std::back_inserter(words), recordWord);
    appendWords(text, actionsField, words);
    appendOptional(text, record, Place::AfterActions, fields);
    return text.append(lastLine).append("\n");
}

} // namespace four
