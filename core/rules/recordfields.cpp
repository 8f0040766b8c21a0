// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/recordfields.h"

#include "core/rules/recordvalues.h"

#include <array>
#include <utility>

namespace four::recordfields {

namespace {

std::optional<std::vector<std::string>> begunWords(const GameRecord &record)
{
    if (!record.times)
        return {};
    return std::vector{recordvalues::instantText(record.times->begun)};
}

bool takeBegun(GameRecord &record, std::string_view word)
{
    const std::optional<Milliseconds> instant = recordvalues::instantOf(word);
    if (!instant || record.times)
        return false;
    record.times = Times{.begun = *instant, .actions = {}};
    return true;
}

/// From the action before, or the beginning, to each.
std::optional<std::vector<std::string>> timesWords(const GameRecord &record)
{
    if (!record.times)
        return {};
    std::vector<std::string> words;
    Milliseconds last{0};
    for (const Milliseconds at : record.times->actions)
        words.push_back(std::to_string((at - std::exchange(last, at)).count()));
    return words;
}

bool takeTime(GameRecord &record, std::string_view word)
{
    std::vector<Milliseconds> &times = record.times->actions;
    const Milliseconds last = times.empty() ? Milliseconds(0) : times.back();
    const std::optional<std::int64_t> step = recordvalues::numberOf<std::int64_t>(word);
    if (!step || *step < 0 || *step > (Times::latest - last).count())
        return false;
    times.push_back(last + Milliseconds(*step));
    return true;
}

using Fault = std::optional<RecordError::Kind>;

constexpr std::array fields{
    OptionalField{
        .name = "begun",
        .place = Place::BeforeActions,
        .presence = [](const GameRecord &) { return Presence::May; },
        .words = begunWords,
        .take = takeBegun,
        .fault =
            [](const GameRecord &record) { return record.times ? Fault() : RecordError::Kind::BadValue; }},
    OptionalField{
        .name = "times",
        .place = Place::AfterActions,
        .presence = [](const GameRecord &above) { return above.times ? Presence::Must : Presence::MustNot; },
        .words = timesWords,
        .take = takeTime,
        .fault =
            [](const GameRecord &record) {
                return record.times->actions.size() == record.actions.size() ? Fault()
                                                                             : RecordError::Kind::TimesDiffer;
            }},
};

} // namespace

std::span<const OptionalField> optionalFields() noexcept
{
    return fields;
}

} // namespace four::recordfields
