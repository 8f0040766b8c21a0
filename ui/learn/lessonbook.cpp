// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lessonbook.h"

#include "ui/analysis/builtin.h"

#include <QLocale>
#include <QLoggingCategory>

#include <string_view>
#include <utility>
#include <variant>

namespace four::lessonbook {

namespace {
std::vector<coach::Lesson> read()
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
} // namespace

const std::vector<coach::Lesson> &lessons()
{
    static const std::vector<coach::Lesson> all = read();
    return all;
}

QString textOf(const coach::LessonText &text)
{
    // The program's language sets the locale as well, see Language.
    const bool isVietnamese = QLocale().language() == QLocale::Vietnamese;
    const auto language = isVietnamese ? coach::LessonLanguage::Vietnamese : coach::LessonLanguage::English;
    return QString::fromStdString(text.at(static_cast<std::size_t>(language)));
}

} // namespace four::lessonbook
