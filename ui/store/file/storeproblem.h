// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace four {

/// What keeps games from being stored or read.
struct StoreProblem
{
    enum class Kind : std::uint8_t {
        NoDriver,   ///< Qt's plugin for SQLite is not installed
        CannotOpen, ///< the folder or the file cannot be made or opened
        ReadOnly,
        Full,
        Busy,    ///< another program keeps the database locked
        Damaged, ///< the file is no database or a broken one: it was moved to `movedTo`, and another begun
        Removed, ///< somebody took the file away while it was open, and another was begun
        Newer,   ///< written by a later version of the program, and left alone
        Failed,  ///< anything else; see `detail`
    };
    Kind kind = Kind::Failed;
    QString path = {};    ///< of the database
    QString movedTo = {}; ///< empty if it could not be moved
    int rescued = 0;      ///< games that could still be read in the damaged file, and are in the new one
    int inCopies = 0;     ///< games that are lost there, but are in a daily copy: GameStore::takeFromCopies()
    QString detail = {};  ///< what SQLite says, in English

    /// Whether it is over as it is told: everything is stored, though in another file.
    [[nodiscard]] bool isOver() const
    {
        return kind == Kind::Removed || (kind == Kind::Damaged && !movedTo.isEmpty());
    }

    friend bool operator==(const StoreProblem &, const StoreProblem &) = default;
};

} // namespace four
