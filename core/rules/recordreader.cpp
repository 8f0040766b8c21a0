// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/recordreader.h"

#include "core/rules/recordfields.h"
#include "core/rules/recordvalues.h"

#include <algorithm>
#include <utility>

namespace four {

namespace {
using namespace recordfields;
using namespace recordvalues;

/// The line without the blanks and carriage return that copying or mailing may have added at its end.
std::string_view withoutLineEnd(std::string_view line)
{
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line.substr(0, line.find_last_not_of(" \t") + 1);
}

/// Reads a record line by line and keeps the first error; after it the rest is skipped.
class Reader
{
public:
    Reader(std::string_view text, std::span<const OptionalField> fields) : m_rest(text), m_fields(fields)
    {
        if (text.size() > maxRecordBytes)
            fail(RecordError::Kind::TooLong, {});
    }

    std::variant<RecordedGame, RecordError> read()
    {
        readHeadline();
        m_record.setup = readSetup();
        readOptional(Place::BeforeActions);
        // Game requires a valid setup: return before the actions are replayed.
        if (m_error)
            return *m_error;
        Game game(m_record.setup);
        readActions(game);
        m_record.actions.assign(game.actions().begin(), game.actions().end());
        readOptional(Place::AfterActions);
        readEnd();
        if (m_error)
            return *m_error;
        return RecordedGame{
            .game = std::move(game), .times = std::move(m_record.times), .help = m_record.help};
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
        const std::string_view line = m_rest.substr(0, end);
        m_rest = end == std::string_view::npos ? std::string_view() : m_rest.substr(end + 1);
        return withoutLineEnd(line);
    }

    void readHeadline()
    {
        const std::optional<std::string_view> found = after(headline, nextLine().value_or(""));
        if (!found)
            return fail(RecordError::Kind::NotARecord, {});
        const std::optional<int> number = numberOf<int>(*found);
        if (!number || *number < 1)
            return fail(RecordError::Kind::NotARecord, {});
        if (*number > recordVersion)
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

    /// The name of the field that the next line begins; empty if it begins none.
    [[nodiscard]] std::string_view nextField() const
    {
        const std::string_view line = withoutLineEnd(m_rest.substr(0, m_rest.find('\n')));
        const std::string_view name = line.substr(0, line.find(':'));
        const std::string_view value = line.substr(std::min(name.size() + 1, line.size()));
        const bool isName = std::ranges::all_of(
            name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' '; });
        const bool isField = name.size() < line.size() && (value.empty() || value.starts_with(' '));
        return isName && isField && !name.starts_with(' ') && !name.ends_with(' ') ? name
                                                                                   : std::string_view();
    }

    void readOptional(Place place)
    {
        for (const OptionalField &field : m_fields) {
            if (m_error)
                return;
            if (field.place != place)
                continue;
            const Presence presence = field.presence(m_record);
            if (presence == Presence::Must || (presence == Presence::May && nextField() == field.name))
                readOptional(field);
        }
        // An unknown line, perhaps of a later version, is refused, not skipped: skipping it could lose data.
        const std::string_view next = nextField();
        if (m_error || next.empty() || next == actionsField ||
            std::ranges::any_of(m_fields, [next](const OptionalField &field) { return field.name == next; }))
            return;
        ++m_line;
        fail(RecordError::Kind::UnknownField, next);
    }

    void readOptional(const OptionalField &field)
    {
        readWords(field.name, [&](std::string_view word) {
            if (!field.addWord(m_record, word))
                fail(RecordError::Kind::BadValue, field.name);
        });
        if (m_error)
            return;
        if (const std::optional<RecordError::Kind> fault = field.fault(m_record))
            fail(*fault, field.name);
    }

    /// Calls `handleWord` with every word of the field that must come next, its further lines included.
    template <typename HandleWord>
    void readWords(std::string_view field, HandleWord handleWord)
    {
        std::string_view words = value(field);
        while (!m_error) {
            while (!words.empty() && !m_error) {
                const std::string_view word = words.substr(0, words.find(' '));
                words.remove_prefix(std::min(word.size() + 1, words.size()));
                handleWord(word);
            }
            // A blank line does not continue the field.
            if (!withoutLineEnd(m_rest.substr(0, m_rest.find('\n'))).starts_with(continuation))
                return;
            ++m_line;
            words = nextLine()->substr(continuation.size());
        }
    }

    void readActions(Game &game)
    {
        readWords(actionsField, [&](std::string_view word) {
            const std::optional<Action> action = actionOf(word);
            if (!action)
                return fail(RecordError::Kind::BadAction, word);
            const Outcome outcome = game.apply(*action);
            if (outcome.refusal && !outcome.violation)
                failIllegal(word, outcome, game.rules());
        });
    }

    /// Requires the last line: without it the record may be truncated.
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
    std::span<const OptionalField> m_fields;
    GameRecord m_record; ///< the part read so far
    int m_line = 1;
    std::optional<RecordError> m_error;
};
} // namespace

std::variant<RecordedGame, RecordError> recordfields::readRecordedGame(std::string_view text,
                                                                       std::span<const OptionalField> fields)
{
    return Reader(text, fields).read();
}

std::variant<RecordedGame, RecordError> readRecordedGame(std::string_view text)
{
    return recordfields::readRecordedGame(text, optionalFields());
}

std::variant<Game, RecordError> readRecord(std::string_view text)
{
    std::variant<RecordedGame, RecordError> read = readRecordedGame(text);
    if (auto *recorded = std::get_if<RecordedGame>(&read))
        return std::move(recorded->game);
    return std::get<RecordError>(std::move(read));
}

std::string_view RecordReader::takeLine() noexcept
{
    const std::size_t end = m_text.find('\n', m_position);
    const std::size_t next = end == std::string_view::npos ? m_text.size() : end + 1;
    m_lines += end != std::string_view::npos;
    const std::string_view line = m_text.substr(m_position, next - m_position);
    m_position = next;
    return line;
}

/// Empty lines before and between records belong to no record.
void RecordReader::skipEmptyLines() noexcept
{
    while (m_position < m_text.size()) {
        RecordReader ahead = *this;
        if (!withoutLineEnd(ahead.takeLine()).empty())
            break;
        *this = ahead;
    }
}

/// The text of the next record: up to its own last line, or to the next line that begins a record. So a
/// damaged first line of the record after it does not affect it.
std::string_view RecordReader::takeRecord()
{
    const std::size_t begin = m_position;
    static_cast<void>(takeLine());
    std::size_t end = m_position;
    while (m_position < m_text.size() && !m_text.substr(m_position).starts_with(headline)) {
        const std::string_view line = withoutLineEnd(takeLine());
        end = line.empty() ? end : m_position;
        if (line == lastLine)
            break;
    }
    skipEmptyLines();
    return m_text.substr(begin, end - begin);
}

bool RecordReader::isAtTraining() const noexcept
{
    RecordReader ahead = *this;
    ahead.skipEmptyLines();
    return ahead.m_text.substr(ahead.m_position).starts_with(trainingHeadline);
}

std::optional<std::variant<RecordedGame, RecordError>> RecordReader::next()
{
    if (m_hasBegun && m_position == m_text.size())
        return {};
    if (!std::exchange(m_hasBegun, true))
        skipEmptyLines();
    const int linesBefore =
        m_position == m_text.size() ? 0 : m_lines; // the error of an empty text is at its start
    std::variant<RecordedGame, RecordError> read = readRecordedGame(takeRecord());
    if (auto *error = std::get_if<RecordError>(&read))
        error->line += linesBefore;
    return read;
}

RecordList readRecords(std::string_view text, const std::stop_token &stop,
                       const std::function<void(std::size_t)> &progress)
{
    RecordList list;
    RecordReader reader(text);
    std::size_t told = 0;
    while (!stop.stop_requested()) {
        std::optional<std::variant<RecordedGame, RecordError>> read = reader.next();
        if (!read)
            break;
        if (auto *recorded = std::get_if<RecordedGame>(&*read))
            list.games.push_back(std::move(*recorded));
        else if (list.errors.size() < RecordList::mostErrors)
            list.errors.push_back(std::get<RecordError>(std::move(*read)));
        else
            ++list.moreErrors;
        if (progress &&
            (reader.position() - told >= RecordList::progressBytes || reader.position() == text.size())) {
            told = reader.position();
            progress(told);
        }
    }
    return list;
}

} // namespace four
