// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/training/trainingtext.h"

#include "core/rules/recordfields.h"
#include "core/rules/recordvalues.h"
#include "core/rules/ruleset.h"
#include "ui/session/names.h"

#include <QList>

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

namespace four::trainingtext {

namespace {
constexpr QByteArrayView headline(recordfields::trainingHeadline.data(),
                                  qsizetype(recordfields::trainingHeadline.size()));
constexpr int version = 1;
constexpr int largestNumber = 100'000;

// Values are spelt as in records, which are in the same files.
using recordvalues::Word;

constexpr std::array modes{
    Word{TrainingMode::Next, "next"},      Word{TrainingMode::Daily, "daily"},
    Word{TrainingMode::ByTask, "by-task"}, Word{TrainingMode::Mistakes, "mistakes"},
    Word{TrainingMode::Rush, "rush"},
};

struct Result
{
    bool isRight;
    bool isHelped;
    friend bool operator==(const Result &, const Result &) = default;
};
constexpr std::array answers{
    Word{coach::DrillAnswer::Right, "right"},
    Word{coach::DrillAnswer::Wrong, "wrong"},
    Word{coach::DrillAnswer::Helped, "helped"},
    Word{coach::DrillAnswer::Chosen, "chosen"},
};
constexpr std::array results{
    Word{Result{true, false}, "right"},
    Word{Result{false, false}, "wrong"},
    Word{Result{true, true}, "helped"},
    Word{Result{false, true}, "helped-wrong"},
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString instantText(qint64 when)
{
    return QString::fromStdString(recordvalues::instantText(Milliseconds(when)));
}

std::optional<qint64> whenOf(const QString &text)
{
    const auto instant = recordvalues::instantOf(text.toStdString());
    return instant ? std::optional(qint64(instant->count())) : std::nullopt;
}

std::optional<QDate> dayOf(const QString &text)
{
    const QDate day = QDate::fromString(text, Qt::ISODate);
    return day.isValid() && day.toString(Qt::ISODate) == text ? std::optional(day) : std::nullopt;
}

std::optional<int> numberOf(const QString &text)
{
    const auto number = recordvalues::numberOf<int>(text.toStdString());
    return number && *number >= 0 && *number <= largestNumber ? number : std::nullopt;
}

/// The task of a puzzle's key, such as `win 4435261`.
std::optional<coach::Puzzle::Task> taskOf(const QString &word, const QString &drops)
{
    const bool isDrops =
        drops.size() <= 42 && std::ranges::all_of(drops, [](QChar c) { return c >= u'1' && c <= u'7'; });
    const auto isIt = [&word](coach::Puzzle::Task one) { return word == toQString(coach::wordOf(one)); };
    if (isDrops && isIt(coach::Puzzle::Task::Ending))
        return coach::Puzzle::Task::Ending;
    const auto task = std::ranges::find_if(coach::allTasks, isIt);
    return isDrops && task != coach::allTasks.end() ? std::optional(*task) : std::nullopt;
}

std::optional<PuzzleTry> tryOf(const QStringList &words)
{
    if (words.size() != 7)
        return {};
    const auto when = whenOf(words[0]);
    const auto day = dayOf(words[1]);
    const auto mode = recordvalues::valueOf(modes, words[2].toStdString());
    const auto result = recordvalues::valueOf(results, words[3].toStdString());
    const auto rating = words[4] == u"-" ? std::optional(0) : numberOf(words[4]);
    const auto task = taskOf(words[5], words[6]);
    if (!when || !day || !mode || !result || !rating || !task || words[4] == u"0")
        return {};
    return PuzzleTry{.puzzle = words[5] + u' ' + words[6],
                     .task = *task,
                     .rating = *rating,
                     .mode = *mode,
                     .isRight = result->isRight,
                     .isHelped = result->isHelped,
                     .when = *when,
                     .day = *day};
}

std::optional<RushRun> runOf(const QStringList &words)
{
    if (words.size() != 4)
        return {};
    const auto when = whenOf(words[0]);
    const auto day = dayOf(words[1]);
    const auto solved = numberOf(words[2]);
    const auto missed = numberOf(words[3]);
    if (!when || !day || !solved || !missed)
        return {};
    return RushRun{.solved = *solved, .missed = *missed, .when = *when, .day = *day};
}

std::optional<FinishedStep> stepOf(const QStringList &words)
{
    const auto when = words.size() == 2 ? whenOf(words[0]) : std::nullopt;
    if (!when || words[1].isEmpty() || words[1].size() > 100)
        return {};
    return FinishedStep{.step = words[1], .when = *when};
}

std::optional<Drilled> drilledOf(const QStringList &words)
{
    if (words.size() != 5)
        return {};
    const auto when = whenOf(words[0]);
    const auto day = dayOf(words[1]);
    const auto answer = recordvalues::valueOf(answers, words[2].toStdString());
    const auto column = numberOf(words[4]);
    if (!when || !day || !answer || !column || words[3].isEmpty())
        return {};
    Drilled drilled{.drops = words[3] == u"-" ? QString() : words[3],
                    .column = *column - 1,
                    .answer = *answer,
                    .when = *when,
                    .day = *day};
    return drilled.asTry() ? std::optional(std::move(drilled)) : std::nullopt;
}

std::optional<AdaptiveGame> gameOf(const QStringList &words)
{
    if (words.size() != 6)
        return {};
    const auto when = whenOf(words[0]);
    const auto day = dayOf(words[1]);
    const auto strength = numberOf(words[2]);
    const auto points = numberOf(words[3]);
    const auto turns = numberOf(words[4]);
    const auto missed = numberOf(words[5]);
    if (!when || !day || !strength || !points || !turns || !missed || *strength > greatestStrength ||
        *points > 2 || *missed > *turns)
        return {};
    return AdaptiveGame{.when = *when,
                        .strength = *strength,
                        .points = *points,
                        .attention = {.turns = *turns, .missed = *missed},
                        .day = *day};
}

/// Reads the blocks of a text line by line, and blanks them.
class BlockReader
{
public:
    explicit BlockReader(QByteArray *text) : m_text(text) {}

    Found readBlocks()
    {
        while (m_next < m_text->size()) {
            const QByteArrayView line = nextLine();
            if (line.startsWith(headline))
                readBlock(line.sliced(headline.size()));
        }
        return std::move(m_found);
    }

private:
    /// Without blanks at its end, which mailing may add.
    QByteArrayView nextLine()
    {
        m_begin = m_next;
        const qsizetype end = m_text->indexOf('\n', m_begin);
        m_next = end < 0 ? m_text->size() : end + 1;
        ++m_line;
        QByteArrayView line = QByteArrayView(*m_text).sliced(m_begin, (end < 0 ? m_next : end) - m_begin);
        while (!line.isEmpty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
            line.chop(1);
        return line;
    }

    void blank()
    {
        const qsizetype end = m_next - (m_text->at(m_next - 1) == '\n' ? 1 : 0);
        std::fill(m_text->begin() + m_begin, m_text->begin() + end, ' ');
    }

    void readBlock(QByteArrayView number)
    {
        std::optional<Error> error;
        std::vector<Error> leftOut;
        const auto fail = [&](Error::Kind kind) {
            if (!error)
                error = Error{.kind = kind, .line = m_line};
        };
        if (number.toByteArray() != QByteArray::number(version))
            fail(number.toByteArray().toInt() > version ? Error::Kind::NewerVersion : Error::Kind::BadBlock);
        blank();
        Training training;
        bool isEnded = false;
        bool isNamed = false;
        while (!isEnded && m_next < m_text->size()) {
            const auto before = std::pair(m_next, m_line);
            const QByteArrayView line = nextLine();
            // Another block or game: this one's end is missing.
            if (line.startsWith("four-in-a-row ")) {
                std::tie(m_next, m_line) = before;
                break;
            }
            isEnded = line == "end";
            const QString words = QString::fromUtf8(line);
            const bool isName = !isNamed && words.startsWith(u"player:");
            if (isName)
                isNamed = readName(words.sliced(7), training);
            if (!isEnded && !line.isEmpty()) {
                if (!isNamed)
                    fail(Error::Kind::BadBlock);
                else if (!isName && !readLine(words, training))
                    leftOut.push_back({.kind = Error::Kind::BadLine, .line = m_line});
            }
            blank();
        }
        if (!isEnded)
            fail(Error::Kind::Unfinished);
        if (error)
            return note(*error);
        std::ranges::for_each(leftOut, [this](const Error &line) { note(line); });
        if (!training.isEmpty())
            m_found.trainings.push_back(std::move(training));
    }

    void note(const Error &error)
    {
        if (m_found.errors.size() < RecordList::mostErrors)
            m_found.errors.push_back(error);
    }

    static bool readName(const QString &text, Training &training)
    {
        const QString name = Names::tidied(text);
        const auto problem = Names::problem(name, limits::nameLength.most);
        training.name = name;
        return name.isEmpty() || !problem;
    }

    static bool readLine(const QString &line, Training &training)
    {
        const qsizetype colon = line.indexOf(u": ");
        const QString field = line.left(std::max(qsizetype(0), colon));
        const QStringList words = line.mid(colon + 2).split(u' ');
        const auto add = [](auto &entries, const auto &entry) {
            if (entry)
                entries.push_back(*entry);
            return entry.has_value();
        };
        if (field == u"try")
            return add(training.tries, tryOf(words));
        if (field == u"rush")
            return add(training.runs, runOf(words));
        if (field == u"drill")
            return add(training.drills, drilledOf(words));
        if (field == u"adaptive")
            return add(training.games, gameOf(words));
        return field == u"step" && add(training.steps, stepOf(words));
    }

    QByteArray *m_text;
    qsizetype m_begin = 0; ///< of the last line
    qsizetype m_next = 0;
    int m_line = 0;
    Found m_found;
};
} // namespace

QByteArray textOf(const Training &training)
{
    QString text = QString::fromLatin1(headline.data(), headline.size()) + QString::number(version) + u'\n';
    text += QStringLiteral("player: ") + training.name + u'\n';
    for (const PuzzleTry &tried : training.tries)
        text +=
            QStringLiteral("try: %1 %2 %3 %4 %5 %6\n")
                .arg(instantText(tried.when), tried.day.toString(Qt::ISODate),
                     toQString(recordvalues::textOf(modes, tried.mode)),
                     toQString(recordvalues::textOf(results, Result{tried.isRight, tried.isHelped})),
                     tried.rating == 0 ? QStringLiteral("-") : QString::number(tried.rating), tried.puzzle);
    for (const RushRun &run : training.runs)
        text += QStringLiteral("rush: %1 %2 %3 %4\n")
                    .arg(instantText(run.when), run.day.toString(Qt::ISODate), QString::number(run.solved),
                         QString::number(run.missed));
    for (const FinishedStep &step : training.steps)
        text += QStringLiteral("step: %1 %2\n").arg(instantText(step.when), step.step);
    for (const Drilled &drilled : training.drills)
        text += QStringLiteral("drill: %1 %2 %3 %4 %5\n")
                    .arg(instantText(drilled.when), drilled.day.toString(Qt::ISODate),
                         toQString(recordvalues::textOf(answers, drilled.answer)),
                         drilled.drops.isEmpty() ? QStringLiteral("-") : drilled.drops,
                         QString::number(drilled.column + 1));
    for (const AdaptiveGame &game : training.games)
        text += QStringLiteral("adaptive: %1 %2 %3 %4 %5 %6\n")
                    .arg(instantText(game.when), game.day.toString(Qt::ISODate),
                         QString::number(game.strength), QString::number(game.points),
                         QString::number(game.attention.turns), QString::number(game.attention.missed));
    return (text + QStringLiteral("end\n")).toUtf8();
}

Found extractTrainings(QByteArray &text)
{
    return BlockReader(&text).readBlocks();
}

} // namespace four::trainingtext
