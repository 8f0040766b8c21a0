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

/// Why a file cannot be read or written.
struct FileProblem
{
    enum class Kind : std::uint8_t {
        NotThere,
        NotAFile,    ///< a folder, a pipe, a device
        NotReadable, ///< no permission
        TooLarge,    ///< more than recordfile::maxBytes
        ReadFailed,
        NotWritable, ///< no permission to write or replace it
        Full,        ///< the disk is full
        WriteFailed,
    };
    Kind kind = Kind::ReadFailed;
    QString path;
    QString detail; ///< the system's message

    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/// Files of games' records.
namespace recordfile {

inline constexpr qint64 maxBytes = qint64{128} << 20;

/// Reads a file in pieces, so that a slow disk does not block the caller. Any thread, one at a time.
class Content
{
public:
    explicit Content(const QString &path);

    /// Reads the next piece. @return whether another may follow
    [[nodiscard]] bool readOn();
    /// Why it cannot be read.
    [[nodiscard]] const std::optional<FileProblem> &problem() const { return m_problem; }
    /// Moves the content out, without a byte order mark.
    [[nodiscard]] QByteArray takeBytes();

private:
    std::unique_ptr<QFile> m_file;
    QByteArray m_bytes;
    std::optional<FileProblem> m_problem;
};

/// Of such a file's name, without the dot.
[[nodiscard]] QString suffix();

/// @return games and errors of the file, or why it cannot be read
[[nodiscard]] std::variant<RecordList, FileProblem> read(const QString &path);

/// The games as the text of a file.
[[nodiscard]] QByteArray textOf(std::span<const RecordedGame> games);

/// Writes the whole file, or keeps the file that is there.
[[nodiscard]] std::optional<FileProblem> write(const QString &path, const QByteArray &content);

/// A valid name for a file of the game: players and day, without suffix.
/// @param one, two the players' names as shown
[[nodiscard]] QString nameFor(const QString &one, const QString &two, const std::optional<Times> &times);

} // namespace recordfile

} // namespace four
