// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace four {

/// Why games cannot be stored or read.
struct StoreProblem
{
    enum class Kind : std::uint8_t {
        NoDriver,   ///< Qt's plugin for SQLite is not installed
        CannotOpen, ///< the folder or the file cannot be made or opened
        ReadOnly,
        Full,
        Busy,     ///< another process has the database locked
        Damaged,  ///< no database, or a damaged one: moved to `movedTo`, and replaced
        Rescuing, ///< damaged, and soon replaced: see Database::replaced()
        Removed,  ///< the file was removed while it was open, and a new one begun
        Older,    ///< sound, but as it was at an earlier time: `missing` says what it lacks
        Newer,    ///< of a later version of the program; left alone
        Failed,   ///< anything else; see `detail`
    };
    Kind kind = Kind::Failed;
    QString path = {};    ///< of the database
    QString movedTo = {}; ///< empty if it could not be moved
    int rescued = 0;      ///< games of the damaged file that are in the new one
    int missing = 0;      ///< games stored last that an older file lacks; 0: the last moves of one
    int inCopies = 0;     ///< lost games that a daily copy has: GameStore::takeFromCopies()
    QString detail = {};  ///< what SQLite says, in English

    /// Whether it is over already: all is stored, in another file.
    [[nodiscard]] bool isOver() const
    {
        return kind == Kind::Removed || kind == Kind::Older || (kind == Kind::Damaged && !movedTo.isEmpty());
    }

    friend bool operator==(const StoreProblem &, const StoreProblem &) = default;
};

} // namespace four
