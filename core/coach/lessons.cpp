// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/coach/lessons.h"

#include "core/engine/position.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <set>

namespace four::coach {

namespace {

constexpr std::array<std::string_view, lessonLanguages> languages{"en", "vi"};

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The first word, which is taken off the text.
std::string_view takeWord(std::string_view &text)
{
    text = trimmed(text);
    const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t"), text.size()));
    text = trimmed(text.substr(word.size()));
    return word;
}

/// A word and its value, with the lines on which it goes on.
struct Entry
{
    int line;
    std::string word;
    std::string value;
};

std::variant<std::vector<Entry>, LessonError> entriesOf(std::string_view text)
{
    std::vector<Entry> entries;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (trimmed(line).empty() || line.front() == '#')
            continue;
        if (isBlank(line.front())) {
            if (entries.empty())
                return LessonError{number, "nothing that could go on here"};
            entries.back().value += ' ';
            entries.back().value += trimmed(line);
            continue;
        }
        const std::string_view word = takeWord(line);
        entries.push_back({number, std::string(word), std::string(line)});
    }
    return entries;
}

/// Plays a position; nothing if that is impossible, or if the game is over then.
std::optional<Game> played(Preset preset, std::string_view position, const PerPlayer<Seat> &seats = {})
{
    GameSetup setup;
    setup.rules = rulesetOf(preset);
    setup.seats = seats;
    Game game(setup);
    const bool isPending = position.ends_with('?');
    if (isPending)
        position.remove_suffix(1);
    if (position == "-")
        position = {};
    for (const char name : position) {
        if (game.step() == Step::Confirm)
            game.apply(action::EndTurn{});
        const std::optional<int> column = engine::columnOf(name);
        if (!column || !game.apply(action::Drop{*column}).done())
            return {};
    }
    if (!isPending && game.step() == Step::Confirm)
        game.apply(action::EndTurn{});
    if (game.isOver() || (isPending && game.step() != Step::Confirm))
        return {};
    return game;
}

std::optional<Action> actionOf(std::string_view word)
{
    constexpr std::string_view remove = "remove:";
    if (word == "block")
        return action::Block{};
    if (word == "undo")
        return action::Undo{};
    if (word == "end")
        return action::EndTurn{};
    if (word.starts_with(remove)) {
        word.remove_prefix(remove.size());
        if (word.size() != 2)
            return {};
        return action::Remove{{word[0] - 'a', word[1] - '1'}};
    }
    if (word.size() != 1)
        return {};
    const std::optional<int> column = engine::columnOf(word.front());
    return column ? std::optional<Action>(action::Drop{*column}) : std::nullopt;
}

class Reader
{
public:
    std::variant<std::vector<Lesson>, LessonError> read(std::string_view text)
    {
        auto entries = entriesOf(text);
        if (auto *error = std::get_if<LessonError>(&entries))
            return std::move(*error);
        for (const Entry &entry : std::get<std::vector<Entry>>(entries)) {
            if (const std::string reason = readEntry(entry); !reason.empty())
                return LessonError{entry.line, reason};
            m_line = entry.line;
        }
        if (const std::string reason = lessonFault(); !reason.empty())
            return LessonError{m_line, reason};
        if (m_lessons.empty())
            return LessonError{1, "no lesson"};
        return std::move(m_lessons);
    }

private:
    /// @return what is wrong with the entry; empty: nothing
    std::string readEntry(const Entry &entry)
    {
        if (entry.value.empty())
            return "nothing after '" + entry.word + "'";
        if (entry.word == "lesson")
            return beginLesson(entry.value);
        if (m_lessons.empty())
            return "'" + entry.word + "' before the first lesson";
        if (entry.word == "step")
            return beginStep(entry.value);
        Lesson &lesson = m_lessons.back();
        if (entry.word.starts_with("title-")) {
            std::string *title = lesson.steps.empty() ? textOf(lesson.title, entry.word.substr(6)) : nullptr;
            return title ? set(*title, entry) : "a title that is out of place, or in no language";
        }
        if (entry.word == "threats") {
            lesson.drawsThreats = lesson.steps.empty() && entry.value == "drawn";
            return lesson.drawsThreats ? "" : "'threats' is drawn, and stands before the first step";
        }
        if (lesson.steps.empty())
            return "'" + entry.word + "' before the first step";
        return takeOfStep(lesson.steps.back(), entry);
    }

    std::string takeOfStep(LessonStep &step, const Entry &entry)
    {
        if (entry.word == "game") {
            if (entry.value != "power-ups" || !step.position.empty())
                return "'game' is power-ups, and stands before the position";
            step.preset = Preset::PowerUps;
            return {};
        }
        if (entry.word == "position")
            return takePosition(step, entry);
        if (entry.word == "right")
            return takeRight(step, entry);
        if (entry.word == "claim") {
            step.claims.push_back(entry.value);
            return {};
        }
        const std::size_t dash = std::min(entry.word.find('-'), entry.word.size());
        const std::string language = entry.word.substr(0, dash);
        const std::string what = entry.word.substr(dash);
        std::string *text = what.empty()       ? textOf(step.text, language)
                            : what == "-why"   ? textOf(step.why, language)
                            : what == "-wrong" ? textOf(step.wrong, language)
                                               : nullptr;
        return text ? set(*text, entry) : "no such word: '" + entry.word + "'";
    }

    static std::string takePosition(LessonStep &step, const Entry &entry)
    {
        if (!played(step.preset, entry.value))
            return "the position cannot be played, or is over: '" + entry.value + "'";
        return set(step.position, entry);
    }

    static std::string takeRight(LessonStep &step, const Entry &entry)
    {
        if (step.position.empty())
            return "'right' before the position";
        const Game game = gameOf(step);
        std::string_view rest = entry.value;
        while (!rest.empty()) {
            const std::string word(takeWord(rest));
            const std::optional<Action> action = actionOf(word);
            if (!action || game.refusal(*action))
                return "'" + word + "' is not possible in this position";
            if (std::ranges::count(step.right, *action) > 0)
                return "'" + word + "' twice";
            step.right.push_back(*action);
        }
        return {};
    }

    std::string beginLesson(const std::string &id)
    {
        if (const std::string reason = lessonFault(); !reason.empty())
            return reason + " (in what stands before)";
        if (!m_ids.insert(id).second)
            return "'" + id + "' twice";
        m_lessons.push_back({.id = id, .title = {}, .steps = {}});
        return {};
    }

    std::string beginStep(const std::string &id)
    {
        if (const std::string reason = stepFault(); !reason.empty())
            return reason + " (in what stands before)";
        if (!m_ids.insert(id).second)
            return "'" + id + "' twice";
        m_lessons.back().steps.emplace_back().id = id;
        return {};
    }

    static std::string *textOf(LessonText &text, std::string_view language)
    {
        const auto it = std::ranges::find(languages, language);
        return it == languages.end() ? nullptr : &text.at(static_cast<std::size_t>(it - languages.begin()));
    }

    static std::string set(std::string &target, const Entry &entry)
    {
        if (!target.empty())
            return "'" + entry.word + "' twice";
        target = entry.value;
        return {};
    }

    /// What the last step lacks.
    [[nodiscard]] std::string stepFault() const
    {
        if (m_lessons.back().steps.empty())
            return {};
        const LessonStep &step = m_lessons.back().steps.back();
        if (step.position.empty() || step.right.empty() || step.claims.empty())
            return step.id + " lacks its position, what is right, or a claim";
        for (std::size_t i = 0; i < languages.size(); ++i) {
            if (step.text.at(i).empty() || step.why.at(i).empty() || step.wrong.at(i).empty())
                return step.id + " lacks a text in '" + std::string(languages.at(i)) + "'";
        }
        return {};
    }

    /// What the last lesson lacks.
    [[nodiscard]] std::string lessonFault() const
    {
        if (m_lessons.empty())
            return {};
        const Lesson &lesson = m_lessons.back();
        if (std::ranges::count(lesson.title, std::string()) > 0)
            return lesson.id + " lacks a title";
        if (lesson.steps.size() < Lesson::leastSteps || lesson.steps.size() > Lesson::mostSteps)
            return lesson.id + " has too few or too many steps";
        return stepFault();
    }

    std::vector<Lesson> m_lessons;
    std::set<std::string> m_ids;
    int m_line = 1;
};

} // namespace

std::variant<std::vector<Lesson>, LessonError> readLessons(std::string_view text)
{
    return Reader().read(text);
}

std::vector<Cell> cellsNamedIn(std::string_view text)
{
    constexpr std::string_view row = "row 3";
    constexpr std::string_view between = ", column ";
    const auto numberAt = [text](std::size_t at) {
        return at < text.size() && text[at] >= '1' && text[at] <= '9' ? text[at] - '1' : -1;
    };
    std::vector<Cell> cells;
    for (std::size_t at = text.find("row "); at != text.npos; at = text.find("row ", at + 1)) {
        const std::size_t behind = at + row.size();
        const Cell cell{.column = numberAt(behind + between.size()), .row = numberAt(behind - 1)};
        if (text.substr(std::min(behind, text.size())).starts_with(between) && cell.column >= 0 &&
            cell.row >= 0)
            cells.push_back(cell);
    }
    return cells;
}

bool namesRows(std::string_view text)
{
    constexpr std::string_view rows = "rows ";
    for (const std::string_view word : {rows.substr(0, 3), rows}) {
        for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
            const std::size_t number = at + word.size() + (word == rows ? 0 : 1);
            if (number < text.size() && text[number] >= '1' && text[number] <= '9')
                return true;
        }
    }
    return false;
}

Game gameOf(const LessonStep &step, const PerPlayer<Seat> &seats)
{
    std::optional<Game> game = played(step.preset, step.position, seats);
    assert(game);
    return *std::move(game);
}

} // namespace four::coach
