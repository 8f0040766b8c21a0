// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/gamerecord.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>

namespace four {

/// What keeps a file from being read or written.
struct FileProblem
{
    enum class Kind : std::uint8_t {
        NotThere,
        NotAFile,    ///< a folder, a pipe, a device
        NotReadable, ///< it may not be read
        TooLarge,    ///< more than recordfile::maxBytes
        ReadFailed,
        NotWritable, ///< neither may it be written nor another put in its place
        Full,        ///< there is no room for it
        WriteFailed,
    };
    Kind kind = Kind::ReadFailed;
    QString path;
    QString detail; ///< what the system says

    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/// Files of one or more games, each as its record, one after the other.
namespace recordfile {

inline constexpr qint64 maxBytes = qint64{128} << 20;

/// What a file holds, read piece by piece, so that whoever waits for a slow disk can do something else in
/// between. Any thread, one at a time.
class Content
{
public:
    explicit Content(const QString &path);

    /// Reads the next piece. @return whether another one may follow
    [[nodiscard]] bool readOn();
    /// Why it cannot be read; nothing as long as all goes well.
    [[nodiscard]] const std::optional<FileProblem> &problem() const { return m_problem; }
    /// What has been read, without the mark that some editors put in front of every text.
    [[nodiscard]] QByteArray take();

private:
    std::unique_ptr<QFile> m_file;
    QByteArray m_bytes;
    std::optional<FileProblem> m_problem;
};

/// The ending of such a file's name, without the dot.
[[nodiscard]] QString suffix();

/// @return the games and what is wrong with the rest of the file, or why it cannot be read at all
[[nodiscard]] std::variant<RecordList, FileProblem> read(const QString &path);

/// The games as the text of a file.
[[nodiscard]] QByteArray textOf(std::span<const RecordedGame> games);

/// Writes the file as a whole or not at all: whatever fails, what was there before is still there.
[[nodiscard]] std::optional<FileProblem> write(const QString &path, const QByteArray &content);

/// A name for a file of this game that every file system takes: the players and the day, without a suffix.
/// @param one, two the players' names as they are shown
[[nodiscard]] QString nameFor(const QString &one, const QString &two, const std::optional<Times> &times);

} // namespace recordfile

} // namespace four
