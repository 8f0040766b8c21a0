// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessonbook.h"

#include "ui/analysis/builtin.h"

#include <QLocale>
#include <QLoggingCategory>

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace four {

namespace {
std::vector<coach::Lesson> readBook()
{
    const auto bytes = builtIn(QStringLiteral(":/learn/lessons/lessons.txt"));
    const std::string_view text(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    auto lessons = coach::readLessons(text);
    if (const auto *error = std::get_if<coach::LessonError>(&lessons)) {
        qWarning("The lessons cannot be read: line %d: %s", error->line, error->reason.c_str());
        return {};
    }
    return std::get<std::vector<coach::Lesson>>(std::move(lessons));
}

std::optional<coach::PuzzleSet> openSet(const QString &name)
{
    const auto set = coach::PuzzleSet::open(builtIn(name));
    const auto *found = std::get_if<coach::PuzzleSet>(&set);
    return found && found->size() > 0 ? std::optional(*found) : std::nullopt;
}
} // namespace

const coach::PuzzleSet *puzzleSet()
{
    static const std::optional<coach::PuzzleSet> set = openSet(QStringLiteral(":/learn/puzzles.set"));
    return set ? &*set : nullptr;
}

const coach::PuzzleSet *endingSet()
{
    static const std::optional<coach::PuzzleSet> set = openSet(QStringLiteral(":/learn/endings.set"));
    return set ? &*set : nullptr;
}

const std::vector<coach::Lesson> &lessonbook::lessons()
{
    static const std::vector<coach::Lesson> all = readBook();
    return all;
}

QString lessonbook::textOf(const coach::LessonText &text)
{
    // The program's language sets the locale as well, see Language.
    const bool isVietnamese = QLocale().language() == QLocale::Vietnamese;
    const auto language = isVietnamese ? coach::LessonLanguage::Vietnamese : coach::LessonLanguage::English;
    return QString::fromStdString(text.at(static_cast<std::size_t>(language)));
}

} // namespace four
