// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/gamerecord.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <iterator>
#include <limits>
#include <utility>

namespace four {

namespace {
constexpr std::string_view headline = "four-in-a-row record ";
constexpr std::string_view version = "1";
constexpr std::string_view lastLine = "end";
constexpr std::string_view begunField = "begun";
constexpr std::string_view timesField = "times";
constexpr std::string_view continuation = "  ";
constexpr std::size_t lineWidth = 100;

template <typename T>
struct Word
{
    T value;
    std::string_view text;
};
template <typename T>
Word(T, std::string_view) -> Word<T>; // clang 14 cannot deduce the type of an aggregate by itself

constexpr std::array openings{Word{Opening::Free, "free"}, Word{Opening::Centre, "centre"}};
constexpr std::array starters{Word{Starter::PlayerOne, "player 1"}, Word{Starter::Random, "random"}};
constexpr std::array letterRules{Word{Letters::Fixed, "fixed"}, Word{Letters::Random, "random"},
                                 Word{Letters::StarterChooses, "starter chooses"}};
constexpr std::array answers{Word{true, "yes"}, Word{false, "no"}};
constexpr std::array violationRules{Word{Violations::PerGame, " per game"},
                                    Word{Violations::PerTurn, " per turn"}};
constexpr std::array beginners{Word{std::optional<Player>(), "by the rules"},
                               Word{std::optional(Player::One), "player 1"},
                               Word{std::optional(Player::Two), "player 2"}};
constexpr std::array levels{Word{Level::Random, "random"},  Word{Level::Beginner, "beginner"},
                            Word{Level::Easy, "easy"},      Word{Level::Medium, "medium"},
                            Word{Level::Hard, "hard"},      Word{Level::Expert, "expert"},
                            Word{Level::Perfect, "perfect"}};

template <typename T, std::size_t size>
std::string_view textOf(const std::array<Word<T>, size> &words, const T &value)
{
    for (const Word<T> &word : words) {
        if (word.value == value)
            return word.text;
    }
    return {};
}

template <typename T, std::size_t size>
std::optional<T> valueOf(const std::array<Word<T>, size> &words, std::string_view text)
{
    for (const Word<T> &word : words) {
        if (word.text == text)
            return word.value;
    }
    return {};
}

template <typename Integer>
std::optional<Integer> numberOf(std::string_view text)
{
    Integer value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    // One spelling for each number, so that a record has one text.
    if (error != std::errc() || end != text.data() + text.size() || std::to_string(value) != text)
        return {};
    return value;
}

/// A column or a row as people count it, back to ours.
std::optional<int> indexOf(std::string_view text)
{
    const std::optional<long long> number = numberOf<long long>(text);
    if (!number || *number - 1 < std::numeric_limits<int>::min() ||
        *number - 1 > std::numeric_limits<int>::max())
        return {};
    return static_cast<int>(*number - 1);
}

std::string numberText(int index)
{
    return std::to_string(static_cast<long long>(index) + 1);
}

std::optional<std::string_view> after(std::string_view prefix, std::string_view text)
{
    if (!text.starts_with(prefix))
        return {};
    return text.substr(prefix.size());
}

std::optional<Action> actionOf(std::string_view word)
{
    if (word == "X" || word == "O")
        return action::ChooseLetter{word == "X" ? Letter::X : Letter::O};
    if (word == "u")
        return action::Undo{};
    if (word == "b")
        return action::Block{};
    if (word == "e")
        return action::EndTurn{};
    if (word == "resign")
        return action::Resign{};
    if (const auto cell = after("r", word)) {
        const std::size_t comma = cell->find(',');
        if (comma == std::string_view::npos)
            return {};
        const std::optional<int> column = indexOf(cell->substr(0, comma));
        const std::optional<int> row = indexOf(cell->substr(comma + 1));
        if (!column || !row)
            return {};
        return action::Remove{{*column, *row}};
    }
    if (const std::optional<int> column = indexOf(word))
        return action::Drop{*column};
    return {};
}

std::string violationText(const Ruleset &rules)
{
    if (rules.violations == Violations::None)
        return "none";
    return std::to_string(rules.violationsAllowed).append(textOf(violationRules, rules.violations));
}

std::string seatText(const Seat &seat)
{
    std::string text = seat.level ? std::string("computer ").append(textOf(levels, *seat.level)) : "person";
    if (!seat.name.empty())
        text.append(" ").append(seat.name);
    return text;
}

std::optional<Seat> seatOf(std::string_view text)
{
    Seat seat;
    std::string_view rest;
    if (const auto person = after("person", text)) {
        rest = *person;
    } else if (const auto computer = after("computer ", text)) {
        const std::string_view level = computer->substr(0, computer->find(' '));
        seat.level = valueOf(levels, level);
        if (!seat.level)
            return {};
        rest = computer->substr(level.size());
    } else {
        return {};
    }
    if (!rest.empty()) {
        if (rest.size() < 2 || rest.front() != ' ' || !isStorableName(rest.substr(1)))
            return {};
        seat.name = rest.substr(1);
    }
    return seat;
}

/// An instant as ISO 8601 writes it, in UTC and to the millisecond: 2026-11-28T02:30:00.125Z.
constexpr std::string_view instantPattern = "0000-00-00T00:00:00.000Z";

std::string instantText(Milliseconds instant)
{
    using namespace std::chrono;
    const sys_time<Milliseconds> time(instant);
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::string text(instantPattern);
    const auto put = [&text](std::size_t at, std::size_t width, std::int64_t number) {
        for (; width > 0; number /= 10)
            text[at + --width] = static_cast<char>('0' + number % 10);
    };
    put(0, 4, static_cast<int>(date.year()));
    put(5, 2, static_cast<unsigned>(date.month()));
    put(8, 2, static_cast<unsigned>(date.day()));
    put(11, 2, clock.hours().count());
    put(14, 2, clock.minutes().count());
    put(17, 2, clock.seconds().count());
    put(20, 3, clock.subseconds().count());
    return text;
}

std::optional<Milliseconds> instantOf(std::string_view text)
{
    using namespace std::chrono;
    const auto get = [text](std::size_t at, std::size_t width) {
        int number = 0;
        std::from_chars(text.data() + at, text.data() + at + width, number);
        return number;
    };
    if (text.size() != instantPattern.size())
        return {};
    const year_month_day date(year(get(0, 4)), month(static_cast<unsigned>(get(5, 2))),
                              day(static_cast<unsigned>(get(8, 2))));
    if (!date.ok())
        return {};
    const Milliseconds instant = sys_days(date).time_since_epoch() + hours(get(11, 2)) + minutes(get(14, 2)) +
                                 seconds(get(17, 2)) + milliseconds(get(20, 3));
    // Whatever is no time of day or no digit is written otherwise than it was read.
    if (instant < Milliseconds(0) || instant > Times::latest || instantText(instant) != text)
        return {};
    return instant;
}

/// A field of many words, in lines of a width that people can read.
void appendWords(std::string &text, std::string_view field, const std::vector<std::string> &words)
{
    std::string line = std::string(field).append(":");
    for (const std::string &word : words) {
        if (line.size() + 1 + word.size() > lineWidth) {
            text.append(line).append("\n");
            line = continuation.substr(1);
        }
        line.append(" ").append(word);
    }
    text.append(line).append("\n");
}

/// Up to where a text belongs to its first record: the next line that begins one, or its own last line, so
/// that a damaged beginning of the next one is none of its business.
std::size_t lengthOfRecord(std::string_view text)
{
    const std::size_t next = text.find(std::string("\n").append(headline));
    if (next != std::string_view::npos)
        text = text.substr(0, next + 1);
    for (const std::string_view end : {"\nend\n", "\nend\r\n"}) {
        if (const std::size_t last = text.find(end); last != std::string_view::npos)
            return std::min(text.find_first_not_of("\r\n", last + end.size()), text.size());
    }
    return text.size();
}

/// Goes through a record line by line and keeps the first error; after one, everything else is passed over.
class Reader
{
public:
    explicit Reader(std::string_view text) : m_rest(text)
    {
        if (text.size() > maxRecordBytes)
            fail(RecordError::Kind::TooLong, {});
    }

    std::variant<RecordedGame, RecordError> read()
    {
        readHeadline();
        const GameSetup setup = readSetup();
        if (m_error)
            return *m_error;
        std::optional<Times> times = readBegun();
        // What replays the actions must not meet a set-up that is none.
        if (m_error)
            return *m_error;
        RecordedGame recorded{.game = Game(setup), .times = {}};
        readActions(recorded.game);
        if (times)
            readTimes(*times, recorded.game.actions().size());
        recorded.times = std::move(times);
        readEnd();
        if (m_error)
            return *m_error;
        return recorded;
    }

private:
    void fail(RecordError::Kind kind, std::string_view subject)
    {
        if (!m_error)
            m_error = RecordError{.kind = kind,
                                  .line = m_line,
                                  .subject = std::string(subject),
                                  .refusal = {},
                                  .action = {},
                                  .rules = {}};
    }

    void failIllegal(std::string_view subject, const Outcome &outcome, const Ruleset &rules)
    {
        if (m_error)
            return;
        fail(RecordError::Kind::IllegalAction, subject);
        m_error->refusal = outcome.refusal;
        m_error->action = outcome.action;
        m_error->rules = rules;
    }

    /// The next line without its end; nothing at the end of the text.
    std::optional<std::string_view> nextLine()
    {
        if (m_rest.empty())
            return {};
        const std::size_t end = m_rest.find('\n');
        std::string_view line = m_rest.substr(0, end);
        m_rest = end == std::string_view::npos ? std::string_view() : m_rest.substr(end + 1);
        // A record that came by mail may have got the line ends of another system.
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    void readHeadline()
    {
        const std::optional<std::string_view> found = after(headline, nextLine().value_or(""));
        if (!found)
            return fail(RecordError::Kind::NotARecord, {});
        const std::optional<int> number = numberOf<int>(*found);
        if (!number || *number < 1)
            return fail(RecordError::Kind::NotARecord, {});
        if (*found != version)
            fail(RecordError::Kind::NewerVersion, *found);
    }

    /// The value of the field that must come next.
    std::string_view value(std::string_view field)
    {
        if (m_error)
            return {};
        ++m_line;
        const std::optional<std::string_view> line = nextLine();
        if (line && line->starts_with(field) && line->substr(field.size()).starts_with(':')) {
            const std::string_view rest = line->substr(field.size() + 1);
            if (rest.empty())
                return rest;
            if (rest.starts_with(' '))
                return rest.substr(1);
        }
        fail(RecordError::Kind::MissingField, field);
        return {};
    }

    template <typename T>
    T checked(std::string_view field, std::optional<T> found)
    {
        if (!found)
            fail(RecordError::Kind::BadValue, field);
        return found.value_or(T());
    }

    int number(std::string_view field, Range range)
    {
        const std::optional<int> found = numberOf<int>(value(field));
        return checked(field, found && range.contains(*found) ? found : std::nullopt);
    }

    template <typename T, std::size_t size>
    T word(std::string_view field, const std::array<Word<T>, size> &words)
    {
        return checked(field, valueOf(words, value(field)));
    }

    void readBoard(Ruleset &rules)
    {
        const std::string_view text = value("board");
        const std::size_t times = text.find('x');
        if (times != std::string_view::npos) {
            const std::optional<int> columns = numberOf<int>(text.substr(0, times));
            const std::optional<int> rows = numberOf<int>(text.substr(times + 1));
            if (columns && rows && limits::columns.contains(*columns) && limits::rows.contains(*rows)) {
                rules.columns = *columns;
                rules.rows = *rows;
                return;
            }
        }
        fail(RecordError::Kind::BadValue, "board");
    }

    void readViolations(Ruleset &rules)
    {
        const std::string_view text = value("violations");
        if (text == "none")
            return;
        const std::size_t space = text.find(' ');
        if (space != std::string_view::npos) {
            const std::optional<int> allowed = numberOf<int>(text.substr(0, space));
            const std::optional<Violations> kind = valueOf(violationRules, text.substr(space));
            if (allowed && kind && limits::violationsAllowed.contains(*allowed)) {
                rules.violations = *kind;
                rules.violationsAllowed = *allowed;
                return;
            }
        }
        fail(RecordError::Kind::BadValue, "violations");
    }

    GameSetup readSetup()
    {
        GameSetup setup;
        Ruleset &rules = setup.rules;
        readBoard(rules);
        rules.connect = number("connect", limits::connect);
        rules.opening = word("opening", openings);
        rules.starter = word("starter", starters);
        rules.letters = word("letters", letterRules);
        rules.undos = number("undos", limits::undos);
        rules.undoOnFirstMove = word("undo on first move", answers);
        readViolations(rules);
        rules.blocks = number("blocks", limits::blocks);
        rules.removes = number("removes", limits::removes);
        rules.nameLength = number("name length", limits::nameLength);
        setup.seed = checked("seed", numberOf<std::uint64_t>(value("seed")));
        setup.starter = word("begins", beginners);
        setup.seats[Player::One] = checked("player 1", seatOf(value("player 1")));
        setup.seats[Player::Two] = checked("player 2", seatOf(value("player 2")));
        return setup;
    }

    std::optional<Times> readBegun()
    {
        if (m_error || !nextIs(begunField))
            return {};
        Times times;
        times.begun = checked(begunField, instantOf(value(begunField)));
        return times;
    }

    /// Whether the next line is this field.
    [[nodiscard]] bool nextIs(std::string_view field) const
    {
        return m_rest.starts_with(field) && m_rest.substr(field.size()).starts_with(':');
    }

    /// Gives every word of the field that must come next, and of its further lines, to `take`.
    template <typename Take>
    void readWords(std::string_view field, Take take)
    {
        std::string_view words = value(field);
        while (!m_error) {
            while (!words.empty() && !m_error) {
                const std::string_view word = words.substr(0, words.find(' '));
                words.remove_prefix(std::min(word.size() + 1, words.size()));
                take(word);
            }
            if (!m_rest.starts_with(continuation))
                return;
            ++m_line;
            words = nextLine()->substr(continuation.size());
        }
    }

    void readActions(Game &game)
    {
        readWords("actions", [&](std::string_view word) {
            const std::optional<Action> action = actionOf(word);
            if (!action)
                return fail(RecordError::Kind::BadAction, word);
            const Outcome outcome = game.apply(*action);
            if (outcome.refusal && !outcome.violation)
                failIllegal(word, outcome, game.rules());
        });
    }

    void readTimes(Times &times, std::size_t count)
    {
        Milliseconds last{0};
        readWords(timesField, [&](std::string_view word) {
            const std::optional<std::int64_t> step = numberOf<std::int64_t>(word);
            if (!step || *step < 0 || *step > (Times::latest - last).count())
                return fail(RecordError::Kind::BadValue, timesField);
            last += Milliseconds(*step);
            times.actions.push_back(last);
        });
        if (times.actions.size() != count)
            fail(RecordError::Kind::TimesDiffer, timesField);
    }

    /// Without its last line a record may have lost anything: half a game is none.
    void readEnd()
    {
        if (m_error)
            return;
        ++m_line;
        const std::optional<std::string_view> line = nextLine();
        if (!line)
            return fail(RecordError::Kind::MissingField, lastLine);
        if (*line != lastLine)
            return fail(RecordError::Kind::BadAction, *line);
        if (m_rest.empty())
            return;
        ++m_line;
        fail(RecordError::Kind::TextAfterEnd, {});
    }

    std::string_view m_rest;
    int m_line = 1;
    std::optional<RecordError> m_error;
};
} // namespace

std::string recordWord(const Action &action)
{
    struct Writer
    {
        std::string operator()(const action::ChooseLetter &a) const
        {
            return a.letter == Letter::X ? "X" : "O";
        }
        std::string operator()(const action::Drop &a) const { return numberText(a.column); }
        std::string operator()(const action::Remove &a) const
        {
            return 'r' + numberText(a.cell.column) + ',' + numberText(a.cell.row);
        }
        std::string operator()(const action::Undo &) const { return "u"; }
        std::string operator()(const action::Block &) const { return "b"; }
        std::string operator()(const action::EndTurn &) const { return "e"; }
        std::string operator()(const action::Resign &) const { return "resign"; }
        std::string operator()(const action::Unknown &) const { return "?"; }
    };
    return std::visit(Writer(), action);
}

GameRecord recordOf(const Game &game, std::optional<Times> times)
{
    return {.setup = game.setup(),
            .actions = {game.actions().begin(), game.actions().end()},
            .times = std::move(times)};
}

std::string toText(const GameRecord &record)
{
    std::string text;
    const auto field = [&text](std::string_view name, std::string_view value) {
        text.append(name).append(": ").append(value).append("\n");
    };
    const Ruleset &rules = record.setup.rules;
    text.append(headline).append(version).append("\n");
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

    if (record.times)
        field(begunField, instantText(record.times->begun));
    std::vector<std::string> words;
    std::ranges::transform(record.actions, std::back_inserter(words), recordWord);
    appendWords(text, "actions", words);
    if (record.times) {
        words.clear();
        Milliseconds last{0};
        for (const Milliseconds at : record.times->actions)
            words.push_back(std::to_string((at - std::exchange(last, at)).count()));
        appendWords(text, timesField, words);
    }
    return text.append(lastLine).append("\n");
}

std::variant<RecordedGame, RecordError> readRecordedGame(std::string_view text)
{
    return Reader(text).read();
}

std::variant<Game, RecordError> readRecord(std::string_view text)
{
    std::variant<RecordedGame, RecordError> read = readRecordedGame(text);
    if (auto *recorded = std::get_if<RecordedGame>(&read))
        return std::move(recorded->game);
    return std::get<RecordError>(std::move(read));
}

RecordList readRecords(std::string_view text)
{
    RecordList list;
    int line = 0; // read so far
    do {
        const std::string_view record = text.substr(0, lengthOfRecord(text));
        text.remove_prefix(record.size());
        // Empty lines between records are no part of them.
        std::variant<RecordedGame, RecordError> read =
            readRecordedGame(record.substr(0, record.find_last_not_of("\r\n") + 1));
        if (auto *recorded = std::get_if<RecordedGame>(&read)) {
            list.games.push_back(std::move(*recorded));
        } else {
            list.errors.push_back(std::get<RecordError>(std::move(read)));
            list.errors.back().line += line;
        }
        line += static_cast<int>(std::ranges::count(record, '\n'));
    } while (!text.empty());
    return list;
}

} // namespace four
