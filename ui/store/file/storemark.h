// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

#include <optional>

namespace four {

/// What was stored last, noted beside the database: SQLite takes a log that was cut off for the end of what
/// was stored, and a file from a backup is sound as well.
///
/// Written after the transaction that it tells of, so that it may be behind the file, but not before it.
struct StoreMark
{
    qint64 lastNumber = 0;           ///< of a game; never decreases
    qint64 game = 0;                 ///< the game that was played last
    qint64 played = 0;               ///< its place in the order of playing
    std::optional<int> missing = {}; ///< found at a start and not told yet: StoreProblem::missing

    /// @param path of the database @return nothing: there is no mark, or an unreadable one
    [[nodiscard]] static std::optional<StoreMark> read(const QString &path);
    /// Does nothing where it cannot be written: then the mark stays behind.
    void write(const QString &path) const;

    friend bool operator==(const StoreMark &, const StoreMark &) = default;
};

} // namespace four
